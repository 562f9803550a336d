"""A position in figures: what every judgement of a card or a die begins with."""

from collections.abc import Callable
from functools import cache
from typing import Final, TypeVar

from colosseum.ai.roma.weights import CARD_WORTHS, Weights
from colosseum.rules.kernel import SeatIndex
from colosseum.rules.roma.cards import CARDS, Card
from colosseum.rules.roma.data import EMPTY, RULES, CardNumber, CardSet
from colosseum.rules.roma.state import NOTHING_WEAKER, Cards, State
from colosseum.rules.roma.ways import Way

T = TypeVar("T")


def by_number(figure: Callable[[Card], T]) -> tuple[T, ...]:
    """A figure of every card, by its number, whichever deck it is from."""
    return tuple(figure(CARDS[number]) for number in sorted(CARDS))


WORTHS: Final = by_number(lambda card: CARD_WORTHS[card.key])
_COPIES: Final = tuple(card.copies_in(CardSet.ARENA) for card in RULES.cards)
_MEAN_WORTH: Final = sum(
    worth * copies for worth, copies in zip(WORTHS, _COPIES, strict=False)
) / sum(_COPIES)
DRAWS: Final = (0.0, 1.0, 1.2, 1.32, 1.4, 1.46, 1.5)
"""What the best of that number of cards is worth, in shares of a usual card in a hand."""
IS_BUILDING: Final = by_number(lambda card: card.is_building)
DEFENCES: Final = by_number(lambda card: card.defence)
PRICES: Final = by_number(lambda card: card.price)
_PROTECTS: Final = by_number(lambda card: card.protects)
_NONE_ADDED: Final = (0, 0)
"""Arena's own cards change no defence."""
_FACES: Final = RULES.faces
_FULL_SUPPLY: Final = RULES.points - 2 * RULES.setup_points
_SETTLING: Final = 2.5
"""Turns after which a card or money for it has paid; with fewer to come both lose value."""


@cache
def _mean_worth(deck: Cards) -> float:
    return sum([WORTHS[card] for card in deck]) / len(deck)


def mean_worths(state: State) -> tuple[float, float]:
    """What a card that nobody has seen is worth on average: both lists of cards are public."""
    if state.way is Way.ARENA:
        return _MEAN_WORTH, _MEAN_WORTH
    return _mean_worth(state.decks[0]), _mean_worth(state.decks[-1])


def _protection(state: State) -> tuple[int, int]:
    """What each side's cards add to the defence of its others."""
    mine, theirs = (
        sum([_PROTECTS[card] for card in side if card != EMPTY]) for side in state.sides
    )
    return mine, theirs


class Table:
    """The figures of a state as one player sees it, worked out once."""

    __slots__ = (
        *("state", "seat", "weights", "characters", "buildings", "holes", "rounds", "share"),
        *("point", "hole", "sesterce", "card_in_hand", "die_worths", "mean_worths"),
        *("is_arena", "added_defence", "lasting_defence"),
    )
    rounds: float
    """Turns of each player that are still to come, about."""
    share: float
    """These turns as a part of all that one looks forward to."""
    point: float
    """What a victory point counts: more, the closer the end."""
    hole: float
    """What an empty place costs."""
    sesterce: float
    card_in_hand: float
    """The share of its use that a card in a hand has."""
    die_worths: list[float]
    """What each face is worth without a card to activate: the better of money and cards."""
    mean_worths: tuple[float, float]
    """What an unknown card of each player's deck is worth."""
    is_arena: bool
    """Whether only Arena's cards are played with: nothing helps a Forum or changes a defence."""
    added_defence: tuple[int, int]
    """What the defences of each side's cards are changed by now (ROM-25),"""
    lasting_defence: tuple[int, int]
    """and once the turn is over."""

    def __init__(self, state: State, seat: SeatIndex, weights: Weights) -> None:
        self.state = state
        self.seat = seat
        self.weights = weights
        self.characters = [0, 0]
        self.buildings = [0, 0]
        self.holes = [0, 0]
        places = len(state.places)
        for side in (0, 1):
            characters = buildings = 0
            for card in state.sides[side]:
                if card != EMPTY:
                    if IS_BUILDING[card]:
                        buildings += 1
                    else:
                        characters += 1
            self.characters[side], self.buildings[side] = characters, buildings
            self.holes[side] = places - characters - buildings
        self.is_arena = state.way is Way.ARENA
        self.lasting_defence = _NONE_ADDED if self.is_arena else _protection(state)
        self.added_defence = self.lasting_defence
        if state.weakened != NOTHING_WEAKER:
            mine, theirs = self.lasting_defence
            self.added_defence = mine - state.weakened[0], theirs - state.weakened[1]
        self.rounds = min(weights.most_rounds, state.supply / weights.drain + 0.5)
        self.share = self.rounds / weights.most_rounds
        self.point = 1.0 + weights.late * max(0.0, 1.0 - state.supply / _FULL_SUPPLY)
        pays = min(1.0, self.rounds / _SETTLING)
        self.hole = weights.hole * min(1.0, self.rounds / 2)
        self.sesterce = weights.sesterce * pays
        self.card_in_hand = weights.in_hand * pays
        self.mean_worths = mean_worths(state)
        usual = self.in_hand(self.mean_worths[seat])
        self.die_worths = [
            max(self.sesterce * die, usual * DRAWS[die]) for die in range(_FACES + 1)
        ]

    def loss(self, card: CardNumber) -> float:
        """What its owner loses with a card in play."""
        return WORTHS[card] * self.share + self.hole

    def defence(self, seat: SeatIndex, card: CardNumber) -> int:
        """The defence of a card on a player's side, with all that changes it (ROM-25)."""
        if self.is_arena:
            return DEFENCES[card]
        return DEFENCES[card] + self.added_defence[seat] - _PROTECTS[card]

    def kept(self, card: CardNumber) -> float:
        """What a card is worth to the player into whose hand it goes."""
        return self.in_hand(WORTHS[card])

    def in_hand(self, worth: float) -> float:
        """What a card of that worth is worth before it is laid."""
        return self.card_in_hand * (worth + self.weights.any_card)
