"""Places and symbols that can be pressed while a person decides.

The display draws them. These widgets lie over them, and light what can be chosen.
"""

from collections.abc import Callable

from colosseum.rules.kernel import SeatIndex
from colosseum.rules.roma.data import Place
from colosseum.scenes.table.roma import board, layout
from colosseum.tutor.roma.marks import PlaceOf, RowSymbol
from colosseum.widgets.brush import Brush
from colosseum.widgets.theme import (
    GOLD,
    GOLD_LIGHT,
    TERRACOTTA,
)
from colosseum.widgets.widget import Look, Widget


class PlaceTarget(Widget):
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
        is_quiet: bool = False,
    ) -> None:
        """`is_quiet` lights it only while it is pointed at."""
        super().__init__(
            f"choose-place-{seat}-{place}",
            layout.place_box(place, mine=mine),
            on_press=on_press,
            about=(PlaceOf(seat, place),),
            tip=tip,
            disabled_because=disabled_because,
        )
        self.chosen = chosen
        self._is_quiet = is_quiet
        self._ink = board.EMBER if is_attack else GOLD

    def draw(self, brush: Brush, look: Look) -> None:
        if not self.enabled:
            return
        box = self.box
        if self.chosen or look.lit:
            for wider, opacity in ((7, 70), (5, 120)):
                around = box.inflate(2 * wider, 2 * wider)
                brush.slab(around, None, radius=9 + wider, edge=self._ink, opacity=opacity)
            ink = self._ink if self.chosen else GOLD_LIGHT
            brush.slab(box.inflate(5, 5), None, radius=11, edge=ink, edge_width=4)
        elif not self._is_quiet:
            board.paint_dashed(brush, box.inflate(1, 1), self._ink)


class SymbolTarget(Widget):
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
            on_press=on_press,
            about=(RowSymbol(symbol),),
            tip=tip,
            disabled_because=disabled_because,
        )
        self._symbol = symbol
        self.chosen = chosen

    def draw(self, brush: Brush, look: Look) -> None:
        if self.enabled:
            lit = self.chosen or look.lit
            board.symbol_ring(brush, self._symbol, GOLD_LIGHT if lit else GOLD)
            if self.chosen:
                around = self.box.inflate(8, 8)
                brush.slab(around, None, radius=around.width / 2, edge=TERRACOTTA, edge_width=3)
