"""How a game ended, and where to go from there."""

import time
from dataclasses import replace
from multiprocessing import active_children
from random import Random

import pygame

from colosseum.gallery.colosseum import positions
from colosseum.play import accounts
from colosseum.play.career import laurels
from colosseum.play.puzzles import mistakes
from colosseum.play.seats import HUMAN, seats_of
from colosseum.play.session import Session
from colosseum.rules.account import Account, Stroke
from colosseum.scenes.parts import latest_findings
from colosseum.scenes.results import ResultsScene
from colosseum.scenes.table.replay import ReplayScene
from colosseum.scenes.table.scene import TableScene
from colosseum.scenes.title import TitleScene
from tests import games
from tests.hands import FRAME, Hands
from tests.noting import Notes
from tests.tutor.looking_back import last_event


def test_results_lead_to_the_replay_another_game_and_the_title(hands: Hands) -> None:
    over = games.finished()
    hands.open(ResultsScene(hands.app, over))
    hands.click("replay")
    assert isinstance(hands.scene, ReplayScene)
    hands.press(pygame.K_ESCAPE)
    hands.click("again")
    assert isinstance(hands.scene, TableScene)
    assert hands.scene.session.seats == over.seats
    hands.app.start_over(ResultsScene(hands.app, over))
    hands.press(pygame.K_ESCAPE)
    assert isinstance(hands.scene, TitleScene)


def test_enter_hit_on_and_on_does_not_begin_another_game(hands: Hands) -> None:
    hands.open(ResultsScene(hands.app, games.finished()))
    enter = pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="")
    for _ in range(4):
        hands.app.step([enter], FRAME)
        hands.wait(1.2)
    assert isinstance(hands.scene, ResultsScene), "nobody has read the results yet"
    hands.wait(0.5)
    hands.press(pygame.K_RETURN)
    assert isinstance(hands.scene, TableScene)


def test_the_events_of_another_player_can_be_opened(hands: Hands) -> None:
    hands.open(ResultsScene(hands.app, positions.finished()))
    mine, yours = hands.widget("events-0"), hands.widget("events-1")
    assert mine.box.height > 2 * yours.box.height
    hands.click("events-1")
    assert hands.widget("events-1").box.height > hands.widget("events-0").box.height
    hands.click("chart-1")
    assert hands.sees("dice")


# Luck and skill


def kept(over: Session) -> Account:
    numbers = [number for number, record in enumerate(over.journal.records) if record.chance]
    account = Account(74, 3.2, -6.1, 400, Stroke(numbers[2], 4.1), Stroke(None, -2.6))
    accounts.keep(over.journal, 0, account)
    return account


def test_what_luck_and_decisions_made_of_a_game_is_shown_with_doors_into_the_replay(
    hands: Hands,
) -> None:
    over = games.finished()
    account = kept(over)
    scene = ResultsScene(hands.app, over)
    hands.open(scene)
    assert scene.luck.account == account
    told = Notes(hands.app.screen).all_of(scene)
    assert {"76.9", "+3.2", "−6.1", "74", "70.8", "+4.1", "−2.6"} <= {*told.split()}
    hands.click("luck luckiest")
    assert isinstance(hands.scene, ReplayScene)
    assert account.luckiest is not None
    assert hands.scene.position == account.luckiest.number


def test_luck_is_counted_in_the_background_once_somebody_stays_to_see_it(hands: Hands) -> None:
    over = games.finished()
    scene = ResultsScene(hands.app, over)
    hands.open(scene)
    assert hands.sees("luck progress")
    assert scene.luck.process is None
    hands.wait(2.0)
    assert scene.luck.process is not None
    account = kept(over)
    hands.click("look back")
    assert scene.luck.process is None, "one look at a game is enough"
    hands.press(pygame.K_ESCAPE)
    assert scene.luck.account == account, "it was found meanwhile"
    assert not hands.sees("luck progress")


def test_who_leaves_at_once_still_has_the_game_looked_at(hands: Hands) -> None:
    journal = last_event("pass")
    rng = Random(1)
    while journal.game.decision is not None:
        journal.apply(journal.game.choices().pick(rng))
    over = Session(journal, seats_of(journal), None)
    before = {*active_children()}
    hands.open(ResultsScene(hands.app, over))
    hands.press(pygame.K_ESCAPE)
    assert isinstance(hands.scene, TitleScene)
    give_up = time.monotonic() + 30.0
    while accounts.of_game(over.journal, 0) is None:
        assert time.monotonic() < give_up
        hands.app.wait_and_step()
    (exercise,) = mistakes.recorded().values()
    assert exercise.mistake.taken == "pass", "it comes back as a puzzle"
    assert {*active_children()} == before
    latest_findings.kept.clear()


def test_a_look_that_nobody_waits_for_ends_with_the_program(hands: Hands) -> None:
    before = {*active_children()}
    hands.open(ResultsScene(hands.app, games.finished()))
    hands.press(pygame.K_ESCAPE)
    hands.app.step([], FRAME)
    (process,) = {*active_children()} - before
    hands.app.quit()
    assert not process.is_alive()


def test_where_several_people_played_each_has_luck_of_their_own(hands: Hands) -> None:
    over = games.finished()
    over.seats = (over.seats[0], replace(over.seats[1], player=HUMAN), *over.seats[2:])
    kept(over)
    hands.open(ResultsScene(hands.app, over))
    assert not hands.sees("luck progress")
    hands.click("luck of 1")
    assert hands.sees("luck progress")
    hands.click("luck of 0")
    assert not hands.sees("luck progress")


def test_each_part_of_a_score_is_explained(hands: Hands) -> None:
    hands.open(ResultsScene(hands.app, games.finished()))
    tips = [hands.widget(f"part-{place}").explanation for place in range(7)]
    assert len(set(tips)) == 7
    assert all(tips)


def test_a_game_shows_the_laurels_it_has_earned_and_those_nearly_earned(hands: Hands) -> None:
    over = games.finished()
    laurels.keep([laurels.Feats(over.journal.digest, "1", ("stargazer",))])
    wins = [laurels.Feats(f"win {game}", "1", ("ten-victories",)) for game in range(9)]
    laurels.keep(wins)
    scene = ResultsScene(hands.app, over)
    hands.open(scene)
    words = Notes(hands.app.screen).all_of(scene)
    assert "Stargazer · new" in words
    assert "A name in Rome · Win the game" in words
    assert "9 of 10" in words
