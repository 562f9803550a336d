"""Whole games of every level: only legal choices, none foolish, all with good reasons."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from typing import NamedTuple

import pytest

from colosseum.ai.player import Choice
from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.actions import Bid, Offer, OpenMarket, Pass, Produce, Roll
from colosseum.rules.colosseum.data import HOLDABLE, RULES
from colosseum.rules.colosseum.producing import producible
from colosseum.words.sentences import Sentence
from tests.ai.colosseum.seated import ALL, THINKING, game_of, seat_down
from tests.ai.moments import Moment

#: Seats, seed, intense auctions: every number of players, with and without the variant.
TABLES = [(3, 1, False), (4, 2, False), (5, 3, False), (3, 4, True)]

#: Where a reason must say something that can be checked against the table.
WEIGHED = ("invest", "open", "bid", "answer", "settle")


class Said(NamedTuple):
    """A choice, and what it was about."""

    kind: str
    choice: Choice


@cache
def at_the_table(levels: tuple[str, ...], seed: int, intense: bool) -> list[Said]:
    """A game of these levels, every choice legal and every position sound."""
    said = []
    for moment in game_of(seat_down(levels, seed), seed, {"intense_auctions": intense}):
        game, choice = moment.game, moment.choice
        assert game.status() == []
        reason = game.why_not(choice.action)
        assert reason is None, f"{moment.kind}: “{choice.action}” – {reason}"
        assert choice.action in game.choices()
        said.append(Said(moment.kind, choice))
    assert game.status() == []
    assert game.outcome is not None
    return said


def is_one_sentence(reason: Sentence) -> bool:
    text = str(reason)
    for programme in RULES.programmes:  # “Retiarius vs. Secutor” is a name
        text = text.replace(programme.name, "Programme")
    return bool(re.fullmatch(r"[A-Z0-9][^.!?{}]*\.", text)) and "  " not in text


def is_checkable(reason: Sentence) -> bool:
    """Whether a reason counts something, or names an asset."""
    counted = "count" in reason.values or re.search(r"\d", reason)
    return bool(counted) or any(str(asset) in reason for asset in HOLDABLE)


def reasons(choice: Choice) -> set[Sentence]:
    return {choice.reason, *(option.reason for option in choice.alternatives)}


def disorder(choice: Choice) -> str | None:
    """What is wrong with the order of the alternatives."""
    first = choice.alternatives[0]
    if (first.action, first.reason) != (choice.action, choice.reason):
        return f"“{first.action}” before the choice “{choice.action}”"
    values = [option.value for option in choice.alternatives]
    if any(better < worse for better, worse in pairwise(values)):
        return f"not the best first: {values}"
    if len({option.action for option in choice.alternatives}) < len(choice.alternatives):
        return "the same twice"
    return None


@pytest.mark.parametrize(("players", "seed", "intense"), TABLES)
@pytest.mark.parametrize("level", ALL)
def test_a_whole_game_of_legal_choices(level: str, players: int, seed: int, intense: bool) -> None:
    said = at_the_table((level,) * players, seed, intense)
    assert said[0].kind == "invest"
    assert {kind for kind, _ in said} >= {"open", "trade", "roll", "move", "produce", "discard"}


@pytest.mark.parametrize("level", ALL)
def test_every_choice_has_a_reason_in_one_sentence(level: str) -> None:
    told = [
        f"{kind}: {reason}"
        for players, seed, intense in TABLES
        for kind, choice in at_the_table((level,) * players, seed, intense)
        for reason in reasons(choice)
        if not is_one_sentence(reason)
    ]
    assert told == []


@pytest.mark.parametrize("level", THINKING)
def test_the_alternatives_come_best_first_and_begin_with_the_choice(level: str) -> None:
    for players, seed, intense in TABLES:
        for kind, choice in at_the_table((level,) * players, seed, intense):
            assert choice.alternatives, kind
            assert disorder(choice) is None, kind


@pytest.mark.parametrize("kind", WEIGHED)
@pytest.mark.parametrize("level", THINKING)
def test_reasons_have_numbers_or_name_an_asset(level: str, kind: str) -> None:
    """Random players beside it make offers of every sort."""
    found = {
        reason
        for levels, seed in (((level,) * 4, 2), ((level, "random", "random"), 8))
        for other, choice in at_the_table(levels, seed, False)
        if other == kind and choice.alternatives
        for reason in reasons(choice)
    }
    assert found or kind == "settle", "such a decision never came up"
    assert {str(reason) for reason in found if not is_checkable(reason)} == set()


def test_different_levels_sit_at_one_table() -> None:
    for moment in game_of(seat_down(ALL, 6), 6):
        assert moment.game.why_not(moment.choice.action) is None
    assert moment.game.outcome is not None


@pytest.mark.parametrize("level", ["novice", "random"])
def test_a_level_that_errs_errs_differently_with_another_seed(level: str) -> None:
    games = [
        [str(moment.choice.action) for moment in game_of(seat_down([level] * 3, seed), 7)]
        for seed in (1, 100)
    ]
    assert games[0] != games[1]


# What nobody who plays well would do


@pytest.fixture(scope="module")
def played() -> dict[str, list[Moment[Game]]]:
    """Two games of every level that thinks, and what came up in them."""
    return {level: list(whole_games(level)) for level in THINKING}


def whole_games(level: str) -> Iterator[Moment[Game]]:
    for players, seed in ((4, 31), (3, 32)):
        for moment in game_of(seat_down([level] * players, seed), seed):
            yield moment._replace(game=moment.game.copy())


@pytest.mark.parametrize("level", THINKING)
def test_nobody_skips_an_event_she_could_produce_with_profit(
    played: dict[str, list[Moment[Game]]], level: str
) -> None:
    """Every event brings coins, so any that can be produced is worth it."""
    skipped = []
    due = 0
    for game, view, choice in played[level]:
        if game.state.step in ("roll", "produce") and producible(view.state, view.state.seat):
            due += 1
            if choice.action == Pass():
                skipped.append(f"turn {view.state.turn}, {game.state.step}: {choice.alternatives}")
    assert due > 40
    assert skipped == []


@pytest.mark.parametrize("level", THINKING)
def test_everyone_rolls(played: dict[str, list[Moment[Game]]], level: str) -> None:
    rolls = [choice.action for game, _, choice in played[level] if game.state.step == "roll"]
    assert rolls
    assert set(rolls) == {Roll()}


@pytest.mark.parametrize("level", THINKING)
def test_the_last_event_leaves_no_medal(played: dict[str, list[Moment[Game]]], level: str) -> None:
    lasts = [
        (view.state.me.medals, choice.action.medals)
        for _, view, choice in played[level]
        if isinstance(choice.action, Produce) and view.state.turn == 5
    ]
    assert lasts
    assert all(held == used for held, used in lasts)


@pytest.mark.parametrize("level", THINKING)
def test_no_bid_is_beyond_the_purse(played: dict[str, list[Moment[Game]]], level: str) -> None:
    bids = [
        (choice.action.coins, view.state.me.coins)
        for _, view, choice in played[level]
        if isinstance(choice.action, Bid | OpenMarket)
    ]
    assert bids
    assert all(bid <= coins for bid, coins in bids)


@pytest.mark.parametrize("level", THINKING)
def test_offers_stay_few_and_new_in_every_phase_of_a_game(
    played: dict[str, list[Moment[Game]]], level: str
) -> None:
    made: dict[tuple[int, int, int], list[Offer]] = {}
    for _, view, choice in played[level]:
        state = view.state
        if isinstance(choice.action, Offer):
            phase = (len(view.seats), state.turn, state.seat)
            made.setdefault(phase, []).append(choice.action)
    assert made or level in ("apprentice", "novice"), "nobody ever offered anything"
    for offers in made.values():
        assert len(offers) == len(set(offers)) <= 2
