"""Signals and what can be done with them: mixing, fading, filtering, a room, loudness.

A mono signal is a one-dimensional array; a stereo one has two columns.
"""

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

Signal: TypeAlias = NDArray[np.float64]

RATE: Final = 44_100
CEILING: Final = 10 ** (-1.5 / 20)
"""No sample is louder: lossy compression may overshoot a little, and must not clip."""


def samples(seconds: float) -> int:
    return round(seconds * RATE)


def times(seconds: float) -> Signal:
    return np.arange(samples(seconds)) / RATE


def silence(seconds: float) -> Signal:
    return np.zeros((samples(seconds), 2))


def mix_in(onto: Signal, signal: Signal, at: float, gain: float = 1.0) -> None:
    """Add a signal from a time on; what would reach past the end is left out."""
    start = samples(at)
    length = min(len(signal), len(onto) - start)
    if length > 0:
        onto[start : start + length] += gain * signal[:length]


def panned(signal: Signal, pan: float) -> Signal:
    """Stereo from mono; `pan` goes from -1 (left) to 1 (right) at equal power."""
    angle = (pan + 1) * np.pi / 4
    return np.column_stack((signal * np.cos(angle), signal * np.sin(angle)))


def faded(signal: Signal, rise: float, fall: float) -> Signal:
    """Smooth ends: any step in a signal is heard as a click."""
    shape = np.ones(len(signal))
    up, down = min(samples(rise), len(signal)), min(samples(fall), len(signal))
    shape[:up] *= 0.5 - 0.5 * np.cos(np.pi * np.arange(up) / max(up, 1))
    shape[len(signal) - down :] *= 0.5 + 0.5 * np.cos(np.pi * np.arange(1, down + 1) / max(down, 1))
    return signal * (shape if signal.ndim == 1 else shape[:, None])


def noise(seconds: float, rng: np.random.Generator) -> Signal:
    return rng.uniform(-1, 1, samples(seconds))


def filtered(signal: Signal, low: float = 0.0, high: float = RATE / 2) -> Signal:
    """What lies between two frequencies, with gentle edges of the second order."""
    length = len(signal) + samples(0.05)
    frequency = np.fft.rfftfreq(length, 1 / RATE)
    gain = np.ones_like(frequency)
    if low > 0:
        with np.errstate(divide="ignore"):
            gain /= np.sqrt(1 + (low / np.maximum(frequency, 1e-9)) ** 4)
    if high < RATE / 2:
        gain /= np.sqrt(1 + (frequency / high) ** 4)
    spectrum = np.fft.rfft(signal, length, axis=0)
    shaped = spectrum * (gain if signal.ndim == 1 else gain[:, None])
    return np.fft.irfft(shaped, length, axis=0)[: len(signal)]


def resonance(signal: Signal, frequency: float, bandwidth: float) -> Signal:
    """A band round a frequency, as loud at its middle as it came in."""
    found = np.fft.rfftfreq(len(signal), 1 / RATE)
    gain = 1 / np.sqrt(1 + ((found - frequency) / (bandwidth / 2)) ** 2)
    return np.fft.irfft(np.fft.rfft(signal) * gain, len(signal))


def room(signal: Signal, wet: float, seconds: float, rng: np.random.Generator) -> Signal:
    """The sound in a room that rings for some seconds; mono becomes stereo.

    The room's answer is fading noise, different at each ear. The result is longer by the tail.
    """
    dry = signal if signal.ndim == 2 else panned(signal, 0.0) * np.sqrt(2)
    tail = samples(seconds)
    decay = 10 ** (-3 * np.arange(tail) / tail)
    answer = rng.normal(0, 1, (tail, 2)) * decay[:, None]
    answer[: samples(0.004)] = 0
    answer = filtered(answer, 180, 5000)
    answer /= np.sqrt((answer**2).sum(axis=0))
    length = len(dry) + tail
    echo = np.fft.irfft(
        np.fft.rfft(dry, length, axis=0) * np.fft.rfft(answer, length, axis=0), length, axis=0
    )
    out = np.zeros((length, 2))
    out[: len(dry)] = dry
    return out + wet * echo


def looped(signal: Signal, seconds: float) -> Signal:
    """A loop of that length: what rings on past its end is heard at its beginning."""
    length = samples(seconds)
    loop = signal[:length].copy()
    rest = signal[length:]
    while len(rest):
        part = rest[:length]
        loop[: len(part)] += part
        rest = rest[length:]
    return loop


def loudness(signal: Signal) -> float:
    """Integrated loudness in LUFS, gated, after ITU-R BS.1770."""
    stereo = signal if signal.ndim == 2 else np.column_stack((signal, signal))
    weighted = _ear(stereo)
    block, hop = samples(0.4), samples(0.1)
    if len(weighted) < block:
        weighted = np.vstack((weighted, np.zeros((block - len(weighted), 2))))
    energy = np.cumsum(np.vstack((np.zeros((1, 2)), weighted**2)), axis=0)
    starts = np.arange(0, len(weighted) - block + 1, hop)
    power = ((energy[starts + block] - energy[starts]) / block).sum(axis=1)
    power = power[power > 10 ** ((-70 + 0.691) / 10)]
    if not len(power):
        return -70.0
    loud = power[power > 0.1 * power.mean()]
    return float(-0.691 + 10 * np.log10(loud.mean()))


def _ear(signal: Signal) -> Signal:
    """The K-weighting: the head lifts highs by 4 dB, and the ear is nearly deaf to lows."""
    frequency = np.fft.rfftfreq(len(signal), 1 / RATE)
    shelf = (1 + 1.58 * (frequency / 1682) ** 2) / (1 + (frequency / 1682) ** 2)
    with np.errstate(divide="ignore"):
        highpass = 1 / (1 + (38.1 / np.maximum(frequency, 1e-9)) ** 2)
    spectrum = np.fft.rfft(signal, axis=0) * (shelf * highpass)[:, None]
    return np.fft.irfft(spectrum, len(signal), axis=0)


def levelled(signal: Signal, target: float) -> Signal:
    """As loud as asked for, in LUFS; peaks that stand out are rounded off below the ceiling."""
    out = signal
    for _ in range(3):  # rounding off makes it quieter, so it takes a few rounds
        out = _rounded_off(out * 10 ** ((target - loudness(out)) / 20))
    return out


def _rounded_off(signal: Signal) -> Signal:
    knee = 0.6 * CEILING
    over = np.maximum(np.abs(signal) - knee, 0)
    span = CEILING - knee
    return np.where(over > 0, np.sign(signal) * (knee + span * np.tanh(over / span)), signal)
