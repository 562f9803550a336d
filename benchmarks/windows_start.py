"""How soon the title of the Windows program appears, compared with a bare pygame window.

    python3 dev.py bench windows_start

It needs what `python3 -m tools.windows build` has made: Wine, and the program in it. The bare
program is frozen there in the same way; both start in turn, and are timed from outside.
"""

import tempfile
from pathlib import Path

from benchmarks.bundle import (
    BARE,
    BARE_SPEC,
    first_picture,
    megabytes,
    report_sizes,
    report_starts,
    wait_until,
)
from tests.screen import Display
from tools.windows.wine import Wine

STARTS = 7


def bare_bundle(wine: Wine) -> Path:
    (wine.source / "bare.py").write_text(BARE)
    (wine.source / "bare.spec").write_text(BARE_SPEC.replace("strip=True", "strip=False"))
    command = ("-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR", "bare.spec")
    wine.run(wine.python, *command, cwd=wine.source)
    return wine.source / "dist" / "Bare"


def seconds_to_picture(wine: Wine, program: Path, display: Display, screen: Path) -> float:
    with first_picture(screen) as taken:
        wine.start(program, display=display.name, SDL_AUDIODRIVER="dummy")
    wine.run("taskkill", "/F", "/IM", program.name, display=display.name)
    wait_until(lambda: not wine.processes(program.name))
    return taken[0]


def main() -> None:
    wine = Wine()
    wine.stop()
    ours, bare = wine.source / "dist" / "Colosseum", bare_bundle(wine)
    report_sizes(megabytes(ours), megabytes(bare))
    wine.stop()
    with tempfile.TemporaryDirectory() as name:
        display, screen = Display(Path(name)), Path(name) / "Xvfb_screen0"
        programs = (ours / "Colosseum.exe", bare / "Bare.exe")
        for program in programs:
            seconds_to_picture(wine, program, display, screen)  # to warm the disk cache
        rounds = [
            [seconds_to_picture(wine, program, display, screen) for program in programs]
            for _ in range(STARTS)
        ]
        wine.stop()
        display.close()
    report_starts(rounds)


if __name__ == "__main__":
    main()
