"""Who will sit at the table: chosen on the way to a game, and remembered until the next."""

import logging
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any, Final, Self

from colosseum import paths, statistics, storage
from colosseum.rules.colosseum.data import RULES
from colosseum.scenes.parts.names import LEVELS
from colosseum.scenes.parts.player_colours import PLAYERS
from colosseum.session import HUMAN, Seat
from colosseum.storage import StorageError
from colosseum.text import tr

log = logging.getLogger(__name__)

LONGEST_NAME: Final = 12


def _usual_level() -> str:
    """Gentle opponents for whoever has never finished a game."""
    return "impresario" if statistics.entries() else "novice"


def _usual() -> list[Seat]:
    levels = (HUMAN, *[_usual_level()] * 3)
    return [Seat(PLAYERS[colour].usual_name, level, colour) for colour, level in enumerate(levels)]


@dataclass
class Lineup:
    seats: list[Seat] = field(default_factory=_usual)
    intense: bool = False
    """Whether auctions are intense."""

    # Changes

    def rename(self, place: int, name: str) -> None:
        self.seats[place] = replace(self.seats[place], name=name)

    def choose(self, place: int, level: str) -> None:
        self.seats[place] = replace(self.seats[place], player=level)

    def next_colour(self, place: int) -> None:
        """The next colour; whoever has it takes this one. Usual names go with their colours."""
        old = self.seats[place].colour
        new = (old + 1) % len(PLAYERS)
        for other, seat in enumerate(self.seats):
            if seat.colour == new:
                self.seats[other] = _in_colour(seat, old)
        self.seats[place] = _in_colour(self.seats[place], new)

    def add(self) -> None:
        taken = {seat.colour for seat in self.seats}
        names = {seat.name for seat in self.seats}
        colour = next(index for index in range(len(PLAYERS)) if index not in taken)
        spare = (PLAYERS[colour].usual_name, *(player.usual_name for player in PLAYERS))
        name = next(name for name in spare if name not in names)
        self.seats.append(Seat(name, _usual_level(), colour))

    def remove(self, place: int) -> None:
        del self.seats[place]

    def tidy(self) -> None:
        """Take the spaces round every name away."""
        for place, seat in enumerate(self.seats):
            self.rename(place, seat.name.strip())

    @property
    def can_grow(self) -> bool:
        return len(self.seats) < RULES.most_players

    @property
    def can_shrink(self) -> bool:
        return len(self.seats) > RULES.least_players

    @property
    def trouble(self) -> str | None:
        """Why nobody can play like this, in words."""
        names = [seat.name.strip() for seat in self.seats]
        for place, name in enumerate(names):
            if not name:
                return tr("Seat {number} has no name.", number=place + 1)
            if name in names[:place]:
                return tr("Two seats are called {name}.", name=name)
        return None

    # The file

    @classmethod
    def remembered(cls) -> Self:
        """The last one, or the usual one where there is none."""
        return storage.load(_file(), cls._read) or cls()

    @classmethod
    def _read(cls, data: Any) -> Self:
        match data:
            case {"seats": [*seats], "intense": bool(intense)}:
                found = [_read_seat(seat) for seat in seats]
                colours = {seat.colour for seat in found}
                fits = RULES.least_players <= len(found) <= RULES.most_players
                if fits and len(colours) == len(found):
                    return cls(found, intense)
        raise ValueError("it lists no seats for a game")

    def remember(self) -> None:
        data = {"seats": [asdict(seat) for seat in self.seats], "intense": self.intense}
        try:
            storage.write_json(_file(), data)
        except StorageError as error:
            log.warning("Who sits at the table could not be saved: %s", error)


def _file() -> Path:
    return paths.config_folder() / "seats.json"


def _in_colour(seat: Seat, colour: int) -> Seat:
    usual = seat.name == PLAYERS[seat.colour].usual_name
    return replace(seat, colour=colour, name=PLAYERS[colour].usual_name if usual else seat.name)


def _read_seat(data: Any) -> Seat:
    match data:
        case {"name": str(name), "player": str(level), "colour": int(colour)}:
            if level in LEVELS and 0 <= colour < len(PLAYERS):
                return Seat(name[:LONGEST_NAME], level, colour)
    raise ValueError(f"{data!r} is no seat")
