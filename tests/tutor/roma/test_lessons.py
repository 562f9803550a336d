"""The six lessons of Roma: what they say is true, and fits."""

from itertools import product

import pytest

from colosseum.files import paths
from colosseum.rules.roma import Game
from colosseum.rules.roma.cards.card import characters
from colosseum.rules.roma.cards.defence import defence
from colosseum.rules.roma.data import BRIBERY, EMPTY, RULES
from colosseum.tutor.attempt import Attempt
from colosseum.tutor.lessons import LEARNER, Lesson, lessons
from colosseum.tutor.roma.kit import TUTOR
from tests.rules.roma.scenario import play

LUPA = 1 - LEARNER
LESSONS = {lesson.name: lesson for lesson in lessons(TUTOR)}
each = pytest.mark.parametrize("lesson", LESSONS.values(), ids=lambda lesson: lesson.name)


def at_step(lesson: str, saying: str) -> Game:
    """The game when the learner reads a step that begins with these words."""
    attempt = Attempt(LESSONS[lesson])
    steps = attempt.lesson.steps
    attempt.skip_to(next(at for at, step in enumerate(steps) if step.say.startswith(saying)))
    assert isinstance(attempt.game, Game)
    return attempt.game


def test_there_are_six_lessons() -> None:
    assert [*LESSONS] == [
        "laying-out",
        "dice-money-cards",
        "activating-battles",
        "bribery-copying",
        "second-dice",
        "both-sets",
    ]


@each
def test_other_languages_have_room(lesson: Lesson) -> None:
    for step in lesson.steps:
        assert len(f"{step.say} {step.request}".strip()) <= 160, step.say


@each
def test_the_picture_is_there(lesson: Lesson) -> None:
    assert paths.asset("sprites", f"{lesson.picture}.svg").is_file()


def test_the_last_three_cards_can_be_laid_anywhere() -> None:
    lesson = LESSONS["laying-out"]
    at = next(at for at, step in enumerate(lesson.steps) if step.until)
    for first, second in product((1, 2, 3), (5, 6)):
        attempt = Attempt(lesson)
        attempt.skip_to(at)
        for line in (f"lay bestia on {first}", f"lay pictor on {second}"):
            attempt.journal.apply(attempt.game.read_action(line))
            attempt.acted()
            assert attempt.place == at
        attempt.skip_to(at + 1)
        assert attempt.game.decision is not None
        assert attempt.game.decision.kind == "act"
        assert attempt.game.decision.seat == LEARNER


def test_two_empty_places_cost_two_points() -> None:
    game = at_step("laying-out", "Your turn begins")
    assert game.state.points == [8, 10]
    assert game.state.supply == RULES.points - 18


def test_full_places_cost_none() -> None:
    game = at_step("dice-money-cards", "Your next turn begins")
    assert game.state.seat == LEARNER
    assert game.state.points == [8, 7]
    assert game.state.free_places(LEARNER) == []


def test_only_templarius_can_be_paid_for() -> None:
    game = at_step("dice-money-cards", "Four of these cards")
    prices = sorted(RULES.cards[card].price for card in game.state.drawn)
    assert prices[0] == 1
    assert prices[1] >= 5


def test_the_battle_is_won_and_pictor_falls() -> None:
    game = at_step("activating-battles", "You’ve won")
    assert game.state.points[LEARNER] == 13
    assert game.state.sides[LUPA][5] == EMPTY
    game = at_step("activating-battles", "Lupa’s turn begins")
    assert game.state.sides[LUPA][4] == EMPTY
    assert game.state.points[LUPA] == 9


def test_bribery_and_copies_bring_what_is_said() -> None:
    game = at_step("bribery-copying", "Bribery takes one die")
    assert (game.state.points[LEARNER], game.state.money[LEARNER]) == (11, 2)
    assert game.state.sides[LEARNER][BRIBERY] == RULES.number("taberna")
    game = at_step("bribery-copying", "Via Cassia lets")
    assert game.state.points[LEARNER] == 14
    game = at_step("bribery-copying", "No die was wasted")
    assert game.state.points[LEARNER] > 14
    assert game.state.dice == ()


def test_turris_and_essedum_change_what_the_battle_takes() -> None:
    game = at_step("both-sets", "Lupa’s Turris")
    assert defence(game.state, LUPA, 5) == 6
    game = at_step("both-sets", "Legionarius attacks")
    assert defence(game.state, LUPA, 5) == 4
    assert at_step("both-sets", "You’ve won").state.sides[LUPA][5] == EMPTY


def test_lupa_may_not_use_the_blocked_symbol() -> None:
    game = at_step("both-sets", "The block stays")
    assert game.state.blocked[LUPA] == (2,)
    assert len(characters(game.state.sides[LEARNER])) == 4
    play(game, "end the turn")
    assert 2 in game.state.dice
    assert game.why_not(game.read_action("activate 2")) is not None


def test_a_helped_forum_brings_all_that_is_said() -> None:
    before = at_step("both-sets", "Your Forum has two helpers")
    after = at_step("both-sets", "“New game” has five ways")
    assert before.state.dice == (3, 4, 5)
    assert after.state.points[LEARNER] - before.state.points[LEARNER] == 11
