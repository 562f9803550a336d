"""The benchmarks know every game of the box. Their figures are in benchmarks/RESULTS.md."""

import json
from collections import Counter
from dataclasses import astuple, fields, replace
from functools import partial
from pathlib import Path

import pytest

from benchmarks import (
    advisor,
    cards,
    characters,
    decks,
    duel,
    factors,
    gathering,
    ladder,
    looking_back,
    luck,
    recognition,
    residuals,
    same_games,
    soak,
    stages,
    tune,
)
from colosseum.ai.characters import KEYS
from colosseum.ai.tournament import pairings, play_all
from colosseum.games import GAMES, find
from colosseum.play import saves
from colosseum.play.career import laurels
from colosseum.rules.colosseum.state import Phase
from colosseum.rules.roma.data import RULES
from colosseum.rules.roma.ways import Way
from colosseum.tutor.looking_back import Findings

ROOT = Path(__file__).resolve().parents[1]
every_game = pytest.mark.parametrize("name", GAMES)


@every_game
def test_a_soaked_game_is_played_to_its_end(name: str) -> None:
    kit = find(name)
    assert soak.play(kit, seed=1) > 20
    options = {"colosseum": 2, "roma": 2 * 5 * 3}[name]
    assert [players for players, _ in soak.tables(kit, {})] == sorted([*kit.game.players] * options)


def test_a_soak_keeps_to_the_options_that_are_named() -> None:
    kit = find("roma")
    assert soak.play(kit, 1, {"cards": "own_decks"}, checked=False) > 20
    assert {options["cards"] for _, options in soak.tables(kit, {"cards": "roma"})} == {"roma"}


@every_game
def test_a_ladder_has_a_step_for_each_level_and_number_of_players(name: str) -> None:
    kit = find(name)
    steps = ladder.steps(kit)
    assert len(steps) == len(kit.levels) * len(kit.game.players)
    assert [(step.level, step.others) for step in steps[:4]] == [
        ("apprentice", "random"),
        ("novice", "apprentice"),
        ("impresario", "novice"),
        ("grand", "impresario"),
    ]
    assert all(step.players == kit.usual_players for step in steps[:4])


@every_game
def test_a_ladder_without_blur_keeps_what_levels_see(name: str) -> None:
    kit = find(name)
    before, after = (
        [level.seat.args[0] for level in it.ai.levels if isinstance(level.seat, partial)]
        for it in (kit, ladder.sharp(kit))
    )
    assert any(habits.blur for habits in before)
    assert after == [replace(habits, blur=0.0) for habits in before]


def test_a_duel_that_was_stopped_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "duel.jsonl"
    planned = pairings(["novice", "apprentice"], 2, 3, {}, rotate=True)
    file.write_text(duel.play("roma", planned[0]).line() + "\n")
    games = duel.kept(file)
    assert duel.left(planned, games) == planned[1:]
    assert duel.left(planned, [*games, duel.play("roma", planned[1])]) == []
    duel.show(games, "novice")
    assert "novice: " in capsys.readouterr().out


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="needs the history")
def test_an_opponent_of_another_commit_plays_by_that_commits_code() -> None:
    (planned,) = pairings(["novice", "novice@HEAD"], 1, 3, {}, rotate=True)
    game = duel.play("roma", planned)
    assert {level for level, _ in game.milliseconds} == {"novice", "novice@HEAD"}
    assert game.winners


def test_luck_is_counted_for_every_seat_in_turn(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kit = find("roma")
    games = [luck.play(kit, "apprentice", seed) for seed in (1, 2, 3)]
    file = tmp_path / "luck.jsonl"
    file.write_text("".join(json.dumps(astuple(game)) + "\n" for game in games))
    assert luck.kept(file) == games
    luck.show(games)
    assert "without luck, results vary " in capsys.readouterr().out


def test_what_is_left_to_play_of_the_stages(capsys: pytest.CaptureFixture[str]) -> None:
    table = next(it for it in stages.tables() if it.name == "first-stones")
    game = stages.play(table, "novice", 0)
    assert stages.Game.of_line(game.line()) == game
    left = [*stages.left([table], ["novice"], 3, [game])]
    assert left == [(table, "novice", 1), (table, "novice", 2)]
    stages.show([game], [table], ["novice", "grand"])
    assert "| roma 1 | first-stones | win | " in capsys.readouterr().out


@pytest.mark.usefixtures("home")
def test_saved_games_to_gather_laurels_from_are_finished_games_of_a_person() -> None:
    gathering.save_games(2)
    first, second = saves.saved_games()
    assert {saves.header_of(file)["game"] for file in (first, second)} == {*GAMES}
    assert laurels.feats_in(first, known=()) is not None


def test_a_ladder_shows_the_greatest_of_many_measures(capsys: pytest.CaptureFixture[str]) -> None:
    cards = {f"winners_laid_card_{number}": number / 100 for number in range(20)}
    ladder.show_measures({"turns_per_game": 17.6, **cards})
    told = capsys.readouterr().out
    assert told.startswith(
        "    turns per game 17.6\n    winners laid:\n    card 19 19.0% · card 18"
    )
    assert "card 11 " not in told


def test_weights_far_from_the_present_ones_play_a_game_to_its_end() -> None:
    present = tune.SUBJECTS["roma"].present
    tripled = {
        field.name: 3 * getattr(present.weights, field.name) for field in fields(present.weights)
    }
    shaken = replace(present, weights=replace(present.weights, **tripled))
    assert len(tune.play(tune.Table("roma", seed=3, habits=(present, shaken)))) == 2


def test_every_game_can_be_tuned() -> None:
    assert [*tune.SUBJECTS] == [*GAMES]


def test_a_newcomer_follows_the_advisor_in_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert [*advisor.TUTORS] == [*advisor.GAMES] == [*GAMES]
    advisor.measure(advisor.TUTORS["roma"], games=1)
    told = capsys.readouterr().out
    assert told.startswith("won 1 of 1 games of roma (100.0%)\n")
    assert " answers: median " in told


def test_the_same_games_are_recognised(capsys: pytest.CaptureFixture[str]) -> None:
    assert same_games.compare(find("roma"), "novice", games=1, processes=0)
    assert capsys.readouterr().out.startswith("novice: 1 of 1 the same, in ")


def test_looking_back_is_measured_against_the_expert_in_the_same_game(
    capsys: pytest.CaptureFixture[str],
) -> None:
    kit = find("roma")
    journal = looking_back.with_expert(kit, ["novice", "novice"], seat=0, seed=1)
    assert journal.game.outcome is not None
    nothing = Findings((), ())
    pairs = [looking_back.Pair(gain, 20.0, nothing, seconds=30.0) for gain in (15.0, 25.0)]
    looking_back.show(pairs)
    told = capsys.readouterr().out
    assert told.startswith("2 games: the expert gains 20.0 [10.2 to 29.8]\n")
    assert "all regrets together: 20.0 [20.0 to 20.0]" in told


# Characters


def test_everyone_of_the_cast_plays_equally_often() -> None:
    counts = Counter(who for cast in characters.tables(4, 20, seed=3) for who in cast)
    assert set(counts) == set(KEYS)
    assert set(counts.values()) == {10}


def test_whoever_does_as_before_is_recognised() -> None:
    miser, gambler = Counter({"opens at 8": 2}), Counter({"bids by fives": 1})
    seats = [("gaius", miser), ("brutus", gambler)]
    named, of, pairs = recognition.recognised([*seats, *seats, ("brutus", miser), ("gaius", miser)])
    assert (named, of) == (2, 3)
    assert pairs["brutus", "gaius"] == 1


def test_equal_rows_are_no_surprise_and_different_ones_are() -> None:
    same = characters.chi_square([Counter(a=50, b=50), Counter(a=100, b=100)])
    assert same[:2] == (0.0, 1)
    assert same[2] > 0.9
    # By the tables, χ² of 3.84 has a probability of 5% at one degree of freedom.
    statistic, _, chance = characters.chi_square([Counter(a=60, b=40), Counter(a=46, b=54)])
    assert statistic == pytest.approx(3.93, abs=0.01)
    assert chance == pytest.approx(0.047, abs=0.004)


@every_game
def test_what_characters_do_is_counted(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    kit = find(name)
    played = characters.play_all(kit, "random", 8 // kit.usual_players, seed=1, processes=1)
    characters.show_strength(played, 1 / kit.usual_players)
    characters.show_variety(played)
    characters.show_styles(played)
    characters.show_recognition(kit.name, played)
    told = capsys.readouterr().out
    assert all(who in told for who in KEYS)
    assert "χ²" in told


def test_a_change_is_of_a_weight_or_of_a_habit() -> None:
    present = tune.SUBJECTS["colosseum"].present
    assert factors.Change.of_text("loge=3.5").made(present).weights.loge == 3.5
    assert factors.Change.of_text("rounds=7").made(present).rounds == 7
    assert factors.drawn_habits(present, [factors.Change("loge", 3.5)], [False]) == present


def test_the_effect_of_a_change_is_what_the_seats_that_drew_it_have_more() -> None:
    seats = [*factors.seats_of([(True,), (False,)], [9, 5]) * 3]
    assert factors.effect(seats, 0, "margin") == (8.0, 0.0)
    assert factors.effect(seats, 0, "won") == (1.0, 0.0)


def test_every_two_decks_meet_once_however_the_work_is_shared() -> None:
    whole = decks.pairs()
    assert len(whole) == len(set(map(frozenset, whole))) == 28
    assert sorted(pair for part in (1, 2, 3) for pair in decks.pairs(part=(part, 3))) == sorted(
        whole
    )
    assert len(decks.pairs(only="livia")) == 7


def test_decks_play_from_both_seats_and_their_victories_are_counted() -> None:
    scores = decks.play([("livia", "brutus")], "novice", games=2, seed=1, processes=1)
    assert {pair: score.games for pair, score in scores.by_pair.items()} == {
        ("livia", "brutus"): 2,
        ("brutus", "livia"): 2,
    }
    assert scores.of("livia").won + scores.of("brutus").won == 2
    first, *rows = decks.table(scores)
    assert first.split() == ["livia", "brutus"]
    assert all("of 2, " in row for row in rows)


def test_every_card_of_a_way_is_counted(capsys: pytest.CaptureFixture[str]) -> None:
    kit = find("roma")
    played = play_all(kit.ai, pairings(["random"] * 2, 2, 1, {"cards": "mixed"}, False), 1)
    cards.report(list(played), Way.MIXED)
    told = capsys.readouterr().out.splitlines()
    assert len(told) == len(RULES.cards) + 1
    assert told[-1].startswith("2 games; the first player won")
    assert cards.copies(Way.MIXED).total() == 107


def test_residuals_are_what_became_less_what_was_said(capsys: pytest.CaptureFixture[str]) -> None:
    one = residuals.Position(1, 5, Phase.INVESTING, 0, worth=60.0, features={"a": 0.0}, became=63)
    others = [
        replace(one, seat=seat, worth=60.0 + seat, features={"a": seat}, became=63 + 3 * seat)
        for seat in range(4)
    ]
    assert one.residual == 3
    assert residuals.slope(others, "a") == (2.0, 0.0)
    residuals.show_moment(others)
    assert capsys.readouterr().out.startswith("5 investing  off by +6.0, spread 2.2, ")
