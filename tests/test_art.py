"""What scripts have drawn is kept beside them, and they still draw the same."""

from art.career.__main__ import OUTPUT as CAREER
from art.career.__main__ import files as career
from art.faces.__main__ import OUTPUT as FACES
from art.faces.__main__ import files as faces
from art.title.__main__ import COVER, OUTPUT, files
from art.title.cover import draw_cover


def test_the_kept_title_picture_is_the_one_we_draw() -> None:
    kept = {file.name: file.read_text(encoding="utf-8") for file in OUTPUT.iterdir()}

    assert kept == files(), "run: python -m art.title"


def test_the_kept_cover_is_the_one_we_draw() -> None:
    assert COVER.read_text(encoding="utf-8") == draw_cover().text(), "run: python -m art.title"


def test_the_kept_faces_are_those_we_draw() -> None:
    kept = {file.name: file.read_text(encoding="utf-8") for file in FACES.iterdir()}

    assert kept == faces(), "run: python -m art.faces"


def test_the_kept_map_is_the_one_we_draw() -> None:
    kept = {file.name: file.read_text(encoding="utf-8") for file in CAREER.iterdir()}

    assert kept == career(), "run: python -m art.career"
