"""Small choices in a panel's heading: which of several charts it shows."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from colosseum.scenes.parts.titled_scene import heading_box
from colosseum.widgets.button import Button, Kind
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import row
from colosseum.widgets.widget import Widget

_WIDEST: Final = 112.0
_GAP: Final = 8.0
PILLS: Final = 2 * (_WIDEST + _GAP)
"""How much of the heading's line two of them take."""


def chart_pills(
    panel: Box, names: Sequence[str], chosen: int, choose: Callable[[int], None]
) -> list[Widget]:
    heading = heading_box(panel)
    room = Box(heading.left, heading.top - 1, heading.width, 34)
    boxes = row(room, len(names), _GAP, widest=_WIDEST, from_right=True)
    return [
        Button(
            f"chart-{place}",
            box,
            words,
            partial(choose, place),
            kind=Kind.CHIP,
            chosen=place == chosen,
            size=16,
        )
        for place, (box, words) in enumerate(zip(boxes, names, strict=True))
    ]
