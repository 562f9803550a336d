"""Closing ceremonies: the least needed token goes, the most needed one comes."""

from tests.ai.colosseum.positions import position
from tests.ai.colosseum.seated import chosen, good


@good
def test_the_token_discarded_is_the_one_needed_least(level: str) -> None:
    game = position(
        "phase: closing\n        step: discard\n        seat: 1\n        podium owner: 1",
        "programmes: [1, 20], produced: [1], best: 7, coins: 20, podiums: 1, "
        "performed: 2 gladiator + decoration, "
        "tokens: 3 gladiator + 3 horse + 2 chariot + 2 decoration",
        turn=4,
    )
    assert chosen(game, level) == "discard decoration"


@good
def test_no_joker_is_discarded_if_something_spare_can_be(level: str) -> None:
    game = position(
        "phase: closing\n        step: discard\n        seat: 1\n        podium owner: 1",
        "programmes: [2, 20], produced: [2], best: 7, coins: 20, podiums: 1, "
        "performed: comedian + joker + decoration, "
        "tokens: comedian + joker + 3 gladiator + 3 horse + chariot + decoration",
        turn=4,
    )
    assert chosen(game, level) == "discard comedian"


@good
def test_the_donation_asked_for_is_the_one_needed_most(level: str) -> None:
    game = position(
        "phase: closing\n        step: donation\n        seat: 1\n        podium owner: 2",
        "programmes: [20], coins: 20, tokens: 3 gladiator + 3 horse + decoration",
        lupa="programmes: [5, 6], podiums: 1, best: 30, "
        "tokens: 2 torch + priest + chariot + horse + gladiator + decoration + comedian",
        turn=4,
    )
    assert chosen(game, level) == "ask for chariot"
