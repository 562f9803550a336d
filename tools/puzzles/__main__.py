"""Finds puzzles, chooses among them, and checks those that the game has.

    python3 -m tools.puzzles find colosseum roma --seed 1 --games 100 --to found.jsonl
    python3 -m tools.puzzles write found.jsonl
    python3 -m tools.puzzles check --count 20 --seed 1

`find` adds a line for each puzzle as soon as it is found, and goes on where it was stopped. `write`
puts a choice of them into `assets/puzzles/`. `check` draws some at random and searches again, with
ten times the work and in other worlds.
"""

import argparse
import json
import time
from collections import Counter
from pathlib import Path
from typing import Any, Final

from colosseum import games
from tools.puzzles.checking import check
from tools.puzzles.finding import Found, search
from tools.puzzles.sources import SOURCES
from tools.puzzles.writing import write

_ASSETS: Final = Path(__file__).resolve().parents[2] / "assets" / "puzzles"


def line_of(found: Found) -> str:
    best = found.options[0]
    return json.dumps(
        {
            "game": found.game,
            "seed": found.seed,
            "number": found.number,
            "kind": found.kind,
            "found_by": found.found_by,
            "margin": round(found.margin, 2),
            "error": round(found.error, 2),
            "work": found.work,
            "rounds": len(best.played),
            "options": [
                {
                    "action": str(option.action),
                    "worth": round(option.worth, 1),
                    "wins": round(100 * option.wins),
                }
                for option in found.options
            ],
            "position": found.position,
        }
    )


def find(names: list[str], seeds: range, file: Path) -> None:
    done = {(each["game"], each["seed"]) for each in lines(file)}
    for seed in seeds:
        for name in names:
            if (name, seed) in done:
                continue
            started, count = time.process_time(), 0
            for found in search(SOURCES[name], seed):
                add(file, line_of(found))
                count += 1
            seconds = time.process_time() - started
            print(f"{name} {seed}: {count} in {seconds:.0f} s", flush=True)


def add(file: Path, line: str) -> None:
    with file.open("a", encoding="utf-8") as out:
        out.write(line + "\n")


def lines(file: Path) -> list[dict[str, Any]]:
    if not file.exists():
        return []
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


def write_all(file: Path) -> None:
    """Write the assets, and say how many of each kind and difficulty there are."""
    every = lines(file)
    for name in games.GAMES:
        found = write(_ASSETS / f"{name}.yaml", every, name)
        for puzzle in found:
            puzzle.begin()
        kinds, hard = (
            Counter(puzzle.kind for puzzle in found),
            Counter(puzzle.difficulty.value for puzzle in found),
        )
        print(f"{name}: {len(found)}; {dict(hard)}; {dict(kinds)}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    finder = commands.add_parser("find")
    finder.add_argument("names", nargs="+", choices=games.GAMES)
    finder.add_argument("--seed", type=int, default=1)
    finder.add_argument("--games", type=int, default=100)
    finder.add_argument("--to", type=Path, required=True)
    writer = commands.add_parser("write")
    writer.add_argument("file", type=Path)
    checker = commands.add_parser("check")
    checker.add_argument("--count", type=int, default=20)
    checker.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    match options.command:
        case "find":
            find(options.names, range(options.seed, options.seed + options.games), options.to)
        case "write":
            write_all(options.file)
        case "check":
            check(options.count, options.seed)


if __name__ == "__main__":
    main()
