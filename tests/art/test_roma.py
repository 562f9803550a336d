"""The pictures of Arena: Roma II, as small as the log shows them and as large as a card."""

import re
from itertools import combinations
from pathlib import Path

import pygame
import pytest

from colosseum.files import paths
from colosseum.rules.roma.data import RULES
from colosseum.widgets.pictures import Pictures

CARDS = sorted(card.key for card in RULES.cards)
FOLDER = paths.asset("sprites", "roma")
FILES = sorted(FOLDER.rglob("*.svg"))
SMALL = 24


def seen(file: Path, height: int, threshold: int = 127) -> pygame.Mask:
    """Where the picture covers its ground."""
    box = re.search(r'viewBox="0 0 (\S+) (\S+)"', file.read_text(encoding="utf-8"))
    assert box
    width = round(height * float(box[1]) / float(box[2]))
    return pygame.mask.from_surface(pygame.image.load_sized_svg(file, (width, height)), threshold)


def card(key: str) -> Path:
    return FOLDER / "cards" / f"{key}.svg"


def test_every_card_has_a_pictogram_and_nothing_else_has() -> None:
    assert sorted(file.stem for file in (FOLDER / "cards").iterdir()) == CARDS


@pytest.mark.parametrize("kind", ["die", "battle-die", "symbol"])
def test_every_face_of_a_die_shows_its_number(kind: str) -> None:
    for face in range(1, RULES.faces + 1):
        text = (FOLDER / f"{kind}-{face}.svg").read_text(encoding="utf-8")
        assert text.count("<circle") == 2 * face, "a pip is a ring with a dot in it"


def test_an_action_die_wears_the_colour_of_its_player() -> None:
    pictures = Pictures()
    red, blue = (
        pictures.worn("roma/die-1", SMALL, SMALL, accent)
        for accent in ((160, 33, 18), (61, 140, 202))
    )
    middle = (SMALL // 2, SMALL // 2)
    assert red.get_at(middle).r > red.get_at(middle).b
    assert blue.get_at(middle).b > blue.get_at(middle).r


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_picture_uses_only_what_the_renderer_draws(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert not re.search(r"<(text|use|clipPath|mask|filter|style|image)|class=|style=", text)


@pytest.mark.parametrize("key", CARDS)
def test_a_pictogram_fills_its_frame_and_stays_inside(key: str) -> None:
    drawn = seen(card(key), 96, threshold=60)
    assert 0.2 < drawn.count() / 96**2 < 0.7, "as much black as the others have"
    inside = pygame.Mask((94, 94), fill=True)
    assert drawn.overlap_area(inside, (1, 1)) == drawn.count(), "it is cut off at the edge"


def test_no_two_pictograms_look_alike_when_small() -> None:
    small = {key: seen(card(key), SMALL) for key in CARDS}
    for one, other in combinations(CARDS, 2):
        both = small[one].overlap_area(small[other], (0, 0))
        differing = small[one].count() + small[other].count() - 2 * both
        assert differing > 0.12 * SMALL**2, (one, other)
