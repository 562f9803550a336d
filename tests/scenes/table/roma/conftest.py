"""A window at Roma's table, and hands that use it."""

from collections.abc import Callable, Sequence

import pytest

from colosseum.gallery.roma.positions import AGAINST_COMPUTER, at_position
from colosseum.rules.roma.actions import ACTIONS
from colosseum.scenes.table.scene import TableScene
from tests.conftest import OpenApp
from tests.hands import Hands

SitDown = Callable[..., TableScene]


@pytest.fixture
def hands(open_app: OpenApp) -> Hands:
    return Hands(open_app((1280, 720), speed="instant", muted=True))


@pytest.fixture
def sit_down(hands: Hands) -> SitDown:
    """The table at a position, after some actions by their texts."""

    def sit(position: str, *actions: str, levels: Sequence[str] = AGAINST_COMPUTER) -> TableScene:
        session = at_position(position, *map(ACTIONS.read, actions), levels=levels)
        scene = TableScene(hands.app, session)
        hands.open(scene)
        return scene

    return sit
