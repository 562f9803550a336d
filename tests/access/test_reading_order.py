"""The order in which a page is read aloud."""

from colosseum.access.reading_order import in_reading_order
from colosseum.widgets.design_units import Box


def read(places: dict[str, Box]) -> list[str]:
    return in_reading_order(places, places.__getitem__)


def test_lines_are_read_from_top_to_bottom_and_from_left_to_right() -> None:
    page = {
        "fourth": Box(210, 30, 100, 20),
        "third": Box(0, 30, 200, 20),
        "second": Box(210, 0, 100, 20),
        "first": Box(0, 0, 200, 20),
    }
    assert read(page) == ["first", "second", "third", "fourth"]


def test_a_column_is_read_to_its_end_before_the_next() -> None:
    page = {
        "right, low": Box(900, 60, 300, 20),
        "right": Box(900, 30, 300, 20),
        "left, low": Box(0, 70, 300, 20),
        "left": Box(0, 40, 300, 20),
        "heading": Box(0, 0, 1200, 20),
    }
    assert read(page) == ["heading", "left", "left, low", "right", "right, low"]


def test_things_that_lie_over_each_other_are_read_too() -> None:
    page = {"inner": Box(10, 60, 20, 20), "outer": Box(0, 0, 100, 100), "point": Box(5, 5, 0, 0)}
    assert sorted(read(page)) == ["inner", "outer", "point"]
