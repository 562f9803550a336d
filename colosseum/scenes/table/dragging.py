"""Pieces that can be pressed, and dragged where the panel allows it."""

from collections.abc import Callable, Hashable
from typing import Final, Generic, Protocol, TypeVar

from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.motion import Point
from colosseum.widgets.widget import Widget

_FAR: Final = 12.0
"""How far the mouse moves before a press is a drag."""

P = TypeVar("P", bound=Hashable)
P_contra = TypeVar("P_contra", bound=Hashable, contravariant=True)


class Carrier(Protocol[P_contra]):
    """What a panel does with pieces that are dragged."""

    def lift(self, piece: P_contra) -> None:
        """The piece leaves its place."""

    def hold_over(self, point: Point) -> None:
        """Show what it would do where it is held, or why it cannot go there."""

    def drop(self, point: Point) -> bool:
        """Act with it here; False if it cannot go here."""

    def put_down(self) -> None:
        """It goes back."""

    def paint_carried(self, brush: Brush, point: Point) -> None:
        """Paint the piece over the table."""


class Dragging(Generic[P]):
    """What is being dragged, and where; it outlives the widgets of a page."""

    def __init__(self, carrier: Carrier[P]) -> None:
        self._carrier = carrier
        self._grabbed: tuple[P, Point] | None = None
        self._point = (0.0, 0.0)
        self.carried: P | None = None
        """What moves; nothing until the pointer has gone far enough."""
        self._carry(None)

    def _carry(self, piece: P | None) -> None:
        self.carried = piece

    def grab(self, piece: P, point: Point) -> None:
        self._grabbed = piece, point
        self._carry(None)

    def move(self, piece: P, point: Point) -> bool:
        if self._grabbed is None or self._grabbed[0] != piece:
            return False
        start = self._grabbed[1]
        is_far = abs(point[0] - start[0]) + abs(point[1] - start[1]) > _FAR
        if self.carried is None and not is_far:
            return False
        self._point = point
        if self.carried is None:
            self._carry(piece)
            self._carrier.lift(piece)
        self._carrier.hold_over(point)
        return True

    def is_carried(self, piece: P) -> bool:
        return self.carried == piece

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


class DraggedWidget(Widget, Generic[P]):
    """A piece to press, and perhaps to drag."""

    def __init__(
        self,
        key: str,
        piece: P,
        box: Box,
        on_press: Callable[[], None] | None,
        about: tuple[object, ...],
        *,
        tip: str = "",
        disabled_because: str | None = None,
        dragging: Dragging[P] | None,
    ) -> None:
        if dragging is not None and dragging.is_carried(piece):
            tip, about = "", ()  # they would stay behind
        super().__init__(
            key, box, on_press=on_press, about=about, tip=tip, disabled_because=disabled_because
        )
        self._piece = piece
        self._dragging = dragging
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
