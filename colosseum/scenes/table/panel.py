"""What the right-hand panel offers while a person decides."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, Protocol, TypeVar

from colosseum.play.automatic_decisions import StandingOrder
from colosseum.play.seats import Seat
from colosseum.rules.kernel import Action, Event, Game, Record
from colosseum.scenes.parts.keys import Binding
from colosseum.scenes.parts.player_colours import draw_emblem
from colosseum.scenes.scene import Window
from colosseum.scenes.table.drafts import Drafts
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.theme import (
    BODY,
    CREAM,
    GOLD,
    GOLD_LIGHT,
    STONE,
    STONE_DARK,
    STRONG,
    TERRACOTTA,
    TITLE,
)
from colosseum.widgets.widget import Area, Widget
from colosseum.words.sentences import Sentence
from colosseum.words.translation import say, tr

HEAD = 48.0
_TWO_LINES = TITLE._replace(size=18.0, colour=CREAM, leading=1.04)

_NAME = STRONG.but(size=16, colour=GOLD_LIGHT)

G = TypeVar("G", bound=Game)
G_co = TypeVar("G_co", bound=Game, covariant=True)


class Table(Protocol[G_co]):
    """What a panel may ask of the table."""

    window: Window
    seats: tuple[Seat, ...]
    drafts: Drafts

    @property
    def game(self) -> G_co:
        """The current game, waiting for a person's decision."""

    @property
    def shown(self) -> G_co:
        """The game before the action that is being shown; as it stands if nothing moves."""

    @property
    def showing(self) -> Sequence[Event]:
        """The events of that action so far; none if nothing moves."""

    @property
    def beginning(self) -> G_co:
        """The game before anything happened."""

    @property
    def records(self) -> Sequence[Record]:
        """Everything that has happened since."""

    @property
    def notes(self) -> Mapping[str, Any]:
        """What is kept with the saved game for its table; the rules ignore it."""

    def take_note(self, name: str, words: Any) -> None:
        """Keep this there as well, from the next action on or when the table is left."""

    @property
    def pointed_at(self) -> Sequence[object]:
        """What a lesson, a hint or advice points at now."""

    @property
    def waits_to_go_on(self) -> bool:
        """Whether opponents decide nothing until a person goes on or undoes."""

    def act(self, action: Action) -> None:
        """Submit the action. If the rules forbid it, the table says why, and nothing changes."""

    def refuse(self, reason: Sentence) -> None:
        """Say why something cannot be done."""

    def order(self, order: StandingOrder) -> None:
        """The deciding player decides something in advance, until they undo an action."""

    def rebuild(self, *changed: Box) -> None:
        """Lay the page out again, since something was chosen; perhaps only these parts change."""

    def light(self, pieces: tuple[object, ...]) -> None:
        """Light these pieces wherever they are on the table."""

    def skip(self) -> None:
        """Finish all motions at once."""

    def back(self) -> None:
        """Open the menu, or leave a lesson."""


class Panel(Generic[G]):
    """One kind of decision. It is created when the decision comes up, and keeps the choices so far.

    Those choices are the panel's own: the game changes only through `table.act`.
    """

    is_for_one = True
    """Whether one person decides here, who is named where several share the screen."""
    head_room: float = 0
    """Room to the right of the title, for widgets."""

    def __init__(self, table: Table[G]) -> None:
        self.table = table

    @property
    def box(self) -> Box:
        raise NotImplementedError

    @property
    def title(self) -> str:
        return ""

    @property
    def note(self) -> str:
        """A word or two at the right of the title."""
        return ""

    @property
    def task(self) -> str:
        """What there is to do, for below the panel."""
        decision = self.table.game.decision
        return say(decision.help) if decision is not None else ""

    def why_not(self, action: Action) -> str | None:
        """Why the rules forbid it, in words; None if they do not."""
        reason = self.table.game.why_not(action)
        return None if reason is None else say(reason)

    def acting(self, action: Action) -> Callable[[], None]:
        """A press that takes the action."""

        def pressed() -> None:
            self.table.light(())
            self.table.act(action)

        return pressed

    @property
    def inside(self) -> Box:
        """Below the title, within the panel's margins."""
        return Box(
            self.box.left + 20,
            self.box.top + HEAD + 14,
            self.box.width - 40,
            self.box.height - HEAD - 28,
        )

    @property
    def lay_out_words(self) -> str:
        """What the advisor's button says that lays an action out."""
        return tr("Prepare it")

    def can_lay_out(self, action: Action) -> bool:
        """Whether the panel can be filled in with this action, to be looked at before acting."""
        return False

    def lay_out(self, action: Action) -> None:
        """Fill the panel in with an action that can be laid out."""

    def put_away(self) -> bool:
        """Give up what is chosen so far; whether something was."""
        return False

    def shortcuts(self) -> list[Binding]:
        """What keys do for this decision, besides those of the table."""
        return []

    def in_sight(self) -> Widget:
        """All of it: no tooltip lies over the title, trays, prices or verdicts."""
        place = Area("panel", self.box)
        place.stays_in_sight = True
        return place

    def widgets(self) -> list[Widget]:
        """What can be pressed in the panel."""
        return []

    def on_board(self) -> list[Widget]:
        """What can be pressed on the board: markets, squares, nobles. Drawn over it."""
        return []

    def paint(self, brush: Brush) -> None:
        """Paint what the panel only shows; its frame and title are already there."""

    @property
    def named_person(self) -> Seat | None:
        """Who decides, where that has to be said."""
        people = sum(seat.is_human for seat in self.table.seats)
        decision = self.table.game.decision
        if not self.is_for_one or people < 2 or decision is None:
            return None
        return self.table.seats[decision.seat]

    def _paint_person(self, brush: Brush, person: Seat, title: Box) -> Box:
        """Paint the emblem and the name; what they leave for the title."""
        at = (title.left + 12, title.centery)
        brush.disc(at, 21, GOLD)
        draw_emblem(brush, at, 19, person.colour, self.table.window.settings.symbols)
        left = title.left + 42
        name = Box(left, title.top + 4, title.right - left, 18)
        brush.text(person.name, name, _NAME, where="panel title")
        return Box(left, title.top + 19, title.right - left, HEAD - 21)

    def paint_panel(self, brush: Brush) -> None:
        box = self.box
        brush.slab(box, (STONE, STONE_DARK), radius=14, edge=GOLD, edge_width=2, shadow=14)
        brush.encloses(self.title, box)
        head = Box(box.left + 2, box.top + 2, box.width - 4, HEAD)
        brush.slab(head, TERRACOTTA, radius=12)
        brush.slab(Box(head.left, head.bottom - 14, head.width, 14), TERRACOTTA, radius=0)
        note, style = self.note, BODY.but(size=17, colour=CREAM, align="right")
        room = min(130, brush.text_width(note, style) + 14) if note else self.head_room
        title = Box(head.left + 18, head.top, head.width - 36 - room, HEAD)
        person = self.named_person
        if person is not None:
            title = self._paint_person(brush, person, title)
        letters = TITLE.but(size=23 if person is None else 20, colour=CREAM)
        if person is None and brush.line_count(self.title, title, letters, lines=2) > 1:
            letters = _TWO_LINES
        lines = 2 if person is None else 1
        brush.text(self.title, title, letters, lines=lines, where="panel title")
        if note:
            place = Box(head.right - 18 - room, head.top, room, HEAD)
            brush.text(note, place, style, lines=2, where="panel")
        self.paint(brush)


def chooser(choose: Callable[[], None], table: Table[Any]) -> Callable[[], None]:
    """A press that changes a choice in the panel, and shows it."""

    def pressed() -> None:
        choose()
        table.rebuild()

    return pressed
