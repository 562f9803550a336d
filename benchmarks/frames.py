"""How smooth the window is.

    python3 dev.py bench frames [--game roma] [--monkey | --listening]

Everything is measured in one run and reported as a ratio to the simplest thing the same machine
can do: copying a full frame and showing it, or opening an empty window. Without a display, SDL's
dummy driver stands in. Animated frames are measured by the clock and in the processor's time, since
on a busy machine the clock says little.

With `--monkey`, the frames of 20,000 random inputs are measured instead, and the longest are listed
with the scenes before and after them, in both kinds of time: the clock counts waiting for the disk
too. With `--listening`, animated frames are measured with and without a screen reader that asks for
every change.
"""

import argparse
import os
import resource
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any

from benchmarks.own_window import own_window
from colosseum.games import GAMES

if TYPE_CHECKING:
    from colosseum.play.session import Session
    from colosseum.program.app import App

SIZE = (1920, 1080)
SMALL = (1024, 576)
"""The monkeys' window, as in the tests."""
LONG = 0.1
LISTED = 12
FRAME = 1 / 60
STARTS = 5
IDLE_SECONDS = 5.0
ANIMATED = 3000
"""How many frames in motion are measured."""
LISTENED = 1000
"""How many with a screen reader, and without it."""

_EMPTY = """
import time; start = time.perf_counter()
import pygame
pygame.display.init()
pygame.display.set_mode({size}, pygame.RESIZABLE)
pygame.display.flip()
print(time.perf_counter() - start)
"""
_TITLE = """
import time; start = time.perf_counter()
from colosseum.program.app import App
from colosseum.scenes.title import TitleScene
from colosseum.files.settings import Settings
app = App(Settings(muted=True), {size})
app.push(TitleScene(app))
app.step([], 0.0)
print(time.perf_counter() - start)
"""


def start_ratio() -> float:
    """How long the title takes to appear, as a multiple of an empty window's time."""

    def seconds(program: str) -> float:
        text = program.format(size=SIZE)
        run = subprocess.run(
            [sys.executable, "-c", text], capture_output=True, text=True, check=True
        )
        return float(run.stdout.split()[-1])

    pairs = [(seconds(_TITLE), seconds(_EMPTY)) for _ in range(STARTS)]
    return statistics.median(title for title, _ in pairs) / statistics.median(
        empty for _, empty in pairs
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=GAMES, default=GAMES[0])
    parser.add_argument("--monkey", action="store_true")
    parser.add_argument("--listening", action="store_true")
    options = parser.parse_args()
    with own_window():
        if options.monkey:
            measure_monkeys(options.game)
            return
        if options.listening:
            measure_listening(options.game)
            return
        print(f"title: {start_ratio():.2f} times an empty window's start (wanted: at most 3)")
        measure_table(options.game)


def measure_table(game: str) -> None:
    import pygame

    from colosseum.files.settings import Settings
    from colosseum.program.app import App

    app = App(Settings(muted=True), SIZE)
    surface = pygame.display.get_surface()
    assert surface is not None
    picture = surface.copy()
    bare = []
    for _ in range(300):
        start = now()
        surface.blit(picture, (0, 0))
        pygame.display.flip()
        bare.append(since(start))
    blits = [statistics.median(kind) for kind in zip(*bare, strict=True)]
    blit = blits[0]
    print(f"driver {pygame.display.get_driver()}; bare frame {1000 * blit:.2f} ms")
    frames = animated(app, game)
    kinds = ("by the clock", "of the processor's time")
    for kind, one, taken in zip(kinds, blits, zip(*frames, strict=True), strict=True):
        mean, worst = statistics.mean(taken), statistics.quantiles(taken, n=100)[98]
        print(
            f"{len(taken)} animated frames, {kind}: mean {mean / one:.1f} bare frames"
            f" (wanted: at most 10), 99 % within {1000 * worst:.1f} ms (wanted: below 16)"
        )
    if game == "colosseum":
        measure_spectacle(app, blit)
    print(f"idle: {100 * idle(app, game):.2f} % of a core (wanted: at most 2)")
    three_games(app, game)
    print(f"memory after three games: {memory():.0f} MB (wanted: at most 220)")


def begun(game: str, seed: int, level: str, first: str | None = None) -> "Session":
    """A game between opponents of a level; `first` may take the first seat instead."""
    from colosseum import games
    from colosseum.play.seats import USUAL_NAMES, Seat
    from colosseum.play.session import Session

    kit = games.find(game)
    levels = [first or level, *[level] * (kit.usual_players - 1)]
    seats = [Seat(USUAL_NAMES[place], player, place) for place, player in enumerate(levels)]
    return Session.new(kit, seats, seed)


def now() -> tuple[float, float]:
    """By the clock, and of the processor's time, which other programs hardly change."""
    return time.perf_counter(), time.thread_time()


def since(start: tuple[float, float]) -> tuple[float, float]:
    wall, cpu = now()
    return wall - start[0], cpu - start[1]


def animated(app: "App", game: str, wanted: int = ANIMATED) -> list[tuple[float, float]]:
    """Games between the strongest opponents, shown at the usual speed while they think."""
    from colosseum.scenes.table.scene import TableScene

    frames: list[tuple[float, float]] = []
    for seed in count(5):
        scene = TableScene(app, begun(game, seed, "grand"))
        app.start_over(scene)
        while app.scene is scene:
            start = now()
            moving = scene.is_moving
            app.step([], FRAME)
            taken = since(start)
            if moving:
                frames.append(taken)
            if len(frames) == wanted:
                return frames
            time.sleep(max(0.0, FRAME - taken[0]))
    raise AssertionError("seeds never end")


class Listener:
    """A screen reader that asks for every change."""

    def update(self, make: Callable[[], Any]) -> None:
        make()

    def focus(self, is_focused: bool) -> None:
        pass


def measure_listening(game: str) -> None:
    from colosseum.files.settings import Settings
    from colosseum.program.app import App

    for listens in (False, True):
        app = App(Settings(muted=True), SIZE)
        if listens:
            app.readers._system = Listener()
            app.readers.begin()
        taken = [cpu for _, cpu in animated(app, game, LISTENED)]
        mean, worst = statistics.mean(taken), statistics.quantiles(taken, n=100)[98]
        print(
            f"{len(taken)} animated frames {'with' if listens else 'without'} a screen reader:"
            f" {1000 * mean:.2f} ms of the processor's time, 99 % within {1000 * worst:.1f} ms"
        )


def measure_spectacle(app: "App", blit: float) -> None:
    """Events of four programmes, frame by frame, while nothing else happens."""
    from colosseum.gallery.colosseum.great_moments import whole_cast
    from colosseum.gallery.colosseum.positions import deciding
    from colosseum.scenes.table.colosseum.display import ColosseumDisplay
    from colosseum.scenes.table.scene import TableScene

    frames: list[float] = []
    for seat, number in enumerate((24, 30, 18, 12)):
        scene = TableScene(app, deciding("produce", 3))
        app.start_over(scene)
        for _ in range(30):
            app.step([], FRAME)
            time.sleep(FRAME)
        assert isinstance(scene.display, ColosseumDisplay)
        spectacle = whole_cast(scene.display, number, seat)
        spectacle.prepare(app.paintbox, app.screen)
        spectacle.waits = False
        scene.display.timeline.add(spectacle)
        while scene.display.busy:
            start = time.perf_counter()
            app.step([], FRAME)
            frames.append(time.perf_counter() - start)
            time.sleep(max(0.0, FRAME - frames[-1]))
    mean, worst = statistics.mean(frames), statistics.quantiles(frames, n=100)[98]
    print(
        f"{len(frames)} frames of spectacles: mean {mean / blit:.1f} bare frames"
        f" (wanted: at most 10), 99 % within {1000 * worst:.1f} ms (wanted: below 16),"
        f" the longest {1000 * max(frames):.0f} ms"
    )


def idle(app: "App", game: str) -> float:
    """The part of a core that the loop takes while a person thinks."""
    import pygame

    from colosseum.play.seats import HUMAN
    from colosseum.scenes.table.scene import TableScene

    scene = TableScene(app, begun(game, 5, "novice", first=HUMAN))
    app.start_over(scene)
    while scene.is_lively:
        app.step([], FRAME)
        time.sleep(0.001)
    end = time.monotonic() + IDLE_SECONDS
    before = time.process_time()
    while time.monotonic() < end:
        app.wait_and_step()
    pygame.event.clear()
    return (time.process_time() - before) / IDLE_SECONDS


def three_games(app: "App", game: str) -> None:
    from colosseum.scenes.table.scene import TableScene

    app.settings.speed = "instant"
    for seed in range(3):
        session = begun(game, seed, "novice")
        app.start_over(TableScene(app, session))
        while session.decision is not None:
            app.step([], FRAME)
        app.step([], FRAME)


def measure_monkeys(game: str) -> None:
    """The frames of four monkeys, but for those in which the window is resized."""
    from colosseum import games
    from colosseum.files.settings import Settings
    from colosseum.program.app import App
    from tests.monkey import Monkey

    for name in GAMES:
        games.table(name)  # from the title, they are imported in the background
    frames: list[tuple[float, float, str]] = []
    for seed in range(4):
        app = App(Settings(muted=True, speed="instant"), SMALL)
        monkey = Monkey(app, seed, game)
        while monkey.inputs < 5_000:
            size, before = app.screen.size, type(app.scene).__name__
            start = now()
            monkey.play()
            taken = since(start)
            if app.screen.size == size:
                frames.append((*taken, f"{before} to {type(app.scene).__name__}"))
            assert monkey.session.game.status() == []
        app.close()
    by_clock = sum(wall > LONG for wall, _, _ in frames)
    by_processor = sum(cpu > LONG for _, cpu, _ in frames)
    print(
        f"{len(frames)} frames of monkeys: {by_clock} above {1000 * LONG:.0f} ms by the clock"
        f" (wanted: none), {by_processor} of the processor's time"
    )
    for wall, cpu, scenes in sorted(frames, key=lambda frame: frame[1], reverse=True)[:LISTED]:
        print(f"  {1000 * cpu:.0f} ms of the processor, {1000 * wall:.0f} ms in all: {scenes}")


def memory() -> float:
    """Resident megabytes now, or the peak so far if the system does not say."""
    status = Path("/proc/self/statm")
    if status.exists():
        return int(status.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 2**10


if __name__ == "__main__":
    main()
