"""Where things are on the table."""

from itertools import combinations, pairwise

import pytest

from colosseum.scenes.table.roma import layout
from colosseum.scenes.table.roma.layout import HAND, OFFERED, PANEL, held_box, offered_boxes
from colosseum.scenes.table.roma.panels.choosing_cards import cloth
from colosseum.widgets.design_units import WHOLE


@pytest.mark.parametrize("count", range(1, 10))
def test_up_to_nine_cards_are_held_side_by_side(count: int) -> None:
    """So that every name, price and shield can be read."""
    boxes = [held_box(number, count) for number in range(count)]
    assert all(HAND.left <= box.left and box.right <= HAND.right for box in boxes)
    assert not any(one.colliderect(other) for one, other in pairwise(boxes))


@pytest.mark.parametrize("count", range(1, 30))
def test_cards_to_choose_from_never_cover_each_other_or_the_panel(count: int) -> None:
    boxes = offered_boxes(count)
    assert len(boxes) == count
    assert not any(one.colliderect(other) for one, other in combinations(boxes, 2))
    assert all(WHOLE.contains(box) and box.right <= PANEL.left for box in boxes)
    if count <= 6:
        assert all(OFFERED.contains(box) for box in boxes)


@pytest.mark.parametrize("count", [2, 6, 9, 12, 16, 40])
def test_cards_to_choose_from_lie_on_their_cloth(count: int) -> None:
    """So that nothing of the hand is seen between them."""
    boxes = offered_boxes(count)
    ground = cloth(boxes).box
    assert all(ground.contains(box) for box in boxes)


@pytest.mark.parametrize("mine", [True, False])
def test_the_names_of_two_piles_never_run_into_each_other(mine: bool) -> None:
    """“afgelegdtrekstapel” was one word, in Dutch and in large letters."""
    draw = layout.name_below(layout.draw_pile(mine=mine, each=True))
    discards = layout.name_below(layout.discard_pile(mine=mine, each=True))
    assert draw.left - discards.right >= 6
    assert layout.name_below(layout.DRAW_PILE).left - layout.name_below(layout.MONEY_PILE).right > 6
