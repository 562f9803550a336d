"""Settings that hold at once and stay."""

import pygame
import pytest

from colosseum.files import settings as settings_file
from colosseum.scenes.credits import CreditsScene
from colosseum.scenes.settings import SettingsScene
from tests.hands import Hands


@pytest.mark.parametrize(
    ("key", "name", "value"),
    [
        ("speed-fast", "speed", "fast"),
        ("scale-1.25", "scale", 1.25),
        ("animations", "animations", False),
        ("hints", "hints", False),
        ("confirmations", "confirmations", False),
        ("symbols", "symbols", False),
        ("muted", "muted", True),
        ("language-en", "language", "en"),
    ],
)
def test_a_setting_holds_at_once_and_stays(
    hands: Hands, key: str, name: str, value: object
) -> None:
    hands.open(SettingsScene(hands.app))
    hands.click(key)
    assert getattr(hands.app.settings, name) == value
    assert getattr(settings_file.load(), name) == value


@pytest.mark.parametrize("name", ["effects", "music"])
def test_volumes_follow_the_mouse_and_the_keys(hands: Hands, name: str) -> None:
    hands.open(SettingsScene(hands.app))
    hands.drag(name, 0.1, 1.0)
    assert getattr(hands.app.settings, name) == 1.0
    hands.press(pygame.K_LEFT)
    assert getattr(settings_file.load(), name) == 0.9


def test_larger_letters_change_the_window_at_once(hands: Hands) -> None:
    hands.open(SettingsScene(hands.app))
    hands.click("scale-1.5")
    assert hands.app.screen.letters == 1.5


def test_full_screen_comes_and_goes(hands: Hands) -> None:
    hands.open(SettingsScene(hands.app))
    hands.click("fullscreen")
    assert hands.app.settings.fullscreen
    hands.press(pygame.K_F11)
    assert not settings_file.load().fullscreen


def test_the_credits_are_here(hands: Hands) -> None:
    hands.open(SettingsScene(hands.app))
    hands.click("credits")
    assert isinstance(hands.scene, CreditsScene)
    hands.click("back")
    assert isinstance(hands.scene, SettingsScene)
