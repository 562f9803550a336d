"""The small doors at the right of the header."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from colosseum.widgets.button import Button, Kind
from colosseum.widgets.layout import row
from colosseum.widgets.screen import Box
from colosseum.widgets.widget import Widget

_ROOM: Final = Box(1202, 9, 386, 38)
"""What the phases leave free."""


@dataclass(frozen=True, slots=True)
class ToolbarButton:
    key: str
    picture: str
    do: Callable[[], None]
    tip: str
    disabled_because: str | None = None


def buttons(doors: Sequence[ToolbarButton]) -> list[Widget]:
    """Side by side, narrower where they are many."""
    places = row(_ROOM, len(doors), 6, widest=50, from_right=True)
    return [
        Button(
            door.key,
            place,
            "",
            door.do,
            kind=Kind.QUIET,
            picture=door.picture,
            tip=door.tip,
            disabled_because=door.disabled_because,
        )
        for door, place in zip(doors, places, strict=True)
    ]
