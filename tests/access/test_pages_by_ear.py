"""Pages gone through without a screen: what each says by itself, and what is where in words."""

import time
from collections.abc import Iterator

import pygame
import pytest

from colosseum.access.node import Group
from colosseum.access.tree import tree_of
from colosseum.gallery.colosseum import positions
from colosseum.play import statistics
from colosseum.play.career.stages import stages
from colosseum.play.daily import pars, tries
from colosseum.play.daily.challenges import of_day
from colosseum.play.puzzles.collection import puzzles
from colosseum.scenes import routes
from colosseum.scenes.career.laurels_scene import LaurelsScene
from colosseum.scenes.career.scene import CareerScene
from colosseum.scenes.challenge_end import ChallengeEndScene
from colosseum.scenes.parts import key_map
from colosseum.scenes.parts.puzzle_task import task_of
from colosseum.scenes.puzzle_end import PuzzleEndScene
from colosseum.scenes.rulebook import RulebookScene
from colosseum.scenes.saved_games import SavedGamesScene
from colosseum.scenes.scene import Scene
from colosseum.scenes.settings import SettingsScene
from colosseum.scenes.stage_end import StageEndScene
from colosseum.scenes.statistics import StatisticsScene
from colosseum.scenes.table.scene import TableScene
from tests.daily_games import DAY, result, score
from tests.games import finished_stage, saved_finished
from tests.hands import Hands
from tests.unpainted import unpainted

STAGE = stages()[0]


@pytest.fixture(autouse=True)
def no_pixels() -> Iterator[None]:
    with unpainted():
        yield


def names(hands: Hands) -> list[str]:
    return [node.name for node in tree_of(hands.scene, hands.app.screen).nodes]


def about(hands: Hands, name: str) -> str:
    nodes = tree_of(hands.scene, hands.app.screen).nodes
    return next(node.about for node in nodes if node.name == name and node.is_focusable)


def group(hands: Hands, name: str) -> list[str]:
    for part in tree_of(hands.scene, hands.app.screen).parts:
        if isinstance(part, Group) and part.name == name:
            return [node.name for node in part.nodes]
    raise AssertionError(f"there is no group {name}")


# The rulebook


def test_a_page_of_the_rulebook_is_read_out_when_it_is_opened_or_turned(
    hands: Hands, said: list[str]
) -> None:
    hands.open(RulebookScene(hands.app))
    (first,) = said
    assert first.startswith("At a glance. Five turns of five phases.")
    phases = [first.index(f"{number} · ") for number in range(1, 6)]
    assert phases == sorted(phases), "they are told in order"
    hands.press(pygame.K_PAGEDOWN)
    assert len(said) == 2
    assert said[1].startswith("! Setting up. ")
    assert " 1. Three to five players " in said[1]
    assert "Race of Janus" not in said[1], "what a picture shows by the way is left out"


def test_what_is_searched_for_is_read_out_alone(hands: Hands, said: list[str]) -> None:
    book = RulebookScene(hands.app)
    hands.open(book)
    said.clear()
    book.look_for("joker")
    hands.wait()
    (words,) = said
    assert " results. " in words
    assert words.startswith("! ")
    book.open(book.place, book.shown.rules[1].id)
    hands.wait()
    assert said[-1].startswith(f"! {book.shown.title} · 2: ")
    book.look_for("no such word")
    assert said[-1] == "! Nothing found. Try another word."
    assert len(said) == 3


def test_keys_and_buttons_are_told_with_what_they_do(hands: Hands) -> None:
    hands.open(RulebookScene.at_page(hands.app, "colosseum", "keys"))
    assert "U, Ctrl+Z: Undo" in group(hands, "Keys")
    hands.open(RulebookScene.at_page(hands.app, "colosseum", "controller"))
    assert "right stick: Look around, or scroll" in group(hands, "Controller")


def test_a_card_is_told_with_its_numbers(hands: Hands) -> None:
    hands.open(RulebookScene.at_page(hands.app, "roma", "forum"))
    assert any("price 5 · defence 5. Use a second" in name for name in names(hands))
    hands.open(RulebookScene.at_page(hands.app, "roma", "all-buildings"))
    assert about(hands, "Forum").endswith("copies: 4")


# The career


def test_a_stage_tells_its_game_and_its_state_and_is_read_out_when_chosen(
    hands: Hands, said: list[str]
) -> None:
    hands.open(CareerScene(hands.app))
    hands.wait(0.2)
    assert "Opening day, Colosseum · stage I, not won yet" in names(hands)
    assert "First stones, Arena: Roma II · stage I, not won yet" in names(hands)
    assert "The Capitol, Colosseum + Arena: Roma II · stage IX, not open yet" in names(hands)
    (opened,) = said
    assert "Three laurels to earn. 0 of 3. Win the game." in opened
    hands.press(pygame.K_TAB)
    assert hands.focus == "stage-opening-day"
    hands.scene.page.focus_on("stage-first-stones")
    hands.press(pygame.K_RETURN)
    assert len(said) == 2
    assert said[1].startswith("! Arena: Roma II · stage I. First stones. ")


def test_the_focus_stays_on_a_tab(hands: Hands) -> None:
    hands.open(CareerScene(hands.app))
    hands.scene.page.focus_on("tab-laurels")
    hands.press(pygame.K_RETURN)
    assert isinstance(hands.scene, LaurelsScene)
    assert hands.focus == "tab-laurels"


def test_laurels_say_whether_they_are_earned(hands: Hands) -> None:
    scene = LaurelsScene(hands.app)
    hands.open(scene)
    assert "Veni, vidi, vici: Win a game · Either game · not earned yet" in names(hands)
    scene.counts["first-victory"] = 1
    assert "Veni, vidi, vici: Win a game · Either game · earned" in names(hands)


def test_what_a_stage_has_earned_is_announced_once(hands: Hands, said: list[str]) -> None:
    session = finished_stage(STAGE.tables[0])
    hands.open(routes.stage_end(hands.app, session))
    hands.wait(0.2)
    (words,) = said
    assert names(hands)[0] not in words, "the name of the page is said anyway"
    assert "Win the game" in words
    assert " so far" in words


# Puzzles


def test_a_puzzles_verdict_is_announced_once_and_each_choice_in_a_sentence(
    hands: Hands, said: list[str]
) -> None:
    puzzle = puzzles("colosseum")[0]
    hands.open(routes.puzzle(hands.app, task_of(puzzle)))
    table = hands.scene
    assert isinstance(table, TableScene)
    hands.wait(0.2)
    said.clear()
    table.act(puzzle.best.action)
    assert isinstance(hands.scene, PuzzleEndScene)
    hands.wait(0.2)
    (words,) = said
    assert "your choice, the best, wins " in words
    assert names(hands)[1] == "Right: the best there is"


# Settings


def test_a_setting_says_what_it_is_for(hands: Hands) -> None:
    hands.open(SettingsScene(hands.app))
    assert about(hands, "Slow, Speed") == "How fast things move."
    assert about(hands, "Confirmations").endswith("Ask before anything that cannot be undone.")


def test_changing_a_key_is_asked_for_and_answered_aloud(hands: Hands, said: list[str]) -> None:
    hands.open(SettingsScene(hands.app, "keys"))
    assert "Comma, Hear one place after another" in names(hands)
    hands.scene.page.focus_on(f"key-{pygame.K_w}")
    hands.press(pygame.K_RETURN)
    hands.press(pygame.K_i)
    key_map.use({})
    assert said == [
        "! Press the key that you want instead, or Esc",
        "! I was in use. W now does what I did.",
    ]


# Saved games


def test_a_saved_game_says_who_plays_and_where_it_stands(hands: Hands) -> None:
    saved_finished("over")
    hands.open(SavedGamesScene(hands.app))
    name = next(it for it in names(hands) if it.startswith("Results, Colosseum, "))
    assert about(hands, name).endswith(" wins")


# Statistics


def test_statistics_are_told_and_those_of_another_game_at_once(
    hands: Hands, said: list[str]
) -> None:
    over = positions.finished()
    statistics.record(over.journal, over.seats)
    hands.open(StatisticsScene(hands.app, "colosseum"))
    hands.wait(0.2)
    assert said[0].startswith("1 game finished.")
    assert not any(words.startswith("! ") for words in said)
    assert sum("Dice rolled. Die 1: " in words for words in said) == 1
    hands.click("game roma")
    assert said[-1] == "! No statistics yet. Every game you finish will be counted here."


# The end of a game


def until(hands: Hands, scene: type[Scene]) -> None:
    give_up = time.monotonic() + 60
    while not isinstance(hands.scene, scene):
        assert time.monotonic() < give_up
        hands.press(pygame.K_s)
        time.sleep(0.002)  # a rival thinks in another process
    hands.wait(0.2)


def test_the_end_and_then_the_laurels_are_told_once_and_in_order(
    hands: Hands, said: list[str]
) -> None:
    session = finished_stage(STAGE.tables[0], seed=7)
    last = session.journal.undo()
    table = TableScene(hands.app, session)
    hands.open(table)
    said.clear()
    table.act(last.action)
    until(hands, StageEndScene)
    (end,) = [place for place, words in enumerate(said) if " wins" in words]
    (laurels,) = [place for place, words in enumerate(said) if "Win the game" in words]
    assert end < laurels == len(said) - 1
    assert len(said) == len({*said}), "nothing is told twice"


def test_a_challenges_result_is_told_once_after_the_end(hands: Hands, said: list[str]) -> None:
    pars.keep(DAY, score() + 2)
    session = tries.begin(of_day(DAY), DAY)
    for record in result().records[:-1]:
        session.journal.apply(record.action)
    hands.app.settings.speed = "instant"
    hands.open(TableScene(hands.app, session))
    until(hands, ChallengeEndScene)
    (end,) = [place for place, words in enumerate(said) if " wins" in words]
    told = [words for words in said if "The Grand Impresario reached " in words]
    assert said[-1:] == told
    assert end == len(said) - 2
    assert "below par" not in told[0], "the name of the page is said anyway"
    pars._so_far.clear()


def test_results_tell_which_laurels_a_game_has_earned(hands: Hands, said: list[str]) -> None:
    hands.open(routes.results(hands.app, positions.finished()))
    hands.wait(0.2)
    (words,) = said
    assert words.startswith("Laurels. ")
    assert "Earned: " in words or " this time" in words
