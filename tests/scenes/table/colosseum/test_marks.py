"""Whatever a hint, a lesson or advice can point at is somewhere on the table."""

from collections.abc import Iterable

import pytest

from colosseum.gallery.colosseum import positions
from colosseum.play.seats import Seat
from colosseum.play.session import Session
from colosseum.rules.colosseum.data import Asset
from colosseum.rules.colosseum.phases import STEPS
from colosseum.rules.journal import Journal
from colosseum.scenes import routes
from colosseum.scenes.table.colosseum.catalogue import CatalogueScene
from colosseum.scenes.table.colosseum.display import ColosseumDisplay
from colosseum.scenes.table.colosseum.mark_outlines import outline
from colosseum.scenes.table.scene import TableScene
from colosseum.tutor.attempt import Attempt
from colosseum.tutor.colosseum.kit import TUTOR
from colosseum.tutor.colosseum.marks import ActionButton, Amount, Choice, OneMore
from colosseum.tutor.hints import hints_for
from colosseum.tutor.lessons import lessons
from colosseum.tutor.marks import Mark
from tests.conftest import OpenApp
from tests.hands import Hands
from tests.tutor.colosseum.positions import invest
from tests.tutor.colosseum.test_hints import CASES


def sort_of(mark: object) -> object:
    """What must be shown somewhere: any market will do, but each button by itself."""
    match mark:
        case Choice(thing):
            return Choice, type(thing)
        case ActionButton() | Amount() | OneMore():
            return mark
    return type(mark)


@pytest.fixture
def quick(open_app: OpenApp) -> Hands:
    return Hands(open_app((1024, 576), speed="instant", muted=True))


def shown(scene: TableScene) -> set[object]:
    """What the table shows, and the catalogue that opens from it."""
    catalogue = CatalogueScene(scene.window, scene)
    widgets = [*scene.page.widgets, *catalogue.widgets()]
    return {sort_of(mark) for widget in widgets for mark in widget.about}


def used(marks: Iterable[Mark]) -> set[object]:
    assert all(isinstance(mark, Mark) for mark in marks)
    return {sort_of(mark) for mark in marks if outline(mark) is None}


def test_everything_that_is_pointed_at_is_shown_somewhere(quick: Hands) -> None:
    wanted: set[object] = set()
    found: set[object] = set()

    def look(scene: TableScene) -> None:
        nonlocal wanted, found
        quick.app.start_over(scene)
        quick.wait(0.1)
        found |= shown(scene)
        if scene.course.is_asking:
            scene.guidance.toggle_advice()
            assert scene.guidance.advice is not None
            for choice in scene.guidance.advice.choices:
                wanted |= used(choice.about)

    for game, _, _ in CASES.values():
        seats = [Seat(name, "human", place) for place, name in enumerate(game.seats)]
        look(TableScene(quick.app, Session(Journal(game.copy()), seats, None)))
        for hint in hints_for(TUTOR.situations, game, 0):
            wanted |= used(hint.about)
    for lesson in lessons(TUTOR):
        for place, step in enumerate(lesson.steps):
            attempt = Attempt(lesson)
            attempt.skip_to(place)
            scene = routes.lesson(quick.app, lesson, attempt)
            assert isinstance(scene, TableScene)
            look(scene)
            wanted |= used(step.about)
    for kind in STEPS:
        if kind != "settle":
            look(TableScene(quick.app, positions.deciding(kind)))
    assert wanted - found == set()
    assert len(wanted) > 30


def test_pointing_at_something_lights_what_belongs_to_it(quick: Hands) -> None:
    game = invest("programmes: [6], tokens: horse", markets="[torch + ship + lion]")
    seats = [Seat(name, "human", place) for place, name in enumerate(game.seats)]
    scene = TableScene(quick.app, Session(Journal(game), seats, None))
    quick.app.start_over(scene)
    quick.wait(0.1)
    quick.take_over()

    def lit(key: str) -> tuple[set[object], tuple[int, ...]]:
        display = scene.display
        assert isinstance(display, ColosseumDisplay)
        display.point_at(quick.widget(key))
        return set(display._glowing), display._programmes_pointed_at()

    assert lit("programme-6") == ({Asset.HORSE, Asset.LION, Asset.CAGE}, ())
    assert lit("market-0") == ({Asset.TORCH, Asset.SHIP, Asset.LION}, (6,))
    assert lit("asset-cage") == (set(), (6,))
    assert lit("asset-torch") == (set(), ())
    assert lit("plaque-0") == (set(), ())
