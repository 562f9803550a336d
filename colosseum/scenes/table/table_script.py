"""A table with a script, which has a say in what happens there besides the rules."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from colosseum.play.course import Course
from colosseum.rules.kernel import Action
from colosseum.scenes.parts.teacher_speech import Speech
from colosseum.scenes.table.display import TableDisplay
from colosseum.scenes.table.kit import TableKit
from colosseum.scenes.table.panel import Table
from colosseum.widgets.brush import Brush
from colosseum.widgets.widget import Widget
from colosseum.words.sentences import Sentence


class ScriptedTable(Table[Any], Protocol):
    """What a script may ask of its table."""

    kit: TableKit
    course: Course
    display: TableDisplay[Any]

    @property
    def is_moving(self) -> bool:
        """Whether something still moves."""


class Script(Protocol):
    """Runs a table without undo, where hints appear only on request."""

    no_advice: Sentence
    """Why the advisor says nothing there,"""
    no_recap: Sentence
    """and why there is no recap."""

    @property
    def about(self) -> Sequence[object]:
        """What it points at now."""

    @property
    def speech(self) -> Speech:
        """What it says now."""

    def begin(self, table: ScriptedTable) -> None:
        """The table is ready."""

    def consider(self, action: Action, do: Callable[[], None]) -> None:
        """A person wants to take a legal action: do it, or say why not now."""

    def answer(self) -> Action | None:
        """What the opponents do; None while they wait."""

    def update(self) -> None:
        """Time has passed."""

    def leave(self) -> None:
        """The player wants to leave."""

    def arrange(self, widgets: list[Widget]) -> list[Widget]:
        """The page: the table's widgets and the script's own."""

    def paint(self, brush: Brush) -> None:
        """Paint what is behind the script's widgets."""
