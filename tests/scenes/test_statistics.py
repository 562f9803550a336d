"""All games so far, in numbers and charts."""

from colosseum.gallery.roma.positions import finished, saved, seated
from colosseum.play import statistics
from colosseum.scenes.parts.game_tiles import GameTab
from colosseum.scenes.statistics import StatisticsScene
from colosseum.widgets.chart import BarChart
from tests import games
from tests.hands import Hands


def test_statistics_say_what_was_won_against_whom(hands: Hands) -> None:
    games.shelf_of_games()
    hands.open(StatisticsScene(hands.app))
    assert hands.sees("wins")
    assert hands.sees("turns")
    assert hands.sees("dice")


def test_before_the_first_game_there_is_nothing_to_count(hands: Hands) -> None:
    hands.open(StatisticsScene(hands.app))
    keys = [widget.key for widget in hands.scene.page.widgets]
    assert keys == ["game colosseum", "game roma", "back"]


def test_each_game_has_statistics_of_its_own(hands: Hands) -> None:
    statistics.record(finished().journal, seated())
    hands.open(StatisticsScene(hands.app))
    notes = [tab.note for tab in hands.scene.page.widgets if isinstance(tab, GameTab)]
    assert notes == ["0 games finished", "1 game finished"]
    assert not hands.sees("dice")
    hands.click("game roma")
    assert hands.sees("dice")
    assert hands.sees("cards")
    assert not hands.sees("turns")


def test_wins_are_told_by_the_cards_played_with(hands: Hands) -> None:
    statistics.record(finished().journal, seated())
    hands.open(StatisticsScene(hands.app, "roma"))
    assert not hands.sees("ways"), "Arena's cards alone are nothing to compare"
    *_, mixed = saved()
    statistics.record(mixed.journal, mixed.seats)
    hands.open(StatisticsScene(hands.app, "roma"))
    chart = hands.widget("ways")
    assert isinstance(chart, BarChart)
    assert [(bar.label, bar.words) for bar in chart.bars][1] == ("Mixed", "0 of 1")
