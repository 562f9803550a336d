"""The backdrop behind a scene that is opened without the title."""

from colosseum.scenes.credits import CreditsScene
from colosseum.scenes.parts.amphitheatre_backdrop import STEPS, painted_steps
from tests.conftest import OpenApp
from tests.hands import FRAME


def test_the_backdrop_comes_up_step_by_step_and_stays(open_app: OpenApp) -> None:
    app = open_app((1024, 576))
    scene = CreditsScene(app)
    app.push(scene)
    for step in range(1, len(STEPS) + 1):
        assert scene.is_lively
        app.step([], FRAME)
        assert painted_steps(app.paintbox) == step
    assert not scene.is_lively
    app.settings.scale = 1.5
    app.settings_changed()
    assert painted_steps(app.paintbox) == len(STEPS), "larger letters leave it as it is"
