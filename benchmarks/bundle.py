"""How large the executable is, and how soon after the double-click the title appears.

    python3 dev.py bench bundle

It is compared with a bare pygame window, frozen with the same exclusions in the same run. Both
start in turn on a virtual screen, and are timed from outside until their first picture appears.
It needs Linux and Xvfb.
"""

import mmap
import os
import statistics
import struct
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import dev
from tests.screen import Display

STARTS = 15
ALLOWED_MB = 20
ALLOWED_TIMES = 3

BARE = """
import pygame
pygame.display.init()
window = pygame.display.set_mode((1280, 720), pygame.RESIZABLE)
window.fill("red")
pygame.display.flip()
while pygame.event.wait().type != pygame.QUIT:
    pass
"""
BARE_SPEC = """
from tools.packing import EXCLUDED, needed
program = Analysis(["bare.py"], excludes=EXCLUDED)
executable = EXE(
    PYZ(program.pure), program.scripts, exclude_binaries=True, name="Bare", console=False,
    strip=True, upx=False,
)
COLLECT(
    executable, needed(program.binaries), needed(program.datas), name="Bare", strip=True, upx=False
)
"""


def bare_bundle(folder: Path) -> Path:
    (folder / "bare.py").write_text(BARE)
    (folder / "bare.spec").write_text(BARE_SPEC)
    python = dev.environment(".venv-build", extra="build")
    command = [str(python), "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR", "bare.spec"]
    subprocess.run(command, cwd=folder, check=True)
    return folder / "dist" / "Bare"


def megabytes(folder: Path) -> float:
    return sum(file.lstat().st_size for file in folder.rglob("*") if file.is_file()) / 1e6


@contextmanager
def first_picture(screen: Path) -> Iterator[list[float]]:
    """Start a program inside; afterwards the list has the seconds until its first picture.

    That is when the middle line of the screen is no longer black.
    """
    taken: list[float] = []
    with screen.open("rb") as file, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as shown:
        head = struct.unpack(">25I", shown[:100])
        first = head[0] + 12 * head[19] + head[12] * (head[5] // 2)
        line = slice(first, first + head[12])
        black = bytes(head[12])
        wait_until(lambda: shown[line] == black)
        start = time.perf_counter()
        yield taken
        wait_until(lambda: shown[line] != black)
        taken.append(time.perf_counter() - start)


def seconds_to_picture(program: Path, screen: Path, environment: dict[str, str]) -> float:
    with first_picture(screen) as taken:
        process = subprocess.Popen([program], env=environment, stdout=subprocess.DEVNULL)
    process.terminate()
    process.wait()
    return taken[0]


def wait_until(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + 30
    while not condition():
        if time.monotonic() > end:
            raise SystemExit("The screen did not change.")
        time.sleep(0.001)


def main() -> None:
    if dev.main("build", "--log-level", "ERROR"):
        sys.exit("The executable could not be built.")
    ours = dev.ROOT / "dist" / "Colosseum"
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        bare = bare_bundle(folder)
        report_sizes(megabytes(ours), megabytes(bare))
        display = Display(folder)
        environment = {"HOME": name, "PATH": os.defpath, "DISPLAY": display.name}
        environment["SDL_AUDIODRIVER"] = "dummy"
        screen = folder / "Xvfb_screen0"
        programs = (ours / "Colosseum", bare / "Bare")
        for program in programs:
            seconds_to_picture(program, screen, environment)  # to warm the disk cache
        rounds = [
            [seconds_to_picture(program, screen, environment) for program in programs]
            for _ in range(STARTS)
        ]
        display.close()
    report_starts(rounds)


def report_sizes(ours: float, bare: float) -> None:
    print(f"folder: {ours:.1f} MB, bare {bare:.1f} MB: {ours - bare:.1f} MB more", end=" ")
    print(f"(wanted: at most {ALLOWED_MB})")


def report_starts(rounds: list[list[float]]) -> None:
    ours, bare = (statistics.median(column) for column in zip(*rounds, strict=True))
    ratio = statistics.median(our / their for our, their in rounds)
    print(f"title after {ours:.3f} s, bare window after {bare:.3f} s: {ratio:.2f} times", end=" ")
    print(f"(wanted: at most {ALLOWED_TIMES})")


if __name__ == "__main__":
    main()
