"""Nothing painted or told gives away a hidden card."""

from pathlib import Path

import pygame
import pytest

from colosseum.gallery.roma.positions import ACTING, SHARED
from colosseum.gallery.roma.ways import FACE_DOWN
from colosseum.play import saves
from colosseum.play.seats import HUMAN, Seat, noted
from colosseum.play.session import Session
from colosseum.program.app import App
from colosseum.rules.journal import Journal
from colosseum.rules.kernel import Action, SeatIndex
from colosseum.rules.roma import Game
from colosseum.rules.roma.actions import ACTIONS
from colosseum.rules.roma.data import RULES, CardNumber, of_deck
from colosseum.rules.roma.events import CardsKept
from colosseum.rules.roma.state import State
from colosseum.rules.roma.versions import differences
from colosseum.rules.roma.wording import event_words
from colosseum.scenes.pause_menu import PauseMenuScene
from colosseum.scenes.saved_games import SavedGamesScene
from colosseum.scenes.table.replay import ReplayScene
from colosseum.scenes.table.roma.card_faces import picture
from colosseum.scenes.table.roma.curtain import Curtain
from colosseum.scenes.table.roma.display import RomaDisplay
from colosseum.scenes.table.roma.secrets_at_screen import told_at
from colosseum.scenes.table.roma.turn_so_far import Phase
from colosseum.scenes.table.scene import TableScene
from colosseum.widgets.button import Button
from colosseum.words.translation import say
from tests.hands import FRAME, Hands
from tests.noting import Notes
from tests.scenes.table.roma.conftest import SitDown
from tests.unpainted import unshown

HERE = Path(__file__).parents[3] / "rules" / "roma" / "journals"
PEOPLE = (Seat("Aquila", HUMAN, 0), Seat("Lupa", HUMAN, 1))
HINTS_EVERY = 6
ADVICE_EVERY = 36
ELSEWHERE_EVERY = 80
"""How many actions there are between two looks at hints, at advice, which takes its time, and at
saved games and replays."""
EACH = 0.4
"""Seconds between two looks at what moves."""
FRAMES = 3
"""How many looks there are after a hand-over."""


def known_now(state: State, seat: SeatIndex) -> set[str]:
    """The names of cards that the seat sees or knows somewhere, and of their pictures."""
    seen = state.seen_by(seat)
    known = {*seen.drawn, *seen.taken_up, *seen.gifts[seat], *seen.known[1 - seat]}
    for cards in (*seen.hands, *seen.discards, *seen.sides):
        known.update(cards)
    return names({of_deck(card, 0) for card in known if card >= 0})


def names(cards: set[CardNumber]) -> set[str]:
    found = [card for card in RULES.cards if card.number in cards]
    return {card.name for card in found} | {picture(card.number) for card in found}


EVERYTHING = names({card.number for card in RULES.cards})


class Onlookers:
    """Two people at one screen, and all they may ever have seen of the cards."""

    def __init__(self, app: App, game: Game) -> None:
        self.app = app
        self.notes = Notes(app.screen)
        self.journal = Journal(game)
        self.journal.notes.update(noted(PEOPLE))
        self.table = TableScene(app, Session(self.journal, PEOPLE, None))
        self.seen = [known_now(game.state, seat) for seat in (0, 1)]
        app.start_over(self.table)

    def act(self, action: Action) -> None:
        """Act at the table, and remember what each of the two may read of it."""
        self.table.act(action)
        state = self.journal.game.state
        for seat, seen in enumerate(self.seen):
            seen |= known_now(state, seat)
            for event in self.journal.records[-1].events:
                seen |= told(say(event_words(event.seen_by(seat), ("", ""))))

    def sit_down(self) -> SeatIndex:
        """Wait until one is asked; the curtain tells nothing."""
        self.app.step([], EACH)
        self.take_over()
        while self.table.display.busy or not self.table.course.is_asking:
            self.look_on()
            self.app.step([], EACH)
            self.take_over()
        decision = self.journal.game.decision
        assert decision is not None
        assert self.table.display.mine == decision.seat
        return decision.seat

    def take_over(self) -> None:
        scene = self.app.scene
        if isinstance(scene, Curtain):
            assert told(self.notes.all_of(scene)) == set()
            next(it for it in scene.page.widgets if it.key == "take over").press()

    def look_on(self) -> None:
        """A frame of what moves tells the one at the screen nothing new."""
        mine = self.table.display.mine
        assert told(self.notes.all_of(self.table)) <= self.seen[mine]

    def look(self, seat: SeatIndex) -> None:
        """The log and what it sums up tell what has been seen; all else shows what is known."""
        table, now = self.table, known_now(self.journal.game.state, seat)
        past = [it for it in table.page.widgets if it.key.startswith(("log", "recap"))]
        present = [it for it in table.page.widgets if it not in past]
        assert told(self.notes.of(present)) <= now
        assert told(self.notes.of(past)) <= self.seen[seat]
        assert told(" ".join(table.log.lines[-20:])) <= self.seen[seat]

    def ask_for_advice(self, seat: SeatIndex) -> None:
        self.table.guidance.toggle_advice()
        self.look(seat)
        self.table.guidance.toggle_advice()

    def look_elsewhere(self) -> None:
        """Whoever looks at saved games or at a replay may be either of them."""
        both = self.seen[0] & self.seen[1]
        file = saves.folder() / "two people.journal"
        saves.save(self.journal, file)
        header, *_ = file.read_text(encoding="utf-8").splitlines()
        assert told(header) == set()
        replay = ReplayScene(self.app, file)
        replay.go_to(replay.length)
        for scene in (SavedGamesScene(self.app), replay):
            scene.entered()
            assert told(self.notes.all_of(scene)) <= both
        assert told(" ".join(replay.log.lines)) <= both


def told(words: str) -> set[str]:
    """The cards that are named, and those whose pictures are shown."""
    words = words.replace("Arena: Roma II", "")  # the game, not the card
    words = words.replace(str(differences(1)), "")  # the rules, not a card
    words = words.replace("Arena’s cards", "").replace("cards of Arena", "")  # the set
    return {name for name in EVERYTHING if name in words}


@pytest.mark.parametrize("name", ["second-rules", "full-2", "beginners", "roma"])
def test_two_people_read_and_hear_nothing_about_hidden_cards_in_a_whole_game(
    hands: Hands, said: list[str], name: str
) -> None:
    played = Journal.of_text(Game, (HERE / f"{name}.jsonl").read_text(encoding="utf-8"))
    people = Onlookers(hands.app, played.beginning())
    before = -1
    with unshown():
        for number, record in enumerate(played.records):
            hands.app.settings.hints = number % HINTS_EVERY == 0
            seat = people.sit_down()
            if seat != before or number % 3 == 0:
                people.look(seat)
            if number % ADVICE_EVERY == 0:
                people.ask_for_advice(seat)
            if number % ELSEWHERE_EVERY == 0:
                people.look_elsewhere()
            people.act(record.action)
            assert told(" ".join(said)) <= people.seen[0] & people.seen[1]
            said.clear()
            before = seat
    assert people.journal.game.outcome is not None


def test_no_frame_shows_a_hand_to_the_other_when_the_turn_is_handed_over(hands: Hands) -> None:
    """From the click that ends a turn, through the curtain, to the next player's dice."""
    played = Journal.of_text(Game, (HERE / "full-2.jsonl").read_text(encoding="utf-8"))
    settings = hands.app.settings
    people = Onlookers(hands.app, played.beginning())
    handed_over = 0
    for record in played.records:
        before = people.sit_down()
        settings.speed = "normal"
        people.act(record.action)
        decision = people.journal.game.decision
        falls = decision is not None and decision.seat != before
        assert isinstance(hands.app.scene, Curtain) == falls, "it falls with the click"
        for _ in range(FRAMES if falls else 0):
            people.take_over()
            people.look_on()
            hands.app.step([], EACH)
        handed_over += falls
        settings.speed = "instant"
    assert handed_over > 5


def test_the_next_player_s_losses_and_dice_wait_for_the_curtain(
    sit_down: SitDown, hands: Hands
) -> None:
    hands.app.settings.speed = "normal"
    table = sit_down(ACTING, levels=SHARED)
    hands.click("take over")
    hands.click("end")
    hands.click("yes")
    assert hands.sees("take over")
    display = table.display
    assert isinstance(display, RomaDisplay)
    points = display.state.points[1]
    hands.wait(3)
    assert (display.state.points[1], display.turn.phase) == (points, Phase.ACT)
    hands.click("take over")
    assert display.mine == 1
    hands.wait(6)
    assert display.state.points[1] == points - 1
    assert len(display.state.dice) == 3


def test_esc_at_the_curtain_opens_the_menu_and_never_shows_the_hand(
    sit_down: SitDown, hands: Hands
) -> None:
    table = sit_down(ACTING, levels=SHARED)
    hands.press(pygame.K_ESCAPE)
    assert isinstance(hands.scene, PauseMenuScene)
    hands.press(pygame.K_ESCAPE)
    assert hands.sees("take over")
    display = table.display
    assert isinstance(display, RomaDisplay)
    assert set(display.hand) == {-2}


@pytest.mark.parametrize("between", [0.1, 0.35, 0.6])
def test_nobody_raises_the_other_s_curtain_by_pressing_on_and_on(
    sit_down: SitDown, hands: Hands, between: float
) -> None:
    sit_down(ACTING, levels=SHARED)
    hands.click("take over")
    hands.app.settings.confirmations = False
    hands.click("end")
    enter = pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="")
    for _ in range(5):
        hands.wait(between)
        hands.app.step([enter], FRAME)
        assert hands.sees("take over")
    hands.wait(1.0)
    hands.app.step([enter], FRAME)
    assert not hands.sees("take over")


def test_hands_stay_face_down_once_the_game_is_over(sit_down: SitDown, hands: Hands) -> None:
    table = sit_down(ACTING.replace("turn: 7", "turn: 200"), levels=SHARED)
    hands.click("take over")
    hands.app.settings.confirmations = False
    hands.app.settings.speed = "normal"
    hands.click("end")
    display = table.display
    assert isinstance(display, RomaDisplay)
    assert hands.scene is table
    assert set(display.hand) == {-2}


def test_a_curtain_is_between_two_people(sit_down: SitDown, hands: Hands) -> None:
    table = sit_down(ACTING, levels=SHARED)
    display = table.display
    assert isinstance(display, RomaDisplay)
    assert hands.sees("take over")
    assert display.is_covered
    assert set(display.hand) == {-2}
    hands.click("take over")
    assert hands.scene is table
    assert display.hand == table.game.state.hands[0]
    hands.click("end")
    hands.click("yes")
    hands.wait(0.2)
    assert hands.sees("take over")
    assert display.mine == 1
    assert display.is_covered


def test_no_curtain_is_needed_against_the_computer(sit_down: SitDown, hands: Hands) -> None:
    table = sit_down(ACTING)
    assert hands.scene is table


@pytest.mark.parametrize(
    ("levels", "hears"),
    [((HUMAN, "novice"), (3,)), (("novice", HUMAN), (-2,)), ((HUMAN, HUMAN), (-2,))],
)
def test_what_a_player_keeps_is_told_only_where_nobody_else_listens(
    levels: tuple[str, str], hears: tuple[int, ...]
) -> None:
    seats = [Seat("Aquila", levels[0], 0), Seat("Lupa", levels[1], 1)]
    event = told_at(CardsKept(0, (3,)), seats)
    assert isinstance(event, CardsKept)
    assert event.cards == hears


def first_has_given(sit_down: SitDown, hands: Hands) -> TableScene:
    """In setup, the first of two people has given two cards, and the curtain is down."""
    hand = "{hand: forum + aries + castra + 2 portus}"
    other = "{hand: tuba + 2 forum + arena + 1 taberna}"
    scene = sit_down(f"turn: 0\nstep: exchange\nplayers: [{hand}, {other}]", levels=SHARED)
    hands.click("take over")
    scene.act(ACTIONS.read("give forum + aries"))
    hands.wait(0.2)
    return scene


def test_undo_takes_back_one_s_own_deeds_only(sit_down: SitDown, hands: Hands) -> None:
    """In setup, the second to give cannot take back what the first has given."""
    scene = first_has_given(sit_down, hands)
    hands.click("take over")
    assert scene.game.decision.seat == 1
    hands.press(pygame.K_u)
    assert len(scene.records) == 1
    assert scene.game.decision.seat == 1


def test_at_the_curtain_the_menu_says_whose_deed_it_undoes(sit_down: SitDown, hands: Hands) -> None:
    scene = first_has_given(sit_down, hands)
    hands.press(pygame.K_ESCAPE)
    undo = hands.widget("undo")
    assert isinstance(undo, Button)
    assert undo.words == f"Undo: {scene.seats[0].name}"
    hands.click("undo")
    hands.wait(0.2)
    assert scene.records == []
    assert isinstance(hands.scene, Curtain)
    display = scene.display
    assert isinstance(display, RomaDisplay)
    assert (display.mine, display.is_covered) == (0, True)
    hands.click("take over")
    hands.wait(0.2)
    assert hands.app.scene is scene, "there is one curtain only"
    assert scene.course.is_asking


def test_cards_laid_face_down_are_covered_between_two_people(
    sit_down: SitDown, hands: Hands
) -> None:
    table = sit_down(FACE_DOWN, levels=SHARED)
    notes = Notes(hands.app.screen)
    assert told(notes.all_of(table)) == set(), "nobody has taken over yet"
    hands.click("take over")
    assert {"Consul", "Forum"} <= told(notes.all_of(table))
