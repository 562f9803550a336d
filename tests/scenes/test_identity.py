"""Who plays here: changed on its page, and seen wherever the person is."""

import pygame

from colosseum.play import identity
from colosseum.play.identity import Identity
from colosseum.scenes.career.scene import CareerScene
from colosseum.scenes.identity import IdentityScene
from colosseum.scenes.new_game import NewGameScene
from colosseum.scenes.settings import SettingsScene
from colosseum.scenes.table.scene import TableScene
from tests.hands import Hands


def test_settings_and_career_lead_to_the_page_and_it_keeps_what_is_chosen(hands: Hands) -> None:
    hands.open(SettingsScene(hands.app))
    hands.click("identity")
    assert isinstance(hands.scene, IdentityScene)
    hands.click("portrait-varro")
    hands.click("emblem-4")
    hands.click("name")
    hands.press(*[pygame.K_BACKSPACE] * 6)
    hands.type("Nora")
    hands.click("back")
    assert identity.load() == Identity("Nora", 4, "varro")
    hands.open(CareerScene(hands.app))
    hands.click("identity")
    assert isinstance(hands.scene, IdentityScene)


def test_an_emptied_name_is_not_kept(hands: Hands) -> None:
    hands.open(SettingsScene(hands.app))
    hands.click("identity")
    hands.click("name")
    hands.press(*[pygame.K_BACKSPACE] * 6)
    hands.click("back")
    assert identity.load() == Identity()


def test_who_you_are_reaches_every_game_and_comes_from_new_game(hands: Hands) -> None:
    scene = NewGameScene(hands.app, "colosseum")
    hands.open(scene)
    hands.click("portrait-0")
    hands.click("house-0-2")
    hands.click("game roma")
    assert scene.lineup.seats[0].portrait == "aelia"
    hands.click("start")
    table = hands.app.scene
    assert isinstance(table, TableScene)
    person = table.session.seats[0]
    assert (person.colour, person.portrait, person.rank) == (2, "aelia", "citizen")
    assert identity.load() == Identity("Sol", 2, "aelia")
