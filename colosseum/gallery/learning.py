"""What the gallery shows of learning: every step of every lesson, every page of the rulebook."""

from collections.abc import Iterator

from colosseum.gallery.picture import Picture, Show
from colosseum.games import tutor
from colosseum.program.app import App
from colosseum.scenes import routes
from colosseum.scenes.rulebook import RulebookScene
from colosseum.scenes.title import TitleScene
from colosseum.tutor import rulebook
from colosseum.tutor.attempt import Attempt
from colosseum.tutor.lessons import Lesson, lessons


def learning(game: str) -> Iterator[Picture]:
    taught = lessons(tutor(game))
    yield Picture("title-first", _first_title)
    yield Picture("lessons", lambda app: app.start_over(routes.lessons(app, game)))
    for lesson in taught:
        for place in range(len(lesson.steps)):
            yield Picture(f"lesson-{lesson.name}-{place + 1}", _at_step(lesson, place))
    yield Picture("lesson-end", _after(*taught[:2]))
    for place, page in enumerate(rulebook.pages(game)):
        yield Picture(f"rulebook-{place + 1:02}-{page.name}", _at_page(place, game))
    yield Picture("rulebook-search", _search_in(game))


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


def _after(lesson: Lesson, following: Lesson) -> Show:
    def show(app: App) -> None:
        _at_step(lesson, len(lesson.steps) - 1)(app)
        app.push(routes.lesson_end(app, lesson, following))

    return show


def _at_page(place: int, game: str) -> Show:
    return lambda app: app.start_over(RulebookScene(app, place, game))


def _search_in(game: str) -> Show:
    def show(app: App) -> None:
        scene = RulebookScene(app, game=game)
        app.start_over(scene)
        scene.look_for("medal")

    return show
