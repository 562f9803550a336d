"""Play games and keep what they were like at the end of each turn, and who won.

    python3 -m training.roma.play_games --games 100000 --seed 1 --player quick --results FILE

Games are played in all five ways. Of every turn's end one player's view is kept: the inputs of the
network, the valuation by hand, and the result.
"""

import argparse
from array import array
from pathlib import Path
from random import Random
from typing import Final

import numpy as np

from colosseum.ai.characters import KEYS
from colosseum.ai.roma.habits import Habits
from colosseum.ai.roma.player import RomaPlayer
from colosseum.ai.roma.quick_choice import QuickHand
from colosseum.ai.roma.valuation import value
from colosseum.ai.roma.weights import Weights
from colosseum.play.roma.deck_data import opponents_decks
from colosseum.rules.kernel import Action
from colosseum.rules.options import OptionValue
from colosseum.rules.roma import Game
from colosseum.rules.roma.actions import EndTurn
from colosseum.rules.roma.options import BEGINNERS_RULES, CARDS_PLAYED, DECKS
from colosseum.rules.roma.ways import Way
from training.roma.position_inputs import inputs

WEIGHTS: Final = Weights()
WAYS: Final = (
    *(Way.ARENA,) * 8,
    *(Way.MIXED,) * 4,
    *(Way.OWN_DECKS,) * 4,
    *(Way.SET_EACH,) * 2,
    *(Way.ROMA,) * 2,
)
"""How often each way is played: as we guess that people do."""
BEGINNERS: Final = 0.05
STRAYS: Final = (0.0, 0.02, 0.05, 0.1, 0.2)
"""Shares of actions by chance, one for each player: positions should not all be alike."""
BLURS: Final = (0.0, 0.2, 0.5, 1.0)
OFTEN: Final = 0.7
"""The share of turn ends that are kept for the network; all would be much alike."""


def options_by_lot(rng: Random) -> dict[str, OptionValue]:
    way = rng.choice(WAYS)
    options: dict[str, OptionValue] = {CARDS_PLAYED: way.value}
    if way is Way.OWN_DECKS and rng.random() < 0.7:
        decks = opponents_decks()
        options |= {name: decks[rng.choice(KEYS)].text for name in DECKS}
    elif way is not Way.ROMA and way is not Way.OWN_DECKS and rng.random() < BEGINNERS:
        options[BEGINNERS_RULES] = True
    return options


class Kept:
    """The positions of all games, one after another."""

    def __init__(self) -> None:
        self.inputs = array("h")
        self.ends = array("q")
        self.leads = array("f")
        self.results = array("f")
        self.games = array("i")

    def add(self, game: Game, seat: int, number: int) -> None:
        self.inputs.extend(inputs(game.state, seat))
        self.ends.append(len(self.inputs))
        self.leads.append(value(game.state, seat, WEIGHTS))
        self.games.append(number)

    def save(self, file: Path) -> None:
        np.savez(
            file,
            inputs=np.frombuffer(self.inputs, np.int16),
            ends=np.frombuffer(self.ends, np.int64),
            leads=np.frombuffer(self.leads, np.float32),
            results=np.frombuffer(self.results, np.float32),
            games=np.frombuffer(self.games, np.int32),
        )


class Someone:
    """Plays one seat: quickly, or judging each choice by what it leads to."""

    def __init__(self, player: str, rng: Random) -> None:
        self._rng = rng
        self._stray = rng.choice(STRAYS)
        self._quick = QuickHand(WEIGHTS) if player == "quick" else None
        self._judging = RomaPlayer(Habits(blur=rng.choice(BLURS)), rng.getrandbits(32))

    def act(self, game: Game) -> Action:
        if self._rng.random() < self._stray:
            return game.choices().pick(self._rng)
        if self._quick:
            return self._quick.decide(game.state)
        return self._judging.choose(game).action


def play(number: int, player: str, kept: Kept) -> None:
    rng = Random(number)
    game = Game.new(("Aquila", "Lupa"), number, options_by_lot(rng))
    players = [Someone(player, rng) for _ in range(2)]
    seen: list[int] = []
    state = game.state
    while state.step is not None:
        action = players[state.seat].act(game)
        if isinstance(action, EndTurn) and rng.random() < OFTEN:
            seat = rng.randrange(2)
            kept.add(game, seat, number)
            seen.append(seat)
        game.advance(action)
    lead = state.points[0] - state.points[1]
    won = 0.5 + 0.5 * ((lead > 0) - (lead < 0))
    kept.results.extend([won if seat == 0 else 1.0 - won for seat in seen])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--player", choices=("quick", "judging"), default="quick")
    parser.add_argument("--results", type=Path, required=True)
    asked = parser.parse_args()
    kept = Kept()
    for number in range(asked.seed, asked.seed + asked.games):
        play(number, asked.player, kept)
    kept.save(asked.results)
    print(f"{asked.games} games, {len(kept.ends)} positions")


if __name__ == "__main__":
    main()
