"""The small buttons at the right of the header."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from colosseum.files.settings import Settings
from colosseum.scenes.parts.speed_names import speed_name
from colosseum.widgets.button import Button, Kind
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import row
from colosseum.widgets.widget import Widget
from colosseum.words.translation import tr

_ROOM: Final = Box(1202, 9, 386, 38)
"""The room beside the phases."""


@dataclass(frozen=True, slots=True)
class _Tool:
    name: str
    picture: str
    tip: str


def _tools(settings: Settings) -> list[_Tool]:
    """What the toolbar offers, from left to right."""
    speed = tr("Speed: {speed}", speed=speed_name(settings.speed))
    return [
        _Tool("undo", "icon-undo", tr("Undo (U)")),
        _Tool("hint", "icon-hint", tr("Hint (H)")),
        _Tool("advice", "icon-crown", tr("Advisor (A)")),
        _Tool("log", "icon-log", tr("Game log (L)")),
        _Tool("recap", "icon-recap", tr("Since your last turn (R)")),
        _Tool("rules", "icon-rules", tr("Rulebook (F1)")),
        _Tool("speed", "icon-speed", speed),
        _Tool("mute", "icon-mute" if settings.muted else "icon-sound", tr("Sound on or off (M)")),
        _Tool("menu", "icon-menu", tr("Menu (Esc)")),
    ]


def toolbar(
    settings: Settings,
    actions: Mapping[str, Callable[[], None]],
    disabled_because: Mapping[str, str | None],
) -> list[Widget]:
    """The buttons side by side, each with the action of its name."""
    tools = _tools(settings)
    places = row(_ROOM, len(tools), 6, widest=50, from_right=True)
    return [
        Button(
            tool.name,
            place,
            "",
            actions[tool.name],
            kind=Kind.QUIET,
            picture=tool.picture,
            tip=tool.tip,
            disabled_because=disabled_because.get(tool.name),
        )
        for tool, place in zip(tools, places, strict=True)
    ]
