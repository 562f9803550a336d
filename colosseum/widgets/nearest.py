"""The nearest thing in a direction, for the arrow keys."""

from collections.abc import Iterable

from colosseum.widgets.design_units import Box
from colosseum.widgets.widget import Widget

Direction = tuple[int, int]


def nearest(here: Widget, others: Iterable[Widget], direction: Direction) -> Widget | None:
    """The widget that lies nearest this way, if any does."""
    ways = [(_way(here.box, other.box, direction), other) for other in others]
    _, best = min(
        ((way, other) for way, other in ways if way is not None),
        key=lambda it: it[0],
        default=(None, None),
    )
    return best


def _way(here: Box, there: Box, direction: Direction) -> tuple[bool, float] | None:
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
