"""Two actions come to the same if the games after them are equal."""

from colosseum.rules.colosseum import Game
from colosseum.rules.roma.actions import DrawCards, TakeMoney
from colosseum.rules.same_effect import comes_to_the_same, itself
from tests.rules.colosseum.test_producing import rolled
from tests.rules.roma.scenario import table

ACTING = """
    step: act
    dice: 2 + 2 + 5
    players: [{money: 3}, {}]
"""


def test_an_action_comes_to_the_same_as_itself_and_to_nothing_else() -> None:
    game = table(ACTING)
    assert comes_to_the_same(game, TakeMoney(2), TakeMoney(2))
    assert not comes_to_the_same(game, TakeMoney(2), TakeMoney(5))
    assert not comes_to_the_same(game, TakeMoney(2), DrawCards(2))
    assert game == table(ACTING), "asking changes nothing"


def test_either_of_two_equal_dice_moves_a_noble_to_the_same_square() -> None:
    game = rolled("IV IV")
    first = Game.read_action("move consul-1 by 4")
    second = Game.read_action("move consul-1 by 4 with die 2")
    other = Game.read_action("move consul-1 by 8 with both dice")
    assert comes_to_the_same(game, first, second)
    assert not comes_to_the_same(game, first, other)


def test_an_action_is_itself_only_among_its_equals() -> None:
    assert itself(TakeMoney(2), [DrawCards(2), TakeMoney(2)]) == TakeMoney(2)
    assert itself(TakeMoney(2), [DrawCards(2)]) is None
