"""What Esc opens at the table."""

import pygame

from colosseum.play.session import NO_UNDO
from colosseum.scenes.new_game import NewGameScene
from colosseum.scenes.pause_menu import PauseMenuScene
from colosseum.scenes.settings import SettingsScene
from colosseum.scenes.table.scene import TableScene
from colosseum.scenes.title import TitleScene
from tests import games
from tests.hands import Hands


def test_the_menu_resumes_undoes_and_leaves(hands: Hands) -> None:
    session = games.begun()
    undone: list[bool] = []
    hands.open(TitleScene(hands.app))
    below = hands.scene
    hands.open(PauseMenuScene(hands.app, session, None))
    assert hands.widget("undo").disabled_because == NO_UNDO
    hands.press(pygame.K_RETURN)
    assert hands.scene is below
    hands.open(PauseMenuScene(hands.app, session, lambda: undone.append(True)))
    hands.click("undo")
    assert undone == [True]
    assert hands.scene is below
    hands.open(PauseMenuScene(hands.app, session, lambda: undone.append(True)))
    hands.click("settings")
    assert isinstance(hands.scene, SettingsScene)
    hands.press(pygame.K_ESCAPE)
    hands.click("leave")
    assert isinstance(hands.scene, TitleScene)
    assert hands.sees("continue")


def test_after_leaving_a_table_a_new_game_of_the_same_kind_is_two_clicks_away(hands: Hands) -> None:
    hands.open(TableScene(hands.app, games.begun(2, game="roma")))
    hands.press(pygame.K_ESCAPE)
    hands.click("leave")
    hands.click("new")
    assert isinstance(hands.scene, NewGameScene)
    assert hands.scene.kit.name == "roma"


def test_the_menu_can_quit(hands: Hands) -> None:
    hands.open(PauseMenuScene(hands.app, games.begun(), lambda: None))
    hands.click("quit")
    assert hands.app.scene is None
