"""What a character likes to do for its own sake, beyond what that brings."""

from dataclasses import dataclass, replace
from typing import Final

from colosseum.ai.player import Option
from colosseum.rules.kernel import Action
from colosseum.rules.roma import actions as act
from colosseum.rules.roma.data import BRIBERY, EMPTY, RULES, CardNumber, Place
from colosseum.rules.roma.state import State

_SHOWING: Final = 6
"""Turns of both players in which tastes count in full; each further one takes a part away,"""
_FADING: Final = 12
"""until after so many more they count for nothing."""
_KINDS: Final = len(RULES.cards)


@dataclass(frozen=True, slots=True)
class Tastes:
    """In victory points."""

    places: tuple[Place, ...] = ()
    """Where it likes its cards best,"""
    place: float = 0.0
    """and how much."""
    avoided: tuple[Place, ...] = ()
    """Where it does not like them, by as much."""
    cards: frozenset[CardNumber] = frozenset()
    """What it likes to keep, to lay and to activate,"""
    card: float = 0.0
    """and how much."""
    money: float = 0.0
    draw: float = 0.0
    activate: float = 0.0
    bribe: float = 0.0
    """For a die used like that."""
    lay: float = 0.0
    """For laying cards before anything else."""
    big_die: float = 0.0
    """For each pip of a die: it begins with the biggest, or with the smallest."""
    reroll: float = 0.0

    def of(self, state: State, action: Action) -> float:
        match action:
            case act.Give(cards):
                return -sum(map(self._card, cards))
            case act.Keep(card) | act.Take(card):
                return self._card(card)
            case act.Lay(card, place):
                return self._place(place)
            case act.Play(card, place):
                return self.lay + self._place(place) + self._card(card)
            case act.Reroll():
                return self.reroll
        return self._die(state, action)

    def _die(self, state: State, action: Action) -> float:
        side = state.sides[state.seat]
        match action:
            case act.TakeMoney(die):
                return self.money + self.big_die * die
            case act.DrawCards(die):
                return self.draw + self.big_die * die
            case act.Activate(die):
                return self.activate + self.big_die * die + self._card(side[die])
            case act.Bribe(die):
                return self.bribe + self.big_die * die + self._card(side[BRIBERY])
        return 0.0

    def _card(self, card: CardNumber) -> float:
        return self.card if card != EMPTY and card % _KINDS in self.cards else 0.0

    def _place(self, place: Place) -> float:
        if place in self.avoided:
            return -self.place
        return self.place if place in self.places else 0.0


def kinds(*keys: str) -> frozenset[CardNumber]:
    """The cards with these keys."""
    return frozenset(map(RULES.number, keys))


def tasted(state: State, options: list[Option], tastes: Tastes) -> list[Option]:
    """The options as a character sees them, who adds what it likes to what they are worth.

    One recognises it at the beginning; later it plays as well as it can.
    """
    left = min(1.0, 1.0 - (state.turn - _SHOWING) / _FADING)
    if left <= 0:
        return options
    return [
        replace(option, value=option.value + left * tastes.of(state, option.action))
        for option in options
    ]
