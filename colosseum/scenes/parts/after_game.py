"""What follows a game that was played for laurels of the career, or for a day's challenge."""

from collections.abc import Callable

from colosseum.play.career.attempts import is_of_career
from colosseum.play.daily.challenges import challenge_of
from colosseum.play.session import Session
from colosseum.scenes import routes
from colosseum.scenes.scene import Scene, Window


def played_for(session: Session) -> Callable[[Window, Session], Scene] | None:
    """The scene that tells what a game has earned; None if it was played for nothing else."""
    if is_of_career(session.journal):
        return routes.stage_end
    return routes.challenge_end if challenge_of(session.journal) is not None else None
