"""What an expert would do, and why. It only tells: whoever asked decides."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from colosseum.ai.colosseum.levels import GRAND
from colosseum.ai.colosseum.player import ColosseumPlayer
from colosseum.ai.colosseum.trading import Memory
from colosseum.ai.player import Option
from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.actions import Offer
from colosseum.rules.kernel import Action, SeatIndex, Sentence
from colosseum.tutor.colosseum import doing
from colosseum.tutor.colosseum.about import About

EXPERT: Final = replace(GRAND, rounds=0)
"""The Grand Impresario without the long search, so that the answer comes at once."""
_MOST: Final = 3
_SEED: Final = 0
"""Of the view and the expert: the same question always has the same answer."""


@dataclass(frozen=True, slots=True)
class Advised:
    """Something to do."""

    action: Action
    words: Sentence
    """What it is."""
    reason: Sentence
    """Why, as the expert would say it."""
    behind: float
    """How many spectators of the last event it is worth less than the best; 0 for that one."""
    about: About


@dataclass(frozen=True, slots=True)
class Advice:
    """The best choices, the best first; none while somebody else decides."""

    choices: tuple[Advised, ...]


def advise(game: Game, seat: SeatIndex, offers: Sequence[Offer] = ()) -> Advice:
    """What to do in this decision of the seat's.

    `offers` are those that the seat has made this turn: none of them is proposed again.
    """
    if game.decision is None or game.decision.seat != seat:
        return Advice(())
    view = game.view(seat, _SEED)
    memory = Memory(view.state.turn, list(offers))
    ranked = ColosseumPlayer(EXPERT, _SEED, memory).choose(view).alternatives
    best = ranked[0].value
    return Advice(
        tuple(
            Advised(
                option.action,
                doing.told(view, option.action),
                option.reason,
                best - option.value,
                doing.place(view, option.action),
            )
            for option in _different(view, ranked)[:_MOST]
        )
    )


def _different(view: Game, ranked: Sequence[Option]) -> list[Option]:
    """Of choices that are told alike, such as by either of two equal dice, the first."""
    found: dict[str, Option] = {}
    for option in ranked:
        found.setdefault(doing.told(view, option.action), option)
    return list(found.values())
