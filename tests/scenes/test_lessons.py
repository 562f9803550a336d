"""A newcomer at the window: following a lesson teaches the game, and no misstep ends it."""

from collections.abc import Callable

import pygame
import pytest

from colosseum import paths, text
from colosseum.rules.colosseum import actions as act
from colosseum.rules.kernel import Action
from colosseum.scenes.lesson import LessonScene
from colosseum.scenes.lesson_end import LessonEndScene
from colosseum.scenes.lessons import LessonCard, LessonsScene
from colosseum.scenes.new_game import NewGameScene
from colosseum.scenes.parts import teacher_speech
from colosseum.scenes.title import TitleScene
from colosseum.tutor.attempt import Attempt
from colosseum.tutor.lessons import Lesson, lessons
from colosseum.tutor.progress import Progress
from colosseum.widgets.button import Button
from tests.conftest import OpenApp
from tests.hands import FRAME, Hands

STEPS = [(lesson, place) for lesson in lessons() for place in range(len(lesson.steps))]


def name(case: object) -> str:
    return case.name if isinstance(case, Lesson) else str(case)


@pytest.fixture
def newcomer(open_app: OpenApp) -> Hands:
    """Someone who does not wait for motions."""
    return Hands(open_app(speed="instant"))


def opened(hands: Hands, lesson: Lesson, place: int = 0) -> LessonScene:
    """The lesson at that step, with everything before it done."""
    attempt = Attempt(lesson)
    attempt.skip_to(place)
    scene = LessonScene(hands.app, lesson, attempt)
    hands.app.start_over(scene)
    hands.wait(2 * FRAME)
    return scene


def opened_from_the_list(hands: Hands, lesson: Lesson, place: int = 0) -> LessonScene:
    scene = opened(hands, lesson, place)
    hands.app.start_over(LessonsScene(hands.app))
    hands.open(scene)
    return scene


def clicks(action: Action) -> list[str]:
    """What to press for an action, by the keys of widgets."""
    match action:
        case act.BuyProgramme(number=number):
            return ["programme", f"programme {number}", "buy"]
        case act.Expand(side=side):
            return [f"expand {side.value}"]
        case act.BuildLoge():
            return ["loge"]
        case act.OpenMarket(market=market):
            return [f"market {market + 1}", "do"]
        case act.Offer(partner=partner, give=give, take=take):
            gifts = [f"give {token}" for token in give.tokens] + ["give coins +1"] * give.coins
            return [f"partner {partner + 1}", *gifts, *[f"take {t}" for t in take.tokens], "do"]
        case act.Move(noble=noble, die=die):
            return [f"noble {noble}", f"die {die}", f"walk {action}"]
        case act.Produce(number=number, medals=medals):
            return [f"programme {number}", *["medals +1"] * medals, "do"]
        case act.Discard(asset=asset) | act.AskFor(asset=asset):
            return [f"token {asset}", "do"]
        case act.Accept() | act.Refuse() | act.Pass():
            return [str(action)]
    return ["do"]


def settle(hands: Hands) -> None:
    for _ in range(40):
        hands.wait(FRAME)
        if not isinstance(hands.scene, LessonScene) or not hands.scene.is_waiting:
            hands.wait(2 * FRAME)  # the decision comes up
            return
    raise AssertionError("the others never finish")


# The newcomer


@pytest.mark.parametrize("lesson", lessons(), ids=name)
def test_doing_only_what_is_asked_completes_the_lesson(newcomer: Hands, lesson: Lesson) -> None:
    scene = opened_from_the_list(newcomer, lesson)
    while newcomer.scene is scene:
        step = scene.told
        assert step is not None
        if step.task is None:
            newcomer.click("read on")
        else:
            action = scene.attempt.suggestion()
            assert action is not None
            for key in clicks(action):
                if newcomer.sees(key):  # a single die needs no choosing
                    newcomer.click(key)
            assert scene.records[-1].action == action or scene.attempt.before is step
        settle(newcomer)
    assert isinstance(newcomer.scene, LessonEndScene)
    assert Progress.load("lessons").has_seen(lesson.name)


def test_all_six_follow_each_other_by_keys_alone(newcomer: Hands) -> None:
    """Enter reads on and goes to the next lesson; what is asked for is skipped."""
    newcomer.open(LessonsScene(newcomer.app))
    newcomer.press(pygame.K_TAB, pygame.K_RETURN)
    for lesson in lessons():
        scene = newcomer.scene
        assert isinstance(scene, LessonScene)
        assert scene.lesson is lesson
        while newcomer.scene is scene:
            settle(newcomer)
            if scene.told is not None and scene.told.task is not None:
                scene.page.focus_on("skip step")
            newcomer.press(pygame.K_RETURN)
            settle(newcomer)
        newcomer.press(pygame.K_RETURN)
    assert isinstance(newcomer.scene, NewGameScene)
    assert Progress.load("lessons").seen == [lesson.name for lesson in lessons()]


# Anything else


@pytest.mark.parametrize("lesson", lessons(), ids=name)
def test_anything_else_gets_a_friendly_reply_and_the_lesson_goes_on(
    newcomer: Hands, lesson: Lesson
) -> None:
    for place, step in enumerate(lesson.steps):
        if step.task is None:
            continue
        scene = opened(newcomer, lesson, place)
        before = scene.records[:]
        for action in something_else(scene):
            scene.act(action)
            assert scene.records == before, "the learner tries the step again"
            assert (scene.speech.words, scene.speech.request) == (step.kind, step.request)
        newcomer.click("skip step")
        settle(newcomer)
        assert len(scene.records) > len(before)
        assert not scene.speech.is_aside


def something_else(scene: LessonScene) -> list[Action]:
    """Legal actions that the lesson does not ask for."""
    found = (
        *scene.game.choices().actions,
        act.OpenMarket(3, 8),
        act.Bid(scene.game.state.me.coins),
    )
    return [
        action
        for action in found
        if scene.game.why_not(action) is None and not scene.attempt.is_asked_for(action)
    ]


def test_what_is_not_allowed_is_refused_with_its_reason(newcomer: Hands) -> None:
    scene = opened(newcomer, lessons()[0], 2)
    scene.act(act.Roll())
    newcomer.wait()
    assert scene.speech.words == lessons()[0].steps[2].say
    assert scene.records == []


def test_while_there_is_something_to_read_nothing_happens(newcomer: Hands) -> None:
    scene = opened_from_the_list(newcomer, lessons()[0])
    newcomer.click("ticket")
    assert scene.records == []
    assert scene.speech.words == "That is allowed. But read on first, please."
    newcomer.press(pygame.K_ESCAPE)
    assert isinstance(newcomer.scene, LessonsScene)


def test_refusing_all_offers_counts_as_refusing_this_one(newcomer: Hands) -> None:
    offered = next(at for at, step in enumerate(lessons()[2].steps) if step.request == "Accept it.")
    scene = opened(newcomer, lessons()[2], offered + 2)
    newcomer.click("decline all")
    settle(newcomer)
    assert scene.attempt.place == offered + 3, "refusing was the task"


def test_a_lesson_ends_at_the_table_with_what_comes_next(newcomer: Hands) -> None:
    lesson = lessons()[0]
    opened_from_the_list(newcomer, lesson, len(lesson.steps) - 1)
    newcomer.click("read on")
    newcomer.wait()
    newcomer.click("again")
    again = newcomer.scene
    assert isinstance(again, LessonScene)
    assert (again.lesson, again.attempt.place) == (lesson, 0)
    newcomer.click("lessons")
    assert isinstance(newcomer.scene, LessonsScene)


def test_a_lesson_can_be_restarted_at_any_time(newcomer: Hands) -> None:
    opened(newcomer, lessons()[1], 2)
    newcomer.click("again")
    newcomer.wait()
    assert isinstance(newcomer.scene, LessonScene)
    assert newcomer.scene.attempt.place == 0
    assert newcomer.scene.records == []


# What the teacher says


@pytest.mark.parametrize("language", ["en", text.LONGER])
def test_every_word_of_every_lesson_fits(open_app: OpenApp, language: str) -> None:
    app = open_app((1280, 720), speed="instant", language=language)
    for lesson, place in STEPS:
        scene = opened(Hands(app), lesson, place)
        step = lesson.steps[place]
        if step.kind:
            scene._aside = text.tr(step.kind)
            scene.rebuild()
            app.step([], FRAME)
        assert app.kit.overflows == [], (lesson.name, place)


@pytest.mark.parametrize("lesson", lessons(), ids=name)
def test_everything_mentioned_is_in_sight(newcomer: Hands, lesson: Lesson) -> None:
    for place, step in enumerate(lesson.steps):
        scene = opened(newcomer, lesson, place)
        about = step.about
        keys = {widget.key for widget in scene.page.widgets}
        seen = [widget.box for widget in scene.page.widgets if widget.key in about.widgets]
        assert {key for key in about.widgets if key != "take cage"} <= keys, place
        assert {f"programme-{number}" for number in about.programmes} <= keys, place
        assert not any(box.colliderect(teacher_speech.BOX) for box in seen), place
        assert "marks" in keys


def test_the_teachers_box_covers_neither_the_board_nor_the_plaques(newcomer: Hands) -> None:
    scene = opened(newcomer, lessons()[0])
    for widget in scene.page.widgets:
        if widget.key.startswith(("plaque", "market", "noble", "ledger", "programme")):
            assert not widget.box.colliderect(teacher_speech.BOX), widget.key


# The list, and the title


def test_the_list_says_what_is_done_and_where_to_begin(newcomer: Hands) -> None:
    Progress.load("lessons").see("investing")
    newcomer.open(LessonsScene(newcomer.app))
    cards = [card for card in newcomer.scene.page.widgets if isinstance(card, LessonCard)]
    assert [card.done for card in cards] == [True] + [False] * 5
    assert [card.is_next for card in cards] == [False, True] + [False] * 4


def test_unreadable_progress_starts_again(newcomer: Hands) -> None:
    Progress.load("lessons").see("investing")
    file = paths.data_folder() / "lessons.json"
    file.write_text("nonsense")
    newcomer.open(LessonsScene(newcomer.app))
    cards = [card for card in newcomer.scene.page.widgets if isinstance(card, LessonCard)]
    assert not any(card.done for card in cards)


def test_the_title_leads_to_the_lessons_and_counts_them(newcomer: Hands) -> None:
    newcomer.open(TitleScene(newcomer.app))
    learn = newcomer.widget("learn")
    assert isinstance(learn, Button)
    assert learn.note == "6 lessons"
    Progress.load("lessons").see("investing")
    newcomer.click("learn")
    assert isinstance(newcomer.scene, LessonsScene)
    newcomer.press(pygame.K_ESCAPE)
    learn = newcomer.widget("learn")
    assert isinstance(learn, Button)
    assert learn.note == "6 lessons · 1 done"


@pytest.mark.parametrize(
    ("press", "scene"),
    [
        (lambda hands: hands.click("first learn"), LessonsScene),
        (lambda hands: hands.click("first play"), NewGameScene),
        (lambda hands: hands.press(pygame.K_RETURN), LessonsScene),
    ],
)
def test_the_first_time_the_title_asks_to_learn_or_to_play(
    newcomer: Hands, press: Callable[[Hands], None], scene: type
) -> None:
    newcomer.open(TitleScene(newcomer.app, is_first=True))
    press(newcomer)
    assert isinstance(newcomer.scene, scene)
