"""What a battle could hit: chips in the panel, and on the board odds and an arrow."""

from collections.abc import Callable, Iterable
from typing import Final

from colosseum.rules.roma.cards import CARDS
from colosseum.rules.roma.display_names import symbol_name
from colosseum.rules.roma.prospects import Fight
from colosseum.scenes.table.roma import board, layout
from colosseum.scenes.table.roma.card_faces import paint_name
from colosseum.scenes.table.roma.cards import card_tip
from colosseum.scenes.table.roma.panels.prospect_words import chance_words
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import grid
from colosseum.widgets.theme import (
    CREAM,
    GOLD,
    GOLD_LIGHT,
    INK,
    PURPLE,
    STONE,
    STONE_DARK,
    STRONG,
    TERRACOTTA,
    UMBER,
    UMBER_LIGHT,
)
from colosseum.widgets.widget import Area, Look, Widget
from colosseum.words.translation import say

CHIP: Final = 46.0
CHIPS_ACROSS: Final = 3
_GAP: Final = 6.0
_NOWHERE: Final = Box(0, 0, 0, 0)


def chip_boxes(box: Box, count: int) -> list[Box]:
    """Up to three side by side, from the top of the box."""
    down = -(-count // CHIPS_ACROSS)
    across = min(count, CHIPS_ACROSS)
    return grid(Box(box.left, box.top, box.width, down * (CHIP + _GAP) - _GAP), across, down, _GAP)


class TargetChip(Widget):
    """A card that can be attacked: its name, and how likely it falls.

    Of several that can be, those of one name say their places too.
    """

    def __init__(
        self,
        fight: Fight,
        fights: Iterable[Fight],
        box: Box,
        on_press: Callable[[], None],
        *,
        chosen: bool,
    ) -> None:
        key = f"target-{fight.place}"
        super().__init__(key, box, on_press=on_press, tip=card_tip(fight.target))
        self._fight = fight
        self._chosen = chosen
        name = CARDS[fight.target].name
        has_namesake = sum(CARDS[it.target].name == name for it in fights) > 1
        where = f"{say(symbol_name(fight.place))} · " if has_namesake else ""
        self.words = where + chance_words(fight)

    def draw(self, brush: Brush, look: Look) -> None:
        box = self.box
        fill = PURPLE if self._chosen else (STONE, STONE_DARK)
        edge = GOLD if self._chosen or look.lit else UMBER_LIGHT
        brush.slab(box, fill, radius=9, edge=edge, edge_width=2)
        ink, bright = (CREAM, GOLD_LIGHT) if self._chosen else (INK, TERRACOTTA)
        name = Box(box.left + 6, box.top + 4, box.width - 12, 20)
        style = STRONG.but(size=16, colour=ink, align="centre")
        paint_name(brush, CARDS[self._fight.target].name, name, style, grows=True)
        odds = STRONG.but(size=17, colour=bright, align="centre")
        below = Box(box.left + 6, box.top + 23, box.width - 12, 20)
        brush.text(self.words, below, odds, where="odds")


class Tag(Area):
    """How likely a card falls, at the top of it."""

    over_marks = True

    def __init__(self, fight: Fight, *, chosen: bool) -> None:
        super().__init__(f"odds-{fight.place}", _NOWHERE, self._paint)
        self._fight = fight
        self._chosen = chosen

    def _paint(self, brush: Brush, look: Look) -> None:
        card = layout.place_box(self._fight.place, mine=False)
        words = chance_words(self._fight)
        wide = 62 if self._fight.best_chance == self._fight.chance else 84
        pill = Box(card.centerx + 51 - wide, card.top - 12, wide, 26)
        fill, edge = (TERRACOTTA, GOLD_LIGHT) if self._chosen else (UMBER, board.EMBER)
        brush.slab(pill, fill, radius=13, edge=edge, edge_width=2, shadow=5)
        style = STRONG.but(size=16, colour=CREAM, align="centre")
        brush.text(words, pill.inflate(-10, -2), style, where="odds")


def attack_shown(fight: Fight) -> Widget:
    """The arrow to the card that would be attacked."""

    def paint(brush: Brush, look: Look) -> None:
        board.paint_attack(brush, fight.attacker, fight.place)

    return Area("attack", _NOWHERE, paint)
