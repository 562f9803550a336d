"""What every table shows: a position, and then what happens there, event by event.

What is drawn depends only on what has been shown so far. An event changes it only when its motion
is over, so nothing on the table runs ahead of the animation.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Generic, TypeAlias, TypeVar

from colosseum.rules.kernel import Event, Game, Record, SeatIndex
from colosseum.scenes.scene import Window
from colosseum.scenes.table.banner import Banner
from colosseum.scenes.table.panel import Table
from colosseum.seats import Seat
from colosseum.widgets.brush import Brush
from colosseum.widgets.motion import Motion, Point, Then, Timeline
from colosseum.widgets.widget import Widget

G = TypeVar("G", bound=Game)

Motions: TypeAlias = Callable[[Event, Any], Sequence[Motion]]
"""The motions of an event in a game's own view."""


class TableView(Generic[G]):
    """Everything but the panel. A game's own view draws it, and applies events to it."""

    middle: Point
    """The middle of the board, where large words appear."""

    def __init__(self, window: Window, seats: tuple[Seat, ...], motions: Motions) -> None:
        self.window = window
        self.seats = seats
        self.names = tuple(seat.name for seat in seats)
        self.timeline = Timeline()
        self._motions = motions
        self.table: Table[G] | None = None
        """The table where a person plays; None where a game is only watched."""
        self.mine: SeatIndex = next((i for i, seat in enumerate(seats) if seat.is_human), 0)
        """Whose point of view is shown."""
        self.acting: SeatIndex | None = None
        self.reason = ""
        """An opponent's reason for the current action."""
        self.lit: tuple[int, ...] = ()
        """Pieces that glow wherever they are, besides what is pointed at."""
        self.changed: Callable[[], None] = lambda: None
        """Called whenever something on the table looks different."""

    # What a game's own view does

    def place(self, game: G) -> None:
        """Show this position at once, and forget any motions."""
        raise NotImplementedError

    def settle(self, game: G) -> None:
        """Show this position, whatever the motions have left behind."""
        raise NotImplementedError

    def hear(self, event: Event) -> None:
        """An event's motion is over: show what it changed."""
        raise NotImplementedError

    def look_from(self, seat: SeatIndex) -> None:
        """Another person decides: hide what the previous one had chosen."""
        self.mine, self.lit = seat, ()

    def point_at(self, widget: Widget | None) -> None:
        """Light what belongs to the widget under the pointer."""

    def shortcuts(self) -> list[tuple[int, Callable[[], None]]]:
        """What keys do at this game's table, besides those of every table."""
        return []

    def widgets(self) -> list[Widget]:
        raise NotImplementedError

    def paint_under(self, brush: Brush) -> None:
        raise NotImplementedError

    # What happens

    def show(self, game: G) -> None:
        self.timeline.finish()
        self.reason = ""
        self.place(game)
        self._stand(game)

    def play(self, record: Record, after: G, reason: str = "") -> None:
        """Show a record event by event, and then the position it led to.

        The reason is an opponent's; it is shown where the opponent speaks.
        """
        self.reason = reason
        for event in record.events:
            self.timeline.add(*self._motions(event, self), Then(partial(self._hear, event)))
        self.timeline.add(Then(partial(self._settle, after.copy())))
        if not self.window.settings.pace():
            self.timeline.finish()

    def announce(self, words: str) -> None:
        """Show a few large words across the board, while everything goes on."""
        if self.window.settings.pace():
            self.timeline.add(Banner(words, 1.0, self.middle))

    def _hear(self, event: Event) -> None:
        self.hear(event)
        self.changed()

    def _settle(self, game: G) -> None:
        self.settle(game)
        self._stand(game)

    def _stand(self, game: G) -> None:
        self.acting = game.decision.seat if game.decision else None
        self.changed()

    # Time

    @property
    def busy(self) -> bool:
        return self.timeline.busy

    def finish(self) -> None:
        self.timeline.finish()

    def update(self, seconds: float) -> None:
        pace = self.window.settings.pace()
        if not self.timeline.busy:
            return
        if pace:
            self.timeline.advance(seconds / pace)
        else:
            self.timeline.finish()

    def paint_over(self, brush: Brush) -> None:
        self.timeline.draw(brush)
