"""The recap at the table: it comes up once rivals have acted, and stays out of the way."""

import pygame
import pytest

from colosseum import games
from colosseum.gallery.colosseum import positions
from colosseum.play.seats import HUMAN, USUAL_NAMES, Seat
from colosseum.play.session import Session
from colosseum.rules.colosseum.actions import Produce
from colosseum.rules.colosseum.decision_kinds import DecisionKind
from colosseum.rules.colosseum.wording import event_words
from colosseum.rules.journal import Journal
from colosseum.scenes import routes
from colosseum.scenes.parts.log import Log
from colosseum.scenes.parts.table_lights import spoken_of
from colosseum.scenes.pause_menu import PauseMenuScene
from colosseum.scenes.table.colosseum.layout import CENTRE, SEATS_OUTER
from colosseum.scenes.table.recap_opening import SinceLastTurn
from colosseum.scenes.table.scene import TableScene
from colosseum.tutor.colosseum.kit import TUTOR
from colosseum.tutor.lessons import lessons
from colosseum.widgets.layout import centred
from colosseum.widgets.press_guard import GUARD
from colosseum.words.translation import say
from tests.conftest import OpenApp
from tests.hands import Hands

KIT = games.find("colosseum")
RING = centred(CENTRE, 2 * SEATS_OUTER)


@pytest.fixture
def hands(open_app: OpenApp) -> Hands:
    return Hands(open_app((1280, 720), speed="instant", muted=True))


def sit_down(hands: Hands, session: Session) -> TableScene:
    scene = TableScene(hands.app, session)
    hands.open(scene)
    return scene


def three_people(hands: Hands) -> TableScene:
    seats = [Seat(name, HUMAN, place) for place, name in enumerate(USUAL_NAMES[:3])]
    return sit_down(hands, Session.new(KIT, seats, 5))


def resumed(hands: Hands) -> TableScene:
    return sit_down(hands, positions.deciding(DecisionKind.ROLL, 2))


def test_it_comes_up_once_when_rivals_have_acted(hands: Hands) -> None:
    scene = three_people(hands)
    assert not scene.since.is_open, "nobody has done anything"
    first = scene.display.mine
    hands.click("ticket")
    hands.wait()
    hands.take_over()
    assert scene.display.mine != first
    assert scene.since.is_open, "the first player has acted"
    hands.click("close recap")
    scene.rebuild()
    assert not hands.sees("recap card")
    hands.click("ticket")
    hands.wait()
    hands.press(pygame.K_u)
    hands.wait()
    assert not scene.since.is_open, "it does not come back in the same turn"


def test_the_player_s_own_action_closes_it(hands: Hands) -> None:
    seats = [Seat("Aquila"), *(Seat(n, "novice", i) for i, n in enumerate(("Lupa", "Sol"), 1))]
    scene = sit_down(hands, Session.new(KIT, seats, 5))
    scene.since.is_open = True
    scene.act(scene.game.choices().actions[0])
    assert not scene.since.is_open


def test_what_was_seen_in_an_earlier_session_does_not_come_up(hands: Hands) -> None:
    scene = resumed(hands)
    assert scene.course.is_asking
    assert not scene.since.is_open


def test_r_the_toolbar_esc_and_the_cross_open_and_close_it(hands: Hands) -> None:
    scene = resumed(hands)
    hands.press(pygame.K_r)
    assert scene.since.is_open
    hands.press(pygame.K_ESCAPE)
    assert not scene.since.is_open
    assert hands.scene is scene, "Esc opened no menu"
    hands.click("recap")
    assert hands.sees("close recap")
    hands.click("close recap")
    assert not scene.since.is_open
    hands.press(pygame.K_ESCAPE)
    assert isinstance(hands.scene, PauseMenuScene)


def test_advice_and_the_recap_make_way_for_each_other(hands: Hands) -> None:
    scene = resumed(hands)
    hands.press(pygame.K_r, pygame.K_a)
    assert scene.guidance.advice is not None
    assert not scene.since.is_open
    hands.press(pygame.K_r)
    assert scene.guidance.advice is None
    assert scene.since.is_open


def test_without_news_it_says_so(hands: Hands) -> None:
    scene = three_people(hands)
    hands.press(pygame.K_r)
    assert not scene.since.is_open
    assert scene.words.notice == hands.widget("recap").disabled_because != ""


def test_its_cells_light_what_they_speak_of_by_mouse_and_keys(hands: Hands) -> None:
    scene = resumed(hands)
    hands.press(pygame.K_r)
    hands.hover("recap 0 0")
    assert spoken_of(scene.page)
    hands.hover("plaque-0")
    assert not spoken_of(scene.page)
    scene.page.focus_on("recap 0 0")
    assert spoken_of(scene.page)


@pytest.mark.parametrize(
    "kind", [DecisionKind.INVEST, DecisionKind.ROLL, DecisionKind.TRADE, DecisionKind.OPEN]
)
def test_it_covers_neither_panel_nor_board_nor_any_player(hands: Hands, kind: str) -> None:
    scene = sit_down(hands, positions.deciding(kind, 3, 5))
    hands.press(pygame.K_r)
    card = hands.widget("recap card").box
    on_board = ("market", "noble", "rest", "words", "log", "plaque", "programme")
    others = [it.box for it in scene.page.widgets if it.key.startswith(on_board)]
    others += [scene._panel.box, *(it.box for it in scene._panel.on_board()), RING]
    assert card.contains(hands.widget("close recap").box)
    assert card.collidelist(others) == -1


def test_once_a_turn_it_tells_what_is_new_and_nothing_else(hands: Hands) -> None:
    """A whole game: what comes up has happened since the player's last decision."""
    played = positions.whole_game(4)
    seats = positions.seated(4)
    names = [seat.name for seat in seats]
    kit = games.table("colosseum")
    log = Log(kit.teller, seats)
    log.begin(played.beginning(), ())
    since = SinceLastTurn(hands.app, kit, log, seats)
    came_up, new = [], set[str]()
    for record in played.records:
        if record.seat == 0:
            since.recall(0, kit.layout.panel)
            if since.is_open:
                recap = since.recap(0)
                came_up.append(recap.turn)
                assert {
                    line for _, row in recap.rows for it in row for line in it.words.split("\n")
                } <= new
            since.close()
            new.clear()
        for event in record.events:
            log.add(event)
            new.add(say(event_words(event, names)))
    assert sorted(set(came_up)) == came_up
    assert len(came_up) >= 3


def test_a_click_meant_for_the_table_does_not_close_it(hands: Hands) -> None:
    """It comes up under a resting pointer: for a moment its cross takes no click."""
    scene = resumed(hands)
    hands.press(pygame.K_r)
    at = hands.point("close recap")
    hands.press(pygame.K_r)
    hands.app.step([pygame.Event(pygame.MOUSEMOTION, pos=at)], 0.0)
    hands.press(pygame.K_r)
    hands.click_at(at)
    assert scene.since.is_open
    hands.wait(GUARD + 0.1)
    hands.click_at(at)
    assert not scene.since.is_open


def test_undo_takes_back_what_it_told(hands: Hands) -> None:
    scene = three_people(hands)
    hands.click("ticket")
    assert scene.since.recap(1).has_news
    hands.press(pygame.K_u)
    assert not scene.since.recap(1).has_news


def told_by(scene: TableScene, seat: int) -> str:
    """What the recap of this player tells."""
    return "\n".join(it.words for _, row in scene.since.recap(seat).rows for it in row)


def test_it_tells_only_what_has_been_shown(open_app: OpenApp) -> None:
    hands = Hands(open_app((1280, 720), speed="normal", muted=True))
    played = positions.whole_game(4)
    number = next(n for n, it in enumerate(played.records) if isinstance(it.action, Produce))
    journal = Journal(played.beginning())
    for record in played.records[:number]:
        journal.apply(record.action)
    seat = played.records[number].seat
    rival = (seat + 1) % 4
    seats = [Seat(name, HUMAN, place) for place, name in enumerate(USUAL_NAMES[:4])]
    scene = sit_down(hands, Session(journal, seats, None))
    scene.act(played.records[number].action)
    hands.wait(0.5)
    assert scene.display.busy
    assert "produces" not in told_by(scene, rival)
    scene.display.finish()
    assert "produces" in told_by(scene, rival)


def test_there_is_none_in_a_lesson(hands: Hands) -> None:
    scene = routes.lesson(hands.app, lessons(TUTOR)[1])
    assert isinstance(scene, TableScene)
    hands.open(scene)
    hands.press(pygame.K_r)
    assert not scene.since.is_open
    assert hands.widget("recap").disabled_because is not None


def test_it_is_painted_again_only_if_it_has_changed(hands: Hands) -> None:
    scene = resumed(hands)
    hands.press(pygame.K_r)
    before = hands.app.paintbox.parts.pixels
    scene.rebuild()
    hands.wait()
    assert hands.app.paintbox.parts.pixels == before
