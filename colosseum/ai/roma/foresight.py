"""Playing the best choices on, for a few turns or to the end of the game."""

import math
from typing import Final

from colosseum.ai.halving import Halving, PlayedOn
from colosseum.ai.player import Option
from colosseum.ai.roma.after_the_roll import is_in_vain
from colosseum.ai.roma.habits import Habits
from colosseum.ai.roma.quick_choice import QuickHand, advance
from colosseum.ai.roma.valuation import chances, lead_for, odds
from colosseum.rules.kernel import Action, SeatIndex
from colosseum.rules.roma import Game
from colosseum.rules.roma.actions import EndTurn
from colosseum.rules.roma.state import State

_MARGIN: Final = 0.3
"""How much of an end's worth is the points of the lead; the rest is who won."""
_TELLING: Final = 6.0
"""The lead in points that counts for most of it."""
_STARTING: Final = 3
"""The work of dealing a world and of judging it, in actions."""


def played_on(game: Game, options: list[Option], habits: Habits) -> list[Option]:
    """The best options, valued by what games come to that begin with them; the game is a view."""
    weights = habits.weights
    hand = QuickHand(weights)
    close = _close(game.state, options, hand.decide(game.state), habits.candidates)
    worlds = _Worlds(game, close, hand, habits)
    glances = [odds(option.value, weights) for option in close]
    scores = Halving(worlds.play_on, glances, habits.trust).scores(
        habits.work, to_the_end=habits.to_the_end
    )
    return [
        Option(option.action, lead_for(score, weights), option.reason)
        for option, score in zip(close, scores, strict=True)
    ]


def _close(state: State, options: list[Option], quick: Action, count: int) -> list[Option]:
    """The best at a glance, and what a quick hand would do.

    No die is left that brings money, and nothing is spent in vain: it would cost so little that
    luck could hide it.
    """
    options = [option for option in options if not is_in_vain(state, option.action)]
    if state.dice:
        options = [option for option in options if not isinstance(option.action, EndTurn)]
    ranked = sorted(options, key=lambda option: -option.value)
    return ranked[:count] + [option for option in ranked[count:] if option.action == quick]


class _Worlds:
    """The games that may come of a view: hidden cards and dice to come differ in each."""

    def __init__(self, view: Game, options: list[Option], hand: QuickHand, habits: Habits) -> None:
        self._view = view
        self._seat: Final = view.state.seat
        self._actions = [option.action for option in options]
        self._hand = hand
        self._weights = habits.weights
        self._early = view.state.turn + habits.turns
        self._number = -1
        self._dealt = view

    def play_on(self, choice: int, world: int, to_the_end: bool) -> PlayedOn:
        """Quick hands play both seats, for a few turns and perhaps to the end."""
        if world != self._number:
            self._number, self._dealt = world, self._view.view(self._seat, world)
        game = self._dealt.copy()
        advance(game, self._actions[choice], world)
        work = _STARTING + self._hand.play_on(game, world, self._early)
        early = chances(game.state, self._seat, self._weights)
        if not to_the_end:
            return PlayedOn(early, None, work)
        work += self._hand.play_on(game, world)
        return PlayedOn(early, end_worth(game.state, self._seat), work)


def end_worth(state: State, seat: SeatIndex) -> float:
    """What the end of a game is worth, from 0 to 1: victory above all, and points a little."""
    lead = state.points[seat] - state.points[1 - seat]
    won = 0.5 + 0.5 * ((lead > 0) - (lead < 0))
    return (1.0 - _MARGIN) * won + _MARGIN / (1.0 + math.exp(-lead / _TELLING))
