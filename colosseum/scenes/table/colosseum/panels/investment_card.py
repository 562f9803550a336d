"""A kind of investment as a card in the panel, and the nobles an expansion would bring."""

from collections.abc import Callable
from typing import Any, Final

from colosseum.rules.colosseum.actions import Side
from colosseum.rules.colosseum.board import next_square
from colosseum.rules.colosseum.data import NOBLES, RULES, Noble
from colosseum.rules.colosseum.display_names import coins
from colosseum.rules.colosseum.state import State
from colosseum.scenes.table.colosseum import layout
from colosseum.scenes.table.colosseum.layout import RING_INNER, RING_OUTER
from colosseum.scenes.table.colosseum.pieces import coin
from colosseum.scenes.table.colosseum.translated_names import noble_names
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button
from colosseum.widgets.design_units import Box
from colosseum.widgets.theme import (
    FADED,
    GOLD,
    PAPER,
    RED,
    SMALL,
    STONE,
    STONE_DARK,
    TITLE,
    UMBER_LIGHT,
)
from colosseum.widgets.widget import Look, Widget
from colosseum.words.translation import ntr, say, tr

CARD: Final = 57.0
"""How high a card is."""
_WORDS: Final = SMALL._replace(valign="top", leading=1.08)
"""Set close, so that two lines stay off the card's edge."""
_NAME: Final = 17.0
_LINE: Final = 17.0
"""How high the name is, and a line of words below it."""


class InvestmentCard(Widget):
    """A kind of investment: what it is, what it does or why it is disabled, and its price."""

    def __init__(
        self,
        key: str,
        box: Box,
        *,
        picture: str,
        name: str,
        effect: str,
        price: int | None,
        on_press: Callable[[], None] | None,
        disabled_because: str | None,
        about: tuple[object, ...],
        head: float = CARD,
    ) -> None:
        super().__init__(
            key,
            box,
            on_press=on_press,
            disabled_because=disabled_because,
            tip=effect if disabled_because else "",
            about=about,
        )
        self.picture = picture
        self.name = name
        self.effect = effect
        self.price = price
        if price is not None:
            self.spoken = f"{name}, {say(coins(price))}\n{effect}"
        self.head = head
        """The height of the words; there may be buttons below them."""

    def draw(self, brush: Brush, look: Look) -> None:
        lit = look.lit and self.enabled and self.on_press is not None
        fill = (PAPER, STONE) if lit else (STONE, STONE_DARK)
        edge = GOLD if lit else UMBER_LIGHT
        shadow = 4 if self.enabled else 0
        brush.slab(self.box, fill, radius=9, edge=edge, edge_width=2, shadow=shadow)
        icon = Box(self.box.left + 9, self.box.top + (self.head - 42) / 2, 42, 42)
        shade = "ink" if self.picture.startswith("icon-") else ""
        brush.picture(self.picture, icon, shade, 255 if self.enabled else 110)
        right = 52 if self.price is not None else 12
        left, width = icon.right + 11, self.box.width - 62 - right
        said = self.disabled_because or self.effect
        style = _WORDS._replace(colour=FADED if self.enabled else RED)
        most = 2 if self.head >= CARD else 1
        lines = brush.line_count(said, Box(left, 0, width, most * _LINE), style, lines=most)
        top = self.box.top + (self.head - _NAME - lines * _LINE) / 2 - lines
        words = Box(left, top, width, _NAME)
        rest = Box(left, words.bottom, width, lines * _LINE)
        ink = TITLE.but(size=17, colour=None if self.enabled else FADED)
        brush.text(self.name, words, ink, where=self.key)
        brush.text(said, rest, style, lines=lines, where=self.key)
        if self.price is not None:
            coin(brush, (self.box.right - 28, self.box.top + self.head / 2), 18, self.price)


class SideButton(Button):
    """A side to expand to; while lit, its square is framed on the board."""

    def __init__(self, *given: Any, square: int, **named: Any) -> None:
        super().__init__(*given, **named)
        self.square = square

    def draw(self, brush: Brush, look: Look) -> None:
        super().draw(brush, look)
        if look.lit and self.enabled:
            outline = layout.sector(self.square, self.square, RING_INNER, RING_OUTER)
            brush.polygon(outline, None, edge=PAPER, edge_width=5)


def caught_by(state: State, side: Side) -> list[Noble]:
    """The nobles on the square that would join the deciding player's arena."""
    square = next_square(state.me, side)
    return [noble for noble in NOBLES if state.nobles[noble] == square]


def catch_words(nobles: list[Noble]) -> str:
    if not nobles:
        return tr("There is no noble on this square.")
    worth = sum(RULES.noble_spectators[noble] for noble in nobles)
    return ntr(
        "This square brings you {nobles}: +{count} spectator.",
        "This square brings you {nobles}: +{count} spectators.",
        worth,
        nobles=noble_names(nobles),
    )
