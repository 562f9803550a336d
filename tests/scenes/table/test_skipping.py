"""Hurrying opponents along: Skip, pressed impatiently, never decides for the player."""

import random

import pytest

from colosseum import games
from colosseum.play.seats import RANDOM, Seat
from colosseum.play.session import Session
from colosseum.rules.colosseum.events import CouldNotBid
from colosseum.scenes.table.scene import TableScene
from tests.conftest import OpenApp
from tests.hands import FRAME, Hands

KIT = games.find("colosseum")
TURNS = 2


@pytest.mark.parametrize("every", [0.1, 0.2, 0.35])
def test_skip_pressed_again_and_again_takes_no_decision_for_the_player(
    open_app: OpenApp, every: float
) -> None:
    hands = Hands(open_app((1024, 576), speed="fast", muted=True))
    seats = [Seat("Aquila"), *(Seat(n, RANDOM, i) for i, n in enumerate(("Lupa", "Sol"), 1))]
    session = Session.new(KIT, seats, 5)
    table = TableScene(hands.app, session)
    hands.open(table)
    skip = hands.app.screen.point(table.kit.watching(table).widgets()[-1].box.center)
    chance, decided = random.Random(5), 0
    while session.game.state.turn <= TURNS and session.decision is not None:
        before = taken_by_the_person(session)
        for _ in range(3):
            hands.click_at(skip)
            hands.wait(every - 2 * FRAME)
        assert taken_by_the_person(session) == before, "Skip decided something"
        if table.course.is_asking:
            table.act(chance.choice(session.game.choices().actions))
            decided += 1
    assert decided > 5


def taken_by_the_person(session: Session) -> int:
    """How many decisions; whoever cannot pay a bid has none."""
    own = [record for record in session.journal.records if record.seat == 0]
    return sum(not any(isinstance(it, CouldNotBid) for it in record.events) for record in own)
