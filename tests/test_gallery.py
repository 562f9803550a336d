"""Every scene and decision, checked for words that do not fit."""

from collections.abc import Iterator

import pytest

from colosseum import gallery, text
from colosseum.settings import Settings


@pytest.fixture(autouse=True)
def english_afterwards() -> Iterator[None]:
    yield
    text.use("en")


@pytest.mark.parametrize("language", ["en", text.LONGER])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 768)])
def test_no_words_overflow_in_any_picture(language: str, size: tuple[int, int]) -> None:
    settings = Settings(muted=True, language=language)
    with gallery.own_folders():
        overflowing = {name: app.kit.overflows[:] for name, app in gallery.taken(size, settings)}
    assert {name: words for name, words in overflowing.items() if words} == {}


def test_text_half_as_large_again_still_fits() -> None:
    with gallery.own_folders():
        overflowing = {
            name: app.kit.overflows[:]
            for name, app in gallery.taken((1280, 720), Settings(muted=True, scale=1.5))
        }
    assert {name: words for name, words in overflowing.items() if words} == {}
