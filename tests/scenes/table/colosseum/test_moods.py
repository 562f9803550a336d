"""Which moments of Colosseum move whom."""

from dataclasses import astuple

import pytest

from colosseum.ai.characters import KEYS
from colosseum.play.seats import HUMAN, Seat
from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum import events as ev
from colosseum.rules.colosseum.actions import Bundle
from colosseum.rules.colosseum.data import Asset, Noble
from colosseum.rules.kernel import Event
from colosseum.scenes.parts import spoken_lines
from colosseum.scenes.parts.faces import Expression
from colosseum.scenes.table.colosseum.moods import ColosseumMoods
from colosseum.scenes.table.colosseum.spoken_lines import VOICES
from colosseum.scenes.table.reactions import Reaction

PLEASED, ANGRY = Expression.PLEASED, Expression.ANGRY
SEATS = (
    Seat("Aquila", HUMAN, 0),
    Seat("Livia", "grand", 1, "livia"),
    Seat("Gaius", "novice", 2, "gaius"),
)
LIVIA, GAIUS = VOICES["livia"], VOICES["gaius"]


@pytest.fixture
def moods() -> ColosseumMoods:
    return ColosseumMoods(Game.new([seat.name for seat in SEATS], 3), SEATS)


def after(moods: ColosseumMoods, *events: Event) -> list[Reaction]:
    """The reactions to the last of these events."""
    found: list[Reaction] = []
    for event in events:
        found = moods.hear(event)
    return found


def test_everyone_has_lines_for_every_moment() -> None:
    assert tuple(VOICES) == KEYS == tuple(spoken_lines.VOICES)
    own = [astuple(voice) for voice in VOICES.values()]
    common = [astuple(voice) for voice in spoken_lines.VOICES.values()]
    for moments in own + common:
        for lines in moments:
            assert len(set(lines)) >= 2
            assert all(line[-1] in ".!?…" and len(line) <= 40 for line in lines), lines


def test_a_hard_fought_market_pleases_one_and_annoys_another(moods: ColosseumMoods) -> None:
    bids = [ev.MarketOpened(1, 0, 8), ev.BidMade(2, 9), ev.BidMade(1, 10), ev.BidMade(2, 11)]
    won = ev.MarketWon(2, 0, (Asset.LION, Asset.LION, Asset.HORSE))
    assert after(moods, *bids, won) == [
        Reaction(1, ANGRY, LIVIA.auction_lost),
        Reaction(2, PLEASED, GAIUS.auction_won),
    ]


def test_a_market_won_at_once_moves_nobody(moods: ColosseumMoods) -> None:
    won = ev.MarketWon(1, 0, (Asset.LION, Asset.LION, Asset.HORSE))
    assert after(moods, ev.MarketOpened(1, 0, 8), ev.BidMade(2, 9), won) == []


def test_a_person_who_refuses_gets_an_answer(moods: ColosseumMoods) -> None:
    to_person = ev.OfferMade(1, 0, Bundle((), 3), Bundle((Asset.LION,)))
    assert after(moods, to_person, ev.OfferRefused(0)) == [Reaction(1, ANGRY, LIVIA.deal_refused)]
    to_rival = ev.OfferMade(1, 2, Bundle((), 3), Bundle((Asset.LION,)))
    assert after(moods, to_rival, ev.OfferRefused(2)) == [Reaction(1, ANGRY)]


def test_a_noble_who_comes_in_is_welcome_and_one_who_leaves_is_missed(
    moods: ColosseumMoods,
) -> None:
    state = moods._public.state
    mine, theirs = state.impresarios[1].arena[0], state.impresarios[2].arena[0]
    arrived = after(moods, ev.NobleMoved(1, Noble.CONSUL_1, 3, mine))
    assert arrived == [Reaction(1, PLEASED, LIVIA.noble_won)]
    drawn_away = after(moods, ev.NobleMoved(2, Noble.CONSUL_1, 3, theirs))
    assert drawn_away == [Reaction(1, ANGRY), Reaction(2, PLEASED, GAIUS.noble_won)]


def test_a_star_that_goes_over_moves_both(moods: ColosseumMoods) -> None:
    found = after(moods, ev.StarMoved(Asset.LION, 1, 2))
    assert found == [Reaction(1, ANGRY, LIVIA.star_lost), Reaction(2, PLEASED)]


def test_taking_the_lead_comes_before_a_great_event(moods: ColosseumMoods) -> None:
    lead = spoken_lines.VOICES["livia"].lead
    assert after(moods, ev.TurnBegan(3, 0), ev.BestRaised(2, 50)) == [
        Reaction(2, PLEASED, GAIUS.great_event)
    ]
    assert after(moods, ev.BestRaised(1, 51)) == [Reaction(1, PLEASED, lead)]
    assert after(moods, ev.BestRaised(1, 60)) == [Reaction(1, PLEASED, LIVIA.great_event)]
    assert after(moods, ev.BestRaised(2, 55)) == [Reaction(2, PLEASED, GAIUS.great_event)]
