"""What follows a game that was played for laurels of the career, or for a day's challenge."""

from collections.abc import Callable

from colosseum.play.career.attempts import is_of_career
from colosseum.play.career.progress import Career
from colosseum.play.career.stages import Stage
from colosseum.play.daily.challenges import challenge_of
from colosseum.play.session import Session
from colosseum.scenes import routes
from colosseum.scenes.scene import Scene, Window
from colosseum.words.translation import tr


def played_for(session: Session) -> Callable[[Window, Session], Scene] | None:
    """The scene that tells what a game has earned; None if it was played for nothing else."""
    if is_of_career(session.journal):
        return routes.stage_end
    return routes.challenge_end if challenge_of(session.journal) is not None else None


def leads_on(career: Career, stage: Stage) -> bool:
    """Whether the stage is won and another is to be played: going on is better than again."""
    return career.is_won(stage) and bool(career.next_stages)


def career_words(career: Career, stage: Stage) -> str:
    """What the button says that leads from a game of this stage to the map."""
    return tr("Next stage") if leads_on(career, stage) else tr("Career")


def to_career(window: Window, career: Career, stage: Stage) -> None:
    """Open the map: at the next stage, or at this one while it can still be won."""
    chosen = None if leads_on(career, stage) else stage
    window.start_over(routes.career(window, chosen))
