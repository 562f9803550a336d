"""What looking back has found, as puzzles for another day."""

from datetime import date
from typing import Any

from colosseum import games
from colosseum.play import identity
from colosseum.play.daily import challenges
from colosseum.play.puzzles import mistakes
from colosseum.play.puzzles.mistakes import Mistake
from colosseum.play.seats import seats_of
from colosseum.rules.journal import Journal
from colosseum.rules.kernel import SeatIndex
from colosseum.scenes.parts.decision_cards import positions_before
from colosseum.tutor.looking_back import Findings


def mistakes_of(
    journal: Journal[Any], findings: Findings, today: date | None = None
) -> list[Mistake]:
    """The decisions that clearly cost something, unless nobody could hit upon the better one."""
    near = games.find(journal.game.name).near
    clear = [it for it in findings.costly if it.is_clear and near(it.other, (it.other,))]
    positions = positions_before(journal, {finding.number for finding in clear})
    day = today or challenges.day_of(challenges.now())
    return [
        Mistake.of(day, positions[it.number], str(it.taken), str(it.other)).costing(
            it.difference, it.error, it.rounds
        )
        for it in clear
    ]


def coming_back(journal: Journal[Any], seat: SeatIndex, findings: Findings) -> int:
    """How many of the player's own decisions return as puzzles; none of anyone else's do."""
    if seat != identity.place_in(seats_of(journal)):
        return 0
    kept = mistakes.recorded()
    found = [kept.get(it.key) for it in mistakes_of(journal, findings)]
    return sum(it is not None and not it.is_done for it in found)
