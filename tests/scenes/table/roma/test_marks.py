"""Whatever a hint, a lesson or advice can point at is on the table, and lessons can be played."""

import pytest

from colosseum.gallery.roma.positions import ACTING, seated
from colosseum.play.session import Session
from colosseum.rules.journal import Journal
from colosseum.rules.roma.actions import TakeMoney
from colosseum.scenes import routes
from colosseum.scenes.lesson_end import LessonEndScene
from colosseum.scenes.table.lesson_script import LessonScript
from colosseum.scenes.table.marks import framed
from colosseum.scenes.table.roma.layout import SPEECH
from colosseum.scenes.table.scene import TableScene
from colosseum.tutor.attempt import Attempt
from colosseum.tutor.hints import hints_for
from colosseum.tutor.lessons import Lesson, lessons
from colosseum.tutor.roma.kit import TUTOR
from colosseum.tutor.roma.marks import ActionButton, action_marks
from tests.conftest import OpenApp
from tests.hands import FRAME, Hands
from tests.scenes.table.roma.conftest import SitDown
from tests.scenes.table.roma.test_panels import press_marked
from tests.thumbs import Thumbs
from tests.tutor.roma.test_hints import CASES

LESSONS = lessons(TUTOR)
TEACHERS = {"speech", "read on", "skip step", "again", "lessons"}


@pytest.fixture
def hands(open_app: OpenApp) -> Hands:
    return Hands(open_app((1280, 720), speed="instant", muted=True))


def settle(hands: Hands, script: LessonScript) -> None:
    """Wait until the others are done and the next decision is up."""
    for _ in range(60):
        hands.wait(FRAME)
        if not isinstance(hands.scene, TableScene) or not script.is_waiting:
            hands.wait(2 * FRAME)
            return
    raise AssertionError("the others never finish")


def test_advice_marks_no_button_that_would_use_another_die(hands: Hands, sit_down: SitDown) -> None:
    scene = sit_down(ACTING)
    hands.click("choose-die-2")
    hands.click("choose-symbol-7")
    for die, is_marked in ((3, False), (6, True)):
        action = TakeMoney(die)
        about = action_marks(scene.game, action)
        marked = framed(about, scene.page.widgets, action)
        assert ("do" in [it.key for it in marked]) == is_marked


def test_an_empty_place_is_marked_only_while_it_is_empty(hands: Hands) -> None:
    lesson = next(lesson for lesson in LESSONS if lesson.name == "dice-money-cards")
    for step, places in ((2, ["place-0-3", "place-0-5"]), (6, ["place-0-5"])):
        attempt = Attempt(lesson)
        attempt.skip_to(step)
        scene = routes.lesson(hands.app, lesson, attempt)
        hands.open(scene)
        assert isinstance(scene, TableScene)
        about = lesson.steps[step].about
        marked = [it.key for it in framed(about, scene.page.widgets)]
        assert [key for key in marked if key.startswith("place-")] == places


@pytest.mark.parametrize("lesson", LESSONS, ids=[lesson.name for lesson in LESSONS])
def test_a_lesson_is_completed_by_pressing_what_it_shows(hands: Hands, lesson: Lesson) -> None:
    complete(hands, lesson)


def test_a_lesson_is_completed_by_controller_alone(hands: Hands) -> None:
    complete(Thumbs(hands.app), LESSONS[0])


def complete(hands: Hands, lesson: Lesson) -> None:
    """Press what each step shows, until the lesson is over."""
    scene = routes.lesson(hands.app, lesson)
    assert isinstance(scene, TableScene)
    script = scene.script
    assert isinstance(script, LessonScript)
    hands.open(scene)
    while hands.scene is scene:
        step = script.explained
        assert step is not None
        shown = {mark for widget in scene.page.widgets for mark in widget.about}
        assert {*step.about} <= shown
        over = {widget.key for widget in scene.page.widgets if widget.box.colliderect(SPEECH)}
        assert over <= TEACHERS, "nothing covers what the teacher says"
        if step.task is None:
            hands.click("read on")
        else:
            action = script.attempt.suggestion()
            assert action is not None
            press_marked(hands, scene, action)
            assert scene.records[-1].action == action or script.attempt.before is step
        settle(hands, script)
    assert isinstance(hands.scene, LessonEndScene)


def test_the_button_is_marked_once_it_does_what_is_asked(hands: Hands) -> None:
    scene = routes.lesson(hands.app, LESSONS[1])
    assert isinstance(scene, TableScene)
    script = scene.script
    assert isinstance(script, LessonScript)
    hands.open(scene)
    hands.click("read on")
    assert script.ready(scene.page.widgets) == []
    hands.click("choose-die-1")
    hands.click("choose-symbol-7")
    assert script.ready(scene.page.widgets) == [TakeMoney(4)]


def sort_of(mark: object) -> object:
    """What must be shown somewhere: any place will do, but each button by itself."""
    return mark if isinstance(mark, ActionButton) else type(mark)


def test_everything_that_hints_and_advice_point_at_is_shown(hands: Hands) -> None:
    wanted: set[object] = set()
    found: set[object] = set()
    for game, _, _ in CASES.values():
        scene = TableScene(hands.app, Session(Journal(game.copy()), seated(), None))
        hands.app.start_over(scene)
        hands.wait(3 * FRAME)
        found |= {sort_of(mark) for widget in scene.page.widgets for mark in widget.about}
        if hands.sees("choose-held-0") and hands.widget("choose-held-0").press():
            found |= {sort_of(mark) for widget in scene.page.widgets for mark in widget.about}
        for hint in hints_for(TUTOR.situations, game, 0):
            wanted |= {sort_of(mark) for mark in hint.about}
        decision = game.decision
        if decision is not None and decision.seat == 0:
            action = game.choices().actions[0]
            wanted |= {sort_of(mark) for mark in action_marks(game, action)}
    assert wanted - found == set()
