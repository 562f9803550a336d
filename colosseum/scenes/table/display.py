"""What every table shows: a position, and then what happens there, event by event.

What is drawn depends only on what has been shown so far. An event changes it only when its motion
is over, so nothing on the table runs ahead of the animation. Words follow the same timeline: an
event is told when its motion begins, and one that is exciting to wait for when it is over.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, Generic, TypeAlias, TypeVar

from colosseum.files.settings import SPEEDS
from colosseum.play.seats import Seat
from colosseum.rules.kernel import DecisionKind, Event, Game, Record, SeatIndex
from colosseum.scenes.parts.faces import Expression
from colosseum.scenes.parts.keys import Binding
from colosseum.scenes.scene import Window
from colosseum.scenes.table.finale import Finale
from colosseum.scenes.table.hand_over import Handing, HandOverScene
from colosseum.scenes.table.panel import Table
from colosseum.sound.music import Mood
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.motion import Motion, Point, Then, Timeline
from colosseum.widgets.widget import Widget
from colosseum.words.sentences import Sentence

G = TypeVar("G", bound=Game)

_ASIDE: Final = 4.0
"""How far what remains in sight is from what hides the rest."""

Motions: TypeAlias = Callable[[Event, Any], Sequence[Motion]]
"""The motions of an event in a game's own display."""


@dataclass(frozen=True, slots=True)
class Surroundings:
    """Where a display is, and who hears of it."""

    window: Window
    seats: tuple[Seat, ...]
    table: Table[Any] | None
    """The table where a person plays; None where a game is only watched."""
    look_again: Callable[[], None]
    """Called when something on the table looks different."""
    told: Callable[[Event], None]
    """Called for each event when its words may be read."""


class TableDisplay(Generic[G]):
    """Everything but the panel. A game's own display draws it, and applies events to it.

    Others ask it to show something by its methods, and only read what it holds.
    """

    middle: Point
    """The middle of the board, where large words appear."""
    told_last: tuple[type[Event], ...] = ()
    """Events whose words would spoil their motion, and so wait until it is over."""
    handed_over_briefly: tuple[DecisionKind, ...] = ()
    """What people decide in quick succession: whose turn it is goes by itself."""

    def __init__(self, around: Surroundings, motions: Motions) -> None:
        self.window = around.window
        self.seats = around.seats
        self.table: Table[G] | None = around.table
        self._look_again = around.look_again
        self._told = around.told
        self._motions = motions
        self.names = tuple(seat.name for seat in self.seats)
        self.timeline = Timeline()
        self.mine: SeatIndex = next((i for i, it in enumerate(self.seats) if it.is_human), 0)
        """Whose point of view is shown."""
        self.acting: SeatIndex | None = None
        self.reason: Sentence | None = None
        """An opponent's reason for the current action."""
        self.lit: tuple[object, ...] = ()
        """Pieces that glow wherever they are, besides what is pointed at."""
        self.showing: list[Event] = []
        """The events of the current action so far; the last one's motion is under way."""
        self.shown: G
        """The game before the action that is being shown; as it stands if nothing moves."""
        self._moods: dict[SeatIndex, Expression] = {}
        """What players show in their faces for a moment."""
        self.asked: SeatIndex | None = None
        """The person who is asked to decide."""
        self._covered: tuple[Box, ...] = ()
        """What was hidden when the page was laid out."""
        self._has_changed = False
        self._is_gathering = False

    def expression(self, seat: SeatIndex) -> Expression:
        """What the player's face shows."""
        if seat in self._moods:
            return self._moods[seat]
        return Expression.THINKING if self._is_due(seat) else Expression.CALM

    def _is_due(self, seat: SeatIndex) -> bool:
        """Whether nothing else has to happen before this player decides."""
        waits = self.table is None or self.table.waits_to_go_on
        return seat == self.acting and not self.showing and not waits

    def is_thinking(self, seat: SeatIndex) -> bool:
        """Whether it is an opponent whose decision is due."""
        return self._is_due(seat) and not self.seats[seat].is_human

    def move(self, seat: SeatIndex, expression: Expression) -> None:
        """Something moves the player, whose face shows it until they calm down."""
        self._moods[seat] = expression

    def calm(self, seat: SeatIndex) -> None:
        self._moods.pop(seat, None)

    def light(self, pieces: tuple[object, ...]) -> None:
        """Have these pieces glow, and no others."""
        self.lit = pieces

    # What a game's own display does

    def place(self, game: G) -> None:
        """Show this position at once, and forget any motions."""
        raise NotImplementedError

    def settle(self, game: G) -> None:
        """Show this position, whatever the motions have left behind."""
        raise NotImplementedError

    def hear(self, event: Event) -> None:
        """An event's motion is over: show what it changed."""
        raise NotImplementedError

    def mouth(self, seat: SeatIndex) -> Point:
        """Where a player's words come from: the right edge of the plaque."""
        raise NotImplementedError

    def page_about(self, mark: object) -> str:
        """The rulebook's page about what a mark points at, by its name; "" if there is none."""
        return ""

    def prepare(self, game: G) -> None:
        """Have what takes long to draw drawn in the background, before it is shown."""

    def tell(self, event: Event) -> None:
        """Put the event into words."""
        self._told(event)

    def ask(self, seat: SeatIndex, *, takes_over: bool) -> None:
        """A person is asked to decide, and looks at the table from now on."""
        if self.mine != seat:
            self.look_from(seat)
        self.asked = seat

    def hand_over(self, handing: Handing) -> bool:
        """Another person is to decide: show nothing else until they take over, if that is due."""
        is_brief = handing.kind in self.handed_over_briefly
        self.window.push(HandOverScene(self.window, handing, self.middle, is_brief=is_brief))
        return True

    def look_from(self, seat: SeatIndex) -> None:
        """Another person decides: hide what the previous one had chosen."""
        self.mine, self.lit = seat, ()

    def point_at(self, widget: Widget | None) -> None:
        """Light what belongs to the widget under the pointer."""

    def shortcuts(self) -> list[Binding]:
        """What keys do at this game's table, besides those of every table."""
        return []

    def widgets(self) -> list[Widget]:
        raise NotImplementedError

    def paint_under(self, brush: Brush) -> None:
        raise NotImplementedError

    # What happens

    def changed(self) -> None:
        """Something on the table looks different."""
        self._has_changed = True
        if not self._is_gathering:
            self._has_changed = False
            self._look_again()

    @contextmanager
    def _all_at_once(self) -> Iterator[None]:
        """Have the page laid out once, however many motions begin and end meanwhile."""
        before, self._is_gathering = self._is_gathering, True
        yield
        self._is_gathering = before
        if self._has_changed:
            self.changed()

    def show(self, game: G) -> None:
        with self._all_at_once():
            self.timeline.finish()
            self.reason = None
            self.asked = None
            self.place(game)
            self._stand(game.copy())
        if self.window.settings.pace():
            self.prepare(game)

    def play(self, record: Record, after: G, reason: Sentence | None = None) -> None:
        """Show a record event by event, and then the position it led to.

        The reason is an opponent's; it is shown where the opponent speaks.
        """
        self.reason = reason
        self.asked = None
        for event in record.events:
            self.timeline.add(Then(partial(self._begin, event)), *self._motions(event, self))
        self.timeline.add(Then(partial(self._settle, after.copy())))
        if self.window.settings.pace():
            self.prepare(after)
        self.update(0.0)

    def waits_for(self, *seats: SeatIndex) -> bool:
        """Whether what concerns these players stays until a click: at a table, if one is human."""
        return self.table is not None and any(self.seats[seat].is_human for seat in seats)

    def _begin(self, event: Event) -> None:
        self._end_motion()
        self.showing.append(event)
        if not isinstance(event, self.told_last):
            self.tell(event)
        self.changed()

    def _end_motion(self) -> None:
        """The motion of the event shown last is over."""
        if self.showing:
            event = self.showing[-1]
            self.hear(event)
            if isinstance(event, self.told_last):
                self.tell(event)

    def _settle(self, game: G) -> None:
        self._end_motion()
        self.showing = []
        self.settle(game)
        self._stand(game)

    def _stand(self, game: G) -> None:
        self.shown = game
        self.acting = game.decision.seat if game.decision else None
        self.changed()

    @property
    def mood(self) -> Mood | None:
        """The music of the finale, while it is shown."""
        now = self.timeline.now
        return now.mood if isinstance(now, Finale) else None

    # Time

    @property
    def busy(self) -> bool:
        return self.timeline.busy

    def finish(self) -> None:
        with self._all_at_once():
            self.timeline.finish()

    def hurry(self) -> None:
        """Let go of what waits, and finish what moves up to what a person must not miss."""
        with self._all_at_once():
            self.timeline.let_go()
            self.timeline.hurry()

    def update(self, seconds: float) -> None:
        """Let time pass; without animations, only pictures that last stay for their time."""
        settings = self.window.settings
        self.timeline.is_animated = settings.animations
        pace = SPEEDS[settings.speed]
        with self._all_at_once():
            if not pace:
                self.timeline.rush(seconds)
            elif self.timeline.busy:
                self.timeline.advance(seconds / pace)
            if self._hidden != self._covered:
                self.changed()

    @property
    def _hidden(self) -> tuple[Box, ...]:
        """What the motion under way hides of the table."""
        return self.timeline.now.hides if self.timeline.now is not None else ()

    def hides(self, box: Box) -> bool:
        """Whether what moves now is in front of that part of the table."""
        return any(hidden.colliderect(box) for hidden in self._hidden)

    def in_sight(self, box: Box) -> Box:
        """As much of a box as is to the left of what hides it, if that begins within it."""
        over = [hidden.left for hidden in self._hidden if hidden.colliderect(box)]
        right = min((left - _ASIDE for left in over if left > box.left), default=box.right)
        return Box(box.left, box.top, min(right, box.right) - box.left, box.height)

    def cover(self, widgets: Sequence[Widget]) -> None:
        """Put those out of reach that are hidden."""
        self._covered = self._hidden
        for widget in widgets:
            if any(box.colliderect(widget.box) for box in self._covered):
                widget.hide()

    def paint_over(self, brush: Brush) -> None:
        self.timeline.draw(brush)
