"""Passing without the event one could produce: asked about first, since it costs a turn."""

from collections.abc import Callable
from functools import partial

from colosseum.rules.colosseum.actions import Pass
from colosseum.rules.colosseum.data import Programme
from colosseum.scenes import routes
from colosseum.scenes.parts.question import Question
from colosseum.scenes.table.colosseum.panels.decision_panel import Deciding
from colosseum.words.translation import ntr, tr


def forgoing(panel: Deciding, programme: Programme, spectators: int) -> Callable[[], None]:
    """A press that passes, once the player is sure to want no event that draws so many."""
    ask = partial(_question, programme, spectators)
    return partial(routes.confirm, panel.table.window, ask, panel.acting(Pass()))


def _question(programme: Programme, spectators: int) -> Question:
    explanation = ntr(
        "As things stand, {programme} would draw {count} spectator and earn you {count} coin.",
        "As things stand, {programme} would draw {count} spectators and earn you {count} coins.",
        spectators,
        programme=programme.name,
    )
    return Question(tr("Produce no event?"), tr("No event"), explanation, tr("Play on"))
