"""Nothing lost, whatever happens: kills, faults, spoilt files, failed reads, a monkey, windows.

    python3 dev.py bench reliability [SECTION …] [--scale 0.01] [--kept FILE]

Every figure in RESULTS.md comes from one section at scale 1. With `--kept`, what is done is written
to a file after every chunk, and the next run goes on from there. Anything wrong ends the run, and
names the number of the case: `--kept` starts with it again. Kills and windows need a system that
forks; the monkey's real window needs Xvfb, xdotool and the window manager openbox.
"""

import argparse
import json
import logging
import os
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from multiprocessing import get_context
from pathlib import Path
from random import Random

from benchmarks import soak
from colosseum.files import paths
from colosseum.files.settings import Settings
from colosseum.games import GAMES, find
from colosseum.program.app import App
from colosseum.scenes.table.scene import TableScene
from tests.hands import Hands
from tests.monkey import Monkey
from tests.reading import READERS
from tests.reading import home as reading_home
from tests.reliability.faults import FaultyTable, act_at_table
from tests.reliability.headers import Showing, spoilt_header
from tests.reliability.instances import run_instances
from tests.reliability.kills import kill_once
from tests.reliability.mutations import mutated
from tests.reliability.personal_files import KINDS, FailingHome
from tests.reliability.playing import new_session
from tests.reliability.recoveries import DAMAGES, kill_at_every_step
from tests.screen import Display

Figures = dict[str, float]
"""What a chunk came to: numbers to add up, or to take the greatest of if they begin with “most”."""

LONGEST_SECONDS = 1.0
MOST_MEGABYTES = 100.0
MONKEYS_CHUNK = 2500
CHECKED_GAMES = 20
"""Once in this many games, every invariant is checked after every action."""


@dataclass(frozen=True, slots=True)
class Section:
    """A count to reach, in chunks; `run` takes a first number and how many."""

    count: int
    chunk: int
    run: Callable[[int, int], Figures]
    what: str


WINDOW_MANAGER = "openbox"
AT_A_SCREEN = ("Xvfb", "xdotool", WINDOW_MANAGER)
"""The programs that the monkey at a screen needs."""


@contextmanager
def home() -> Iterator[Path]:
    with tempfile.TemporaryDirectory() as folder, paths.all_within(Path(folder)):
        yield Path(folder)


def opened() -> App:
    settings = Settings(speed="instant", animations=False, effects=0.0, music=0.0)
    return App(settings, (1280, 720))


def megabytes() -> float:
    """The most memory this process has ever had."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def megabytes_now() -> float:
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * resource.getpagesize() / 1024 / 1024


# The sections


def kills(first: int, count: int) -> Figures:
    with home():
        for number in range(first, first + count):
            kill_once(Random(number))
    return {"kills": count}


def faults(first: int, count: int) -> Figures:
    with home():
        table = FaultyTable(Hands(opened()), Random(first))
        for _ in range(count):
            table.fail_once()
    return {"faults": table.faults, "failed saves, all of them seen": table.failures}


def files(first: int, count: int) -> Figures:
    kinds = list(READERS)
    before, slowest, refused = megabytes(), 0.0, 0
    with home() as folder, reading_home(folder):
        for number in range(first, first + count):
            kind = kinds[number % len(kinds)]
            content = mutated(kind, Random(number))
            began = time.process_time()
            try:
                refused += bool(READERS[kind](content))
            except Exception as error:
                raise SystemExit(f"file {number}, {kind}: {error!r}") from error
            slowest = max(slowest, time.process_time() - began)
    grown = megabytes() - before
    if slowest > LONGEST_SECONDS or grown > MOST_MEGABYTES:
        raise SystemExit(f"files from {first}: {slowest:.2f} s, {grown:.0f} MB")
    return {"files": count, "refused": refused, "most seconds": slowest, "most MB": grown}


def headers(first: int, count: int) -> Figures:
    """Sealed games of both kinds with nonsense in their summaries: title, list, table."""
    before, slowest = megabytes(), 0.0
    with home():
        showing = Showing(Hands(opened()))
        for number in range(first, first + count):
            content = spoilt_header(Random(number))
            began = time.process_time()
            try:
                showing.show(content)
            except Exception as error:
                raise SystemExit(f"header {number}: {error!r}") from error
            slowest = max(slowest, time.process_time() - began)
    grown = megabytes() - before
    seen = {f"opened {what}" if " " in what else what: n for what, n in showing.seen.items()}
    return {"headers": count, **seen, "most seconds": slowest, "most MB": grown}


def reads(first: int, count: int) -> Figures:
    """Every kind of personal file in turn fails to be read, at any step, for any reason."""
    with home():
        failing = FailingHome(Hands(opened()))
        for number in range(first, first + count):
            failing.fail_once(KINDS[number % len(KINDS)], Random(number))
    lasting, passing = failing.failures, failing.passed
    return {"failed reads": count, "lasting, all of them said": lasting, "read again": passing}


def recoveries(first: int, count: int) -> Figures:
    """A damaged game gives way to its previous save, killed at each of its steps."""
    killed = 0
    for number in range(first, first + count):
        with home():
            killed += kill_at_every_step([*DAMAGES][number % len(DAMAGES)])
    return {"recoveries": count, "kills at their steps": killed}


def random_games(first: int, count: int) -> Figures:
    """Chunks of both games in turn, on all cores."""
    name = GAMES[(first // count) % len(GAMES)]
    cores = os.cpu_count() or 1
    shares = [(name, first + core, count, cores) for core in range(cores)]
    actions = sum(_processes().map(_play_share, shares))
    return {f"games of {name}": count, f"actions of {name}": actions}


@cache
def _processes() -> ProcessPoolExecutor:
    """One for each core, for the whole run: starting them takes as long as hundreds of games."""
    return ProcessPoolExecutor(os.cpu_count(), get_context("spawn"))


def _play_share(share: tuple[str, int, int, int]) -> int:
    name, first, count, step = share
    end = first - first % count + count
    checked = CHECKED_GAMES
    return sum(
        soak.play(find(name), seed, checked=seed % checked == 0) for seed in range(first, end, step)
    )


def game_of(first: int) -> str:
    """Chunks of the monkey's inputs go to the games in turn."""
    return GAMES[first // MONKEYS_CHUNK % len(GAMES)]


def monkey(first: int, count: int) -> Figures:
    with home():
        at_window = Monkey(opened(), first, game_of(first))
        while at_window.inputs < count:
            at_window.play()
        at_window.app.close()
    return {"inputs": at_window.inputs}


def monkey_at_screen(first: int, count: int) -> Figures:
    """The mouse and the keys of a virtual screen, in a window of its own process."""
    chance = Random(first)
    with tempfile.TemporaryDirectory() as folder:
        display = Display(Path(folder))
        environment = os.environ | {"DISPLAY": display.name, "SDL_VIDEODRIVER": "x11"}
        manager = subprocess.Popen([WINDOW_MANAGER], env=environment)
        window = subprocess.Popen(
            [sys.executable, __file__, "--window", folder, str(first)], env=environment
        )
        try:
            time.sleep(5)
            done = 0
            while done < count:
                batch = min(40, count - done)
                display.do(*(word for _ in range(batch) for word in _poke(chance)))
                done += batch
                if window.poll() is not None:
                    raise SystemExit(f"inputs from {first}: the window ended after {done}")
        finally:
            window.send_signal(signal.SIGTERM)
            window.wait()
            manager.terminate()
            manager.wait()
            display.close()
    return {"inputs at a screen": count}


_KEYS = ("Tab", "Return", "Escape", "space", "Left", "Right", "Up", "Down", "u", "l", "F1", "7")


def _poke(chance: Random) -> tuple[object, ...]:
    if chance.random() < 0.6:
        return "mousemove", chance.randrange(1280), chance.randrange(720), "click", 1
    return "key", chance.choice(_KEYS)


def run_window(folder: Path, seed: int) -> None:
    """Keep a table in the window until someone ends it; an exception ends it too."""
    with paths.all_within(folder):
        at_window = Monkey(opened(), seed, game_of(seed))
        stopped: list[int] = []
        signal.signal(signal.SIGTERM, lambda number, _: stopped.append(number))
        while not stopped:
            at_window.sit_down_again()
            at_window.app.wait_and_step()


def memory(first: int, count: int) -> Figures:
    """Whole games in one window; what it holds after each."""
    held = []
    with home():
        hands = Hands(opened())
        for seed in range(first, first + count):
            hands.app.close()
            hands.open(TableScene(hands.app, new_session(seed)))
            while isinstance(hands.scene, TableScene):
                act_at_table(hands, hands.scene)
            held.append(megabytes_now())
    sixth = max(1, count // 6)
    early, late = max(held[:sixth]), max(held[-sixth:])
    return {"games in a window": count, "MB early": early, "MB late": late}


def windows(first: int, count: int) -> Figures:
    """Two windows in one half of the seconds, three in the other."""
    figures: Figures = {"seconds": count}
    for number in (2, 3):
        with home() as folder:
            outcome = run_instances(number, count / 2, folder, seed=first + 1)
        figures |= {
            f"actions in {number} windows": outcome.actions,
            f"refused in {number} windows": outcome.refused,
        }
    return figures


SECTIONS: dict[str, Section] = {
    "kills": Section(1000, 50, kills, "no action shown was lost"),
    "faults": Section(500, 50, faults, "each failure seen, nothing lost that had been saved"),
    "files": Section(10_000, 500, files, "one sentence each, no traceback"),
    "headers": Section(2000, 50, headers, "shown, and opened or refused in a sentence"),
    "reads": Section(200 * len(KINDS), 10 * len(KINDS), reads, "nothing set aside, nothing lost"),
    "recoveries": Section(60, 6, recoveries, "the game was there after each kill, and went on"),
    "games": Section(1_000_000, 4000, random_games, "no exception, no violated invariant"),
    "monkey": Section(25_000, MONKEYS_CHUNK, monkey, "no exception"),
    "screen": Section(25_000, MONKEYS_CHUNK, monkey_at_screen, "no exception"),
    "memory": Section(30, 30, memory, "the most it holds after games of the first and last sixth"),
    "windows": Section(600, 60, windows, "no action lost, no torn read"),
}


# Running them


def run(name: str, scale: float, kept: Path | None) -> None:
    section = SECTIONS[name]
    everything = _read(kept)
    figures: Figures = everything.setdefault(name, {"done": 0.0})
    count = max(1, round(section.count * scale))
    chunk = min(section.chunk, count)
    began = time.perf_counter()
    while figures["done"] < count:
        first = int(figures["done"])
        for figure, value in section.run(first, min(chunk, count - first)).items():
            before = figures.get(figure, 0.0)
            is_state = figure.startswith(("most", "MB"))
            figures[figure] = max(before, value) if is_state else before + value
        figures["done"] = first + min(chunk, count - first)
        if kept is not None:
            kept.write_text(json.dumps(everything, indent=2) + "\n", encoding="utf-8")
    told = {figure: value for figure, value in figures.items() if figure != "done"}
    shown = ", ".join(f"{value:,.9g} {figure}" for figure, value in told.items())
    seconds = time.perf_counter() - began
    print(f"{name}: {shown}; {section.what} ({seconds:.0f} s in this run)", flush=True)


def _read(kept: Path | None) -> dict[str, Figures]:
    if kept is None or not kept.exists():
        return {}
    found: dict[str, Figures] = json.loads(kept.read_text(encoding="utf-8"))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("sections", nargs="*", metavar="SECTION", help=f"of {', '.join(SECTIONS)}")
    parser.add_argument("--scale", type=float, default=1.0, help="a share of the full counts")
    parser.add_argument("--kept", type=Path, help="a file to go on from, and to keep figures in")
    parser.add_argument("--window", nargs=2, help=argparse.SUPPRESS)
    options = parser.parse_args()
    for driver in ("SDL_VIDEODRIVER", "SDL_AUDIODRIVER"):
        os.environ.setdefault(driver, "dummy")
    logging.disable(logging.CRITICAL)
    if options.window:
        run_window(Path(options.window[0]), int(options.window[1]))
        return
    for name in options.sections or SECTIONS:
        if name not in SECTIONS:
            parser.error(f"there is no section {name}")
        missing = [tool for tool in AT_A_SCREEN if shutil.which(tool) is None]
        if name == "screen" and missing:
            print(f"screen: left out, since there is no {' and no '.join(missing)} here")
            continue
        run(name, options.scale, options.kept)


if __name__ == "__main__":
    main()
