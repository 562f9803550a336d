"""Moving over a page with a controller: from group to group, and to what can only be read."""

from collections.abc import Sequence
from typing import Final

from colosseum.widgets.nearest import Direction, nearest
from colosseum.widgets.widget import Widget
from colosseum.widgets.widget_page import Page

_CLOSE: Final = 13.0
"""Widgets with no wider gap between them belong together, whatever they are."""
_ALIKE: Final = 0.6
"""Widgets of one kind and size belong together with gaps up to this part of their longer side."""


def look_from_here(page: Page, direction: Direction) -> None:
    """Move the focus this way, to begin with from what the eye is on: the red button."""
    if page.focus is None and page.primary is not None:
        page.focus_on(page.primary.key)
    page.look(direction)


def leap(page: Page, by: int) -> None:
    """Focus the next group of widgets, or the one before: its choice, or else its first."""
    inviting = [widget for widget in page.widgets if widget.focusable]
    ordered = sorted(inviting, key=lambda it: it.tab_order)
    groups = groups_of(ordered)
    if not groups:
        return
    here = next((n for n, group in enumerate(groups) if page.focus in group), None)
    at = (0 if by > 0 else -1) if here is None else here + by
    group = groups[at % len(groups)]
    chosen = next((it for it in group if getattr(it, "chosen", False)), group[0])
    page.focus_on(chosen.key)


def groups_of(widgets: Sequence[Widget]) -> list[list[Widget]]:
    """Widgets that lie close together, in the order in which the first of each comes."""
    groups: list[list[Widget]] = []
    for widget in widgets:
        near = [group for group in groups if any(_belong(widget, it) for it in group)]
        joined = [member for group in near for member in group] + [widget]
        if near:
            groups[groups.index(near[0])] = joined
            groups = [it for it in groups if it not in near[1:]]
        else:
            groups.append(joined)
    return groups


def _belong(one: Widget, other: Widget) -> bool:
    here, there = one.box, other.box
    across = max(there.left - here.right, here.left - there.right)
    down = max(there.top - here.bottom, here.top - there.bottom)
    gap = max(across, down)
    if gap <= _CLOSE:
        return True
    longer = max(here.width, here.height)
    differs = max(abs(here.width - there.width), abs(here.height - there.height))
    is_alike = type(one) is type(other) and differs <= longer / 10
    return is_alike and gap <= _ALIKE * longer


def explore(page: Page, direction: Direction) -> None:
    """Scroll what is focused, or else come to the nearest thing that has anything to say.

    So boards, plaques and cards can be read that cannot be pressed.
    """
    focused = page.focus
    if focused is not None and direction[1] and focused.wheel(-direction[1]):
        page.stale = True
        return
    telling = [it for it in page.widgets if it is not focused and (it.focusable or it.explanation)]
    best = nearest(focused, telling, direction) if focused is not None else None
    if focused is None:
        look_from_here(page, direction)
    elif best is not None:
        page.focus_on(best.key)
