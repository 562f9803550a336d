"""How an action ends a turn or the game: what is left undone, and what the end is like."""

from dataclasses import dataclass
from typing import Final

from colosseum.rules.chance import Chance
from colosseum.rules.kernel import Action, SeatIndex
from colosseum.rules.roma.cards import CARDS
from colosseum.rules.roma.data import RULES
from colosseum.rules.roma.game import Game

_SEEDS: Final = {Chance(seed).below(RULES.faces): seed for seed in range(100, 0, -1)}
"""A seed for each face of the next die that is rolled."""


@dataclass(frozen=True, slots=True)
class Unused:
    """What a player could still do in this turn."""

    dice: int
    places: int
    """Empty ones, for which there is a card that its player can pay for."""


def unused(game: Game) -> Unused:
    state = game.state
    money = state.money[state.seat]
    can_play = any(CARDS[card].price <= money for card in state.hands[state.seat])
    return Unused(len(state.dice), len(state.free_places(state.seat)) if can_play else 0)


def last_points(game: Game) -> int:
    """The points that a player loses for empty places at the next turn, if they are the last."""
    state = game.state
    points = state.points[state.seat]
    return points if len(state.free_places(state.seat)) >= points else 0


@dataclass(frozen=True, slots=True)
class ForeseenEnd:
    """The end of the game that an action brings, or that it brings if a die decides so."""

    is_certain: bool
    points: tuple[int, ...] | None
    """What each player has then; None if the die decides it."""
    winners: tuple[SeatIndex, ...] | None
    """None if the die decides it."""

    def wins(self, seat: SeatIndex) -> bool:
        """Whether the game is won for certain, and not shared."""
        return self.is_certain and self.winners == (seat,)

    def loses(self, seat: SeatIndex) -> bool:
        """Whether the game is lost for certain."""
        return self.is_certain and self.winners is not None and seat not in self.winners


def foreseen_end(game: Game, action: Action) -> ForeseenEnd | None:
    """Whether the action ends the game, whatever the next die shows.

    It is tried in what its player knows of the game, so that nothing hidden is given away.
    """
    tried = [_tried(game, action, seed) for seed in _SEEDS.values()]
    ended = [trial for trial in tried if trial.outcome is not None]
    if not ended:
        return None
    points = {tuple(trial.state.points) for trial in ended}
    winners = {trial.outcome.winners for trial in ended if trial.outcome is not None}
    return ForeseenEnd(
        len(ended) == len(tried),
        points.pop() if len(points) == 1 else None,
        winners.pop() if len(winners) == 1 else None,
    )


def _tried(game: Game, action: Action, seed: int) -> Game:
    trial = game.view(game.state.seat, seed)
    trial.state.chance = Chance(seed)
    trial.apply(action)
    return trial
