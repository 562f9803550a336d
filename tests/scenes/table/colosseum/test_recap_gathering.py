"""What the recap tells of each rival and phase since a player's last event."""

import pytest

from colosseum.play.seats import USUAL_NAMES
from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum import events as ev
from colosseum.rules.colosseum.actions import Bundle
from colosseum.rules.colosseum.data import Asset
from colosseum.rules.colosseum.scoring import Score
from colosseum.rules.colosseum.state import Phase
from colosseum.rules.kernel import Event
from colosseum.scenes.table.colosseum.recap_gathering import Gathering
from colosseum.scenes.table.recap_card import Cell, Recap
from colosseum.tutor.colosseum.marks import Holding, Market, Plaque
from tests.scenes.table.colosseum.test_telling import SEATS, pictures

GIVE, TAKE = Bundle((Asset.LION,)), Bundle((Asset.HORSE,))


@pytest.fixture
def gathering() -> Gathering:
    """For the first of three players, in the first phase."""
    return Gathering(Game.new(USUAL_NAMES[:3], 7), SEATS, 0)


def event(seat: int, total: int = 7) -> ev.EventProduced:
    return ev.EventProduced(seat, 1, (Asset.HORSE,), (), 0, Score(total, 0, 0, 0, 0, 0, 0))


def after(gathering: Gathering, *events: Event) -> Recap:
    for it in events:
        gathering.hear(it)
    return gathering.recap()


def cell(recap: Recap, seat: int, column: int = -1) -> Cell:
    return dict(recap.rows)[seat][column]


def test_it_begins_with_the_game(gathering: Gathering) -> None:
    recap = after(gathering, ev.TicketBought(1))
    assert [seat for seat, _ in recap.rows] == [1], "the others have done nothing"
    assert pictures(cell(recap, 1).parts) == ["ticket", "coin", "10"]
    assert recap.has_news
    assert recap.is_first_turn


def test_what_comes_after_the_player_s_first_deed_is_not_since_the_start(
    gathering: Gathering,
) -> None:
    assert after(gathering, ev.TicketBought(1), ev.TicketBought(0)).is_first_turn
    assert not after(gathering, ev.TicketBought(2)).is_first_turn


def test_it_tells_what_a_second_investment_cost(gathering: Gathering) -> None:
    recap = after(gathering, ev.LogeBuilt(1), ev.ActionSpent(1), ev.TicketBought(1))
    assert pictures(cell(recap, 1).parts)[-4:] == ["−action", "ticket", "coin", "10"]
    recap = after(gathering, ev.LogeBuilt(2), ev.MedalsPlayed(2, 2), ev.TicketBought(2))
    assert pictures(cell(recap, 2).parts).count("−medal") == 2


def test_nothing_is_news_before_a_rival_has_acted(gathering: Gathering) -> None:
    assert not after(gathering, ev.TicketBought(0), ev.Passed(1)).has_news


def test_it_starts_again_with_what_comes_after_the_player_s_own_deed(gathering: Gathering) -> None:
    recap = after(
        gathering,
        ev.TicketBought(1),
        ev.PhaseBegan(Phase.PRODUCING),
        event(2),
        event(0),
    )
    assert pictures(cell(recap, 1).parts) == ["ticket", "coin", "10"], "nothing new: R looks back"
    recap = after(
        gathering,
        event(1, 16),
        ev.PhaseBegan(Phase.CLOSING),
        ev.TokenDiscarded(1, Asset.HORSE),
        ev.TurnBegan(2, 0),
        ev.PhaseBegan(Phase.INVESTING),
    )
    assert [seat for seat, _ in recap.rows] == [1], "what came before is known"
    assert pictures(cell(recap, 1, 0).parts)[-1] == "16"
    assert pictures(cell(recap, 1).parts) == ["icon-bin", "horse"]
    assert recap.turn == 2
    assert not recap.is_first_turn


def test_a_deal_with_the_player_and_its_stars_are_no_news(gathering: Gathering) -> None:
    recap = after(
        gathering,
        ev.PhaseBegan(Phase.TRADING),
        ev.OfferMade(1, 0, GIVE, TAKE),
        ev.DealStruck(1, 0, GIVE, TAKE),
        ev.StarMoved(Asset.HORSE, None, 1),
    )
    assert not recap.has_news


def test_a_market_has_its_number_tokens_and_price(gathering: Gathering) -> None:
    tokens = (Asset.LION, Asset.SHIP, Asset.SHIP)
    won = ev.MarketWon(1, 4, tokens)
    recap = after(gathering, ev.PhaseBegan(Phase.ACQUIRING), ev.CoinsPaid(1, 12), won)
    assert pictures(cell(recap, 1).parts) == ["V", "lion", "ship", "ship", "coin", "12"]
    assert {Market(4), Plaque(1), Holding(1, Asset.SHIP)} <= set(cell(recap, 1).about)
    assert cell(recap, 1).words == "Lupa wins market V: 1 lion and 2 ships."


def test_deals_come_with_the_stars_they_moved(gathering: Gathering) -> None:
    recap = after(
        gathering,
        ev.PhaseBegan(Phase.TRADING),
        ev.OfferMade(1, 2, GIVE, TAKE),
        ev.DealStruck(1, 2, GIVE, TAKE),
        ev.StarMoved(Asset.HORSE, 2, 1),
    )
    deal = ["player 2", "−lion", "icon-exchange", "+horse"]
    assert pictures(cell(recap, 1).parts) == [*deal, "+star-horse"]
    assert pictures(cell(recap, 2).parts) == ["−star-horse"]


def test_a_refused_offer_is_told_unless_a_deal_followed(gathering: Gathering) -> None:
    offer = (ev.OfferMade(1, 2, GIVE, TAKE), ev.OfferRefused(2))
    recap = after(gathering, ev.PhaseBegan(Phase.TRADING), *offer)
    assert pictures(cell(recap, 1).parts)[-1] == "icon-refused"
    recap = after(gathering, ev.DealStruck(1, 2, GIVE, TAKE))
    assert "icon-refused" not in pictures(cell(recap, 1).parts)
