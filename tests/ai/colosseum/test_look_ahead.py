"""Looking ahead: which choices are played on, and how much that counts."""

from dataclasses import replace

import pytest

from colosseum.ai.colosseum.habits import Habits
from colosseum.ai.colosseum.kit import EXPERT
from colosseum.ai.colosseum.player import ColosseumPlayer
from colosseum.ai.player import Choice
from colosseum.rules.colosseum import Game
from tests.ai.colosseum.positions import NEARLY, position

INVEST = "phase: investing\n        step: invest\n        seat: 1\n        queue: [2, 3]"
OPEN = "phase: acquiring\n        step: open\n        seat: 1\n        queue: [2, 3]"


def last_turn(moment: str, more: str = "medals: 2") -> Game:
    return position(moment, f"coins: 40, programmes: [20], tokens: {NEARLY}, {more}")


def chosen(game: Game, habits: Habits) -> Choice:
    return ColosseumPlayer(habits, seed=1).choose(game.view(0, seed=1))


def gap(choice: Choice) -> float:
    """How much better the first of two options looks than the second."""
    values = {str(option.action): option.value for option in choice.alternatives}
    first, second = sorted(values)
    return values[first] - values[second]


def test_a_clear_choice_is_not_played_on() -> None:
    """The last investment is a season ticket: with a loge and no medals, nothing comes close."""
    game = last_turn(INVEST, "loge: true")
    assert chosen(game, replace(EXPERT, rounds=1)) == chosen(game, EXPERT)


def test_a_market_that_may_or_may_not_be_worth_opening_is_played_on() -> None:
    game = last_turn(OPEN)
    at_once, played_on = chosen(game, EXPERT), chosen(game, replace(EXPERT, market_rounds=1))
    assert len(at_once.alternatives) == len(played_on.alternatives) == 2
    assert gap(played_on) != pytest.approx(gap(at_once), abs=1e-3)


def test_with_confidence_the_first_judgement_stands() -> None:
    """A few rounds are mostly luck."""
    game = last_turn(OPEN)
    confident = replace(EXPERT, market_rounds=1, confidence=1e9)
    assert gap(chosen(game, confident)) == pytest.approx(gap(chosen(game, EXPERT)), abs=1e-3)
