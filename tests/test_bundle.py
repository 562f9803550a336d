"""The archive that players download, under the conditions players have.

    COLOSSEUM_BUNDLE=dist python3 dev.py test tests/test_bundle.py

after `python3 dev.py build`, as `.ci/run` does. Without the variable there is nothing to test.
"""

import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.access.listener import can_listen, listening
from tests.screen import Display, is_drawn
from tools import debian, glibc, licences
from tools.packing import ROOT, archive_name

BUNDLE = os.environ.get("COLOSSEUM_BUNDLE", "")

pytestmark = [
    pytest.mark.skipif(not BUNDLE, reason="COLOSSEUM_BUNDLE does not say where the archive is"),
    pytest.mark.skipif(sys.platform != "linux", reason="elsewhere docs/RELEASING.md has a list"),
]

Tree = dict[str, tuple[int, int]]


@pytest.fixture(scope="module")
def bundle(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Unpacked into a read-only folder with an awkward name."""
    folder = tmp_path_factory.mktemp("bundle") / "Bücher und Spiele ☉ 2026"
    if shutil.which("unzip") is None:
        pytest.skip("there is no unzip here")
    archive = Path(BUNDLE).resolve() / f"{archive_name()}.zip"
    subprocess.run(["unzip", "-q", archive, "-d", folder], check=True)
    subprocess.run(["chmod", "-R", "a-w", folder], check=True)
    return folder / "Colosseum"


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """Someone who has never played."""
    folder = tmp_path / "home"
    folder.mkdir()
    return folder


@pytest.fixture
def display(tmp_path: Path) -> Iterator[Display]:
    if shutil.which("Xvfb") is None:
        pytest.skip("there is no Xvfb here")
    screen = Display(tmp_path)
    yield screen
    screen.close()


def surroundings(home: Path, display: Display | None = None) -> dict[str, str]:
    """Little more than a desktop provides; there is no audio device, real or dummy."""
    screen = {} if display is None else {"DISPLAY": display.name}
    return {"HOME": str(home), "PATH": os.defpath, "LANG": "C.UTF-8", **screen}


def tree(folder: Path) -> Tree:
    """Everything in a folder, with its size and time of last change."""
    return {
        str(file.relative_to(folder)): (file.lstat().st_size, file.lstat().st_mtime_ns)
        for file in sorted(folder.rglob("*"))
    }


def offline() -> list[str]:
    """What to put before a command to take the network away, where the system lets us."""
    command = ["unshare", "--map-root-user", "--net"]
    allowed = shutil.which("unshare") and subprocess.run([*command, "true"]).returncode == 0
    return command if allowed else []


def test_it_works_without_streams_screen_sound_or_network(
    bundle: Path, home: Path, tmp_path: Path
) -> None:
    before = tree(bundle)
    report = tmp_path / "report.txt"
    # A windowed program on Windows has no streams; here the shell takes them away.
    closing = ["sh", "-c", 'exec "$@" <&- >&- 2>&-', "sh"]
    program = [str(bundle / "Colosseum"), "selftest", "--report", str(report)]
    command = [*offline(), *closing, *program]
    done = subprocess.run(command, env=surroundings(home), cwd="/", timeout=300)

    assert report.read_text(encoding="utf-8").endswith(" passed, 0 failed\n")
    assert done.returncode == 0
    assert tree(bundle) == before
    assert tree(home) == {}


def test_every_library_in_it_has_its_licence(bundle: Path) -> None:
    inside = bundle / "_internal"
    files = [file.relative_to(inside).as_posix() for file in inside.rglob("*")]
    assert len([*filter(licences.is_native, files)]) > 50
    assert licences.unlicensed(files) == []
    texts = {file.name for file in (bundle / "licences").iterdir()}
    owners = [each for each in licences.libraries() if any(map(each.owns, files))]
    assert {f"{library.name}.txt" for library in owners} <= texts


def test_it_needs_no_newer_c_library_than_the_notes_say(bundle: Path) -> None:
    for notes in (*ROOT.glob("README*.md"), *bundle.glob("INSTALL*.txt")):
        (told,) = re.findall(r"glibc (\d+)\.(\d+)", notes.read_text(encoding="utf-8"))
        assert glibc.needed_by(bundle) <= tuple(map(int, told)), notes.name


def test_downloads_are_small(bundle: Path) -> None:
    for file in Path(BUNDLE).glob("*.deb"), Path(BUNDLE).glob("*.zip"):
        assert all(each.stat().st_size <= 23e6 for each in file)


def test_the_package_is_installed_works_and_leaves_nothing(home: Path, tmp_path: Path) -> None:
    package = Path(BUNDLE).resolve() / debian.file_name()
    if shutil.which("dpkg") is None or os.getuid() != 0:
        pytest.skip("only root can install packages, where there is dpkg")
    system = tmp_path / "system"
    for folder in ("info", "updates"):
        (system / "var/lib/dpkg" / folder).mkdir(parents=True)
    (system / "var/lib/dpkg/status").touch()
    before = {name for name in tree(system) if "var/lib/dpkg" not in name}
    dpkg = ["dpkg", f"--root={system}", "--force-depends", "--log=/dev/null"]

    subprocess.run([*dpkg, "--install", str(package)], check=True, capture_output=True)
    report = tmp_path / "report.txt"
    command = [str(system / "usr/bin/colosseum"), "selftest", "--report", str(report)]
    subprocess.run(command, env=surroundings(home), check=True, timeout=300, capture_output=True)
    assert report.read_text(encoding="utf-8").endswith(" passed, 0 failed\n")
    for file in ("applications/colosseum.desktop", "mime/packages/colosseum.xml"):
        assert (system / "usr/share" / file).exists()

    subprocess.run([*dpkg, "--purge", debian.PACKAGE], check=True, capture_output=True)
    after = {name for name in tree(system) if "var/lib/dpkg" not in name}
    assert after == before


def test_it_works_in_a_window_and_opens_only_one(
    bundle: Path, home: Path, display: Display
) -> None:
    command = [str(bundle / "Colosseum"), "selftest", "--window"]
    game = subprocess.Popen(
        command, env=surroundings(home, display), stdout=subprocess.PIPE, text=True
    )
    most = 0
    while game.poll() is None:
        most = max(most, len(display.do("search", "--class", "Colosseum").split()))
        time.sleep(0.3)
    said, _ = game.communicate()

    assert said.endswith(" passed, 0 failed\n"), said
    assert game.returncode == 0
    assert most == 1


def test_it_plays_and_writes_only_to_the_players_folders(
    bundle: Path, home: Path, display: Display, tmp_path: Path
) -> None:
    before = tree(bundle)
    link = tmp_path / "colosseum"
    link.symlink_to(bundle / "Colosseum")  # as the install notes say
    game = subprocess.Popen([link], env=surroundings(home, display), cwd="/")
    until_drawn(display, game)
    display.do("key", "Escape")
    time.sleep(1)
    display.do("key", "Return")

    assert game.wait(30) == 0
    assert tree(bundle) == before
    written = {"/".join(Path(name).parts[:3]) for name in tree(home) if (home / name).is_file()}
    folders = {".local/share/Colosseum", ".local/state/Colosseum"}
    assert written <= {".config/Colosseum/settings.json"} | folders


def test_the_first_minute_can_be_heard(bundle: Path, tmp_path: Path) -> None:
    """The title is read, the language changed and a lesson begun, by names alone."""
    if not can_listen():
        pytest.skip("there is no AT-SPI here")
    with listening(tmp_path, [str(bundle / "Colosseum")]) as reader:
        reader.sees("Career")
        reader.press("Settings")
        reader.press("Français")
        reader.press("Retour")
        reader.press("Apprendre")
        reader.press("1 · Investir")
        reader.hears("Tu diriges une arène à Rome.")
        reader.press("Suivant")


def test_trouble_is_reported_in_a_box_that_names_the_report(
    bundle: Path, home: Path, display: Display, tmp_path: Path
) -> None:
    broken = tmp_path / "broken"
    shutil.copytree(bundle, broken, symlinks=True)
    subprocess.run(["chmod", "-R", "u+w", broken], check=True)
    shutil.rmtree(broken / "_internal" / "assets" / "fonts")
    box = tmp_path / "box.txt"
    game = subprocess.Popen(
        [broken / "Colosseum"],
        env=surroundings(home, display) | {"PATH": f"{zenity(tmp_path, box)}:{os.defpath}"},
        stderr=subprocess.PIPE,
        text=True,
    )
    give_up = time.monotonic() + 60
    while game.poll() is None:  # a box that SDL draws itself waits for someone
        assert time.monotonic() < give_up, "nobody could close the box"
        for window in boxes(display):
            box.write_text("drawn")
            display.do("windowfocus", window, "key", "Return")
        time.sleep(0.3)
    said = game.stderr.read() if game.stderr else ""

    log = home / ".local/state/Colosseum/log/colosseum.log"
    assert game.returncode == 1
    assert box.exists(), "no box came up"
    (report,) = home.glob("Colosseum report *.txt")
    assert box.read_text() == "drawn" or str(report) in box.read_text().replace("\n", " ")
    assert "cannot find its file fonts/" in said
    assert str(report) in said
    assert "Traceback" not in said
    assert "cannot find its file fonts/" in log.read_text(encoding="utf-8")


def boxes(display: Display) -> list[str]:
    """Boxes that SDL draws itself: they have a title as the game's window does, but no class."""
    windows = display.do("search", "--class", "Colosseum").split()
    return [
        window
        for window in display.do("search", "--class", ".*").split()
        if window not in windows and display.do("getwindowname", window) == "Colosseum"
    ]


def zenity(folder: Path, box: Path) -> Path:
    """Where SDL cannot draw a box, for want of fonts, it asks this program to show one."""
    programs = folder / "programs"
    programs.mkdir()
    script = f'#!/bin/sh\n[ "$1" = --version ] && echo 3.44.0 || echo "$@" >"{box}"\n'
    (programs / "zenity").write_text(script)
    (programs / "zenity").chmod(0o755)
    return programs


def until_drawn(display: Display, game: "subprocess.Popen[bytes]") -> None:
    end = time.monotonic() + 30
    while not is_drawn(display.picture()):
        assert game.poll() is None, "the game ended"
        assert time.monotonic() < end, "no window came up"
        time.sleep(0.2)
    time.sleep(1)
