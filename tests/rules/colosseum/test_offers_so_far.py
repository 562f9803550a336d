"""What was offered so far: offers, counter-offers and answers, by the events alone."""

from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.actions import ACTIONS, Bundle
from colosseum.rules.colosseum.chronicle import haggles_this_turn
from colosseum.rules.colosseum.data import Asset
from colosseum.rules.colosseum.events import OfferMade, TurnBegan
from colosseum.rules.colosseum.offers_so_far import Talk, talks, talks_this_turn
from colosseum.rules.journal import Journal

POSITION = """
    turn: 2
    phase: trading
    first: 1
    players:
      - {coins: 20, tokens: 3 gladiator}
      - {coins: 20, tokens: ship}
      - {coins: 20}
"""
LION_FOR_SHIP = OfferMade(0, 1, Bundle((Asset.LION,)), Bundle((Asset.SHIP,)))


def haggling(*actions: str) -> Journal[Game]:
    journal = Journal(Game.from_position(POSITION))
    for action in actions:
        journal.apply(ACTIONS.read(action))
    return journal


def test_an_offer_is_open_until_it_is_answered() -> None:
    asked = "trade with 2: gladiator for ship"
    (talk,) = talks_this_turn(haggling(asked).records)
    assert (talk.asker, talk.partner, talk.agreed) == (0, 1, None)
    assert (str(talk.give), str(talk.take)) == ("gladiator", "ship")
    answers = [talk.agreed for talk in talks_this_turn(haggling(asked, "refuse", asked).records)]
    assert answers == [False, None]
    (talk,) = talks_this_turn(haggling(asked, "accept").records)
    assert talk.agreed is True


def test_a_counter_offer_belongs_to_the_talk_and_was_made_last() -> None:
    counter = "counter: ship for 2 gladiator"
    journal = haggling("trade with 2: gladiator for ship", counter, "refuse")
    (talk,) = talks_this_turn(journal.records)
    assert (talk.asker, str(talk.give), talk.agreed) == (0, "gladiator", False)
    assert (talk.last.seat, str(talk.last.take)) == (1, "2 gladiator")


def test_talks_of_earlier_turns_are_over_but_not_forgotten() -> None:
    events = [LION_FOR_SHIP, TurnBegan(3, 0), LION_FOR_SHIP]
    assert talks(events, turn=2) == [Talk(2, LION_FOR_SHIP), Talk(3, LION_FOR_SHIP)]


def test_who_joins_while_an_offer_is_on_the_table_hears_no_more_of_it() -> None:
    journal = haggling("trade with 2: gladiator for ship")
    later = Journal(Game.from_position(journal.game.position()))
    later.apply(ACTIONS.read("refuse"))
    assert haggles_this_turn(later.records) == []
