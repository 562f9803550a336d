"""Lessons and whole games by names and actions alone: no coordinates, no pixels, no keys.

They take a minute each, so they are played only where `COLOSSEUM_LISTEN` is set, as in `.ci/run`.
"""

import os
import time
from pathlib import Path
from random import Random

import pytest

from tests.access.listener import Listener, can_listen, listening

pytestmark = pytest.mark.skipif(
    "COLOSSEUM_LISTEN" not in os.environ or not can_listen(),
    reason="COLOSSEUM_LISTEN is not set, or there is no AT-SPI here",
)

PATIENCE = 600.0
ASIDE = (
    *("Undo", "Hint", "Advisor", "Game log", "Since your", "Rulebook", "Speed", "Sound", "Menu"),
    *("Hide", "Close", "Programme", "draw pile", "discards", "Aquila", "Livia", "Cassius"),
    *(
        "The game so far",
        "Flavia",
        "Gaius",
        "Octavia",
        "Brutus",
        "Lucia",
        "Titus",
        "Refuse all",
        "Medal for",
    ),
)
"""What leads away from a decision."""
COLOSSEUM = (
    *("No event", "Open the gates", "Roll the dice", "Discard: ", "Ask for", "Accept", "Step out"),
    *("Refuse", "Pass", "Done"),
)
ROMA = ("Give these cards", "Lay it on", "Keep the dice", "Take money", "Decline", "End turn")
"""What ends a decision."""


def test_a_lesson_is_learnt_by_names_alone(tmp_path: Path) -> None:
    with listening(tmp_path) as reader:
        reader.press("Learn")
        reader.press("1 · Investing")
        reader.sees("Restart")
        until_over(reader, "Next lesson", ("Next", "Finish", "Skip"), curiosity=0.0)
        assert len(reader.said()) > 4


@pytest.mark.parametrize(("game", "ends"), [("Colosseum", COLOSSEUM), ("Arena: Roma II", ROMA)])
def test_a_whole_game_is_played_by_names_alone(
    tmp_path: Path, game: str, ends: tuple[str, ...]
) -> None:
    with listening(tmp_path, hints=False, confirmations=False) as reader:
        reader.press("New game")
        reader.press(f"{game}, ")
        reader.press("Novice")
        reader.press("Start")
        reader.sees("Undo")
        until_over(reader, "Play again", ends)
        said = reader.said()
        assert any(" wins" in words for words in said), said[-5:]


def until_over(
    reader: Listener, end: str, ends: tuple[str, ...], *, curiosity: float = 0.2
) -> None:
    """Press what ends a decision, or now and then something else, until this can be pressed."""
    chance, deadline = Random(1), time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        names = reader.buttons()
        if any(name.startswith(end) for name in names):
            return
        wanted = [name for it in ends for name in names if name.startswith(it)]
        others = [
            it
            for it in names
            if not it.startswith(ASIDE) and not it.endswith(".") and "Rulebook" not in it
        ]
        if wanted and chance.random() >= curiosity:
            reader.tap(chance.choice(wanted))
        elif others and curiosity:
            reader.tap(chance.choice(others))
    raise AssertionError(reader.read())
