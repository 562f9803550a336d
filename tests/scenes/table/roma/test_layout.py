"""Where things are on the table."""

from itertools import pairwise

import pytest

from colosseum.scenes.table.roma.layout import HAND, held_box


@pytest.mark.parametrize("count", range(1, 6))
def test_up_to_five_cards_are_held_side_by_side(count: int) -> None:
    """At the start there are five, and a newcomer wants to read them all."""
    boxes = [held_box(number, count) for number in range(count)]
    assert all(HAND.left <= box.left and box.right <= HAND.right for box in boxes)
    assert not any(one.colliderect(other) for one, other in pairwise(boxes))
