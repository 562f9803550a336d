"""The applause for an event: the more spectators, the louder."""

from typing import Final

from colosseum.sound.sounds import Effect

_SOME: Final = 25
"""With this many spectators or more the applause is loud,"""
_MANY: Final = 55
"""and with this many the crowd roars."""


def applause(spectators: int) -> Effect:
    if spectators < _SOME:
        return Effect.CROWD_1
    return Effect.CROWD_2 if spectators < _MANY else Effect.CROWD_3
