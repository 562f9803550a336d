"""A table with a script: somebody besides the rules has a say in what happens there."""

from collections.abc import Callable
from typing import Any, Protocol

from colosseum.rules.kernel import Action
from colosseum.scenes.table.kit import TableKit
from colosseum.scenes.table.panel import Table
from colosseum.widgets.brush import Brush
from colosseum.widgets.widget import Widget


class ScriptedTable(Table[Any], Protocol):
    """What a script may ask of its table."""

    kit: TableKit

    @property
    def is_busy(self) -> bool:
        """Whether something still moves."""


class Script(Protocol):
    """At such a table nobody takes anything back, and hints come only when called."""

    def begin(self, table: ScriptedTable) -> None:
        """The table is laid."""

    def consider(self, action: Action, do: Callable[[], None]) -> None:
        """A person wants to take a legal action: do it, or say why not now."""

    def answer(self) -> Action | None:
        """What the others do; None while they wait."""

    def update(self) -> None:
        """Time has passed."""

    def leave(self) -> None:
        """The person wants to go."""

    def arrange(self, widgets: list[Widget]) -> list[Widget]:
        """The page: what the table has, and the script's own."""

    def paint(self, brush: Brush) -> None:
        """What the script's widgets lie on."""
