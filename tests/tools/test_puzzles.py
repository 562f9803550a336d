"""How puzzles are measured and chosen; finding them takes hours, and is done by hand."""

from pathlib import Path

import pytest

from colosseum.play.puzzles.collection import Difficulty, Puzzle, puzzles
from colosseum.rules.kernel import Action
from colosseum.rules.roma.actions import END_TURN
from tools.puzzles.finding import different
from tools.puzzles.measuring import Measured, close_ones, play_worlds, ranked
from tools.puzzles.sources import SOURCES, Played
from tools.puzzles.writing import chosen, difficulty, write


def measured(*worths: float) -> Measured:
    played = {world: Played(worth, 0.0, 1) for world, worth in enumerate(worths)}
    return Measured(END_TURN, played)


def test_a_lead_is_known_from_the_worlds_that_both_were_played_on_in() -> None:
    one, other = measured(5, 6, 7, 8), measured(4, 5, 6)
    gap = one.ahead_of(other)
    assert gap.mean == pytest.approx(1.0)
    assert 0 < gap.error < 0.3
    assert gap.is_clear(1.0, 3.0)
    assert not gap.is_clear(1.5, 3.0)


def test_what_is_clearly_behind_is_left_out_but_never_the_second() -> None:
    best, near, far = measured(9, 1, 8, 2), measured(4, 5, 3, 6), measured(-20, -29, -20, -28)
    assert close_ones([far, near, best], 4.0) == [best, near]
    assert close_ones([far, best], 4.0) == [best, far]
    assert ranked([far, near, best]) == [best, near, far]


def test_levels_say_how_hard_a_puzzle_is() -> None:
    found = [
        difficulty({"apprentice": share, "novice": share, "impresario": 1.0})
        for share in (1.0, 0.5, 0.0)
    ]
    assert found == list(Difficulty)


def named(puzzle: Puzzle, number: int, kind: str) -> Puzzle:
    return Puzzle(
        puzzle.game,
        f"{number}-1",
        kind,
        Difficulty.EASY,
        puzzle.position,
        puzzle.options,
        puzzle.rounds,
        puzzle.error,
    )


def test_every_kind_of_decision_is_chosen_in_turn() -> None:
    one = puzzles("roma")[0]
    many = [named(one, number, "act") for number in range(30)]
    few = [named(one, number, "keep") for number in range(50, 53)]
    found = chosen([*many, *few])
    assert [puzzle.kind for puzzle in found[:6]] == ["act", "keep"] * 3
    assert len(found) == 26


def test_what_was_found_is_written_as_the_game_reads_it(tmp_path: Path) -> None:
    one = puzzles("roma")[0]
    line = {
        "game": "roma",
        "seed": 7,
        "number": 8,
        "kind": one.kind,
        "found_by": {"apprentice": 0.0, "novice": 0.0},
        "rounds": 40,
        "error": 0.3,
        "position": one.position,
        "options": [
            {"action": str(option.action), "worth": option.worth, "wins": option.wins}
            for option in one.options
        ],
    }
    (puzzle,) = write(tmp_path / "roma.yaml", [line], "roma")
    assert (puzzle.name, puzzle.position, puzzle.options) == ("7-8", one.position, one.options)
    puzzle.begin()


def test_the_same_worlds_have_the_same_luck() -> None:
    puzzle = puzzles("roma")[0]
    position = puzzle.begin()
    assert position.decision is not None
    actions: list[Action] = [puzzle.best.action, puzzle.best.action, puzzle.options[1].action]
    one, same, _ = options = [Measured(action) for action in actions]
    play_worlds(SOURCES["roma"].play_on, position, options, range(3))
    assert one.played == same.played
    view = position.view(position.decision.seat, 0)
    assert different(view, actions) == [actions[0], actions[2]]
