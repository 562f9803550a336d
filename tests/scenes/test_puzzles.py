"""Puzzles on their page, at the table and answered; and your own mistakes among them."""

import time
from collections.abc import Callable
from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pygame

from colosseum.play.puzzles import mistakes, solved
from colosseum.play.puzzles.collection import Puzzle, puzzles
from colosseum.play.puzzles.mistakes import Mistake
from colosseum.play.puzzles.solved import State
from colosseum.rules.kernel import Action
from colosseum.scenes import routes
from colosseum.scenes.career.laurels_scene import LaurelsScene
from colosseum.scenes.career.puzzles_scene import MINE, PuzzlesScene
from colosseum.scenes.parts.found_mistakes import mistakes_of
from colosseum.scenes.parts.puzzle_task import PuzzleTask, mistakes_due, task_of
from colosseum.scenes.puzzle_end import PuzzleEndScene
from colosseum.scenes.table.puzzle_script import PuzzleScript
from colosseum.scenes.table.scene import TableScene
from colosseum.tutor.looking_back import Finding, Findings
from tests import games as some_games
from tests.hands import Hands

TODAY = date(2026, 11, 17)


def clock() -> datetime:
    return datetime(2026, 11, 17, 12, tzinfo=UTC)


def wait_until(hands: Hands, is_so: Callable[[], bool]) -> None:
    until = time.monotonic() + 60
    while not is_so() and time.monotonic() < until:
        hands.wait()
        time.sleep(0.002)
    assert is_so()


def opened(hands: Hands, chosen: PuzzleTask | None = None) -> PuzzlesScene:
    scene = PuzzlesScene(hands.app, chosen, clock)
    hands.open(scene)
    wait_until(hands, lambda: not scene.is_loading)
    return scene


def first(game: str = "colosseum") -> Puzzle:
    return puzzles(game)[0]


def at_table(hands: Hands, puzzle: Puzzle) -> TableScene:
    hands.open(routes.puzzle(hands.app, task_of(puzzle)))
    scene = hands.scene
    assert isinstance(scene, TableScene)
    wait_until(hands, lambda: scene.course.is_asking)
    return scene


def answered(hands: Hands, puzzle: Puzzle, action: Action) -> PuzzleEndScene:
    at_table(hands, puzzle).act(action)
    assert isinstance(hands.scene, PuzzleEndScene)
    return hands.scene


# The page


def test_the_frame_leads_to_it(hands: Hands) -> None:
    hands.open(LaurelsScene(hands.app))
    hands.click("tab-puzzles")
    assert isinstance(hands.scene, PuzzlesScene)


def test_the_next_to_solve_is_chosen_and_opens_at_a_table(hands: Hands) -> None:
    solved.record(first(), right=True)
    scene = opened(hands)
    assert scene.chosen is not None
    assert scene.chosen.puzzle == puzzles("colosseum")[1]
    hands.press(pygame.K_RETURN)
    table = hands.scene
    assert isinstance(table, TableScene)
    assert isinstance(table.script, PuzzleScript)
    assert not table.is_game


def test_what_is_solved_is_said_without_colours(hands: Hands) -> None:
    solved.record(puzzles("colosseum")[0], right=True)
    solved.record(puzzles("colosseum")[1], right=False)
    opened(hands)
    tips = [hands.widget(f"puzzle-{number}").tip for number in (1, 2, 3)]
    assert tips == ["Puzzle 1: solved.", "Puzzle 2: not solved yet.", "Puzzle 3: to solve."]


def test_another_game_and_another_puzzle_can_be_chosen_by_keys(hands: Hands) -> None:
    scene = opened(hands)
    scene.page.focus_on("page-roma")
    hands.press(pygame.K_RETURN)
    wait_until(hands, lambda: not scene.is_loading)
    assert scene.chosen is not None
    assert scene.chosen.puzzle.game == "roma"
    scene.page.focus_on("puzzle-2")
    hands.press(pygame.K_RETURN)
    assert scene.chosen.number == 2


# Solving


def test_the_right_answer_is_kept_and_the_next_puzzle_offered(hands: Hands) -> None:
    puzzle = first()
    end = answered(hands, puzzle, puzzle.best.action)
    assert end.answer.is_right
    assert solved.recorded().state(puzzle) is State.SOLVED
    assert end.rows[0].is_best
    assert end.rows[0].is_yours
    assert end.reason is not None
    hands.click("next")
    table = hands.scene
    assert isinstance(table, TableScene)
    assert isinstance(table.script, PuzzleScript)
    assert table.script.task.puzzle == puzzles("colosseum")[1]


def test_a_wrong_answer_changes_nothing_at_the_table_and_can_be_tried_again(hands: Hands) -> None:
    puzzle = first("roma")
    end = answered(hands, puzzle, puzzle.options[-1].action)
    assert not end.answer.is_right
    assert solved.recorded().state(puzzle) is State.MISSED
    assert sum(row.is_yours for row in end.rows) == 1
    hands.click("again")
    table = hands.scene
    assert isinstance(table, TableScene)
    assert table.records == []


def test_the_advisor_is_silent_and_there_is_no_undo(hands: Hands) -> None:
    at_table(hands, first())
    for key in ("advice", "undo", "recap"):
        assert not hands.widget(key).enabled


def test_a_choice_without_numbers_gets_a_word_and_no_verdict(hands: Hands) -> None:
    puzzle = next(it for it in puzzles("colosseum") if it.kind in ("bid", "open"))
    table = at_table(hands, puzzle)
    seat = table.game.decision.seat
    most = table.game.state.impresarios[seat].coins
    word = "bid {}" if puzzle.kind == "bid" else "open market 1 at {}"
    table.act(table.game.read_action(word.format(most)))
    assert hands.scene is table
    assert isinstance(table.script, PuzzleScript)
    assert table.script.aside is not None
    assert solved.recorded().state(puzzle) is State.OPEN


def test_the_question_is_in_sight_however_many_players_there_are(hands: Hands) -> None:
    crowded = [it for it in puzzles("colosseum") if len(it.begin().seats) > 3]
    table = at_table(hands, crowded[0])
    assert isinstance(table.script, PuzzleScript)
    taken = table.kit.layout.under_advice(len(table.seats))
    assert taken
    assert not any(table.script.box.colliderect(box) for box in taken)
    assert table.script.box.contains(hands.widget("puzzles").box)


def test_nothing_but_progress_is_saved(hands: Hands, home: Path) -> None:
    puzzle = first()
    before = {file for file in home.rglob("*") if file.is_file()}
    answered(hands, puzzle, puzzle.best.action)
    after = {file.name for file in home.rglob("*") if file.is_file() and file not in before}
    assert after <= {"puzzles.jsonl"}


def test_leaving_leads_to_the_list(hands: Hands) -> None:
    at_table(hands, first())
    hands.press(pygame.K_ESCAPE)
    assert isinstance(hands.scene, PuzzlesScene)


# Your own mistakes


def made(game: str = "colosseum", ago: int = 4) -> Mistake:
    puzzle = first(game)
    best, other, *_ = puzzle.options
    day = TODAY - timedelta(days=ago)
    found = Mistake.of(day, puzzle.begin(), str(other.action), str(best.action))
    return found.costing(5.0, 1.0, 20)


def test_a_mistake_that_has_come_back_is_solved_like_a_puzzle(hands: Hands) -> None:
    mistakes.keep([made()])
    scene = opened(hands)
    hands.click(f"page-{MINE}")
    wait_until(hands, lambda: not scene.is_loading)
    hands.click("play")
    table = hands.scene
    assert isinstance(table, TableScene)
    wait_until(hands, lambda: table.course.is_asking)
    table.act(first().best.action)
    assert isinstance(hands.scene, PuzzleEndScene)
    (exercise,) = mistakes.recorded().values()
    assert exercise.solved == 1
    assert mistakes_due(TODAY) == []
    assert solved.recorded().state(first()) is State.OPEN


def test_without_mistakes_there_is_nothing_to_solve(hands: Hands) -> None:
    scene = opened(hands)
    scene.open_page(MINE)
    wait_until(hands, lambda: not scene.is_loading)
    assert hands.widget("play").disabled_because == "There is nothing to solve here now."


def test_what_looking_back_finds_for_sure_becomes_a_puzzle() -> None:
    journal = some_games.finished_journal()
    number, record = next(
        (number, record)
        for number, record in enumerate(journal.records)
        if str(record.action) == "pass"
    )
    taken, other = record.action, journal.game.read_action("roll")
    clear = Finding(number, taken, taken, None, 4.0, 0.5, 20, is_clear=True)
    unclear = Finding(number, taken, other, None, 9.0, 5.0, 20, is_clear=False)
    deal = journal.game.read_action("trade with 2: lion for horse")
    nobody = Finding(number, taken, deal, None, 9.0, 1.0, 20, is_clear=True)
    found = mistakes_of(journal, Findings((clear, unclear, nobody), ()), TODAY)
    assert [(it.day, it.cost, it.taken) for it in found] == [(TODAY, 4.0, "pass")]
