"""An opponent who values what each choice leads to."""

from collections.abc import Sequence
from random import Random

from colosseum.ai.player import Choice, Option, best_of
from colosseum.ai.roma.foresight import played_to_the_end
from colosseum.ai.roma.habits import Habits
from colosseum.ai.roma.quick_choice import QuickHand
from colosseum.ai.roma.valuation import chances, lead_for, odds
from colosseum.ai.roma.valued_options import valued
from colosseum.ai.search import play_on
from colosseum.rules.kernel import Event
from colosseum.rules.roma import Game

_SAME_DEAL = 0
"""Views are dealt again from this seed, so that their luck changes no choice."""


class RomaPlayer:
    """A player with certain habits; the same habits and seed always make the same choices."""

    def __init__(self, habits: Habits, seed: int) -> None:
        self._habits = habits
        self._rng = Random(seed)

    def choose(self, view: Game, past: Sequence[Event] | None = None) -> Choice:
        game = view.view(view.state.seat, _SAME_DEAL)
        options = self._blurred(valued(game, self._habits.weights, self._habits.widths))
        if len(options) > 1 and self._habits.work:
            options = played_to_the_end(game, options, self._habits)
        elif len(options) > 1 and self._habits.rounds:
            options = self._played_on(game, options)
        return best_of(options)

    def _played_on(self, game: Game, options: list[Option]) -> list[Option]:
        """Play the best choices on with quick hands, among them what those would choose."""
        habits, weights = self._habits, self._habits.weights
        hand = QuickHand(weights)
        quick = hand.choose(game).action
        ranked = sorted(options, key=lambda option: -option.value)
        close = ranked[: habits.candidates]
        close += [option for option in ranked[habits.candidates :] if option.action == quick]
        last = game.state.turn + habits.turns
        played = play_on(
            game,
            close,
            rounds=habits.rounds,
            players=lambda number: [hand, hand],
            is_over=lambda later: later.state.turn > last,
            value=lambda later, seat: chances(later.state, seat, weights),
        )
        return [
            Option(then.action, self._weighed(now.value, then.value), then.reason)
            for now, then in zip(close, played, strict=True)
        ]

    def _weighed(self, lead: float, share: float) -> float:
        """The lead that gives the chance of victory seen at once and in the rounds played on."""
        habits = self._habits
        first = odds(lead, habits.weights)
        chance = (habits.confidence * first + habits.rounds * share) / (
            habits.confidence + habits.rounds
        )
        return lead_for(chance, habits.weights)

    def _blurred(self, options: list[Option]) -> list[Option]:
        """The options as this level sees them: some look better than they are, some worse."""
        blur = self._habits.blur
        if not blur or len(options) == 1:
            return options
        return [
            Option(option.action, option.value + self._rng.gauss(0.0, blur), option.reason)
            for option in options
        ]
