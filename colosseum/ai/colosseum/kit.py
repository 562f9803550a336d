"""Colosseum's opponents, as everything that knows no game sees them."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Final

from colosseum.ai.colosseum.habits import Habits
from colosseum.ai.colosseum.levels import GRAND, LEVELS
from colosseum.ai.colosseum.measures import MEASURES
from colosseum.ai.colosseum.player import ColosseumPlayer
from colosseum.ai.colosseum.styles import STYLES
from colosseum.ai.colosseum.trading import Memory
from colosseum.ai.kit import OpponentKit, PlayingOn
from colosseum.ai.player import Choice
from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.actions import Offer
from colosseum.rules.colosseum.events import PhaseBegan
from colosseum.rules.kernel import Record, SeatIndex

QUICK: Final = Habits(offers=0, foresight=False)
EXPERT: Final = replace(GRAND, rounds=0, market_rounds=0)
"""The Grand Impresario without the long search, so that the answer comes at once."""
_SEED: Final = 0
"""The same question always has the same answer."""


def quick_choice(view: Game) -> Choice:
    return ColosseumPlayer(QUICK, _SEED).choose(view)


def expert_choice(view: Game, records: Sequence[Record]) -> Choice:
    """Choose as an expert would after these records: deals already offered are left out."""
    memory = Memory(view.state.turn, _offers(view, records))
    return ColosseumPlayer(EXPERT, _SEED, memory).choose(view)


def _offers(view: Game, records: Sequence[Record]) -> list[Offer]:
    """Find the offers that the deciding player has made in this phase."""
    found = []
    for record in reversed(records):
        if any(isinstance(event, PhaseBegan) for event in record.events):
            break
        if isinstance(record.action, Offer) and record.seat == view.state.seat:
            found.append(record.action)
    return found


def best_event(game: Game, seat: SeatIndex) -> float:
    return game.state.impresarios[seat].best


KIT: Final = OpponentKit(
    game=Game,
    levels=LEVELS,
    quick=quick_choice,
    expert=expert_choice,
    playing_on=PlayingOn(partial(ColosseumPlayer, EXPERT), best_event, work=45_000),
    measures=MEASURES,
    manners=STYLES,
)
