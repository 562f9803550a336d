"""A battle's die has been rolled: what is still needed to win, and what would be spent in vain."""

from colosseum.rules.kernel import Action
from colosseum.rules.roma.actions import Pay, UseDie
from colosseum.rules.roma.cards import CARDS
from colosseum.rules.roma.cards.battles import Battle
from colosseum.rules.roma.cards.defence import defence
from colosseum.rules.roma.state import Activation, State


def lacking(state: State) -> int:
    """By how much the roll falls short of the defence; it wins if that is not above 0."""
    asking = _asking(state)
    return defence(state, 1 - state.seat, asking.target) - asking.roll


def price_of_victory(state: State) -> int:
    """What the card asks for in sesterces."""
    return max(0, lacking(state)) * CARDS[_asking(state).card].amount


def is_in_vain(state: State, action: Action) -> bool:
    """Whether it spends money or a die on a battle that this does not decide."""
    match action:
        case Pay(sesterces):
            return sesterces not in (0, price_of_victory(state))
        case UseDie(die):
            is_battle = isinstance(CARDS[_asking(state).card], Battle)
            return is_battle and not die >= lacking(state) > 0
    return False


def _asking(state: State) -> Activation:
    assert state.activation is not None
    return state.activation
