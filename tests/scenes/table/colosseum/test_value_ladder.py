"""The ladder of a programme: what it draws with more and more assets missing."""

import pygame
import pytest

from colosseum.rules.colosseum.data import HOLDABLE, RULES, Asset
from colosseum.rules.colosseum.prospects import with_tokens
from colosseum.scenes.table.colosseum.value_ladder import ladder, ladder_words
from colosseum.widgets.brush import Brush, PaintBox
from colosseum.widgets.design_units import Box, Screen
from colosseum.widgets.layout import row
from colosseum.widgets.theme import PAPER, TERRACOTTA, TERRACOTTA_DARK

NAUMACHIA = RULES.programme(5)
"""Two gladiators and two ships: 9, 7, 5 or 3 spectators."""
GLADIATOR, SHIP = Asset.GLADIATOR, Asset.SHIP
BOX = Box(100, 100, 160, 40)


def steps(*tokens: Asset) -> list[str]:
    """What each step looks like: ahead, present or past."""
    pygame.font.init()
    screen = Screen((1600, 900))
    surface = pygame.Surface((1600, 900))
    held = with_tokens([0] * (max(HOLDABLE) + 1), tokens)
    ladder(Brush(surface, screen, PaintBox()), NAUMACHIA, held, BOX)
    return [
        _look(tuple(surface.get_at(screen.point((place.left + 4, place.bottom - 4))))[:3])
        for place in row(BOX, 4, 2, widest=40)
    ]


def _look(colour: tuple[int, ...]) -> str:
    if colour == PAPER:
        return "ahead"
    low, high = TERRACOTTA_DARK[0], TERRACOTTA[0]
    return "present" if low <= colour[0] <= high and colour[1] < 100 else "past"


@pytest.mark.parametrize(
    ("tokens", "expected"),
    [
        ((GLADIATOR, GLADIATOR, SHIP, SHIP), ["present", "past", "past", "past"]),
        ((GLADIATOR, GLADIATOR), ["ahead", "ahead", "present", "past"]),
        ((GLADIATOR, Asset.JOKER, Asset.LION), ["ahead", "ahead", "present", "past"]),
        ((SHIP,), ["ahead", "ahead", "ahead", "present"]),
        ((), ["ahead"] * 4),
    ],
)
@pytest.mark.painted
def test_the_present_step_is_marked(tokens: tuple[Asset, ...], expected: list[str]) -> None:
    assert steps(*tokens) == expected


def test_a_tooltip_says_it_in_words() -> None:
    words = "Spectators with 0, 1, 2 … assets missing: 9, 7, 5, 3."
    assert ladder_words(NAUMACHIA) == words
