"""What can be seen, pointed at, focused and pressed."""

from collections.abc import Callable, Hashable
from enum import Enum
from typing import NamedTuple

import pygame

from colosseum.widgets.brush import Appearance, Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.pad_buttons import PadButton
from colosseum.widgets.theme import GOLD_LIGHT

_MARGIN = 20.0
"""Room round a widget's box, for its shadow."""


class Look(NamedTuple):
    """A widget's state as drawn."""

    hovered: bool = False
    focused: bool = False
    pressed: bool = False

    @property
    def lit(self) -> bool:
        return self.hovered or self.focused


class Role(Enum):
    """What a screen reader calls a widget's kind."""

    BUTTON = "button"
    SWITCH = "switch"
    SLIDER = "slider"
    NUMBER = "number"
    FIELD = "field"
    TAB = "tab"
    PICTURE = "picture"
    """Something to look at, which has a name but cannot be pressed."""
    HEADING = "heading"
    WORDS = "words"


class Widget:
    """Something on a page. The key names it, so that focus stays when a page is laid out again."""

    role = Role.BUTTON
    """What it is if it can be focused; what cannot is a picture, or words if it says so."""
    spoken = ""
    """What it is called aloud; where this is empty, by the words painted on it, or by its tip."""
    belongs_to = ""
    """What it is part of, where others have the same: a saved game, a player, a decision."""
    is_alike = False
    """Whether there may be others just like it, told apart by number: dice, cards, tokens."""
    chosen = False
    """Whether it is what has been chosen, or is switched on."""
    sound = "click"
    more = ""
    """Where to read more, if it is disabled."""
    enter_goes_on = False
    """Whether Enter presses the page's primary button, since there is nothing to press here."""
    comes_first = False
    """Whether Tab comes here before the rest of the page."""
    leads = False
    """Whether Tab comes here before all else: it does what is already chosen, and does no harm."""
    is_on_board = False
    """Whether it is offered on the board: Tab comes to the panel before."""
    is_aside = False
    """Whether it only tells more: Tab comes to all that can be done before."""
    question: Hashable = None
    """What it answers, if a press decides something; it takes none while the question is new."""
    is_way_out = False
    """Whether it passes, declines or finishes: a key of the table presses it."""
    pause = 0.0
    """Seconds without a press before it takes one, if pressing on and on must not reach it."""
    can_be_carried = False
    """Whether it can be dragged. A hand that comes too early to press it can take it up."""
    is_switch = False
    """Whether a press chooses it and the next gives it up; a double click only chooses."""
    over_marks = False
    """Whether not even the frames round what is marked may cover it."""
    shape: tuple[Box, float] | None = None
    """Where it is if it is turned to the right, and how far in degrees; for frames round it."""
    tip_beside: Box | None = None
    """What its tooltip must not cover, if that is more than itself."""
    stays_in_sight = False
    """Whether no tooltip covers it, if there is room anywhere else: it is what one works on."""
    pad: PadButton | None = None
    """The controller's button that presses it from anywhere on the page, drawn beside it."""
    takes_text = False
    """Whether text can be typed into it, so that a click shows its focus as well."""

    def __init__(
        self,
        key: str,
        box: Box,
        *,
        on_press: Callable[[], None] | None = None,
        disabled_because: str | None = None,
        tip: str = "",
        focusable: bool | None = None,
        about: tuple[object, ...] = (),
    ) -> None:
        self.key = key
        self.box = box
        self.on_press = on_press
        self.disabled_because = disabled_because
        """Why it cannot be pressed, in words; None if it can."""
        self.tip = tip
        self.about = about
        """What it shows or does, so that others can find it; each thing compares by value."""
        self.focusable = (
            on_press is not None or disabled_because is not None if focusable is None else focusable
        )

    @property
    def enabled(self) -> bool:
        return self.disabled_because is None

    @property
    def tab_order(self) -> tuple[bool, bool, bool, bool]:
        """Tab walks through a page in the order of these: last to what cannot be pressed yet."""
        waits = self.is_on_board or not self.enabled
        return not self.leads, not self.comes_first, self.is_aside, waits

    @property
    def explanation(self) -> str:
        """What the tooltip says: what it is, why it is disabled, and where to read more."""
        more = self.more if self.disabled_because else ""
        return "\n".join(part for part in (self.tip, self.disabled_because or "", more) if part)

    def hide(self) -> None:
        """Something in front of it covers it: it cannot be pointed at, reached or pressed."""
        self.focusable, self.on_press, self.disabled_because, self.tip = False, None, None, ""

    def contains(self, point: tuple[float, float]) -> bool:
        return self.box.collidepoint(point)

    def draw(self, brush: Brush, look: Look) -> None:
        """Draw it; widgets that show something override this."""

    def press(self) -> bool:
        """Act on a key; False if that did nothing."""
        if self.on_press is None or not self.enabled:
            return False
        self.on_press()
        return True

    def click(self, point: tuple[float, float]) -> bool:
        """Act on a click at this point: the same, unless the point matters."""
        return self.press()

    def grab(self, point: tuple[float, float], *, twice: bool) -> None:
        """The mouse button goes down here, perhaps for the second time in quick succession."""

    def drag(self, point: tuple[float, float]) -> bool:
        """The mouse moves with its button down; True if that means something."""
        return False

    @property
    def is_carried(self) -> bool:
        """Whether it follows the pointer, over a page that stays as it is."""
        return False

    def draw_carried(self, brush: Brush) -> None:
        """Draw it where it is carried."""

    def put_back(self) -> None:
        """Esc while it is carried: it goes back to where it was."""

    def wheel(self, steps: int) -> bool:
        return False

    def key_pressed(self, event: pygame.Event) -> bool:
        """Handle a key while focused, before the page does; True if it is used up."""
        return False

    def type_text(self, words: str) -> bool:
        """Handle text typed while focused; True if it is used up."""
        return False

    def compose_text(self, words: str, caret: int) -> None:
        """Show text that an input method or a dead key has not committed yet."""

    def replaces(self, before: "Widget | None") -> bool:
        """Whether it is the same thing to press, on a page that was laid out again."""
        if before is None:
            return False
        return self.key == before.key and self.question == before.question

    def take_over(self, before: "Widget") -> None:
        """Carry on from the focused widget that this one replaces."""

    def lose_focus(self) -> None:
        """The focus goes elsewhere."""

    def draw_ring(self, brush: Brush) -> None:
        """The focus ring."""
        brush.slab(self.box.inflate(8, 8), None, radius=13, edge=GOLD_LIGHT, edge_width=3)


class Area(Widget):
    """A place that only has a tooltip, or draws what a function draws."""

    def __init__(
        self,
        key: str,
        box: Box,
        paint: Callable[[Brush, Look], None] | None = None,
        *,
        on_press: Callable[[], None] | None = None,
        disabled_because: str | None = None,
        tip: str = "",
        focusable: bool | None = None,
        about: tuple[object, ...] = (),
        appearance: Appearance | None = None,
    ) -> None:
        """With `appearance`, it is painted again only when that has changed."""
        super().__init__(
            key,
            box,
            on_press=on_press,
            disabled_because=disabled_because,
            tip=tip,
            focusable=focusable,
            about=about,
        )
        self._paint = paint
        self._appearance = appearance

    def draw(self, brush: Brush, look: Look) -> None:
        paint = self._paint
        if paint is None:
            return
        if self._appearance is None:
            paint(brush, look)
        else:
            around = self.box.inflate(2 * _MARGIN, 2 * _MARGIN)
            appearance = self._appearance._replace(depends_on=(self._appearance.depends_on, look))
            brush.patch(appearance, around, lambda patch: paint(patch, look))
