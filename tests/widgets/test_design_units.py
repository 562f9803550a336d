"""Design units and pixels."""

import pytest

from colosseum.widgets.design_units import Screen


@pytest.mark.parametrize("size", [(1024, 576), (1280, 720), (2560, 1080), (1024, 768)])
def test_units_and_pixels_lead_back_to_each_other(size: tuple[int, int]) -> None:
    screen = Screen(size)
    for unit in ((0.0, 0.0), (800.0, 450.0), (1600.0, 900.0)):
        across, down = screen.units(screen.point(unit))
        assert abs(across - unit[0]) * screen.scale <= 0.51
        assert abs(down - unit[1]) * screen.scale <= 0.51
    assert screen.rect(screen.everything).size == size
