"""What there is to do here today: the next stage, the challenge, old mistakes."""

from dataclasses import dataclass
from datetime import date
from typing import Self

from colosseum.play import identity
from colosseum.play.career import attempts
from colosseum.play.career.progress import Career
from colosseum.play.career.stages import Stage
from colosseum.play.daily import challenges, tries
from colosseum.play.daily.challenges import Challenge
from colosseum.play.daily.diary import Diary
from colosseum.play.puzzles import mistakes


@dataclass(frozen=True, slots=True)
class News:
    name: str
    career: Career
    stage: Stage | None
    """The next one to win; None once all are won."""
    challenge: Challenge | None
    """Today's; None once it is played."""
    streak: int
    """Days in a row on which a challenge was played."""
    due: int
    """How many of the player's mistakes have come back as puzzles."""
    today: date

    @classmethod
    def read(cls, game: str) -> Self:
        """Read it all; the next stage is one of this game if there is any."""
        today = challenges.day_of(challenges.now())
        career = Career(attempts.recorded())
        diary = Diary(tries.recorded(), {}, today)
        return cls(
            name=identity.load().name,
            career=career,
            stage=career.next_stage(game),
            challenge=None if diary.has_played(today) else challenges.of_day(today),
            streak=diary.streak,
            due=mistakes.count_due(today),
            today=today,
        )
