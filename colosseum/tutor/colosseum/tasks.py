"""What a lesson of Colosseum can ask for besides actions: what must be true afterwards.

do: {star: ship}
do: {spectators at least: 45}
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.data import Asset, Noble, named
from colosseum.rules.colosseum.events import EventProduced
from colosseum.rules.colosseum.notation import read_tally
from colosseum.rules.colosseum.state import Impresario
from colosseum.rules.kernel import Record
from colosseum.tutor.tasks import TaskReader


@dataclass(frozen=True, slots=True)
class HoldsStar:
    asset: Asset

    def is_met(self, record: Record, after: Game) -> bool:
        return after.state.stars[self.asset] == record.seat


@dataclass(frozen=True, slots=True)
class Draws:
    """An event with at least this many spectators."""

    least: int

    def is_met(self, record: Record, after: Game) -> bool:
        return any(
            isinstance(event, EventProduced) and event.score.total >= self.least
            for event in record.events
        )


@dataclass(frozen=True, slots=True)
class Has:
    """At least this much of something."""

    what: Callable[[Impresario], int]
    least: int

    def is_met(self, record: Record, after: Game) -> bool:
        return self.what(after.state.impresarios[record.seat]) >= self.least


@dataclass(frozen=True, slots=True)
class HasTokens:
    tokens: tuple[Asset, ...]

    def is_met(self, record: Record, after: Game) -> bool:
        held = after.state.impresarios[record.seat].tokens
        return all(held[asset] >= self.tokens.count(asset) for asset in self.tokens)


@dataclass(frozen=True, slots=True)
class Hosts:
    """The noble is in the player's arena."""

    noble: Noble

    def is_met(self, record: Record, after: Game) -> bool:
        state = after.state
        return state.impresarios[record.seat].holds_square(state.nobles[self.noble])


TASKS: Final[Mapping[str, TaskReader]] = {
    "star": lambda field: HoldsStar(
        field.read(lambda text: named(Asset, text), "an asset with a star")
    ),
    "spectators at least": lambda field: Draws(field.number(1)),
    "coins at least": lambda field: Has(lambda player: player.coins, field.number(1)),
    "medals at least": lambda field: Has(lambda player: player.medals, field.number(1)),
    "tokens": lambda field: HasTokens(field.read(read_tally, "tokens such as 2 lion + torch")),
    "noble inside": lambda field: Hosts(field.read(lambda text: named(Noble, text), "a noble")),
}
