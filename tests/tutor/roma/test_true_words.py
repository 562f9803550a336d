"""What reasons and hints name is there: dice that are unused, cards that the player can see."""

from collections.abc import Iterator
from itertools import count
from random import Random

import pytest

from colosseum.rules.roma import Game
from colosseum.rules.roma.cards import CARDS
from colosseum.rules.roma.data import EMPTY, HIDDEN, CardNumber, of_deck
from colosseum.rules.roma.decision_kinds import DecisionKind
from colosseum.tutor.advisor import advise
from colosseum.tutor.hints import hints_for
from colosseum.tutor.roma.kit import TUTOR
from colosseum.words.sentences import Sentence
from tests.rules.roma.random_play import WAYS
from tests.tutor.newcomer import NAMES

NUMBERS = {str(card.name): card.number for card in CARDS.values()}


@pytest.fixture(scope="module")
def told() -> list[tuple[Game, list[Sentence]]]:
    """Every third position of players who do anything at all, in every way, and what is said."""
    found = []
    for seed, cards in enumerate(WAYS):
        game, rng = Game.new(NAMES[:2], seed, {"cards": cards}), Random(seed)
        for number in count():
            if (decision := game.decision) is None or game.state.turn == 12:
                break
            if number % 3 == 0:
                reasons = [it.reason for it in advise(TUTOR, game, decision.seat).choices]
                hints = [it.words for it in hints_for(TUTOR.situations, game, decision.seat)]
                found.append((game.copy(), reasons + hints))
            game.apply(game.choices().pick(rng))
    return found


def values(sentence: Sentence) -> Iterator[tuple[str, object]]:
    """All that a sentence and its parts were made from."""
    for name, value in sentence.values.items():
        yield name, value
        if isinstance(value, Sentence):
            yield from values(value)


def seen_by(game: Game) -> set[CardNumber]:
    """Every card that the deciding player knows."""
    seat = game.state.seat
    state = game.state.seen_by(seat)
    cards = [*state.sides[0], *state.sides[1], *state.hands[0], *state.hands[1]]
    cards += [*state.known[0], *state.known[1], *state.drawn, *state.taken_up]
    cards += [card for discards in state.discards for card in discards]
    return {of_deck(card, 0) for card in cards if card not in (EMPTY, HIDDEN)}


def test_every_card_named_is_one_that_the_player_can_see(
    told: list[tuple[Game, list[Sentence]]],
) -> None:
    named = 0
    for game, sentences in told:
        seen = seen_by(game)
        for words in sentences:
            for _, value in values(words):
                if isinstance(value, str) and value in NUMBERS:
                    named += 1
                    assert NUMBERS[value] in seen, words
    assert named > 50


def test_every_die_named_is_unused(told: list[tuple[Game, list[Sentence]]]) -> None:
    named = 0
    for game, sentences in told:
        for words in sentences:
            for name, value in values(words):
                if name == "die" and game.state.step == DecisionKind.ACT:
                    named += 1
                    assert value in game.state.dice, words
    assert named > 50
