"""An opponent in its own process: it may die, fail or dawdle, and the game goes on."""

import json
import logging
import os
import signal
import threading
import time
from collections.abc import Iterator
from dataclasses import replace

import pytest

from colosseum import games
from colosseum.ai.colosseum.kit import KIT
from colosseum.ai.opponents import Opponents, prepare
from colosseum.ai.player import Choice
from colosseum.rules.colosseum import Game
from colosseum.words.sentences import Sentence

SEATS = ("Aquila", "Lupa", "Sol", "Laurus")


@pytest.fixture(scope="module")
def opponents() -> Iterator[Opponents[Game]]:
    opponents = Opponents(KIT)
    yield opponents
    opponents.close()


def wait(opponents: Opponents[Game]) -> Choice:
    """As the main loop does: look again and again, never block."""
    give_up = time.monotonic() + 60
    while time.monotonic() < give_up:
        if (choice := opponents.poll()) is not None:
            return choice
        time.sleep(0.005)
    raise AssertionError("no choice in a minute")


def test_an_opponent_answers_with_a_legal_choice_and_its_reasons(
    opponents: Opponents[Game],
) -> None:
    game = Game.new(SEATS, seed=1)
    opponents.ask(game, "impresario", seed=1, patience=60)
    choice = wait(opponents)
    assert game.why_not(choice.action) is None
    assert choice.reason
    assert choice.alternatives[0].action == choice.action
    assert opponents.poll() is None


def test_a_whole_turn_is_played_by_opponents_in_their_process(opponents: Opponents[Game]) -> None:
    game = Game.new(SEATS, seed=2)
    while game.state.turn == 1:
        opponents.ask(game, "impresario", seed=7, patience=60)
        game.apply(wait(opponents).action)
    assert game.status() == []


def test_what_was_foreseen_is_answered_by_the_process_that_thought_ahead(
    opponents: Opponents[Game],
) -> None:
    game = Game.new(SEATS, seed=5)
    opponents.ask(game, "novice", seed=1, patience=60, records=[])
    asked = wait(opponents)
    first = opponents.pid
    opponents.foresee(game, "novice", 1, "", [])
    opponents.ask(game, "novice", seed=1, records=[])
    assert opponents.pid != first
    assert wait(opponents) == asked, "the same question has the same answer"
    opponents.foresee(game, "novice", 1, "", [])
    while opponents._early is None:
        opponents.attend()
    opponents.ask(game, "novice", seed=1, records=[])
    assert opponents.poll() == asked, "it is there at once"


def test_what_was_foreseen_in_vain_answers_no_other_question(opponents: Opponents[Game]) -> None:
    game, other = Game.new(SEATS, seed=5), Game.new(SEATS, seed=6)
    opponents.ask(other, "novice", seed=2, patience=60, records=[])
    asked = wait(opponents)
    for is_heard in (False, True):
        opponents.foresee(game, "novice", 1, "", [])
        while is_heard and opponents._early is None:
            opponents.attend()
        first = opponents.pid
        opponents.ask(other, "novice", seed=2, patience=60, records=[])
        assert opponents.pid == first
        assert wait(opponents) == asked


def test_a_process_killed_in_mid_thought_gives_a_quick_choice_and_a_line_in_the_log(
    opponents: Opponents[Game], caplog: pytest.LogCaptureFixture
) -> None:
    game = Game.new(SEATS, seed=3)
    assert opponents.pid is not None
    os.kill(opponents.pid, signal.SIGKILL if os.name != "nt" else signal.SIGTERM)
    with caplog.at_level(logging.WARNING):
        opponents.ask(game, "grand", seed=1, patience=60)
        choice = wait(opponents)
    assert game.why_not(choice.action) is None
    assert "ended before it answered" in caplog.text
    opponents.ask(game, "impresario", seed=1, patience=60)
    assert game.why_not(wait(opponents).action) is None


def test_an_exception_in_the_process_gives_a_quick_choice_and_a_line_in_the_log(
    opponents: Opponents[Game], caplog: pytest.LogCaptureFixture
) -> None:
    game = Game.new(SEATS, seed=4)
    pid = opponents.pid
    with caplog.at_level(logging.WARNING):
        opponents.ask(game, "caesar", seed=1, patience=60)
        choice = wait(opponents)
    assert game.why_not(choice.action) is None
    assert "There is no level “caesar”" in caplog.text
    assert opponents.pid == pid, "the process itself is well"


def test_a_late_answer_gives_a_quick_choice_and_a_line_in_the_log(
    opponents: Opponents[Game], caplog: pytest.LogCaptureFixture
) -> None:
    game = Game.new(SEATS, seed=5)
    opponents.ask(game, "impresario", seed=1, patience=60)
    wait(opponents)  # its process is ready, so patience begins at once
    with caplog.at_level(logging.WARNING):
        opponents.ask(game, "grand", seed=1, patience=0.0)
        choice = wait(opponents)
    assert game.why_not(choice.action) is None
    assert "did not answer in time" in caplog.text


def test_a_quick_choice_does_not_hold_up_the_window(
    opponents: Opponents[Game], monkeypatch: pytest.MonkeyPatch
) -> None:
    main = threading.get_ident()
    chosen_in: list[int] = []
    quick = KIT.quick

    def noted(game: Game) -> Choice:
        chosen_in.append(threading.get_ident())
        return quick(game)

    monkeypatch.setattr(opponents, "_kit", replace(KIT, quick=noted))
    opponents.ask(Game.new(SEATS, seed=5), "caesar", seed=1, patience=60)
    wait(opponents)
    assert chosen_in
    assert main not in chosen_in


def test_even_a_quick_choice_that_fails_is_replaced(
    opponents: Opponents[Game], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(game: Game) -> Choice:
        raise ZeroDivisionError

    game = Game.new(SEATS, seed=5)
    monkeypatch.setattr(opponents, "_kit", replace(KIT, quick=fail))
    opponents.ask(game, "caesar", seed=1, patience=60)
    assert game.why_not(wait(opponents).action) is None


@pytest.mark.parametrize("name", games.GAMES)
def test_the_process_answers_for_any_game_in_texts(name: str) -> None:
    kit = games.find(name).ai
    game = kit.game.new(SEATS[: kit.game.players[0]], seed=7)
    view = game.view(game.decision.seat, seed=1)
    think = prepare(kit.game, kit.opponent)
    question = {
        "level": kit.levels[0].name,
        "character": "livia",
        "seed": 1,
        "position": view.position(),
        "past": [],
    }
    choice = json.loads(think(json.dumps(question)))
    assert game.why_not(game.read_action(choice["action"])) is None
    assert Sentence.of_data(choice["reason"])


def test_what_crosses_over_tells_nothing_hidden() -> None:
    game = Game.new(SEATS, seed=6)
    text = game.view(0, seed=1).position()
    assert "seed" not in text
    assert "bag" not in text
