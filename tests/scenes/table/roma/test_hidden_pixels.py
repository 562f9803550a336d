"""Hidden cards leave no trace in any pixel: with others in their place, frames are the same."""

from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path

import pygame
import pytest

from colosseum.play.seats import HUMAN, Seat
from colosseum.play.session import Session
from colosseum.rules.chance import Chance
from colosseum.rules.journal import Journal
from colosseum.rules.kernel import Action, SeatIndex
from colosseum.rules.roma import Game
from colosseum.rules.roma.actions import EndTurn, Give, Lay
from colosseum.rules.roma.state import State
from colosseum.rules.roma.view import deal_again
from colosseum.rules.roma.ways import Way
from colosseum.scenes.table.roma.curtain import Curtain
from colosseum.scenes.table.scene import TableScene
from tests.conftest import OpenApp
from tests.hands import Hands

pytestmark = pytest.mark.painted

JOURNALS = Path(__file__).parents[3] / "rules" / "roma" / "journals"
PEOPLE = (Seat("Aquila", HUMAN, 0), Seat("Lupa", HUMAN, 1))
WAYS = {
    Way.ARENA: "second-rules",
    Way.MIXED: "mixed",
    Way.SET_EACH: "set-each",
    Way.OWN_DECKS: "own-decks",
    Way.ROMA: "roma",
}
TURNS = 2
"""How many turns of a game are looked at as they end, beside setting up."""
EACH = 0.5
COVERED, SHOWN = 2, 6
"""Frames at the curtain, and afterwards, so far apart: losses, dice, and the decision."""

Change = Callable[[State, SeatIndex], None]
"""Puts other cards in place of some, before the turn of that seat."""


def nothing(state: State, seat: SeatIndex) -> None:
    """Leave all cards where they are."""


def hidden_from(state: State, seat: SeatIndex) -> None:
    """Put other cards where the seat cannot know which they are; dice fall as before."""
    chance = state.chance.copy()
    deal_again(state, seat, Chance(4))
    state.chance = chance


def hidden_from_the_other(state: State, seat: SeatIndex) -> None:
    hidden_from(state, 1 - seat)


def hidden_from_either(state: State, seat: SeatIndex) -> None:
    hidden_from(state, seat)
    hidden_from(state, 1 - seat)


def is_hidden(state: State, seat: SeatIndex) -> bool:
    """Whether the seat holds cards that the other has not seen."""
    return len(state.hands[seat]) > len(state.known[seat])


def handed_over(journal: Journal[Game]) -> list[int]:
    """Actions after which the other one is to decide: in setup, and where turns end."""
    game = journal.beginning()
    setup, turns = list[int](), list[int]()
    for number, record in enumerate(journal.records):
        before = game.state.copy()
        game.apply(record.action)
        if game.decision is None or game.decision.seat == before.seat:
            continue
        if isinstance(record.action, EndTurn) and all(is_hidden(before, it) for it in (0, 1)):
            turns.append(number)
        is_secret = isinstance(record.action, Give) or before.is_face_down
        if is_secret and game.state.step == before.step:
            setup.append(number)  # nothing is exchanged or turned over yet
    return [*setup, *turns[:: max(1, len(turns) // TURNS)][:TURNS]]


def end(hands: Hands, journal: Journal[Game], planned: Action) -> None:
    """Do as planned, with whatever cards are there now."""
    state = journal.game.state
    if isinstance(planned, EndTurn):
        hands.click("end")
        return
    hands.click("choose-held-0")
    if isinstance(planned, Give):
        hands.click("choose-held-1")
    else:
        assert isinstance(planned, Lay)
        hands.click(f"choose-place-{state.seat}-{planned.place}")
    hands.click("do")


def frames(hands: Hands, journal: Journal[Game], number: int, change: Change) -> Iterator[bytes]:
    """What the window shows from the click that hands over until the next one decides."""
    begun = Journal(journal.beginning())
    for record in journal.records[:number]:
        begun.apply(record.action)
    change(begun.game.state, 1 - begun.game.state.seat)
    table = TableScene(hands.app, Session(begun, PEOPLE, None))
    hands.app.start_over(table)
    hands.app.step([], EACH)
    hands.click("take over")
    while table.display.busy or not table.course.is_asking:
        hands.app.step([], EACH)
    end(hands, begun, journal.records[number].action)
    assert isinstance(hands.app.scene, Curtain), "it falls with the click"
    for _ in range(COVERED):
        yield pygame.image.tobytes(hands.app.picture(), "RGB")
        hands.app.step([], EACH)
    hands.click("take over")
    for _ in range(SHOWN):
        yield pygame.image.tobytes(hands.app.picture(), "RGB")
        hands.app.step([], EACH)


@pytest.mark.parametrize("way", WAYS)
def test_hidden_cards_leave_no_trace_from_the_click_to_the_next_decision(
    open_app: OpenApp, way: Way
) -> None:
    # A hint is shown once, so it would be missing the second time; `test_secrets.py` reads them.
    quiet = {"muted": True, "confirmations": False, "hints": False}
    hands = Hands(open_app((1024, 576), speed="normal", **quiet))
    text = (JOURNALS / f"{WAYS[way]}.jsonl").read_text(encoding="utf-8")
    journal = Journal.of_text(Game, text)
    assert journal.game.options["cards"] == way.value
    looked_at = handed_over(journal)
    assert len(looked_at) > TURNS
    for number in looked_at:
        as_it_was = [*frames(hands, journal, number, nothing)]
        with_others = [*frames(hands, journal, number, hidden_from)]
        assert with_others == as_it_was, f"action {number}: the next one sees what is hidden"
        covered = [*islice(frames(hands, journal, number, hidden_from_either), COVERED)]
        assert covered == as_it_was[:COVERED], f"action {number}: the curtain shows something"
    *_, last = frames(hands, journal, looked_at[-1], hidden_from_the_other)
    assert last != as_it_was[-1], "her own hand is on the table, and would be seen to differ"
