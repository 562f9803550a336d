"""A saved game again, action by action."""

import pygame

from colosseum.play.saves import saved_games
from colosseum.rules.colosseum.events import EventProduced
from colosseum.scenes.parts.game_words import winners_named
from colosseum.scenes.saved_games import SavedGamesScene
from colosseum.scenes.table.colosseum.display import ColosseumDisplay
from colosseum.scenes.table.replay import ReplayScene
from tests import games
from tests.conftest import OpenApp
from tests.hands import Hands
from tests.noting import Notes


def test_a_replay_steps_through_every_action(hands: Hands) -> None:
    journal = games.finished_journal()
    scene = ReplayScene(hands.app, journal)
    hands.open(scene)
    assert hands.widget("previous").disabled_because == "You are at the start."
    hands.click("next")
    hands.press(pygame.K_PAGEDOWN)
    assert scene.position == 2
    hands.click("previous")
    assert scene.position == 1
    hands.press(pygame.K_END)
    assert scene.position == len(journal.records)
    assert isinstance(scene.display, ColosseumDisplay)
    assert scene.display.state.step == journal.game.state.step is None
    assert hands.widget("next").disabled_because == "You are at the end."
    assert winners_named(journal.game) in Notes(hands.app.screen).all_of(scene)
    hands.press(pygame.K_HOME)
    assert scene.position == 0


def test_a_replay_plays_by_itself_until_it_is_paused(open_app: OpenApp) -> None:
    hands = Hands(open_app(speed="instant"))
    scene = ReplayScene(hands.app, games.finished_journal())
    hands.open(scene)
    assert not scene.is_lively
    hands.press(pygame.K_SPACE)
    hands.wait(1.0)
    assert scene.is_lively
    assert scene.position > 3
    hands.click("play")
    paused = scene.position
    hands.wait(0.5)
    assert scene.position == paused


def test_a_replay_ends_by_itself(open_app: OpenApp) -> None:
    hands = Hands(open_app(speed="instant"))
    scene = ReplayScene(hands.app, games.finished_journal())
    hands.open(scene)
    scene.go_to(scene.length - 2)
    hands.click("play")
    hands.wait(1.0)
    assert scene.position == scene.length
    assert not scene.playing


def test_the_slider_leads_anywhere_in_the_game(hands: Hands) -> None:
    scene = ReplayScene(hands.app, games.finished_journal())
    hands.open(scene)
    hands.drag("position", 0.05, 1.0)
    assert scene.position == scene.length
    hands.press(pygame.K_LEFT)
    assert scene.position == scene.length - 1


def test_a_saved_file_can_be_watched_from_the_list(hands: Hands) -> None:
    games.saved_finished("over")
    hands.open(SavedGamesScene(hands.app))
    hands.click("watch-0")
    assert isinstance(hands.scene, ReplayScene)
    assert ReplayScene(hands.app, saved_games()[0]).length == hands.scene.length
    hands.click("speed-fast")
    assert hands.app.settings.speed == "fast"


def test_in_a_replay_nobody_thinks(hands: Hands) -> None:
    scene = ReplayScene(hands.app, games.finished_journal())
    hands.open(scene)
    assert isinstance(scene.display, ColosseumDisplay)
    assert not any(scene.display.doing)


def test_what_an_event_hides_in_a_replay_takes_no_click(hands: Hands) -> None:
    journal = games.finished_journal()
    scene = ReplayScene(hands.app, journal)
    hands.open(scene)
    produced = next(
        place
        for place, record in enumerate(journal.records)
        if any(isinstance(event, EventProduced) for event in record.events)
    )
    scene.go_to(produced)
    at = hands.point("market-1", 0.2)
    hands.press(pygame.K_PAGEDOWN)
    hands.wait(0.1)
    assert scene.display.busy
    hands.click_at(at)
    assert not scene.display.busy


def test_a_jump_says_where_it_led_and_not_all_that_happened_before(
    hands: Hands, said: list[str]
) -> None:
    scene = ReplayScene(hands.app, games.finished_journal(), 40)
    hands.open(scene)
    assert said == [f"Action 40 of {scene.length}", scene.log.lines[-1]]
    said.clear()
    hands.click("next")
    hands.wait(8.0)
    assert said, "what happens next is told as usual"
    assert not any(words.startswith("Action ") for words in said)
