"""Who sits at the table: people and opponents, their usual names, and the last line-up."""

import logging
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any, Final, Self

from colosseum import games
from colosseum.ai import characters
from colosseum.ai.characters import Character
from colosseum.files import paths, storage
from colosseum.files.storage import StorageError
from colosseum.games import GameKit
from colosseum.rules.journal import Journal
from colosseum.rules.kernel import player_name
from colosseum.rules.options import OptionValue
from colosseum.words.sentences import quoted
from colosseum.words.translation import say, tr

log = logging.getLogger(__name__)

HUMAN: Final = "human"
RANDOM: Final = "random"
"""An opponent that plays at random; it cannot be chosen for a seat."""
USUAL_NAMES: Final = ("Aquila", "Lupa", "Sol", "Laurus", "Delphina")
"""One for each colour and emblem, until someone types another."""
LONGEST_NAME: Final = 12
PORTRAITS: Final = ("aelia", "decimus", "zenobia", "varro")
"""The faces that people can choose; who chooses none is shown by an emblem."""
_LONGEST_RANK: Final = 20


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits there: a person, or an opponent of some level."""

    name: str
    player: str = HUMAN
    colour: int = 0
    """Which of the five colours and emblems."""
    character: str = ""
    """Which of the cast an opponent is; "" for no one in particular, as in old files."""
    portrait: str = ""
    """Which face a person has chosen, if any."""
    rank: str = ""
    """Which rank of the career a person had on sitting down; "" if that is not known."""

    @property
    def is_human(self) -> bool:
        return self.player == HUMAN

    @property
    def face(self) -> str:
        """Whose face is shown; "" if an emblem is."""
        return self.character or self.portrait

    @property
    def cast_as(self) -> Character | None:
        return characters.find(self.character) if self.character else None


# In a journal's notes


def noted(seats: Sequence[Seat]) -> dict[str, Any]:
    """What a journal notes about the seats; `seats_in` reads it."""
    return {"seats": [asdict(seat) for seat in seats]}


def seats_of(journal: Journal[Any]) -> tuple[Seat, ...]:
    """Who sat where; a person wherever the notes do not say."""
    game = journal.game
    return seats_in(journal.notes, game.seats, games.find(game.name))


def seats_in(notes: Mapping[str, Any], names: Sequence[str], kit: GameKit) -> tuple[Seat, ...]:
    seats = notes.get("seats")
    found = []
    for index, name in enumerate(names):
        note = seats[index] if isinstance(seats, list) and index < len(seats) else None
        found.append(_noted_seat(name, index, note, kit))
    return tuple(found)


def _noted_seat(name: str, index: int, note: Any, kit: GameKit) -> Seat:
    match note:
        case {"player": str(player), "colour": int(colour)} if colour in range(len(USUAL_NAMES)):
            if player in (HUMAN, RANDOM, *kit.levels):
                seat = Seat(name, player, colour, _character_in(note), _portrait_in(note))
                return replace(seat, rank=_rank_in(note))
            log.warning("A saved game names the unknown level %s.", quoted(player))
    return Seat(name, HUMAN, index)


def _character_in(data: Mapping[str, Any]) -> str:
    """The opponent's character, if the data names one that we know."""
    named = data.get("character")
    return named if named in characters.KEYS and data["player"] != HUMAN else ""


def _portrait_in(data: Mapping[str, Any]) -> str:
    """The person's portrait, if the data names one that we know."""
    named = data.get("portrait")
    return named if named in PORTRAITS and data["player"] == HUMAN else ""


def _rank_in(data: Mapping[str, Any]) -> str:
    named = data.get("rank")
    is_rank = isinstance(named, str) and len(named) <= _LONGEST_RANK
    return str(named) if is_rank and data["player"] == HUMAN else ""


# The line-up


@dataclass
class Lineup:
    """Who will sit at the table, and with which options; remembered until the next game."""

    kit: GameKit
    usual_level: str
    """How opponents play who come new to the table."""
    seats: list[Seat]
    options: dict[str, OptionValue]
    last_level: str = ""
    """Of an opponent whose seat a person has taken: the next one there plays as well."""

    @classmethod
    def usual(cls, kit: GameKit, level: str = "") -> Self:
        """Opponents of this level, or the gentlest."""
        options = {option.name: option.usual for option in kit.options}
        lineup = cls(kit, level or next(iter(kit.levels)), [], options)
        lineup.add_person()
        for _ in range(kit.usual_players - 1):
            lineup.add()
        return lineup

    # Changes

    def rename(self, place: int, name: str) -> None:
        self.seats[place] = replace(self.seats[place], name=name)

    def choose(self, place: int, level: str) -> None:
        """Let a person or an opponent of this level sit there."""
        seat = self.seats[place]
        if level == HUMAN and not seat.is_human:
            self.last_level = seat.player
            self.seats[place] = Seat(self._free_name(seat.colour), HUMAN, seat.colour)
        else:
            self.seats[place] = replace(seat, player=level)
            self.cast()

    def put(self, place: int, character: str) -> None:
        """Let this character play there; anyone of the cast who did takes its seat, if any."""
        replaced = self.seats[place]
        for other, seat in enumerate(self.seats):
            if seat.character == character and other != place:
                self.seats[other] = self._played_by(seat, replaced.character)
        self.seats[place] = self._played_by(replaced, character)
        self.cast()

    def _played_by(self, seat: Seat, character: str) -> Seat:
        level = self.last_level or self.usual_level if seat.is_human else seat.player
        name = characters.find(character).name if character else seat.name
        return Seat(name, level, seat.colour, character)

    def cast(self) -> None:
        """Give every opponent without a character one; in old files they had none."""
        for place, seat in enumerate(self.seats):
            if not seat.is_human and not seat.character:
                self.seats[place] = self._played_by(seat, self._free_character())

    def _free_character(self) -> str:
        """The first of the cast who is not at the table, nor shares a name with a person there."""
        names = {seat.name.strip() for seat in self.seats if seat.is_human}
        taken = {seat.character for seat in self.seats}
        return next(
            one.key for one in characters.CAST if one.key not in taken and one.name not in names
        )

    def next_portrait(self, place: int) -> None:
        """Show a person by the next face, or by the emblem after the last."""
        faces = ("", *PORTRAITS)
        portrait = faces[(faces.index(self.seats[place].portrait) + 1) % len(faces)]
        self.seats[place] = replace(self.seats[place], portrait=portrait)

    def next_colour(self, place: int) -> None:
        self.take_colour(place, (self.seats[place].colour + 1) % len(USUAL_NAMES))

    def take_colour(self, place: int, new: int) -> None:
        """Take this colour, swapping with any seat that has it. Usual names follow colours."""
        old = self.seats[place].colour
        for other, seat in enumerate(self.seats):
            if seat.colour == new:
                self.seats[other] = _in_colour(seat, old)
        self.seats[place] = _in_colour(self.seats[place], new)

    def add(self, character: str = "") -> None:
        """Seat one more opponent with an unused colour: this character, or one not there yet."""
        colour = self._free_colour()
        seat = Seat(USUAL_NAMES[colour], self.usual_level, colour)
        self.seats.append(self._played_by(seat, character or self._free_character()))

    def add_person(self) -> None:
        """Seat one more person, with an unused colour and name."""
        colour = self._free_colour()
        self.seats.append(Seat(self._free_name(colour), HUMAN, colour))

    def _free_colour(self) -> int:
        taken = {seat.colour for seat in self.seats}
        return next(index for index in range(len(USUAL_NAMES)) if index not in taken)

    def _free_name(self, colour: int) -> str:
        names = {seat.name for seat in self.seats}
        return next(name for name in (USUAL_NAMES[colour], *USUAL_NAMES) if name not in names)

    def remove(self, place: int) -> None:
        del self.seats[place]

    def tidy(self) -> None:
        """Remove the spaces round every name."""
        for place, seat in enumerate(self.seats):
            self.rename(place, seat.name.strip())

    @property
    def can_grow(self) -> bool:
        return len(self.seats) + 1 in self.kit.game.players

    @property
    def can_shrink(self) -> bool:
        return len(self.seats) - 1 in self.kit.game.players

    @property
    def trouble(self) -> str | None:
        """Why a game cannot start like this, in words; None if it can."""
        names = [seat.name.strip() for seat in self.seats]
        for place, name in enumerate(names):
            if not name:
                return tr("Player {number} has no name.", number=place + 1)
            if name in names[:place]:
                return tr("Two players are called {name}.", name=name)
        bringing = self.kit.bringing
        if bringing is not None and bringing.is_asked(self.options):
            reason = bringing.why_not(self.seats, self.options)
            return None if reason is None else say(reason)
        return None

    @property
    def agreed(self) -> dict[str, OptionValue]:
        """The options that the game begins with."""
        bringing = self.kit.bringing
        return self.options if bringing is None else bringing.brought(self.seats, self.options)

    # The file

    @classmethod
    def remembered(cls, kit: GameKit, level: str = "") -> "Lineup":
        """The last line-up for this game, or the usual one."""
        usual = cls.usual(kit, level)

        def read(data: Any) -> "Lineup":
            lineups = _by_game(data)
            if kit.name not in lineups:
                return usual
            return cls._read(lineups[kit.name], kit, usual.usual_level)

        return storage.load(_file(), read) or usual

    @classmethod
    def _read(cls, data: Any, kit: GameKit, level: str) -> Self:
        match data:
            case {"seats": [*seats], "options": {**options}}:
                found = [_read_seat(seat, kit) for seat in seats]
                colours = {seat.colour for seat in found}
                if len(found) in kit.game.players and len(colours) == len(found):
                    return cls(kit, level, found, _read_options(options, kit))
        raise ValueError("it lists no seats for a game")

    def remember(self) -> None:
        lineups = storage.load(_file(), _by_game) or {}
        seats = [asdict(seat) for seat in self.seats]
        lineups[self.kit.name] = {"seats": seats, "options": self.options}
        try:
            storage.write_json(_file(), lineups)
        except StorageError as error:
            log.warning("The line-up could not be saved: %s", error)
            storage.note(error.words)


def _file() -> Path:
    return paths.config_folder() / "seats.json"


def _by_game(data: Any) -> dict[str, Any]:
    """The line-ups of all games by name.

    While there was only one game, the file held just its line-up.
    """
    match data:
        case {"seats": seats, "intense": bool(intense)}:
            return {games.OLDEST: {"seats": seats, "options": {"intense_auctions": intense}}}
        case dict():
            return data
    raise ValueError("it lists no games")


def _in_colour(seat: Seat, colour: int) -> Seat:
    usual = seat.name == USUAL_NAMES[seat.colour]
    return replace(seat, colour=colour, name=USUAL_NAMES[colour] if usual else seat.name)


def _read_options(data: Mapping[Any, Any], kit: GameKit) -> dict[str, OptionValue]:
    """Every option, with the value that the data has for it if that is one."""
    found: dict[str, OptionValue] = {}
    for option in kit.options:
        read = option.read(data.get(option.name))
        found[option.name] = option.usual if read is None else read
    return found


def _read_seat(data: Any, kit: GameKit) -> Seat:
    match data:
        case {"name": str(name), "player": str(level), "colour": int(colour)}:
            if level in (HUMAN, *kit.levels) and colour in range(len(USUAL_NAMES)):
                name = player_name(name[:LONGEST_NAME])
                return Seat(name, level, colour, _character_in(data), _portrait_in(data))
    raise ValueError(f"{quoted(data)} is not a seat")
