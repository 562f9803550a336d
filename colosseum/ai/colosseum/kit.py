"""Colosseum's opponents, as everything that knows no game sees them."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from colosseum.ai.colosseum.expected_event import expected_event
from colosseum.ai.colosseum.habits import Habits
from colosseum.ai.colosseum.levels import GRAND, LEVELS
from colosseum.ai.colosseum.measures import MEASURES
from colosseum.ai.colosseum.memory import REMEMBERED
from colosseum.ai.colosseum.player import ColosseumPlayer
from colosseum.ai.colosseum.styles import STYLES
from colosseum.ai.kit import OpponentKit, PlayingOn
from colosseum.ai.player import Choice
from colosseum.rules.colosseum import Game
from colosseum.rules.kernel import Record, SeatIndex

QUICK: Final = Habits(offers=0, foresight=False)
STEADY: Final = replace(GRAND, rounds=0, market_rounds=0, bid_rounds=0)
"""The Grand Impresario without the long search, so that the answer comes at once."""
EXPERT: Final = replace(STEADY, offers=1000, refusals=1000, jump=0.0)
"""The same as an advisor, who never tires of deals, and names the least bid that is enough."""
_SEED: Final = 0
"""The same question always has the same answer."""


def quick_choice(view: Game) -> Choice:
    return ColosseumPlayer(QUICK, _SEED).choose(view)


def expert_choice(view: Game, records: Sequence[Record]) -> Choice:
    """Choose as an expert would after these records: deals already refused are left out."""
    past = [event for record in records for event in record.events]
    return ColosseumPlayer(EXPERT, _SEED).choose(view, past)


def best_event(game: Game, seat: SeatIndex) -> float:
    return game.state.impresarios[seat].best


KIT: Final = OpponentKit(
    game=Game,
    levels=LEVELS,
    quick=quick_choice,
    expert=expert_choice,
    playing_on=PlayingOn(
        partial(ColosseumPlayer, STEADY), best_event, work=20_000, at_a_glance=expected_event
    ),
    measures=MEASURES,
    manners=STYLES,
    remembered=REMEMBERED,
)
