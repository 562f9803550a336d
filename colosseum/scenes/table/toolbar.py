"""The small buttons at the right of the header."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from colosseum.files.settings import SPEEDS
from colosseum.scenes.parts import keys
from colosseum.scenes.parts.speed_names import speed_name
from colosseum.scenes.scene import Window
from colosseum.widgets.button import Button, Kind
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import row
from colosseum.widgets.widget import Widget
from colosseum.words.sentences import Sentence
from colosseum.words.translation import say, tr

ROOM: Final = Box(1202, 9, 386, 38)
"""The room beside the phases."""


@dataclass(frozen=True, slots=True)
class Tool:
    """What a button of the toolbar shows and does."""

    name: str
    picture: str
    tip: str
    do: Callable[[], None]
    disabled_because: Sentence | None = None
    is_open: bool = False
    """Whether it shows something that another press would put away."""
    shortcut: keys.Shortcut | None = None


def speed_tool(window: Window) -> Tool:
    """Each press chooses the next speed."""
    settings = window.settings

    def faster() -> None:
        speeds = list(SPEEDS)
        settings.speed = speeds[(speeds.index(settings.speed) + 1) % len(speeds)]
        window.settings_changed()

    tip = tr("Speed: {speed}", speed=speed_name(settings.speed))
    return Tool("speed", f"icon-speed-{settings.speed}", tip, faster)


def mute_tool(window: Window) -> Tool:
    settings = window.settings

    def mute() -> None:
        settings.muted = not settings.muted
        window.settings_changed()

    picture = "icon-mute" if settings.muted else "icon-sound"
    return Tool("mute", picture, tr("Sound on or off"), mute, shortcut=keys.SOUND)


def toolbar(tools: Sequence[Tool]) -> list[Widget]:
    """The buttons side by side."""
    places = row(ROOM, len(tools), 6, widest=50, from_right=True)
    return [_button(tool, place) for tool, place in zip(tools, places, strict=True)]


def _button(tool: Tool, place: Box) -> Button:
    made = Button(
        tool.name,
        place,
        "",
        tool.do,
        kind=Kind.QUIET,
        picture=tool.picture,
        tip=tool.tip if tool.shortcut is None else keys.with_key(tool.tip, tool.shortcut),
        disabled_because=None if tool.disabled_because is None else say(tool.disabled_because),
    )
    made.tip_beside = ROOM  # below is the panel's title
    if tool.shortcut is not None:
        made.pad = tool.shortcut.pad
    if tool.is_open:  # the second press of a double click must not put away what the first opened
        made.question = ("opened", tool.name)
    return made
