"""The close of a turn: nobody misses what happens to them."""

import pygame
import pytest

from colosseum import games
from colosseum.play.seats import HUMAN, USUAL_NAMES, Seat
from colosseum.play.session import Session
from colosseum.rules.colosseum import events as ev
from colosseum.rules.colosseum.actions import Pass
from colosseum.rules.colosseum.data import RULES, Asset
from colosseum.rules.colosseum.scoring import Score
from colosseum.rules.kernel import Event, Record
from colosseum.scenes.table.colosseum import layout
from colosseum.scenes.table.colosseum.animations import motions
from colosseum.scenes.table.colosseum.ceremonies import Ceremony
from colosseum.scenes.table.colosseum.display import ColosseumDisplay
from colosseum.scenes.table.colosseum.spectacle import Spectacle
from colosseum.scenes.table.replay import ReplayScene
from colosseum.scenes.table.scene import TableScene
from colosseum.widgets.motion import Motion
from tests import games as some_games
from tests.conftest import OpenApp
from tests.hands import FRAME, Hands

KIT = games.find("colosseum")
SMALL = (640, 360)
ME, LUPA, SOL = 0, 1, 2
MINE: list[Event] = [
    ev.PodiumReceived(ME),
    ev.TokenDonated(ME, Asset.LION, SOL),
]
THEIRS: list[Event] = [
    ev.PodiumReceived(LUPA),
    ev.TokenDonated(LUPA, Asset.LION, SOL),
]
ASKED_FOR = ev.TokenDonated(LUPA, Asset.LION, ME)
DISCARDS = [ev.TokenDiscarded(seat, Asset.LION) for seat in (LUPA, ME, SOL)]


def sit_down(hands: Hands, levels: tuple[str, ...] = (HUMAN, "novice", "novice")) -> TableScene:
    seats = [Seat(USUAL_NAMES[place], level, place) for place, level in enumerate(levels)]
    table = TableScene(hands.app, Session.new(KIT, seats, 5))
    hands.app.push(table)
    return table


@pytest.fixture
def hands(open_app: OpenApp) -> Hands:
    return Hands(open_app(SMALL, muted=True))


def ceremony(event: Event, table: TableScene) -> Ceremony:
    assert isinstance(table.display, ColosseumDisplay)
    found = motions(event, table.display)[0]
    assert isinstance(found, Ceremony)
    return found


def play(table: TableScene, *events: Event) -> None:
    """As if an opponent had done all this in one action."""
    table.display.finish()
    table.display.play(Record(LUPA, Pass(), events), table.game)


def test_what_concerns_a_person_waits_for_them(hands: Hands) -> None:
    table = sit_down(hands)
    for event in MINE:
        assert ceremony(event, table).waits
    for event in THEIRS:
        assert not ceremony(event, table).waits
        assert 1.5 < ceremony(event, table).seconds < 4


def test_nothing_waits_where_a_game_is_only_watched(hands: Hands) -> None:
    scene = ReplayScene(hands.app, some_games.finished_journal(3))
    assert isinstance(scene.display, ColosseumDisplay)
    for event in (*MINE, *THEIRS):
        assert not any(motion.waits for motion in motions(event, scene.display))


@pytest.mark.parametrize("by", [None, pygame.K_SPACE, pygame.K_RETURN])
def test_going_on_ends_what_waits_and_only_that(hands: Hands, by: int | None) -> None:
    """By a click, or by either key."""
    table = sit_down(hands)
    play(table, MINE[1], MINE[0])
    timeline = table.display.timeline
    hands.wait(6.0)
    first = timeline.now
    assert timeline.waiting
    if by is None:
        hands.click_at(hands.app.screen.point(layout.CENTRE))
    else:
        hands.press(by)
    assert isinstance(timeline.now, Ceremony)
    assert timeline.now is not first


def event_of(seat: int) -> Event:
    return ev.EventProduced(seat, 5, (Asset.GLADIATOR,), (), 0, Score(9, 0, 0, 0, 0, 0, 0))


@pytest.mark.parametrize("event", [MINE[0], event_of(ME)], ids=["ceremony", "event"])
def test_what_is_hidden_takes_no_click_and_has_no_tooltip(hands: Hands, event: Event) -> None:
    """A click on a market behind the amphitheatre lets go of it as well."""
    table = sit_down(hands)
    hands.wait(0.1)
    at = hands.point("market-1", 0.2)
    hands.app.step([pygame.Event(pygame.MOUSEMOTION, pos=at)], FRAME)
    play(table, event)
    hands.wait(12.0)
    assert table.display.timeline.waiting
    assert table.page.hovered is None
    hands.click_at(at)
    assert not table.display.timeline.waiting
    hands.wait()
    beside = (at[0] + 1, at[1])
    hands.app.step([pygame.Event(pygame.MOUSEMOTION, pos=beside)], FRAME)
    assert table.page.hovered is not None, "it can be seen again"


def test_the_count_is_no_button_that_opens_the_catalogue(hands: Hands) -> None:
    table = sit_down(hands)
    hands.wait(0.1)
    at = hands.point("catalogue")
    play(table, event_of(LUPA))
    hands.wait(1.0)
    hands.click_at(at)
    assert hands.scene is table


def test_someone_who_skips_still_sees_what_concerns_them(hands: Hands) -> None:
    table = sit_down(hands)
    play(table, THEIRS[0], THEIRS[1], MINE[1], THEIRS[1])
    timeline = table.display.timeline
    hands.press(pygame.K_s, pygame.K_s)
    shown = timeline.now
    assert isinstance(shown, Ceremony)
    assert shown.sentence == "You give Sol a lion."
    presses = 0
    while timeline.now is shown:
        hands.press(pygame.K_s)
        presses += 1
    assert presses * FRAME > 0.35, "nobody can skip what they have not seen"
    assert not table.display.busy


@pytest.mark.parametrize("event", [MINE[0], THEIRS[1]])
@pytest.mark.painted
def test_without_animations_there_is_a_still_picture(open_app: OpenApp, event: Event) -> None:
    hands = Hands(open_app(SMALL, muted=True, animations=False))
    table = sit_down(hands)
    play(table, event)
    hands.wait(0.1)
    early = pygame.image.tobytes(hands.app.picture(), "RGB")
    hands.wait(0.8)
    assert isinstance(table.display.timeline.now, Ceremony)
    assert pygame.image.tobytes(hands.app.picture(), "RGB") == early
    hands.wait(2.0)
    assert table.display.timeline.waiting == (event in MINE)


@pytest.mark.painted
def test_without_animations_an_event_is_a_still_picture_too(open_app: OpenApp) -> None:
    hands = Hands(open_app(SMALL, muted=True, animations=False))
    table = sit_down(hands)
    play(table, event_of(ME))
    hands.wait(0.1)
    early = pygame.image.tobytes(hands.app.picture(), "RGB")
    hands.wait(4.0)
    assert isinstance(table.display.timeline.now, Spectacle)
    assert table.display.timeline.waiting
    assert pygame.image.tobytes(hands.app.picture(), "RGB") == early


def test_sentences_say_you_to_the_only_person(hands: Hands) -> None:
    table = sit_down(hands)
    assert [ceremony(event, table).sentence for event in (*MINE, ASKED_FOR, *THEIRS)] == [
        "You win a podium.",
        "You give Sol a lion.",
        "Lupa gives you a lion.",
        "Lupa wins a podium.",
        "Lupa gives Sol a lion.",
    ]


def test_people_who_share_a_screen_are_called_by_name(hands: Hands) -> None:
    table = sit_down(hands, (HUMAN, HUMAN, "novice"))
    assert [ceremony(event, table).sentence for event in (*MINE, ASKED_FOR)] == [
        "Aquila wins a podium.",
        "Aquila gives Sol a lion.",
        "Lupa gives Aquila a lion.",
    ]


def test_the_podium_shows_the_event_that_won_it(hands: Hands) -> None:
    table = sit_down(hands)
    play(table, ev.BestRaised(SOL, 31), ev.PodiumReceived(SOL))
    timeline = table.display.timeline
    while not isinstance(timeline.now, Ceremony):
        hands.wait(0.2)
    assert "31 spectators" in timeline.now.remark
    assert f"draws {RULES.podium_spectators} more" in timeline.now.remark


def test_a_tie_for_the_podium_is_explained(hands: Hands) -> None:
    table = sit_down(hands)
    best = [ev.BestRaised(SOL, 31), ev.BestRaised(ME, 31), ev.CoinsReceived(SOL, 4)]
    play(table, *best, ev.PodiumReceived(SOL))
    timeline = table.display.timeline
    while not isinstance(timeline.now, Ceremony):
        hands.wait(0.2)
    assert "A tie: the richest wins, with " in timeline.now.remark


def test_what_a_person_has_just_asked_for_is_not_to_be_clicked_away(hands: Hands) -> None:
    assert not ceremony(ASKED_FOR, sit_down(hands)).waits


def test_all_discards_of_a_turn_are_one_scene(hands: Hands) -> None:
    table = sit_down(hands)
    scenes: list[Motion] = []
    for number, event in enumerate(DISCARDS):
        assert isinstance(table.display, ColosseumDisplay)
        table.display.finish()
        table.display.shown.state.queue = tuple(it.seat for it in DISCARDS[number + 1 :])
        scenes += [it for it in motions(event, table.display) if isinstance(it, Ceremony)]
        table.display.hear(event)
    (scene,) = scenes
    assert isinstance(scene, Ceremony)
    assert scene.sentence == "Lupa: a lion · You: a lion · Sol: a lion"
    assert not scene.waits


def test_one_s_own_discard_alone_is_no_scene(hands: Hands) -> None:
    table = sit_down(hands)
    assert isinstance(table.display, ColosseumDisplay)
    table.display.finish()
    table.display.shown.state.queue = ()
    shown = motions(DISCARDS[1], table.display)
    assert shown
    assert not any(isinstance(it, Ceremony) for it in shown)
