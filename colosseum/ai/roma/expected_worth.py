"""What an action leads to: its value over everything that dice and the pile may bring."""

from collections.abc import Sequence
from itertools import count
from typing import Final

from colosseum.ai.roma.table_worth import DRAWS, WORTHS
from colosseum.ai.roma.valuation import Outlook, value
from colosseum.ai.roma.weights import Weights
from colosseum.rules.chance import Chance
from colosseum.rules.kernel import Action, SeatIndex
from colosseum.rules.roma import Game
from colosseum.rules.roma.actions import (
    DrawCards,
    EndTurn,
    KeepDice,
    Lay,
    Reroll,
    RerollTriple,
    Take,
)
from colosseum.rules.roma.data import EMPTY, RULES
from colosseum.rules.roma.decision_kinds import DecisionKind
from colosseum.rules.roma.state import State, without

_DEALS: Final = 3
"""How many ways the pile is dealt for an action that uncovers cards."""
_DEEPEST: Final = 2
"""Rolls and questions beyond which a position is judged as it stands."""
ONE_BY_ONE: Final = (DecisionKind.SEARCH, DecisionKind.LAY_FREE, DecisionKind.LAY_AGAIN)
"""Questions about many cards, of which one is as good a beginning as another."""


def _seed_of(face: int) -> int:
    """A seed whose first roll shows that face."""
    return next(seed for seed in count() if Chance(seed).below(RULES.faces) + 1 == face)


_FACE_SEEDS: Final = tuple(_seed_of(face) for face in range(1, RULES.faces + 1))


def value_after(
    game: Game, action: Action, seat: SeatIndex, weights: Weights, depth: int = 0
) -> float:
    """The mean value of what an action leads to, its own further questions answered well.

    The game is the seat's view; whatever the pile and the dice hide in it counts for nothing.
    `depth` is how many rolls and questions have led here: an Arena with a Tuba can have so many
    that one stops to think about them.
    """
    match action:
        case EndTurn():
            return _without_dice(game.state, seat, weights)
        case DrawCards(die):
            return _drawn(game.state, die, seat, weights)
        case KeepDice() | RerollTriple() | Reroll():
            return _rolled(game.state, action, seat, weights)
    after = game.copy()
    after.apply(action)
    if game.state.step is DecisionKind.SEARCH:  # only the pile is shuffled
        return _resolved(after, seat, weights, depth + 1)
    if after.state.chance != game.state.chance:
        if depth == _DEEPEST:
            return value(game.state, seat, weights)
        return _mean_of_faces(game, action, seat, weights, depth + 1)
    if after.state.piles != game.state.piles:
        return _mean_of_deals(game, action, seat, weights, depth + 1)
    return _resolved(after, seat, weights, depth + 1)


def _resolved(game: Game, seat: SeatIndex, weights: Weights, depth: int) -> float:
    """The value of a game once the questions of an acting card are answered."""
    if game.state.activation is None or depth > _DEEPEST:
        return value(game.state, seat, weights)
    return max([value_after(game, answer, seat, weights, depth) for answer in _answers(game)])


def _answers(game: Game) -> Sequence[Action]:
    """All answers to a card, but of cards to take or lay in any order only with the best one."""
    actions = game.choices().actions
    if game.state.step not in ONE_BY_ONE:
        return actions
    cards = [it.card for it in actions if isinstance(it, Lay | Take)]
    best = max(cards, key=WORTHS.__getitem__, default=EMPTY)
    return [it for it in actions if not isinstance(it, Lay | Take) or it.card == best]


def _mean_of_faces(
    game: Game, action: Action, seat: SeatIndex, weights: Weights, depth: int
) -> float:
    total = 0.0
    for seed in _FACE_SEEDS:
        after = game.copy()
        after.state.chance = Chance(seed)
        after.apply(action)
        total += _resolved(after, seat, weights, depth)
    return total / len(_FACE_SEEDS)


def _mean_of_deals(
    game: Game, action: Action, seat: SeatIndex, weights: Weights, depth: int
) -> float:
    total = 0.0
    for number in range(_DEALS):
        after = game.view(seat, number)
        after.apply(action)
        total += _resolved(after, seat, weights, depth)
    return total / _DEALS


def _without_dice(state: State, seat: SeatIndex, weights: Weights) -> float:
    after = state.copy()
    after.dice = ()
    return value(after, seat, weights)


def _drawn(state: State, die: int, seat: SeatIndex, weights: Weights) -> float:
    """A die on Cards: what the best of the cards drawn is usually worth."""
    after = state.copy()
    after.dice = without(state.dice, die)
    held = len(state.hands[seat])
    outlook = Outlook(after, seat, weights)
    card = outlook.in_hand(outlook.mean_worths[seat]) * DRAWS[die]
    return outlook.value() + card * weights.next_in_hand**held


def _rolled(state: State, action: Action, seat: SeatIndex, weights: Weights) -> float:
    """Dice kept at what they can do, dice rolled again at what a die can do on average."""
    match action:
        case Reroll(dice):
            again = dice
        case RerollTriple():
            again = state.dice
        case _:
            again = ()
    outlook = Outlook(state, seat, weights)
    usual = sum(map(outlook.die, range(1, RULES.faces + 1))) / RULES.faces
    return outlook.value() + sum([usual - outlook.die(die) for die in again])
