"""Positions: short texts in, the same game out, and every contradiction named."""

import re
from itertools import islice
from random import Random

import pytest

from colosseum.rules.journal import Journal
from colosseum.rules.roma import Game
from colosseum.rules.roma.data import RULES
from colosseum.rules.roma.decision_kinds import DecisionKind
from colosseum.rules.roma.state import State
from colosseum.words.sentences import GameError
from tests.rules.roma.random_play import WAYS, new_game, play_on, somewhere
from tests.rules.roma.scenario import decider, play, table


def public(state: State) -> State:
    """The state without what a position does not keep: the pile's order and chance."""
    copy = state.copy()
    copy.piles = tuple(tuple(sorted(pile)) for pile in copy.piles)
    copy.chance.state = 0
    return copy


@pytest.mark.unmeasured
@pytest.mark.parametrize("way", WAYS)
def test_every_position_of_a_game_reads_back_to_its_end(way: str) -> None:
    for seed in range(3):
        game = new_game(seed, beginners=seed == 2, cards=way)
        for _ in play_on(game, Random(seed), busy=seed % 2 == 1):
            again = Game.from_position(game.position())
            assert public(again.state) == public(game.state), game.position()
            assert again.decision == game.decision
            assert again.outcome == game.outcome
            assert again.seats == game.seats


def test_a_battle_under_way_reads_back() -> None:
    game = table(
        """
        dice: 1 + 3
        players:
          - {money: 9, places: {3: via-cassia, 4: mercennarius, 6: tuba}}
          - {places: {4: forum}}
        """
    )
    play(game, "activate 3", "choose 4")
    assert decider(game) == ("repeat", 1)
    assert public(table(game.position()).state) == public(game.state)
    play(game, "keep the roll")
    assert decider(game) == ("pay", 1)
    assert public(table(game.position()).state) == public(game.state)


def test_an_example_is_short() -> None:
    game = table(
        """
        turn: 9
        dice: 3 + 4 + 6
        players:
          - {points: 8, money: 4, hand: taberna, places: {1: bestia, bribery: forum}}
          - {points: 12, hand: 2 forum + arena, known: forum, places: {4: magister}}
        discards: [portus, tuba]
        """
    )
    assert decider(game) == ("act", 1)
    assert game.seats == ("Aquila", "Lupa")
    assert game.state.supply == 16
    assert len(game.state.piles[0]) == 55 - 9
    assert Journal(game).beginning() == game


def test_without_dice_or_step_the_turn_begins() -> None:
    game = table("{turn: 5, seat: 2, players: [{}, {places: {1: forum}}]}")
    assert [str(event) for event in game.opening][:2] == [
        "turn 5 begins for seat 2",
        "seat 2 returns 6 points",
    ]
    assert game.state.turn == 5


def test_the_top_of_the_pile_and_the_seed_decide_what_is_drawn() -> None:
    text = "{{seed: {}, dice: 6, players: [{{}}, {{}}], pile: [tuba, forum]}}"
    piles = [table(text.format(seed)).state.piles[0] for seed in (1, 2)]
    assert piles[0] != piles[1]
    assert piles[0][-2:] == piles[1][-2:]
    game = table(text.format(1))
    play(game, "draw cards with 6")
    assert "tuba" in game.position()


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("{players: [{}]}", "line 1, players: expected 2 players, found 1."),
        ("{dice: 1, players: [{hand: lion}, {}]}", "players.1.hand: expected cards such as"),
        ("{dice: 1, players: [{hand: 0 forum}, {}]}", "expected cards such as"),
        ("{dice: 1, players: [{hand: hidden}, {}]}", "expected cards such as"),
        ("{dice: 1, discards: [2 forum], players: [{}, {}]}", "expected a card, found “2 forum”."),
        ("{dice: 1, players: [{hand: 5 forum}, {}]}", "There are 5 Forum instead of 4."),
        ("{dice: 1, players: [{places: {7: forum}}, {}]}", "“7” is no place."),
        ("{dice: 1, players: [{places: {x: forum}}, {}]}", "“x” is no place."),
        ("{dice: 1, players: [{places: {1: x}}, {}]}", "expected a card, found “x”."),
        ("{dice: 1, players: [{known: forum}, {}]}", "known that are not in the hand"),
        ("{dice: 1, seat: 3, players: [{}, {}]}", "expected a number from 1 to 2, found “3”."),
        ("{dice: 7, players: [{}, {}]}", "The dice cannot be [7]."),
        ("{dice: 1 + 2 + 3 + 4, players: [{}, {}]}", "The dice cannot be [1, 2, 3, 4]."),
        ("{dice: one, players: [{}, {}]}", "expected dice such as 3 + 4 + 6"),
        ("{dice: 1, colour: red, players: [{}, {}]}", "colour: is not a known field."),
        ("{dice: 1, players: [{gold: 1}, {}]}", "players.1.gold: is not a known field."),
        ("{dice: 1, supply: 3, players: [{}, {}]}", "There are 23 victory points instead of 36."),
        ("{dice: 1, players: [{points: 0}, {}]}", "The game goes on although"),
        ("{step: finished, players: [{}, {}]}", "over although nothing has ended it"),
        ("{step: dance, players: [{}, {}]}", "expected a step of the game, found “dance”."),
        ("{dice: 1, turn: 201, players: [{}, {}]}", "Turn 201 does not exist."),
        ("{dice: 1, turn: 0, players: [{}, {}]}", "Turn 0 does not fit the step “act”."),
        ("{step: exchange, players: [{gives: 2 forum}, {}]}", "Seat 1 has chosen already."),
        ("{dice: 1, players: [{gives: 2 forum}, {}]}", "an exchange that is over"),
        ("{step: lay, players: [{}, {hand: forum}]}", "Seat 1 has no card to lay."),
        ("{step: exchange, players: [{}, {}]}", "Seat 1 has too few cards to give any."),
        (
            "{step: lay, players: [{hand: 4 forum, places: {1: tuba, 2: portus, 3: arena, "
            "4: bestia}}, {}]}",
            "Seat 1 has more cards to lay than free places.",
        ),
        ("{step: keep, players: [{}, {}]}", "Drawn cards wait at the wrong moment"),
        ("{dice: 1, drawn: forum, players: [{}, {}]}", "Drawn cards wait at the wrong moment"),
        ("{step: target, players: [{}, {}]}", "top: “acting” is missing."),
        (
            "{step: target, acting: {card: bestia, place: 3}, players: [{}, {}]}",
            "Bestia asks, but there is no answer.",
        ),
        (
            "{step: take, acting: {card: templarius, place: 3}, players: [{}, {}]}",
            "Templarius never asks for this: take.",
        ),
        (
            "{step: repeat, acting: {card: bestia, place: 3, roll: 3}, players: [{}, {}]}",
            "Bestia rolls without a die or a target.",
        ),
        (
            "{step: repeat, acting: {card: bestia, place: 8}, players: [{}, {}]}",
            "acting.place: expected a place, found “8”.",
        ),
        (
            "{step: place, drawn: 2 forum, acting: {card: castra, place: 3}, players: [{}, {}]}",
            "One card is to be laid on a free place.",
        ),
        (
            "{dice: 1, beginners rules: yes, players: [{places: {bribery: forum}}, {}]}",
            "Seat 1 has a card beside Bribery, which this game is played without.",
        ),
    ],
)
def test_whatever_is_wrong_is_named(text: str, complaint: str) -> None:
    with pytest.raises(GameError) as error:
        Game.from_position(text, "lesson.yaml")
    assert complaint in str(error.value)
    assert "lesson.yaml" in str(error.value)


def test_a_state_that_cannot_be_is_described() -> None:
    game = table("{dice: 3, players: [{hand: forum + arena}, {}]}")
    state = game.state
    state.money[0] = -1
    state.hands[0] = tuple(reversed(state.hands[0]))
    state.dice = (3, 1)
    state.points[1] = -1
    state.supply = 27
    assert game.status() == [
        "There are fewer than no victory points somewhere.",
        "Seat 1 has -1 sesterces.",
        "The cards of seat 1 are not sorted.",
        "The dice are not sorted.",
    ]


def test_a_question_needs_a_card_that_asks() -> None:
    game = table("{dice: 3, players: [{}, {}]}")
    game.state.step = DecisionKind.TARGET
    assert game.status() == ["A card asks something at the wrong moment, or none does."]


def test_a_garbled_position_is_refused_or_can_be_played() -> None:
    rng = Random(7)
    words = [*[card.key for card in RULES.cards], *DecisionKind, *map(str, range(9))]
    for seed in range(60):
        way = WAYS[seed % len(WAYS)]
        text = somewhere(seed, rng.randrange(200), cards=way).position()
        for _ in range(3):
            found = rng.choice([*re.finditer(r"[a-z-]+(?=[,}\n])|\d+", text)])
            text = text[: found.start()] + rng.choice(words) + text[found.end() :]
        try:
            game = Game.from_position(text)
        except GameError:
            continue
        for record in islice(play_on(game, rng), 40):
            assert game.status() == [], (text, record)
