"""Hints of any game: where they appear, who gets them, and in what order."""

import pytest

from colosseum import games
from colosseum.rules.kernel import Game, SeatIndex
from colosseum.tutor.colosseum.marks import Market, Plaque
from colosseum.tutor.hints import Hint, Pressing, Remark, Situation, hints_for
from colosseum.words.sentences import Sentence
from tests.rules.cited_rules import numbered_rules
from tests.tutor.colosseum import test_hints as colosseum
from tests.tutor.colosseum.positions import invest
from tests.tutor.roma import test_hints as roma


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
    assert Hint("tells", (), words, (one,)).agrees_with([{other}])
    assert Hint("urges", (), words, (one, other), urges=(one, other)).agrees_with([{other}])
    assert not Hint("urges", (), words, (one,), urges=(one,)).agrees_with([{other}])
    assert Hint("warns", (), words, (one,), warns_of=(one,)).agrees_with([{other}])
    assert not Hint("warns", (), words, (one,), warns_of=(one,)).agrees_with([{one}])


def test_what_is_urged_together_must_be_advised_together() -> None:
    """Two good choices, each with one half of what the hint says, are not what it says."""
    market, plaque = Market(0), Plaque(0)
    hint = Hint("urges", (), Sentence("Both."), (market, plaque), urges=(market, plaque))
    assert hint.agrees_with([{Market(1)}, {market, plaque}])
    assert not hint.agrees_with([{market, Plaque(1)}, {Market(1), plaque}])


CASES: dict[tuple[str, str], tuple[Game, Game, str]] = {
    (game, name): case
    for game, cases in (("colosseum", colosseum.CASES), ("roma", roma.CASES))
    for name, case in cases.items()
}
"""By the names of the game and the hint: where it appears, where not, and in which words."""
RULES = {"colosseum": ("colosseum.md",), "roma": ("arena-roma.md", "roma-cards.md")}

each_hint = pytest.mark.parametrize(("game", "name"), CASES)


def named(game: str, name: str) -> Situation:
    return next(it for it in games.tutor(game).situations if it.id == name)


def found(game: str, name: str, position: Game, seat: SeatIndex = 0) -> Hint | None:
    hints = hints_for(games.tutor(game).situations, position, seat)
    return next((hint for hint in hints if hint.id == name), None)


@each_hint
def test_a_hint_appears_where_it_should(game: str, name: str) -> None:
    position, _, words = CASES[game, name]
    hint = found(game, name, position)
    assert hint is not None
    assert hint.words == words
    assert hint.rules == named(game, name).rules


@each_hint
def test_and_not_in_a_similar_position(game: str, name: str) -> None:
    _, near, _ = CASES[game, name]
    assert near.decision is not None
    assert near.decision.seat == 0
    assert found(game, name, near) is None


@each_hint
def test_nor_for_players_who_are_not_deciding(game: str, name: str) -> None:
    position, _, _ = CASES[game, name]
    for seat in range(1, len(position.seats)):
        assert hints_for(games.tutor(game).situations, position, seat) == []


def test_no_two_hints_say_the_same() -> None:
    words = [words for _, _, words in CASES.values()]
    assert len(set(words)) == len(words)


@pytest.mark.parametrize("game", RULES)
def test_every_hint_names_rules_that_exist(game: str) -> None:
    there = {rule for book in RULES[game] for rule in numbered_rules(book)}
    for situation in games.tutor(game).situations:
        assert situation.rules, situation.id
        assert set(situation.rules) <= there, situation.id
