"""Screen readers that come while the game runs."""

import threading
from collections.abc import Callable
from typing import Any

import pygame
import pytest

from colosseum.access.readers import Readers
from colosseum.widgets.design_units import Screen
from tests.access.test_tree import Scene

SCREEN = Screen((1280, 720))


@pytest.fixture(autouse=True)
def _events(no_screen: None) -> None:
    pygame.display.init()


class Shown(Scene):
    over = False


class NotedSystem:
    """A system that notes what it is told."""

    def __init__(self) -> None:
        self.told: list[str] = []

    def update(self, make: Callable[[], Any]) -> None:
        self.told.append("a page")

    def focus(self, is_focused: bool) -> None:
        self.told.append(f"the window has the keyboard: {is_focused}")


def test_a_reader_that_just_begins_is_not_told_anything_before_it_has_begun() -> None:
    """AccessKit would wait for us and we for AccessKit, and the game would never go on."""
    readers, system, scene = Readers(), NotedSystem(), Shown()
    readers._system = system
    may_end = threading.Event()

    def begin() -> None:
        readers.begin()
        may_end.wait(60)

    beginning = threading.Thread(target=begin)
    beginning.start()
    assert readers._listening.wait(60)
    readers.handle(pygame.Event(pygame.WINDOWFOCUSGAINED), scene.page)
    readers.tell(scene, SCREEN)
    assert system.told == []
    may_end.set()
    beginning.join()
    readers.tell(scene, SCREEN)
    assert system.told == ["the window has the keyboard: True", "a page"]


def test_nobody_is_told_of_the_window_while_nobody_listens() -> None:
    readers, system, scene = Readers(), NotedSystem(), Shown()
    readers._system = system
    readers.handle(pygame.Event(pygame.WINDOWFOCUSGAINED), scene.page)
    readers.tell(scene, SCREEN)
    assert system.told == []
