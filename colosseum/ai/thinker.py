"""An opponent who values what each choice leads to."""

from collections.abc import Callable
from random import Random

from colosseum.ai import bidding, dealing, investing, nobles, staging
from colosseum.ai.habits import Habits
from colosseum.ai.player import Choice, Option, best_of
from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.actions import Offer, Roll
from colosseum.rules.kernel import Sentence

_ROLL = [Option(Roll(), 0.0, Sentence("Every die may bring a noble or a medal."))]


class Thinker:
    """The same habits and seed choose alike, whatever the bag and the dice hide."""

    def __init__(self, habits: Habits, seed: int) -> None:
        self._habits = habits
        self._rng = Random(seed)
        self._memory = dealing.Memory()
        self._deciders: dict[str, Callable[[Game], list[Option]]] = {
            "invest": lambda view: investing.investments(view, habits),
            "open": lambda view: bidding.openings(view, habits),
            "bid": lambda view: bidding.bids(view, habits),
            "trade": lambda view: dealing.offers(view, habits, self._memory),
            "answer": lambda view: dealing.answers(view, habits),
            "settle": lambda view: dealing.answers(view, habits),
            "roll": lambda view: _ROLL,
            "move": lambda view: nobles.moves(view, habits),
            "produce": lambda view: staging.stagings(view, habits),
            "discard": lambda view: staging.discards(view, habits),
            "donation": lambda view: staging.donations(view, habits),
        }

    def choose(self, view: Game) -> Choice:
        decision = view.decision
        assert decision is not None
        choice = best_of(self._blurred(self._deciders[decision.kind](view)))
        if isinstance(choice.action, Offer):
            self._memory.offers.append(choice.action)
        return choice

    def _blurred(self, options: list[Option]) -> list[Option]:
        """The options as this level sees them: some a little better than they are, some worse."""
        blur = self._habits.blur
        if not blur or len(options) == 1:
            return options
        return [
            Option(option.action, option.value + self._rng.gauss(0.0, blur), option.reason)
            for option in options
        ]
