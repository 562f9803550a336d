"""All games so far, in numbers and charts."""

from colosseum.scenes.statistics import StatisticsScene
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
    assert [widget.key for widget in hands.scene.page.widgets] == ["back"]
