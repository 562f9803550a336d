"""The expert whom the advisor asks."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from colosseum.ai.colosseum.levels import GRAND
from colosseum.ai.colosseum.player import Thinker
from colosseum.ai.colosseum.trading import Memory
from colosseum.ai.player import Option
from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.actions import Offer
from colosseum.rules.colosseum.events import PhaseBegan
from colosseum.rules.kernel import Record

EXPERT: Final = replace(GRAND, rounds=0)
"""The Grand Impresario without the long search, so that the answer comes at once."""
_SEED: Final = 0
"""The same question always has the same answer."""


def expert_choices(view: Game, records: Sequence[Record]) -> Sequence[Option]:
    """Rank what can be done; a deal that was offered before in this phase is left out."""
    memory = Memory(view.state.turn, _offers(view, records))
    return Thinker(EXPERT, _SEED, memory).choose(view).alternatives


def _offers(view: Game, records: Sequence[Record]) -> list[Offer]:
    """The offers that the deciding player has made in this phase."""
    found = []
    for record in reversed(records):
        if any(isinstance(event, PhaseBegan) for event in record.events):
            break
        if isinstance(record.action, Offer) and record.seat == view.state.seat:
            found.append(record.action)
    return found
