"""Hints for any game: who gets them, and in what order."""

import pytest

from colosseum.rules.kernel import Game, SeatIndex
from colosseum.rules.sentences import Sentence
from colosseum.tutor.colosseum.marks import Market
from colosseum.tutor.hints import Hint, Pressing, Remark, Situation, hints_for
from tests.tutor.colosseum.positions import invest


def always(name: str, pressing: Pressing) -> Situation:
    def find(game: Game, seat: SeatIndex) -> Remark | None:
        return Sentence("{name} decides.", name=game.seats[seat]), ()

    return Situation(name, ("TURN-1",), pressing, find)


def never(name: str) -> Situation:
    return Situation(name, ("TURN-1",), Pressing.NOW, lambda game, seat: None)


SITUATIONS = [
    always("good to know", Pressing.KNOW),
    never("elsewhere"),
    always("a chance", Pressing.CHANCE),
    always("another chance", Pressing.CHANCE),
    always("now", Pressing.NOW),
]


def test_the_most_pressing_comes_first_and_otherwise_the_order_stays() -> None:
    found = [hint.id for hint in hints_for(SITUATIONS, invest(), 0)]
    assert found == ["now", "a chance", "another chance", "good to know"]


def test_a_hint_says_what_its_situation_found() -> None:
    game = invest()
    (hint,) = hints_for([always("now", Pressing.NOW)], game, 0)
    assert hint.words == f"{game.seats[0]} decides."
    assert hint.rules == ("TURN-1",)


@pytest.mark.parametrize("seat", [1, 2])
def test_only_the_deciding_player_gets_hints(seat: SeatIndex) -> None:
    assert hints_for(SITUATIONS, invest(), seat) == []


def test_there_are_none_once_the_game_is_over() -> None:
    game = invest(turn=5)
    while game.decision is not None:
        game.apply(game.choices().actions[0])
    assert hints_for(SITUATIONS, game, 0) == []


def test_a_hint_agrees_unless_the_advisor_acts_elsewhere_or_where_it_warns() -> None:
    words = Sentence("Open it.")
    one, other = Market(0), Market(1)
    assert Hint("tells", (), words, (one,)).agrees_with({other})
    assert Hint("urges", (), words, (one, other), urges=(one, other)).agrees_with({other})
    assert not Hint("urges", (), words, (one,), urges=(one,)).agrees_with({other})
    assert Hint("warns", (), words, (one,), warns_of=(one,)).agrees_with({other})
    assert not Hint("warns", (), words, (one,), warns_of=(one,)).agrees_with({one})
