"""A pointer that rests where it has acted is over no other deed of the next panel."""

from collections.abc import Iterator

import pytest

from colosseum.gallery.colosseum import positions
from colosseum.play.seats import HUMAN, Seat
from colosseum.play.session import Session
from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.actions import BuyProgramme, Expand, Move
from colosseum.rules.journal import Journal
from colosseum.rules.kernel import Action, SeatIndex
from colosseum.scenes.table.panel import Panel
from colosseum.scenes.table.scene import TableScene
from colosseum.tutor.colosseum.marks import ActionButton, ArenaEnd, Walk
from colosseum.widgets.widget import Widget
from tests.conftest import OpenApp

NAMES = ("Aquila", "Lupa", "Sol", "Laurus", "Delphinus")


def deeds(panel: Panel[Game]) -> Iterator[tuple[type[Action], Widget]]:
    """What a press would do at once, and where."""
    for widget in panel.widgets() + panel.on_board():
        for mark in widget.about if widget.enabled and widget.on_press is not None else ():
            if isinstance(mark, ActionButton) and mark.action is not BuyProgramme:
                yield mark.action, widget  # a programme is bought in the catalogue
            elif isinstance(mark, ArenaEnd):
                yield Expand, widget
            elif isinstance(mark, Walk):
                yield Move, widget


@pytest.mark.parametrize("players", [3, 4, 5])
def test_no_two_deeds_share_a_place_in_successive_panels(open_app: OpenApp, players: int) -> None:
    """A whole game: two decisions of one player with nobody between them, or in two turns."""
    app = open_app((1280, 720), speed="instant", muted=True)
    played = positions.whole_game(players)
    seats = [Seat(NAMES[seat], HUMAN, seat) for seat in range(players)]
    session = Session(Journal(played.beginning()), seats, None)
    scene = TableScene(app, session)
    before: dict[SeatIndex, tuple[int, list[tuple[type[Action], Widget]]]] = {}
    latest: SeatIndex | None = None
    shared = set()
    for record in played.records:
        now = list(deeds(scene.kit.panel_for(scene)))
        turn = session.game.state.turn
        then, pressed = before.get(record.seat, (turn, []))
        if record.seat == latest or then != turn:
            shared |= {
                (did.__name__, deed.__name__)
                for did, place in pressed
                for deed, other in now
                if deed is not did and other.box.colliderect(place.box)
            }
        taken = type(record.action)
        before[record.seat] = turn, [it for it in now if it[0] is taken]
        latest = record.seat
        session.act(record.action)
        scene.display.show(session.game)
    assert shared == set()
