"""Settings that hold at once and stay."""

import pygame
import pytest

from colosseum.files import settings as settings_file
from colosseum.scenes.credits import CreditsScene
from colosseum.scenes.settings import SettingsScene
from tests.hands import Hands


@pytest.mark.parametrize(
    ("tab", "key", "name", "value"),
    [
        ("general", "speed-fast", "speed", "fast"),
        ("general", "hints", "hints", False),
        ("general", "confirmations", "confirmations", False),
        ("general", "muted", "muted", True),
        ("general", "language-en", "language", "en"),
        ("accessibility", "scale-1.25", "scale", 1.25),
        ("accessibility", "symbols", "symbols", False),
        ("accessibility", "animations", "animations", False),
        ("accessibility", "own_time", "own_time", True),
        ("accessibility", "high_contrast", "high_contrast", True),
    ],
)
def test_a_setting_holds_at_once_and_stays(
    hands: Hands, tab: str, key: str, name: str, value: object
) -> None:
    hands.open(SettingsScene(hands.app))
    hands.click(f"tab-{tab}")
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
    hands.open(SettingsScene(hands.app, "accessibility"))
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
