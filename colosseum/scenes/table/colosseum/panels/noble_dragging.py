"""Nobles dragged along the ring, to a square that a die or a medal takes them to."""

from collections.abc import Callable, Sequence

from colosseum.rules.colosseum.data import Noble
from colosseum.scenes.table import dragging
from colosseum.scenes.table.colosseum import board
from colosseum.scenes.table.colosseum.board_buttons import draw_path, square_at
from colosseum.scenes.table.colosseum.carried_noble import CarriedNoble, DroppedNoble
from colosseum.scenes.table.colosseum.panels.noble_moves import NobleMove
from colosseum.scenes.table.colosseum.type_aliases import Panel, Table
from colosseum.widgets.brush import Brush
from colosseum.widgets.motion import Point


class NobleCarrier:
    """Shows where a noble can be dropped, and moves him there."""

    def __init__(
        self,
        panel: Panel,
        choose: Callable[[Noble], None],
        moves: Callable[[Noble], Sequence[NobleMove]],
    ) -> None:
        """Of several moves to the same square, the first is made."""
        self._panel = panel
        self._choose = choose
        self._moves = moves
        self._noble = Noble.EMPEROR

    def lift(self, piece: Noble) -> None:
        self._noble = piece
        self._choose(piece)
        self._panel.table.rebuild()

    def hold_over(self, point: Point) -> None:
        """His path is painted with him."""

    def _found(self, point: Point) -> NobleMove | None:
        square = square_at(point)
        moves = self._moves(self._noble)
        return next((found for found in moves if found.square == square), None)

    def drop(self, point: Point) -> bool:
        found = self._found(point)
        if found is None:
            return False
        self._panel.table.drafts.keep(DroppedNoble(self._noble, found.square))
        self._panel.acting(found.walk)()
        return True

    def put_down(self) -> None:
        self._panel.table.rebuild()

    def paint_carried(self, brush: Brush, point: Point) -> None:
        found = self._found(point)
        if found is not None:
            draw_path(brush, found.path)
        board.noble(brush, self._noble, point, lit=True)


class NobleDragging(dragging.Dragging[Noble]):
    """Which noble is dragged; the display leaves him out where he was."""

    def __init__(self, table: Table, carrier: NobleCarrier) -> None:
        self._table = table
        super().__init__(carrier)

    def _carry(self, piece: Noble | None) -> None:
        super()._carry(piece)
        self._table.drafts.keep(CarriedNoble(piece))
