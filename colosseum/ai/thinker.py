"""An opponent who values what each choice leads to, one step ahead."""

from collections.abc import Callable
from random import Random

from colosseum.ai import bidding, dealing, nobles
from colosseum.ai.option import Option
from colosseum.ai.player import Choice
from colosseum.ai.valuation import Outlook
from colosseum.ai.weights import Weights
from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.actions import (
    CashMedal,
    ExchangeAction,
    MedalMove,
    Offer,
    Pass,
    Produce,
    Roll,
)
from colosseum.rules.colosseum.data import RULES, Asset
from colosseum.rules.colosseum.producing import producible
from colosseum.rules.colosseum.scoring import best_cast, count, usable
from colosseum.rules.kernel import Action, Sentence


class Thinker:
    def __init__(self, weights: Weights, seed: int) -> None:
        self.weights = weights
        self.rng = Random(seed)
        self.memory = dealing.Memory()

    def choose(self, view: Game) -> Choice:
        decision = view.decision
        assert decision is not None
        deciders: dict[str, Callable[[Game], list[Option]]] = {
            "invest": self._invest,
            "open": lambda v: bidding.openings(v, self.weights),
            "bid": lambda v: bidding.bids(v, self.weights),
            "trade": lambda v: dealing.offers(v, self.weights, self.memory),
            "answer": lambda v: dealing.answers(v, self.weights, self.memory),
            "settle": lambda v: dealing.answers(v, self.weights, self.memory),
            "roll": lambda v: [Option(Roll(), 0.0, Sentence("The nobles may come."))],
            "move": lambda v: nobles.moves(v, self.weights),
            "produce": self._produce,
            "discard": self._each,
            "donation": self._each,
        }
        options = deciders[decision.kind](view)
        best = max(options, key=lambda option: option.value)
        if isinstance(best.action, Offer):
            self.memory.offers.append(best.action)
        return Choice(best.action, best.reason)

    def _worth(self, game: Game, seat: int) -> float:
        return Outlook(game.state, seat, self.weights).worth()

    def _after(self, view: Game, action: Action) -> Game:
        after = view.copy()
        after.apply(action)
        return after

    def _each(self, view: Game) -> list[Option]:
        seat = view.state.seat
        return [
            Option(action, self._worth(self._after(view, action), seat), Sentence("It costs least."))
            for action in view.choices().actions
            if not isinstance(action, CashMedal | ExchangeAction)
        ]

    def _invest(self, view: Game) -> list[Option]:
        return self._each(view)

    def _produce(self, view: Game) -> list[Option]:
        state = view.state
        seat, me = state.seat, state.me
        last_turn = state.turn == RULES.turns
        if last_turn and ExchangeAction() in view.choices().actions:
            return [Option(ExchangeAction(), 0.0, Sentence("A medal draws 3 spectators."))]
        options = []
        medals = me.medals if last_turn else 0
        for programme in producible(me):
            cast = best_cast(me, programme, usable(me, programme)[1])
            action = Produce(programme.number, *cast, medals)
            score = count(state, seat, programme, cast[0], len(cast[1]), medals).total
            after = self._after(view, action)
            value = self._worth(after, seat)
            options.append(Option(action, value, Sentence("It draws {n} spectators.", n=score)))
        options.append(
            Option(Pass(), self._worth(self._after(view, Pass()), seat), Sentence("No event fits."))
        )
        if me.medals:
            options += self._medal_moves(view, options)
        return options

    def _medal_moves(self, view: Game, options: list[Option]) -> list[Option]:
        found = []
        now = nobles.value(view.state, view.state.nobles, self.weights)
        base = max(option.value for option in options)
        for action in view.choices().actions:
            if isinstance(action, MedalMove):
                squares = list(view.state.nobles)
                squares[action.noble] = (squares[action.noble] + action.squares) % RULES.squares
                gain = nobles.value(view.state, squares, self.weights) - now
                cost = RULES.medal_spectators if view.state.turn == RULES.turns else self.weights.medal
                if gain > cost:
                    found.append(Option(action, base + gain - cost, Sentence("A noble comes nearer.")))
        return found


def held_with(tokens: list[int], gained: tuple[Asset, ...]) -> list[int]:
    after = tokens[:]
    for token in gained:
        after[token] += 1
    return after
