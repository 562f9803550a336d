"""The small buttons at the right of the header."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from colosseum.widgets.button import Button, Kind
from colosseum.widgets.layout import row
from colosseum.widgets.screen import Box
from colosseum.widgets.widget import Widget

_ROOM: Final = Box(1202, 9, 386, 38)
"""The room beside the phases."""


@dataclass(frozen=True, slots=True)
class ToolbarButton:
    key: str
    picture: str
    do: Callable[[], None]
    tip: str
    disabled_because: str | None = None


def buttons(wanted: Sequence[ToolbarButton]) -> list[Widget]:
    """The buttons side by side, narrower if there are many."""
    places = row(_ROOM, len(wanted), 6, widest=50, from_right=True)
    return [
        Button(
            button.key,
            place,
            "",
            button.do,
            kind=Kind.QUIET,
            picture=button.picture,
            tip=button.tip,
            disabled_because=button.disabled_because,
        )
        for button, place in zip(wanted, places, strict=True)
    ]
