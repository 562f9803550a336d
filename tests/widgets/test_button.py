"""Buttons, and why they are disabled."""

import pygame
import pytest

from colosseum.program.app import App
from colosseum.widgets.brush import Brush, PaintBox
from colosseum.widgets.button import Button, Kind
from colosseum.widgets.design_units import Box
from colosseum.widgets.text_rendering import Lettering
from colosseum.widgets.widget import Look
from tests.conftest import OpenApp
from tests.hands import Hands
from tests.widgets.bench import AT, Bench, drawn, nothing


@pytest.mark.parametrize("kind", [kind for kind in Kind if kind is not Kind.QUIET])
def test_a_disabled_button_looks_disabled(app: App, kind: Kind) -> None:
    free = Button("b", AT, "Bid", nothing, kind=kind)
    disabled = Button("b", AT, "Bid", nothing, kind=kind, disabled_because="Too dear.")
    assert drawn(app, free, Look()) != drawn(app, disabled, Look())


def test_a_disabled_button_is_reached_says_why_and_does_nothing(hands: Hands) -> None:
    pressed: list[str] = []
    disabled = Button(
        "b", AT, "Bid", lambda: pressed.append("b"), disabled_because="Too dear.", tip="Bid 12"
    )
    hands.open(Bench(hands.app, disabled))
    hands.press(pygame.K_TAB, pygame.K_RETURN)
    hands.click("b")
    assert pressed == []
    assert hands.widget("b").explanation == "Bid 12\nToo dear."


def test_the_letter_of_a_key_leaves_a_long_word_its_room(open_app: OpenApp) -> None:
    """“Overslaan” was cut in the smallest window, in letters half as large again."""
    app = open_app((1024, 576), scale=1.5)
    shown: list[str] = []
    surface = pygame.Surface(app.screen.size)
    paintbox = PaintBox(lettering=_Noting(shown))
    skip = Button("skip", Box(1002, 66, 164, 44), "Overslaan", nothing, note="S")
    skip.draw(Brush(surface, app.screen, paintbox), Look())
    assert shown == ["Overslaan", "S"]


def test_a_short_note_leaves_the_words_as_large_as_without_it(open_app: OpenApp) -> None:
    """“Apprendre” was half as large as the rest of the menu, for “12 leçons” beside it."""
    app = open_app((1024, 576), scale=1.5)
    sizes: list[int] = []
    for note in ("", "12 leçons"):
        lettering = _Noting([])
        brush = Brush(pygame.Surface(app.screen.size), app.screen, PaintBox(lettering=lettering))
        box = Box(86, 380, 360, 50)
        made = Button("b", box, "Apprendre", nothing, note=note, size=21, align="left", inset=24)
        made.draw(brush, Look())
        sizes.append(lettering.sizes[0])
    assert sizes[0] == sizes[1]


class _Noting(Lettering):
    def __init__(self, shown: list[str]) -> None:
        super().__init__()
        self._shown = shown
        self.sizes: list[int] = []

    def render(self, words: str, face: str, pixels: int, *_: object) -> pygame.Surface:
        self._shown.append(words)
        self.sizes.append(pixels)
        return pygame.Surface((1, 1))
