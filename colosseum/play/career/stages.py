"""The stages of the career in `assets/career`: a story, rivals, a special start and goals.

    title: Ships on the sand
    story: Two sentences.
    ground: water
    figures: [spectacle/performer-ship]
    game: colosseum
    seats: [{character: cassius, level: grand}, you, {character: livia, level: impresario}]
    options: {intense_auctions: yes}
    start: 15 coins and the Ship star
    shows: [coin, star-ship]
    change:
      players: {2: {coins: 15}}
    goals: [{win: yes}, {spectators at least: 60}, {programme at least: 21}]

A game begins as usual, from a seed, and the change is made to its position. A match has a list of
`tables` instead, each with its own game, seats, start and goals; winning all of them is one laurel.
"""

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from colosseum import games
from colosseum.ai import characters
from colosseum.files import paths
from colosseum.formats.yaml_fields import Field, FieldError, Mapping
from colosseum.rules.goals import Goal, Win, read_goal
from colosseum.rules.kernel import Game, PositionError, SeatIndex
from colosseum.rules.options import OptionValue
from colosseum.words.sentences import Sentence

ROADS: Final = (*games.GAMES, "meeting")
"""The folders of `assets/career`; the last is where the other roads meet."""
LAURELS: Final = 3
"""In every stage."""
YOU: Final = "you"
_TRIES: Final = 50
"""Seeds until one deals what the change leaves over."""


@dataclass(frozen=True, slots=True)
class Rival:
    character: str
    level: str


@dataclass(frozen=True, slots=True)
class Table:
    """One game of a stage."""

    name: str
    """As journals name it."""
    game: str
    seats: tuple[Rival | None, ...]
    """In order of play; None is the person's."""
    options: dict[str, OptionValue]
    start: str
    """What is special about it, in English."""
    shows: tuple[str, ...]
    """Pictures of what is special."""
    goals: tuple[Goal, ...]
    change: Field | None

    @property
    def you(self) -> SeatIndex:
        return self.seats.index(None)

    @property
    def rivals(self) -> tuple[Rival, ...]:
        return tuple(rival for rival in self.seats if rival is not None)

    def begin(self, names: list[str], seed: int) -> Game:
        """Begin the game, by this seed or the first after it that suits the change."""
        kit = games.find(self.game)
        if self.change is None:
            return kit.game.new(names, seed, self.options)
        for tried in range(seed, seed + _TRIES):
            dealt = Field.of_text(kit.game.new(names, tried, self.options).position(), "position")
            seeded = dealt.changed_by(Field.of_text(f"seed: {tried}", "seed"))
            try:
                return kit.game.from_position(seeded.changed_by(self.change).written(), self.name)
            except PositionError as error:
                reason = error
        raise self.change.error(f"suits no game. {reason}")


@dataclass(frozen=True, slots=True)
class Laurel:
    """What one laurel is for: a goal at a table, or the same at each of them."""

    parts: tuple[tuple[Table, Goal], ...]

    @property
    def words(self) -> Sentence:
        if len(self.parts) > 1:
            return Sentence("Win both games")
        return self.parts[0][1].words

    @property
    def is_victory(self) -> bool:
        return isinstance(self.parts[0][1], Win)


@dataclass(frozen=True, slots=True)
class Stage:
    name: str
    road: str
    number: int
    """The first on each road is 1; where the roads meet, they go on from the last."""
    title: str
    story: str
    ground: str
    """The picture behind it, one of `sprites/career/ground-…`."""
    figures: tuple[str, ...]
    """Pictures in front of that."""
    tables: tuple[Table, ...]

    @property
    def laurels(self) -> tuple[Laurel, ...]:
        """The victory first."""
        parts = [(table, goal) for table in self.tables for goal in table.goals]
        victories = tuple(part for part in parts if isinstance(part[1], Win))
        others = [part for part in parts if not isinstance(part[1], Win)]
        return (Laurel(victories), *(Laurel((part,)) for part in others))


@cache
def stages() -> tuple[Stage, ...]:
    """All of them, road by road; `FieldError` names file, line and field of a mistake."""
    found: list[Stage] = []
    for road in ROADS:
        files = sorted(paths.asset("career", road).glob("*.yaml"))
        first = 1 if road != ROADS[-1] else 1 + found[-1].number
        found += [read_stage(file, road, first + place) for place, file in enumerate(files)]
    return tuple(found)


def find_table(name: str) -> tuple[Stage, Table] | None:
    """The table that a journal names, and its stage."""
    for stage in stages():
        for table in stage.tables:
            if table.name == name:
                return stage, table
    return None


def read_stage(file: Path, road: str, number: int) -> Stage:
    top = Field.of_file(file).mapping()
    name = file.stem.partition("-")[2]
    own = top.get("tables")
    tables = (
        (_table(top, name),)
        if own is None
        else tuple(
            _closed_table(item, f"{name}-{place}") for place, item in enumerate(own.items(), 1)
        )
    )
    stage = Stage(
        name=name,
        road=road,
        number=number,
        title=top["title"].text(),
        story=top["story"].text(),
        ground=top["ground"].text(),
        figures=tuple(item.text() for item in top["figures"].items()),
        tables=tables,
    )
    top.close()
    if len(stage.laurels) != LAURELS or not stage.laurels[0].parts:
        raise FieldError(f"{file.name} has no victory and two other goals.")
    return stage


def _closed_table(field: Field, name: str) -> Table:
    mapping = field.mapping()
    table = _table(mapping, name)
    mapping.close()
    return table


def _table(mapping: Mapping, name: str) -> Table:
    kit = mapping["game"].read(_kit, f"one of {', '.join(games.GAMES)}")
    options = mapping.get("options")
    table = Table(
        name=name,
        game=kit.name,
        seats=tuple(_seat(item, kit) for item in mapping["seats"].items()),
        options={} if options is None else _options(options, kit),
        start=mapping["start"].text(),
        shows=tuple(item.text() for item in mapping["shows"].items()),
        goals=tuple(read_goal(item, kit.figures) for item in mapping["goals"].items()),
        change=mapping.get("change"),
    )
    if len(table.seats) not in kit.game.players or table.seats.count(None) != 1:
        raise mapping["seats"].error("they suit no table, or you are not at it.")
    table.begin([rival.character if rival else YOU for rival in table.seats], 1)
    return table


def _kit(name: str) -> games.GameKit:
    if name not in games.GAMES:
        raise ValueError(name)
    return games.find(name)


def _seat(field: Field, kit: games.GameKit) -> Rival | None:
    if field.is_text and field.text() == YOU:
        return None
    entry = field.mapping()
    character = entry["character"].read(_one_of(characters.KEYS), "one of the cast")
    level = entry["level"].read(_one_of(kit.levels), f"one of {', '.join(kit.levels)}")
    entry.close()
    return Rival(character, level)


def _one_of(known: tuple[str, ...]) -> Any:
    return lambda text: known[known.index(text)]


def _options(field: Field, kit: games.GameKit) -> dict[str, OptionValue]:
    """Options by name; a switch is yes or no."""
    known = {option.name: option for option in kit.options}
    found: dict[str, OptionValue] = {}
    for name, value in field.mapping():
        if name not in known:
            raise value.error(f"is no option; expected one of {', '.join(known)}.")
        read = known[name].read(value.text())
        found[name] = value.flag() if read is None else read
        if known[name].read(found[name]) is None:
            raise value.error(f"can be {known[name].values}.")
    return found
