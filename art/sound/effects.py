"""The effects: what pieces, coins, dice, doors, strings, horns and crowds sound like.

Each has a few variations, since the same sound over and over is heard as a machine.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from art.sound.crowds import Crowd, cheering
from art.sound.instruments import Rng, cornu, drum, lyre, pitch
from art.sound.signals import Signal, faded, filtered, mix_in, noise, panned, room, silence, times

LOUDNESS: Final = -17.0
"""LUFS of an effect; each may ask for more or less."""

Mode = tuple[float, float, float]
"""A tone in which a struck thing rings: its frequency, its gain, and how long until silence."""

BONE: Final = ((1150, 0.5, 0.05), (2100, 1.0, 0.04), (3350, 0.6, 0.03), (4700, 0.3, 0.02))
SILVER: Final = (
    (2480, 0.35, 0.30),
    (3950, 1.0, 0.42),
    (5210, 0.7, 0.34),
    (6870, 0.45, 0.25),
    (8640, 0.25, 0.16),
)
WOOD: Final = ((165, 0.5, 0.16), (390, 1.0, 0.14), (880, 0.6, 0.09), (1630, 0.3, 0.05))
TABLE: Final = ((170, 1.0, 0.12), (310, 0.5, 0.08))
CLAY: Final = ((720, 0.5, 0.09), (1340, 1.0, 0.08), (2230, 0.6, 0.06), (3610, 0.3, 0.04))
PAWN: Final = ((260, 1.0, 0.07), (610, 0.5, 0.05), (1080, 0.15, 0.03))
BUTTON: Final = ((980, 1.0, 0.05), (1840, 0.5, 0.035), (2900, 0.2, 0.02))
DOOR: Final = ((140, 1.0, 0.20), (265, 0.7, 0.15), (480, 0.3, 0.08))
BELL: Final = (
    (1047, 0.8, 1.3),
    (2094, 1.0, 1.0),
    (2513, 0.4, 0.8),
    (3141, 0.35, 0.6),
    (4430, 0.25, 0.4),
    (6300, 0.12, 0.25),
)
STEEL: Final = (
    (1180, 0.4, 0.35),
    (1910, 0.6, 0.50),
    (2870, 1.0, 0.45),
    (4120, 0.8, 0.35),
    (5630, 0.5, 0.25),
    (7900, 0.3, 0.15),
)
SHIELD: Final = ((120, 1.0, 0.18), (215, 0.7, 0.14), (520, 0.4, 0.10), (940, 0.2, 0.06))


def struck(modes: Sequence[Mode], rng: Rng, tick: float = 0.3, scale: float = 1.0) -> Signal:
    """A thing hit: its modes, and the tick of the contact itself."""
    t = times(max(seconds for _, _, seconds in modes))
    ring = np.zeros_like(t)
    for frequency, gain, seconds in modes:
        tone = np.sin(2 * np.pi * frequency * scale * t) * 10 ** (-3 * t / seconds)
        ring += gain * rng.uniform(0.8, 1.2) * tone
    contact = filtered(faded(noise(0.012, rng), 0.001, 0.01), 0, 3 * modes[0][0])
    ring[: len(contact)] += tick * contact[: len(ring)]
    return faded(ring, 0.0008, 0.002)


def _scene(seconds: float, hits: Sequence[tuple[float, float, Signal, float]]) -> Signal:
    """Stereo from (when, how loud, what, where from left to right)."""
    out = silence(seconds)
    for at, gain, sound, pan in hits:
        mix_in(out, panned(sound, pan), at, gain)
    return out


def dice(rng: Rng) -> Signal:
    """They rattle in the cup, and each lands and tumbles."""
    hits = [
        (
            0.02 + 0.024 * number + rng.uniform(0, 0.012),
            rng.uniform(0.25, 0.5),
            struck(BONE, rng, scale=rng.uniform(0.88, 1.14)),
            rng.uniform(-0.3, 0.1),
        )
        for number in range(11)
    ]
    for at, gain in (
        (0.31, 1.0),
        (0.345, 0.8),
        (0.40, 0.5),
        (0.425, 0.4),
        (0.465, 0.22),
        (0.49, 0.15),
    ):
        at += rng.uniform(-0.012, 0.012)
        pan = rng.uniform(-0.1, 0.5)
        hits.append((at, gain, struck(BONE, rng, scale=rng.uniform(0.88, 1.14)), pan))
        hits.append((at, 0.8 * gain, struck(TABLE, rng), pan))
    return room(_scene(0.7, hits), 0.25, 0.35, rng)


def coin(rng: Rng) -> Signal:
    tune = rng.uniform(0.94, 1.06)
    hits = [
        (0.0, 1.0, struck(SILVER, rng, 0.2, tune), -0.15),
        (rng.uniform(0.045, 0.06), 0.65, struck(SILVER, rng, 0.2, tune * 1.09), 0.2),
    ]
    return room(_scene(0.5, hits), 0.2, 0.4, rng)


def coins(rng: Rng) -> Signal:
    """A handful poured out: dense at first, and the last ones alone."""
    hits = [
        (
            0.62 * (number / 15) ** 1.35 + rng.uniform(0, 0.03),
            rng.uniform(0.35, 1.0),
            struck(SILVER, rng, 0.2, rng.uniform(0.85, 1.2)),
            rng.uniform(-0.5, 0.5),
        )
        for number in range(16)
    ]
    return room(_scene(1.1, hits), 0.25, 0.5, rng)


def bid(rng: Rng) -> Signal:
    tune = rng.uniform(0.95, 1.05)
    hits = [
        (0.0, 1.0, struck(WOOD, rng, 0.5, tune), 0.0),
        (0.075, 0.18, struck(WOOD, rng, 0.3, tune * 1.05), 0.15),
    ]
    return room(_scene(0.4, hits), 0.3, 0.5, rng)


def token(rng: Rng) -> Signal:
    """One edge touches the stone before the other."""
    tune = rng.uniform(0.93, 1.07)
    hits = [
        (0.0, 1.0, struck(CLAY, rng, 0.5, tune), -0.1),
        (rng.uniform(0.025, 0.038), 0.5, struck(CLAY, rng, 0.5, tune * 1.12), 0.15),
    ]
    return room(_scene(0.25, hits), 0.2, 0.25, rng)


def step(rng: Rng) -> Signal:
    sound = filtered(struck(PAWN, rng, 0.25, rng.uniform(0.92, 1.1)), 0, 1500)
    return room(_scene(0.1, [(0.0, 1.0, sound, rng.uniform(-0.2, 0.2))]), 0.1, 0.08, rng)


def click(rng: Rng) -> Signal:
    return _scene(0.08, [(0.0, 1.0, struck(BUTTON, rng, 0.2, rng.uniform(0.97, 1.03)), 0.0)])


def turn(rng: Rng) -> Signal:
    hits = [
        (0.0, 0.8, lyre(pitch("D4"), 1.2, 0.9, rng), -0.2),
        (0.17, 1.0, lyre(pitch("A4"), 1.0, 1.0, rng), 0.2),
    ]
    return room(_scene(1.3, hits), 0.5, 1.0, rng)


def refuse(rng: Rng) -> Signal:
    hits = [
        (0.0, 1.0, struck(DOOR, rng, 0.15), -0.1),
        (0.13, 0.8, struck(DOOR, rng, 0.15, rng.uniform(0.92, 0.96)), 0.1),
    ]
    return filtered(room(_scene(0.4, hits), 0.25, 0.4, rng), 0, 1600)


def deal(rng: Rng) -> Signal:
    """Two tiles change hands, and the strings agree."""
    hits = [
        (0.0, 0.8, struck(CLAY, rng, 0.4, 0.95), -0.4),
        (0.095, 0.8, struck(CLAY, rng, 0.4, 1.08), 0.4),
        (0.2, 0.5, lyre(pitch("G4"), 1.0, 0.9, rng), -0.2),
        (0.23, 0.5, lyre(pitch("D5"), 1.0, 0.9, rng), 0.2),
    ]
    return room(_scene(1.1, hits), 0.35, 0.8, rng)


def medal(rng: Rng) -> Signal:
    sound = struck(BELL, rng, 0.08, rng.uniform(0.985, 1.015))
    return room(_scene(1.2, [(0.0, 1.0, sound, 0.1)]), 0.3, 0.9, rng)


_HORN: Final = 233.08
"""B flat; natural horns know only its harmonics, so chords are pure."""


def fanfare(rng: Rng) -> Signal:
    """Three short calls, a leap and a held chord, with the drums under it."""
    calls = [(0.0, 0.13, (3,)), (0.15, 0.13, (3,)), (0.30, 0.13, (3,)), (0.45, 0.36, (3, 4))]
    calls += [(0.83, 0.15, (3,)), (1.0, 1.0, (2, 3, 4, 5))]
    hits = [
        (at, 1 / np.sqrt(len(chord)), cornu(_HORN * n / 2, length, 1.0, rng), -0.4 + 0.25 * place)
        for at, length, chord in calls
        for place, n in enumerate(chord)
    ]
    hits += [(1.0, 0.9, drum("boom", 1.0, rng), 0.0), (0.45, 0.6, drum("dum", 1.0, rng), 0.0)]
    return room(_scene(2.2, hits), 0.6, 1.4, rng)


def podium(rng: Rng) -> Signal:
    hits = [
        (0.012 * place, 0.5, cornu(_HORN * n / 2, 1.0, 0.85, rng), -0.4 + 0.25 * place)
        for place, n in enumerate((2, 3, 4, 5))
    ]
    return room(_scene(1.2, hits), 0.55, 1.2, rng)


def gates(rng: Rng) -> Signal:
    """A portcullis rises: chain and oak."""
    hits = [
        (
            0.05 * number + rng.uniform(0, 0.02),
            rng.uniform(0.3, 0.7),
            struck(SILVER, rng, 0.4, rng.uniform(0.3, 0.4)),
            rng.uniform(-0.3, 0.3),
        )
        for number in range(14)
    ]
    hits.append((0.78, 1.2, struck(DOOR, rng, 0.3, 0.8), 0.0))
    return room(_scene(1.1, hits), 0.6, 1.2, rng)


def roll(rng: Rng) -> Signal:
    """A drum roll while the count climbs."""
    hits = [
        (
            number * 0.055,
            0.25 + 0.75 * (number / 24) ** 2,
            drum("dum", 0.7, rng),
            0.25 * (-1) ** number,
        )
        for number in range(25)
    ]
    return room(_scene(1.7, hits), 0.3, 0.6, rng)


def card(rng: Rng) -> Signal:
    """It slides over the table, and its edge snaps down."""
    slide = 0.12 * filtered(faded(noise(0.10, rng), 0.06, 0.03), 1400, 5200)
    snap = filtered(faded(noise(0.035, rng), 0.001, 0.032), 350, rng.uniform(3000, 3600))
    hits = [
        (0.0, 1.0, slide, -0.2),
        (0.085, 1.0, snap, 0.05),
        (0.085, 0.5, struck(TABLE, rng, 0.2, rng.uniform(0.95, 1.15)), 0.0),
    ]
    return room(_scene(0.25, hits), 0.12, 0.15, rng)


def battle(rng: Rng) -> Signal:
    """Blade against blade, and then against the shield."""
    tune = rng.uniform(0.94, 1.06)
    scrape = filtered(faded(noise(0.12, rng), 0.01, 0.1), 2600, 7000)
    hits = [
        (0.0, 0.9, struck(STEEL, rng, 0.9, tune), -0.3),
        (0.02, 0.25, scrape, -0.1),
        (0.19, 1.0, struck(STEEL, rng, 1.0, tune * rng.uniform(1.1, 1.2)), 0.3),
        (0.41, 1.6, struck(SHIELD, rng, 0.6, rng.uniform(0.92, 1.08)), 0.0),
        (0.41, 0.3, struck(STEEL, rng, 0.4, tune * 0.8), 0.0),
    ]
    return room(_scene(0.7, hits), 0.3, 0.45, rng)


def fall(rng: Rng) -> Signal:
    """A wall gives way: the blow, and stones that roll out and come to rest."""
    hits = [
        (0.0, 1.1, struck(DOOR, rng, 0.5, rng.uniform(0.7, 0.8)), 0.0),
        (0.03, 0.5, filtered(faded(noise(0.4, rng), 0.01, 0.38), 90, 700), 0.0),
    ]
    for number in range(11):
        at = 0.06 + 0.055 * number + rng.uniform(0, 0.03)
        stone = struck(CLAY, rng, 0.5, rng.uniform(0.4, 0.75))
        hits.append((at, 0.9 * 0.85**number, stone, rng.uniform(-0.5, 0.5)))
    return filtered(room(_scene(0.85, hits), 0.3, 0.4, rng), 0, 3200)


def break_(rng: Rng) -> Signal:
    """A board cracks, splits along its grain, and both halves drop."""
    hits = [
        (0.0, 1.0, struck(WOOD, rng, 1.0, rng.uniform(1.5, 1.7)), 0.0),
        (0.0, 0.6, filtered(faded(noise(0.05, rng), 0.001, 0.045), 1200, 6500), 0.0),
    ]
    for number in range(7):
        at = 0.05 + 0.022 * number + rng.uniform(0, 0.012)
        splinter = struck(WOOD, rng, 0.9, rng.uniform(2.0, 3.2))
        hits.append((at, 0.45 * 0.85**number, splinter, rng.uniform(-0.4, 0.4)))
    for at, pan in ((0.34, -0.5), (0.41, 0.5)):
        hits.append((at, 0.7, struck(PAWN, rng, 0.6, rng.uniform(0.8, 1.0)), pan))
    return room(_scene(0.65, hits), 0.25, 0.4, rng)


def shield(rng: Rng) -> Signal:
    """A blow that does not get through: the boss booms, and its rim rings on."""
    tune = rng.uniform(0.95, 1.05)
    hits = [
        (0.0, 1.5, struck(SHIELD, rng, 0.7, tune), 0.0),
        (0.0, 0.5, struck(STEEL, rng, 0.5, tune * 0.62), -0.1),
        (0.015, 0.35, struck(BELL, rng, 0.1, tune * 0.5), 0.15),
    ]
    return room(_scene(1.0, hits), 0.3, 0.6, rng)


def lament(rng: Rng) -> Signal:
    """Horns that sink to a low, open fifth, and one stroke on the great drum."""
    calls = [(0.0, 0.5, (4,)), (0.48, 0.5, (3.2,)), (0.96, 1.4, (2, 3))]
    hits = [
        (at, 0.8 / np.sqrt(len(chord)), cornu(_HORN * n / 4, length, 0.55, rng), -0.3 + 0.4 * place)
        for at, length, chord in calls
        for place, n in enumerate(chord)
    ]
    hits.append((0.96, 1.0, drum("boom", 0.9, rng), 0.0))
    return room(_scene(2.6, hits), 0.6, 1.6, rng)


def points(rng: Rng) -> Signal:
    """A disc is laid down, and the strings rise."""
    hits = [(0.0, 0.5, struck(BONE, rng, 0.3, rng.uniform(0.95, 1.05)), 0.0)]
    hits += [
        (0.03 + 0.085 * place, 0.7 + 0.15 * place, lyre(pitch(note), 0.6, 1.0, rng), pan)
        for place, (note, pan) in enumerate((("D5", -0.3), ("F#5", 0.0), ("A5", 0.3)))
    ]
    return room(_scene(0.75, hits), 0.35, 0.5, rng)


@dataclass(frozen=True, slots=True)
class Recipe:
    make: Callable[[Rng], Signal]
    decibels: float = 0.0
    """Against the usual loudness."""
    variations: int = 3
    fall: float = 0.05
    """Seconds of fading at the end."""


def _crowd(voices: int, clappers: int, roar: float, seconds: float) -> Callable[[Rng], Signal]:
    return lambda rng: cheering(Crowd(voices, clappers, roar, seconds), rng)


EFFECTS: Final[dict[str, Recipe]] = {
    "dice": Recipe(dice, variations=2),
    "coin": Recipe(coin, -2, fall=0.15),
    "coins": Recipe(coins, -2, 2, 0.2),
    "bid": Recipe(bid, -2, 4),
    "token": Recipe(token, -3, 4),
    "step": Recipe(step, -12, 4, 0.02),  # it comes six at a time
    "click": Recipe(click, -8, 3, 0.01),  # and this one all day long
    "turn": Recipe(turn, -2, 2, 0.4),
    "refuse": Recipe(refuse, -5, 2),
    "deal": Recipe(deal, -1, 2, 0.3),
    "medal": Recipe(medal, -3, 2, 0.4),
    "card": Recipe(card, -5, 3),
    "battle": Recipe(battle, -2, 2, 0.2),
    "fall": Recipe(fall, -2, 2, 0.2),
    "break": Recipe(break_, -2, 2, 0.2),
    "shield": Recipe(shield, -3, 2, 0.3),
    "lament": Recipe(lament, -1, 2, 0.5),
    "points": Recipe(points, -4, 2, 0.3),
    "gates": Recipe(gates, -3, 2, 0.3),
    "roll": Recipe(roll, -4, 2, 0.2),
    "crowd-1": Recipe(_crowd(9, 6, 0.15, 1.8), -4, 2, 0.5),
    "crowd-2": Recipe(_crowd(26, 12, 0.35, 2.3), -2, 2, 0.6),
    "crowd-3": Recipe(_crowd(60, 20, 0.6, 3.0), 1, 2, 0.8),
    "fanfare": Recipe(fanfare, 1, 2, 0.3),
    "podium": Recipe(podium, 0, 2, 0.3),
}
