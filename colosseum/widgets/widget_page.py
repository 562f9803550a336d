"""A page of widgets: pointing, focus, keys, tooltips."""

from collections.abc import Hashable, Iterator, Sequence
from contextlib import contextmanager

import pygame

from colosseum.widgets.brush import Brush
from colosseum.widgets.button import question
from colosseum.widgets.design_units import Box
from colosseum.widgets.enter_and_tab import first_answer, next_by_tab, primary_button
from colosseum.widgets.field import is_letter
from colosseum.widgets.nearest import nearest
from colosseum.widgets.press_guard import Hand, PressGuard
from colosseum.widgets.tooltip import TIP_AFTER, explain
from colosseum.widgets.widget import Look, Widget

_ARROWS = (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN)
_DIRECTIONS = dict(zip(_ARROWS, ((-1, 0), (1, 0), (0, -1), (0, 1)), strict=True))
_ACT = (pygame.K_RETURN, pygame.K_KP_ENTER)


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
        self._could_press = False  # what has the focus, when the focus came
        self._hover: str | None = None
        self._held: str | None = None
        self._is_early = False
        """Whether what is held was new when it was taken: it can be carried, but is not pressed."""
        self._by_keyboard = False
        """Whether a key, not a click, last moved or used the focus."""
        self._still = 0.0
        self._point: tuple[float, float] = (-1, -1)
        self._guard = PressGuard()
        self._surprised = frozenset(Hand)
        """The hands that would not expect a change now: not the other one than is pressing."""
        self._has_moved = True
        """Whether the pointer has moved since something came up under it."""

    def put(self, widgets: Sequence[Widget], changed: Sequence[Box] = ()) -> None:
        """Lay the page out again; focus stays on the widget with the same key.

        If it looks different only in some parts, only they are painted again.
        """
        before, hovered = self.focus, self.hovered
        lit = self._focus, self._hover
        under = {hand: self._identity(self.pressed_by(hand)) for hand in Hand}
        self.widgets = list(widgets)
        self._guard.ask({question(it): it.pause for it in widgets if question(it) is not None})
        for hand in self._surprised:
            self._guard_newcomer(hand, under[hand])
        if self.focus is None:
            self._focus = None
        elif before is not None:
            self.focus.take_over(before)
        here = self._at(self._point)
        # What comes up under a resting pointer is not pointed at.
        self._hover = here.key if here is not None and here.replaces(hovered) else None
        if changed and (self._focus, self._hover) == lit:
            self.stale_parts += changed
        else:
            self.stale = True

    def pressed_by(self, hand: Hand) -> Widget | None:
        """What the hand would press, if it pressed now."""
        if hand is Hand.POINTER:
            return self._at(self._point)
        focused = self.focus
        if focused is None or focused.enter_goes_on:
            return self.primary
        return focused if self._shows_focus(focused) else self.primary or focused

    @staticmethod
    def _identity(widget: Widget | None) -> tuple[Hashable, ...] | None:
        """What a press would do: the same key with other words is another control."""
        if widget is None:
            return None
        return widget.key, getattr(widget, "words", ""), widget.question

    def _guard_newcomer(self, hand: Hand, before: tuple[Hashable, ...] | None) -> None:
        """A press meant for what was here before must not hit what took its place."""
        widget = self.pressed_by(hand)
        if widget is not None and self._identity(widget) != before:
            self._guard.come_under(hand, widget.key)
            if hand is Hand.POINTER:
                self._has_moved = False

    @contextmanager
    def _expected_by_all_but(self, *hands: Hand) -> Iterator[None]:
        """What changes meanwhile surprises only the hand that presses, if any."""
        before, self._surprised = self._surprised, frozenset(hands)
        try:
            yield
        finally:
            self._surprised = before

    def refuses(self, widget: Widget, hand: Hand = Hand.POINTER) -> bool:
        """Whether it has not been on show long enough to be pressed."""
        return self._guard.refuses(hand, widget.key, question(widget))

    def _comes_early(self, widget: Widget, hand: Hand) -> bool:
        """The same; someone who keeps pressing may have to pause before it takes a press."""
        early = self.refuses(widget, hand)
        if early and widget.pause:
            self._guard.begin_again(hand, widget.key, question(widget))
        return early

    @property
    def is_guarded(self) -> bool:
        """Whether anything has not been on show long enough to be pressed."""
        return self._guard.is_up

    def _find(self, key: str | None) -> Widget | None:
        return None if key is None else next((it for it in self.widgets if it.key == key), None)

    def _at(self, point: tuple[float, float]) -> Widget | None:
        for widget in reversed(self.widgets):
            if (widget.focusable or widget.tip) and widget.contains(point):
                return widget
        return None

    # What the player does

    def come_up_under(self, point: tuple[float, float]) -> None:
        """The page takes another's place while the pointer rests here."""
        self._point = point
        for hand in Hand:
            self._guard_newcomer(hand, None)
        self._hover = None
        self._still = 0.0
        self.stale = True

    def point_at(self, point: tuple[float, float]) -> None:
        if point != self._point and not self._has_moved:
            self._has_moved, self._still = True, 0.0
        left = self._at(self._point)
        self._point = point
        if left is not None and question(left) is None and not left.contains(point):
            self._guard.go_from(Hand.POINTER, left.key)
        with self._expected_by_all_but(Hand.POINTER):
            if self._drag(point):
                return
        key = here.key if (here := self._at(point)) else None
        if key != self._hover and self._has_moved:
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
        widget, self._by_keyboard = self._at(point), False
        again = twice and widget is not None and widget.is_switch
        self._is_early = widget is not None and (again or self._comes_early(widget, Hand.POINTER))
        if widget is not None and self._is_early and not widget.can_be_carried:
            self._held = None
            return True
        self._held = widget.key if widget else None
        if widget is not None and widget.focusable:
            self._move_focus(widget.key)
            with self._expected_by_all_but(Hand.POINTER):
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
        if self.refuses(held) or (self._is_early and not held.is_carried):
            held.put_back()
            return False
        with self._expected_by_all_but(Hand.POINTER):
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
        widget = self._at(self._point)
        with self._expected_by_all_but(Hand.POINTER):
            used = widget is not None and widget.wheel(steps)
        self.stale |= used
        return used

    def key(self, event: pygame.Event) -> bool:
        """Handle a key; True if the page used it."""
        if event.key == pygame.K_ESCAPE and self.carried is not None:
            self._put_back(self.carried)
            return True
        focused = self.focus
        with self._expected_by_all_but():
            used = focused is not None and focused.key_pressed(event)
        if used:
            self._by_keyboard = self.stale = True
            return True
        if event.key == pygame.K_TAB:
            self._walk(-1 if event.mod & pygame.KMOD_SHIFT else 1)
            return True
        if event.key in _DIRECTIONS:
            self.look(_DIRECTIONS[event.key])
            return True
        if event.key in _ACT:
            return self._enter()
        return self._types_elsewhere and is_letter(event)

    def _put_back(self, carried: Widget) -> None:
        """Let go of what the pointer carries, as if it had never been taken up."""
        self._held = None
        with self._expected_by_all_but():
            carried.put_back()
        self.stale = True

    def _enter(self) -> bool:
        """Press the focused widget, or the primary button; without either, focus a first answer."""
        widget = self.pressed_by(Hand.ENTER)
        if widget is None:
            if (widget := first_answer(self.widgets)) is None:
                return False
            self.focus_on(widget.key)  # another press takes it
            self._guard.come_under(Hand.ENTER, widget.key)
        elif not self._comes_early(widget, Hand.ENTER):
            with self._expected_by_all_but(Hand.ENTER):
                done = widget.press()
            self._react(widget, done)
        return True

    def text(self, words: str) -> bool:
        """Handle text typed or committed; True if a widget took it."""
        if self._types_elsewhere and words.strip():
            self.focus_on(self.typing_goes_to)
        focused = self.focus
        with self._expected_by_all_but():
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
        return primary_button(self.widgets)

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
        self._could_press = self.focus is not None and self.focus.enabled

    def _walk(self, by: int) -> None:
        self.focus_on(next_by_tab(self.widgets, self._focus, by, stays=self._could_press))

    def look(self, direction: tuple[int, int]) -> None:
        """Focus the nearest widget in this direction."""
        here = self._find(self._focus)
        if here is None:
            self._walk(1)
            return
        others = [other for other in self.widgets if other is not here and other.focusable]
        best = nearest(here, others, direction)
        if best is not None:
            self.focus_on(best.key)

    def pass_time(self, seconds: float) -> None:
        """Show a tooltip once the mouse has rested for a moment, and let the guard run out."""
        self._guard.pass_time(seconds)
        before = self._still
        self._still += seconds
        if self._hover is not None and before < TIP_AFTER <= self._still:
            self.stale_over = True

    @property
    def is_waiting(self) -> bool:
        """Whether time matters: a tooltip is due, or a guard has not passed yet."""
        widget = self._find(self._hover)
        has_tip = widget is not None and bool(widget.explanation) and self._has_moved
        return (has_tip and self._still < TIP_AFTER) or self.is_guarded

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
        self._guard.drawn()

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
            self.tip_box = explain(brush, widget, self.widgets)
