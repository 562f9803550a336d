"""People: throats that shout, hands that clap, and the roar of those too far to tell apart."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from art.sound.instruments import Rng
from art.sound.signals import (
    RATE,
    Signal,
    faded,
    filtered,
    mix_in,
    noise,
    panned,
    resonance,
    room,
    silence,
    times,
)

#: What throats and mouths let through: (frequency, bandwidth, gain) of each formant.
_VOWELS: Final = (
    ((720, 130, 1.0), (1150, 160, 0.9), (2500, 260, 0.5)),  # men's "ah"
    ((870, 150, 1.0), (1380, 190, 0.8), (2850, 300, 0.5)),  # women's
    ((560, 120, 1.0), (1720, 200, 0.7), (2480, 260, 0.5)),  # "eh"
    ((470, 110, 1.0), (860, 140, 0.8), (2450, 260, 0.25)),  # "oh"
)


@dataclass(frozen=True, slots=True)
class Crowd:
    voices: int
    clappers: int
    roar: float
    """How loud those are who cannot be told apart."""
    seconds: float


def shout(seconds: float, rng: Rng) -> Signal:
    """One throat: a buzz that rises with excitement and sinks with breath."""
    base = rng.uniform(125, 200) if rng.random() < 0.5 else rng.uniform(210, 340)
    attack, peak = rng.uniform(0.06, 0.22), rng.uniform(0.25, 0.6)
    t = times(seconds)
    lift = 1.22 * np.exp(-(((t - peak) / 0.9) ** 2))
    tremor = 0.012 * np.sin(2 * np.pi * rng.uniform(4.5, 6.5) * t + rng.uniform(0, 6.28))
    drift = np.cumsum(rng.normal(0, 0.00003, len(t)))
    phase = np.cumsum(base * (0.75 + 0.4 * lift + tremor + drift) / RATE) % 1
    level = np.minimum(1, t / attack) * np.minimum(1, (seconds - t) / (0.55 * seconds))
    return _through(level * (2 * phase - 1), _VOWELS[rng.integers(len(_VOWELS))])


def _through(source: Signal, vowel: tuple[tuple[float, float, float], ...]) -> Signal:
    return sum(
        (gain * resonance(source, frequency, bandwidth) for frequency, bandwidth, gain in vowel),
        np.zeros_like(source),
    )


def clap(rng: Rng, hollow: float) -> Signal:
    return resonance(faded(noise(0.045, rng), 0.0006, 0.04), hollow, 900)


def roar(seconds: float, rng: Rng) -> Signal:
    """Breath without pitch, surging and ebbing as many people do; different at each ear."""
    t = times(seconds)
    surge = 1 + 0.09 * sum(
        np.sin(2 * np.pi * rng.uniform(0.2, 1.6) * t + rng.uniform(0, 6.28)) for _ in range(4)
    )
    breath = rng.uniform(-1, 1, (len(t), 2)) * np.asarray(surge)[:, None]
    return filtered(breath, 120, 1500)


def cheering(crowd: Crowd, rng: Rng) -> Signal:
    """Voices shout and breathe, hands clap over them, and all of it dies away."""
    out = silence(crowd.seconds)
    for _ in range(crowd.voices):
        late = abs(rng.triangular(-0.3, 0.0, 0.3))
        voice = shout((crowd.seconds - late) * rng.uniform(0.75, 1.0), rng)
        mix_in(out, panned(voice, rng.uniform(-0.9, 0.9)), late, rng.uniform(0.5, 1.0))
    t = times(crowd.seconds)
    ebb = (1 - np.exp(-t / 0.16)) * np.minimum(1, 1.7 * (1 - t / crowd.seconds))
    out += roar(crowd.seconds, rng) * ebb[:, None] * crowd.roar * np.sqrt(crowd.voices) * 3
    hands = np.sqrt(crowd.voices / max(crowd.clappers, 1))
    for _ in range(crowd.clappers):
        pace, hollow, at = rng.uniform(0.19, 0.28), rng.uniform(900, 1900), rng.uniform(0.05, 0.4)
        pan = rng.uniform(-0.9, 0.9)
        while at < crowd.seconds - 0.3:
            level = rng.uniform(0.6, 1.0) * min(1.0, 1.6 * (1 - at / crowd.seconds))
            mix_in(out, panned(clap(rng, hollow), pan), at, hands * level)
            at += pace * rng.uniform(0.9, 1.1)
    return room(out, 0.7, 1.1, rng)


def murmur(seconds: float, people: int, rng: Rng) -> Signal:
    """Talk without words: short soft syllables from all sides."""
    out = silence(seconds)
    for _ in range(people):
        pan, at, pitchy = rng.uniform(-0.95, 0.95), rng.uniform(0, 2.0), rng.uniform(0.7, 1.2)
        while at < seconds - 1:
            length = rng.uniform(0.12, 0.4)
            t = times(length)
            bend = 1 + 0.1 * np.sin(np.pi * t / length + rng.uniform(0, 3))
            phase = np.cumsum(150 * pitchy * bend / RATE) % 1
            syllable = _through(
                (2 * phase - 1) * np.sin(np.pi * t / length), _VOWELS[rng.integers(len(_VOWELS))]
            )
            mix_in(out, panned(syllable, pan), at, rng.uniform(0.1, 0.5))
            at += length * rng.uniform(1.0, 2.4) + (
                rng.uniform(0.6, 2.5) if rng.random() < 0.25 else 0
            )
    return out
