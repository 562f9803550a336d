"""Nothing jumps: the panel keeps its height within a phase, even while a deed is shown."""

import pytest

from colosseum.gallery.colosseum import positions
from colosseum.play.seats import HUMAN, Seat
from colosseum.play.session import Session
from colosseum.rules.colosseum.decision_kinds import DecisionKind
from colosseum.rules.colosseum.state import Phase
from colosseum.rules.journal import Journal
from colosseum.scenes.table.colosseum.layout import LOW_PANEL, PANEL, TALL_PANEL
from colosseum.scenes.table.scene import TableScene
from tests.conftest import OpenApp
from tests.hands import Hands

NAMES = ("Aquila", "Lupa", "Sol", "Laurus")


def test_all_panels_of_a_phase_are_equally_high(open_app: OpenApp) -> None:
    app = open_app((1280, 720), speed="instant", muted=True)
    played = positions.whole_game(len(NAMES))
    seats = [Seat(name, HUMAN, place) for place, name in enumerate(NAMES)]
    session = Session(Journal(played.beginning()), seats, None)
    scene = TableScene(app, session)
    heights: dict[Phase, set[float]] = {}
    for record in played.records:
        panel = scene.kit.panel_for(scene)
        heights.setdefault(session.game.state.phase, set()).add(panel.box.height)
        session.act(record.action)
        scene.display.show(session.game)
    assert {phase: len(found) for phase, found in heights.items()} == dict.fromkeys(Phase, 1)


@pytest.mark.parametrize(
    ("kind", "height"),
    [
        (DecisionKind.INVEST, PANEL.height),
        (DecisionKind.BID, PANEL.height),
        (DecisionKind.ROLL, TALL_PANEL.height),
        (DecisionKind.DISCARD, PANEL.height),
    ],
)
def test_it_stays_as_high_while_ones_own_deed_is_shown(
    open_app: OpenApp, kind: str, height: float
) -> None:
    hands = Hands(open_app((1280, 720), muted=True))
    scene = TableScene(hands.app, positions.deciding(kind, 2))
    hands.open(scene)
    assert scene._panel.box.height == height
    scene.act(scene.game.choices().actions[0])
    hands.app.step([], 0.02)
    assert scene.display.busy
    assert scene._panel.box.height == height


def test_it_leaves_the_log_more_room_while_rivals_act(open_app: OpenApp) -> None:
    hands = Hands(open_app((1280, 720), muted=True))
    session = next(it for it in positions.saved() if it.decision is not None)
    scene = TableScene(hands.app, session)
    hands.app.start_over(scene)
    hands.app.step([], 0.0)
    assert not scene.course.is_asking
    assert scene._panel.box == LOW_PANEL
