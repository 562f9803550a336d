"""The rulebook's page of keys, made of the keys themselves so that it is always true."""

from collections.abc import Sequence
from typing import Final

from colosseum.scenes.parts.keys import (
    ALOUD,
    AT_THE_TABLE,
    EVERYWHERE,
    IN_A_REPLAY,
    Shortcut,
    names,
)
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import row
from colosseum.widgets.spoken import spoken_as
from colosseum.widgets.theme import BODY, GOLD, INK, PAPER, PURPLE, STRONG, TITLE
from colosseum.words.translation import say, tr

KEYS: Final = "keys"
"""The name of the picture on that page."""
_HEAD: Final = 40.0
_LINE: Final = 44.0
_BETWEEN: Final = 16.0
_MANY: Final = 4
_LOW_HEAD: Final = 32.0
_CLOSER: Final = 8.0
"""With `_MANY` groups or more in a column, heads are lower and groups stand closer together."""
_LOW_LINE: Final = 30.0
_CAPS: Final = 270.0
"""The most room for the keys of a line."""
_BETWEEN_CAPS: Final = 6.0
_CAP: Final = STRONG.but(size=17, align="centre")

_Group = tuple[str, Sequence[Shortcut]]


def paint_keys(
    brush: Brush, box: Box, own: Sequence[Shortcut], workshop: Sequence[Shortcut]
) -> None:
    """Paint all keys in two columns, with those of one table and of its workshop only."""
    builder = ((tr("In the deck builder"), workshop),) if workshop else ()
    # Larger letters leave no room for them; the settings' page of keys has them too.
    aloud = ((tr("With a screen reader"), ALOUD),) if brush.screen.letters <= 1 else ()
    columns: tuple[tuple[_Group, ...], ...] = (
        (
            (tr("Everywhere"), EVERYWHERE),
            (tr("In a replay"), IN_A_REPLAY),
            *builder,
            *aloud,
        ),
        ((tr("During the game"), (*AT_THE_TABLE, *own)),),
    )
    for groups, room in zip(columns, row(box, len(columns), 40), strict=True):
        _paint_groups(brush, groups, room, is_close=len(columns[0]) >= _MANY)


def _paint_groups(brush: Brush, groups: Sequence[_Group], box: Box, *, is_close: bool) -> None:
    lines = sum(len(shortcuts) for _, shortcuts in groups)
    head, between = (_LOW_HEAD, _CLOSER) if is_close else (_HEAD, _BETWEEN)
    high = min(_LINE, (box.height + between - len(groups) * (head + between)) / lines)
    widths = [sum(_cap_widths(brush, names(it))) for _, found in groups for it in found]
    caps = min(_CAPS, max(widths))
    top = box.top
    for title, shortcuts in groups:
        style = TITLE.but(size=19 if is_close else 22, colour=PURPLE)
        brush.text(title, Box(box.left, top, box.width, head - 6), style, where="keys")
        brush.line((box.left, top + head - 4), (box.right, top + head - 4), GOLD, 1.5)
        top += head
        for shortcut in shortcuts:
            _paint_shortcut(brush, shortcut, Box(box.left, top, box.width, high), caps)
            top += high
        top += between


def _cap_widths(brush: Brush, caps: Sequence[str]) -> list[float]:
    """How much room each key takes, with what is beside it."""
    return [brush.text_width(cap, _CAP) + 18 + _BETWEEN_CAPS for cap in caps]


def _paint_shortcut(brush: Brush, shortcut: Shortcut, box: Box, caps: float) -> None:
    rim = 4 if box.height > _LOW_LINE else 2
    room = Box(box.left, box.top + rim, caps, box.height - 2 * rim)
    does = say(shortcut.does)
    with spoken_as(brush, f"{', '.join(names(shortcut))}: {does}", box):
        _paint_caps(brush, names(shortcut), room)
        words = Box(box.left + caps + 12, box.top, box.width - caps - 12, box.height)
        brush.text(does, words, BODY.but(size=19), lines=2, where="keys")


def _paint_caps(brush: Brush, caps: Sequence[str], box: Box) -> None:
    """Paint each key; where letters are too large for that, all of them as one."""
    wide = _cap_widths(brush, caps)
    if sum(wide) > box.width + 0.01:
        caps, wide = [" · ".join(caps)], [box.width + _BETWEEN_CAPS]
    left = box.left
    for cap, width in zip(caps, wide, strict=True):
        key = Box(left, box.top, width - _BETWEEN_CAPS, box.height)
        brush.slab(key, PAPER, radius=6, edge=INK, edge_width=1.5)
        brush.text(cap, key.inflate(-8, -2), _CAP, lines=2, where="key")
        left += width
