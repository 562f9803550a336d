"""The benchmarks know every game of the box. Their figures are in benchmarks/RESULTS.md."""

from dataclasses import fields, replace

import pytest

from benchmarks import advisor, factors, ladder, same_games, soak, tune
from colosseum.games import GAMES, find

every_game = pytest.mark.parametrize("name", GAMES)


@every_game
def test_a_soaked_game_is_played_to_its_end(name: str) -> None:
    kit = find(name)
    assert soak.play(kit, seed=1) > 20
    assert [players for players, _ in soak.tables(kit)] == sorted([*kit.game.players] * 2)


@every_game
def test_a_ladder_has_a_step_for_each_level_and_number_of_players(name: str) -> None:
    kit = find(name)
    steps = ladder.steps(kit)
    assert len(steps) == len(kit.levels) * len(kit.game.players)
    assert [(step.level, step.others) for step in steps[:3]] == [
        ("novice", "random"),
        ("impresario", "novice"),
        ("grand", "impresario"),
    ]
    assert all(step.players == kit.usual_players for step in steps[:3])


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


def test_a_change_is_of_a_weight_or_of_a_habit() -> None:
    present = tune.SUBJECTS["colosseum"].present
    assert factors.Change.of_text("loge=3.5").made(present).weights.loge == 3.5
    assert factors.Change.of_text("rounds=7").made(present).rounds == 7
    assert factors.drawn_habits(present, [factors.Change("loge", 3.5)], [False]) == present


def test_the_effect_of_a_change_is_what_the_seats_that_drew_it_have_more() -> None:
    seats = [*factors.seats_of([(True,), (False,)], [9, 5]) * 3]
    assert factors.effect(seats, 0, "margin") == (8.0, 0.0)
    assert factors.effect(seats, 0, "won") == (1.0, 0.0)
