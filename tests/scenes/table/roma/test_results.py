"""How games of Roma went: the results of one, the statistics of all, pictures in the rulebook."""

import pygame
import pytest

from colosseum.gallery.roma.positions import finished
from colosseum.play import statistics
from colosseum.play.seats import noted
from colosseum.rules.roma.data import RULES
from colosseum.scenes import routes
from colosseum.scenes.statistics import StatisticsScene
from colosseum.scenes.table.roma.results import Results
from colosseum.scenes.table.roma.rulebook_pictures import illustrate
from colosseum.scenes.table.scene import TableScene
from colosseum.widgets.brush import Brush
from colosseum.widgets.chart import BarChart, LineChart
from colosseum.widgets.design_units import Box
from tests.hands import Hands


def test_results_show_points_by_turn_dice_and_what_each_card_earned(hands: Hands) -> None:
    session = finished()
    hands.open(routes.results(hands.app, session))
    course = hands.widget("course")
    assert isinstance(course, LineChart)
    assert [line.values[-1] for line in course.series] == session.game.state.points
    hands.click("chart-1")
    dice = hands.widget("dice")
    assert isinstance(dice, BarChart)
    own = Results(hands.app, session, hands.scene.rebuild)
    assert sum(bar.value for bar in dice.bars) == sum(own.chronicle.dice)
    cards = [card for card in own.widgets() if card.key.startswith("earned")]
    assert cards
    assert all("earned" in card.key and card.tip for card in cards)


def test_play_again_opens_the_same_table_for_the_same_players(hands: Hands) -> None:
    session = finished()
    hands.open(routes.results(hands.app, session))
    hands.click("again")
    assert isinstance(hands.scene, TableScene)
    assert hands.scene.session.kit.name == "roma"
    assert hands.scene.session.seats == session.seats


@pytest.mark.parametrize("has_games", [False, True])
def test_statistics_count_the_games_of_roma(hands: Hands, has_games: bool) -> None:
    if has_games:
        session = finished()
        session.journal.notes.update(noted(session.seats))
        statistics.record(session.journal, session.seats)
    hands.open(StatisticsScene(hands.app, "roma"))
    assert hands.sees("dice") == has_games
    assert hands.sees("page-1") == has_games


@pytest.mark.painted
def test_every_card_has_its_picture_in_the_rulebook(hands: Hands) -> None:
    """Each is drawn, and in the middle of its box."""
    surface = pygame.Surface(hands.app.screen.size, pygame.SRCALPHA)
    brush = Brush(surface, hands.app.screen, hands.app.paintbox)
    box = Box(100, 100, 300, 260)
    for card in RULES.cards:
        surface.fill((0, 0, 0, 0))
        illustrate(brush, card.key, box)
        drawn = surface.get_bounding_rect()
        middle = hands.app.screen.rect(box).center
        assert abs(drawn.centerx - middle[0]) < 8
        assert drawn.height > 180
