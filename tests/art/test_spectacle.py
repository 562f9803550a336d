"""The pictures of the spectacle: what the drawing code gives is what the game shows."""

import re
from pathlib import Path

import pygame
import pytest

from art.spectacle import FOLDER, pictures
from art.spectacle.performers import PERFORMERS
from art.spectacle.performers.figure import ACCENT, SHADE
from colosseum.rules.colosseum.data import STANDARD

NAMES = sorted(pictures())


def test_the_folder_holds_the_drawn_pictures_and_nothing_else() -> None:
    assert sorted(file.stem for file in FOLDER.glob("*.svg")) == NAMES


def test_every_asset_has_a_performer() -> None:
    assert set(PERFORMERS) == {str(asset) for asset in STANDARD}


@pytest.mark.parametrize("name", NAMES)
def test_drawing_again_gives_the_same_file(name: str, tmp_path: Path) -> None:
    pictures()[name].save(tmp_path / "again.svg")
    assert (tmp_path / "again.svg").read_bytes() == (FOLDER / f"{name}.svg").read_bytes()


@pytest.mark.parametrize("height", [24, 200])
@pytest.mark.parametrize("name", NAMES)
def test_a_picture_can_be_shown_small_and_large(name: str, height: int) -> None:
    file = FOLDER / f"{name}.svg"
    box = re.search(r'viewBox="0 0 (\S+) (\S+)"', file.read_text(encoding="utf-8"))
    assert box
    width = round(height * float(box[1]) / float(box[2]))
    picture = pygame.image.load_sized_svg(str(file), (width, height))
    seen = pygame.mask.from_surface(picture, 100).count()
    assert seen > picture.get_width() * picture.get_height() / 10


@pytest.mark.parametrize("name", NAMES)
def test_a_picture_uses_only_what_the_renderer_draws(name: str) -> None:
    text = (FOLDER / f"{name}.svg").read_text(encoding="utf-8")
    assert not re.search(r"<(text|use|clipPath|mask|filter|style|image)|class=|style=", text)


@pytest.mark.parametrize("asset", sorted(set(PERFORMERS) - {"lion"}))
def test_a_performer_wears_the_colour_that_becomes_the_players(asset: str) -> None:
    text = (FOLDER / f"performer-{asset}.svg").read_text(encoding="utf-8")
    assert ACCENT in text
    reds = set(re.findall(r"#[a-b][0-9a-f]1[0-9a-f]{3}|#7a1[0-9a-f]{3}", text))
    assert reds <= {ACCENT, SHADE}
