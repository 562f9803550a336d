"""A page of widgets: pointing, focus, keys, tooltips."""

from collections.abc import Sequence

import pygame

from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button, Kind
from colosseum.widgets.design_units import Box
from colosseum.widgets.field import is_letter
from colosseum.widgets.tooltip import TIP_AFTER, draw_tip
from colosseum.widgets.widget import Look, Widget

GUARD = 0.4
"""Seconds in which a control that came up under a resting pointer takes no click."""
_DIRECTIONS = {
    pygame.K_LEFT: (-1, 0),
    pygame.K_RIGHT: (1, 0),
    pygame.K_UP: (0, -1),
    pygame.K_DOWN: (0, 1),
}
_ACT = (pygame.K_RETURN, pygame.K_KP_ENTER)


def _way(here: Box, there: Box, direction: tuple[int, int]) -> tuple[bool, float] | None:
    """How far it is that way, None if it lies elsewhere; straight ahead comes before aside."""
    across, down = direction
    ahead = (there.centerx - here.centerx) * across + (there.centery - here.centery) * down
    # A row is never quite level, but what lies one on the other must be told apart.
    if ahead <= (0.5 if here.colliderect(there) else 4):
        return None
    if across:
        gap = max(there.left - here.right, here.left - there.right, 0.0)
        aside = max(there.top - here.bottom, here.top - there.bottom)
        off = abs(there.centery - here.centery)
    else:
        gap = max(there.top - here.bottom, here.top - there.bottom, 0.0)
        aside = max(there.left - here.right, here.left - there.right)
        off = abs(there.centerx - here.centerx)
    if aside < 0:
        return False, gap + off / 50
    return True, gap + 2.5 * aside + off / 50


class Page:
    """The widgets of a scene, back to front, in the order Tab moves through them."""

    def __init__(self) -> None:
        self.widgets: list[Widget] = []
        self.stale = True
        """Whether something has changed since it was drawn."""
        self.stale_parts: list[Box] = []
        """Where something has changed, if the rest looks as it did."""
        self.stale_over = False
        """Whether something drawn over it has changed: what is carried, or the tooltip."""
        self.pressed_sound = ""
        """The sound of the last press; the player of sounds clears it."""
        self.typing_goes_to = ""
        """The field that takes typed text while no other widget does, if any."""
        self.tip_box: Box | None = None
        """Where a tooltip is drawn."""
        self._focus: str | None = None
        self._hover: str | None = None
        self._held: str | None = None
        self._by_keyboard = False
        """Whether a key, not a click, last moved or used the focus."""
        self._still = 0.0
        self._point: tuple[float, float] = (-1, -1)
        self._guarded: str | None = None
        """The control that came up under the resting pointer."""
        self._guard_left = 0.0
        self._has_moved = True
        """Whether the pointer has moved since something came up under it."""

    def put(self, widgets: Sequence[Widget], changed: Sequence[Box] = ()) -> None:
        """Lay the page out again; focus stays on the widget with the same key.

        If it looks different only in some parts, only they are painted again.
        """
        before = self.focus
        lit = self._focus, self._hover
        under_pointer = self._identity_at_pointer()
        self.widgets = list(widgets)
        self._guard_newcomer(under_pointer)
        if self.focus is None:
            self._focus = None
        elif before is not None:
            self.focus.take_over(before)
        self._hover = self._key_at(self._point)
        if changed and (self._focus, self._hover) == lit:
            self.stale_parts += changed
        else:
            self.stale = True

    def _identity_at_pointer(self) -> tuple[str, str] | None:
        """What a click would do: the same key with other words is another control."""
        widget = self._at(self._point)
        return None if widget is None else (widget.key, getattr(widget, "words", ""))

    def _guard_newcomer(self, before: tuple[str, str] | None) -> None:
        """A click meant for what was here before must not hit what took its place."""
        now = self._identity_at_pointer()
        if now is None:
            self._guarded = None
        elif now != before:
            self._guarded, self._guard_left = now[0], GUARD
            self._has_moved = False

    def _is_guarded(self, widget: Widget) -> bool:
        return widget.key == self._guarded and self._guard_left > 0

    def _find(self, key: str | None) -> Widget | None:
        return next((widget for widget in self.widgets if widget.key == key), None)

    def _at(self, point: tuple[float, float]) -> Widget | None:
        for widget in reversed(self.widgets):
            if (widget.focusable or widget.tip) and widget.contains(point):
                return widget
        return None

    def _key_at(self, point: tuple[float, float]) -> str | None:
        widget = self._at(point)
        return widget.key if widget else None

    # What the player does

    def come_up_under(self, point: tuple[float, float]) -> None:
        """The page takes another's place while the pointer rests here."""
        self._point = point
        self._guard_newcomer(None)
        self._hover = self._key_at(point)
        self._still = 0.0
        self.stale = True

    def point_at(self, point: tuple[float, float]) -> None:
        if point != self._point and not self._has_moved:
            self._has_moved, self._still = True, 0.0
        self._point = point
        guarded = self._find(self._guarded)
        if guarded is not None and not guarded.contains(point):
            self._guarded = None
        if self._drag(point):
            return
        key = self._key_at(point)
        if key != self._hover:
            self._hover, self._still, self.stale = key, 0.0, True

    def _drag(self, point: tuple[float, float]) -> bool:
        """Move what is held; what is carried already leaves the page as it is."""
        held = self._find(self._held)
        if held is None:
            return False
        was_carried = held.is_carried
        if not held.drag(point):
            return False
        if was_carried and self.carried is not None:
            self.stale_over = True
        else:
            self.stale = True
        return True

    def press(self, point: tuple[float, float], *, twice: bool = False) -> bool:
        self.point_at(point)
        widget = self._at(point)
        self._by_keyboard = False
        if widget is not None and self._is_guarded(widget):
            self._held = None
            if widget.waits_for_a_pause:
                self._guard_left = GUARD
            return True
        self._held = widget.key if widget else None
        if widget is not None and widget.focusable:
            self._move_focus(widget.key)
            widget.grab(point, twice=twice)
        elif self.focus is not None and self.focus.takes_text:
            self._move_focus(None)
        self.stale = True
        return widget is not None

    def release(self, point: tuple[float, float]) -> bool:
        held, self._held = self._find(self._held), None
        self.stale = True
        if held is None or not held.contains(point):
            return False
        done = held.click(point)
        self._react(held, done)
        return done

    def _react(self, widget: Widget, done: bool) -> None:
        if done:
            self.pressed_sound = widget.sound
        elif not widget.enabled:
            self.pressed_sound = "refuse"
        self.stale = True

    def wheel(self, steps: int) -> bool:
        widget = self._find(self._hover)
        used = widget is not None and widget.wheel(steps)
        self.stale |= used
        return used

    def key(self, event: pygame.Event) -> bool:
        """Handle a key; True if the page used it."""
        focused = self.focus
        if focused is not None and focused.key_pressed(event):
            self._by_keyboard = self.stale = True
            return True
        if event.key == pygame.K_TAB:
            self._walk(-1 if event.mod & pygame.KMOD_SHIFT else 1)
            return True
        if event.key in _DIRECTIONS:
            self._look(_DIRECTIONS[event.key])
            return True
        if event.key in _ACT:
            goes_on = focused is None or focused.enter_goes_on
            widget = self.primary if goes_on else focused
            if widget is not None:
                self._react(widget, widget.press())
            return widget is not None
        return self._types_elsewhere and is_letter(event)

    def text(self, words: str) -> bool:
        """Handle text typed or committed; True if a widget took it."""
        if self._types_elsewhere and words.strip():
            self.focus_on(self.typing_goes_to)
        focused = self.focus
        used = focused is not None and focused.type_text(words)
        self._by_keyboard |= used
        self.stale |= used
        return used

    def compose(self, words: str, caret: int) -> None:
        """Handle text that an input method or a dead key has not committed yet."""
        if self._types_elsewhere and words:
            self.focus_on(self.typing_goes_to)
        if self.focus is not None:
            self.focus.compose_text(words, caret)
            self.stale = True

    @property
    def _types_elsewhere(self) -> bool:
        """Whether typing moves the focus, since the focused widget takes no text."""
        takes = self.focus is not None and self.focus.takes_text
        return not takes and self._find(self.typing_goes_to) is not None

    @property
    def typing_box(self) -> Box | None:
        """Where text goes; None while there is nowhere to type."""
        widget = self._find(self.typing_goes_to) if self._types_elsewhere else self.focus
        return widget.box if widget is not None and widget.takes_text else None

    @property
    def primary(self) -> Widget | None:
        """The widget that Enter presses when nothing is focused."""
        for widget in self.widgets:
            if isinstance(widget, Button) and widget.kind is Kind.PRIMARY and widget.enabled:
                return widget
        return None

    @property
    def focus(self) -> Widget | None:
        return self._find(self._focus)

    @property
    def pointed_at(self) -> Widget | None:
        """What a person looks at: the widget a key came to last, or the one under the mouse."""
        return self.focus if self._by_keyboard else self.hovered

    @property
    def hovered(self) -> Widget | None:
        return self._find(self._hover)

    def focus_on(self, key: str | None) -> None:
        """Focus a widget because of a key."""
        self._move_focus(key)
        self._by_keyboard = True
        self.stale = True

    def _move_focus(self, key: str | None) -> None:
        if self.focus is not None and key != self._focus:
            self.focus.lose_focus()
        self._focus = key

    def _walk(self, by: int) -> None:
        inviting = [widget for widget in self.widgets if widget.focusable]
        keys = [widget.key for widget in sorted(inviting, key=lambda it: not it.comes_first)]
        if keys:
            at = keys.index(self._focus) + by if self._focus in keys else min(0, by)
            self.focus_on(keys[at % len(keys)])

    def _look(self, direction: tuple[int, int]) -> None:
        """Focus the nearest widget in this direction."""
        here = self._find(self._focus)
        if here is None:
            self._walk(1)
            return
        others = [other for other in self.widgets if other is not here and other.focusable]
        ways = [(_way(here.box, other.box, direction), other) for other in others]
        _, best = min(
            ((way, other) for way, other in ways if way is not None),
            key=lambda it: it[0],
            default=(None, None),
        )
        if best is not None:
            self.focus_on(best.key)

    def pass_time(self, seconds: float) -> None:
        """Show a tooltip once the mouse has rested for a moment, and let the guard run out."""
        self._guard_left = max(0.0, self._guard_left - seconds)
        before = self._still
        self._still += seconds
        if self._hover is not None and before < TIP_AFTER <= self._still:
            self.stale_over = True

    @property
    def is_waiting(self) -> bool:
        """Whether time matters: a tooltip is due, or a guard has not passed yet."""
        widget = self._find(self._hover)
        has_tip = widget is not None and bool(widget.explanation) and self._has_moved
        return (has_tip and self._still < TIP_AFTER) or (
            self._guarded is not None and self._guard_left > 0
        )

    # What the player sees

    @property
    def carried(self) -> Widget | None:
        """What follows the pointer."""
        held = self._find(self._held)
        return held if held is not None and held.is_carried else None

    def draw(self, brush: Brush) -> None:
        for widget in self.widgets:
            widget.draw(brush, self._look_of(widget))
        focused = self.focus
        if focused is not None and self._shows_focus(focused):
            focused.draw_ring(brush)
        self.stale, self.stale_parts = False, []

    def _shows_focus(self, widget: Widget) -> bool:
        return widget.key == self._focus and (self._by_keyboard or widget.takes_text)

    def _look_of(self, widget: Widget) -> Look:
        key = widget.key
        return Look(
            hovered=key == self._hover,
            focused=self._shows_focus(widget),
            pressed=key == self._held and key == self._hover,
        )

    def draw_again(self, brush: Brush, key: str) -> None:
        """A widget once more, over what moves in front of the page."""
        widget = self._find(key)
        if widget is not None:
            widget.draw(brush, self._look_of(widget))

    def draw_carried(self, brush: Brush) -> None:
        """What the pointer carries, over everything else."""
        if self.carried is not None:
            self.carried.draw_carried(brush)

    def draw_tip(self, brush: Brush) -> None:
        self.tip_box, self.stale_over = None, False
        widget = self.pointed_at
        if widget is None or not widget.explanation:
            return
        if self._by_keyboard or (self._has_moved and self._still >= TIP_AFTER):
            others = [it.box for it in self.widgets if it.focusable and it is not widget]
            self.tip_box = draw_tip(brush, widget.explanation, widget.box, others)
