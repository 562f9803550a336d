"""What both games are built on: they begin, refuse, copy and hide in the same way."""

from random import Random

import pytest

from colosseum.rules.colosseum import Game as Colosseum
from colosseum.rules.kernel import IllegalAction
from colosseum.rules.roma import Game as Roma
from colosseum.rules.stepped_game import SteppedGame
from colosseum.words.sentences import GameError

Either = Colosseum | Roma
BOTH = pytest.mark.parametrize("game_type", [Colosseum, Roma])
NAMES = ("Aquila", "Lupa", "Sol", "Laurus", "Delphinus")


def new(game_type: type[Either], seed: int = 7) -> Either:
    return game_type.new(NAMES[: game_type.players[-1]], seed)


def played_out(game: Either) -> Either:
    rng = Random(3)
    while game.decision is not None:
        game.apply(game.choices().pick(rng))
    return game


@BOTH
def test_an_unknown_option_is_named_in_one_short_line(game_type: type[Either]) -> None:
    seats = NAMES[: game_type.players[-1]]
    with pytest.raises(GameError, match="has no such option: “thermae”"):
        game_type.new(seats, 7, {"thermae": True})
    with pytest.raises(GameError, match="has no such option: ") as caught:
        game_type.new(seats, 7, {"x\n" * 20_000: True})
    assert len(str(caught.value)) < 150
    assert "\n" not in str(caught.value)


@BOTH
def test_a_game_that_is_over_asks_and_allows_nothing(game_type: type[Either]) -> None:
    first = new(game_type).choices().actions[0]
    game = played_out(new(game_type))
    before = game.position()
    assert game.choices().actions == ()
    assert game.why_not(first) == "The game is over."
    with pytest.raises(IllegalAction, match=r"The game is over\."):
        game.apply(first)
    assert game.position() == before


@BOTH
def test_a_copy_has_everything_and_goes_its_own_way(game_type: type[Either]) -> None:
    game = new(game_type)
    copy = game.copy()
    for name in SteppedGame.__slots__:
        assert getattr(copy, name) == getattr(game, name)
    before = game.position()
    played_out(copy)
    assert game.position() == before
    assert game != copy


@BOTH
def test_a_view_gives_neither_the_seed_nor_the_past_away(game_type: type[Either]) -> None:
    view = new(game_type).view(0, seed=1)
    assert view.origin is None
    assert view.opening == ()


def test_no_game_equals_one_of_another_kind() -> None:
    assert new(Colosseum) != new(Roma)
    assert new(Colosseum) == new(Colosseum)
    assert new(Roma) != "a game"
