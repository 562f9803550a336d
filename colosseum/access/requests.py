"""What a screen reader asks for: pressing, focusing and setting what is on the page."""

from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

import pygame

from colosseum.widgets.controls import Counter, Slider
from colosseum.widgets.field import Field
from colosseum.widgets.widget import Widget
from colosseum.widgets.widget_page import Page

EVENT: Final = pygame.event.custom_type()
"""Its `request` is to be obeyed; None if someone has begun to listen."""


class Deed(Enum):
    PRESS = auto()
    FOCUS = auto()
    RAISE = auto()
    LOWER = auto()
    SET = auto()


@dataclass(frozen=True, slots=True)
class Request:
    """One thing asked for; readers ask from another thread, so it comes as an event."""

    deed: Deed
    key: str
    """The widget's."""
    value: str | float | None = None


def obey(page: Page, request: Request) -> str:
    """Do it as the player's own hands would, or say why not; nothing if the widget has gone.

    It was meant for this widget, so nothing guards against a press that comes early.
    """
    found = next((it for it in page.widgets if it.key == request.key and it.focusable), None)
    if found is None:
        return ""
    page.focus_on(found.key)
    match request.deed:
        case Deed.PRESS:
            page.pressed_sound = found.sound if found.press() else "refuse"
        case Deed.RAISE:
            found.wheel(1)
        case Deed.LOWER:
            found.wheel(-1)
        case Deed.SET if request.value is not None:
            _set(found, request.value)
    page.stale = True
    return (found.disabled_because or "") if request.deed is Deed.PRESS else ""


def _set(widget: Widget, value: str | float) -> None:
    match widget, value:
        case Slider(), int() | float():
            widget.wheel(round((value - widget.value) / widget.step))
        case Counter(), int() | float():
            widget.wheel(round(value - widget.value))
        case Field(), str():
            widget.editing.select_all()
            widget.type_text(value)
