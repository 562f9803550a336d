"""What characters like for its own sake, and how it shows in what they do."""

from colosseum.ai.characters import KEYS
from colosseum.ai.player import Option
from colosseum.ai.roma.kit import KIT
from colosseum.ai.roma.styles import STYLES
from colosseum.ai.roma.tastes import Tastes, kinds, tasted
from colosseum.rules.roma import Game
from colosseum.rules.roma import actions as act
from colosseum.rules.roma.data import RULES
from colosseum.words.sentences import Sentence
from tests.rules.roma.scenario import table

FORUM, BESTIA = RULES.number("forum"), RULES.number("bestia")
POSITION = """
    turn: 2
    dice: 1 + 4 + 6
    players:
      - {money: 9, points: 10, hand: forum, places: {1: bestia, 2: forum, bribery: bestia}}
      - {points: 10, places: {1: arena}}
"""


def test_cards_are_kept_laid_and_given_by_taste() -> None:
    state = Game.new(("Aquila", "Lupa"), 1).state
    tastes = Tastes(cards=kinds("forum"), card=2.0, places=(1, 2), place=0.5, avoided=(6,), lay=1.0)
    assert tastes.of(state, act.keep(FORUM)) == tastes.of(state, act.take(FORUM)) == 2.0
    assert tastes.of(state, act.keep(BESTIA)) == 0.0
    assert tastes.of(state, act.give((BESTIA, FORUM))) == -2.0
    assert [tastes.of(state, act.lay(BESTIA, place)) for place in (1, 6, 3)] == [0.5, -0.5, 0.0]
    assert tastes.of(state, act.play(FORUM, 2)) == 1.0 + 0.5 + 2.0


def test_dice_are_used_by_taste() -> None:
    state = table(POSITION).state
    tastes = Tastes(cards=kinds("bestia"), card=4.0, money=1, draw=2, activate=3, bribe=5)
    assert tastes.of(state, act.take_money(4)) == 1
    assert tastes.of(state, act.draw_cards(4)) == 2
    assert tastes.of(state, act.activate(1)) == 3 + 4
    assert tastes.of(state, act.bribe(4)) == 5 + 4
    assert tastes.of(state, act.END_TURN) == 0
    assert Tastes(big_die=0.5).of(state, act.take_money(6)) == 3.0


def first_place(character: str, seed: int) -> int:
    """Where a character lays its first card."""
    game = Game.new(("Aquila", "Lupa"), seed)
    player = KIT.opponent("impresario", 1, character)
    seat = game.state.seat
    while True:
        action = player.choose(game.view(game.state.seat, 1)).action
        game.apply(action)
        if isinstance(action, act.Lay) and game.state.seat == seat:
            return action.place


def test_one_tells_some_of_the_cast_from_where_they_lay_their_first_card() -> None:
    laid = {who: [first_place(who, seed) for seed in range(4)] for who in ("livia", "cassius")}
    assert {*laid["livia"]} <= {1, 2, 3}
    assert sum(place > 3 for place in laid["cassius"]) > 2


def test_no_two_of_the_cast_have_the_same_tastes() -> None:
    seen = [(STYLES[who].tastes.places, STYLES[who].tastes.cards) for who in KEYS]
    assert len({places for places, _ in seen}) == len({cards for _, cards in seen}) == len(KEYS)


def test_late_in_the_game_a_character_only_wants_to_win() -> None:
    state = table(POSITION).state
    options = [
        Option(act.take_money(4), 1.0, Sentence("")),
        Option(act.END_TURN, 0.5, Sentence("")),
    ]
    fond_of_money = Tastes(money=2.0)
    assert [it.value for it in tasted(state, options, fond_of_money)] == [3.0, 0.5]
    state.turn = 30
    assert tasted(state, options, fond_of_money) == options
