"""What a report leaves out: folders, and what the user and the computer are called."""

import os
import sys
import traceback
from pathlib import Path
from unicodedata import normalize

import pytest

from colosseum.files import paths
from colosseum.files.redaction import anonymous


@pytest.fixture(autouse=True)
def zoe(home: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Her home, on her computer."""
    folder = home / "zoë.o'neill"
    folder.mkdir()
    for name in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(name, str(folder))
    for name in ("USER", "USERNAME", "LOGNAME"):
        monkeypatch.setenv(name, "Zoë")
    monkeypatch.setattr("platform.node", lambda: "zoes-laptop.example.org")
    return folder


def test_her_home_is_called_home(zoe: Path) -> None:
    assert anonymous(f"no file {zoe}/Games/x.journal here") == "no file ~/Games/x.journal here"
    assert anonymous(f"{zoe / 'x'!r}") in {'PosixPath("~/x")', 'WindowsPath("~/x")'}
    assert anonymous(normalize("NFD", str(zoe))) == "~"


def test_her_own_files_and_the_program_are_known_by_what_they_are() -> None:
    assert anonymous(str(paths.config_folder() / "settings.json")) == "(player)/settings.json"
    assert anonymous(str(paths.asset("fonts"))) == "(program)/assets/fonts"
    assert anonymous(traceback.__file__).startswith("(python)")


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("Zoë plays", "(user) plays"),
        ("ZOË_2", "(user)_2"),
        ("Zoëland", "Zoëland"),
        ("on zoes-laptop.example.org:0", "on (computer):0"),
        ("on ZOES-LAPTOP", "on (computer)"),
        ("/home/anna/x", "~/x"),
        ("/home/anna", "~"),
        (r"C:\Users\Anna Maria\AppData\x.log", r"~\AppData\x.log"),
        (r"'C:\\Users\\Anna Maria\\x.log'", r"'~\\x.log'"),
        ("/Users/anna/Library", "~/Library"),
        ('open "/mnt/Anna\'s stick/a game.journal"', 'open "(folder)/a game.journal"'),
        ("open “D:/Anna’s stick/x.journal” now", "open “(folder)/x.journal” now"),
        ("[Errno 5] Input/output error: '/media/Anna/a b/x.journal'", "'(folder)/x.journal'"),
        (r"\\server\anna$\x.journal is gone", "(folder)/x.journal is gone"),
        ("the folder /media/Anna's stick/games cannot be", "the folder (folder)/games cannot be"),
        (r"the folder E:\Anna's stick\games cannot be", "the folder (folder)/games cannot be"),
        ("the folder /srv/anna/games cannot be", "the folder (folder)/games cannot be"),
        ("and/or 10/12 · 100%", "and/or 10/12 · 100%"),
    ],
)
def test_nobody_is_named(words: str, expected: str) -> None:
    found = anonymous(words)
    assert "Anna" not in found
    assert expected in found


@pytest.mark.skipif(sys.platform == "win32", reason="only Unix keeps full names so")
def test_her_full_name_is_left_out_too(monkeypatch: pytest.MonkeyPatch) -> None:
    import pwd

    known = pwd.struct_passwd(("zo", "x", os.getuid(), 0, "Zoë O'Neill,,,", "/home/zo", "/bin/sh"))
    monkeypatch.setattr(pwd, "getpwuid", lambda _: known)
    assert anonymous("Dear Zoë O'Neill, dear zo") == "Dear (user), dear (user)"


def test_a_user_without_a_name_or_a_home_is_no_trouble(monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown(*_: object) -> str:
        raise RuntimeError("Could not determine home directory.")

    for name in ("HOME", "USERPROFILE", "USER", "USERNAME", "LOGNAME", "USERDOMAIN"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("getpass.getuser", unknown)
    monkeypatch.setattr(Path, "home", unknown)
    assert anonymous("All is well.") == "All is well."
