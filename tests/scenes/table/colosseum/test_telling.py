"""How events become lines of the log: what belongs together is one line, with prices and marks."""

import pytest

from colosseum.play.seats import USUAL_NAMES, Seat
from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum import events as ev
from colosseum.rules.colosseum.actions import Bundle, Side
from colosseum.rules.colosseum.data import Asset, Noble
from colosseum.rules.colosseum.events import EVENTS
from colosseum.rules.colosseum.scoring import Score
from colosseum.rules.colosseum.state import Phase
from colosseum.rules.kernel import Event
from colosseum.scenes.parts.icon_words import Emblem, Icon, Part, Quiet, Strong, Together, Total
from colosseum.scenes.parts.log import Heading, Line, Log
from colosseum.scenes.table.colosseum.telling import _TELLINGS, Telling
from colosseum.tutor.colosseum.marks import Holding, Market, Pawn, Plaque, Square
from colosseum.words.sentences import Sentence

SEATS = tuple(Seat(name, "human", place) for place, name in enumerate(USUAL_NAMES[:3]))


@pytest.fixture
def log() -> Log:
    made = Log(Telling, SEATS)
    made.begin(Game.new(USUAL_NAMES[:3], 7))
    return made


def tell(log: Log, *events: Event) -> list[Line]:
    """The lines that these events became."""
    for event in events:
        log.add(event)
    return [entry for entry in log.entries if isinstance(entry, Line)]


def pictures(parts: tuple[Part, ...]) -> list[str]:
    """The parts in short: a name for each picture, a number for each emblem."""
    found: list[str] = []
    for part in parts:
        match part:
            case Together(inner):
                found += pictures(inner)
            case Icon(picture, badge=badge):
                found.append(badge + picture)
            case Emblem(colour):
                found.append(f"player {colour}")
            case Strong(words) | Quiet(words):
                found.append(words)
            case Total(number):
                found.append(str(number))
            case str(words) if words.strip():
                found.append(words.strip())
    return found


def test_it_begins_with_the_phase_and_turn(log: Log) -> None:
    assert log.entries == [Heading("Investing", "turn I")]


def test_a_phase_begins_a_group_and_a_turn_names_who_goes_first(log: Log) -> None:
    tell(log, ev.PhaseBegan(Phase.CLOSING), ev.TurnBegan(2, 1), ev.PhaseBegan(Phase.INVESTING))
    assert log.entries[1:3] == [Heading("Closing", "turn I"), Heading("Investing", "turn II")]
    first = log.entries[3]
    assert isinstance(first, Line)
    assert first.colour == 1
    assert first.words == "Turn II begins; Lupa goes first."


def test_an_investment_has_its_price_and_no_word_of_passing_after_it(log: Log) -> None:
    bought, passed = tell(log, ev.CoinsPaid(1, 10), ev.TicketBought(1), ev.Passed(1), ev.Passed(2))
    assert pictures(bought.parts) == ["buys a season ticket", "ticket"]
    assert pictures(bought.right) == ["coin", "10"]
    assert (passed.colour, pictures(passed.parts)) == (2, ["passes"])


def test_players_who_pass_one_after_another_share_a_line(log: Log) -> None:
    (line,) = tell(log, ev.Passed(1), ev.Passed(2))
    assert pictures(line.parts) == ["player 1", "player 2", "pass"]
    assert line.words == "Lupa and Sol pass."


def test_an_auction_is_three_lines_with_every_bid(log: Log) -> None:
    market = (Asset.GLADIATOR, Asset.SHIP, Asset.SHIP)
    refilled, opened, bids, won = tell(
        log,
        ev.MarketRefilled(3, market),
        ev.MarketOpened(1, 3, 8),
        ev.BidMade(2, 9),
        ev.BidMade(1, 10),
        ev.SteppedOut(0),
        ev.BidMade(2, 11),
        ev.BidMade(1, 12),
        ev.CouldNotBid(2, 13),
        ev.CoinsPaid(1, 12),
        ev.MarketWon(1, 3, market),
    )
    assert refilled.words == "Market IV refills: 1 gladiator and 2 ships."
    assert pictures(opened.parts) == ["opens", "Market IV", "gladiator", "ship", "ship"]
    assert pictures(opened.right) == ["coin", "8"]
    assert pictures(bids.parts) == [
        *("player 2", "9", "player 1", "10", "player 0", "out"),
        *("player 2", "11", "player 1", "12", "player 2", "too few coins"),
    ]
    assert pictures(won.parts)[-3:] == ["over", "player 2", "11"]
    assert pictures(won.right) == ["coin", "12"]
    assert {Market(3), Plaque(1), Holding(1, Asset.SHIP)} <= set(won.about)
    assert "Market IV" in bids.tip
    assert bids.words.startswith("Sol bids 9 coins. Lupa bids 10 coins. Aquila steps out.")


def test_a_market_without_rivals_is_won_over_nobody(log: Log) -> None:
    *_, won = tell(log, ev.MarketOpened(1, 4, 8), ev.CoinsPaid(1, 8), ev.MarketWon(1, 4, ()))
    assert pictures(won.parts) == ["wins", "Market V"]


def test_an_offer_and_its_answer_are_one_line(log: Log) -> None:
    give, take = Bundle((Asset.LION,)), Bundle((Asset.COMEDIAN,), 3)
    (offer,) = tell(log, ev.OfferMade(1, 2, give, take), ev.OfferRefused(2))
    deal = ["−lion", "icon-exchange", "+comedian", "+coin", "3"]
    assert pictures(offer.parts) == ["offers", "player 2", *deal]
    assert pictures(offer.right) == ["icon-refused", "refused"]
    log.add_thought(1, Sentence("I need a comedian."))
    _, struck = tell(log, ev.OfferMade(1, 2, give, take), ev.DealStruck(1, 2, give, take))
    assert pictures(struck.parts) == ["trades with", "player 2", *deal]
    assert {Plaque(1), Plaque(2), Holding(2, Asset.LION)} <= set(struck.about)


def test_a_star_stands_with_the_deal_that_brought_it(log: Log) -> None:
    give, take = Bundle((Asset.LION,)), Bundle((Asset.SHIP,))
    deal, taken = tell(
        log,
        ev.DealStruck(1, 2, give, take),
        ev.StarMoved(Asset.SHIP, None, 1),
        ev.StarMoved(Asset.LION, 1, 2),
    )
    assert pictures(deal.right) == ["star-ship"]
    assert pictures(taken.parts) == ["takes", "star-lion", "from", "player 1"]


def test_a_noble_s_walk_has_its_medal_and_no_number_of_a_square(log: Log) -> None:
    (walk,) = tell(log, ev.NobleMoved(1, Noble.CONSUL_1, 6, 12), ev.MedalEarned(1))
    assert pictures(walk.parts) == ["moves", "noble-consul", "6 squares", "icon-moon"]
    assert pictures(walk.right) == ["medal"]
    assert set(walk.about) == {Plaque(1), Pawn(Noble.CONSUL_1), Square(12)}


def test_an_event_has_its_name_what_drew_and_its_total(log: Log) -> None:
    produced = ev.EventProduced(1, 1, (Asset.HORSE,), (), 2, Score(7, 0, 0, 0, 0, 0, 6))
    (line,) = tell(log, ev.MedalsPlayed(1, 2), produced)
    assert pictures(line.parts)[0] == "produces"
    assert pictures(line.parts)[-2:] == ["medal", "medal"]
    assert pictures(line.right) == ["13"]


def test_a_medal_cashed_in_tells_what_it_brought(log: Log) -> None:
    (line,) = tell(log, ev.MedalsPlayed(1, 1), ev.CoinsReceived(1, 6))
    assert pictures(line.parts) == ["cashes in", "medal"]
    assert pictures(line.right) == ["coin", "6"]


def test_expanding_lights_the_square(log: Log) -> None:
    (line,) = tell(log, ev.ArenaExpanded(1, Side.CLOCKWISE, 15))
    assert Square(15) in line.about
    assert "15" not in line.words


def test_thoughts_are_only_in_the_whole_log(log: Log) -> None:
    tell(log, ev.TicketBought(1))
    log.add_thought(2, Sentence("I save my coins."))
    tell(log, ev.Passed(2))
    words = [entry.words for entry in log.with_thoughts()]
    assert words[-2:] == ["Sol thinks: “I save my coins.”", "Sol passes."]
    assert len(log.with_thoughts()) == len(log.entries) + 1


def test_what_pays_for_a_second_investment_is_told(log: Log) -> None:
    _, spent, _ = tell(log, ev.LogeBuilt(1), ev.ActionSpent(1), ev.TicketBought(1))
    assert spent.words == "Lupa spends an action token."
    assert pictures(spent.parts) == ["spends", "action"]


def test_an_action_token_exchanged_for_a_medal_is_one_line(log: Log) -> None:
    (line,) = tell(log, ev.ActionSpent(1), ev.MedalEarned(1))
    assert line.words == "Lupa spends an action token. Lupa earns a medal."
    assert pictures(line.right) == ["medal"]


def test_every_kind_of_event_is_told_or_left_to_another() -> None:
    kinds = {line for lines in EVENTS._by_first_word.values() for _, line in lines}
    assert kinds - set(_TELLINGS) == {
        ev.TurnBegan,
        ev.EmperorLeft,
        ev.BestRaised,
    }
