"""All cards to choose from, a tile each: less, how many of how many, more."""

from collections.abc import Callable
from typing import Final

import pygame

from colosseum.play.roma.deck_workshop import Workshop
from colosseum.rules.roma.data import RULES, CardNumber
from colosseum.scenes.table.roma.deck_builder.dragging import CardToDrag, DeckDragging
from colosseum.scenes.table.roma.deck_builder.keys import FEWER, MORE, MORE_OR_FEWER
from colosseum.scenes.table.roma.deck_builder.layout import GRID
from colosseum.scenes.table.roma.deck_builder.tile_painting import MINUS, TILE, paint_tile
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.theme import BODY, CREAM, GOLD, UMBER, UMBER_DARK, UMBER_LIGHT
from colosseum.widgets.widget import Look, Widget
from colosseum.words.translation import tr

_ACROSS: Final = 8
_PITCH: Final = (124.6, 163.0)
_MARGIN: Final = (18.0, 17.0)
_LEAST_SEEN: Final = 24.0
"""How much of a tile must be in sight for it to be there."""


class CardGrid:
    """The tiles that fit, from a row on; the rest by wheel and keys."""

    def __init__(self, workshop: Workshop, on_change: Callable[[CardNumber | None], None]) -> None:
        """Any change is reported, with the card to look at."""
        self.workshop = workshop
        self._on_change = on_change
        self.dragging = DeckDragging(self.add, self.take_out, lambda: on_change(None))
        self.cards: list[CardNumber] = []
        self._row = 0
        """The first row that is shown whole."""

    # What is where

    def show(self, cards: list[CardNumber]) -> None:
        if cards != self.cards:
            self.cards, self._row = cards, 0

    @property
    def _height(self) -> float:
        """Of all rows, one below the other."""
        return _MARGIN[1] + -(-len(self.cards) // _ACROSS) * _PITCH[1]

    @property
    def _last_row(self) -> int:
        """The first row when the end is in sight."""
        return max(0, int(-(-(self._height - GRID.height) // _PITCH[1])))

    @property
    def _offset(self) -> float:
        """How far everything is shifted up."""
        return min(self._row * _PITCH[1], max(0.0, self._height - GRID.height))

    def box(self, place: int) -> Box:
        down, across = divmod(place, _ACROSS)
        return Box(
            GRID.left + _MARGIN[0] + across * _PITCH[0],
            GRID.top + _MARGIN[1] + down * _PITCH[1] - self._offset,
            *TILE,
        )

    # Scrolling

    def scroll(self, rows: int) -> bool:
        wanted = max(0, min(self._last_row, self._row + rows))
        if wanted == self._row:
            return False
        self._row = wanted
        self._on_change(None)
        return True

    def come_to(self, card: CardNumber) -> None:
        """Scroll until this card is in sight."""
        box = self.box(self.cards.index(card))
        while not _is_whole(box):
            if not self.scroll(1 if box.bottom > GRID.bottom else -1):
                break
            box = self.box(self.cards.index(card))
        self._on_change(card)

    def move(self, card: CardNumber, by: int) -> bool:
        """Go from one card to another; False where there is none."""
        place = self.cards.index(card)
        is_sideways = abs(by) == 1
        same_row = place // _ACROSS == (place + by) // _ACROSS
        if not 0 <= place + by < len(self.cards) or (is_sideways and not same_row):
            return False
        self.come_to(self.cards[place + by])
        return True

    # Changes

    def add(self, card: CardNumber) -> bool:
        return self._changed(card, self.workshop.add(card))

    def take_out(self, card: CardNumber) -> bool:
        return self._changed(card, self.workshop.take_out(card))

    def _changed(self, card: CardNumber, done: bool) -> bool:
        if done:
            self._on_change(card)
        return done

    # What can be seen

    def widgets(self) -> list[Widget]:
        self._row = min(self._row, self._last_row)
        placed = [(card, self.box(place)) for place, card in enumerate(self.cards)]
        return [
            Tile(self, card, box) for card, box in placed if box.clip(GRID).height > _LEAST_SEEN
        ]

    def paint(self, brush: Brush) -> None:
        brush.slab(GRID, (UMBER, UMBER_DARK), radius=12, edge=UMBER_LIGHT, opacity=240)
        if not self.cards:
            words = tr("No cards match. Try removing a filter.")
            brush.text(words, GRID, BODY.but(size=20, colour=CREAM, align="centre"))
        if self._height > GRID.height:
            self._paint_bar(brush)

    def _paint_bar(self, brush: Brush) -> None:
        rail = Box(GRID.right - 15, GRID.top + 12, 8, GRID.height - 24)
        brush.slab(rail, UMBER_LIGHT, radius=4, opacity=120)
        share = rail.height / self._height
        bar = Box(rail.left, rail.top + self._offset * share, rail.width, GRID.height * share)
        brush.slab(bar, GOLD, radius=4)


class Tile(CardToDrag):
    """A card: a press takes one more, a click on the minus one less."""

    def __init__(self, grid: CardGrid, card: CardNumber, box: Box) -> None:
        super().__init__(
            f"card-{RULES.cards[card].key}", box.clip(GRID), on_press=self._add, about=(card,)
        )
        self.card = card
        self.dragging = grid.dragging
        self._whole = box
        self._grid = grid
        self._count = grid.workshop.count(card)
        self._most = RULES.cards[card].copies
        # Translators: how many of a card are in a deck: “Forum: 2 of 4”.
        self.spoken = tr(
            "{card}: {count} of {most}",
            card=RULES.cards[card].name,
            count=self._count,
            most=self._most,
        )
        self.can_be_carried = self.is_whole and self._count < self._most

    @property
    def is_whole(self) -> bool:
        return _is_whole(self._whole)

    def _add(self) -> None:
        if self.is_whole:
            self._grid.add(self.card)
        else:
            self._grid.come_to(self.card)

    def press(self) -> bool:
        if self.is_whole and self._count >= self._most:
            return False
        return super().press()

    def clicked(self, point: tuple[float, float]) -> bool:
        minus = MINUS.move(self._whole.topleft)
        if self.is_whole and minus.inflate(8, 8).collidepoint(point):
            return self._grid.take_out(self.card)
        return self.press()

    def is_at(self, point: tuple[float, float]) -> bool:
        """The gaps between tiles are part of them, so that the wheel works everywhere."""
        return self.box.inflate(9, 12).collidepoint(point)

    def wheel(self, steps: int) -> bool:
        return self._grid.scroll(-steps)

    def key_pressed(self, event: pygame.Event) -> bool:
        ways = {
            pygame.K_UP: -_ACROSS,
            pygame.K_DOWN: _ACROSS,
            pygame.K_LEFT: -1,
            pygame.K_RIGHT: 1,
        }
        if event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META | pygame.KMOD_ALT):
            return False
        if event.key in ways:
            return self._grid.move(self.card, ways[event.key])
        if MORE.is_pressed(event):
            self._grid.add(self.card)
        elif FEWER.is_pressed(event):
            self._grid.take_out(self.card)
        return MORE_OR_FEWER.is_pressed(event)

    def draw(self, brush: Brush, look: Look) -> None:
        with brush.only_within(GRID.inflate(-4, -4)):
            paint_tile(brush, self.card, self._whole, self._count, lit=look.lit)

    def draw_ring(self, brush: Brush) -> None:
        """The tile itself is lit."""


def _is_whole(box: Box) -> bool:
    return GRID.top <= box.top and box.bottom <= GRID.bottom
