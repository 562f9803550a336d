"""Passing without an event, a market or an expansion one could have: asked about first.

It costs a turn.
"""

from collections.abc import Callable
from functools import partial

from colosseum.rules.colosseum.actions import Pass
from colosseum.rules.colosseum.data import Programme
from colosseum.rules.colosseum.display_names import market_name
from colosseum.scenes import routes
from colosseum.scenes.parts.question import Question
from colosseum.scenes.table.colosseum.panels.decision_panel import Deciding
from colosseum.words.translation import ntr, tr


def forgoing(panel: Deciding, programme: Programme, spectators: int) -> Callable[[], None]:
    """A press that passes, once the player is sure to want no event that draws so many."""
    return _asking_first(panel, partial(_no_event, programme, spectators))


def forgoing_market(panel: Deciding, market: int, spectators: int) -> Callable[[], None]:
    """The same, once the player is sure not to open a market that would add this many."""
    return _asking_first(panel, partial(_no_market, market, spectators))


def forgoing_expansion(panel: Deciding, programme: Programme) -> Callable[[], None]:
    """The same, once the player is sure never to produce a programme that needs a larger arena."""
    return _asking_first(panel, partial(_no_expansion, programme))


def _asking_first(panel: Deciding, ask: Callable[[], Question]) -> Callable[[], None]:
    return partial(routes.confirm, panel.table.window, ask, panel.acting(Pass()))


def _no_market(market: int, spectators: int) -> Question:
    explanation = ntr(
        "{market} would add {count} spectator to one of your programmes. If you pass, you can "
        "still bid when others open a market.",
        "{market} would add {count} spectators to one of your programmes. If you pass, you can "
        "still bid when others open a market.",
        spectators,
        market=market_name(market),
    )
    return Question(tr("Open no market?"), tr("Pass"), explanation, tr("Play on"))


def _no_expansion(programme: Programme) -> Question:
    explanation = ntr(
        "{programme} needs {count} arena square, and this is the last turn: without an expansion "
        "you cannot produce it.",
        "{programme} needs {count} arena squares, and this is the last turn: without an expansion "
        "you cannot produce it.",
        programme.arena,
        programme=programme.name,
    )
    return Question(tr("Leave your arena as it is?"), tr("Done"), explanation, tr("Play on"))


def _no_event(programme: Programme, spectators: int) -> Question:
    explanation = ntr(
        "As things stand, {programme} would draw {count} spectator and earn you {count} coin.",
        "As things stand, {programme} would draw {count} spectators and earn you {count} coins.",
        spectators,
        programme=programme.name,
    )
    return Question(tr("Produce no event?"), tr("No event"), explanation, tr("Play on"))
