"""What a saved game is played for, in words: a stage of the career, or a challenge."""

from colosseum.play.career.stages import find_table
from colosseum.play.daily.challenges import claim_of
from colosseum.words.translation import tr


def stage_title(stage: str) -> str:
    """By the name that journals keep; "" for a game that is played for itself."""
    found = find_table(stage) if stage else None
    if found is not None:
        return tr(found[0].title)
    return tr("Challenge of the day") if claim_of(stage) is not None else ""
