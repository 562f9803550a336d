"""Write the sounds to assets/sounds as OGG: all of them, or those named.

    python3 -m art.sound [NAME …]

It wants what `requirements.txt` beside this file lists. Loudness, peak and size of every file
are printed, since they are how a mix is judged.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import numpy as np
import soundfile

from art.sound import ambience, effects, score
from art.sound.signals import RATE, Signal, faded, filtered, levelled, loudness

FOLDER: Final = Path(__file__).resolve().parents[2] / "assets" / "sounds"


def sounds(wanted: list[str]) -> Iterator[tuple[str, Signal, float]]:
    """Every sound wanted, at its loudness, and how far it may be squeezed from 0 to 1."""
    for name, piece in score.PIECES.items():
        if not wanted or name in wanted:
            yield f"music-{name}", levelled(filtered(piece(), 30, 7500), score.LOUDNESS), 1.0
    for name, make in ambience.AMBIENCES.items():
        if not wanted or name in wanted:
            yield f"ambience-{name}", levelled(make(), ambience.LOUDNESS), 1.0
    for name, recipe in effects.EFFECTS.items():
        for number in range(1, recipe.variations + 1):
            if not wanted or name in wanted:
                rng = np.random.default_rng([number, *name.encode()])
                sound = filtered(recipe.make(rng), 30)
                level = levelled(sound, effects.LOUDNESS + recipe.decibels)
                yield f"{name}-{number}", faded(level, 0.001, recipe.fall), 0.75


def write(name: str, signal: Signal, squeeze: float) -> int:
    """The size of the file."""
    file = FOLDER / f"{name}.ogg"
    with soundfile.SoundFile(
        file, "w", RATE, 2, "VORBIS", format="OGG", compression_level=squeeze
    ) as stream:
        for start in range(0, len(signal), RATE):  # long pieces at once overflow the encoder
            stream.write(signal[start : start + RATE])
    return file.stat().st_size


def main(wanted: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    total = 0
    for name, signal, squeeze in sounds(wanted):
        size = write(name, signal, squeeze)
        peak = 20 * np.log10(np.abs(signal).max())
        total += size
        print(
            f"{name:18} {len(signal) / RATE:6.1f} s {loudness(signal):6.1f} LUFS"
            f" {peak:6.1f} dB {size / 1024:7.1f} kB"
        )
    print(f"{total / 1024 / 1024:.2f} MB")


if __name__ == "__main__":
    main(sys.argv[1:])
