"""What the panel shows to someone who watches: whose moment it is, what, and a line on it."""

from typing import TypeAlias

import pytest

from colosseum.gallery.colosseum import positions
from colosseum.play.session import Session
from colosseum.rules.colosseum import events as ev
from colosseum.rules.journal import Journal
from colosseum.scenes.table.colosseum.display import ColosseumDisplay
from colosseum.scenes.table.colosseum.panels.watched_moments import Moment, Moments
from colosseum.scenes.table.scene import TableScene
from tests.conftest import OpenApp
from tests.hands import Hands

ME = 0
Kind: TypeAlias = type[ev.EventProduced] | type[ev.MarketWon] | type[ev.PodiumReceived]


@pytest.fixture
def hands(open_app: OpenApp) -> Hands:
    return Hands(open_app((1280, 720), muted=True))


def watched(hands: Hands, kind: Kind, *, mine: bool) -> tuple[TableScene, Moment]:
    """The panel's moment when such an event of the recorded game is shown."""
    played = positions.whole_game(4)
    so_far = Journal(played.beginning())
    for record in played.records:
        found = [it for it in record.events if isinstance(it, kind)]
        if found and (found[0].seat == ME) is mine:
            break
        so_far.apply(record.action)
    scene = TableScene(hands.app, Session(so_far, positions.seated(4), None))
    hands.app.start_over(scene)
    after = so_far.game.copy()
    after.apply(record.action)
    scene.display.play(record, after)
    while not any(isinstance(it, kind) for it in scene.showing):
        hands.app.step([], 0.05)
    moment = Moments(scene, ME).latest(scene.showing)
    assert moment is not None
    return scene, moment


@pytest.mark.parametrize("kind", [ev.EventProduced, ev.MarketWon, ev.PodiumReceived])
@pytest.mark.parametrize("mine", [True, False], ids=["mine", "theirs"])
def test_great_moments_fill_the_panel(hands: Hands, kind: Kind, mine: bool) -> None:
    scene, moment = watched(hands, kind, mine=mine)
    assert scene._panel.title == moment.title
    assert moment.seat is not None
    assert (moment.seat == ME) is mine
    assert moment.words
    assert moment.paint is not None, "it is about something that can be seen"
    me = scene.seats[ME].name
    assert me not in moment.title + moment.words, "nobody is told of themselves by name"


def test_the_count_of_an_event_is_not_told_ahead(hands: Hands) -> None:
    scene, moment = watched(hands, ev.EventProduced, mine=False)
    (event,) = [it for it in scene.showing if isinstance(it, ev.EventProduced)]
    assert str(event.score.total) not in moment.words.split()


def test_tokens_on_their_way_are_not_in_the_market_too(hands: Hands) -> None:
    scene, _ = watched(hands, ev.MarketWon, mine=False)
    (won,) = [it for it in scene.showing if isinstance(it, ev.MarketWon)]
    display = scene.display
    assert isinstance(display, ColosseumDisplay)
    hands.app.step([], 0.1)
    assert display.tokens_in(won.market) == ()
    display.finish()
    assert display.tokens_in(won.market) == display.shown.state.markets[won.market]


def test_no_panel_is_empty_between_turns_or_at_the_end(hands: Hands) -> None:
    scene, _ = watched(hands, ev.MarketWon, mine=False)
    moments = Moments(scene, ME)
    for event in (ev.TurnBegan(2, ME), ev.TurnBegan(5, ME), ev.GameEnded((1,))):
        moment = moments.latest([event])
        assert moment is not None
        assert moment.words
