"""How a game ended, and where to go from there."""

import pygame

from colosseum.scenes.results import ResultsScene
from colosseum.scenes.table.replay import ReplayScene
from colosseum.scenes.table.scene import TableScene
from colosseum.scenes.title import TitleScene
from tests import games
from tests.hands import Hands


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


def test_each_part_of_a_score_is_explained(hands: Hands) -> None:
    hands.open(ResultsScene(hands.app, games.finished()))
    tips = [hands.widget(f"part-{place}").explanation for place in range(7)]
    assert len(set(tips)) == 7
    assert all(tips)
