"""A pointer that rests where it has acted is over no other deed of the next panel."""

from collections.abc import Iterator

import pytest

from colosseum.gallery.colosseum import positions
from colosseum.play.seats import HUMAN, Seat
from colosseum.play.session import Session
from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.actions import Move
from colosseum.rules.journal import Journal
from colosseum.rules.kernel import Action, SeatIndex
from colosseum.scenes.table.panel import Panel
from colosseum.scenes.table.scene import TableScene
from colosseum.tutor.colosseum.marks import ActionButton, Walk
from colosseum.widgets.widget import Widget
from tests.conftest import OpenApp

NAMES = ("Aquila", "Lupa", "Sol", "Laurus", "Delphinus")


def deeds(panel: Panel[Game]) -> Iterator[tuple[type[Action], Widget]]:
    """What a press would do at once, and where."""
    for widget in panel.widgets() + panel.on_board():
        for mark in widget.about if widget.enabled and widget.on_press is not None else ():
            if isinstance(mark, ActionButton):
                yield mark.action, widget
            elif isinstance(mark, Walk):
                yield Move, widget


@pytest.mark.parametrize("players", [3, 4, 5])
def test_no_two_deeds_share_a_place_in_successive_panels(open_app: OpenApp, players: int) -> None:
    """A whole game: two decisions of one player in a turn, with nobody between them."""
    app = open_app((1280, 720), speed="instant", muted=True)
    played = positions.whole_game(players)
    seats = [Seat(NAMES[seat], HUMAN, seat) for seat in range(players)]
    session = Session(Journal(played.beginning()), seats, None)
    scene = TableScene(app, session)
    before: tuple[SeatIndex, int, type[Action], list[tuple[type[Action], Widget]]] | None = None
    shared = set()
    for record in played.records:
        now = list(deeds(scene.kit.panel_for(scene)))
        turn = session.game.state.turn
        if before is not None and before[:2] == (record.seat, turn):
            for did, pressed in before[3]:
                if did is before[2]:
                    shared |= {
                        (did.__name__, deed.__name__)
                        for deed, other in now
                        if deed is not did and other.box.colliderect(pressed.box)
                    }
        before = record.seat, turn, type(record.action), now
        session.act(record.action)
        scene.display.show(session.game)
    assert shared == set()
