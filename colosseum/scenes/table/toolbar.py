"""The small doors at the right of the header."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from colosseum.widgets.button import Button, Kind
from colosseum.widgets.screen import Box
from colosseum.widgets.widget import Widget

_RIGHT: Final = 1588.0
_ROOM: Final = 392.0
"""What the phases leave free."""
_WIDEST: Final = 56.0
_GAP: Final = 6.0


@dataclass(frozen=True, slots=True)
class ToolbarButton:
    key: str
    picture: str
    do: Callable[[], None]
    tip: str
    disabled_because: str | None = None


def buttons(doors: Sequence[ToolbarButton]) -> list[Widget]:
    """Side by side, narrower where they are many."""
    pitch = min(_WIDEST, _ROOM / len(doors))
    left = _RIGHT + _GAP - pitch * len(doors)
    return [
        Button(
            door.key,
            Box(left + pitch * place, 9, pitch - _GAP, 38),
            "",
            door.do,
            kind=Kind.QUIET,
            picture=door.picture,
            tip=door.tip,
            disabled_because=door.disabled_because,
        )
        for place, door in enumerate(doors)
    ]
