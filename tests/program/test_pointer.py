"""The pointer: the system's own, or a larger one that points just as exactly."""

from typing import Any

import pygame
import pytest

from colosseum.scenes.settings import SettingsScene
from tests.conftest import OpenApp
from tests.hands import Hands


def test_the_pointer_is_the_systems_own_until_a_larger_one_is_chosen(hands: Hands) -> None:
    hands.open(SettingsScene(hands.app, "accessibility"))
    assert pygame.mouse.get_cursor().type == "system"
    hands.click("pointer-2.0")
    assert pygame.mouse.get_cursor().type == "color"


@pytest.mark.parametrize(("size", "height"), [(1.5, 36), (2.0, 48), (3.0, 72)])
def test_a_larger_pointer_points_with_its_tip(open_app: OpenApp, size: float, height: int) -> None:
    open_app(pointer=size)
    cursor: Any = pygame.mouse.get_cursor().data
    tip, picture = cursor
    assert picture.get_height() == height
    assert picture.get_at(tip).a == 255
    left, top = tip
    assert max(left, top) <= height / 12, "where a hand expects it"
