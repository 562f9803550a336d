"""Small parts that several panels share: boxes of words, token buttons, steppers, emblems."""

from collections.abc import Callable, Hashable, Sequence
from functools import partial
from typing import Any

from colosseum.rules.colosseum.actions import Bundle
from colosseum.rules.colosseum.data import Asset
from colosseum.scenes.parts.player_colours import PLAYERS, draw_emblem
from colosseum.scenes.table.colosseum.pieces import coin, paint_tokens, token, token_places
from colosseum.scenes.table.colosseum.translated_names import asset_name, bundle_words
from colosseum.scenes.table.dragging import DraggedWidget, Dragging
from colosseum.tutor.colosseum.marks import Amount, OneMore, Quantity
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button
from colosseum.widgets.controls import Counter
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import centred
from colosseum.widgets.motion import Point
from colosseum.widgets.theme import (
    BODY,
    CREAM,
    FADED,
    GOLD,
    GOLD_LIGHT,
    INK,
    PAPER,
    SMALL,
    STONE_DARK,
    STRONG,
    TERRACOTTA,
    TITLE,
    UMBER_LIGHT,
    Colour,
    Style,
)
from colosseum.widgets.widget import Area, Look, Widget
from colosseum.words.translation import tr

_BUNDLE_TOKEN = 44.0
_CARRIED_TOKEN = 52.0


def info(brush: Brush, box: Box, words: str, lines: int = 3, size: float = 17) -> None:
    """Paint words on paper: what something would do."""
    brush.slab(box, PAPER, radius=8, edge=STONE_DARK, edge_width=1.5)
    brush.text(words, box.inflate(-22, -8), BODY.but(size=size), lines=lines, where="info")


def info_fits(brush: Brush, box: Box, words: str, lines: int = 3, size: float = 17) -> bool:
    """Whether there is room for these words in letters of full size."""
    room, style = box.inflate(-22, -8), BODY.but(size=size)
    line = brush.text_height("x", style, room.width)
    return brush.text_height(words, style, room.width) <= min(room.height, (lines + 0.5) * line)


def label(brush: Brush, words: str, box: Box, style: Style = SMALL) -> None:
    brush.text(words, box, style, where="label")


def heading(brush: Brush, words: str, box: Box) -> None:
    """Paint a heading, in plainer letters if a long name would not fit."""
    wide = brush.text_width(words, TITLE.but(size=16)) > box.width
    brush.text(words, box, STRONG if wide else TITLE.but(size=18), where="heading")


class Link(Widget):
    """Something seldom done: words without a frame."""

    def __init__(
        self,
        key: str,
        box: Box,
        words: str,
        on_press: Callable[[], None],
        *,
        align: str = "left",
        disabled_because: str | None = None,
        tip: str = "",
        about: tuple[object, ...] = (),
    ) -> None:
        super().__init__(
            key, box, on_press=on_press, disabled_because=disabled_because, tip=tip, about=about
        )
        self.words = words
        self.align = align

    def draw(self, brush: Brush, look: Look) -> None:
        lit = look.lit and self.enabled
        ink = TERRACOTTA if lit else INK if self.enabled else FADED
        style = SMALL.but(colour=ink, align=self.align)
        brush.text(self.words, self.box, style, where=self.key)
        if self.enabled:
            wide = min(self.box.width, brush.text_width(self.words, style))
            left = {
                "left": self.box.left,
                "centre": self.box.centerx - wide / 2,
                "right": self.box.right - wide,
            }[self.align]
            base = self.box.centery + 9
            ink = TERRACOTTA if lit else UMBER_LIGHT
            brush.line((left, base), (left + wide, base), ink, 1)


class TokenButton(DraggedWidget[Hashable]):
    """A token to press, with how many there are, and perhaps to drag."""

    def __init__(
        self,
        key: str,
        box: Box,
        asset: Asset,
        on_press: Callable[[], None] | None,
        *,
        count: int = 0,
        there: bool = True,
        chosen: bool = False,
        mark: Colour | None = None,
        disabled_because: str | None = None,
        tip: str = "",
        about: tuple[object, ...] = (),
        piece: Hashable = None,
        dragging: Dragging[Any] | None = None,
    ) -> None:
        """`piece` is what is dragged: one of these tokens."""
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
        self.asset = asset
        self.count = count
        self.mark = mark
        """A dot that catches the eye."""
        self.there = there
        self.chosen = self.enter_goes_on = chosen

    def draw(self, brush: Brush, look: Look) -> None:
        if self.chosen or (look.lit and self.enabled and not self.is_carried):
            margin = 7 if self.chosen else 5
            glow = self.box.inflate(margin, margin)
            brush.slab(glow, GOLD if self.chosen else GOLD_LIGHT, radius=self.box.width * 0.2)
        there, count = self.there and self.enabled, self.count
        if self.is_carried:
            there, count = count > 1, max(0, count - 1)
        token(brush, self.asset, self.box, there=there, count=count)
        if self.mark is not None and self.enabled and not self.is_carried:
            at = (self.box.left + 5, self.box.top + 5)
            brush.disc(at, 6.5, self.mark, edge=CREAM, edge_width=1.5)


def paint_carried_token(
    brush: Brush, asset: Asset, point: Point, goal: Box, *, radius: float = 9
) -> None:
    """Paint a token in the hand, and where it can be dropped."""
    wide = 6 if goal.collidepoint(point) else 3
    brush.slab(goal.inflate(6, 6), None, radius=radius, edge=GOLD, edge_width=wide)
    token(brush, asset, centred(point, _CARRIED_TOKEN))


class EmblemTab(Widget):
    """A player to choose by emblem."""

    def __init__(
        self,
        key: str,
        centre: tuple[float, float],
        colour: int,
        on_press: Callable[[], None],
        *,
        chosen: bool,
        symbols: bool,
        tip: str,
        about: tuple[object, ...] = (),
    ) -> None:
        box = centred(centre, 38)
        super().__init__(key, box, on_press=on_press, tip=tip, about=about)
        self.colour = colour
        self.chosen = chosen
        self.symbols = symbols

    def draw(self, brush: Brush, look: Look) -> None:
        if self.chosen or look.lit:
            brush.disc(self.box.center, 19, PAPER if self.chosen else GOLD_LIGHT)
        draw_emblem(brush, self.box.center, 16, self.colour, self.symbols)

    def draw_ring(self, brush: Brush) -> None:
        brush.disc(self.box.center, 22, GOLD_LIGHT)
        brush.disc(self.box.center, 19, PLAYERS[self.colour].colour)
        draw_emblem(brush, self.box.center, 17, self.colour, self.symbols)


def stepper(
    box: Box,
    value: int,
    on_change: Callable[[int], None],
    *,
    least: int,
    most: int,
    steps: Sequence[int],
    too_low: str,
    too_high: str,
    highest: str = "",
    key: str = "value",
    quantity: Quantity,
) -> list[Widget]:
    """A number with buttons to lower and raise it; `highest` labels one for the maximum."""
    changes = [*[-step for step in reversed(steps)], 0, *steps]
    places = _stepper_places(box, changes, room_for_most=bool(highest))

    def button(change: int, place: Box) -> Button:
        target = max(least, min(most, value + change))
        reason = (too_low if change < 0 else too_high) if target == value else None
        words = _signed(change) if len(steps) > 1 or abs(change) > 1 else _signed(change)[0]
        about = (OneMore(quantity),) if change == 1 else ()
        act, name = partial(on_change, target), f"{key} {change:+}"
        made = Button(name, place, words, act, disabled_because=reason, size=19, about=about)
        made.spoken, made.belongs_to = _signed(change), quantity_name(quantity)
        return made

    about, top = (Amount(quantity),), max(least, most)
    number = partial(Counter, least=least, most=top, about=about)
    made: list[Widget] = [
        button(change, place) if change else number(key, place, value, on_change)
        for change, place in zip(changes, places, strict=False)
    ]
    if highest:
        reason = too_high if value >= most else None
        act = partial(on_change, most)
        made.append(
            Button(f"{key} most", places[-1], highest, act, disabled_because=reason, size=17)
        )
        made[-1].belongs_to = quantity_name(quantity)
    return made


def quantity_name(quantity: Quantity) -> str:
    return {
        Quantity.BID: tr("Your bid"),
        Quantity.COINS_GIVEN: tr("Coins you give"),
        Quantity.COINS_TAKEN: tr("Coins you take"),
        Quantity.MEDALS: tr("Medals you play"),
    }[quantity]


def _stepper_places(box: Box, changes: Sequence[int], *, room_for_most: bool) -> list[Box]:
    """A place for each change, a wider one for the number itself, and perhaps one at the end."""
    widths = [1.0 if change else 1.7 for change in changes] + [1.1] * room_for_most
    gap = 6.0
    unit = (box.width - gap * (len(widths) - 1)) / sum(widths)
    found, left = [], box.left
    for width in widths:
        found.append(Box(left, box.top, unit * width, box.height))
        left += unit * width + gap
    return found


def _signed(change: int) -> str:
    return f"+{change}" if change > 0 else f"−{-change}"


def paint_bundle(brush: Brush, box: Box, words: str, bundle: Bundle) -> None:
    """Paint one side of a deal under its heading."""
    tray = _tray(box)
    with brush.unspoken():
        heading(brush, words, Box(box.left, box.top, box.width, 24))
        brush.slab(tray, PAPER, radius=9, edge=UMBER_LIGHT, edge_width=1.5)
        if bundle.coins:
            coin(brush, (tray.left + 33, tray.centery), 20, bundle.coins)
        paint_tokens(brush, _tokens_room(box, bundle), bundle.tokens, _BUNDLE_TOKEN)
    brush.wrote(f"{words}: {bundle_words(bundle)}", box)


def bundle_tips(key: str, box: Box, bundle: Bundle) -> list[Widget]:
    """The name of every token painted, as a tooltip."""
    kinds = sorted(set(bundle.tokens))
    places = token_places(_tokens_room(box, bundle), bundle.tokens, _BUNDLE_TOKEN)
    return [
        Area(f"{key} {asset}", place, tip=asset_name(asset))
        for asset, place in zip(kinds, places, strict=True)
    ]


def _tray(box: Box) -> Box:
    return Box(box.left, box.top + 26, box.width, box.height - 26)


def _tokens_room(box: Box, bundle: Bundle) -> Box:
    """Right of the coins, if there are any."""
    tray = _tray(box)
    left = tray.left + (64 if bundle.coins else 12)
    return Box(left, tray.top, tray.right - 12 - left, tray.height)
