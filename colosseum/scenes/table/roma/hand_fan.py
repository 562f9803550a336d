"""The fan of one's hand: as large as leaves every name, price and shield to be read."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial

from colosseum.rules.kernel import SeatIndex
from colosseum.rules.roma.data import HIDDEN, CardNumber
from colosseum.scenes.parts.player_colours import draw_emblem
from colosseum.scenes.table.roma import layout
from colosseum.scenes.table.roma.cards import Veil, paint_back, paint_held
from colosseum.tutor.roma.marks import Hand, HandCard
from colosseum.widgets.brush import Appearance, Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import centred
from colosseum.widgets.theme import GOLD, GOLD_LIGHT, UMBER_DARK
from colosseum.widgets.widget import Area, Look, Widget


@dataclass(frozen=True, slots=True)
class Fan:
    cards: tuple[CardNumber, ...]
    """Face down while nobody may see them."""
    lifted: frozenset[int]
    """Cards that are chosen, by their numbers."""
    veils: tuple[Veil, ...]
    moving: int | None
    """A card that is on its way, and so not here."""
    tips: tuple[str, ...]
    is_lowered: bool
    """Whether it makes room for cards to choose from."""

    def widgets(self, seat: SeatIndex) -> list[Widget]:
        around = Area("hand", self._box(), about=(Hand(seat),))
        shown = [number for number in range(len(self.cards)) if number != self.moving]
        return [around, *map(self._card, sorted(shown, key=self.lifted.__contains__))]

    @property
    def _down(self) -> float:
        return layout.LOWERED if self.is_lowered else 0.0

    def _box(self) -> Box:
        """The whole fan, with the corners and prices of the turned cards at its ends."""
        count = len(self.cards)
        if not count:
            return layout.NO_CARDS
        boxes = [layout.held_box(it, count, lifted=it in self.lifted) for it in range(count)]
        return boxes[0].unionall(boxes[1:]).inflate(40, 12).move(0, self._down)

    def _card(self, number: int) -> Widget:
        card, is_lifted = self.cards[number], number in self.lifted
        box = layout.held_box(number, len(self.cards), lifted=is_lifted).move(0, self._down)
        area = Area(
            f"held-{number}",
            box,
            partial(self._paint, number),
            tip=self.tips[number],
            about=() if card == HIDDEN else (HandCard(card),),
        )
        if not self.is_lowered:
            area.shape = layout.held_shape(number, len(self.cards), lifted=is_lifted)
        return area

    def deck_marks(self, decks: Mapping[int, int]) -> list[Widget]:
        """An emblem in its colour on each of these cards: they came from another deck."""
        return [] if self.is_lowered else [self._deck_mark(*it) for it in decks.items()]

    def _deck_mark(self, number: int, colour: int) -> Widget:
        box = layout.held_box(number, len(self.cards), lifted=number in self.lifted)
        at = (box.left + 18, box.top + 62)

        def paint(brush: Brush, look: Look) -> None:
            draw_emblem(brush, at, 13, colour)

        return Area(f"deck-of-held-{number}", centred(at, 26), paint, focusable=False)

    def _paint(self, number: int, brush: Brush, look: Look) -> None:
        card, count, is_lifted = self.cards[number], len(self.cards), number in self.lifted
        x, y, turn = layout.held_place(number, count)
        if card == HIDDEN:
            paint_back(brush, (x, y + self._down, -turn))
            return
        is_raised = is_lifted or (look.hovered and self.is_lowered)
        at = (x, y - layout.LIFT, 0.0) if is_raised else (x, y + self._down, turn)
        width = layout.HELD[0] if is_raised else layout.held_width(count)
        paint_in_fan(brush, card, at, width, veil=self.veils[number], is_lit=is_lifted)


def paint_in_fan(
    brush: Brush,
    card: CardNumber,
    at: tuple[float, float, float],
    width: float,
    *,
    veil: Veil,
    is_lit: bool,
) -> None:
    """A card with its shadow, kept as a picture."""
    key = (card, at, width, veil, is_lit)
    box = centred((at[0], at[1]), 230, 300)
    brush.patch(Appearance(_paint_held, key), box, partial(_paint_held, *key))


def _paint_held(
    card: CardNumber,
    at: tuple[float, float, float],
    width: float,
    veil: Veil,
    is_lit: bool,
    brush: Brush,
) -> None:
    x, y, _ = at
    shade = centred((x, y + 6), width - 16, layout.HELD[1] - 8)
    brush.slab(shade, UMBER_DARK, radius=14, shadow=16, opacity=60)
    if is_lit:
        around = centred((x, y), width + 6, layout.HELD[1] + 14)
        brush.slab(around, GOLD_LIGHT, radius=16, edge=GOLD, edge_width=3, opacity=220)
    paint_held(brush, card, at, width, veil=veil)
