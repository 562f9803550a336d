"""The instruments of the score: lyre, aulos, cornu, water organ, drums, sistrum, bells.

Each function plays one note as a mono signal; the pieces place it in time and in the room.
"""

from typing import Final, TypeAlias

import numpy as np

from art.sound.signals import Signal, faded, filtered, noise, samples, times

Rng: TypeAlias = np.random.Generator

# Pythagorean, as lyres were tuned: pure fifths up and down from D.
_TONES: Final = {
    "C": 8 / 9,
    "C#": 243 / 256,
    "D": 1.0,
    "Eb": 256 / 243,
    "E": 9 / 8,
    "F": 32 / 27,
    "F#": 81 / 64,
    "G": 4 / 3,
    "G#": 729 / 512,
    "A": 3 / 2,
    "Bb": 128 / 81,
    "B": 27 / 16,
}
_D4: Final = 293.66


def pitch(name: str) -> float:
    """The frequency of a note written like “A3” or “Bb4”."""
    return float(_D4 * _TONES[name[:-1]] * 2 ** (int(name[-1]) - 4))


def lyre(frequency: float, seconds: float, force: float, rng: Rng) -> Signal:
    """A gut string plucked near one end: each partial dies at its own pace."""
    t = times(seconds)
    string = np.zeros_like(t)
    place = 0.23 + rng.uniform(-0.03, 0.03)
    for number in range(1, 15):
        partial = frequency * number * np.sqrt(1 + 0.00012 * number**2)
        if partial > 9000:
            break
        gain = np.sin(np.pi * number * place) / number ** (1.35 - 0.35 * force)
        decay = 2.6 / (1 + 0.42 * number) / (1 + frequency / 1400)
        string += gain * np.exp(-t / decay) * np.sin(2 * np.pi * partial * t + rng.uniform(0, 0.3))
    nail = faded(noise(0.012, rng), 0.001, 0.01) * 0.12 * force
    string[: len(nail)] += filtered(nail, 900, 5000)
    body = 1 + 0.35 * np.exp(-t / 0.09)
    return faded(string * body, 0.002, min(0.3, seconds / 3)) * force


def aulos(frequency: float, seconds: float, force: float, rng: Rng) -> Signal:
    """A double reed: a nasal, breathing tone that leans into its note."""
    t = times(seconds)
    scoop = 1 - 0.012 * np.exp(-t / 0.05)
    depth = 0.006 * np.minimum(1, np.maximum(0, t - 0.25) / 0.5)
    vibrato = 1 + depth * np.sin(2 * np.pi * (5.1 + rng.uniform(-0.3, 0.3)) * t)
    phase = 2 * np.pi * frequency * np.cumsum(scoop * vibrato) / 44_100
    tone = np.zeros_like(t)
    for number in range(1, 13):
        partial = frequency * number
        if partial > 8000:
            break
        formant = 1 / (1 + ((partial - 1150) / 700) ** 2) + 0.5 / (
            1 + ((partial - 2700) / 900) ** 2
        )
        tone += (0.25 + formant) / number**0.75 * np.sin(number * phase + 0.7 * number)
    swell = np.minimum(1, t / 0.07) * (0.82 + 0.18 * np.sin(np.pi * np.minimum(1, t / seconds)))
    breath = filtered(noise(seconds, rng), 1200, 6000) * 0.05
    return faded((tone * 0.32 + breath) * swell, 0.01, min(0.12, seconds / 3)) * force


def cornu(frequency: float, seconds: float, force: float, rng: Rng) -> Signal:
    """Brass: the harder it is blown, the brighter; two players are never quite together."""
    length = samples(seconds)
    both = np.zeros(length)
    for detune, late in ((0.9988, 0.0), (1.0012, 0.012)):
        t = np.maximum(times(seconds) - late, 0)
        swell = np.minimum(1, t / 0.045) * np.minimum(1, (seconds - t) / min(0.25, seconds / 3))
        scoop = 1 - 0.014 * np.exp(-t / 0.03)
        vibrato = 1 + 0.003 * np.minimum(1, t / 0.7) * np.sin(2 * np.pi * 4.9 * t + late * 90)
        phase = 2 * np.pi * frequency * detune * np.cumsum(scoop * vibrato) / 44_100
        brightness = np.minimum(1, swell * (1 + 0.3 * np.exp(-t / 0.09))) * (0.45 + 0.55 * force)
        for number in range(1, 16):
            if frequency * number > 7000:
                break
            both += brightness ** (0.6 * number) / number**0.55 * np.sin(number * phase) * 0.22
    breath = filtered(noise(seconds, rng), 600, 2500) * 0.01
    return faded(filtered(both + breath, 0, 4200), 0.008, min(0.2, seconds / 3)) * force


def organ(frequency: float, seconds: float, force: float, rng: Rng) -> Signal:
    """A water organ far off: a few soft pipes, each with its own slow beating."""
    t = times(seconds)
    tone = np.zeros_like(t)
    for ratio, gain in ((1, 1.0), (2, 0.45), (3, 0.16), (4, 0.12)):
        for detune in (-0.0011, 0.0013):
            turn = rng.uniform(0, 6.28)
            tone += 0.5 * gain * np.sin(2 * np.pi * frequency * ratio * (1 + detune) * t + turn)
    rise = min(1.2, seconds / 3)
    return faded(filtered(tone, 0, 1500), rise, rise) * force * 0.5


def drum(kind: str, force: float, rng: Rng) -> Signal:
    """A frame drum: “dum” in the middle of the skin, “tek” at its rim, “boom” on a great one."""
    low, seconds, slap = {"boom": (52, 1.6, 0.1), "dum": (86, 0.7, 0.25), "tek": (240, 0.16, 0.9)}[
        kind
    ]
    t = times(seconds)
    bend = 1 + 0.25 * np.exp(-t / 0.035)
    phase = 2 * np.pi * low * np.cumsum(bend) / 44_100
    skin = np.zeros_like(t)
    for ratio, gain, decay in (
        (1, 1.0, 0.32),
        (1.59, 0.5, 0.2),
        (2.14, 0.35, 0.14),
        (2.92, 0.2, 0.09),
    ):
        skin += gain * np.exp(-t / (decay * seconds)) * np.sin(ratio * phase)
    hand = faded(noise(min(0.05, seconds), rng), 0.0008, 0.045)
    hit = filtered(hand, 500 if kind == "tek" else 150, 5200 if kind == "tek" else 1800)
    skin[: len(hit)] += slap * hit
    return faded(skin, 0.001, seconds / 3) * force


def sistrum(force: float, rng: Rng) -> Signal:
    """Bronze bars shaken in a frame."""
    seconds = 0.16
    t = times(seconds)
    shake = np.zeros_like(t)
    for frequency in rng.uniform(3200, 8200, 7):
        shake += np.exp(-t / rng.uniform(0.02, 0.05)) * np.sin(2 * np.pi * frequency * t)
    return (
        faded(
            shake * 0.12 + filtered(noise(seconds, rng), 5000) * np.exp(-t / 0.03) * 0.3,
            0.004,
            0.05,
        )
        * force
    )


def bells(frequency: float, seconds: float, force: float, rng: Rng) -> Signal:
    """Small bronze cymbals, struck and left to ring."""
    t = times(seconds)
    tone = np.zeros_like(t)
    for ratio, gain, decay in (
        (1, 0.8, 1.3),
        (2, 1.0, 1.0),
        (2.4, 0.4, 0.8),
        (3, 0.35, 0.6),
        (4.23, 0.25, 0.4),
    ):
        tone += (
            gain
            * np.exp(-t / decay)
            * np.sin(2 * np.pi * frequency * ratio * t + rng.uniform(0, 6))
        )
    return faded(tone * 0.3, 0.001, seconds / 3) * force
