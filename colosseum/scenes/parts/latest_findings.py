"""What looking back has found in the last few games, since looking takes its time."""

from typing import Any, Final

from colosseum.play import accounts, identity
from colosseum.play.puzzles import mistakes
from colosseum.play.seats import seats_of
from colosseum.rules.journal import Journal
from colosseum.rules.kernel import SeatIndex
from colosseum.scenes.parts.found_mistakes import mistakes_of
from colosseum.tutor.look_back_process import LookBackProcess
from colosseum.tutor.looking_back import Findings

_KEPT: Final = 8

kept: dict[tuple[str, SeatIndex], Findings] = {}
"""By the games' text and the seat."""


def keep(journal: Journal[Any], seat: SeatIndex, process: LookBackProcess) -> None:
    """Keep what a process has found; what luck and decisions made of the game, for good.

    What cost the player most becomes a puzzle for another day.
    """
    if process.findings is not None:
        kept[journal.text(), seat] = process.findings
        while len(kept) > _KEPT:
            kept.pop(next(iter(kept)))
        if seat == identity.place_in(seats_of(journal)):
            mistakes.keep(mistakes_of(journal, process.findings))
    if process.account is not None and process.is_whole:
        accounts.keep(journal, seat, process.account)
