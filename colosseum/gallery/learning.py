"""What the gallery shows of learning: every step of every lesson, every page of the rulebook."""

from collections.abc import Iterator
from typing import Final

from colosseum import games
from colosseum.app import App
from colosseum.gallery.picture import Picture, Show
from colosseum.scenes import routes
from colosseum.scenes.lesson_end import LessonEndScene
from colosseum.scenes.lessons import LessonsScene
from colosseum.scenes.rulebook import RulebookScene
from colosseum.scenes.title import TitleScene
from colosseum.tutor import rulebook
from colosseum.tutor.attempt import Attempt
from colosseum.tutor.lessons import Lesson, lessons

GAME: Final = games.GAMES[0]
TUTOR: Final = games.find(GAME).tutor


def learning() -> Iterator[Picture]:
    yield Picture("title-first", _first_title)
    yield Picture("lessons", lambda app: app.start_over(LessonsScene(app)))
    for lesson in lessons(TUTOR):
        for place in range(len(lesson.steps)):
            yield Picture(f"lesson-{lesson.name}-{place + 1}", _at_step(lesson, place))
    yield Picture("lesson-end", _end)
    for place, page in enumerate(rulebook.pages(GAME)):
        yield Picture(f"rulebook-{place + 1:02}-{page.name}", _at_page(place))
    yield Picture("rulebook-search", _search)


def _first_title(app: App) -> None:
    """Show the welcome even if someone has played before."""
    scene = TitleScene(app)
    app.start_over(scene)
    scene.is_first = True
    scene.rebuild()


def _at_step(lesson: Lesson, place: int) -> Show:
    def show(app: App) -> None:
        attempt = Attempt(lesson)
        attempt.skip_to(place)
        app.start_over(routes.lesson(app, lesson, attempt))

    return show


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
