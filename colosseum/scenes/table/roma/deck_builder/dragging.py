"""Cards that are dragged into the deck, or out of it."""

from collections.abc import Callable
from typing import Final

from colosseum.rules.roma.data import CardNumber
from colosseum.scenes.table.roma.cards import CarriedCard
from colosseum.scenes.table.roma.deck_builder.layout import PANEL
from colosseum.widgets.brush import Brush
from colosseum.widgets.motion import Point
from colosseum.widgets.widget import Widget

_FAR: Final = 12.0
"""How far the mouse moves before a press is a drag."""


class DeckDragging:
    """What is dragged, and where; it outlives the widgets of a page."""

    def __init__(
        self,
        add: Callable[[CardNumber], bool],
        take_out: Callable[[CardNumber], bool],
        rebuild: Callable[[], None],
    ) -> None:
        self._add, self._take_out = add, take_out
        self._rebuild = rebuild
        self._grabbed: tuple[str, CardNumber, Point] | None = None
        """The widget, by its key."""
        self._carried: CarriedCard | None = None
        """What moves; nothing until the pointer has gone far enough."""
        self._point = (0.0, 0.0)

    def grab(self, key: str, card: CardNumber, point: Point) -> None:
        self._grabbed, self._carried = (key, card, point), None

    def move(self, key: str, point: Point) -> bool:
        if self._grabbed is None or self._grabbed[0] != key:
            return False
        _, card, start = self._grabbed
        is_far = abs(point[0] - start[0]) + abs(point[1] - start[1]) > _FAR
        if self._carried is None and is_far:
            self._carried = CarriedCard(card)
            self._rebuild()
        self._point = point
        return self._carried is not None

    def is_carried(self, key: str) -> bool:
        return self._carried is not None and self._grabbed is not None and self._grabbed[0] == key

    def drop(self, point: Point) -> bool:
        """Dropped on the deck, a card goes into it; dropped elsewhere, it leaves it."""
        assert self._grabbed is not None
        _, card, start = self._grabbed
        is_from, is_to = (bool(PANEL.collidepoint(it)) for it in (start, point))
        self.put_back()
        if is_from == is_to:
            return False
        return self._add(card) if is_to else self._take_out(card)

    def put_back(self) -> None:
        self._grabbed = self._carried = None
        self._rebuild()

    def paint(self, brush: Brush) -> None:
        if self._carried is not None:
            self._carried.paint(brush, self._point)


class CardToDrag(Widget):
    """A card of the catalogue, or one of the deck."""

    can_be_carried = True
    card: CardNumber
    dragging: DeckDragging

    def grab(self, point: Point, *, twice: bool) -> None:
        self.dragging.grab(self.key, self.card, point)

    def drag(self, point: Point) -> bool:
        return self.can_be_carried and self.dragging.move(self.key, point)

    @property
    def is_carried(self) -> bool:
        return self.dragging.is_carried(self.key)

    def contains(self, point: Point) -> bool:
        """Wherever it is dragged, the release is its own."""
        return self.is_carried or self.is_at(point)

    def is_at(self, point: Point) -> bool:
        return super().contains(point)

    def click(self, point: Point) -> bool:
        return self.dragging.drop(point) if self.is_carried else self.clicked(point)

    def clicked(self, point: Point) -> bool:
        """A click without dragging."""
        return self.press()

    def put_back(self) -> None:
        self.dragging.put_back()

    def draw_carried(self, brush: Brush) -> None:
        self.dragging.paint(brush)
