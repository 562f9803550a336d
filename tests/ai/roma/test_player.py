"""Whole games of every level: only legal choices, none foolish, all with good reasons."""

import re
from functools import cache
from itertools import pairwise

import pytest

from colosseum.ai.player import Choice
from colosseum.files import catalogues
from colosseum.rules.roma import Game
from colosseum.rules.roma.actions import EndTurn
from colosseum.rules.roma.data import RULES
from colosseum.words import translation
from colosseum.words.sentences import Sentence
from tests.ai.moments import Moment
from tests.ai.roma.seated import ALL, THINKING, game_of, good, seat_down


@cache
def moments(level: str, beginners: bool = False) -> list[Moment[Game]]:
    """A game of one level, every choice legal and every position sound."""
    found = []
    for moment in game_of(seat_down([level] * 2, 3), 4, beginners=beginners):
        assert moment.choice.action in moment.game.choices()
        assert moment.game.status() == []
        found.append(moment)
    assert moment.game.outcome is not None
    return found


def reasons(choice: Choice) -> set[Sentence]:
    return {choice.reason, *(option.reason for option in choice.alternatives)}


def said(level: str) -> set[Sentence]:
    return {reason for moment in moments(level) for reason in reasons(moment.choice)}


@pytest.mark.parametrize("beginners", [False, True])
@pytest.mark.parametrize("level", ALL)
def test_a_whole_game_of_legal_choices(level: str, beginners: bool) -> None:
    kinds = {moment.kind for moment in moments(level, beginners)}
    assert kinds >= {"exchange", "lay", "act"}


@pytest.mark.parametrize("level", ALL)
def test_every_choice_has_a_reason_in_one_sentence(level: str) -> None:
    for reason in said(level):
        assert re.fullmatch(r"[A-Z0-9][^.!?{}]*\.", reason), reason
        assert "  " not in reason


@pytest.mark.parametrize("level", THINKING)
def test_a_reason_has_a_number_or_names_a_card(level: str) -> None:
    names = [card.name for card in RULES.cards]
    for reason in said(level):
        counts = "count" in reason.values or re.search(r"\d", reason)
        assert counts or any(name in reason for name in names), reason


@pytest.mark.parametrize("level", ALL)
def test_a_reason_can_be_said_in_another_language(level: str) -> None:
    catalogues.use(catalogues.LONGER)
    try:
        for reason in said(level):
            again = Sentence.of_data(reason.data())
            assert again == reason
            assert "·" in translation.say(again)
    finally:
        catalogues.use("en")


@pytest.mark.parametrize("level", THINKING)
def test_the_alternatives_come_best_first_and_begin_with_the_choice(level: str) -> None:
    for moment in moments(level):
        choice = moment.choice
        first = choice.alternatives[0]
        assert (first.action, first.reason) == (choice.action, choice.reason)
        for better, worse in pairwise(choice.alternatives):
            assert better.value >= worse.value
        actions = [option.action for option in choice.alternatives]
        assert len({*actions}) == len(actions)


@good
def test_no_die_is_wasted(level: str) -> None:
    """A die always brings money at least."""
    for moment in moments(level):
        if isinstance(moment.choice.action, EndTurn):
            assert moment.view.state.dice == ()


def test_different_levels_sit_at_one_table() -> None:
    for moment in game_of(seat_down(["novice", "random"], 6), 6):
        assert moment.game.why_not(moment.choice.action) is None
    assert moment.game.outcome is not None


def test_a_level_that_errs_errs_differently_with_another_seed() -> None:
    games = [
        [str(moment.choice.action) for moment in game_of(seat_down(["novice"] * 2, seed), 7)]
        for seed in (1, 100)
    ]
    assert games[0] != games[1]
