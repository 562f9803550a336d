"""What Enter and Tab come to on a page."""

from collections.abc import Sequence

from colosseum.widgets.button import Button, Kind, question
from colosseum.widgets.widget import Widget


def primary_button(widgets: Sequence[Widget]) -> Widget | None:
    for widget in widgets:
        if isinstance(widget, Button) and widget.kind is Kind.PRIMARY and widget.enabled:
            return widget
    return None


def in_tab_order(widgets: Sequence[Widget], used_up: str | None = None) -> list[Widget]:
    """All that Tab comes to.

    `used_up` is the key of one that could be pressed when the focus came: it stays in its place.
    """
    found = [widget for widget in widgets if widget.focusable]

    def order(widget: Widget) -> tuple[bool, ...]:
        *before, comes_last = widget.tab_order
        return *before, comes_last and (widget.key != used_up or widget.is_on_board)

    return sorted(found, key=order)


def next_by_tab(
    widgets: Sequence[Widget], focus: str | None, by: int, *, stays: bool
) -> str | None:
    """The key of what comes after the focus, or before it; what `stays` is still in its place."""
    keys = [widget.key for widget in in_tab_order(widgets, focus if stays else None)]
    at = keys.index(focus) + by if focus in keys else min(0, by)
    return keys[at % len(keys)] if keys else None


def first_answer(widgets: Sequence[Widget]) -> Widget | None:
    """What Tab comes to first, if it answers a question; a way out only if there is no other."""
    order = [widget for widget in in_tab_order(widgets) if not widget.is_aside]
    if not order or question(order[0]) is None:
        return None
    answers = [it for it in order if it.enabled and question(it) is not None]
    return next((it for it in answers if not it.is_way_out), order[0])
