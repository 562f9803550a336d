"""Quick hands play many games on, so they must never choose what is not allowed."""

from random import Random

import pytest

from colosseum.ai.roma.quick_choice import QuickHand, advance
from colosseum.ai.roma.weights import Weights
from colosseum.rules.roma import Game
from tests.rules.roma.random_play import WAYS, busy_choice, new_game
from tests.rules.roma.scenario import table

HAND = QuickHand(Weights())


def chosen(game: Game) -> str:
    return str(HAND.choose(game).action)


@pytest.mark.parametrize("beginners", [False, True])
def test_it_always_chooses_what_is_offered(beginners: bool) -> None:
    """In games of chance of every way, which lead to every kind of question."""
    kinds = set()
    for seed in range(25):
        game, rng = new_game(seed, beginners, cards=WAYS[seed % len(WAYS)]), Random(seed)
        while game.decision is not None:
            kinds.add(game.decision.kind)
            assert game.why_not(HAND.choose(game).action) is None
            game.apply(busy_choice(game, rng))
    assert len(kinds) >= 17


def test_a_whole_game_ends_before_all_turns_are_played() -> None:
    game = new_game(1)
    while game.decision is not None:
        game.apply(HAND.choose(game).action)
    assert game.state.turn < 60


POSITION = """
    turn: 5
    dice: {dice}
    players:
      - {{{has}, places: {{1: forum, 2: aries, 3: bestia, 4: telonium, 5: tuba, 6: pictor{more}}}}}
      - {{places: {{1: magister, 2: taberna, 3: aquaeductus}}}}
"""


@pytest.mark.parametrize(
    ("dice", "has", "more", "action"),
    [
        ("4 + 5", "money: 9, hand: bestia", "", "play bestia on bribery"),
        ("2 + 4", "money: 0", ", bribery: castra", "activate 2"),
        ("4", "money: 0", ", bribery: castra", "draw cards with 4"),
        ("4 + 5", "money: 0, hand: fons-bacchi", ", bribery: castra", "take money with 5"),
        ("4 + 5", "money: 9", ", bribery: arena", "bribe with 4"),
    ],
)
def test_it_fills_places_then_uses_dice_well(dice: str, has: str, more: str, action: str) -> None:
    assert chosen(table(POSITION.format(dice=dice, has=has, more=more))) == action


def test_games_played_on_in_one_world_have_the_same_dice_whatever_was_done() -> None:
    """Luck must not decide between two choices: only the first turn was different."""
    rolled = []
    for first in ("end the turn", "take money with 6"):
        game = table("""
            turn: 3
            dice: 1 + 4 + 6
            players: [{places: {1: forum}}, {places: {1: pictor}}]
        """).view(0, 5)
        advance(game, Game.read_action(first), world=5)
        HAND.play_on(game, world=5, last_turn=3)
        rolled.append(game.state.dice)
    assert rolled[0] == rolled[1]
