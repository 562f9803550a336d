"""What words point at on Roma's table reads back, and an action is where it is taken."""

import pytest

from colosseum.rules.kernel import Action
from colosseum.rules.roma import Game
from colosseum.rules.roma.actions import ACTIONS, EndTurn, Pay
from colosseum.rules.roma.data import BRIBERY, RULES
from colosseum.rules.roma.notation import CARDS, MONEY
from colosseum.tutor.marks import Mark
from colosseum.tutor.roma.marks import (
    ACTION_NAMES,
    ActionButton,
    BattleDie,
    Die,
    DiscardPile,
    DrawPile,
    Hand,
    HandCard,
    Money,
    OfferedCard,
    Payment,
    PlaceOf,
    Plaque,
    Points,
    RowSymbol,
    Supply,
    TurnAndPhase,
    action_marks,
    read_mark,
)

MARKS: dict[str, Mark] = {
    "place 3 of player 2": PlaceOf(1, 3),
    "place bribery of player 1": PlaceOf(0, BRIBERY),
    "symbol 6": RowSymbol(6),
    "symbol bribery": RowSymbol(BRIBERY),
    "symbol money": RowSymbol(MONEY),
    "symbol cards": RowSymbol(CARDS),
    "die 4": Die(4),
    "battle die": BattleDie(),
    "card via-cassia": HandCard(RULES.number("via-cassia")),
    "hand of player 2": Hand(1),
    "offered forum": OfferedCard(RULES.number("forum")),
    "draw pile": DrawPile(),
    "discard pile": DiscardPile(),
    "supply": Supply(),
    "player 1": Plaque(0),
    "points of player 1": Points(0),
    "money of player 2": Money(1),
    "turn and phase": TurnAndPhase(),
    "pay 3": Payment(3),
    "end the turn": ActionButton(EndTurn),
}


@pytest.mark.parametrize("text", MARKS)
def test_a_mark_reads_back(text: str) -> None:
    assert read_mark(text) == MARKS[text]
    assert str(MARKS[text]) == text


@pytest.mark.parametrize("action", ACTION_NAMES)
def test_every_kind_of_action_has_a_name(action: type[Action]) -> None:
    mark = ActionButton(action)
    assert read_mark(str(mark)) == mark


def test_every_action_is_taken_somewhere() -> None:
    lines = [line for kinds in ACTIONS._by_first_word.values() for _, line in kinds]
    assert {*ACTION_NAMES, Pay} == {*lines}


@pytest.mark.parametrize(
    "text",
    [
        "",
        "place 3",
        "place 7 of player 1",
        "place 3 of player 3",
        "symbol 7",
        "die 7",
        "card hidden",
    ],
)
def test_what_is_not_on_the_table_is_no_mark(text: str) -> None:
    with pytest.raises(ValueError, match=f"“{text}” is not a mark on the table."):
        read_mark(text)


ACTING = """
dice: 1 + 3 + 3
players:
  - {money: 5, hand: forum, places: {1: bestia, 3: pictor, bribery: triremis}}
  - {places: {2: portus}}
"""
CHOOSING = """
step: target
acting: {card: ballista, place: 2}
players: [{places: {2: ballista}}, {places: {1: portus, 2: forum}}]
"""
CALLING = """
step: own-card
acting: {card: via-cassia, place: 2}
players: [{places: {1: pictor, 2: via-cassia, 3: bestia}}, {}]
"""
PAYING = """
step: pay
acting: {card: mercennarius, place: 2, target: 2, roll: 3}
players: [{money: 6, places: {2: mercennarius}}, {places: {2: forum}}]
"""
GIVING = """
step: exchange
players: [{hand: 2 forum + bestia + tuba + arena}, {hand: 2 portus + aries + decurio + castra}]
"""


@pytest.mark.parametrize(
    ("position", "action", "marks"),
    [
        (ACTING, "activate 3", ["die 3", "symbol 3", "place 3 of player 1", "activate"]),
        (ACTING, "take money with 1", ["die 1", "symbol money", "take money"]),
        (ACTING, "draw cards with 1", ["die 1", "symbol cards", "draw cards"]),
        (
            ACTING,
            "bribe with 3",
            ["die 3", "symbol bribery", "place bribery of player 1", "bribe"],
        ),
        (ACTING, "play forum on 5", ["card forum", "place 5 of player 1", "play"]),
        (ACTING, "end the turn", ["end the turn"]),
        (CHOOSING, "choose 1", ["place 1 of player 2", "choose"]),
        (CALLING, "choose 1", ["place 1 of player 1", "choose"]),
        (PAYING, "pay 3", ["pay 3"]),
        (GIVING, "give 2 forum", ["card forum", "give"]),
        (ACTING, "roll 3 + 3 again", ["die 3", "roll dice again"]),
        (ACTING, "roll the triple again", ["die 1", "die 3", "roll the triple again"]),
        (ACTING, "use die 1", ["die 1", "use a die"]),
        (ACTING, "keep forum", ["offered forum", "keep"]),
        (ACTING, "repeat the roll", ["battle die", "repeat the roll"]),
    ],
)
def test_an_action_is_where_it_is_taken(position: str, action: str, marks: list[str]) -> None:
    game = Game.from_position(position)
    found = action_marks(game, game.read_action(action))
    assert list(map(str, found)) == marks
