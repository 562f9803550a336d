"""A page of the rulebook, set: its title, its picture, and its rules or cards in two columns."""

from bisect import bisect_left
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Final, TypeAlias

from colosseum.tutor.rulebook import Card, Rule, RulePage
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import centred, column, row, split
from colosseum.widgets.spoken import spoken_as
from colosseum.widgets.theme import (
    BODY,
    FADED,
    GOLD,
    GOLD_LIGHT,
    ITALIC,
    PAPER,
    PURPLE,
    SMALLEST,
    STONE_DARK,
    STRONG,
    TITLE,
    Style,
)
from colosseum.words.translation import tr

Illustrate: TypeAlias = Callable[[Brush, str, Box], None]
"""Draws the picture of a name into a box."""

_HEAD: Final = 92.0
_GAP: Final = 40.0
_BETWEEN: Final = 11.0
_NUMBER: Final = 36.0
_SIZES: Final = (
    (25.0, 260.0),
    (23.0, 250.0),
    (21.0, 235.0),
    (20.0, 215.0),
    (19.0, 190.0),
    (18.0, 168.0),
    (17.0, 150.0),
    (16.0, 136.0),
    (15.0, 118.0),
)
"""Text sizes and picture heights to try: the first pair that leaves room for everything wins."""


@dataclass(frozen=True, slots=True)
class _Setting:
    """The text size, the height of the picture, and where the columns break."""

    size: float
    picture: float
    break_at: int
    """The first rule of the second column."""


def paint_page(
    brush: Brush, page: RulePage, box: Box, illustrate: Illustrate, marked: str = ""
) -> None:
    """Paint the page in the box; the marked rule, if any, is on gold."""
    _paint_head(brush, page, Box(box.left, box.top, box.width, _HEAD))
    below = below_head(box)
    if not page.rules and not page.cards and page.picture:
        illustrate(brush, page.picture, below)
        return
    if not page.rules:
        if page.picture:
            beside, below = split(below, (1, 3), 30)
            illustrate(brush, page.picture, beside)
        _paint_sheet(brush, page.cards, below)
        return
    low = Box(below.left, below.bottom - 190, below.width, 190)
    if page.cards:
        below.height -= 190 + 16
    setting = _setting(brush, page, below)
    if page.picture:
        picture = Box(below.left, below.top, below.width, setting.picture)
        illustrate(brush, page.picture, picture)
        below = Box(below.left, picture.bottom + 14, below.width, below.height - setting.picture)
    _paint_rules(brush, page, below, setting, marked)
    if page.cards:
        _paint_row(brush, page.cards, low)


def below_head(box: Box) -> Box:
    """What the head leaves of a page."""
    return Box(box.left, box.top + _HEAD, box.width, box.height - _HEAD)


def _paint_head(brush: Brush, page: RulePage, box: Box) -> None:
    title = Box(box.left, box.top, box.width, 42)
    brush.text(tr(page.title), title, TITLE.but(size=30), where="page")
    summary = Box(box.left, title.bottom, box.width, 28)
    brush.text(tr(page.summary), summary, ITALIC.but(size=19, colour=FADED), where="page")
    line = summary.bottom + 6
    brush.line((box.left, line), (box.right, line), GOLD, 2)


# Rules in two columns


def _styles(size: float) -> tuple[Style, Style]:
    return BODY.but(size=size, valign="top"), ITALIC.but(size=size, colour=PURPLE, valign="top")


def _note(rule: Rule) -> str:
    return tr("Our reading: {note}", note=tr(rule.note))


def _height(brush: Brush, rule: Rule, room: float, size: float) -> float:
    words, note = _styles(size)
    high = brush.text_height(tr(rule.words), words, room)
    if rule.note:
        high += brush.text_height(_note(rule), note, room)
    return high + _BETWEEN


def _columns(page: RulePage, box: Box) -> list[Box]:
    """The two halves of the box, or all of it for a single rule."""
    return row(box, min(2, len(page.rules)), _GAP)


def _setting(brush: Brush, page: RulePage, box: Box) -> _Setting:
    """Set a page once for each size and language: measuring all its words takes a while."""
    screen = brush.screen
    words = tuple(tr(rule.words) for rule in page.rules)
    key = (page.name, words, screen.scale, screen.letters, box.size)
    if key not in _SETTINGS:
        _SETTINGS[key] = _fitting(brush, page, box)
    return _SETTINGS[key]


_SETTINGS: Final[dict[Hashable, _Setting]] = {}


def _fitting(brush: Brush, page: RulePage, box: Box) -> _Setting:
    """The largest text size at which all rules fit; the smallest one if none does."""
    sizes = _sizes(brush)
    settings: dict[int, _Setting] = {}

    def fits(number: int) -> bool:
        size, picture = sizes[number][0], sizes[number][1] if page.picture else 0
        room = _columns(page, box)[0].width - _NUMBER
        heights = [_height(brush, rule, room, size) for rule in page.rules]
        at = _best_break(heights)
        settings[number] = _Setting(size, picture, at)
        tallest = max(sum(heights[:at]), sum(heights[at:]))
        return tallest - _BETWEEN <= box.height - (picture + 14 if picture else 0)

    # Where one size fits, so does every smaller one: halve what is left to try.
    first = bisect_left(range(len(sizes) - 1), True, key=fits)
    if first not in settings:
        fits(first)
    return settings[first]


def _sizes(brush: Brush) -> list[tuple[float, float]]:
    """The sizes to try; smaller ones too where the player has enlarged the text."""
    least = SMALLEST / max(1.0, brush.screen.letters)
    smaller = [float(size) for size in range(int(SMALLEST) - 1, int(least), -1)]
    return [*_SIZES, *[(size, _SIZES[-1][1]) for size in (*smaller, least)]]


def _best_break(heights: list[float]) -> int:
    """The first rule of the second column: both are about as long, the first never shorter."""
    breaks = range(1, len(heights) + 1)
    return min(breaks, key=lambda at: max(sum(heights[:at]), sum(heights[at:])))


def _paint_rules(brush: Brush, page: RulePage, box: Box, setting: _Setting, marked: str) -> None:
    parts = page.rules[: setting.break_at], page.rules[setting.break_at :]
    for rules, half in zip(parts, _columns(page, box), strict=False):
        top = half.top
        for rule in rules:
            room = Box(half.left, top, half.width, half.bottom - top)
            number = page.rules.index(rule) + 1
            top += _paint_rule(brush, rule, number, room, setting.size, rule.id == marked)


def _paint_rule(
    brush: Brush, rule: Rule, number: int, box: Box, size: float, marked: bool
) -> float:
    """Paint the rule and its number on the page at the top of the box; returns its height."""
    high = _height(brush, rule, box.width - _NUMBER, size)
    if marked:
        around = Box(box.left - 10, box.top - 5, box.width + 20, high)
        brush.slab(around, PAPER, radius=8, edge=GOLD, edge_width=2)
    words, note = _styles(size)
    line = brush.text_height("I", words, box.width)
    tag = Box(box.left, box.top, _NUMBER - 8, line)
    text = Box(box.left + _NUMBER, box.top, box.width - _NUMBER, 0)
    text.height = brush.text_height(tr(rule.words), words, text.width) + 1
    with spoken_as(brush, f"{number}. {tr(rule.words)}", text):
        brush.text(str(number), tag, STRONG.but(size=size, colour=FADED), where="number")
        brush.text(tr(rule.words), text, words, lines=40, where=rule.id)
    if rule.note:
        below = Box(text.left, text.bottom - 1, text.width, 0)
        below.height = brush.text_height(_note(rule), note, text.width) + 1
        brush.text(_note(rule), below, note, lines=40, where=rule.id)
    if box.top + high - _BETWEEN > box.bottom + 2:
        brush.paintbox.overflows.append(f"rulebook: {rule.id}")
    return high


# Cards side by side


def _paint_row(brush: Brush, cards: tuple[Card, ...], box: Box) -> None:
    for card, place in zip(cards, row(box, len(cards), _GAP), strict=True):
        _paint_card(brush, card, place)


def _paint_sheet(brush: Brush, cards: tuple[Card, ...], box: Box) -> None:
    """Rows of two; an odd last card has a row to itself."""
    pairs = [cards[at : at + 2] for at in range(0, len(cards), 2)]
    for pair, line in zip(pairs, column(box, len(pairs), 16), strict=True):
        _paint_row(brush, pair, line)


def _paint_card(brush: Brush, card: Card, box: Box) -> None:
    brush.slab(box, PAPER, radius=12, edge=STONE_DARK, edge_width=1.5)
    left = box.left + 24
    if card.picture:
        brush.disc((box.left + 60, box.centery), 42, GOLD_LIGHT, edge=GOLD)
        picture = centred((box.left + 60, box.centery), 56)
        brush.picture(card.picture, picture)
        left = box.left + 122
    heading = Box(left, box.top + 12, box.right - 20 - left, 32)
    brush.text(tr(card.heading), heading, TITLE.but(size=22, colour=PURPLE), where="card")
    words = Box(left, heading.bottom + 4, heading.width, box.bottom - heading.bottom - 16)
    brush.text(tr(card.words), words, BODY.but(size=21, valign="top"), lines=9, where="card")
