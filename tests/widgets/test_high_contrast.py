"""High contrast: letters at 7 to 1 on whatever is under them, and edges that can be seen."""

import pytest

from colosseum.widgets import high_contrast, theme
from colosseum.widgets.high_contrast import LETTERS, contrast
from colosseum.widgets.shapes import Fill
from colosseum.widgets.theme import CREAM, GOLD, INK, STONE, STONE_DARK, Colour

EVERY_COLOUR = [value for value in vars(theme).values() if type(value) is tuple]


def test_black_and_white_are_as_far_apart_as_can_be() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast(INK, INK) == 1


@pytest.mark.parametrize("ground", EVERY_COLOUR)
def test_letters_of_any_colour_can_be_read_on_any_ground(ground: Colour) -> None:
    for ink in EVERY_COLOUR:
        seen, plate = high_contrast.lettering(ink, (ground,))
        assert contrast(seen, plate or ground) >= LETTERS


def test_no_shape_needs_a_plate_under_its_letters() -> None:
    for colour in EVERY_COLOUR:
        _seen, plate = high_contrast.lettering(INK, (high_contrast.ground(colour),))
        assert plate is None


def test_letters_over_a_picture_get_a_plate() -> None:
    assert high_contrast.lettering(CREAM, (STONE, INK))[1] is not None


@pytest.mark.parametrize("fill", [STONE, (STONE, STONE_DARK), INK, GOLD])
def test_an_edge_can_be_told_from_what_it_surrounds(fill: Fill) -> None:
    for colour in EVERY_COLOUR:
        filled, edge, width = high_contrast.shape(fill, colour, 1)
        assert filled is not None
        assert edge is not None
        assert contrast(filled, edge) >= 4.5
        assert width > 2


def test_what_is_pointed_at_has_a_wider_edge_than_the_rest() -> None:
    assert high_contrast.shape(STONE, GOLD, 2)[2] > high_contrast.shape(STONE, INK, 2)[2]
