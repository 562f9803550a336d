"""What a lesson asks for, as a small language in YAML that the rules check.

    do: {action: build a loge}                     the action, in the rules' own text form
    do: {action: open market 2 at *}               an asterisk stands for anything
    do: {any of: [{action: accept}, {action: refuse}]}
    do: {star: ship}                               what is true once it is done

Several fields in one mapping must all hold. No text is ever run as code.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Protocol

from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.data import Asset, Noble, named
from colosseum.rules.colosseum.events import EventProduced
from colosseum.rules.colosseum.notation import read_tally
from colosseum.rules.colosseum.state import Impresario
from colosseum.rules.kernel import Record
from colosseum.rules.yaml_fields import Field


class Task(Protocol):
    def is_met(self, record: Record, after: Game) -> bool:
        """Whether this action, and the game after it, are what was asked for."""


@dataclass(frozen=True, slots=True)
class Does:
    """An action like this, in its text form; an asterisk stands for anything."""

    form: str

    def is_met(self, record: Record, after: Game) -> bool:
        pattern = ".*".join(map(re.escape, self.form.split("*")))
        return re.fullmatch(pattern, str(record.action)) is not None


@dataclass(frozen=True, slots=True)
class AnyOf:
    tasks: tuple[Task, ...]

    def is_met(self, record: Record, after: Game) -> bool:
        return any(task.is_met(record, after) for task in self.tasks)


@dataclass(frozen=True, slots=True)
class AllOf:
    tasks: tuple[Task, ...]

    def is_met(self, record: Record, after: Game) -> bool:
        return all(task.is_met(record, after) for task in self.tasks)


@dataclass(frozen=True, slots=True)
class HoldsStar:
    asset: Asset

    def is_met(self, record: Record, after: Game) -> bool:
        return after.state.stars[self.asset] == record.seat


@dataclass(frozen=True, slots=True)
class Draws:
    """An event with so many spectators, or more."""

    least: int

    def is_met(self, record: Record, after: Game) -> bool:
        return any(
            isinstance(event, EventProduced) and event.score.total >= self.least
            for event in record.events
        )


@dataclass(frozen=True, slots=True)
class Has:
    """So much of something, or more."""

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
    """The noble stands in the arena."""

    noble: Noble

    def is_met(self, record: Record, after: Game) -> bool:
        state = after.state
        return state.impresarios[record.seat].holds_square(state.nobles[self.noble])


def read_task(field: Field) -> Task:
    """The task in a YAML mapping; `FieldError` names what is wrong with it."""
    parts = []
    for name, value in field.mapping():
        if name not in _READERS:
            known = ", ".join(_READERS)
            raise value.error(f"is not something that can be asked for; expected one of {known}.")
        parts.append(_READERS[name](value))
    if not parts:
        raise field.error("asks for nothing.")
    return parts[0] if len(parts) == 1 else AllOf(tuple(parts))


def _tasks(field: Field) -> tuple[Task, ...]:
    return tuple(read_task(item) for item in field.items())


def _does(field: Field) -> Task:
    """The action must be readable, unless an asterisk leaves it open."""
    form = field.text()
    if "*" not in form:
        field.read(Game.read_action, "an action such as build a loge")
    return Does(form)


_READERS: Final[dict[str, Callable[[Field], Task]]] = {
    "action": _does,
    "any of": lambda field: AnyOf(_tasks(field)),
    "star": lambda field: HoldsStar(
        field.read(lambda text: named(Asset, text), "an asset with a star")
    ),
    "spectators at least": lambda field: Draws(field.number(1)),
    "coins at least": lambda field: Has(lambda player: player.coins, field.number(1)),
    "medals at least": lambda field: Has(lambda player: player.medals, field.number(1)),
    "tokens": lambda field: HasTokens(field.read(read_tally, "tokens such as 2 lion + torch")),
    "noble inside": lambda field: Hosts(field.read(lambda text: named(Noble, text), "a noble")),
}
