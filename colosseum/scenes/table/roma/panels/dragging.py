"""Dice and cards of the hand that can be pressed, and dragged where the panel allows it."""

from collections.abc import Callable, Sequence
from typing import Final, Protocol

from colosseum.rules.roma.data import CardNumber
from colosseum.scenes.table.roma import board, layout
from colosseum.scenes.table.roma.cards import CarriedCard, held_tip
from colosseum.scenes.table.roma.piece_keys import Carried, HeldCard, Piece, TrayDie
from colosseum.scenes.table.roma.turn_so_far import TrayPlaces
from colosseum.scenes.table.roma.type_aliases import Table
from colosseum.tutor.marks import Mark
from colosseum.tutor.roma.marks import Die, HandCard
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import centred
from colosseum.widgets.motion import Point
from colosseum.widgets.theme import GOLD, GOLD_LIGHT
from colosseum.widgets.widget import Look, Widget

_FAR: Final = 12.0
"""How far the mouse moves before a press is a drag."""


class Carrier(Protocol):
    """What a panel does with pieces that are dragged."""

    def lift(self, piece: Piece) -> None:
        """The piece leaves its place."""

    def hold_over(self, point: Point) -> None:
        """Show what it would do where it is held, or why it cannot go there."""

    def drop(self, point: Point) -> bool:
        """Act with it here; False if it cannot go here."""

    def put_down(self) -> None:
        """It goes back."""

    def paint_carried(self, brush: Brush, point: Point) -> None:
        """Paint the piece over the table."""


class Dragging:
    """What is being dragged, and where; it outlives the widgets of a page."""

    def __init__(self, table: Table, carrier: Carrier) -> None:
        self._table = table
        self._carrier = carrier
        self._grabbed: tuple[Piece, Point] | None = None
        self._carried: Piece | None = None
        """What moves; nothing until the pointer has gone far enough."""
        self._point = (0.0, 0.0)
        self._carry(None)

    def _carry(self, piece: Piece | None) -> None:
        self._carried = piece
        self._table.drafts.keep(Carried(piece))

    def grab(self, piece: Piece, point: Point) -> None:
        self._grabbed = piece, point
        self._carry(None)

    def move(self, piece: Piece, point: Point) -> bool:
        if self._grabbed is None or self._grabbed[0] != piece:
            return False
        start = self._grabbed[1]
        is_far = abs(point[0] - start[0]) + abs(point[1] - start[1]) > _FAR
        if self._carried is None and not is_far:
            return False
        self._point = point
        if self._carried is None:
            self._carry(piece)
            self._carrier.lift(piece)
        self._carrier.hold_over(point)
        return True

    def is_carried(self, piece: Piece) -> bool:
        return self._carried == piece

    def drop(self, point: Point) -> bool:
        self._grabbed = None
        self._carry(None)
        done = self._carrier.drop(point)
        if not done:
            self._carrier.put_down()
        return done

    def put_back(self) -> None:
        self._grabbed = None
        self._carry(None)
        self._carrier.put_down()

    def paint(self, brush: Brush) -> None:
        self._carrier.paint_carried(brush, self._point)


class CardCarrier:
    """Cards that can be dragged where a panel takes them."""

    def __init__(
        self,
        table: Table,
        cards: Callable[[], Sequence[CardNumber]],
        hold: Callable[[int, Point], None],
        drop: Callable[[int, Point], bool],
    ) -> None:
        """`hold` shows what the card would do there; `drop` does it, False if it cannot go there.

        Both are given the card's number among these cards.
        """
        self._table = table
        self._cards = cards
        self._hold, self._drop = hold, drop
        self._number = 0
        self._carried: CarriedCard | None = None

    def lift(self, piece: Piece) -> None:
        self._number = piece.number
        self._carried = CarriedCard(self._cards()[piece.number])
        self._table.rebuild()

    def hold_over(self, point: Point) -> None:
        self._hold(self._number, point)

    def drop(self, point: Point) -> bool:
        return self._drop(self._number, point)

    def put_down(self) -> None:
        self._table.rebuild()

    def paint_carried(self, brush: Brush, point: Point) -> None:
        if self._carried is not None:
            self._carried.paint(brush, point)


class PieceWidget(Widget):
    """A die or a card to press, and perhaps to drag."""

    def __init__(
        self,
        key: str,
        piece: Piece,
        box: Box,
        on_press: Callable[[], None],
        about: tuple[Mark, ...],
        *,
        tip: str = "",
        disabled_because: str | None = None,
        is_chosen: bool,
        dragging: Dragging | None,
    ) -> None:
        if dragging is not None and dragging.is_carried(piece):
            tip, about = "", ()  # they would stay behind
        super().__init__(
            key, box, on_press=on_press, about=about, tip=tip, disabled_because=disabled_because
        )
        self._piece = piece
        self._dragging = dragging
        self.enter_goes_on = is_chosen
        self.can_be_carried = dragging is not None and self.enabled

    def grab(self, point: Point, *, twice: bool) -> None:
        if self._dragging is not None and self.enabled:
            self._dragging.grab(self._piece, point)

    def drag(self, point: Point) -> bool:
        return self._dragging is not None and self._dragging.move(self._piece, point)

    @property
    def is_carried(self) -> bool:
        return self._dragging is not None and self._dragging.is_carried(self._piece)

    def draw_carried(self, brush: Brush) -> None:
        if self._dragging is not None:
            self._dragging.paint(brush)

    def put_back(self) -> None:
        if self._dragging is not None:
            self._dragging.put_back()

    def contains(self, point: Point) -> bool:
        """Wherever it is dragged, the release is its own."""
        return self.is_carried or super().contains(point)

    def click(self, point: Point) -> bool:
        if self._dragging is not None and self.is_carried:
            return self._dragging.drop(point)
        return self.press()


class _DieWidget(PieceWidget):
    """A die to press, which the display draws."""

    is_framed = False

    def draw(self, brush: Brush, look: Look) -> None:
        if self.is_framed and self.enabled and not self.is_carried:
            ink = GOLD_LIGHT if look.lit else GOLD
            board.paint_dashed(brush, self.box.inflate(10, 10), ink)


def tray_places(table: Table) -> tuple[int, ...]:
    """Where the unused dice are, in the order in which the rules count them."""
    count = len(table.game.state.dice)
    kept = table.drafts.find(TrayPlaces)
    return kept.places if kept is not None and len(kept.places) == count else (*range(count),)


def held_piece(
    table: Table,
    number: int,
    hand: tuple[CardNumber, ...],
    on_press: Callable[[], None],
    *,
    lifted: bool,
    disabled_because: str | None = None,
    dragging: Dragging | None = None,
    is_switch: bool = False,
) -> Widget:
    """A card of the hand."""
    card = PieceWidget(
        f"choose-held-{number}",
        HeldCard(number),
        layout.held_box(number, len(hand), lifted=lifted),
        on_press,
        (HandCard(hand[number]),),
        tip=held_tip(hand[number], len(hand), table.window.screen),
        disabled_because=disabled_because,
        is_chosen=lifted,
        dragging=dragging,
    )
    card.is_switch = is_switch
    card.shape = layout.held_shape(number, len(hand), lifted=lifted)
    return card


def die_piece(
    number: int,
    dice: tuple[int, ...],
    place: int,
    on_press: Callable[[], None],
    *,
    tip: str,
    is_chosen: bool = False,
    disabled_because: str | None = None,
    dragging: Dragging | None = None,
    is_switch: bool = False,
    is_asked_for: bool = False,
) -> Widget:
    """A die of the tray; framed if it is what a question asks for."""
    die = _DieWidget(
        f"choose-die-{number}",
        TrayDie(number),
        centred(layout.die_place(place), 80),
        on_press,
        (Die(dice[number]),),
        tip=tip,
        disabled_because=disabled_because,
        is_chosen=is_chosen,
        dragging=dragging,
    )
    die.is_switch = is_switch
    die.is_framed = is_asked_for and not is_chosen
    die.tip_beside = layout.TRAY
    return die
