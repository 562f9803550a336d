"""What phase 3 offers for each choice: positions and choices, and no window."""

import subprocess
import sys

import pytest

from colosseum.gallery.roma.positions import ACTING
from colosseum.rules.roma import Game
from colosseum.rules.roma.actions import ACTIONS, Activate, Bribe, DrawCards, Play, TakeMoney
from colosseum.rules.roma.data import BRIBERY
from colosseum.rules.roma.notation import CARDS, MONEY
from colosseum.scenes.table.roma.choice import Choice, Chosen
from colosseum.scenes.table.roma.panels.acting_words import ActingWords
from colosseum.scenes.table.roma.piece_keys import HeldCard, TrayDie


def choice(position: str = ACTING, *actions: str) -> Choice:
    game = Game.from_position(position)
    for line in actions:
        game.apply(ACTIONS.read(line))
    return Choice(game)


def test_a_choice_needs_no_window() -> None:
    program = "import sys, colosseum.scenes.table.roma.choice; print('pygame' in sys.modules)"
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert run.stdout == "False\n", run.stderr


def test_nothing_is_chosen_at_first() -> None:
    """A press that was meant for the panel before must not find a deed here."""
    chosen = choice()
    offer = chosen.offer
    assert offer.chosen == Chosen()
    assert (offer.action, offer.why_not, offer.lit, offer.is_open) == (None, None, (), True)
    own = [(it.symbol, it.is_wanted) for it in chosen.dice]
    assert own == [(3, False), (4, True), (6, True)], "the 3 would be wasted on Triremis"


def test_a_die_goes_where_it_is_of_use() -> None:
    chosen = choice()
    chosen.choose_die(1)
    offer = chosen.offer
    assert offer.chosen == Chosen(die=1, symbol=4)
    assert (offer.face, offer.action, offer.why_not) == (4, Activate(4), None)
    assert offer.lit == (TrayDie(1),)
    chosen.choose_die(0)
    assert chosen.offer.action == TakeMoney(3)


def test_one_s_own_card_is_chosen_with_the_die_that_activates_it() -> None:
    chosen = choice()
    chosen.choose_card(6)
    assert chosen.offer.chosen == Chosen(die=2, symbol=6)
    assert chosen.offer.action == Activate(6)
    chosen.choose_nothing()
    assert chosen.offer.is_open


def test_every_symbol_says_what_the_die_does_there_or_why_it_cannot_go_there() -> None:
    chosen = choice()
    chosen.choose_die(2)
    offer = chosen.offer
    assert [it.symbol for it in offer.symbols if it.why_not is None] == [6, MONEY, CARDS]
    assert offer.on(MONEY).action == TakeMoney(6)
    assert offer.on(CARDS).action == DrawCards(6)
    assert offer.on(BRIBERY).action == Bribe(6)
    assert offer.on(BRIBERY).why_not == "You have no card there to activate."
    assert offer.on(5).why_not == "Telonium is always on and needs no die."
    assert offer.on(4).why_not == "Only a die that shows 4 activates Ballista on IV."


def test_beginners_have_no_bribery() -> None:
    position = ACTING.replace("turn: 7", "turn: 7\nbeginners rules: yes")
    position = position.replace("bribery: speculator, ", "")
    chosen = choice(position)
    chosen.choose_die(0)
    symbols = [it.symbol for it in chosen.offer.symbols]
    assert BRIBERY not in symbols


def test_a_die_that_would_be_wasted_is_warned_of() -> None:
    chosen = choice()
    chosen.choose_die(0)
    chosen.choose_symbol(3)
    assert chosen.offer.action == Activate(3)
    assert chosen.offer.why_not is None
    assert chosen.offer.objection == "Triremis can do nothing now."
    assert not chosen.offer.is_wanted


def test_a_die_on_the_symbol_of_another_number_is_refused_not_warned_of() -> None:
    chosen = choice()
    chosen.choose_die(0)
    chosen.choose_symbol(4)
    offer = chosen.offer
    assert offer.why_not == "Only a die that shows 4 activates Ballista on IV."
    assert offer.objection is None, "what it would do elsewhere does not matter here"
    assert offer.foreseen is None
    chosen.put_back()
    assert chosen.offer.chosen.symbol == MONEY


def test_a_symbol_that_takes_the_die_keeps_it() -> None:
    chosen = choice()
    chosen.choose_die(1)
    chosen.choose_symbol(MONEY)
    chosen.put_back()
    assert chosen.offer.action == TakeMoney(4)


def test_the_battles_of_a_card_are_offered_and_one_can_be_chosen() -> None:
    chosen = choice()
    chosen.choose_die(1)
    assert [fight.place for fight in chosen.offer.fights] == [3, 4, 5]
    assert chosen.offer.fight is None
    chosen.choose_target(3)
    assert chosen.offer.fight is not None
    assert chosen.offer.fight.place == 3


def test_a_target_is_forgotten_with_its_card() -> None:
    chosen = choice()
    chosen.choose_die(1)
    chosen.choose_target(3)
    chosen.choose_die(1)
    assert chosen.offer.chosen.target == 3, "it is the same die"
    chosen.choose_symbol(MONEY)
    chosen.choose_symbol(4)
    assert chosen.offer.chosen.target is None


def test_a_card_goes_to_any_place_once_one_is_chosen() -> None:
    chosen = choice(ACTING.replace("6: pictor", ""))
    chosen.choose_held(0)
    offer = chosen.offer
    assert (offer.action, offer.why_not) == (None, "Choose one of your places first.")
    assert len(offer.places) == 7
    assert (offer.symbols, offer.fights) == ((), ()), "no die is chosen now"
    assert offer.lit == (HeldCard(0),)
    chosen.choose_place(4)
    assert offer.card is not None
    assert (chosen.offer.action, chosen.offer.why_not) == (Play(offer.card, 4), None)


def test_the_only_free_place_is_chosen_at_once() -> None:
    chosen = choice()
    chosen.choose_held(0)
    assert chosen.offer.chosen.place == BRIBERY
    assert isinstance(chosen.offer.action, Play)


def test_a_card_that_is_too_dear_says_so() -> None:
    chosen = choice()
    reason = "Statua Jovis costs 10 sesterces, and you have 9."
    assert chosen.offer.hand == (None, None, reason)
    chosen.choose_held(2)
    assert chosen.offer.why_not == reason


def test_back_to_the_dice() -> None:
    chosen = choice()
    chosen.choose_held(0)
    chosen.choose_die(1)
    assert chosen.offer.chosen == Chosen(die=1, symbol=4)


def test_without_dice_nothing_is_chosen() -> None:
    money = [f"take money with {die}" for die in (3, 4, 6)]
    chosen = choice(ACTING, *money)
    assert chosen.dice == ()
    assert chosen.offer.is_open


@pytest.mark.parametrize(
    "line",
    [
        "take money with 6",
        "draw cards with 3",
        "activate 4",
        "play decurio on 6",
    ],
)
def test_an_action_laid_out_is_offered(line: str) -> None:
    chosen = choice()
    action = ACTIONS.read(line)
    assert isinstance(action, TakeMoney | DrawCards | Activate | Play)
    chosen.lay_out(action)
    assert (chosen.offer.action, chosen.offer.why_not) == (action, None)


def test_an_offer_stays_as_it_was_when_another_is_made() -> None:
    chosen = choice()
    chosen.choose_die(1)
    before = chosen.offer
    chosen.choose_die(2)
    assert before.chosen == Chosen(die=1, symbol=4)
    assert chosen.offer is not before


def test_what_can_be_afforded_is_any_one_card_unless_it_is_the_only_one() -> None:
    done = ACTING.replace("dice: 3 + 4 + 6", "dice: nothing")
    rich = Game.from_position(done)
    words = ActingWords(rich, Choice(rich).offer).note()
    assert words == "You can afford any one of 2 cards in your hand."
    poor = Game.from_position(done.replace("money: 9", "money: 4"))
    assert ActingWords(poor, Choice(poor).offer).note() == "You can afford Elephantus Militaris."
