"""Looking through the orders in which a turn's dice and cards can be used."""

from collections.abc import Sequence

from colosseum.ai.roma.expected_worth import value_after
from colosseum.ai.roma.valuation import value
from colosseum.ai.roma.weights import Weights
from colosseum.rules.kernel import Action, SeatIndex
from colosseum.rules.roma import Game
from colosseum.rules.roma.actions import Activate, Bribe, DrawCards, EndTurn
from colosseum.rules.roma.decision_kinds import DecisionKind
from colosseum.rules.roma.state import State, without


class TurnSearch:
    """The best that a player can make of the rest of a turn.

    `widths` says how many of the best actions are followed at each step. The same position is
    reached in many orders and valued once. An action left to chance counts for what it brings on
    average, and the turn goes on as if it had done nothing.
    """

    def __init__(self, seat: SeatIndex, weights: Weights, widths: Sequence[int]) -> None:
        self._seat = seat
        self._weights = weights
        self._widths = widths
        self._known: dict[tuple[object, ...], float] = {}

    def values(self, game: Game) -> list[tuple[Action, float]]:
        """Every action with the value of the best line that begins with it."""
        return self._values(game, 0)

    def _values(self, game: Game, depth: int) -> list[tuple[Action, float]]:
        found = [
            (action, value_after(game, action, self._seat, self._weights))
            for action in game.choices().actions
        ]
        if depth < len(self._widths):
            found.sort(key=lambda pair: -pair[1])
            for number, (action, worth) in enumerate(found[: self._widths[depth]]):
                found[number] = action, worth + self._more(game, action, depth + 1)
        return found

    def _more(self, game: Game, action: Action, depth: int) -> float:
        """How much better the turn goes on than it looks right after an action."""
        if isinstance(action, EndTurn):
            return 0.0
        after = game.copy()
        after.apply(action)
        if not self._is_certain(game, after):
            after = _spent(game, action)
        if after.state.step != DecisionKind.ACT:
            return 0.0
        return max(0.0, self._best(after, depth) - value(after.state, self._seat, self._weights))

    def _is_certain(self, before: Game, after: Game) -> bool:
        """Whether nothing was left to chance or to a further question."""
        return (
            after.state.chance == before.state.chance
            and after.state.activation is None
            and after.state.piles == before.state.piles
        )

    def _best(self, game: Game, depth: int) -> float:
        key = (*_key(game.state), depth)
        best = self._known.get(key)
        if best is None:
            best = max([worth for _, worth in self._values(game, depth)])
            self._known[key] = best
        return best


def _spent(game: Game, action: Action) -> Game:
    """The game with the die of an action used, as if the action had done nothing."""
    after = game.copy()
    state = after.state
    match action:
        case Activate(die) | DrawCards(die):
            state.dice = without(state.dice, die)
        case Bribe(die):
            state.dice = without(state.dice, die)
            state.money[state.seat] -= die
            state.bribed = True
    return after


def _key(state: State) -> tuple[object, ...]:
    """Everything that the player's own actions can change before chance does."""
    seat = state.seat
    return (
        *state.sides,
        *state.points,
        state.money[seat],
        state.hands[seat],
        state.dice,
        state.supply,
        state.bribed,
        state.fewer_dice,
        state.weakened,
        state.blocked,
    )
