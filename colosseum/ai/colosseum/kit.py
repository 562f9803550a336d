"""Colosseum's opponents, as everything that knows no game sees them."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from colosseum.ai.colosseum.habits import Habits
from colosseum.ai.colosseum.levels import GRAND, LEVELS
from colosseum.ai.colosseum.measures import MEASURES
from colosseum.ai.colosseum.player import ColosseumPlayer
from colosseum.ai.colosseum.trading import Memory
from colosseum.ai.kit import OpponentKit
from colosseum.ai.player import Choice
from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.actions import Offer
from colosseum.rules.kernel import Action

QUICK: Final = Habits(offers=0, foresight=False)
EXPERT: Final = replace(GRAND, rounds=0)
"""The Grand Impresario without the long search, so that the answer comes at once."""
_SEED: Final = 0
"""The same question always has the same answer."""


def quick_choice(view: Game) -> Choice:
    return ColosseumPlayer(QUICK, _SEED).choose(view)


def expert_choice(view: Game, done: Sequence[Action]) -> Choice:
    """What an expert would do who has made these offers this turn already."""
    offers = [action for action in done if isinstance(action, Offer)]
    return ColosseumPlayer(EXPERT, _SEED, Memory(view.state.turn, offers)).choose(view)


KIT: Final = OpponentKit(
    game=Game, levels=LEVELS, quick=quick_choice, expert=expert_choice, measures=MEASURES
)
