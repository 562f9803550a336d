"""A newcomer at the window: who does what lessons say learns the game, and no misstep ends it."""

import pygame
import pytest

from colosseum.files import catalogues
from colosseum.rules.colosseum import actions as act
from colosseum.rules.colosseum.data import RULES, Asset
from colosseum.rules.kernel import Action
from colosseum.scenes import routes
from colosseum.scenes.career.scene import CareerScene
from colosseum.scenes.lesson_end import LessonEndScene
from colosseum.scenes.lessons import LessonsScene
from colosseum.scenes.scene import Scene
from colosseum.scenes.table.colosseum.catalogue import CatalogueScene
from colosseum.scenes.table.colosseum.layout import SPEECH
from colosseum.scenes.table.colosseum.mark_outlines import outline
from colosseum.scenes.table.colosseum.spectacle import Spectacle
from colosseum.scenes.table.colosseum.spectacle.places import RIBBON, SCENE
from colosseum.scenes.table.lesson_script import LessonScript
from colosseum.scenes.table.scene import TableScene
from colosseum.tutor.attempt import Attempt
from colosseum.tutor.colosseum.kit import TUTOR
from colosseum.tutor.colosseum.marks import TakenToken
from colosseum.tutor.lessons import Lesson, lessons
from colosseum.tutor.progress import Progress
from colosseum.widgets.press_guard import GUARD
from colosseum.words import translation
from tests.conftest import OpenApp
from tests.hands import FRAME, Hands
from tests.thumbs import Thumbs

STEPS = [(lesson, place) for lesson in lessons(TUTOR) for place in range(len(lesson.steps))]


def name(case: object) -> str:
    return case.name if isinstance(case, Lesson) else str(case)


@pytest.fixture
def newcomer(open_app: OpenApp) -> Hands:
    """A learner who does not wait for motions."""
    return Hands(open_app(speed="instant"))


def opened(hands: Hands, lesson: Lesson, place: int = 0) -> TableScene:
    """The lesson at that step, everything before it done."""
    attempt = Attempt(lesson)
    attempt.skip_to(place)
    scene = routes.lesson(hands.app, lesson, attempt)
    assert isinstance(scene, TableScene)
    hands.app.start_over(scene)
    hands.wait(2 * FRAME)
    return scene


def script(scene: Scene) -> LessonScript:
    """What the lesson at this table says and asks for."""
    assert isinstance(scene, TableScene)
    assert isinstance(scene.script, LessonScript)
    return scene.script


def opened_from_the_list(hands: Hands, lesson: Lesson, place: int = 0) -> TableScene:
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
        if not isinstance(hands.scene, TableScene) or not script(hands.scene).is_waiting:
            hands.wait(2 * FRAME)  # the decision comes up
            return
    raise AssertionError("the others never finish")


# The newcomer


@pytest.mark.parametrize("lesson", lessons(TUTOR), ids=name)
def test_who_only_does_what_is_said_completes_the_lesson(newcomer: Hands, lesson: Lesson) -> None:
    do_what_is_said(newcomer, lesson)


def test_a_lesson_is_completed_by_controller_alone(newcomer: Hands) -> None:
    do_what_is_said(Thumbs(newcomer.app), lessons(TUTOR)[0])


def do_what_is_said(newcomer: Hands, lesson: Lesson) -> None:
    scene = opened_from_the_list(newcomer, lesson)
    while newcomer.scene is scene:
        step = script(scene).explained
        assert step is not None
        if step.task is None:
            newcomer.click("read on")
        else:
            action = script(scene).attempt.suggestion()
            assert action is not None
            for key in clicks(action):
                if newcomer.sees(key):  # a single die needs no choosing
                    newcomer.click(key)
            assert scene.records[-1].action == action or script(scene).attempt.before is step
        settle(newcomer)
    assert isinstance(newcomer.scene, LessonEndScene)
    assert Progress.load("colosseum", "lessons").has_seen(lesson.name)


def test_all_six_follow_each_other_by_keys_alone(newcomer: Hands) -> None:
    """Enter reads on and goes to the next lesson; what is asked for is skipped."""
    newcomer.open(LessonsScene(newcomer.app))
    newcomer.press(pygame.K_TAB, pygame.K_RETURN)
    for lesson in lessons(TUTOR):
        scene = newcomer.scene
        assert isinstance(scene, TableScene)
        assert script(scene).lesson is lesson
        while newcomer.scene is scene:
            settle(newcomer)
            told = script(scene).explained
            if told is not None and told.task is not None:
                scene.page.focus_on("skip step")
            newcomer.press(pygame.K_RETURN)
            settle(newcomer)
        newcomer.press(pygame.K_RETURN)
    assert isinstance(newcomer.scene, CareerScene)
    assert Progress.load("colosseum", "lessons").seen == [lesson.name for lesson in lessons(TUTOR)]


# Something else


@pytest.mark.parametrize("lesson", lessons(TUTOR), ids=name)
def test_something_else_gets_a_kind_word_and_the_lesson_goes_on(
    newcomer: Hands, lesson: Lesson
) -> None:
    for place, step in enumerate(lesson.steps):
        if step.task is None:
            continue
        scene = opened(newcomer, lesson, place)
        before = scene.records[:]
        for action in something_else(scene):
            scene.act(action)
            assert scene.records == before, "the step is offered again"
            assert (script(scene).speech.words, script(scene).speech.request) == (
                step.kind,
                step.request,
            )
        newcomer.click("skip step")
        settle(newcomer)
        assert len(scene.records) > len(before)
        assert not script(scene).speech.is_aside


def something_else(scene: TableScene) -> list[Action]:
    """Legal actions that the lesson does not ask for."""
    found = (
        *scene.game.choices().actions,
        act.OpenMarket(3, 8),
        act.Bid(scene.game.state.me.coins),
    )
    return [
        action
        for action in found
        if scene.game.why_not(action) is None and not script(scene).attempt.is_asked_for(action)
    ]


def test_what_is_not_allowed_is_refused_with_its_reason(newcomer: Hands) -> None:
    scene = opened(newcomer, lessons(TUTOR)[0], 2)
    scene.act(act.Roll())
    newcomer.wait()
    assert script(scene).speech.words == lessons(TUTOR)[0].steps[2].say
    assert scene.records == []


def test_while_there_is_something_to_read_nothing_happens(newcomer: Hands) -> None:
    scene = opened_from_the_list(newcomer, lessons(TUTOR)[0])
    newcomer.click("ticket")
    assert scene.records == []
    assert script(scene).speech.words == "You can do that in a moment. Read on first."
    newcomer.press(pygame.K_ESCAPE)
    assert isinstance(newcomer.scene, LessonsScene)


def test_a_stray_esc_loses_no_lesson(newcomer: Hands) -> None:
    scene = opened_from_the_list(newcomer, lessons(TUTOR)[0])
    newcomer.click("read on")
    newcomer.press(pygame.K_ESCAPE)
    newcomer.press(pygame.K_ESCAPE)
    assert newcomer.scene is scene
    newcomer.press(pygame.K_ESCAPE)
    newcomer.click("yes")
    assert isinstance(newcomer.scene, LessonsScene)


def test_no_tooltip_covers_the_teachers_words(newcomer: Hands) -> None:
    scene = opened(newcomer, lessons(TUTOR)[0])
    kept = [it.box for it in scene.page.widgets if it.stays_in_sight]
    assert script(scene).box in kept


def test_no_tooltip_of_the_teachers_buttons_covers_the_teachers_words(newcomer: Hands) -> None:
    """The pointer rests on *Next* while the task is read."""
    scene = opened(newcomer, lessons(TUTOR)[0])
    buttons = [newcomer.widget(key) for key in ("read on", "again", "lessons")]
    assert [button.tip_beside for button in buttons] == [script(scene).box] * 3


def test_even_the_only_choice_waits_until_everything_is_read(newcomer: Hands) -> None:
    """With 7 coins Aquila can only pass, but the lesson has something to say about them."""
    place = len(lessons(TUTOR)[0].steps) - 2
    scene = opened(newcomer, lessons(TUTOR)[0], place)
    before = scene.records[:]
    newcomer.click("pass")
    assert scene.records == before
    assert script(scene).speech.words == "You can do that in a moment. Read on first."


def test_the_last_words_stay_when_the_lesson_is_over(newcomer: Hands) -> None:
    """Behind the box that says so, there is nothing more to watch."""
    lesson = lessons(TUTOR)[0]
    scene = opened(newcomer, lesson, len(lesson.steps) - 1)
    said = script(scene).speech.words
    newcomer.click("read on")
    assert isinstance(newcomer.scene, LessonEndScene)
    assert script(scene).speech.words == said


def test_clicking_next_on_and_on_has_nothing_done_for_the_learner(newcomer: Hands) -> None:
    """The button that does a step has a place of its own."""
    scene = opened(newcomer, lessons(TUTOR)[0])
    at = newcomer.point("read on")
    for _ in range(12):
        newcomer.click_at(at)
        newcomer.wait(1.5 * GUARD)
    step = script(scene).explained
    assert step is not None
    assert step.task is not None
    assert scene.records == []


@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_each_step_stays_long_enough_to_be_noticed(newcomer: Hands, by: str) -> None:
    scene = opened(newcomer, lessons(TUTOR)[0])
    newcomer.notice()
    at = newcomer.point("read on")
    for place in (1, 1, 1, 2):
        if by == "mouse":
            newcomer.click_at(at)
        else:
            enter = pygame.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="")
            newcomer.app.step([enter], FRAME)
        newcomer.wait(0.4 * GUARD)
        assert script(scene).attempt.place == place


def test_the_button_back_to_the_list_asks_first_as_esc_does(newcomer: Hands) -> None:
    scene = opened(newcomer, lessons(TUTOR)[0], 2)
    newcomer.click("lessons")
    assert newcomer.scene is not scene
    newcomer.press(pygame.K_ESCAPE)
    assert newcomer.scene is scene


def test_a_lesson_left_at_its_last_words_is_done(newcomer: Hands) -> None:
    lesson = lessons(TUTOR)[0]
    opened_from_the_list(newcomer, lesson, len(lesson.steps) - 1)
    newcomer.press(pygame.K_ESCAPE)
    assert isinstance(newcomer.scene, LessonsScene)
    assert lesson.name in Progress.load("colosseum", "lessons").seen


def test_skip_pressed_on_and_on_waits_for_a_pause(newcomer: Hands) -> None:
    place = next(n for n, step in enumerate(lessons(TUTOR)[0].steps) if step.task is not None)
    scene = opened(newcomer, lessons(TUTOR)[0], place)
    at = newcomer.point("skip step")
    for _ in range(8):
        newcomer.click_at(at)
        newcomer.wait(0.75 * GUARD)
    assert scene.records == []
    newcomer.wait(GUARD)
    newcomer.click_at(at)
    assert scene.records != []


def test_declining_every_offer_is_not_what_the_lesson_is_about(newcomer: Hands) -> None:
    offered = next(
        at for at, step in enumerate(lessons(TUTOR)[2].steps) if step.request == "Accept it."
    )
    scene = opened(newcomer, lessons(TUTOR)[2], offered + 2)
    newcomer.click("refuse all")
    settle(newcomer)
    assert script(scene).attempt.place == offered + 3, "to refuse was asked for"


def test_a_lesson_ends_at_the_table_with_what_comes_next(newcomer: Hands) -> None:
    lesson = lessons(TUTOR)[0]
    opened_from_the_list(newcomer, lesson, len(lesson.steps) - 1)
    newcomer.click("read on")
    newcomer.wait()
    newcomer.click("again")
    again = newcomer.scene
    assert isinstance(again, TableScene)
    assert (script(again).lesson, script(again).attempt.place) == (lesson, 0)
    newcomer.click("lessons")
    assert isinstance(newcomer.scene, LessonsScene)


def test_a_lesson_begins_again_at_any_time(newcomer: Hands) -> None:
    opened(newcomer, lessons(TUTOR)[1], 2)
    newcomer.click("again")
    newcomer.wait()
    assert isinstance(newcomer.scene, TableScene)
    assert script(newcomer.scene).attempt.place == 0
    assert newcomer.scene.records == []


# What the teacher says


def test_every_kind_word_fits(open_app: OpenApp) -> None:
    """What else is said in lessons, the gallery's test looks at."""
    app = open_app((1280, 720), speed="instant", language=catalogues.LONGER)
    for lesson, place in STEPS:
        step = lesson.steps[place]
        if step.kind:
            scene = opened(Hands(app), lesson, place)
            script(scene).aside = translation.tr(step.kind)
            scene.rebuild()
            app.step([], FRAME)
            assert app.paintbox.overflows == [], (lesson.name, place)


@pytest.mark.parametrize("lesson", lessons(TUTOR), ids=name)
def test_everything_that_is_talked_about_is_in_sight(newcomer: Hands, lesson: Lesson) -> None:
    for place, step in enumerate(lesson.steps):
        scene = opened(newcomer, lesson, place)
        wanted = {mark for mark in step.about if outline(mark) is None}
        shown = [widget for widget in scene.page.widgets if not wanted.isdisjoint(widget.about)]
        in_catalogue = CatalogueScene(newcomer.app, scene).widgets()
        in_sight = {mark for widget in [*shown, *in_catalogue] for mark in widget.about}
        assert wanted - {TakenToken(Asset.CAGE)} <= in_sight, place
        assert not any(widget.box.colliderect(SPEECH) for widget in shown), place
        assert any(widget.key == "marks" for widget in scene.page.widgets)


def test_the_programme_to_buy_is_framed_in_the_catalogue(newcomer: Hands) -> None:
    scene = opened(newcomer, lessons(TUTOR)[0], 4)
    newcomer.click("programme")
    card = newcomer.widget("programme 11")
    assert not set(card.about).isdisjoint(scene.pointed_at)
    assert newcomer.sees("marks")


def test_the_teacher_speaks_while_the_event_is_shown(open_app: OpenApp) -> None:
    hands = Hands(open_app((1280, 720), speed="normal"))
    producing = next(lesson for lesson in lessons(TUTOR) if lesson.name == "producing")
    scene = opened(hands, producing, 4)
    action = script(scene).attempt.suggestion()
    assert action is not None
    scene.act(action)
    while not isinstance(scene.display.timeline.now, Spectacle):
        hands.wait()
    assert "Count along" in script(scene).speech.words
    assert not script(scene).box.colliderect(SCENE), "the amphitheatre covers no part of it"
    assert not script(scene).box.colliderect(RIBBON), "and it no part of the count"
    assert not hands.sees("again"), "what is behind the amphitheatre cannot be pressed"
    while scene.display.busy:
        scene.skip()
        hands.wait()
    assert script(scene).box == SPEECH
    assert hands.sees("again")


def test_the_first_lesson_says_that_its_coins_buy_no_market() -> None:
    investing = lessons(TUTOR)[0]
    attempt = Attempt(investing)
    attempt.skip_to(len(investing.steps) - 1)
    coins = attempt.journal.game.state.impresarios[0].coins
    assert coins < RULES.opening_bid
    assert f"{coins} coins left" in investing.steps[-1].say


def test_the_box_lies_beside_the_board_and_the_plaques(newcomer: Hands) -> None:
    scene = opened(newcomer, lessons(TUTOR)[0])
    for widget in scene.page.widgets:
        if widget.key.startswith(("plaque", "market", "noble", "ledger", "programme")):
            assert not widget.box.colliderect(SPEECH), widget.key


def lesson_called(name: str) -> Lesson:
    return next(lesson for lesson in lessons(TUTOR) if lesson.name == name)


def test_frames_leave_the_numbers_free_that_a_lesson_speaks_of(newcomer: Hands) -> None:
    scene = opened(newcomer, lesson_called("acquiring"))
    keys = [widget.key for widget in scene.page.widgets]
    assert keys.index("marks") < keys.index("gain of market 2")


def test_what_is_said_of_an_action_stays_beside_what_comes_next(newcomer: Hands) -> None:
    """Before, it was gone as soon as nothing moved."""
    lesson = lesson_called("trading")
    place = next(n for n, step in enumerate(lesson.steps) if step.praise) + 1
    scene = opened(newcomer, lesson, place)
    assert script(scene).speech.words.startswith("Your programme is complete. You can make")


@pytest.mark.parametrize(
    ("invests", "said"),
    [("loge", "From now on you roll two dice."), ("ticket", "Five more spectators at each")],
)
def test_the_whole_turn_praises_what_is_chosen(newcomer: Hands, invests: str, said: str) -> None:
    scene = opened(newcomer, lesson_called("turn"))
    newcomer.click(invests)
    for _ in range(60):
        newcomer.wait(FRAME)
    assert script(scene).attempt.place == 1
    assert script(scene).speech.words.startswith(said)
