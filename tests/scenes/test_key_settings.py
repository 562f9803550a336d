"""Keys can be changed: at once, everywhere, and nothing is ever left without a key."""

from collections.abc import Iterator
from random import Random

import pygame
import pytest

from colosseum.files import settings as settings_file
from colosseum.scenes.identity import IdentityScene
from colosseum.scenes.parts import key_map, keys
from colosseum.scenes.parts.key_settings import uses
from colosseum.scenes.settings import SettingsScene
from tests.hands import Hands


@pytest.fixture(autouse=True)
def usual_keys() -> Iterator[None]:
    yield
    key_map.use({})


@pytest.fixture
def page(hands: Hands) -> Hands:
    hands.open(SettingsScene(hands.app, "keys"))
    return hands


def change(hands: Hands, means: int, pressed: int) -> None:
    hands.click(f"key-{means}")
    hands.press(pressed)


def test_a_changed_key_does_what_the_old_one_did_and_stays(page: Hands) -> None:
    change(page, pygame.K_m, pygame.K_n)
    page.press(pygame.K_n)
    assert page.app.settings.muted
    page.press(pygame.K_m)
    assert page.app.settings.muted
    assert settings_file.load().keys == {"n": "m", "m": "n"}


def test_tooltips_and_the_rulebook_name_the_changed_key(page: Hands) -> None:
    change(page, pygame.K_h, pygame.K_F5)
    assert keys.names(keys.HINT) == ["F5"]
    assert keys.with_key("Hide the hint.", keys.HINT) == "Hide the hint (F5)."
    change(page, pygame.K_SPACE, pygame.K_x)
    assert keys.names(keys.GO_ON) == ["X", "Enter"]


def test_a_key_that_is_in_use_changes_places_and_says_so(page: Hands) -> None:
    change(page, pygame.K_s, pygame.K_h)
    assert keys.names(keys.SKIP) == ["H"]
    assert keys.names(keys.HINT) == ["S"]
    assert isinstance(page.scene, SettingsScene)
    assert page.scene._keys._words() == "H was in use. S now does what H did."


def test_even_the_keys_that_move_from_thing_to_thing_can_be_changed(page: Hands) -> None:
    change(page, pygame.K_DOWN, pygame.K_x)
    before = page.focus
    page.press(pygame.K_x)
    assert page.focus != before


def test_esc_leaves_a_key_as_it_is(page: Hands) -> None:
    change(page, pygame.K_m, pygame.K_ESCAPE)
    assert page.app.settings.keys == {}
    assert isinstance(page.scene, SettingsScene)


def test_a_key_held_with_others_is_not_taken(page: Hands) -> None:
    page.click(f"key-{pygame.K_m}")
    page.press(pygame.K_LSHIFT, pygame.K_n)
    assert keys.names(keys.SOUND) == ["N"]


def test_all_keys_can_be_as_usual_again(page: Hands) -> None:
    assert page.widget("usual-keys").disabled_because
    change(page, pygame.K_m, pygame.K_n)
    page.click("usual-keys")
    assert page.app.settings.keys == {}
    assert keys.names(keys.SOUND) == ["M"]


def test_what_is_typed_into_a_field_stays_as_it_is(page: Hands) -> None:
    change(page, pygame.K_RETURN, pygame.K_x)
    page.open(IdentityScene(page.app))
    page.click("name")
    page.press(pygame.K_x)
    assert isinstance(page.scene, IdentityScene)
    assert page.focus == "name"


def test_whatever_is_changed_every_key_still_means_something(page: Hands) -> None:
    chance = Random(30)
    codes = [use.code for use in uses()]
    for _ in range(200):
        key_map.use(key_map.exchanged(chance.choice([*codes, pygame.K_y]), chance.choice(codes)))
        assert {key_map.meant(key_map.pressed_for(code)) for code in codes} == set(codes)


def test_keys_that_no_one_knows_change_nothing(page: Hands) -> None:
    key_map.use({"warp": "m", "m": "warp"})
    assert keys.names(keys.SOUND) == ["M"]
