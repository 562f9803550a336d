"""The last event: what nobody who plays well would miss."""

import pytest

from colosseum.rules.colosseum.actions import Produce
from tests.ai.colosseum.positions import CIRCUS, PRODUCE, position
from tests.ai.colosseum.seated import SEEDS, chosen, decide, drawn, good, usually


@good
@pytest.mark.parametrize(
    ("aquila", "action"),
    [
        pytest.param(
            f"programmes: [1, 20], tokens: {CIRCUS}",
            f"produce 20 with {CIRCUS}",
            id="the greater one",
        ),
        pytest.param(
            "programmes: [7, 10], tokens: 3 gladiator + scenery + decoration",
            "produce 7 with 3 gladiator + scenery + decoration",
            id="a full small one before a poor great one",
        ),
        pytest.param(
            "programmes: [1, 7], produced: [7], best: 11, "
            "tokens: 3 gladiator + scenery + decoration",
            "produce 1 with 2 gladiator + decoration",
            id="a new small one before a great one again, for the earlier event counts then",
        ),
        pytest.param(
            "programmes: [1, 7], tokens: 3 gladiator + scenery + joker",
            "produce 7 with 3 gladiator + scenery, jokers as decoration",
            id="with the joker",
        ),
    ],
)
def test_the_last_event_is_the_one_that_draws_most(level: str, aquila: str, action: str) -> None:
    assert chosen(position(PRODUCE, aquila), level) == action


@good
def test_whoever_produces_last_of_all_knows_that_nothing_comes_after(level: str) -> None:
    """A new event would only help a later one."""
    last = PRODUCE.replace("queue: [2, 3]", "queue: []")
    aquila = f"programmes: [10, 20], produced: [20], best: 20, tokens: {CIRCUS}"
    assert chosen(position(last, aquila), level) == f"produce 20 with {CIRCUS}"


@pytest.mark.parametrize("seed", SEEDS)
@good
def test_a_lesser_event_than_the_best_is_still_worth_its_coins_at_the_end(
    level: str, seed: int
) -> None:
    """Coins decide ties."""
    game = position(PRODUCE, "programmes: [1], best: 40, produced: [1], tokens: 2 gladiator")
    assert str(decide(game, level, seed).action) == "produce 1 with 2 gladiator"


@good
def test_all_medals_are_played_on_the_last_event(level: str) -> None:
    action = usually(position(PRODUCE, f"programmes: [20], medals: 3, tokens: {CIRCUS}"), level)
    assert isinstance(action, Produce)
    assert action.medals == 3


@good
@pytest.mark.parametrize("turn", [2, 4])
def test_before_the_last_event_medals_are_kept(level: str, turn: int) -> None:
    """Three coins and spectators that do not last are less than a medal later."""
    game = position(PRODUCE, f"programmes: [1, 20], medals: 2, tokens: {CIRCUS}", turn=turn)
    action = usually(game, level)
    assert isinstance(action, Produce)
    assert action.medals == 0


@good
def test_action_tokens_become_medals_for_the_last_event(level: str) -> None:
    game = position(PRODUCE, f"programmes: [20], medals: 1, tokens: {CIRCUS} + 2 action")
    assert drawn(game, level) == 32 + 4 + 4 + 3 * 3  # gladiators' and horses' stars
