"""The installer under Wine: silently there, and silently gone again."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.screen import Display, is_drawn
from tests.test_real_window import until
from tests.windows.test_program import PROGRAM, choose_settings, close
from tools.windows.installer import installer_name
from tools.windows.wine import Failed, Wine, windows_path

TYPE = r"HKCU\Software\Classes\Colosseum.journal"
LISTED = r"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\Colosseum"


@pytest.fixture
def installed(wine: Wine) -> Iterator[Path]:
    """The folder of the program, installed with a link on the desktop."""
    folder = wine.local / "Programs" / "Colosseum"
    shutil.rmtree(folder, ignore_errors=True)
    wine.run(wine.source / "dist" / installer_name(), "/S", "/DESKTOP")
    yield folder
    if folder.exists():
        uninstall(wine, folder)


def uninstall(wine: Wine, folder: Path, *options: str) -> None:
    """The uninstaller goes on in a copy of itself, so that it can delete itself."""
    wine.run(folder / "Uninstall.exe", "/S", *options)
    until(lambda: not folder.exists(), "the program is still there")
    wine.wait()


def links(wine: Wine) -> list[Path]:
    menu = wine.profile / "AppData/Roaming/Microsoft/Windows/Start Menu/Programs"
    return [menu / "Colosseum.lnk", wine.profile / "Desktop" / "Colosseum.lnk"]


def registered(wine: Wine, key: str) -> str:
    """The values of a key of the registry; nothing if there is no such key."""
    try:
        return wine.run("reg", "query", key, "/s")
    except Failed:
        return ""


def test_it_installs_a_whole_game_and_uninstalls_all_but_saved_games(
    wine: Wine, installed: Path
) -> None:
    report = wine.folder / "report.txt"
    report.unlink(missing_ok=True)
    wine.run(installed / PROGRAM, "selftest", "--report", windows_path(report))
    assert report.read_text(encoding="utf-8").endswith(" passed, 0 failed\n")
    assert all(link.exists() for link in links(wine))
    assert "Uninstall.exe" in registered(wine, LISTED)
    game = wine.local / "Colosseum" / "games" / "one.journal"
    game.parent.mkdir(parents=True)
    game.write_text("a game")
    wine.hand_over(wine.local / "Colosseum")

    uninstall(wine, installed)

    assert game.exists()
    assert not any(link.exists() for link in links(wine))
    assert registered(wine, TYPE) == registered(wine, LISTED) == ""


def test_a_folder_of_other_things_keeps_them(wine: Wine) -> None:
    """Even what is called like parts of the program: it gets a folder of its own in there."""
    chosen = wine.local / "Other"
    shutil.rmtree(chosen, ignore_errors=True)
    others = [chosen / name for name in ("_internal/mine.txt", "licences/mine.txt", "LICENSE.txt")]
    for other in others:
        other.parent.mkdir(parents=True, exist_ok=True)
        other.write_text("mine")
    wine.hand_over(chosen)
    for _ in ("a new program", "the same again"):
        wine.run(wine.source / "dist" / installer_name(), "/S", f"/D={windows_path(chosen)}")
        assert (chosen / "Colosseum" / PROGRAM).exists()

    uninstall(wine, chosen / "Colosseum")

    assert all(other.read_text() == "mine" for other in others)
    assert sorted(each.name for each in chosen.iterdir()) == [
        "LICENSE.txt",
        "_internal",
        "licences",
    ]


def test_a_saved_game_opens_by_double_click(wine: Wine, installed: Path, display: Display) -> None:
    kind = registered(wine, r"HKCU\Software\Classes\.journal")
    command = registered(wine, TYPE + r"\shell\open\command")
    wine.stop()  # it opens windows only on the screen that it starts with
    choose_settings(wine)
    folder = wine.local / "Partii salvate"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    file = folder / "Jocul Zoëi.journal"
    shutil.copy(Path(__file__).parents[1] / "old_files/data/games/begun.journal", file)
    wine.hand_over(folder)

    # Wine 8 asks only the types of the whole machine, so we do what the Explorer does.
    assert "REG_SZ    Colosseum.journal" in kind
    assert rf'\Programs\Colosseum\{PROGRAM}" "%1"' in command
    wine.start(installed / PROGRAM, windows_path(file), display=display.name)

    until(lambda: is_drawn(display.picture()), "no window came up")
    until(lambda: file.with_name(file.name + ".lock").exists(), "the game was not opened")
    close(wine, display)
    until(lambda: wine.processes(PROGRAM) == [], "a process is left", 20)


def test_the_uninstaller_removes_saved_games_when_asked(wine: Wine, installed: Path) -> None:
    choose_settings(wine)

    uninstall(wine, installed, "/REMOVESAVES")

    assert not (wine.local / "Colosseum").exists()
