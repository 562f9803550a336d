"""What looking back has found in the last few games, since looking takes its time."""

from typing import Any, Final

from colosseum import games
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


class LastingLook:
    """A look at a game that goes on when nobody waits for it any more.

    So its luck is in the statistics, and what cost most comes back as a puzzle, for those too who
    do not stay at the results.
    """

    def __init__(
        self, journal: Journal[Any], seat: SeatIndex, process: LookBackProcess | None
    ) -> None:
        self._journal = journal
        self._seat = seat
        self._process = process
        """What has been looking for a while, if anything has."""

    def go_on(self) -> bool:
        if self._process is None:
            kit = games.find(self._journal.game.name).ai
            self._process = LookBackProcess(kit, self._journal, self._seat)
        self._process.poll()
        if self._process.is_busy:
            return False
        keep(self._journal, self._seat, self._process)
        self._process.close()
        return True

    def close(self) -> None:
        if self._process is not None:
            self._process.close()
