"""What Enter and Tab come to on a page."""

from collections.abc import Sequence

from colosseum.widgets.button import Button, Kind, question
from colosseum.widgets.widget import Widget


def primary_button(widgets: Sequence[Widget]) -> Widget | None:
    for widget in widgets:
        if isinstance(widget, Button) and widget.kind is Kind.PRIMARY and widget.enabled:
            return widget
    return None


def in_tab_order(widgets: Sequence[Widget]) -> list[Widget]:
    found = [widget for widget in widgets if widget.focusable]
    return sorted(found, key=lambda it: it.tab_order)


def first_answer(widgets: Sequence[Widget]) -> Widget | None:
    """What Tab comes to first, if it answers a question; a way out only if there is no other."""
    order = [widget for widget in in_tab_order(widgets) if not widget.is_aside]
    if not order or question(order[0]) is None:
        return None
    answers = [it for it in order if it.enabled and question(it) is not None]
    return next((it for it in answers if not it.is_way_out), order[0])
