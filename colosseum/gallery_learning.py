"""What the gallery shows of learning: every step of every lesson, every page of the rulebook."""

from collections.abc import Callable, Iterator
from typing import Final

from colosseum import games
from colosseum.app import App
from colosseum.rules.colosseum.actions import Pass
from colosseum.scenes.lesson import LessonScene
from colosseum.scenes.lesson_end import LessonEndScene
from colosseum.scenes.lessons import LessonsScene
from colosseum.scenes.rulebook import RulebookScene
from colosseum.scenes.title import TitleScene
from colosseum.tutor import rulebook
from colosseum.tutor.attempt import Attempt
from colosseum.tutor.lessons import Lesson, lessons

GAME: Final = "colosseum"
TUTOR: Final = games.find(GAME).tutor

Show = Callable[[App], None]


def learning() -> Iterator[tuple[str, Show]]:
    """Names, and what must be done in the window before each picture is taken."""
    yield "title-first", _first_title
    yield "lessons", lambda app: app.start_over(LessonsScene(app))
    for lesson in lessons(TUTOR):
        for place in range(len(lesson.steps)):
            yield f"lesson-{lesson.name}-{place + 1}", _at_step(lesson, place)
    yield "lesson-kind-word", _kind_word
    yield "lesson-end", _end
    for place, page in enumerate(rulebook.pages(GAME)):
        yield f"rulebook-{place + 1:02}-{page.name}", _at_page(place)
    yield "rulebook-search", _search


def _first_title(app: App) -> None:
    """Also where somebody has played before."""
    scene = TitleScene(app)
    app.start_over(scene)
    scene.is_first = True
    scene.rebuild()


def _at_step(lesson: Lesson, place: int) -> Show:
    def show(app: App) -> None:
        attempt = Attempt(lesson)
        attempt.skip_to(place)
        app.start_over(LessonScene(app, lesson, attempt))

    return show


def _kind_word(app: App) -> None:
    """Somebody steps out of the auction that the lesson is about."""
    attempt = Attempt(next(lesson for lesson in lessons(TUTOR) if lesson.name == "acquiring"))
    attempt.skip_to(2)
    scene = LessonScene(app, attempt.lesson, attempt)
    app.start_over(scene)
    app.step([], 0.0)
    scene.act(Pass())


def _end(app: App) -> None:
    lesson, following = lessons(TUTOR)[:2]
    _at_step(lesson, len(lesson.steps) - 1)(app)
    app.push(LessonEndScene(app, lesson, following))


def _at_page(place: int) -> Show:
    return lambda app: app.start_over(RulebookScene(app, place))


def _search(app: App) -> None:
    scene = RulebookScene(app)
    app.start_over(scene)
    scene.look_for("medal")
