"""What can be pressed on the board while a person decides: cards, places, symbols and dice.

The view draws the pieces. These widgets lie over them, light what can be chosen, and can be
dragged where the panel allows it.
"""

from collections.abc import Callable

from colosseum.rules.kernel import SeatIndex
from colosseum.rules.roma.data import CardNumber, Place
from colosseum.scenes.table.roma import board, layout
from colosseum.tutor.marks import Mark
from colosseum.tutor.roma.marks import Die, HandCard, PlaceOf, RowSymbol
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import centred
from colosseum.widgets.theme import (
    GOLD,
    GOLD_LIGHT,
    TERRACOTTA,
)
from colosseum.widgets.widget import Area, Look, Widget


class Piece(Widget):
    """Something on the board to press, and perhaps to drag."""

    def __init__(
        self,
        key: str,
        box: Box,
        on_press: Callable[[], None],
        about: tuple[Mark, ...],
        *,
        tip: str = "",
        disabled_because: str | None = None,
        drag: "Dragging | None" = None,
    ) -> None:
        if drag is not None and drag.is_moving(key):
            tip = ""  # it would stay behind, over what one works on
        super().__init__(
            key, box, on_press=on_press, about=about, tip=tip, disabled_because=disabled_because
        )
        self._drag = drag

    def grab(self, point: tuple[float, float], *, twice: bool) -> None:
        if self._drag is not None and self.enabled:
            self._drag.grab(self.key, point)

    def drag(self, point: tuple[float, float]) -> bool:
        return self._drag is not None and self._drag.move(self.key, point)

    def contains(self, point: tuple[float, float]) -> bool:
        """Wherever it is dragged, the release is its own."""
        is_dragged = self._drag is not None and self._drag.is_moving(self.key)
        return is_dragged or super().contains(point)

    def click(self, point: tuple[float, float]) -> bool:
        if self._drag is not None and self._drag.is_moving(self.key):
            return self._drag.drop(point)
        return self.press()


class Dragging:
    """What is being dragged, and where; it outlives the widgets of a page."""

    def __init__(
        self,
        lift: Callable[[str], None],
        hold_over: Callable[[str, tuple[float, float]], None],
        drop: Callable[[str, tuple[float, float]], bool],
        put_down: Callable[[], None],
    ) -> None:
        self._lift = lift
        self._hold_over = hold_over
        self._drop = drop
        self._put_down = put_down
        self._grabbed: tuple[str, tuple[float, float]] | None = None
        self.key = ""
        """What moves; nothing until the pointer has gone far enough."""
        self.point = (0.0, 0.0)

    def grab(self, key: str, point: tuple[float, float]) -> None:
        self._grabbed = key, point
        self.key = ""

    def move(self, key: str, point: tuple[float, float]) -> bool:
        if self._grabbed is None or self._grabbed[0] != key:
            return False
        start = self._grabbed[1]
        is_far = abs(point[0] - start[0]) + abs(point[1] - start[1]) > 12
        if not self.key and not is_far:
            return False
        self.point = point
        if not self.key:
            self.key = key
            self._lift(key)
        self._hold_over(key, point)
        return True

    def is_moving(self, key: str) -> bool:
        return self.key == key

    def drop(self, point: tuple[float, float]) -> bool:
        key, self.key, self._grabbed = self.key, "", None
        done = self._drop(key, point)
        if not done:
            self._put_down()
        return done


class Dragged(Area):
    """The piece that is being dragged: over everything else."""

    over_marks = True

    def __init__(self, paint: Callable[[Brush, Look], None]) -> None:
        super().__init__("dragged", Box(0, 0, 0, 0), paint)


class PlaceTarget(Piece):
    """A place that can be chosen, lit."""

    def __init__(
        self,
        seat: SeatIndex,
        place: Place,
        on_press: Callable[[], None],
        *,
        mine: bool,
        chosen: bool = False,
        tip: str = "",
        disabled_because: str | None = None,
        is_attack: bool = False,
    ) -> None:
        super().__init__(
            f"choose-place-{seat}-{place}",
            layout.place_box(place, mine=mine),
            on_press,
            (PlaceOf(seat, place),),
            tip=tip,
            disabled_because=disabled_because,
        )
        self._chosen = chosen
        self._ink = board.EMBER if is_attack else GOLD

    def draw(self, brush: Brush, look: Look) -> None:
        if not self.enabled:
            return
        box = self.box
        if self._chosen or look.lit:
            for wider, opacity in ((7, 70), (5, 120)):
                around = box.inflate(2 * wider, 2 * wider)
                brush.slab(around, None, radius=9 + wider, edge=self._ink, opacity=opacity)
            ink = self._ink if self._chosen else GOLD_LIGHT
            brush.slab(box.inflate(5, 5), None, radius=11, edge=ink, edge_width=4)
        else:
            board.paint_dashed(brush, box.inflate(1, 1), self._ink)


class SymbolTarget(Piece):
    """A symbol on which the chosen die can be laid."""

    def __init__(
        self,
        symbol: int,
        on_press: Callable[[], None],
        *,
        chosen: bool,
        tip: str,
        disabled_because: str | None,
    ) -> None:
        super().__init__(
            f"choose-symbol-{symbol}",
            layout.symbol_box(symbol),
            on_press,
            (RowSymbol(symbol),),
            tip=tip,
            disabled_because=disabled_because,
        )
        self._symbol = symbol
        self._chosen = chosen

    def draw(self, brush: Brush, look: Look) -> None:
        if self.enabled:
            lit = self._chosen or look.lit
            board.symbol_ring(brush, self._symbol, GOLD_LIGHT if lit else GOLD)
            if self._chosen:
                around = self.box.inflate(8, 8)
                brush.slab(around, None, radius=around.width / 2, edge=TERRACOTTA, edge_width=3)


def held_piece(
    number: int,
    hand: tuple[CardNumber, ...],
    on_press: Callable[[], None],
    *,
    tip: str,
    lifted: bool,
    disabled_because: str | None = None,
    drag: Dragging | None = None,
) -> Piece:
    """A card of the hand."""
    return Piece(
        f"choose-held-{number}",
        layout.held_box(number, len(hand), lifted=lifted),
        on_press,
        (HandCard(hand[number]),),
        tip=tip,
        disabled_because=disabled_because,
        drag=drag,
    )


def die_piece(
    number: int,
    dice: tuple[int, ...],
    on_press: Callable[[], None],
    *,
    tip: str,
    disabled_because: str | None = None,
    drag: Dragging | None = None,
) -> Piece:
    """A die of the tray."""
    return Piece(
        f"choose-die-{number}",
        centred(layout.die_place(number, len(dice)), 80),
        on_press,
        (Die(dice[number]),),
        tip=tip,
        disabled_because=disabled_because,
        drag=drag,
    )
