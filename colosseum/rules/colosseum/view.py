"""A view of the game: what every seat knows of it, the rest dealt again."""

from colosseum.rules.chance import Chance
from colosseum.rules.colosseum.state import State


def deal_again(state: State, chance: Chance) -> None:
    """All holdings are public (SET-5), so every seat sees everything but what is still to come.

    The face-down token is the one green token nobody sees anywhere else, so its
    face can be worked out; the bag's order and the dice cannot.
    """
    bag = sorted(state.bag)
    chance.shuffle(bag)
    state.bag = tuple(bag)
    state.chance = chance
