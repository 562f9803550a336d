"""Words in lines."""

import pytest

from colosseum.program.app import App
from colosseum.widgets import text_rendering


@pytest.mark.parametrize("pixels", range(12, 30))
def test_wrapped_lines_are_no_wider_than_their_room(app: App, pixels: int) -> None:
    words = "Rules in our own words; **pictures**, sounds and music are our own. " * 3
    lines = text_rendering.wrapped(words, "AlegreyaSans-Regular", pixels, 400)
    assert all(text_rendering.width(line, pixels) <= 400 for line in lines)
    joined = " ".join("".join(run.words for run in line) for line in lines)
    assert joined.split() == words.replace("**", "").split()
