"""Lessons, whole games and looking back by names and actions alone: no pixels, no keys.

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
CURIOSITY = 0.2
ASIDE = (
    *("Undo", "Hint", "Advisor", "Game log", "Since your", "Rulebook", "Speed", "Sound", "Menu"),
    *("Hide", "Programme", "draw pile", "discards", "Aquila", "Livia", "Cassius"),
    *(
        "The game so far",
        "Flavia",
        "Gaius",
        "Octavia",
        "Brutus",
        "Lucia",
        "Titus",
        "Refuse all",
        "Cash in a medal",
    ),
)
"""What leads away from a decision."""
COLOSSEUM = (
    *("No event", "Open the gates", "Roll the dice", "Discard: ", "Ask for", "Accept", "Step out"),
    *("Refuse", "Pass", "Done", "Back", "Close"),
)
ROMA = (
    *("Give these cards", "Lay it ", "Keep the dice", "Take money", "Decline", "End turn"),
    *("Back", "Close"),
)
"""What ends a decision, or leads back to it."""


INVESTING = (
    ("You run an arena in Rome.", "Next"),
    ("Assets are performers and props", "Next"),
    ("You already have everything for Naumachia.", "Next"),
    ("Expand your arena clockwise for 10 coins.", "Expand clockwise, 10 coins"),
    ("Open the catalogue and buy programme 11.", "Programme, ", "Amphitrite’s Anger", "Buy"),
    ("Lupa built a loge", "Next"),
    ("Action tokens come from the markets.", "Next"),
    ("You have 7 coins left", "Finish"),
)
LAYING_OUT = (
    ("You play against Lupa for victory points.", "Next"),
    ("You each have seven places for cards", "Next"),
    ("Here are your first cards.", "Next"),
    ("Give Lupa Fortuna and Portus.", "Fortuna", "Portus", "Give these cards"),
    ("Lay Taberna on IV.", "Taberna", "Your place IV: no card", "Lay it on IV"),
    (
        "Lay Telonium beside Bribery.",
        "Telonium",
        "Your place Bribery: no card",
        "Lay it beside Bribery",
    ),
    ("Lay your other three cards.", "Bestia", "Your place I: no card", "Lay it on I"),
    ("Aquila plays Bestia on I.", "Pictor", "Your place II: no card", "Lay it on II"),
    ("Aquila plays Pictor on II.", "Triremis", "Your place III: no card", "Lay it on III"),
    ("each empty place costs you a victory point", "Next"),
    ("Your two points went to the supply.", "Next"),
    ("So fill your empty places soon.", "Finish"),
)
"""What is heard, and then pressed."""


@pytest.mark.parametrize(
    ("game", "lesson", "steps"),
    [
        ("Colosseum", "1 · Investing", INVESTING),
        ("Arena: Roma II", "1 · Laying out", LAYING_OUT),
    ],
)
def test_a_lesson_is_learnt_by_doing_what_is_heard(
    tmp_path: Path, game: str, lesson: str, steps: tuple[tuple[str, ...], ...]
) -> None:
    with listening(tmp_path) as reader:
        reader.press("Learn")
        reader.press(game)
        reader.press(lesson)
        for heard, *presses in steps:
            reader.hears(heard)
            for name in presses:
                reader.press(name)
        reader.sees("Next lesson")


ROUND_THE_TABLE = (
    (("Rulebook",), "At a glance. Five turns of five phases."),
    (("Next page",), "Setting up. What everyone has "),
    (("Back", "Career"), "Three laurels to earn. 0 of 3. Win the game."),
    (("First stones, ",), "Arena: Roma II · stage I. First stones."),
    (("Puzzles",), "Colosseum · Easy. Puzzle 1."),
    (("Arena: Roma II",), "Arena: Roma II · Easy."),
    (("Solve",), "One choice is clearly the best. Which?"),
    (("Die 1, 1 of 2", "Activate Bestia"), "Activate Bestia with the 1: your choice, the best"),
    (("Puzzles", "Challenge of the day"), "The same start and the same dice for everyone."),
)
"""What is pressed, and what is then heard."""


def test_the_rulebook_a_stage_a_puzzle_and_the_challenge_say_what_comes_up(tmp_path: Path) -> None:
    with listening(tmp_path) as reader:
        for presses, heard in ROUND_THE_TABLE:
            for name in presses:
                reader.press(name)
            reader.hears(heard)
        said = reader.said()
        assert len(said) == len({*said}), "nothing is told twice"


@pytest.mark.parametrize(("game", "ends"), [("Colosseum", COLOSSEUM), ("Arena: Roma II", ROMA)])
def test_a_whole_game_is_played_and_looked_back_at_by_names_alone(
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
        reader.press("Look back")
        reader.hears("to see what they were worth")
        reader.hears(". An expert would: ", patience=300.0)
        reader.press("Show this moment")
        reader.hears("Action ")
        reader.sees("Position in the replay")
        before = len(reader.said())
        reader.press("Go forwards one action")
        reader.sees("Replay")
        reader.press("Exit")
        reader.sees("Show this moment")
        assert len(reader.said()) > before, "what happened is told"


def until_over(reader: Listener, end: str, ends: tuple[str, ...]) -> None:
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
        if wanted and chance.random() >= CURIOSITY:
            reader.tap(chance.choice(wanted))
        elif others:
            reader.tap(chance.choice(others))
    raise AssertionError(reader.read())
