"""Every test here has an empty home and no screen, but letters to measure."""

import pygame
import pytest


@pytest.fixture(autouse=True)
def _no_screen(no_screen: None) -> None:
    pygame.font.init()
