"""What colours tell can be told by any eyes, or shapes tell it as well."""

from itertools import combinations

import pygame
import pytest

from colosseum.files import paths
from colosseum.rules.colosseum.data import Asset
from colosseum.scenes.parts.player_colours import PLAYERS
from colosseum.scenes.table.roma.card_faces import BANNERS
from colosseum.widgets.theme import (
    CREAM,
    GOLD,
    GREEN,
    INK,
    PURPLE,
    RED,
    STONE,
    STONE_DARK,
    TERRACOTTA,
    TERRACOTTA_DARK,
    UMBER,
    Colour,
    mixed,
)
from tests.colour_vision import EYES, apart, nearest, seen

AT_A_GLANCE = 10.0
"""Colours so far apart are told apart without looking twice."""
SIDE = 32

BY_COLOUR: dict[str, dict[str, Colour]] = {
    "players": {player.picture: player.colour for player in PLAYERS},
    "gain, loss": {"gain": GREEN, "loss": TERRACOTTA},
    "above par, below par": {"above": GREEN, "below": TERRACOTTA_DARK},
    "more defence, less": {"more": GREEN, "less": RED},
    "a switch": {"on": GREEN, "off": STONE_DARK},
    "faces that win, may win, lose": {"win": GREEN, "may win": GOLD, "lose": STONE_DARK},
    "buttons": {"main": TERRACOTTA, "chosen": PURPLE, "other": STONE, "at the table": UMBER},
    "edges": {"pointed at": GOLD, "chosen": PURPLE, "best": GREEN},
    "a price": {"affordable": INK, "too dear": RED},
    "sets of cards": {"I": TERRACOTTA, "II": PURPLE, "both": CREAM},
    "kinds of card": {
        "building": mixed(*BANNERS[True], 0.5),
        "character": mixed(*BANNERS[False], 0.5),
    },
}
"""What a colour alone would tell; most of it has a shape, a sign or a place as well."""

BY_SHAPE = {
    "tokens": [asset.name.lower() for asset in Asset if asset is not Asset.EMPEROR],
    "nobles": [f"noble-{rank}" for rank in ("emperor", "consul", "senator")],
    "emblems": [player.picture for player in PLAYERS],
    "dice of Roma": ["roma/die-3", "roma/battle-die-3"],
    "signs": ["icon-tick", "icon-close"],
}
"""Pictures whose colours are too many or too near: they differ in grey too."""


def test_the_measure_is_the_one_of_the_standard() -> None:
    """Pairs published with CIEDE2000."""
    assert apart((50, 2.6772, -79.7751), (50, 0, -82.7485)) == pytest.approx(2.0425, abs=1e-4)
    assert apart((50, 2.5, 0), (58, 24, 15)) == pytest.approx(19.4535, abs=1e-4)
    assert apart((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514)) == pytest.approx(
        0.9082, abs=1e-4
    )


@pytest.mark.parametrize("eyes", EYES)
def test_what_colours_tell_any_eyes_can_see(eyes: str) -> None:
    found = {what: nearest(colours, eyes) for what, colours in BY_COLOUR.items()}
    assert {what: it for what, it in found.items() if it[0] < AT_A_GLANCE} == {}


@pytest.mark.parametrize("eyes", EYES)
def test_players_are_further_apart_than_that(eyes: str) -> None:
    views = [seen(player.colour, eyes) for player in PLAYERS]
    for one, other in combinations(views, 2):
        assert sum((a - b) ** 2 for a, b in zip(one, other, strict=True)) ** 0.5 > 24
    assert nearest(BY_COLOUR["players"], eyes)[0] > 15


def greys(name: str) -> list[int]:
    """A small picture on grey ground, without its colours."""
    file = paths.asset("sprites", *f"{name}.svg".split("/"))
    picture = pygame.image.load_sized_svg(file, (SIDE, SIDE))
    ground = pygame.Surface((SIDE, SIDE))
    ground.fill("grey50")
    ground.blit(picture, picture.get_rect(center=(SIDE // 2, SIDE // 2)))
    return list(pygame.image.tobytes(pygame.transform.grayscale(ground), "RGB")[::3])


@pytest.mark.parametrize("what", BY_SHAPE)
def test_where_colours_are_too_near_shapes_differ(what: str) -> None:
    pictures = {name: greys(name) for name in BY_SHAPE[what]}
    for one, other in combinations(pictures, 2):
        pairs = zip(pictures[one], pictures[other], strict=True)
        different = sum(abs(a - b) > 40 for a, b in pairs)
        assert different > SIDE * SIDE * 0.1, (one, other)
