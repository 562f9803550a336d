"""The opponents of Arena: Roma II, as everything that knows no game sees them."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from colosseum.ai.kit import OpponentKit, PlayingOn
from colosseum.ai.player import Choice
from colosseum.ai.roma.expected_lead import expected_lead
from colosseum.ai.roma.habits import Habits
from colosseum.ai.roma.levels import GRAND, LEVELS
from colosseum.ai.roma.measures import MEASURES
from colosseum.ai.roma.player import RomaPlayer
from colosseum.ai.roma.quick_choice import QuickHand
from colosseum.ai.roma.styles import STYLES
from colosseum.rules.kernel import Record, SeatIndex
from colosseum.rules.roma import Game

QUICK: Final = Habits()
EXPERT: Final = replace(GRAND, work=1_000)
"""The Grand Impresario with a shorter search, so that the answer comes at once."""
_SEED: Final = 0
"""The same question always has the same answer."""


def quick_choice(view: Game) -> Choice:
    return RomaPlayer(QUICK, _SEED).choose(view)


def expert_choice(view: Game, records: Sequence[Record]) -> Choice:
    """Choose as an expert would; everything that matters is in the view."""
    return RomaPlayer(EXPERT, _SEED).choose(view)


def quick_hand(seed: int) -> QuickHand:
    """For games played on: thirty times as quick as a level, and without chance."""
    return QuickHand(QUICK.weights)


def lead(game: Game, seat: SeatIndex) -> float:
    return game.state.points[seat] - game.state.points[1 - seat]


KIT: Final = OpponentKit(
    game=Game,
    levels=LEVELS,
    quick=quick_choice,
    expert=expert_choice,
    playing_on=PlayingOn(quick_hand, lead, work=250_000, at_a_glance=expected_lead),
    measures=MEASURES,
    manners=STYLES,
)
