"""A question before anything that cannot be undone."""

import pytest

from colosseum.scenes import routes
from colosseum.scenes.confirm import ConfirmScene
from colosseum.scenes.parts.question import Question
from colosseum.scenes.title import TitleScene
from tests.conftest import OpenApp
from tests.hands import Hands


@pytest.mark.parametrize(("answer", "agrees"), [("yes", True), ("no", False)])
def test_only_yes_does_it_and_either_answer_closes_the_question(
    hands: Hands, answer: str, agrees: bool
) -> None:
    done: list[bool] = []
    hands.open(TitleScene(hands.app))
    title = hands.scene
    routes.confirm(hands.app, lambda: Question("Burn Rome?", "Burn it"), lambda: done.append(True))
    assert isinstance(hands.scene, ConfirmScene)
    hands.click(answer)
    assert hands.scene is title
    assert bool(done) == agrees


def test_nobody_is_asked_who_wants_no_confirmations(open_app: OpenApp) -> None:
    done: list[bool] = []
    app = open_app(confirmations=False)
    routes.confirm(app, lambda: Question("Burn Rome?", "Burn it"), lambda: done.append(True))
    assert done == [True]
    assert app.scene is None
