"""What the others do in auctions and deals: as short as can be, and long enough to read."""

import pytest

from colosseum.play.seats import HUMAN, Seat
from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.actions import Pass
from colosseum.rules.journal import Journal
from colosseum.scenes.table.colosseum.motions import Call
from colosseum.scenes.table.colosseum.panels.effect_words import market_words
from colosseum.scenes.table.colosseum.panels.watching import Watching, could_not_bid
from colosseum.scenes.table.scene import TableScene
from colosseum.widgets.motion import Together
from colosseum.words.translation import BOLD
from tests.conftest import OpenApp
from tests.hands import Hands
from tests.idle_session import IdleSession
from tests.tutor.colosseum.positions import opening

NAMES = ("Aquila", "Lupa", "Sol", "Laurus")
POSITION = """
turn: 2
phase: {phase}
first: {first}
players:
  - {{name: Aquila, coins: 9, tokens: 2 lion}}
  - {{name: Lupa, coins: 40, tokens: 2 horse}}
  - {{name: Sol, coins: 40, tokens: 2 ship}}
  - {{name: Laurus, coins: 40, tokens: 2 cage}}
markets: [lion + cage + torch]
"""


@pytest.fixture
def hands(open_app: OpenApp) -> Hands:
    return Hands(open_app((640, 360), muted=True))


def sit_down(hands: Hands, phase: str, first: int = 2) -> TableScene:
    """One person at the table; the others never get round to acting."""
    game = Game.from_position(POSITION.format(phase=phase, first=first))
    seats = [Seat(n, "novice" if place else HUMAN, place) for place, n in enumerate(NAMES)]
    session = IdleSession(Journal(game), seats, None)
    table = TableScene(hands.app, session)
    hands.app.push(table)
    hands.wait()
    return table


def calls(hands: Hands, table: TableScene, *actions: str) -> list[tuple[str, str, float]]:
    """Who says what during these actions, and for how long."""
    heard: list[tuple[str, str, float]] = []
    last = None
    for line in actions:
        record = table.session.act(table.game.read_action(line))
        table.display.play(record, table.game)
        while table.display.busy:
            now = table.display.timeline.now
            if now is not last:
                last = now
                together = now.motions if isinstance(now, Together) else [now]
                heard += [
                    (NAMES[it.seat], it.words, it.seconds)
                    for it in together
                    if isinstance(it, Call)
                ]
            hands.wait(0.05)
    return heard


def words(heard: list[tuple[str, str, float]]) -> list[tuple[str, str]]:
    return [(name, said) for name, said, _ in heard]


def test_of_a_climb_between_computers_the_first_and_the_last_bid_are_called(hands: Hands) -> None:
    table = sit_down(hands, "acquiring")
    calls(hands, table, "open market 1 at 8", "bid 9", "bid 10", "pass")
    climb = [f"bid {coins}" for coins in range(11, 21)]
    heard = calls(hands, table, *climb, "pass")
    assert words(heard) == [("Lupa", "… 20"), ("Sol", "steps out")]
    told = " ".join(table.log.lines)
    assert all(f"bids {coins} coins" in told for coins in range(11, 21)), "the log has every bid"


def test_jumps_are_called_too(hands: Hands) -> None:
    table = sit_down(hands, "acquiring")
    heard = calls(hands, table, "open market 1 at 8", "bid 9", "pass", "pass")
    assert words(heard)[1:3] == [("Sol", "9"), ("Laurus", "steps out")]
    heard = calls(hands, table, "bid 10", "bid 14", "bid 15", "bid 16", "bid 17", "pass")
    assert words(heard) == [
        ("Sol", "14"),
        ("Lupa", "15"),
        ("Lupa", "… 17"),
        ("Sol", "steps out"),
    ]


def test_every_bid_is_called_while_a_person_is_in(hands: Hands) -> None:
    table = sit_down(hands, "acquiring")
    heard = calls(hands, table, "open market 1 at 8", "bid 9", "bid 10")
    assert [said for _, said in words(heard)] == ["Market I at 8", "9", "10"]


def test_a_person_who_cannot_bid_is_told_why_they_are_out(hands: Hands) -> None:
    table = sit_down(hands, "acquiring")
    calls(hands, table, "open market 1 at 8", "bid 9", "bid 10")
    while not isinstance(table.records[-1].action, Pass):
        hands.wait(0.05)
    call = table.display.timeline.now
    assert isinstance(call, Call), "she is stepped out without being asked"
    assert call.words == "too few coins to bid 11"
    assert call.seconds >= 2
    assert table.log.lines[-1].endswith("Aquila has too few coins to bid 11, and steps out.")
    while table.display.busy:
        hands.wait(0.05)
    panel = Watching(table)
    bidding = table.shown.state.bidding
    assert panel.auction_words(0, bidding) == (
        "You have only 9 coins, and the next bid is 11. You are out of this auction."
    )
    calls(hands, table, "bid 11", "bid 12")
    assert "out of this auction" in panel.auction_words(0, table.shown.state.bidding)


def test_a_person_who_steps_out_freely_reads_what_the_market_brings(hands: Hands) -> None:
    table = sit_down(hands, "acquiring")
    calls(hands, table, "open market 1 at 8", "pass", "pass", "pass")
    assert could_not_bid(table.records, 0) is None


OFFER = "trade with 3: horse for ship"


@pytest.mark.parametrize(("answer", "words"), [("accept", "accepts"), ("refuse", "refuses")])
def test_deals_between_opponents_can_be_read(hands: Hands, answer: str, words: str) -> None:
    table = sit_down(hands, "trading")
    offer, reply = calls(hands, table, OFFER, answer)
    assert offer == ("Lupa", "1 horse for 1 ship", 2.0)
    assert reply == ("Sol", words, 2.0)


def test_the_panel_shows_an_offer_as_soon_as_it_is_made_and_then_the_answer(hands: Hands) -> None:
    table = sit_down(hands, "trading")
    panel = Watching(table)
    table.display.play(table.session.act(table.game.read_action(OFFER)), table.game)
    assert [widget.key for widget in panel.widgets()] == ["gives horse", "takes ship", "skip"]
    assert panel.answer[0] == ""
    table.display.finish()
    table.display.play(table.session.act(table.game.read_action("accept")), table.game)
    assert panel.answer[0] == "Sol accepts."


def test_whoever_makes_an_offer_does_not_consider_it(hands: Hands) -> None:
    table = sit_down(hands, "trading")
    panel = Watching(table)

    def titles(line: str) -> tuple[str, str]:
        """While the action is shown, and once it has been."""
        table.display.play(table.session.act(table.game.read_action(line)), table.game)
        shown = panel.title
        table.display.finish()
        return shown, panel.title

    assert titles("trade with 1: horse for lion") == ("Lupa offers a deal", "Your turn")
    counter = titles("counter: lion for horse + 2 coins")
    assert counter == ("Your offer", "Lupa considers the deal")


def test_a_market_names_every_token_that_completes_a_programme() -> None:
    game = opening(
        "programmes: [6, 11], tokens: 2 horse + 2 lion + 3 gladiator + ship",
        markets="[cage + 2 ship]",
    )
    words = market_words(game.state, 0, game.state.markets[0])
    lines = [line.replace(BOLD, "**") for line in words]
    assert lines[:2] == [
        "**Cage** would complete **Venatio**: 9 → 11 spectators.",
        "**Ship** for **Amphitrite’s Anger**: 5 → 11 spectators.",
    ]


def test_a_market_names_the_greater_event_beside_the_one_it_raises_most() -> None:
    game = opening("programmes: [3, 7], tokens: 3 gladiator", markets="[ship + torch + scenery]")
    words = market_words(game.state, 0, game.state.markets[0])
    assert [line.replace(BOLD, "**") for line in words] == [
        "**Scenery** would make **Ode to Aurora** possible: 3 spectators.",
        "**Scenery** for **The Last of the Samnites**: 7 → 9 spectators.",
    ]


def test_ones_own_offer_takes_no_longer_than_before(hands: Hands) -> None:
    table = sit_down(hands, "trading", first=1)
    (offer,) = calls(hands, table, "trade with 3: lion for ship")
    assert offer[2] < 1.5
