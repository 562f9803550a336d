"""What is heard under the music: a market by day, and the stands of a full house."""

from collections.abc import Callable
from typing import Final

import numpy as np

from art.sound.crowds import murmur, roar
from art.sound.effects import CLAY, DOOR, SILVER, WOOD, struck
from art.sound.signals import Signal, filtered, looped, mix_in, panned, room, times

LOUDNESS: Final = -34.0
"""LUFS: noticed only when it stops."""
_SECONDS: Final = 16.0


def market() -> Signal:
    """Talk, coins, crates, a bird now and then."""
    rng = np.random.default_rng(list(b"market"))
    out = murmur(_SECONDS, 14, rng)
    for modes, often, gain in ((SILVER, 9, 0.25), (WOOD, 6, 0.5), (CLAY, 8, 0.4), (DOOR, 3, 0.6)):
        for _ in range(often):
            sound = panned(struck(modes, rng, scale=rng.uniform(0.8, 1.2)), rng.uniform(-0.9, 0.9))
            mix_in(out, sound, rng.uniform(0, _SECONDS - 1), gain * rng.uniform(0.4, 1.0))
    for _ in range(5):
        mix_in(out, panned(_chirp(rng), rng.uniform(-0.9, 0.9)), rng.uniform(0, _SECONDS - 1), 0.15)
    return looped(filtered(room(out, 0.8, 1.0, rng), 80, 5500), _SECONDS)


def _chirp(rng: np.random.Generator) -> Signal:
    t = times(0.35)
    sweep = 2600 + 700 * np.sin(2 * np.pi * 9 * t + rng.uniform(0, 6))
    return np.sin(2 * np.pi * np.cumsum(sweep) / 44_100) * np.sin(np.pi * t / 0.35) ** 2


def stands() -> Signal:
    """Thousands of people waiting: breath, talk, a shout far off."""
    rng = np.random.default_rng(list(b"stands"))
    out = murmur(_SECONDS, 26, rng) * 0.7
    surf = roar(_SECONDS + 2, rng)
    blend = np.linspace(0, 1, 2 * 44_100)[:, None]
    surf[: len(blend)] = surf[: len(blend)] * np.sqrt(blend) + surf[-len(blend) :] * np.sqrt(
        1 - blend
    )
    out += 2.2 * surf[: len(out)]
    return looped(filtered(room(out, 0.9, 1.6, rng), 80, 3800), _SECONDS)


AMBIENCES: Final[dict[str, Callable[[], Signal]]] = {"market": market, "stands": stands}
