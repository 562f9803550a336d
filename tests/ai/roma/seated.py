"""Opponents at a table, shared by their tests."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from colosseum.ai.player import Choice, Player
from colosseum.ai.roma.kit import KIT
from colosseum.rules.chance import Chance
from colosseum.rules.roma import Game

ALL = tuple(level.name for level in KIT.known)
#: The levels that have a reason for what they do.
THINKING = tuple(level.name for level in KIT.levels)

NAMES = ("Aquila", "Lupa")


class Moment(NamedTuple):
    """A decision in a game: the game before it, what its seat saw, and what it chose."""

    game: Game
    view: Game
    choice: Choice

    @property
    def kind(self) -> str:
        assert self.view.decision is not None
        return self.view.decision.kind

    @property
    def seat(self) -> int:
        return self.view.state.seat


def game_of(
    players: Sequence[Player[Game]], seed: int, *, beginners: bool = False
) -> Iterator[Moment]:
    """A whole game, decision by decision; the choice is applied once the caller has looked."""
    game = Game.new(NAMES, seed, {"beginners_rules": beginners})
    chance = Chance(~seed)
    while decision := game.decision:
        view = game.view(decision.seat, chance.below(1 << 32))
        before = view.copy()
        choice = players[decision.seat].choose(view)
        yield Moment(game, before, choice)
        game.apply(choice.action)


def seat_down(levels: Sequence[str], seed: int) -> list[Player[Game]]:
    return [KIT.opponent(level, seed + seat) for seat, level in enumerate(levels)]
