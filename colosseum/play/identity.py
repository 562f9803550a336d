"""Who plays at this computer: a name, an emblem, a portrait, and the rank that laurels give."""

import logging
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any, Self

from colosseum import games
from colosseum.files import paths, storage
from colosseum.files.storage import StorageError
from colosseum.play.career import attempts
from colosseum.play.career.progress import Career
from colosseum.play.seats import HUMAN, LONGEST_NAME, PORTRAITS, USUAL_NAMES, Lineup, Seat
from colosseum.rules.kernel import player_name

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Identity:
    name: str = USUAL_NAMES[0]
    colour: int = 0
    """Which of the five colours and emblems."""
    portrait: str = ""
    """Which of the portraits; "" for the emblem alone."""

    @classmethod
    def of(cls, seat: Seat) -> Self:
        return cls(seat.name.strip(), seat.colour, seat.portrait)

    @classmethod
    def read(cls, data: Any) -> Self:
        """What the file says; `ValueError` if it cannot be ours.

        A portrait that we do not know is one of a newer version: the emblem takes its place.
        """
        match data:
            case {"name": str(name), "colour": int(colour)} if name.strip() and colour in range(
                len(USUAL_NAMES)
            ):
                portrait = data.get("portrait")
                known = portrait if portrait in PORTRAITS else ""
                return cls(player_name(name.strip()[:LONGEST_NAME]), int(colour), known)
        raise ValueError("it names nobody")

    @property
    def seat(self) -> Seat:
        return Seat(self.name, HUMAN, self.colour, portrait=self.portrait)


def _file() -> Path:
    return paths.config_folder() / "identity.json"


def load() -> Identity:
    """Who plays here; before anyone has said so, the person last seated for a game."""
    return storage.load(_file(), Identity.read) or _last_seated()


def _last_seated() -> Identity:
    for game in games.GAMES:
        lineup = Lineup.remembered(games.find(game))
        people = [seat for seat in lineup.seats if seat.is_human and seat.name.strip()]
        if people and Identity.of(people[0]) != Identity():
            return Identity.of(people[0])
    return Identity()


def save(identity: Identity) -> None:
    """Keep it; a folder that cannot be written is no reason to stop."""
    try:
        storage.write_json(_file(), asdict(identity))
    except StorageError as error:
        log.warning("Who plays here could not be saved: %s", error)
        storage.note(error.words)


def rank() -> str:
    """The name of the rank that all laurels so far give."""
    return Career(attempts.recorded()).rank.name


def seated() -> Seat:
    """The player, on sitting down."""
    return replace(load().seat, rank=rank())


# In a line-up


def _place(seats: Sequence[Seat], name: str) -> int | None:
    """Where the player sits: the only person, or the one of that name."""
    people = [place for place, seat in enumerate(seats) if seat.is_human]
    if len(people) == 1:
        return people[0]
    return next((place for place in people if seats[place].name.strip() == name), None)


def place_in(seats: Sequence[Seat]) -> int | None:
    """Where the player sits; None if they do not, or that is not plain."""
    return _place(seats, load().name)


def sit_down(lineup: Lineup) -> None:
    """Seat the player as they are now, in the colour that is theirs."""
    identity = load()
    place = _place(lineup.seats, identity.name)
    if place is None:
        return
    lineup.take_colour(place, identity.colour)
    lineup.seats[place] = replace(lineup.seats[place], **asdict(identity))
    for other, seat in enumerate(lineup.seats):
        if not seat.is_human and seat.name == identity.name:
            lineup.seats[other] = replace(seat, character="")
    lineup.cast()


def keep(lineup: Lineup) -> None:
    """Keep how the only person of a line-up is called and shown now."""
    people = [seat for seat in lineup.seats if seat.is_human]
    if len(people) == 1 and people[0].name.strip() and Identity.of(people[0]) != load():
        save(Identity.of(people[0]))


def with_rank(seats: Sequence[Seat]) -> list[Seat]:
    """The seats of a game that begins, with the rank of the player."""
    place = _place(seats, load().name)
    return [
        replace(seat, rank=rank()) if index == place else seat for index, seat in enumerate(seats)
    ]
