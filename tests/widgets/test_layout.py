"""Boxes within a box: in a row, in a column, in a grid, in parts, in the middle."""

import pytest

from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import centred, column, grid, row, split, squares

ROOM = Box(100, 50, 300, 90)


def test_a_row_fills_its_box() -> None:
    assert row(ROOM, 3, 30) == [Box(100, 50, 80, 90), Box(210, 50, 80, 90), Box(320, 50, 80, 90)]


def test_a_row_of_the_widest_boxes_begins_at_the_left_or_ends_at_the_right() -> None:
    assert row(ROOM, 2, 10, widest=40) == [Box(100, 50, 40, 90), Box(150, 50, 40, 90)]
    at_right = row(ROOM, 2, 10, widest=40, from_right=True)
    assert at_right == [Box(310, 50, 40, 90), Box(360, 50, 40, 90)]


def test_a_column_fills_its_box_up_to_the_tallest() -> None:
    assert column(ROOM, 3) == [
        Box(100, 50, 300, 30),
        Box(100, 80, 300, 30),
        Box(100, 110, 300, 30),
    ]
    assert column(ROOM, 2, 5, tallest=20) == [Box(100, 50, 300, 20), Box(100, 75, 300, 20)]


def test_a_grid_goes_line_by_line() -> None:
    assert grid(ROOM, 2, 2, 10) == [
        Box(100, 50, 145, 40),
        Box(255, 50, 145, 40),
        Box(100, 100, 145, 40),
        Box(255, 100, 145, 40),
    ]


def test_parts_share_the_width() -> None:
    assert split(ROOM, (1, 2), 30) == [Box(100, 50, 90, 90), Box(220, 50, 180, 90)]


def test_squares_are_as_large_as_asked_or_as_fits() -> None:
    assert squares(ROOM, 2, 40, 10) == [Box(100, 75, 40, 40), Box(150, 75, 40, 40)]
    assert squares(ROOM, 10, 40, 10)[0].size == (21, 21)
    assert squares(ROOM, 1, 200)[0].size == (90, 90)


@pytest.mark.parametrize("made", [row(ROOM, 0), column(ROOM, 0), squares(ROOM, 0, 40)])
def test_nothing_takes_no_room(made: list[Box]) -> None:
    assert made == []


def test_a_box_around_its_middle() -> None:
    assert centred((100, 50), 40) == Box(80, 30, 40, 40)
    assert centred((100, 50), 40, 20) == Box(80, 40, 40, 20)
