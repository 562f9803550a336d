"""What a game brings to its table: everything that differs from other games' tables.

`games.table` finds a game's kit when a table opens. Scenes ask the kit, and so know no game.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

from colosseum.play.session import Session
from colosseum.rules.kernel import DecisionKind, Event, SeatIndex
from colosseum.scenes.parts.keys import Shortcut
from colosseum.scenes.parts.log import MakeTeller
from colosseum.scenes.parts.start_picture import StartPicture
from colosseum.scenes.parts.table_lights import Outline
from colosseum.scenes.scene import Scene, Window
from colosseum.scenes.table.aloud import Aloud
from colosseum.scenes.table.display import Surroundings, TableDisplay
from colosseum.scenes.table.layout import TableLayout
from colosseum.scenes.table.panel import Panel, Table
from colosseum.scenes.table.reactions import MakeMoods
from colosseum.scenes.table.recap_card import MakeGathering
from colosseum.sound.music import Mood
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.widget import Widget

PanelMaker: TypeAlias = Callable[[Table[Any]], Panel[Any]]


MakeWorkshop: TypeAlias = Callable[[Window, str, Callable[[str], None] | None], Scene]
"""Opened with the present choice, and with what to call when another is made."""


def _no_links(name: str, box: Box) -> Sequence[tuple[str, Box, str]]:
    return ()


class Contents(Protocol):
    """What a game shows in a scene whose frame is the same for all games."""

    def widgets(self) -> list[Widget]: ...

    def paint(self, brush: Brush) -> None:
        """Paint what is behind the widgets."""


@dataclass(frozen=True, slots=True)
class TableKit:
    """One game's table."""

    display: Callable[[Surroundings], TableDisplay[Any]]
    """The board and everything round it, with animations."""
    layout: TableLayout

    panels: Mapping[DecisionKind, PanelMaker]
    """The panels, by kind of decision."""
    watching: PanelMaker
    """The panel while someone else decides."""
    keys: tuple[Shortcut, ...]
    """The keys that do something at this table only."""

    mood: Callable[[TableDisplay[Any]], Mood]
    """The music that fits what is shown."""

    aloud: Aloud
    """The table in words, for those who hear it."""

    shakes: Callable[[Event, SeatIndex], bool]
    """Whether a controller in a seat's hands trembles at this event; only few do."""

    outline: Outline
    """The shapes on the board that hints and lessons can point at."""

    teller: MakeTeller
    """How events become lines of the log."""
    recap: MakeGathering
    """What a player has missed since their last turn."""

    moods: MakeMoods
    """Which moments move the players, and what opponents could say."""

    results: Callable[[Window, Session, Callable[[], None]], Contents]
    """How a finished game went, and what to call when that shows something else."""
    statistics: Callable[[Callable[[], None]], Contents]
    """All finished games in numbers, and what to call when another page of them is shown."""
    start: Callable[[Any, SeatIndex], StartPicture]
    """What a seat begins this game with, before its first action."""
    illustrate: Callable[[Brush, str, Box], None]
    """Draw the rulebook's picture of that name into a box."""

    links: Callable[[str, Box], Sequence[tuple[str, Box, str]]] = _no_links
    """Where such a picture leads to other pages: names, what is pressed, and what that says."""

    workshop: MakeWorkshop | None = None
    """Where players build what they bring to a game, if they bring something."""
    workshop_keys: tuple[Shortcut, ...] = ()
    """The keys that do something there only."""

    def panel_for(self, table: Table[Any]) -> Panel[Any]:
        """The panel to show now; `watching` unless a person decides."""
        decision = table.game.decision
        if decision is None or not table.seats[decision.seat].is_human:
            return self.watching(table)
        return self.panels[decision.kind](table)
