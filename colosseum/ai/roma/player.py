"""An opponent who values what each choice leads to."""

from collections.abc import Sequence
from random import Random

from colosseum.ai.player import Choice, Option, best_of
from colosseum.ai.roma.foresight import played_on
from colosseum.ai.roma.habits import Habits
from colosseum.ai.roma.tastes import Tastes, tasted
from colosseum.ai.roma.valued_options import valued
from colosseum.rules.kernel import Event
from colosseum.rules.roma import Game

_SAME_DEAL = 0
"""Views are dealt again from this seed, so that their luck changes no choice."""
_NO_TASTES = Tastes()


class RomaPlayer:
    """A player with certain habits; the same habits and seed always make the same choices."""

    def __init__(self, habits: Habits, seed: int, tastes: Tastes = _NO_TASTES) -> None:
        self._habits = habits
        self._rng = Random(seed)
        self._tastes = tastes

    def choose(self, view: Game, past: Sequence[Event] | None = None) -> Choice:
        game = view.view(view.state.seat, _SAME_DEAL)
        options = self._blurred(valued(game, self._habits.weights, self._habits.widths))
        options = tasted(game.state, options, self._tastes)
        if len(options) > 1 and self._habits.work:
            options = tasted(game.state, played_on(game, options, self._habits), self._tastes)
        return best_of(options)

    def _blurred(self, options: list[Option]) -> list[Option]:
        """The options as this level sees them: some look better than they are, some worse."""
        blur = self._habits.blur
        if not blur or len(options) == 1:
            return options
        return [
            Option(option.action, option.value + self._rng.gauss(0.0, blur), option.reason)
            for option in options
        ]
