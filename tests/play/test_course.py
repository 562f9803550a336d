"""What the table does next, without a table: whole games, orders, undo, haste and lessons."""

import time
from collections.abc import Callable, Iterator
from itertools import pairwise
from random import Random

import pytest

from colosseum import games
from colosseum.play import statistics
from colosseum.play.colosseum.automatic_decisions import RefuseAll
from colosseum.play.course import Ask, Course, Force, HandOver, Over, Show, Step, Think
from colosseum.play.roma.automatic_decisions import Aim
from colosseum.play.seats import HUMAN, Seat
from colosseum.play.session import Session
from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.actions import Bid, OpenMarket, Refuse
from colosseum.rules.journal import Journal
from colosseum.rules.kernel import Action
from colosseum.rules.roma.actions import Choose

pytestmark = pytest.mark.usefixtures("home")

BOTH = pytest.mark.parametrize("game", games.GAMES)


def sit_down(game: str, others: str = HUMAN, seed: int = 5) -> Session:
    """A person, and one or two more or as many opponents of a level."""
    kit = games.find(game)
    levels = [HUMAN, others, others][: kit.game.players[-1]]
    seats = [Seat("ABC"[place], level, place) for place, level in enumerate(levels)]
    return Session.new(kit, seats, seed)


def course_of(session: Session, script: Callable[[], Action | None] | None = None) -> Course:
    return Course(session, patience=lambda: 1.0, script=script)


def steps(session: Session, course: Course, chance: Random) -> Iterator[Step]:
    """Everything that happens while people decide at random, up to the end."""
    while True:
        step = course.next()
        yield step
        match step:
            case Ask():
                yield course.act(session.game.choices().pick(chance))
            case Force(action):
                yield course.act(action)
            case Think():
                course.pass_time(5.0)
                time.sleep(0.001)
            case Over():
                return


def until(kind: str, session: Session, course: Course) -> Ask:
    """Play at random until a person is asked for a decision of this kind."""
    for step in steps(session, course, Random(3)):
        if isinstance(step, Ask) and session.decision and session.decision.kind == kind:
            return step
    pytest.fail(f"nobody is asked to {kind}")


def opponent_decides(session: Session, course: Course) -> None:
    """Play until an opponent decides after an action that can be undone."""
    for step in steps(session, course, Random(3)):
        if isinstance(step, Show) and not session.awaits_human and session.can_undo:
            return
    pytest.fail("no opponent follows a person")


# Thinking ahead


@BOTH
def test_an_opponent_who_has_thought_ahead_answers_at_once(game: str) -> None:
    session = sit_down(game, "novice")
    course = course_of(session)
    taken = steps(session, course, Random(3))
    next(step for step in taken if isinstance(step, Show) and not session.awaits_human)
    course.think_ahead()
    opponents = session._opponents
    assert opponents is not None
    assert opponents._worker._connection is not None
    assert opponents._worker._connection.poll(60), "it does not get ready in a minute"
    while opponents._worker._unsent:
        assert opponents.poll() is None
    assert opponents._worker._connection.poll(60), "it does not answer in a minute"
    course.go_on()
    assert isinstance(course.next(), Show)
    session.close()


def test_opponents_get_ready_while_the_first_person_looks_round() -> None:
    session = sit_down("roma", "novice", seed=1)
    course = course_of(session)
    assert isinstance(course.next(), Ask)
    course.think_ahead()
    assert session._opponents is None, "a window that has just opened has enough to do"
    course.pass_time(1.0)
    course.think_ahead()
    opponents = session._opponents
    assert opponents is not None
    course.think_ahead()
    assert opponents._ahead is None, "they have not played yet"
    session.close()


@BOTH
def test_a_game_is_the_same_however_long_people_take(game: str) -> None:
    games_played = []
    for thinking in (0.0, 1.0):
        session = sit_down(game, "novice")
        course, chance = course_of(session), Random(3)
        while len(session.journal.records) < 40:
            match course.next():
                case Ask():
                    course.pass_time(thinking)
                    course.think_ahead()
                    likely = session.kit.conduct.likely(session.game)
                    course.act(likely or session.game.choices().pick(chance))
                case Force(action):
                    course.act(action)
                case Think():
                    course.pass_time(5.0)
                    time.sleep(0.001)
                case Over():
                    break
        session.close()
        games_played.append([str(record.action) for record in session.journal.records])
    assert games_played[0] == games_played[1]


# Whole games


@BOTH
def test_people_play_a_whole_game(game: str) -> None:
    session = sit_down(game)
    taken = list(steps(session, course_of(session), Random(3)))
    assert isinstance(taken[-1], Over)
    shown = [step.record for step in taken if isinstance(step, Show)]
    assert shown == session.journal.records
    assert len(statistics.entries(session.kit)) == 1


@BOTH
def test_the_same_choices_lead_to_the_same_game(game: str) -> None:
    played = []
    for _ in range(2):
        session = sit_down(game)
        played.append([str(step) for step in steps(session, course_of(session), Random(9))])
    assert played[0] == played[1]


@BOTH
def test_a_person_and_an_opponent_play_a_whole_game(game: str) -> None:
    session = sit_down(game, "novice")
    taken = list(steps(session, course_of(session), Random(3)))
    session.close()
    assert isinstance(taken[-1], Over)
    assert any(isinstance(step, Think) for step in taken)
    for step in taken:
        if isinstance(step, Show):
            is_person = session.seats[step.record.seat].is_human
            assert step.reason is None or not is_person
    secret = [step.reason for step in taken if isinstance(step, Show) and step.is_secret]
    told = [step.reason for step in taken if isinstance(step, Show) and not step.is_secret]
    assert any(told)
    assert any(secret)


@BOTH
def test_someone_takes_over_whenever_another_was_asked(game: str) -> None:
    session = sit_down(game)
    asked = [it for it in steps(session, course_of(session), Random(3)) if isinstance(it, Ask)]
    assert asked[0].takes_over
    for before, after in pairwise(asked):
        assert after.takes_over == (before.seat != after.seat)


def test_what_was_the_only_choice_cannot_be_undone() -> None:
    """It would only be taken again."""
    position = "phase: acquiring\nfirst: 1\nplayers: [{coins: 20}, {coins: 9}, {coins: 20}]"
    seats = [Seat(name, HUMAN, place) for place, name in enumerate("ABC")]
    session = Session(Journal(Game.from_position(position)), seats, None)
    course = course_of(session)
    for action in (OpenMarket(0, 8), Bid(9), Bid(20)):
        assert isinstance(course.next(), HandOver)
        assert isinstance(course.next(), Ask)
        course.act(action)
        assert course.can_undo
    while isinstance(step := course.next(), Force):
        course.act(step.action)
    assert isinstance(step, HandOver)
    assert session.journal.records[-1].seat == 1
    assert not course.can_undo


@BOTH
def test_only_a_single_choice_is_forced(game: str) -> None:
    session = sit_down(game)
    course, forced = course_of(session), 0
    for step in steps(session, course, Random(3)):
        if isinstance(step, Force):
            assert session.game.choices().only == step.action
            forced += 1
    assert forced or game == "roma"


# People


def test_while_a_person_decides_the_course_waits_for_them() -> None:
    session = sit_down("colosseum")
    course = course_of(session)
    assert not course.is_asking
    assert course.next() == HandOver(session.game.state.seat)
    assert not course.is_asking
    assert course.next() == Ask(session.game.state.seat, takes_over=True, is_handed_over=True)
    assert course.is_asking
    course.act(session.game.choices().actions[0])
    assert not course.is_asking


def test_offers_are_refused_for_the_rest_of_the_turn() -> None:
    session = sit_down("colosseum")
    course = course_of(session)
    seat = until("answer", session, course).seat
    turn = session.game.state.turn
    course.order(RefuseAll(turn))
    assert course.next() == Force(Refuse())
    for step in steps(session, course, Random(4)):
        if session.game.state.turn > turn:
            break
        if isinstance(step, Ask) and session.decision and session.decision.kind == "answer":
            assert step.seat != seat


def test_an_order_holds_for_its_turn_only() -> None:
    session = sit_down("colosseum")
    course = course_of(session)
    until("answer", session, course)
    course.order(RefuseAll(session.game.state.turn - 1))
    assert isinstance(course.next(), Ask)
    course.order(RefuseAll(session.game.state.turn))
    course.forget_orders()
    assert isinstance(course.next(), Ask)


def test_a_target_chosen_in_advance_is_attacked_without_a_question() -> None:
    session = sit_down("roma", seed=4)
    course = course_of(session)
    until("target", session, course)
    place = session.game.choices().actions[0].place
    activation = session.journal.records[-1].action
    session.journal.undo()
    course.order(Aim(place, len(session.journal.records) + 1))
    course.act(activation)
    assert course.next() == Force(Choose(place))


def test_undo_takes_back_an_order_and_what_it_did() -> None:
    session = sit_down("colosseum")
    course = course_of(session)
    until("answer", session, course)
    before = session.journal.text()
    course.order(RefuseAll(session.game.state.turn))
    course.act(Refuse())
    assert course.can_undo
    course.undo()
    assert session.journal.text() == before
    assert course.forced() is None
    assert isinstance(course.next(), Ask)


def test_an_opponent_waits_as_long_as_an_action_can_be_undone() -> None:
    session = sit_down("colosseum", "novice")
    course = course_of(session)
    opponent_decides(session, course)
    done = len(session.journal.records)
    until_then = time.monotonic() + 0.5
    while time.monotonic() < until_then:
        assert course.next() == Think()
    course.pass_time(10.0)
    while not isinstance(course.next(), Show):
        time.sleep(0.001)
    session.close()
    assert len(session.journal.records) == done + 1


def test_in_a_hurry_nobody_waits_until_a_person_decides() -> None:
    session = sit_down("colosseum", "novice")
    course = course_of(session)
    opponent_decides(session, course)
    course.hurry()
    course.pass_time(0.01)
    hurried = []
    while not isinstance(step := course.next(), Ask):
        if isinstance(step, Show):
            hurried.append(step.is_hurried)
        elif isinstance(step, Force):
            course.act(step.action)
        time.sleep(0.001)
    session.close()
    assert hurried
    assert all(hurried)
    course.hurry()
    assert not course.act(session.game.choices().pick(Random(1))).is_hurried


# Lessons


@BOTH
def test_with_a_script_opponents_follow_it_and_nothing_counts(game: str) -> None:
    session = sit_down(game, "novice")
    chance = Random(3)
    asked: list[bool] = []

    def script() -> Action | None:
        asked.append(True)
        if len(asked) % 2:
            return None
        action: Action = session.game.choices().pick(chance)
        return action

    course = course_of(session, script)
    for _ in steps(session, course, Random(4)):
        assert not course.can_undo
    assert len(asked) > 10
    assert statistics.entries(session.kit) == []


@BOTH
def test_a_game_played_on_from_a_moment_does_not_count_in_the_statistics(game: str) -> None:
    first = sit_down(game)
    for _ in range(5):
        first.act(first.game.choices().actions[0])
    session = Session.played_on_from(first.journal, 3)
    assert session.file != first.file
    for _ in steps(session, course_of(session), Random(3)):
        pass
    assert session.decision is None
    assert not statistics.entries(session.kit)
