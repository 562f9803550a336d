"""What a player can expect of any table: undo, another window size, and nothing lost."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pygame
import pytest

from colosseum import games
from colosseum.files import paths
from colosseum.gallery.colosseum import pictures, positions
from colosseum.play import statistics
from colosseum.play.colosseum.automatic_decisions import RefuseAll
from colosseum.play.saves import latest_unfinished, saved_games
from colosseum.play.seats import Seat
from colosseum.play.session import Session
from colosseum.rules.colosseum.actions import Move, Refuse, Roll
from colosseum.rules.colosseum.events import DiceRolled, NobleMoved
from colosseum.rules.journal import Journal
from colosseum.scenes.confirm import ConfirmScene
from colosseum.scenes.rulebook import RulebookScene
from colosseum.scenes.table.colosseum.display import ColosseumDisplay
from colosseum.scenes.table.colosseum.motions import Tumble, Walk
from colosseum.scenes.table.scene import TableScene
from colosseum.scenes.title import TitleScene
from colosseum.widgets.motion import Motion
from tests.conftest import OpenApp
from tests.hands import Hands
from tests.tutor.colosseum.positions import rolling

KIT = games.find("colosseum")
ACTS = {
    "invest": "pass",
    "open": "do",
    "bid": "do",
    "trade": "pass",
    "answer": "refuse",
    "settle": "refuse",
    "move": "walk",
    "produce": "do",
    "discard": "do",
    "donation": "do",
}
"""What to press in each decision."""


@pytest.fixture
def quick(open_app: OpenApp) -> Hands:
    return Hands(open_app((1024, 576), speed="instant", muted=True))


def sit_down(hands: Hands, kind: str) -> Session:
    """The table at such a decision, opponents being people, so that nothing else happens."""
    found = positions.deciding(kind)
    seats = [Seat(seat.name, "human", seat.colour) for seat in found.seats]
    session = Session(found.journal, seats, None)
    hands.open(TableScene(hands.app, session))
    hands.wait(0.1)
    return session


def shown(table: TableScene) -> ColosseumDisplay:
    assert isinstance(table.display, ColosseumDisplay)
    return table.display


def press(hands: Hands, key: str) -> None:
    hands.click(
        next(widget.key for widget in hands.scene.page.widgets if widget.key.startswith(key))
    )


@pytest.mark.parametrize("kind", ACTS)
def test_an_action_can_be_undone_until_something_hidden_is_shown(quick: Hands, kind: str) -> None:
    session = sit_down(quick, kind)
    before, count = session.game.position(), len(session.journal.records)
    press(quick, ACTS[kind])
    assert len(session.journal.records) > count
    assert session.can_undo == (not session.journal.records[-1].chance)
    quick.wait()
    may = session.can_undo
    quick.press(pygame.K_u)
    quick.wait()
    if may:
        assert session.game.position() == before
        press(quick, ACTS[kind])
        assert len(session.journal.records) > count, "and done again"
    else:
        assert len(session.journal.records) > count


def test_dice_cannot_be_undone(quick: Hands) -> None:
    session = sit_down(quick, "roll")
    press(quick, "do")
    rolled = session.game.position()
    quick.press(pygame.K_u)
    assert session.game.position() == rolled


def test_undoing_a_medal_leaves_the_dice_on_the_table(quick: Hands) -> None:
    game = rolling("medals: 2, programmes: [1, 6]", "", "")
    seats = [Seat(name, "human", place) for place, name in enumerate(game.seats)]
    scene = TableScene(quick.app, Session(Journal(game), seats, None))
    quick.open(scene)
    quick.wait(0.1)
    while scene.game.state.step != "produce":
        actions = scene.game.choices().actions
        scene.act(next(action for action in actions if isinstance(action, Roll | Move)))
        quick.wait(0.1)
    assert isinstance(scene.display, ColosseumDisplay)
    rolled = scene.display.faces
    assert rolled
    quick.click("cash")
    quick.press(pygame.K_u)
    assert scene.game.state.me.medals == 2
    assert scene.display.faces == rolled


@pytest.mark.parametrize("kind", ["invest", "open", "trade", "discard"])
def test_dice_lie_on_the_table_only_where_events_are_produced(quick: Hands, kind: str) -> None:
    session = positions.deciding(kind, 2)
    assert any(isinstance(e, DiceRolled) for r in session.journal.records for e in r.events)
    scene = TableScene(quick.app, session)
    quick.open(scene)
    assert isinstance(scene.display, ColosseumDisplay)
    assert scene.display.faces == ()


def test_undo_is_disabled_with_a_reason_where_it_is_impossible(quick: Hands) -> None:
    sit_down(quick, "roll")
    press(quick, "do")
    assert "dice" in (quick.widget("undo").disabled_because or "")


@pytest.mark.parametrize(("event", "motion"), [(DiceRolled, Tumble), (NobleMoved, Walk)])
@pytest.mark.parametrize("size", [(1920, 1080), (1024, 576), (800, 900)])
def test_the_window_may_change_size_in_mid_motion(
    open_app: OpenApp,
    event: type[DiceRolled] | type[NobleMoved],
    motion: type[Motion],
    size: tuple[int, int],
) -> None:
    app = open_app((1280, 720), muted=True)
    pictures.during(event, motion, 0.4)(app)
    scene = app.scene
    assert isinstance(scene, TableScene)
    assert scene.display.busy
    pygame.display.set_mode(size, pygame.RESIZABLE)
    app.step([pygame.Event(pygame.VIDEORESIZE, w=size[0], h=size[1], size=size)], 0.02)
    assert app.screen.size == size
    for _ in range(200):
        app.step([], 0.02)
    assert not scene.display.busy


@pytest.mark.painted
def test_a_window_that_is_too_small_says_so(open_app: OpenApp) -> None:
    app = open_app((400, 200), muted=True)
    app.push(TitleScene(app))
    app.step([], 0.02)
    picture = app.picture()
    assert len({tuple(picture.get_at((x, 20))) for x in range(400)}) > 2, "there are letters"


def skip_to_my_decision(hands: Hands) -> None:
    deadline = time.monotonic() + 60
    while hands.sees("skip"):
        assert time.monotonic() < deadline
        hands.press(pygame.K_s)
        time.sleep(0.002)


def test_a_key_skips_to_ones_own_next_decision(open_app: OpenApp) -> None:
    hands = Hands(open_app((1024, 576), speed="slow", muted=True))
    session = Session.new(KIT, positions.seated(4), 3)
    hands.open(TableScene(hands.app, session))
    skip_to_my_decision(hands)
    assert session.awaits_human


PLAYED_AND_KILLED = """
import sys
from pathlib import Path
import platformdirs
platformdirs.user_data_path = lambda *_, **__: Path(sys.argv[1])
from colosseum import games
from colosseum.program.app import App
from colosseum.play.seats import Seat
from colosseum.play.session import Session
from colosseum.play.seats import Seat
from colosseum.scenes.rulebook import RulebookScene
from colosseum.scenes.table.scene import TableScene
from colosseum.files.settings import Settings
import time
app = App(Settings(muted=True, speed="instant"), (1024, 576))
seats = [Seat(name, "human", n) for n, name in enumerate("ABC")]
session = Session.new(games.find("colosseum"), seats, 5)
app.push(TableScene(app, session))
scene = app.scene
for _ in range(24):
    app.step([], 0.05)
    controls = {widget.key: widget for widget in app.scene.page.widgets}
    keys = ("take over", "yes", "pass", "do", "refuse")
    done = next(controls[key] for key in keys if key in controls)
    done.press()
print(len(session.journal.records), flush=True)
time.sleep(60)
"""


def test_a_killed_game_continues_where_it_was(quick: Hands) -> None:
    player = subprocess.Popen(
        [sys.executable, "-c", PLAYED_AND_KILLED, str(paths.data_folder())],
        stdout=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYGAME_HIDE_SUPPORT_PROMPT": "1"},
    )
    assert player.stdout is not None
    actions = int(player.stdout.readline())
    player.send_signal(getattr(signal, "SIGKILL", signal.SIGTERM))
    player.wait()
    quick.open(TitleScene(quick.app))
    quick.click("continue")
    quick.wait(0.1)
    quick.take_over()
    table = quick.scene
    assert isinstance(table, TableScene)
    assert len(table.session.journal.records) == actions > 0


def test_a_damaged_save_gives_way_to_the_one_before_it(quick: Hands) -> None:
    session = Session.new(KIT, [Seat(n, "human", i) for i, n in enumerate("ABC")], 5)
    quick.open(TableScene(quick.app, session))
    quick.wait(0.1)
    press(quick, "pass")
    quick.app.close()
    (file,) = saved_games()
    file.write_text("no longer a game", encoding="utf-8")
    assert [game.file for game in latest_unfinished() if game] == [file]
    again = Session.resume(file)
    assert len(again.journal.records) == len(session.journal.records) - 1


def test_a_game_that_cannot_be_saved_goes_on(quick: Hands, tmp_path: Path) -> None:
    session = Session.new(KIT, [Seat(n, "human", i) for i, n in enumerate("ABC")], 5)
    session.file = tmp_path / "no such folder" / "game.journal"
    quick.open(TableScene(quick.app, session))
    quick.wait(0.1)
    press(quick, "pass")
    assert len(session.journal.records) == 1


def test_leaving_by_the_menu_loses_nothing(quick: Hands) -> None:
    session = Session.new(KIT, [Seat(n, "human", i) for i, n in enumerate("ABC")], 5)
    quick.open(TableScene(quick.app, session))
    quick.wait(0.1)
    press(quick, "pass")
    quick.press(pygame.K_ESCAPE)
    quick.click("leave")
    if isinstance(quick.scene, ConfirmScene):
        quick.click("yes")
    assert isinstance(quick.scene, TitleScene)
    quick.wait(0.2)
    quick.click("continue")
    quick.wait(0.1)
    quick.take_over()
    table = quick.scene
    assert isinstance(table, TableScene)
    assert len(table.session.journal.records) == 1


@pytest.mark.painted
def test_what_belongs_together_lights_up_together(quick: Hands) -> None:
    sit_down(quick, "bid")
    held = [w.key for w in quick.scene.page.widgets if w.key.startswith("programme-")]

    def looks(key: str) -> bytes:
        box = quick.app.screen.rect(quick.widget(key).box.inflate(12, 12))
        return pygame.image.tobytes(quick.app.picture().subsurface(box), "RGB")

    before = looks("asset-gladiator")
    quick.hover(held[0])
    quick.wait(0.1)
    assert looks("asset-gladiator") != before, "a programme lights its assets"
    quick.hover("plaque-0")
    quick.wait(0.1)
    assert looks("asset-gladiator") == before
    card = looks(held[0])
    quick.hover("asset-gladiator")
    quick.wait(0.1)
    assert looks(held[0]) != card, "an asset lights the programmes that need it"


def test_a_disabled_control_says_why_and_where_to_read_on(quick: Hands) -> None:
    sit_down(quick, "bid")
    disabled = [
        widget
        for widget in quick.scene.page.widgets
        if widget.disabled_because and widget.comes_first
    ]
    assert disabled
    for widget in disabled:
        assert widget.disabled_because
        assert widget.disabled_because in widget.explanation
        assert "F1" in widget.explanation
    quick.press(pygame.K_F1)
    assert isinstance(quick.scene, RulebookScene)
    assert "AUC-2" in [rule.id for rule in quick.scene.shown.rules]


def people(hands: Hands, seed: int = 5) -> Session:
    """Three people at a new table."""
    session = Session.new(KIT, [Seat(n, "human", i) for i, n in enumerate("ABC")], seed)
    hands.open(TableScene(hands.app, session))
    return session


def test_a_person_is_asked_without_having_to_touch_anything(open_app: OpenApp) -> None:
    """The real loop sleeps while nothing happens, but not before asking."""
    app = open_app((1024, 576), speed="fast", muted=True)
    session = Session.new(KIT, [Seat(n, "human", i) for i, n in enumerate("ABC")], 5)
    app.push(TableScene(app, session))
    hands = Hands(app)
    hands.wait(0.2)
    hands.take_over()
    hands.click("pass")
    end = time.monotonic() + 10
    while not hands.sees("take over"):
        assert time.monotonic() < end, "nobody was asked"
        app.wait_and_step()


def test_words_on_plaques_are_undone_too(quick: Hands) -> None:
    sit_down(quick, "open")
    table = quick.scene
    assert isinstance(table, TableScene)
    press(quick, "do")
    assert any("bids" in words for words in shown(table).doing)
    quick.press(pygame.K_u)
    assert not any("bids" in words for words in shown(table).doing)


def test_what_one_person_chose_is_not_shown_to_the_next(quick: Hands) -> None:
    session = people(quick)
    table = quick.scene
    assert isinstance(table, TableScene)
    press(quick, "programme-")
    assert shown(table).chosen is not None
    press(quick, "pass")
    quick.wait(0.1)
    quick.take_over()
    assert session.decision is not None
    assert table.display.mine == session.decision.seat
    assert shown(table).chosen is None


def test_refusing_all_offers_refuses_only_your_own(quick: Hands) -> None:
    session = sit_down(quick, "answer")
    table = quick.scene
    assert isinstance(table, TableScene)
    seat = session.game.state.seat
    table.order(RefuseAll(session.game.state.turn))
    assert table.course.forced() == Refuse()
    session.game.state.seat = (seat + 1) % 4
    assert table.course.forced() is None


def test_a_purchase_in_the_middle_of_a_motion_is_counted_once(open_app: OpenApp) -> None:
    hands = Hands(open_app((1024, 576), speed="slow", muted=True))
    session = people(hands)
    table = hands.scene
    assert isinstance(table, TableScene)
    hands.wait(2.0)
    seat = session.game.state.seat
    hands.click("ticket")
    assert table.display.busy
    hands.click("catalogue")
    hands.press(pygame.K_ESCAPE)
    hands.wait(0.1)
    seen = shown(table).state.impresarios[seat]
    assert seen.coins == session.game.state.impresarios[seat].coins
    assert seen.tickets == session.game.state.impresarios[seat].tickets


def test_enter_in_a_number_bids_it(quick: Hands) -> None:
    session = sit_down(quick, "bid")
    bidding = session.game.state.bidding
    assert bidding is not None
    quick.click("bid")
    quick.press(pygame.K_UP)
    quick.press(pygame.K_RETURN)
    assert str(session.journal.records[-1].action) == f"bid {bidding.coins + 2}"


def test_a_held_key_acts_once(quick: Hands) -> None:
    assert quick.app.scene is None
    assert pygame.key.get_repeat() == (0, 0)


def test_a_window_made_too_small_is_not_remembered(open_app: OpenApp) -> None:
    app = open_app((1280, 720), muted=True)
    app.push(TitleScene(app))
    pygame.display.set_mode((500, 300), pygame.RESIZABLE)
    app.step([pygame.Event(pygame.VIDEORESIZE, w=500, h=300, size=(500, 300))], 0.02)
    assert (app.settings.width, app.settings.height) == (1280, 720)


def test_a_volume_changes_nothing_that_is_drawn(quick: Hands) -> None:
    sit_down(quick, "bid")
    kept = dict(quick.app.paintbox.whole)
    assert kept
    quick.app.settings.music = 0.9
    quick.app.settings_changed()
    assert quick.app.paintbox.whole == kept
    quick.app.settings.scale = 1.25
    quick.app.settings_changed()
    assert quick.app.paintbox.whole != kept


@pytest.mark.parametrize("size", [(1024, 576), (1920, 1080)])
def test_five_people_with_long_names_have_room(open_app: OpenApp, size: tuple[int, int]) -> None:
    hands = Hands(open_app(size, speed="instant", muted=True))
    names = ("Maximiliane", "Konstantinos", "Hildegardis", "Wilhelmina", "Bartholomew")
    seats = [Seat(name, "human", place) for place, name in enumerate(names)]
    hands.open(TableScene(hands.app, Session.new(KIT, seats, 5)))
    for _ in range(6):
        press(hands, "pass")
        hands.wait(0.1)
        hands.take_over()
    assert hands.app.paintbox.overflows == []


def test_a_finished_game_is_counted_before_its_last_motion_ends(open_app: OpenApp) -> None:
    hands = Hands(open_app((1024, 576), speed="slow", muted=True))
    played = positions.finished().journal
    journal = Journal(played.beginning())
    for record in played.records[:-1]:
        journal.apply(record.action)
    seats = [Seat(name, "human", place) for place, name in enumerate(journal.game.seats)]
    table = TableScene(hands.app, Session(journal, seats, None))
    hands.open(table)
    table.act(played.records[-1].action)
    assert table.display.busy
    assert len(statistics.entries(KIT)) == 1


def test_there_is_time_to_undo_before_opponents_go_on(open_app: OpenApp) -> None:
    hands = Hands(open_app((1024, 576), muted=True))
    session = Session.new(KIT, positions.seated(4), 3)
    table = TableScene(hands.app, session)
    hands.open(table)
    skip_to_my_decision(hands)
    before = len(session.journal.records)
    press(hands, "pass")
    for _ in range(50):
        hands.wait(0.02)
        time.sleep(0.002)
    assert len(session.journal.records) == before + 1, "a second later nobody has gone on"
    hands.press(pygame.K_z, mod=pygame.KMOD_LCTRL)
    assert len(session.journal.records) == before
    press(hands, "pass")
    hands.press(pygame.K_SPACE)
    deadline = time.monotonic() + 30
    while len(session.journal.records) < before + 2:
        assert time.monotonic() < deadline, "a player in a hurry need not wait"
        hands.wait(0.02)
        time.sleep(0.002)


def test_those_who_take_their_own_time_are_waited_for(open_app: OpenApp) -> None:
    hands = Hands(open_app((1024, 576), muted=True, own_time=True, animations=False))
    session = Session.new(KIT, positions.seated(4), 3)
    hands.open(TableScene(hands.app, session))
    skip_to_my_decision(hands)
    before = len(session.journal.records)
    press(hands, "pass")
    for _ in range(20):
        hands.wait(30.0)
        time.sleep(0.002)
    assert len(session.journal.records) == before + 1, "ten minutes later nobody has gone on"
    assert hands.widget("undo").enabled
    plaques = [it.tip for it in hands.scene.page.widgets if it.key.startswith("plaque-")]
    assert not any("thinking" in words for words in plaques), "they only wait"
    hands.click("go-on")
    assert not hands.sees("go-on")
    deadline = time.monotonic() + 30
    while len(session.journal.records) < before + 2:
        assert time.monotonic() < deadline
        hands.wait(0.02)
        time.sleep(0.002)
