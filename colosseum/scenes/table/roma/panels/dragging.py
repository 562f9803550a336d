"""Dice and cards of the hand that can be pressed, and dragged where the panel allows it."""

from collections.abc import Callable, Sequence

from colosseum.rules.roma.data import CardNumber
from colosseum.scenes.table import dragging
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


class Dragging(dragging.Dragging[Piece]):
    """What is being dragged; the display leaves it out where it was."""

    def __init__(self, table: Table, carrier: dragging.Carrier[Piece]) -> None:
        self._table = table
        super().__init__(carrier)

    def _carry(self, piece: Piece | None) -> None:
        super()._carry(piece)
        self._table.drafts.keep(Carried(piece))


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


class PieceWidget(dragging.DraggedWidget[Piece]):
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
        super().__init__(
            key,
            piece,
            box,
            on_press,
            about,
            tip=tip,
            disabled_because=disabled_because,
            dragging=dragging,
        )
        self.enter_goes_on = is_chosen


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
    card.is_switch, card.is_alike, card.chosen = is_switch, True, lifted
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
    die.is_switch, die.is_alike, die.chosen = is_switch, True, is_chosen
    die.is_framed = is_asked_for and not is_chosen
    die.tip_beside = layout.TRAY
    return die
