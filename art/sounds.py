#!/usr/bin/env python3
"""Make every sound of the game from numbers alone, and write them to assets/sounds.

    python3 art/sounds.py [FOLDER]

Nothing is recorded. Strings, brass, bells, clay and crowds are small models of what makes the
sound; all chance is seeded, so that the same script gives the same bytes.
"""

import io
import math
import sys
import wave
from array import array
from collections.abc import Callable, Iterable, Sequence
from operator import mul
from pathlib import Path
from random import Random
from typing import NamedTuple

RATE = 22_050
MUSIC_RATE = RATE // 2  # a lyre has little to say above 5 kHz, and the piece is long

CEILING = 10 ** (-3 / 20)  # −3 dBFS: room for several sounds at once
KNEE = 10 ** (-6 / 20)  # above it peaks are rounded off
LOUDNESS = -18.0  # dBFS of the loudest 200 ms of an effect; the ear adds up about as long
MUSIC_LOUDNESS = -27.0  # behind everything else

FOLDER = Path(__file__).resolve().parents[1] / "assets" / "sounds"

Signal = list[float]


# --- Putting signals together -----------------------------------------------------------------


def samples(seconds: float) -> int:
    return round(seconds * RATE)


def mix_in(onto: Signal, signal: Signal, at: float, gain: float = 1.0) -> None:
    """Add a signal from a time on; the longer of the two decides where the sum ends."""
    start = samples(at)
    onto.extend([0.0] * (start + len(signal) - len(onto)))
    for index, value in enumerate(signal, start):
        onto[index] += gain * value


def mixed(parts: Iterable[tuple[float, float, Signal]]) -> Signal:
    """The sum of (when, how loud, what)."""
    total: Signal = []
    for at, gain, signal in parts:
        mix_in(total, signal, at, gain)
    return total


def faded(signal: Signal, rise: float, fall: float) -> Signal:
    """Smooth ends: any step in a signal is heard as a click."""
    shaped = signal[:]
    for seconds, ends in ((rise, range(len(shaped))), (fall, range(len(shaped) - 1, -1, -1))):
        length = samples(seconds)
        for step, index in enumerate(ends[:length]):
            shaped[index] *= 0.5 - 0.5 * math.cos(math.pi * step / length)
    return shaped


def fitted(signal: Signal, seconds: float) -> Signal:
    """Cut or filled up to a length."""
    length = samples(seconds)
    return signal[:length] + [0.0] * (length - len(signal))


# --- Filters ----------------------------------------------------------------------------------


def lowpass(signal: Signal, cutoff: float) -> Signal:
    weight = 1 - math.exp(-2 * math.pi * cutoff / RATE)
    level, smooth = 0.0, []
    for value in signal:
        level += weight * (value - level)
        smooth.append(level)
    return smooth


def highpass(signal: Signal, cutoff: float) -> Signal:
    return [value - low for value, low in zip(signal, lowpass(signal, cutoff), strict=True)]


def resonance(signal: Signal, frequency: float, bandwidth: float) -> Signal:
    """A band around a frequency, as loud at its middle as it came in."""
    radius = math.exp(-math.pi * bandwidth / RATE)
    turn = 2 * radius * math.cos(2 * math.pi * frequency / RATE)
    shrink = radius * radius
    gain = (1 - shrink) / 2
    first, second = 0.0, 0.0
    before, earlier = 0.0, 0.0
    band = []
    for value in signal:
        level = gain * (value - earlier) + turn * first - shrink * second
        earlier, before = before, value
        first, second = level, first
        band.append(level)
    return band


COMBS = (397, 457, 521, 593)  # primes, 18 to 27 ms: walls a few steps away
ALLPASSES = (113, 37)


def comb(signal: Signal, delay: int, feedback: float) -> Signal:
    """Echoes of echoes, each a little duller than the one before."""
    line, at, dull, out = [0.0] * delay, 0, 0.0, []
    for value in signal:
        echo = line[at]
        dull += 0.6 * (echo - dull)
        line[at] = value + feedback * dull
        at = at + 1 if at + 1 < delay else 0
        out.append(echo)
    return out


def allpass(signal: Signal, delay: int) -> Signal:
    """Blurs echoes into a tail without colouring them."""
    line, at, out = [0.0] * delay, 0, []
    for value in signal:
        echo = line[at]
        fresh = value + 0.5 * echo
        line[at] = fresh
        at = at + 1 if at + 1 < delay else 0
        out.append(echo - 0.5 * fresh)
    return out


def room(signal: Signal, wet: float, feedback: float = 0.6) -> Signal:
    """The sound in a small room; the signal must be long enough to hold the tail."""
    echoes = [comb(signal, delay, feedback) for delay in COMBS]
    tail = [sum(values) / len(COMBS) for values in zip(*echoes, strict=True)]
    for delay in ALLPASSES:
        tail = allpass(tail, delay)
    return [dry + wet * echo for dry, echo in zip(signal, tail, strict=True)]


# --- What makes a sound -----------------------------------------------------------------------


class Mode(NamedTuple):
    """One of the tones in which a struck thing rings."""

    frequency: float
    gain: float
    seconds: float  # until it has fallen by 60 dB


BONE = (Mode(1150, 0.5, 0.05), Mode(2100, 1.0, 0.04), Mode(3350, 0.6, 0.03), Mode(4700, 0.3, 0.02))
SILVER = (
    Mode(2480, 0.35, 0.30),
    Mode(3950, 1.0, 0.42),
    Mode(5210, 0.7, 0.34),
    Mode(6870, 0.45, 0.25),
    Mode(8640, 0.25, 0.16),
)
WOOD = (Mode(165, 0.5, 0.16), Mode(390, 1.0, 0.14), Mode(880, 0.6, 0.09), Mode(1630, 0.3, 0.05))
TABLE = (Mode(170, 1.0, 0.12), Mode(310, 0.5, 0.08))
CLAY = (Mode(720, 0.5, 0.09), Mode(1340, 1.0, 0.08), Mode(2230, 0.6, 0.06), Mode(3610, 0.3, 0.04))
PAWN = (Mode(260, 1.0, 0.07), Mode(610, 0.5, 0.05), Mode(1080, 0.15, 0.03))
BUTTON = (Mode(980, 1.0, 0.05), Mode(1840, 0.5, 0.035), Mode(2900, 0.2, 0.02))
DOOR = (Mode(140, 1.0, 0.20), Mode(265, 0.7, 0.15), Mode(480, 0.3, 0.08))
BELL = (
    Mode(1047, 0.8, 1.3),
    Mode(2094, 1.0, 1.0),
    Mode(2513, 0.4, 0.8),
    Mode(3141, 0.35, 0.6),
    Mode(4430, 0.25, 0.4),
    Mode(6300, 0.12, 0.25),
)


def ring(mode: Mode, scale: float = 1.0) -> Signal:
    """A dying tone that begins at rest."""
    radius = 10 ** (-3 / (mode.seconds * RATE))
    angle = 2 * math.pi * mode.frequency * scale / RATE
    turn, shrink = 2 * radius * math.cos(angle), radius * radius
    before, level = 0.0, mode.gain * radius * math.sin(angle)
    tone = [before]
    for _ in range(samples(mode.seconds)):
        tone.append(level)
        before, level = level, turn * level - shrink * before
    return tone


def noise(seconds: float, rng: Random) -> Signal:
    return [2 * rng.random() - 1 for _ in range(samples(seconds))]


def struck(modes: Sequence[Mode], rng: Random, tick: float = 0.3, scale: float = 1.0) -> Signal:
    """A thing hit: its modes, and the tick of the contact itself."""
    modes = [mode._replace(gain=mode.gain * rng.uniform(0.8, 1.2)) for mode in modes]
    sound = mixed((0.0, 1.0, ring(mode, scale)) for mode in modes)
    contact = faded(noise(0.012, rng), 0.001, 0.011)
    mix_in(sound, lowpass(contact, 3 * modes[0].frequency), 0.0, tick)
    return faded(sound, 0.0008, 0.002)


# Pythagorean, as lyres were tuned: pure fifths up and down from D.
TONES = {"C": 8 / 9, "D": 1.0, "E": 9 / 8, "F": 32 / 27, "G": 4 / 3, "A": 3 / 2, "B": 27 / 16}
D4 = 293.66


def pitch(name: str) -> float:
    """The frequency of a note written like "A3"."""
    return float(D4 * TONES[name[0]] * 2 ** (int(name[1:]) - 4))


def plucked(name: str, seconds: float, rng: Random) -> Signal:
    """A gut string: a wave runs along a delay line and loses a little at every turn."""
    frequency = pitch(name)
    period = RATE / frequency
    length = int(period - 0.6)
    # The averaging below delays by half a sample; an allpass makes up the rest, or the string
    # would only know the pitches that fit a whole number of samples.
    rest = period - 0.5 - length
    tune = (1 - rest) / (1 + rest)
    loss = 10 ** (-3 / (frequency * seconds))
    line = _pluck(length, rng)
    string, at, before, old_in, old_out = [], 0, 0.0, 0.0, 0.0
    for _ in range(samples(seconds)):
        value = line[at]
        mean = loss * 0.5 * (value + before)
        before = value
        old_out = tune * (mean - old_out) + old_in
        old_in = mean
        line[at] = old_out
        at = at + 1 if at + 1 < length else 0
        string.append(value)
    return faded(string, 0.002, min(0.25, seconds / 3))


def _pluck(length: int, rng: Random) -> Signal:
    """The wave that a finger near one end leaves on the string, with no offset."""
    place = length // 4
    shape = [1 - place / length] * place + [-place / length] * (length - place)
    rough = [0.12 * (2 * rng.random() - 1) for _ in shape]
    offset = math.fsum(rough) / length
    shape = [value + grain - offset for value, grain in zip(shape, rough, strict=True)]
    for _ in range(3):  # a fingertip is soft
        shape = [(shape[i - 2] + shape[i - 1] + shape[i]) / 3 for i in range(length)]
    return shape


def blown(frequency: float, seconds: float, force: float = 1.0) -> Signal:
    """Brass: the harder it is blown, the brighter, so one envelope drives both."""
    note, phase = [], 0.0
    length = samples(seconds)
    release = min(0.2, seconds / 3)
    for index in range(length):
        time = index / RATE
        swell = min(1.0, time / 0.03) * min(1.0, (seconds - time) / release)
        bite = 1 + 0.35 * math.exp(-time / 0.07)
        scoop = 1 - 0.015 * math.exp(-time / 0.025)  # lips find the note from below
        vibrato = 1 + 0.004 * min(1.0, time / 0.6) * math.sin(2 * math.pi * 5.2 * time)
        phase += 2 * math.pi * frequency * scoop * vibrato / RATE
        brightness = 3.8 * force * swell * bite
        note.append(swell * math.sin(phase + brightness * math.sin(phase)))
    return faded(note, 0.004, release)


def section(frequency: float, seconds: float, force: float = 1.0) -> Signal:
    """Two players on one note are never quite together."""
    return mixed(
        [
            (0.0, 0.6, blown(frequency * 0.9985, seconds, force)),
            (0.011, 0.5, blown(frequency * 1.0015, seconds - 0.011, force * 0.9)),
        ]
    )


# --- Crowds -----------------------------------------------------------------------------------


class Vowel(NamedTuple):
    """What throats and mouths let through: (frequency, bandwidth, gain)."""

    bands: tuple[tuple[float, float, float], ...]

    def of(self, source: Signal) -> Signal:
        formants = (
            (0.0, gain, resonance(source, frequency, bandwidth))
            for frequency, bandwidth, gain in self.bands
        )
        return mixed(formants)


VOWELS = (
    Vowel(((720, 130, 1.0), (1150, 160, 0.9), (2500, 260, 0.5))),  # men's "ah"
    Vowel(((870, 150, 1.0), (1380, 190, 0.8), (2850, 300, 0.5))),  # women's
    Vowel(((560, 120, 1.0), (1720, 200, 0.7), (2480, 260, 0.5))),  # "eh"
    Vowel(((470, 110, 1.0), (860, 140, 0.8), (2450, 260, 0.25))),  # "oh"
)


class Crowd(NamedTuple):
    voices: int
    clappers: int
    roar: float  # everyone too far off to be heard singly
    seconds: float


def shout(seconds: float, rng: Random) -> Signal:
    """One throat: a buzz that rises with excitement and sinks with breath."""
    base = rng.choice((rng.uniform(125, 200), rng.uniform(210, 340)))
    attack, peak = rng.uniform(0.06, 0.22), rng.uniform(0.25, 0.6)
    sway, wobble = rng.uniform(0, 6.28), rng.uniform(4.5, 6.5)
    buzz, phase, drift = [], rng.random(), 0.0
    for index in range(samples(seconds)):
        time = index / RATE
        lift = 1.22 * math.exp(-(((time - peak) / 0.9) ** 2))
        drift = 0.999 * drift + 0.0006 * (rng.random() - 0.5)
        tremor = 0.012 * math.sin(2 * math.pi * wobble * time + sway)
        phase += base * (0.75 + 0.4 * lift + tremor + drift) / RATE
        phase -= phase >= 1
        level = min(1.0, time / attack) * min(1.0, (seconds - time) / (0.55 * seconds))
        buzz.append(level * (2 * phase - 1))
    return buzz


def clapping(seconds: float, rng: Random) -> list[tuple[float, float, Signal]]:
    """One pair of hands, at its own pace and pitch."""
    pace, hollow = rng.uniform(0.19, 0.28), rng.uniform(900, 1900)
    time, claps = rng.uniform(0.05, 0.4), []
    while time < seconds - 0.3:
        burst = faded(noise(0.045, rng), 0.0006, 0.044)
        level = rng.uniform(0.6, 1.0) * min(1.0, 1.6 * (1 - time / seconds))
        claps.append((time, level, resonance(burst, hollow, 900)))
        time += pace * rng.uniform(0.9, 1.1)
    return claps


def roar(seconds: float, rng: Random) -> Signal:
    """Breath without pitch, surging and ebbing as crowds do."""
    waves = [(rng.uniform(0.7, 3.1), rng.uniform(0, 6.28)) for _ in range(4)]
    breath = noise(seconds, rng)
    for index, value in enumerate(breath):
        time = index / RATE
        surge = 1 + 0.09 * sum(math.sin(6.28 * speed * time + turn) for speed, turn in waves)
        rise = 1 - math.exp(-time / 0.16)
        breath[index] = value * surge * rise * min(1.0, 1.7 * (1 - time / seconds))
    return lowpass(breath, 1500)  # air swallows the hiss of those far away


def cheering(crowd: Crowd, rng: Random) -> Signal:
    """Voices shout and breathe through a few vowels, and hands clap over them."""
    seconds = crowd.seconds - 0.2  # the room needs the rest
    throats: list[Signal] = [[] for _ in VOWELS]
    for number in range(crowd.voices):
        late = abs(rng.triangular(-0.3, 0.3, 0.0))
        buzz = shout((seconds - late) * rng.uniform(0.75, 1.0), rng)
        mix_in(throats[number % len(VOWELS)], buzz, late, rng.uniform(0.5, 1.0))
    for throat in throats:
        mix_in(throat, roar(seconds, rng), 0.0, crowd.roar * math.sqrt(crowd.voices))
    people = mixed(
        (0.0, 1.0, vowel.of(throat)) for vowel, throat in zip(VOWELS, throats, strict=True)
    )
    hands = math.sqrt(crowd.voices / crowd.clappers)
    for _ in range(crowd.clappers):
        for at, gain, clap in clapping(seconds, rng):
            mix_in(people, clap, at, hands * gain)
    return people


def crowd(size: Crowd, rng: Random) -> Signal:
    return room(fitted(cheering(size, rng), size.seconds), wet=0.5, feedback=0.72)


# --- The effects ------------------------------------------------------------------------------


def dice(rng: Random) -> Signal:
    """They rattle in the cup, and each lands and tumbles."""
    rattle = [
        (0.02 + 0.024 * number + rng.uniform(0, 0.012), rng.uniform(0.25, 0.5))
        for number in range(11)
    ]
    falls = [(0.31, 1.0), (0.345, 0.8), (0.40, 0.5), (0.425, 0.4), (0.465, 0.22), (0.49, 0.15)]

    def hits(when: list[tuple[float, float]], modes: Sequence[Mode]) -> Signal:
        return mixed(
            (at, gain, struck(modes, rng, scale=rng.uniform(0.88, 1.14))) for at, gain in when
        )

    rolled = mixed([(0.0, 1.0, hits(rattle + falls, BONE)), (0.0, 0.8, hits(falls, TABLE))])
    return room(fitted(rolled, 0.6), wet=0.2, feedback=0.45)


def coin(rng: Random) -> Signal:
    chink = [(0.0, 1.0, 1.0), (0.052, 0.65, 1.09)]
    sound = mixed((at, gain, struck(SILVER, rng, 0.2, scale)) for at, gain, scale in chink)
    return room(fitted(sound, 0.5), wet=0.15)


def coins(rng: Random) -> Signal:
    """A handful poured out: dense at first, and the last ones alone."""
    falls = [0.62 * (number / 15) ** 1.35 + rng.uniform(0, 0.03) for number in range(16)]
    sound = mixed(
        (at, rng.uniform(0.35, 1.0), struck(SILVER, rng, 0.2, rng.uniform(0.85, 1.2)))
        for at in falls
    )
    return room(fitted(sound, 1.0), wet=0.2)


def bid(rng: Random) -> Signal:
    sound = mixed([(0.0, 1.0, struck(WOOD, rng, 0.5)), (0.075, 0.18, struck(WOOD, rng, 0.3, 1.05))])
    return room(fitted(sound, 0.35), wet=0.25, feedback=0.5)


def token(rng: Random) -> Signal:
    """One edge touches the stone before the other."""
    sound = mixed([(0.0, 1.0, struck(CLAY, rng, 0.5)), (0.031, 0.5, struck(CLAY, rng, 0.5, 1.12))])
    return room(fitted(sound, 0.25), wet=0.15, feedback=0.4)


def step(rng: Random) -> Signal:
    return lowpass(fitted(faded(struck(PAWN, rng, 0.25), 0.003, 0.01), 0.1), 1500)


def click(rng: Random) -> Signal:
    return fitted(struck(BUTTON, rng, 0.2), 0.07)


def turn(rng: Random) -> Signal:
    sound = mixed([(0.0, 0.8, plucked("D4", 1.0, rng)), (0.17, 1.0, plucked("A4", 0.8, rng))])
    return room(fitted(sound, 1.0), wet=0.3)


def refuse(rng: Random) -> Signal:
    knocks = [(0.0, 1.0, struck(DOOR, rng, 0.15)), (0.13, 0.8, struck(DOOR, rng, 0.15, 0.94))]
    return room(fitted(lowpass(mixed(knocks), 1400), 0.4), wet=0.2, feedback=0.4)


def deal(rng: Random) -> Signal:
    """Two tiles change hands, and the strings agree."""
    sound = mixed(
        [
            (0.0, 0.8, struck(CLAY, rng, 0.4, 0.95)),
            (0.095, 0.8, struck(CLAY, rng, 0.4, 1.08)),
            (0.2, 1.1, plucked("G4", 0.7, rng)),
            (0.23, 1.1, plucked("D5", 0.67, rng)),
        ]
    )
    return room(fitted(sound, 0.9), wet=0.25)


def medal(rng: Random) -> Signal:
    return room(fitted(struck(BELL, rng, 0.08), 1.0), wet=0.2)


HORN = 233.08  # B flat; natural horns know only its harmonics, so chords are pure


def fanfare(rng: Random) -> Signal:
    """Three short calls, a leap and a held chord."""
    calls = [(0.0, 0.13, (3,)), (0.15, 0.13, (3,)), (0.30, 0.13, (3,)), (0.45, 0.36, (3, 4))]
    calls += [(0.83, 0.15, (3,)), (1.0, 0.82, (2, 3, 4, 5))]
    parts = [
        (at + rng.uniform(0, 0.006), 1 / math.sqrt(len(chord)), section(HORN * n / 2, length))
        for at, length, chord in calls
        for n in chord
    ]
    return room(fitted(mixed(parts), 2.0), wet=0.5)


def podium(rng: Random) -> Signal:
    parts = [
        (0.012 * place + rng.uniform(0, 0.004), 0.5, section(HORN * n / 2, 0.95, 0.85))
        for place, n in enumerate((2, 3, 4, 5))
    ]
    return room(fitted(mixed(parts), 1.2), wet=0.45)


class Recipe(NamedTuple):
    sound: Callable[[Random], Signal]
    decibels: float = 0.0  # against the usual loudness
    fall: float = 0.04  # seconds of fading at the end


def crowd_recipe(size: Crowd, decibels: float) -> Recipe:
    return Recipe(lambda rng: crowd(size, rng), decibels, 0.5)


EFFECTS: dict[str, Recipe] = {
    "dice": Recipe(dice),
    "coin": Recipe(coin, fall=0.15),
    "coins": Recipe(coins, fall=0.2),
    "bid": Recipe(bid, -2.0),
    "token": Recipe(token, -2.0),
    "step": Recipe(step, -13.0, fall=0.02),  # six of them sound at a time
    "click": Recipe(click, -8.0, fall=0.01),  # and this one is heard all the time
    "turn": Recipe(turn, fall=0.3),
    "refuse": Recipe(refuse, -6.0),
    "deal": Recipe(deal, fall=0.25),
    "medal": Recipe(medal, fall=0.4),
    "crowd-1": crowd_recipe(Crowd(voices=9, clappers=6, roar=0.15, seconds=1.5), -2.0),
    "crowd-2": crowd_recipe(Crowd(voices=26, clappers=12, roar=0.35, seconds=1.9), 0.0),
    "crowd-3": crowd_recipe(Crowd(voices=60, clappers=20, roar=0.6, seconds=2.3), 2.0),
    "fanfare": Recipe(fanfare, 3.0, 0.2),
    "podium": Recipe(podium, 2.0, 0.2),
}


# --- The music --------------------------------------------------------------------------------

# Eight bars of six quavers in the Dorian mode; a dot lets the strings ring on.
MELODY = """
    A4 .  .  G4 F4 E4    F4 .  D4 A4 .  .     G4 .  .  E4 F4 G4    F4 E4 D4 .  .  .
    B4 .  .  A4 G4 B4    A4 .  F4 D4 .  .     E4 .  G4 C5 .  B4    A4 .  .  .  E4 .
"""
BASS = """
    D3 .  A3 .  D4 .     D3 .  A3 .  F3 .     C3 .  G3 .  C4 .     D3 .  A3 .  D4 A3
    G3 .  D4 .  G3 .     D3 .  A3 .  D4 .     C3 .  G3 .  E3 .     A2 .  E3 .  A3 .
"""
QUAVER = 1 / 3
MUSIC_SECONDS = 16


def music(rng: Random) -> Signal:
    """The piece at half the rate; its end runs into its beginning."""
    notes = [
        (index * QUAVER + rng.uniform(0, 0.012), gain * rng.uniform(0.85, 1.0), note)
        for line, gain in ((MELODY, 1.0), (BASS, 0.7))
        for index, note in enumerate(line.split())
        if note != "."
    ]
    played = mixed((at, gain, plucked(note, 2.6, rng)) for at, gain, note in notes)
    length = samples(MUSIC_SECONDS)
    loop = played[:length]
    mix_in(loop, played[length:], 0.0)  # the last strings still ring when the first are plucked
    # The second time round, the room already holds the echoes of the first.
    settled = highpass(room(loop * 2, wet=0.5, feedback=0.75), 30)[length:]
    return halved(levelled(settled, MUSIC_LOUDNESS))


def halved(loop: Signal) -> Signal:
    """Every other sample of a loop, after taking away what half the rate cannot carry."""
    reach, cutoff = 31, 0.21  # cutoff in turns a sample: 4.6 kHz
    taps = [
        (math.sin(2 * math.pi * cutoff * n) / (math.pi * n) if n else 2 * cutoff)
        * (0.5 + 0.5 * math.cos(math.pi * n / (reach + 1)))
        for n in range(-reach, reach + 1)
    ]
    around = loop[-reach:] + loop + loop[:reach]
    return [
        math.fsum(map(mul, taps, around[index : index + len(taps)]))
        for index in range(0, len(loop), 2)
    ]


# --- Files ------------------------------------------------------------------------------------


def loudness(signal: Signal) -> float:
    """Decibels of the loudest 200 ms, without the lows, to which the ear is nearly deaf."""
    window = samples(0.2)
    squares = [value * value for value in highpass(signal, 300)]
    energy = loudest = math.fsum(squares[:window])
    for old, new in zip(squares, squares[window:], strict=False):
        energy += new - old
        loudest = max(loudest, energy)
    return 10 * math.log10(loudest / window)


def levelled(signal: Signal, target: float) -> Signal:
    """As loud as asked for; the few peaks that stand out are rounded off below the ceiling."""
    gain = 10 ** ((target - loudness(signal)) / 20)
    return [rounded_off(gain * value) for value in signal]


def rounded_off(value: float) -> float:
    over = abs(value) - KNEE
    if over <= 0:
        return value
    span = CEILING - KNEE
    return math.copysign(KNEE + span * math.tanh(over / span), value)


def wav(signal: Signal, rate: int) -> bytes:
    """A 16-bit mono file."""
    numbers = array("h", (round(32767 * value) for value in signal))
    if sys.byteorder == "big":
        numbers.byteswap()
    file = io.BytesIO()
    with wave.open(file, "wb") as writer:
        writer.setnchannels(1)
        writer.setsampwidth(2)
        writer.setframerate(rate)
        writer.writeframes(numbers.tobytes())
    return file.getvalue()


def effect_file(name: str) -> bytes:
    recipe = EFFECTS[name]
    sound = highpass(recipe.sound(Random(name)), 30)  # no offset, which would thump
    levels = levelled(sound, LOUDNESS + recipe.decibels)
    return wav(faded(levels, 0.001, recipe.fall), RATE)


def music_file() -> bytes:
    return wav(music(Random("music")), MUSIC_RATE)


def main(folder: Path = FOLDER) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name in EFFECTS:
        (folder / f"{name}.wav").write_bytes(effect_file(name))
    (folder / "music.wav").write_bytes(music_file())


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
