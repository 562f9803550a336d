"""Many games: seats rotated, the same seeds, honest intervals."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import takewhile
from typing import Any

import pytest

from colosseum.ai.colosseum.kit import KIT
from colosseum.ai.colosseum.measures import SeatCounts
from colosseum.ai.tournament import (
    Pairing,
    Result,
    pairings,
    play_all,
    play_game,
    result,
    summary,
    wilson,
)
from colosseum.games import find
from colosseum.rules.colosseum import Game
from colosseum.words.sentences import GameError
from tests.ai.colosseum.seated import game_of, seat_down
from tests.ai.moments import Moment

STANDARD: dict[str, bool] = {}


# Wilson's interval


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        # As in Newcombe's comparison of such intervals (1998).
        (1, 29, 0.0061, 0.1718),
        (15, 148, 0.0624, 0.1605),
        (81, 263, 0.2553, 0.3662),
    ],
)
def test_the_interval_is_wilsons(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


@pytest.mark.parametrize("wins", [0, 37, 100, 36.5])
def test_it_contains_the_share_and_stays_between_none_and_all(wins: float) -> None:
    low, high = wilson(wins, 100)
    assert -1e-9 <= low <= wins / 100 + 1e-9
    assert wins / 100 - 1e-9 <= high <= 1 + 1e-9


def test_it_narrows_with_the_square_root_of_the_games() -> None:
    widths = [high - low for low, high in (wilson(0.4 * games, games) for games in (400, 1600))]
    assert widths[0] / widths[1] == pytest.approx(2, rel=0.01)


# Pairings


def test_rotated_seats_play_every_seed_from_every_seat() -> None:
    levels = ("grand", "novice", "random")
    found = pairings(levels, 7, seed=5, options=STANDARD, rotate=True)
    assert [pairing.seed for pairing in found] == [5, 5, 5, 6, 6, 6, 7]
    assert [pairing.levels for pairing in found[:4]] == [
        ("grand", "novice", "random"),
        ("novice", "random", "grand"),
        ("random", "grand", "novice"),
        ("grand", "novice", "random"),
    ]
    for seat in range(3):
        assert {pairing.levels[seat] for pairing in found[:3]} == set(levels)


def test_without_rotation_every_game_has_its_own_seed() -> None:
    found = pairings(("grand", "novice", "random"), 3, seed=5, options=STANDARD, rotate=False)
    assert [pairing.seed for pairing in found] == [5, 6, 7]
    assert {pairing.levels for pairing in found} == {("grand", "novice", "random")}


def test_the_rules_agreed_on_reach_every_game() -> None:
    intense = {"intense_auctions": True}
    found = pairings(("random",) * 3, 2, seed=1, options=intense, rotate=True)
    assert all(pairing.options == intense for pairing in found)
    assert play_game(KIT, found[0].levels, 1, found[0].options).game.state.intense


# Games


def timeless(results: list[Result]) -> list[Result]:
    """What was played, however long it took."""
    return [replace(one, seconds=()) for one in results]


@pytest.mark.parametrize(
    "levels",
    [("novice", "impresario", "apprentice"), ("random", "novice", "random", "impresario")],
)
def test_the_same_levels_and_seed_play_the_same_game(levels: tuple[str, ...]) -> None:
    first, second = (play_game(KIT, levels, 1) for _ in range(2))
    assert first.records == second.records
    assert first.game == second.game


def test_one_who_looks_ahead_decides_the_same_again() -> None:
    """In two turns, which have every kind of decision; a whole game would take much longer."""
    first, second = (
        [moment.choice for moment in takewhile(is_early, moments_of_a_grand_game())]
        for _ in range(2)
    )
    assert first == second
    assert len(first) > 30


def moments_of_a_grand_game() -> Iterator[Moment[Game]]:
    return game_of(seat_down(("novice", "impresario", "grand"), 1), 1)


def is_early(moment: Moment[Game]) -> bool:
    return moment.game.state.turn <= 2


def test_two_players_swap_seats_on_the_same_seeds_in_a_game_for_two() -> None:
    kit = find("roma").ai
    planned = pairings(("novice", "random"), 4, seed=1, options=STANDARD, rotate=True)
    first, again = (list(play_all(kit, planned, processes=1)) for _ in range(2))
    assert timeless(first) == timeless(again)
    report = summary(kit, first, seconds=1.0)
    assert [(level["name"], level["seats"]) for level in report["levels"]] == [
        ("random", 4),
        ("novice", 4),
    ]
    assert sum(level["wins"] for level in report["levels"]) == pytest.approx(4)


def test_another_seed_plays_another_game() -> None:
    levels = ("novice", "novice", "random")
    assert play_game(KIT, levels, 3).records != play_game(KIT, levels, 4).records


def test_another_seating_gets_the_same_tokens_and_programmes() -> None:
    """Rotation compares levels, not luck: what is dealt depends on the seed alone."""
    starts = [
        play_game(KIT, levels, 9).beginning() for levels in (("novice",) * 3, ("random",) * 3)
    ]
    assert starts[0].state == starts[1].state


def test_one_process_and_several_play_the_same_games_in_the_same_order() -> None:
    games = pairings(("novice", "random", "random"), 6, seed=1, options=STANDARD, rotate=True)
    alone = list(play_all(KIT, games, processes=1))
    shared = list(play_all(KIT, games, processes=2))
    assert timeless(alone) == timeless(shared)
    assert [one.levels for one in alone] == [pairing.levels for pairing in games]
    assert len({one.counts for one in alone}) > 1


def test_a_level_that_does_not_exist_is_named_before_anything_is_played() -> None:
    games = pairings(("novice", "caesar", "random"), 2, seed=1, options=STANDARD, rotate=True)
    with pytest.raises(GameError, match="There is no level “caesar”"):
        next(play_all(KIT, games, processes=1))


def test_a_result_agrees_with_the_journal() -> None:
    pairing = Pairing(("novice", "random", "impresario"), 8, STANDARD)
    found = result(KIT, pairing)
    journal = play_game(KIT, pairing.levels, pairing.seed)
    assert journal.game.outcome is not None
    assert found.winners == journal.game.outcome.winners
    assert found.counts == KIT.measures.count(journal)
    assert found.actions == len(found.seconds) == len(journal.records)
    assert [level for level, _ in found.seconds] == [
        pairing.levels[record.seat] for record in journal.records
    ]


# Summaries


def told(winners: tuple[int, ...], best: tuple[int, ...], deals: int = 0) -> Result:
    return Result(
        levels=("grand", "novice", "novice"),
        winners=winners,
        actions=100,
        counts=tuple(SeatCounts(spectators, (1, 22), deals) for spectators in best),
        seconds=(("grand", 0.02), ("novice", 0.001)),
    )


def levels_of(found: dict[str, Any]) -> dict[str, dict[str, Any]]:
    return {level["name"]: level for level in found["levels"]}


def test_a_summary_counts_wins_by_level_and_shares_shared_ones() -> None:
    found = summary(
        KIT,
        [told((0,), (80, 60, 50), 2), told((1, 2), (40, 60, 60)), told((0, 1), (70, 70, 10))],
        seconds=1.5,
    )
    assert [level["name"] for level in found["levels"]] == ["novice", "grand"], "weakest first"
    grand, novice = levels_of(found)["grand"], levels_of(found)["novice"]
    assert grand["wins"] == pytest.approx(1.5)
    assert novice["wins"] == pytest.approx(1.5)
    assert grand["win_rate"] == pytest.approx(0.5)
    assert (grand["low"], grand["high"]) == wilson(1.5, 3)
    assert (grand["seats"], novice["seats"]) == (3, 6)


def test_a_summary_has_means_and_times() -> None:
    found = summary(KIT, [told((0,), (80, 60, 50), 2), told((1,), (40, 60, 50))], seconds=4.0)
    assert (found["games"], found["seconds"]) == (2, 4.0)
    assert found["actions_per_second"] == 50
    assert found["actions_per_game"] == 100
    assert found["thinking_seconds_per_game"] == pytest.approx(0.021)
    grand = levels_of(found)["grand"]
    assert (grand["p50_ms"], grand["max_ms"]) == pytest.approx((20, 20))
    assert levels_of(found)["novice"]["p99_ms"] == pytest.approx(1)


def test_a_summary_has_what_the_game_measures() -> None:
    played = [told((0,), (80, 60, 50), 2), told((1,), (40, 60, 50))]
    found = summary(KIT, played, seconds=1.0)
    counts = [result.counts for result in played]
    assert found.items() >= KIT.measures.of_games(counts).items()
    seats = [game[0] for game in counts]
    assert levels_of(found)["grand"].items() >= KIT.measures.of_level(seats).items()
