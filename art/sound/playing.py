"""Playing a score: notes written as text, placed in time and in the room."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final

import numpy as np

from art.sound.instruments import Rng, pitch
from art.sound.signals import Signal, looped, mix_in, panned, room, silence

Instrument = Callable[[float, float, float, Rng], Signal]

_TAIL: Final = 4.0
"""Seconds for the last notes to ring."""


def notes(text: str) -> Iterator[tuple[float, float, tuple[str, ...]]]:
    """When, how long and which, in beats: “D4/2” lasts two beats, “-/2” rests, “D4+A4” is a chord.

    Without a length a note lasts one beat; bars (“|”) are only for the eye.
    """
    beat = 0.0
    for word in text.replace("|", " ").split():
        name, _, length = word.partition("/")
        beats = float(length or 1)
        if name != "-":
            yield beat, beats, tuple(name.split("+"))
        beat += beats


@dataclass
class Piece:
    """A loop of a given length and tempo, filled line by line."""

    name: str
    beats: float
    tempo: float
    """Beats a minute."""
    dry: Signal = field(init=False)
    rng: Rng = field(init=False)

    def __post_init__(self) -> None:
        self.rng = np.random.default_rng(list(self.name.encode()))
        self.dry = silence(self.seconds + _TAIL)

    @property
    def seconds(self) -> float:
        return self.beats * 60 / self.tempo

    def line(
        self,
        instrument: Instrument,
        text: str,
        at: float,
        *,
        gain: float = 1.0,
        pan: float = 0.0,
        ring: float = 0.0,
        octave: int = 0,
    ) -> None:
        """Notes from a beat on; each sounds for its length and rings on for some seconds more."""
        for beat, beats, names in notes(text):
            for name in names:
                accent = 1.0 if (at + beat) % 2 == 0 else 0.88
                force = min(1.0, accent * self.rng.uniform(0.86, 1.0))
                seconds = beats * 60 / self.tempo * 0.96 + ring
                sound = instrument(pitch(name) * 2.0**octave, seconds, force, self.rng)
                self._place(sound, at + beat, gain, pan)

    def beat(
        self,
        strike: Callable[[str, float, Rng], Signal],
        text: str,
        at: float,
        *,
        gain: float = 1.0,
        pan: float = 0.0,
    ) -> None:
        """Strokes from a beat on: a word names the stroke, “-” rests."""
        for beat, _, (name,) in notes(text):
            sound = strike(name, self.rng.uniform(0.8, 1.0), self.rng)
            self._place(sound, at + beat, gain, pan)

    def _place(self, sound: Signal, beat: float, gain: float, pan: float) -> None:
        human = self.rng.uniform(0, 0.014)
        mix_in(self.dry, panned(sound, pan), beat * 60 / self.tempo + human, gain)

    def finished(self, wet: float = 0.5, seconds: float = 2.4) -> Signal:
        """The loop in its hall; its end runs into its beginning."""
        return looped(room(self.dry, wet, seconds, self.rng), self.seconds)


def spread(chords: Iterable[str], pattern: Iterable[int], length: float = 0.5) -> str:
    """Chords broken into single notes: “D3 A3 D4 F4” played in the order of the pattern."""
    order = list(pattern)
    words = []
    for chord in chords:
        tones = chord.split()
        words += [f"{tones[index % len(tones)]}/{length}" for index in order]
    return " ".join(words)
