"""A position in figures: what every judgement of a card or a die begins with."""

from collections.abc import Callable
from functools import cache, lru_cache
from typing import Final, TypeAlias, TypeVar

from colosseum.ai.roma.weights import CARD_WORTHS, Weights
from colosseum.rules.kernel import SeatIndex
from colosseum.rules.roma.cards import CARDS, Card
from colosseum.rules.roma.cards.defence import protection
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
UNAIDED: Final = by_number(lambda card: card.defence - card.protects)
"""Their defence without what they add to that of their side, which does not help themselves."""
_NONE_ADDED: Final = (0, 0)
"""Arena's own cards change no defence."""
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


@lru_cache(maxsize=1 << 14)
def _counted(side: Cards) -> tuple[int, int]:
    """A side's buildings, and all its cards."""
    cards = [card for card in side if card != EMPTY]
    return sum([IS_BUILDING[card] for card in cards]), len(cards)


Scale: TypeAlias = tuple[float, float, float, float, float, float, tuple[float, ...]]
"""Rounds, share, point, hole, sesterce, card in a hand, and the worth of each face: see `Table`."""


@cache
def scale_at(weights: Weights, supply: int, mean_worth: float) -> Scale:
    """What follows from the supply alone, and a player's cards: games ask for it all the time."""
    rounds = min(weights.most_rounds, supply / weights.drain + 0.5)
    pays = min(1.0, rounds / _SETTLING)
    sesterce, card_in_hand = weights.sesterce * pays, weights.in_hand * pays
    usual = card_in_hand * (mean_worth + weights.any_card)
    return (
        rounds,
        rounds / weights.most_rounds,
        1.0 + weights.late * max(0.0, 1.0 - supply / _FULL_SUPPLY),
        weights.hole * min(1.0, rounds / 2),
        sesterce,
        card_in_hand,
        tuple([max(sesterce * die, usual * draw) for die, draw in enumerate(DRAWS)]),
    )


def _added(state: State) -> tuple[int, int]:
    """What the cards of each side add to the defence of its others."""
    mine, theirs = state.sides
    return protection(mine), protection(theirs)


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
    die_worths: tuple[float, ...]
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
        (buildings, cards), (other_buildings, other_cards) = map(_counted, state.sides)
        self.buildings = buildings, other_buildings
        self.characters = cards - buildings, other_cards - other_buildings
        places = len(state.places)
        self.holes = places - cards, places - other_cards
        self.is_arena = state.way is Way.ARENA
        self.lasting_defence = _NONE_ADDED if self.is_arena else _added(state)
        self.added_defence = self.lasting_defence
        if state.weakened != NOTHING_WEAKER:
            mine, theirs = self.lasting_defence
            self.added_defence = mine - state.weakened[0], theirs - state.weakened[1]
        self.mean_worths = mean_worths(state)
        scale = scale_at(weights, state.supply, self.mean_worths[seat])
        self.rounds, self.share, self.point, self.hole = scale[:4]
        self.sesterce, self.card_in_hand, self.die_worths = scale[4:]

    def loss(self, card: CardNumber) -> float:
        """What its owner loses with a card in play."""
        return WORTHS[card] * self.share + self.hole

    def defence(self, seat: SeatIndex, card: CardNumber) -> int:
        """The defence of a card on a player's side, with all that changes it (ROM-25)."""
        return UNAIDED[card] + self.added_defence[seat]

    def kept(self, card: CardNumber) -> float:
        """What a card is worth to the player into whose hand it goes."""
        return self.in_hand(WORTHS[card])

    def in_hand(self, worth: float) -> float:
        """What a card of that worth is worth before it is laid."""
        return self.card_in_hand * (worth + self.weights.any_card)
