"""The tasks of lessons, in a small YAML language that the rules check.

    do: {action: build a loge}                     the action, in the rules' own text form
    do: {action: open market 2 at *}               an asterisk stands for anything
    do: {any of: [{action: accept}, {action: refuse}]}

A game adds its own fields, such as `star: ship` in Colosseum: what must be true afterwards.
Several fields in one mapping must all hold. No text is ever run as code.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

from colosseum.formats.yaml_fields import Field
from colosseum.rules.kernel import Game, Record


class Task(Protocol):
    def is_met(self, record: Record, after: Any) -> bool:
        """Whether this action, and the game after it, are what was asked for."""


TaskReader: TypeAlias = Callable[[Field], Task]


@dataclass(frozen=True, slots=True)
class Does:
    """An action like this, in its text form; an asterisk stands for anything."""

    form: str

    def is_met(self, record: Record, after: Any) -> bool:
        pattern = ".*".join(map(re.escape, self.form.split("*")))
        return re.fullmatch(pattern, str(record.action)) is not None


@dataclass(frozen=True, slots=True)
class AnyOf:
    tasks: tuple[Task, ...]

    def is_met(self, record: Record, after: Any) -> bool:
        return any(task.is_met(record, after) for task in self.tasks)


@dataclass(frozen=True, slots=True)
class AllOf:
    tasks: tuple[Task, ...]

    def is_met(self, record: Record, after: Any) -> bool:
        return all(task.is_met(record, after) for task in self.tasks)


def read_task(field: Field, game: type[Game], own: Mapping[str, TaskReader]) -> Task:
    """Read the task in a YAML mapping, with the game's own fields.

    `FieldError` names what is wrong with it.
    """

    def does(value: Field) -> Task:
        """The action must be readable, unless an asterisk leaves it open."""
        form = value.text()
        if "*" not in form:
            value.read(game.read_action, "an action such as pass")
        return Does(form)

    def any_of(value: Field) -> Task:
        return AnyOf(tuple(read_task(item, game, own) for item in value.items()))

    readers = {"action": does, "any of": any_of, **own}
    parts = []
    for name, value in field.mapping():
        if name not in readers:
            known = ", ".join(readers)
            raise value.error(f"cannot be asked for; expected one of {known}.")
        parts.append(readers[name](value))
    if not parts:
        raise field.error("asks for nothing.")
    return parts[0] if len(parts) == 1 else AllOf(tuple(parts))
