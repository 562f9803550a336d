"""The applause for an event."""

import pytest

from colosseum.scenes.table.colosseum.spectacle.applause import applause
from colosseum.sound.sounds import Effect


@pytest.mark.parametrize(
    ("spectators", "effect"),
    [
        (0, Effect.CROWD_1),
        (24, Effect.CROWD_1),
        (25, Effect.CROWD_2),
        (54, Effect.CROWD_2),
        (55, Effect.CROWD_3),
        (95, Effect.CROWD_3),
    ],
)
def test_the_crowd_grows_with_the_spectators(spectators: int, effect: Effect) -> None:
    assert applause(spectators) is effect
