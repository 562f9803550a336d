"""A player's offers of this turn, on their sheet: with whom, what for what, and the answer."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from colosseum.play.seats import Seat
from colosseum.rules.colosseum.actions import Bundle
from colosseum.rules.colosseum.chronicle import Haggle
from colosseum.scenes.parts.player_colours import draw_emblem
from colosseum.scenes.table.colosseum.pieces import coin, token
from colosseum.scenes.table.colosseum.translated_names import bundle_words
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.theme import (
    FADED,
    GREEN,
    ITALIC,
    PAPER,
    RED,
    SMALL,
)
from colosseum.widgets.widget import Area, Look, Widget
from colosseum.words.translation import tr

_HEADING: Final = 28.0
_LINE: Final = 28.0
_MOST: Final = 3
_TOKEN: Final = 22.0
_ANSWER: Final = 62.0


def haggles_height(count: int, most: float) -> float:
    """The section's height, but no more than most; of many offers the last few are shown."""
    lines = min(_MOST, count, int((most - _HEADING) // _LINE))
    return _HEADING + _LINE * max(1, lines)


def haggle_rows(
    haggles: Sequence[Haggle], seats: Sequence[Seat], box: Box, symbols: bool
) -> list[Widget]:
    made: list[Widget] = []
    shown = int((box.height - _HEADING) // _LINE)
    for number, haggle in enumerate(haggles[-shown:]):
        line = Box(box.left, box.top + _HEADING + number * _LINE, box.width, _LINE)
        partner = seats[haggle.partner]
        tip = tr(
            "With {name}: {give} for {take}.",
            name=partner.name,
            give=bundle_words(haggle.give),
            take=bundle_words(haggle.take),
        )
        paint = partial(_paint, haggle, partner, line, symbols)
        made.append(Area(f"haggle {number + 1}", line, paint, tip=tip))
    return made


def _answer(haggle: Haggle) -> tuple[str, tuple[int, int, int]]:
    if haggle.agreed is None:
        # Translators: an offer that has not been answered yet.
        return tr("open"), FADED
    # Translators: what became of an offer.
    return (tr("agreed"), GREEN) if haggle.agreed else (tr("refused"), RED)


def _paint(
    haggle: Haggle, partner: Seat, line: Box, symbols: bool, brush: Brush, look: Look
) -> None:
    if look.hovered:
        brush.slab(line, PAPER, radius=7)
    draw_emblem(brush, (line.left + 12, line.centery), 10, partner.colour, symbols)
    room = (line.width - 30 - _ANSWER - 22) / 2
    left = Box(line.left + 28, line.top, room, line.height)
    with brush.unspoken():  # the tooltip says it
        _paint_bundle(brush, haggle.give, left)
    arrow = Box(left.right, line.top, 22, line.height)
    brush.text("→", arrow, SMALL.but(align="centre"), where="haggle")
    with brush.unspoken():
        _paint_bundle(brush, haggle.take, Box(arrow.right, line.top, room, line.height))
    words, ink = _answer(haggle)
    answer = Box(line.right - _ANSWER, line.top, _ANSWER - 2, line.height)
    brush.text(words, answer, ITALIC.but(size=15, colour=ink, align="right"), where="haggle")


def _paint_bundle(brush: Brush, bundle: Bundle, box: Box) -> None:
    """Tokens closer together if there are many, then the coins."""
    count = len(bundle.tokens) + bool(bundle.coins)
    step = min(_TOKEN + 3, (box.width - _TOKEN) / max(1, count - 1))
    left = box.left
    for asset in bundle.tokens:
        token(brush, asset, Box(left, box.centery - _TOKEN / 2, _TOKEN, _TOKEN))
        left += step
    if bundle.coins:
        coin(brush, (left + _TOKEN / 2, box.centery), _TOKEN / 2 + 1, bundle.coins)
