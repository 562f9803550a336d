"""Nothing painted or told gives away a hidden card."""

from pathlib import Path

import pytest

from colosseum.gallery.roma.positions import ACTING, SHARED
from colosseum.play import saves
from colosseum.play.seats import HUMAN, Seat, noted
from colosseum.play.session import Session
from colosseum.program.app import App
from colosseum.rules.journal import Journal
from colosseum.rules.kernel import Action, SeatIndex
from colosseum.rules.roma import Game
from colosseum.rules.roma.data import RULES, CardNumber
from colosseum.rules.roma.events import CardsKept
from colosseum.rules.roma.state import State
from colosseum.rules.roma.versions import differences
from colosseum.rules.roma.wording import event_words
from colosseum.scenes.saved_games import SavedGamesScene
from colosseum.scenes.table.replay import ReplayScene
from colosseum.scenes.table.roma.cards import picture
from colosseum.scenes.table.roma.curtain import Curtain
from colosseum.scenes.table.roma.display import RomaDisplay
from colosseum.scenes.table.roma.secrets_at_screen import told_at
from colosseum.scenes.table.scene import TableScene
from colosseum.words.translation import say
from tests.hands import Hands
from tests.noting import Notes
from tests.scenes.table.roma.conftest import SitDown

HERE = Path(__file__).parents[3] / "rules" / "roma" / "journals"
PEOPLE = (Seat("Aquila", HUMAN, 0), Seat("Lupa", HUMAN, 1))
HINTS_EVERY = 6
ADVICE_EVERY = 36
ELSEWHERE_EVERY = 80
"""How many actions there are between two looks at hints, at advice, which takes its time, and at
saved games and replays."""


def known_now(state: State, seat: SeatIndex) -> set[str]:
    """The names of cards that the seat sees or knows somewhere, and of their pictures."""
    seen = state.seen_by(seat)
    known = {*seen.hands[0], *seen.hands[1], *seen.discards, *seen.drawn, *seen.gifts[seat]}
    return names({*known, *seen.sides[0], *seen.sides[1]})


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
        self.table.update(0.02)
        if isinstance(self.app.scene, Curtain):
            assert told(self.notes.all_of(self.app.scene)) == set()
            self.app.scene.back()
        decision = self.journal.game.decision
        assert decision is not None
        assert self.table.display.mine == decision.seat
        return decision.seat

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
    return {name for name in EVERYTHING if name in words}


@pytest.mark.parametrize("name", ["second-rules", "full-2", "beginners"])
def test_two_people_read_nothing_about_hidden_cards_in_a_whole_game(
    hands: Hands, name: str
) -> None:
    played = Journal.of_text(Game, (HERE / f"{name}.jsonl").read_text(encoding="utf-8"))
    people = Onlookers(hands.app, played.beginning())
    before = -1
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
        before = seat
    assert people.journal.game.outcome is not None


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
