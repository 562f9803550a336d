"""Whole games of both kinds by someone who presses on and on: nothing unseen is decided."""

import pytest

from colosseum import games
from tests.conftest import OpenApp
from tests.hands import Hands
from tests.impatient import Impatient


@pytest.mark.parametrize("game", games.GAMES)
def test_impatience_decides_nothing_that_was_not_on_show(open_app: OpenApp, game: str) -> None:
    player = Impatient(Hands(open_app((1024, 576), speed="instant", muted=True)), seed=3)
    session = player.play(game, 5)
    assert session.decision is None
    assert player.decided > 8
