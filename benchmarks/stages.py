"""What each level reaches at every table of the career, in the person's seat.

    python3 dev.py bench stages --results benchmarks/stages.jsonl [--levels novice impresario grand]

Each game is a line of the file. Those that are there already are not played again, so a run that
was stopped goes on; after a change to a stage, delete its lines. All games of a level come before
those of the next, so the quick ones are there first. `--table` plays and shows some tables only.
"""

import argparse
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from colosseum.ai.tournament import wilson
from colosseum.play.career.attempts import Attempt
from colosseum.play.career.stages import Stage, Table, stages
from colosseum.play.career.stand_in import begun, played
from colosseum.rules.goals import Win

LEVELS: Final = ("novice", "impresario", "grand")
_FIRST_SEED: Final = 700_000
_APART: Final = 100
"""Between two seeds: a table may try several until one suits its change."""


@dataclass(frozen=True)
class Game:
    """One game as the file keeps it."""

    table: str
    level: str
    number: int
    reached: tuple[str, ...]
    """The names of the goals."""

    @classmethod
    def of_line(cls, line: str) -> "Game":
        table, level, number, reached = json.loads(line)
        return cls(table, level, number, tuple(reached))

    def line(self) -> str:
        return json.dumps([self.table, self.level, self.number, self.reached])


def tables() -> list[Table]:
    return [table for stage in stages() for table in stage.tables]


def play(table: Table, level: str, number: int) -> Game:
    journal = begun(table, level, _FIRST_SEED + _APART * number)
    for _ in played(table, level, journal):
        pass
    return Game(table.name, level, number, Attempt.of(journal, table).reached)


def kept(file: Path) -> list[Game]:
    return list(map(Game.of_line, file.read_text().splitlines())) if file.exists() else []


def left(
    shown: Sequence[Table], levels: Sequence[str], games: int, done: Sequence[Game]
) -> Iterator[tuple[Table, str, int]]:
    """The games that have not been played, a few of every table at a time."""
    known = {(game.table, game.level, game.number) for game in done}
    for level in levels:
        for number in range(games):
            for table in shown:
                if (table.name, level, number) not in known:
                    yield table, level, number


def share(games: Sequence[Game], table: Table, level: str, goal: str) -> str:
    """How often a goal was reached, with its interval."""
    found = [it for it in games if (it.table, it.level) == (table.name, level)]
    if not found:
        return "–"
    reached = sum(goal in it.reached for it in found)
    low, high = wilson(reached, len(found))
    return f"{reached / len(found):.0%} [{low:.0%} to {high:.0%}] of {len(found)}"


def rows(stage: Stage, table: Table, games: Sequence[Game], levels: Sequence[str]) -> Iterator[str]:
    place = f"{stage.road} {stage.number}"
    for goal in table.goals:
        name = "win" if isinstance(goal, Win) else goal.name
        shares = [share(games, table, level, goal.name) for level in levels]
        yield " | ".join(["", place, table.name, name, *shares, ""]).strip()


def show(games: Sequence[Game], shown: Sequence[Table], levels: Sequence[str]) -> None:
    print(" | ".join(["| stage", "table", "goal", *levels]) + " |")
    print("|---" * (3 + len(levels)) + "|")
    for stage in stages():
        for table in stage.tables:
            if table in shown:
                print(*rows(stage, table, games, levels), sep="\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--results", type=Path, required=True)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--levels", nargs="+", default=LEVELS)
    parser.add_argument("--table", nargs="+", choices=[table.name for table in tables()])
    asked = parser.parse_args()
    shown = [table for table in tables() if not asked.table or table.name in asked.table]
    games = kept(asked.results)
    with asked.results.open("a") as file:
        for table, level, number in left(shown, asked.levels, asked.games, games):
            games.append(play(table, level, number))
            print(games[-1].line(), file=file, flush=True)
    show(games, shown, asked.levels)


if __name__ == "__main__":
    main()
