"""Log, panel and plaques follow what is shown: none of them knows more than the board."""

import time
from collections.abc import Iterator
from functools import lru_cache
from random import Random

import pygame
import pytest

from colosseum import games
from colosseum.play import statistics
from colosseum.play.seats import HUMAN, USUAL_NAMES, Seat
from colosseum.play.session import Session
from colosseum.rules.colosseum import events as ev
from colosseum.rules.kernel import Event
from colosseum.scenes.parts.log import Log
from colosseum.scenes.results import ResultsScene
from colosseum.scenes.table.colosseum.activity import words_for
from colosseum.scenes.table.colosseum.motions import Tumble
from colosseum.scenes.table.colosseum.panels.watching import Watching
from colosseum.scenes.table.colosseum.spectacle import Spectacle
from colosseum.scenes.table.replay import ReplayScene
from colosseum.scenes.table.scene import TableScene
from tests import games as some_games
from tests.conftest import OpenApp
from tests.hands import Hands

KIT = games.find("colosseum")
SMALL = (1024, 576)
FRAME = 0.05
SUSPENSE = (ev.DiceRolled, ev.TieRolled, ev.EventProduced, ev.PodiumReceived, ev.GameEnded)
"""What is told only once it has been seen."""


def lineup(others: str = "novice") -> list[Seat]:
    levels = (HUMAN, others, others)
    return [Seat(USUAL_NAMES[place], level, place) for place, level in enumerate(levels)]


def before_the_last_event() -> Session:
    """The position in which the last event is about to be produced."""
    played = some_games.finished_journal(3)
    session = Session.new(KIT, lineup(), 7)
    last = max(
        number
        for number, record in enumerate(played.records)
        if any(isinstance(event, ev.EventProduced) for event in record.events)
    )
    for record in played.records[:last]:
        session.act(record.action)
    return session


def frames(hands: Hands, table: TableScene, count: int) -> Iterator[None]:
    """Let a game go on frame by frame; the person decides at random, and looks at everything."""
    chance = Random(5)
    for _ in range(count):
        hands.app.step([], FRAME)
        if hands.app.scene is not table:
            return
        yield
        if not table.display.busy:
            time.sleep(0.001)
            if table.session.awaits_human and not hands.sees("skip"):
                table.act(table.session.game.choices().pick(chance))
                yield
        elif table.display.timeline.waiting:
            table.clicked((0, 0))


def shown_so_far(table: TableScene) -> list[Event]:
    """Every event that began to be shown, but for the last one if it keeps its suspense."""
    records, display = table.records, table.display
    if display.busy and display.showing:
        earlier = [event for record in records[:-1] for event in record.events]
        now = display.showing[-1]
        return [*earlier, *display.showing[:-1], *([] if isinstance(now, SUSPENSE) else [now])]
    return [event for record in records for event in record.events]


@lru_cache(maxsize=2)
def told(table: TableScene, events: tuple[Event, ...]) -> Log:
    """What the log says of these events; from one frame to the next they are mostly the same."""
    log = Log(table.kit.teller, table.seats)
    log.begin(table.session.journal.beginning())
    for event in events:
        log.add(event)
    return log


def check_log(table: TableScene) -> None:
    assert table.log.entries == told(table, tuple(shown_so_far(table))).entries


def check_panel(table: TableScene) -> None:
    """It names nobody but those who have had a part in what is shown, or who decide now."""
    panel, showing = table._panel, table.display.showing
    if not isinstance(panel, Watching):
        assert not showing
        return
    if showing:
        about = {table.records[-1].seat, *(getattr(event, "seat", None) for event in showing)}
        assert "is next" not in panel.title
    else:
        decision = table.session.decision
        about = {decision.seat if decision else None}
    others = [name for seat, name in enumerate(table.display.names) if seat not in about]
    assert not any(name in panel.title for name in others), panel.title
    if isinstance(table.display.timeline.now, Spectacle):
        seat = table.records[-1].seat
        is_yours = table.seats[seat].is_human
        assert panel.title == ("Your event" if is_yours else f"{table.seats[seat].name}’s event")


def check_plaques(table: TableScene) -> None:
    """Their words are the player's own and recent; nobody’s turn is announced before they decide.

    What is said about a bid or an offer is gone once it is over.
    """
    events = [event for event in shown_so_far(table) if words_for(event)]
    for seat, name in enumerate(table.display.names):
        plaque = next(it for it in table.page.widgets if it.key == f"plaque-{seat}")
        words = plaque.tip.splitlines()[0].removeprefix(name).removeprefix(": ")
        decision = table.session.decision
        if words == "your turn":
            assert not isinstance(table._panel, Watching)
        elif words == "thinking…":
            assert not table.display.showing
            assert decision is not None
        if words in ("your turn", "thinking…"):
            assert decision is not None
            assert decision.seat == seat
        elif words:
            own = [event for event in events if getattr(event, "seat", None) == seat]
            assert words == words_for(own[-1])
            if words in ("offers a deal", "refuses", "struck a deal", "passes"):
                assert own[-1] is events[-1]


@pytest.mark.parametrize("seed", [3, 4])
def test_all_words_are_about_what_has_been_shown(open_app: OpenApp, seed: int) -> None:
    hands = Hands(open_app(SMALL, muted=True))
    table = TableScene(hands.app, Session.new(KIT, lineup(), seed))
    hands.app.push(table)
    for _ in frames(hands, table, 20_000):
        check_log(table)
        check_panel(table)
        check_plaques(table)
        if table.game.state.turn == 2 and not table.display.busy:
            return
    pytest.fail("the first turn never ended")


def test_the_finale_is_not_spoilt(open_app: OpenApp) -> None:
    hands = Hands(open_app(SMALL, muted=True))
    table = TableScene(hands.app, before_the_last_event())
    hands.app.push(table)
    seen: set[type] = set()
    for _ in frames(hands, table, 2000):
        check_log(table)
        check_panel(table)
        check_plaques(table)
        motion = table.display.timeline.now
        seen.add(type(motion))
        if isinstance(motion, Spectacle | Tumble):
            assert not any("The game ends" in line for line in table.log.lines)
            assert table.display.showing
            assert told(table, (table.display.showing[-1],)).lines[-1] != table.log.lines[-1]
    assert Spectacle in seen
    assert isinstance(hands.scene, ResultsScene)
    assert len(statistics.entries(KIT)) == 1


def test_skipping_tells_the_rest_at_once(open_app: OpenApp) -> None:
    hands = Hands(open_app(SMALL, muted=True))
    table = TableScene(hands.app, before_the_last_event())
    hands.app.push(table)
    for _ in frames(hands, table, 500):
        if table.display.busy:
            table.display.finish()
            check_log(table)
            break
    else:
        pytest.fail("nothing was ever shown")


def test_a_replay_tells_an_event_when_it_has_been_counted(open_app: OpenApp) -> None:
    hands = Hands(open_app(SMALL, muted=True))
    journal = some_games.finished_journal(3)
    scene = ReplayScene(hands.app, journal)
    hands.open(scene)
    number = next(
        number
        for number, record in enumerate(journal.records)
        if any(isinstance(event, ev.EventProduced) for event in record.events)
    )
    scene.go_to(number)
    before = list(scene.log.events)
    hands.press(pygame.K_PAGEDOWN)
    hands.wait(1.0)
    assert isinstance(scene.display.timeline.now, Spectacle)
    assert not any(isinstance(event, ev.EventProduced) for event in scene.log.events[len(before) :])
    scene.display.finish()
    assert tuple(scene.log.events[len(before) :]) == journal.records[number].events
    scene.go_to(number)
    assert scene.log.events == before


def test_undo_in_mid_motion_takes_back_what_was_told(open_app: OpenApp) -> None:
    hands = Hands(open_app(SMALL, muted=True))
    session = Session.new(KIT, [Seat(n, HUMAN, i) for i, n in enumerate(USUAL_NAMES[:3])], 5)
    table = TableScene(hands.app, session)
    hands.open(table)
    while table.display.busy:
        hands.wait()
    hands.click("pass")
    assert table.display.busy
    assert len(table.log.lines) == 1
    hands.press(pygame.K_u)
    hands.wait(1.0)
    assert table.records == table.log.lines == []
    check_plaques(table)
    hands.click("pass")
    check_log(table)


@pytest.mark.parametrize("pace", ["instant", "normal"])
def test_words_stay_right_while_someone_skips(open_app: OpenApp, pace: str) -> None:
    hands = Hands(open_app(SMALL, muted=True, speed=pace))
    table = TableScene(hands.app, Session.new(KIT, lineup(), 6))
    hands.app.push(table)
    for _ in frames(hands, table, 20_000):
        table.skip()
        check_log(table)
        check_plaques(table)
        if len(table.records) > 30:
            return
    pytest.fail("the game does not go on")


def test_a_page_is_laid_out_once_for_all_that_ends_at_a_time(
    open_app: OpenApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    hands = Hands(open_app(SMALL, muted=True))
    table = TableScene(hands.app, before_the_last_event())
    hands.app.push(table)
    laid_out = []
    for _ in frames(hands, table, 500):
        if table.display.busy:
            monkeypatch.setattr(table.page, "put", lambda *_: laid_out.append(True))
            table.display.finish()
            break
    assert len(laid_out) == 1
