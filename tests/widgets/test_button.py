"""Buttons, and why they are disabled."""

import pygame
import pytest

from colosseum.program.app import App
from colosseum.widgets.button import Button, Kind
from colosseum.widgets.widget import Look
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
