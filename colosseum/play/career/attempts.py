"""What was reached at the tables of the career: one line for each finished game.

Everything in a line comes from the game's journal, whose sealed header names the table. So lines
that are lost are told again from the saved games, and a saved game can be deleted afterwards.
Nothing counts that is played on from a moment of another game.
"""

import json
import logging
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Self

from colosseum import games
from colosseum.files import paths
from colosseum.play import json_lines, saves
from colosseum.play.career.stages import Table, find_table
from colosseum.play.seats import seats_of
from colosseum.rules.journal import Journal, read_stage
from colosseum.words.sentences import GameError

log = logging.getLogger(__name__)

_MOST_GOALS: Final = 20
_LONGEST: Final = 80
_MOST: Final = 9999


@dataclass(frozen=True, slots=True)
class Attempt:
    """One finished game at a table of the career."""

    table: str
    digest: str
    """Identifies the game, so that it is not counted twice."""
    place: int
    """The person's, the first being 1."""
    reached: tuple[str, ...]
    """The names of the goals."""
    figures: tuple[tuple[str, int], ...]
    """How large each goal's figure became, by the goal's name."""

    @classmethod
    def of(cls, journal: Journal[Any], table: Table) -> Self:
        """What a game at this table has reached so far."""
        deeds = games.find(table.game).deeds(journal, table.you)
        figures = [(goal.name, goal.so_far(deeds)) for goal in table.goals]
        return cls(
            table=table.name,
            digest=journal.digest,
            place=deeds.place,
            reached=tuple(goal.name for goal in table.goals if goal.is_reached(deeds)),
            figures=tuple((name, figure) for name, figure in figures if figure is not None),
        )

    @classmethod
    def read(cls, data: Any) -> Self:
        """Read what `line` wrote; `ValueError` if it is something else."""
        match data:
            case {
                "table": str(table),
                "digest": str(digest),
                "place": int(place),
                "reached": [*reached],
                "figures": {**figures},
            } if len(table) <= _LONGEST and len(digest) <= _LONGEST and 1 <= place <= _MOST:
                return cls(
                    table,
                    digest,
                    place,
                    tuple(map(_name, reached[:_MOST_GOALS])),
                    tuple((_name(name), _number(number)) for name, number in figures.items()),
                )
        raise ValueError("it is no game of the career")

    def line(self) -> str:
        return json.dumps(
            {
                "table": self.table,
                "digest": self.digest,
                "place": self.place,
                "reached": self.reached,
                "figures": dict(self.figures),
            }
        )


def _name(value: Any) -> str:
    if not isinstance(value, str) or len(value) > _LONGEST:
        raise ValueError("a goal has no name")
    return value


def _number(value: Any) -> int:
    if type(value) is not int or not 0 <= value <= _MOST:
        raise ValueError("a figure is no number")
    return value


def _file() -> Path:
    return paths.data_folder() / "career.jsonl"


def recorded() -> list[Attempt]:
    """All finished games of the career, each once, in the order in which they were recorded."""
    found: dict[str, Attempt] = {}
    for attempt in json_lines.read_all(_file(), Attempt.read):
        found.setdefault(attempt.digest, attempt)
    return [*found.values()]


def record(journal: Journal[Any]) -> Attempt | None:
    """Record a finished game if it is one of the career, unless it is recorded already."""
    table = table_of(journal)
    if table is None or journal.game.decision is not None:
        return None
    attempt = Attempt.of(journal, table)
    if all(other.digest != attempt.digest for other in recorded()):
        json_lines.append(_file(), attempt.line())
    return attempt


def table_of(journal: Journal[Any]) -> Table | None:
    """The table of the career that a game is played at, by the people for whom it is laid."""
    found = find_table(journal.stage) if journal.stage and journal.moment is None else None
    if found is None:
        return None
    table = found[1]
    seats = [None if seat.is_human else seat.player for seat in seats_of(journal)]
    wanted = [rival.level if rival else None for rival in table.seats]
    return table if journal.game.name == table.game and seats == wanted else None


def is_of_career(journal: Journal[Any]) -> bool:
    return table_of(journal) is not None


def gather() -> Iterator[int]:
    """Record the finished games of the career that no line is about: how many files are left.

    One file is read at a time, so that gathering can stop in between.
    """
    known = {attempt.digest for attempt in recorded()}
    try:
        files = saves.saved_games()
    except GameError as error:
        log.warning("%s", error)
        return
    for left, file in reversed([*enumerate(files)]):
        try:
            header = saves.header_of(file)
            if read_stage(header) and header.get("digest") not in known:
                record(saves.recover(file)[0])
        except GameError as error:
            log.warning("%s", error)
        yield left


def unfinished() -> dict[str, Path]:
    """The latest game of each table that is not over and can be continued, by the table's name."""
    found: dict[str, Path] = {}
    try:
        files = saves.saved_games()
    except GameError as error:
        log.warning("%s", error)
        return found
    for file in files:
        try:
            header = saves.header_of(file)
            stage = read_stage(header)
        except GameError as error:
            log.warning("%s", error)
            continue
        match header.get("summary"):
            case {"winners": None} if stage and not saves.is_in_use(file):
                found.setdefault(stage, file)
    return found
