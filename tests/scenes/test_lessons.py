"""The lessons to choose from."""

import pytest

from colosseum import paths
from colosseum.scenes.lessons import LessonCard, LessonsScene
from colosseum.tutor.progress import Progress
from tests.conftest import OpenApp
from tests.hands import Hands


@pytest.fixture
def newcomer(open_app: OpenApp) -> Hands:
    """Someone who does not wait for motions."""
    return Hands(open_app(speed="instant"))


def test_the_list_says_what_is_done_and_where_to_begin(newcomer: Hands) -> None:
    Progress.load("colosseum", "lessons").see("investing")
    newcomer.open(LessonsScene(newcomer.app))
    cards = [card for card in newcomer.scene.page.widgets if isinstance(card, LessonCard)]
    assert [card.done for card in cards] == [True] + [False] * 5
    assert [card.is_next for card in cards] == [False, True] + [False] * 4


def test_progress_that_cannot_be_read_starts_anew(newcomer: Hands) -> None:
    Progress.load("colosseum", "lessons").see("investing")
    file = paths.data_folder() / "lessons-colosseum.json"
    file.write_text("nonsense")
    newcomer.open(LessonsScene(newcomer.app))
    cards = [card for card in newcomer.scene.page.widgets if isinstance(card, LessonCard)]
    assert not any(card.done for card in cards)
