"""The same game with other luck to come: hands stay, what nobody has yet is dealt again."""

import pytest

from colosseum.rules.colosseum import Game as Colosseum
from colosseum.rules.roma import Game as Roma

NAMES = ("Aquila", "Lupa", "Sol")


def test_roma_keeps_every_hand_and_mixes_the_piles() -> None:
    game = Roma.new(NAMES[:2], 1)
    other = game.with_other_luck(7)
    assert other.state.hands == game.state.hands
    assert other.state.sides == game.state.sides
    (before,), (after,) = game.state.piles, other.state.piles
    assert sorted(after) == sorted(before)
    assert after != before


def test_colosseum_keeps_every_token_and_mixes_the_bag() -> None:
    game = Colosseum.new(NAMES, 1)
    other = game.with_other_luck(7)
    assert other.state.impresarios == game.state.impresarios
    assert other.state.markets == game.state.markets
    assert sorted(other.state.bag) == sorted(game.state.bag)
    assert other != game


@pytest.mark.parametrize("game", [Roma.new(NAMES[:2], 1), Colosseum.new(NAMES, 1)])
def test_a_seed_gives_the_same_luck(game: Roma | Colosseum) -> None:
    assert game.with_other_luck(7) == game.with_other_luck(7)
