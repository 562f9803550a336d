"""Playing on from a moment of a game: a new game that begins there."""

from typing import Any

from colosseum.play.seats import seats_of
from colosseum.play.session import Session
from colosseum.rules.journal import Journal
from colosseum.scenes import routes
from colosseum.scenes.scene import Window
from colosseum.widgets.button import Button
from colosseum.widgets.design_units import Box
from colosseum.words.translation import tr


def play_on_button(
    key: str, box: Box, window: Window, journal: Journal[Any], moment: int
) -> Button:
    """A button that begins a new game where another was after this many actions."""
    return Button(
        key,
        box,
        tr("Play on from here"),
        lambda: _play_on(window, journal, moment),
        size=17,
        inset=8,
        tip=tr("Start a new game from this moment. The old one stays as it is."),
        disabled_because=_why_not(journal, moment),
    )


def _why_not(journal: Journal[Any], moment: int) -> str | None:
    if not any(seat.is_human for seat in seats_of(journal)):
        return tr("Only computers play in this game.")
    if journal.game.decision is None and moment == len(journal.records):
        return tr("The game is over here.")
    return None


def _play_on(window: Window, journal: Journal[Any], moment: int) -> None:
    window.start_over(routes.table(window, Session.played_on_from(journal, moment)))
