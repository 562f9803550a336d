"""Finished games of all kinds: each is recorded once, one JSON object a line.

Who played and who won is recorded for every game; anything else comes from the game's kit.
"""

import json
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, Self

from colosseum import games
from colosseum.ai import characters
from colosseum.ai.characters import Character
from colosseum.files import paths
from colosseum.games import GameKit
from colosseum.play import json_lines
from colosseum.play.seats import HUMAN, Seat
from colosseum.rules.journal import Journal
from colosseum.rules.kernel import SeatIndex, player_name

_HIGHEST_PROPOSED: Final = 2
"""Which level: whoever wants to meet a better one asks for it."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One finished game as recorded."""

    game: str
    """The name that journals use."""
    digest: str
    """Identifies the game, so that it is not counted twice."""
    date: str
    seats: tuple[str, ...]
    """Players' names; empty where an older version wrote the line."""
    levels: tuple[str, ...]
    winners: tuple[SeatIndex, ...]
    played: Any
    """A `PlayedGame` of the kit; only the game's own table knows what is in it."""

    @classmethod
    def of(cls, journal: Journal[Any], seats: Sequence[Seat]) -> Self:
        game = journal.game
        assert game.outcome is not None, "only finished games count"
        return cls(
            game=game.name,
            digest=digest_of(journal),
            date=time.strftime("%Y-%m-%d"),
            seats=tuple(seat.name for seat in seats),
            levels=tuple(seat.player for seat in seats),
            winners=game.outcome.winners,
            played=games.find(game.name).played.of(journal),
        )

    @classmethod
    def read(cls, data: Any, kit: GameKit) -> Self:
        """Read an entry; `ValueError` if it is not a game of this kind."""
        match data:
            case {
                "game": str(game),
                "digest": str(digest),
                "date": str(date),
                "seats": [*seats],
                "levels": [*levels],
                "winners": [*winners],
                "played": played,
            } if all(type(seat) is int and 0 <= seat < len(levels) for seat in winners):
                return cls(
                    game,
                    digest,
                    date,
                    tuple(player_name(str(name)) for name in seats),
                    tuple(map(str, levels)),
                    tuple(winners),
                    kit.played.read(played, len(levels)),
                )
        raise ValueError("it is not a game")

    def line(self) -> str:
        return json.dumps(
            {
                "game": self.game,
                "digest": self.digest,
                "date": self.date,
                "seats": self.seats,
                "levels": self.levels,
                "winners": self.winners,
                "played": self.played.data(),
            }
        )

    @property
    def people(self) -> tuple[SeatIndex, ...]:
        return tuple(seat for seat, level in enumerate(self.levels) if level == HUMAN)

    @property
    def is_won(self) -> bool:
        """Whether a person won, alone or not."""
        return any(seat in self.people for seat in self.winners)


def next_level(kit: GameKit, played: Iterable[Entry]) -> str:
    """The level to meet next: one above the best that people have beaten here."""
    beaten = [level for entry in played if entry.is_won for level in entry.levels]
    met = [place for place, level in enumerate(kit.levels, 1) if level in beaten]
    return kit.levels[min(_HIGHEST_PROPOSED, max(met, default=0))]


def digest_of(journal: Journal[Any]) -> str:
    """A hash of the game alone, whatever else the journal notes."""
    actions = "\n".join(str(record.action) for record in journal.records)
    origin = json.dumps(journal.game.origin, sort_keys=True)
    return sha256(f"{origin}\n{actions}".encode()).hexdigest()[:24]


# The file


def _file() -> Path:
    return paths.data_folder() / "statistics.jsonl"


def record(journal: Journal[Any], seats: Sequence[Seat]) -> None:
    """Record a finished game, unless it is recorded already."""
    entry = Entry.of(journal, seats)
    if any(other.digest == entry.digest for other in entries(games.find(entry.game))):
        return
    json_lines.append(_file(), entry.line())


def entries(kit: GameKit) -> list[Entry]:
    """All recorded games of this kind, each once; a line that cannot be read is skipped."""

    def read(data: Any) -> Entry | None:
        upgraded = _upgraded(data)
        return Entry.read(upgraded, kit) if upgraded.get("game") == kit.name else None

    found: dict[str, Entry] = {}
    for entry in json_lines.read_all(_file(), read):
        if entry is not None:
            found.setdefault(entry.digest, entry)
    return [*found.values()]


def _upgraded(data: Any) -> dict[str, Any]:
    """A line in today's format.

    While there was only one game, a line named none, and `game` was its digest.
    """
    match data:
        case {"digest": _}:
            return dict(data)
        case {"game": digest, "date": _, "levels": _, "winners": _, **played}:
            shared = {name: data[name] for name in ("date", "levels", "winners")}
            return {**shared, "game": games.OLDEST, "digest": digest, "seats": [], "played": played}
    raise ValueError("it is not a game")


# Numbers


@dataclass(frozen=True, slots=True)
class Tally:
    """Games, and how many of them people won."""

    games: int = 0
    wins: int = 0


@dataclass(frozen=True, slots=True)
class Meetings:
    """Games of people against one of the cast: some are won by neither."""

    games: int
    won: int
    """By a person."""
    lost: int
    """To that opponent."""


class Statistics:
    """How people fared in all games of one kind; games between opponents do not count."""

    def __init__(self, kit: GameKit, games: Iterable[Entry]) -> None:
        self.entries = tuple(entry for entry in games if entry.people)
        self._levels = tuple(level.name for level in kit.ai.known)

    @property
    def games(self) -> int:
        return len(self.entries)

    @property
    def wins(self) -> int:
        return sum(entry.is_won for entry in self.entries)

    def by_opponent(self) -> dict[str, Tally]:
        """Games by the level of the strongest opponent; games between people are left out."""
        found = {}
        for level in self._levels:
            games = [entry for entry in self.entries if self._strongest_opponent(entry) == level]
            if games:
                found[level] = Tally(len(games), sum(entry.is_won for entry in games))
        return found

    def by_character(self) -> dict[str, Meetings]:
        """Games against each of the cast, whom their names give away; those met, by key."""
        found = {}
        for who in characters.CAST:
            met = [(entry, seat) for entry in self.entries if (seat := _seat_of(who, entry)) != -1]
            if met:
                won = sum(entry.is_won for entry, _ in met)
                found[who.key] = Meetings(
                    len(met), won, sum(seat in entry.winners for entry, seat in met)
                )
        return found

    def _strongest_opponent(self, entry: Entry) -> str | None:
        """Its level; None in a game between people."""
        found = [level for level in self._levels if level in entry.levels]
        return found[-1] if found else None


def _seat_of(who: Character, entry: Entry) -> SeatIndex:
    """Where one of the cast sat in a game; -1 if nowhere."""
    for seat, (name, level) in enumerate(zip(entry.seats, entry.levels, strict=False)):
        if name == who.name and level != HUMAN:
            return seat
    return -1
