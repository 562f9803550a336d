"""Players are told apart by colour and emblem, by any eyes."""

import itertools

import pygame
import pytest

from colosseum.program.app import App
from colosseum.scenes.parts.player_colours import PLAYERS, draw_emblem
from colosseum.widgets.brush import Brush


def _seen(colour: tuple[int, int, int], eyes: tuple[tuple[float, ...], ...]) -> tuple[float, ...]:
    """A colour as such eyes see it, in CIE Lab."""

    def linear(value: float) -> float:
        return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4

    light = [linear(value / 255) for value in colour]
    r, g, b = (min(1, max(0, sum(map(float.__mul__, row, light)))) for row in eyes)
    xyz = (
        (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047,
        0.2126 * r + 0.7152 * g + 0.0722 * b,
        (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883,
    )
    x, y, z = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


# Machado, Oliveira and Fernandes (2009), severity 1.
EYES = {
    "usual": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


@pytest.mark.parametrize("eyes", EYES)
def test_player_colours_stay_apart_whatever_the_eyes(eyes: str) -> None:
    seen = [_seen(player.colour, EYES[eyes]) for player in PLAYERS]
    for one, other in itertools.combinations(seen, 2):
        assert sum((a - b) ** 2 for a, b in zip(one, other, strict=True)) ** 0.5 > 24


@pytest.mark.painted
def test_every_player_has_an_emblem_of_her_own(app: App) -> None:
    assert len({player.picture for player in PLAYERS}) == len(PLAYERS) == 5
    seen = set()
    for colour in range(5):
        surface = pygame.Surface((64, 64))
        draw_emblem(Brush(surface, app.screen, app.paintbox), (40, 40), 30, colour)
        seen.add(pygame.image.tobytes(surface, "RGB"))
    assert len(seen) == 5
