"""The Windows program under Wine: it checks itself, plays in a window, and leaves nothing."""

import json
import shutil
import struct
import time
from collections import Counter
from pathlib import Path

from colosseum.program.app import App
from tests.screen import SIZE, Display, is_drawn
from tests.test_real_window import keep, places, play_to_the_first_bid, saved, until, until_still
from tools.windows.wine import Wine, windows_path

__all__ = ["places"]

PROGRAM = "Colosseum.exe"


def test_it_works_without_a_screen(wine: Wine, program: Path) -> None:
    report = wine.folder / "report.txt"
    report.unlink(missing_ok=True)
    wine.run(program, "selftest", "--report", windows_path(report))

    assert report.read_text(encoding="utf-8").endswith(" passed, 0 failed\n")
    assert wine.processes(PROGRAM) == []


def test_it_works_in_a_window_and_opens_only_one(
    wine: Wine, program: Path, display: Display
) -> None:
    game = wine.start(program, "selftest", "--window", display=display.name)
    most = 0
    while game.poll() is None:
        most = max(most, len(windows(display)))
        time.sleep(0.5)
    assert game.stdout is not None

    assert game.stdout.read().rstrip().endswith(" passed, 0 failed")
    assert most == 1
    assert wine.processes(PROGRAM) == []


def test_it_plays_to_the_first_bid_and_closing_saves(
    wine: Wine, program: Path, display: Display, places: App
) -> None:
    mine = wine.local / "Colosseum"
    choose_settings(wine)
    game = wine.start(program, display=display.name)
    until(lambda: is_drawn(display.picture()), "no window came up")
    until_still(display)
    keep(display, "windows-title")
    play_to_the_first_bid(display, places, mine)
    keep(display, "windows-first-bid")
    before = saved(mine)
    close(wine, display)

    assert game.wait(60) == 0
    after = saved(mine)
    assert before is not None
    assert after is not None
    assert after.records[: len(before.records)] == before.records
    until(lambda: wine.processes(PROGRAM) == [], "a process is left", 20)
    assert not list(mine.rglob("*.lock"))
    assert not list(mine.rglob("*unfinished"))


def test_damage_is_told_in_a_box(wine: Wine, program: Path, display: Display) -> None:
    shutil.rmtree(program.parent / "_internal" / "assets" / "fonts")
    game = wine.start(program, display=display.name)
    until(lambda: len(windows(display)) == 2, "no box came up over the window")
    time.sleep(1)
    display.do("key", "Return")

    assert game.wait(60) == 1
    log = wine.local / "Colosseum" / "Logs" / "colosseum.log"
    assert "cannot find its file fonts/" in log.read_text(encoding="utf-8")


def test_it_opens_no_console_and_is_sharp_on_every_monitor(program: Path) -> None:
    content = program.read_bytes()
    (header,) = struct.unpack_from("<I", content, 0x3C)
    (subsystem,) = struct.unpack_from("<H", content, header + 0x5C)

    assert subsystem == 2, "windows and no console"
    assert b"PerMonitorV2, PerMonitor</dpiAwareness>" in content


def test_it_carries_every_library_once(program: Path) -> None:
    libraries = Counter(file.name.lower() for file in program.parent.rglob("*.dll"))

    assert libraries["sdl2.dll"] == 1
    assert [name for name, count in libraries.items() if count > 1] == []


def windows(display: Display, name: str = "Colosseum") -> list[str]:
    return display.do("search", "--onlyvisible", "--name", f"^{name}$").split()


def choose_settings(wine: Wine) -> None:
    folder = wine.local / "Colosseum"
    folder.mkdir(parents=True)
    size = {"width": SIZE[0], "height": SIZE[1], "sized": True}
    chosen = {**size, "speed": "instant", "muted": True}
    (folder / "settings.json").write_text(json.dumps(chosen), encoding="utf-8")
    wine.hand_over(folder)


def close(wine: Wine, display: Display) -> None:
    """Close the window as its button does: without /F, taskkill only asks."""
    wine.run("taskkill", "/IM", PROGRAM, display=display.name)
