"""The challenge of a day: game, seats, rivals and seed follow from the date alone.

So it is the same for everyone. The date goes in by SHA-256, not by Python's hash or random numbers,
which may differ between its versions, and without a time zone: days are those of UTC.
"""

import re
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, time, timedelta
from hashlib import sha256
from typing import Any, Final

from colosseum import games
from colosseum.ai import characters
from colosseum.games import GameKit
from colosseum.play.career.stages import Rival, Table
from colosseum.play.seats import seats_of
from colosseum.rules.journal import Journal
from colosseum.rules.kernel import Game

FIRST: Final = date(2026, 1, 1)
"""There was no challenge before."""
PAR_LEVEL: Final = "grand"
"""Who sets the par, in any game."""
_STRONG: Final = ("impresario", PAR_LEVEL)
_LEVELS: Final = ("novice", *_STRONG)
_WORD: Final = "Cursus honorum 1"
"""Another word would be another challenge on every day."""
_SEEDS: Final = 10**9
_NAME: Final = re.compile(r"challenge-(\d{4}-\d{2}-\d{2})(-again)?")
_AGAIN: Final = "-again"


@dataclass(frozen=True, slots=True)
class Challenge:
    day: date
    table: Table
    seed: int

    @property
    def kit(self) -> GameKit:
        return games.find(self.table.game)

    @property
    def played_freely(self) -> Table:
        """The same table for a game that does not count."""
        return replace(self.table, name=self.table.name + _AGAIN)

    def begin(self, names: list[str]) -> Game:
        return self.table.begin(names, self.seed)


def of_day(day: date) -> Challenge:
    name = games.GAMES[(day.toordinal() + 1) % len(games.GAMES)]
    kit = games.find(name)
    seats: list[Rival | None] = [*_rivals(day, kit.usual_players - 1)]
    seats.insert(_drawn(day, "seat", len(seats) + 1), None)
    table = Table(
        name=f"challenge-{day.isoformat()}",
        game=name,
        seats=tuple(seats),
        options={},
        start="",
        shows=(),
        goals=(),
        change=None,
    )
    return Challenge(day, table, _drawn(day, "seed", _SEEDS))


def _rivals(day: date, count: int) -> list[Rival]:
    """Rivals who differ from each other, one of them strong."""
    cast = [*characters.KEYS]
    found = []
    for place in range(count):
        character = cast.pop(_drawn(day, f"rival {place}", len(cast)))
        levels = _LEVELS if place else _STRONG
        found.append(Rival(character, levels[_drawn(day, f"level {place}", len(levels))]))
    return found


def _drawn(day: date, what: str, below: int) -> int:
    """A number from 0 on that the day has drawn for something."""
    digest = sha256(f"{_WORD} {day.isoformat()} {what}".encode()).digest()
    return int.from_bytes(digest[:8], "big") % below


# Which challenge a game is of


@dataclass(frozen=True, slots=True)
class Claim:
    """What a game says that it was played for."""

    day: date
    is_counted: bool


def claim_of(stage: str) -> Claim | None:
    """What the name of a table in a journal claims; None if it names no challenge."""
    found = _NAME.fullmatch(stage)
    if found is None:
        return None
    try:
        return Claim(read_day(found[1]), found[2] is None)
    except ValueError:
        return None


def challenge_of(journal: Journal[Any]) -> Challenge | None:
    """The challenge that a game is, from its seed to its rivals; None if it is none."""
    claim = claim_of(journal.stage)
    if claim is None or journal.moment is not None:
        return None
    challenge = of_day(claim.day)
    return challenge if not differences(journal, challenge) else None


def differences(journal: Journal[Any], challenge: Challenge) -> list[str]:
    """How a game differs from a challenge, in plain English; nothing if it is that one."""
    table = challenge.table
    if journal.game.name != table.game:
        return [f"it is a game of {journal.game.name}, not of {table.game}"]
    if len(journal.game.seats) != len(table.seats):
        return ["it has a different number of players"]
    found = []
    origin = journal.game.origin or {}
    wanted = challenge.begin([*journal.game.seats]).origin or {}
    if origin.get("seed") != wanted["seed"]:
        found.append("it was dealt from a different seed")
    if origin.get("options") != wanted["options"]:
        found.append("it has different options")
    for place, (seat, rival) in enumerate(zip(seats_of(journal), table.seats, strict=True), 1):
        is_there = (None if seat.is_human else Rival(seat.character, seat.player)) == rival
        if not is_there:
            found.append(f"someone else sits in seat {place}")
    return found


# The clock


def read_day(text: str) -> date:
    """A day as files write it; `ValueError` if there was no challenge on it."""
    day = date.fromisoformat(text)
    if day < FIRST:
        raise ValueError("there was no challenge yet")
    return day


def now() -> datetime:
    return datetime.now(UTC)


def left_of(moment: datetime) -> timedelta:
    """How long the day of that moment lasts still, in UTC."""
    utc = moment.astimezone(UTC)
    return datetime.combine(utc.date() + timedelta(days=1), time(), UTC) - utc


def day_of(moment: datetime) -> date:
    return moment.astimezone(UTC).date()
