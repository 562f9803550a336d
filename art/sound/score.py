"""The score: six pieces that loop, one for each mood of the game.

Modes and instruments are those of antiquity as far as anyone knows them; the tunes are ours.
"""

from collections.abc import Callable
from typing import Final

from art.sound.instruments import aulos, bells, cornu, drum, lyre, organ, sistrum
from art.sound.playing import Piece, spread
from art.sound.signals import Signal

LOUDNESS: Final = -23.0
"""Of every piece, in LUFS: they change with the phase, and none may jump out."""

_D = "D3 A3 D4 F4 A4"
_C = "C3 G3 C4 E4 G4"
_G = "G2 D3 G3 B3 D4"
_A = "A2 E3 A3 C4 E4"
_F = "F3 C4 F4 A4 C5"
_E = "E3 B3 E4 G4 B4"
_RISE = (0, 1, 2, 3, 4, 3, 2, 1)
_ROCK = (0, 2, 1, 3, 2, 4, 3, 1)
_THREE = (0, 2, 3, 4, 3, 2)


def title() -> Signal:
    """Dusk over the arena, in the Dorian mode: a lyre, a far organ, and a reed that remembers."""
    piece = Piece("title", beats=96, tempo=60)
    chords = [_D, _D, _C, _D, _D, _F, _C, _A, _D, _D, _G, _C, _A, _C, _D, _D]
    chords += [_F, _C, _G, _D, _A, _F, _C, _D]
    piece.line(lyre, spread(chords, _RISE), 0, gain=0.5, pan=-0.25, ring=1.6)
    drone = "D3+A3/16 D3+A3/16 D3+A3/16 A3+E4/8 D3+A3/8 C3+G3/8 D3+A3/8 A3+E4/8 D3+A3/8"
    piece.line(organ, drone, 0, gain=0.22, pan=0.3, ring=1.0)
    first = (
        "A4/3 G4/.5 F4/.5 | E4/1.5 F4/.5 D4/2 | E4/1 G4/1 C5/1.5 B4/.5 | A4/3 -/1 |"
        "D5/2 C5/1 B4/.5 A4/.5 | G4/1.5 A4/.5 F4/2 | E4/1 F4/.5 G4/.5 A4/1 E4/1 | D4/3.5 -/.5"
    )
    piece.line(aulos, first, 16, gain=0.3, pan=0.15)
    second = (
        "F4/1 A4/1 C5/2 | B4/.5 C5/.5 G4/1 E4/2 | D4/1 G4/1 B4/1.5 A4/.5 | F4/1 E4/.5 F4/.5 D4/2 |"
        "E4/1 A4/1 C5/1 E5/1 | D5/1.5 C5/.5 A4/2 | G4/1 E4/1 C4/1 E4/.5 F4/.5 | D4/4"
    )
    piece.line(aulos, second, 64, gain=0.32, pan=0.15)
    piece.line(
        lyre,
        "-/1 A5/.5 G5/.5 F5/1 D5/1 -/4 -/1 E5/.5 F5/.5 G5/1 E5/1 -/4",
        48,
        gain=0.3,
        pan=0.4,
        ring=2,
    )
    piece.line(cornu, "D3/3 A3/5", 56, gain=0.1, pan=-0.5)
    piece.line(cornu, "A3/2 D4/4", 90, gain=0.08, pan=0.5)
    piece.beat(drum, "boom/4 -/4 " * 8, 32, gain=0.42)
    piece.beat(drum, "-/2 dum/1 dum/1 " * 8, 64, gain=0.12, pan=0.2)
    return piece.finished(wet=0.75, seconds=3.2)


def calm() -> Signal:
    """Investing and trading: two lyres in conversation, in G Mixolydian, three beats a bar."""
    piece = Piece("calm", beats=126, tempo=76)
    bars = [_G, _G, _F, _C, _G, _D, _C, _G, _C, _C, _G, _D, _F, _C, _G]
    bars = (bars * 3)[:42]
    piece.line(lyre, spread(bars, _THREE), 0, gain=0.42, pan=-0.35, ring=1.4)
    verse = (
        "D5/1.5 C5/.5 B4/1 | A4/1 B4/.5 C5/.5 G4/1 | A4/1.5 F4/.5 A4/1 | G4/3 |"
        "B4/1 D5/1 G5/1 | F5/1.5 E5/.5 D5/1 | E5/1 C5/.5 D5/.5 E5/1 | D5/3"
    )
    answer = (
        "G5/1 E5/.5 C5/.5 E5/1 | D5/1 B4/1 -/1 | B4/.5 C5/.5 D5/1 B4/1 | A4/3 |"
        "C5/1 A4/1 F4/1 | E4/1 G4/1 C5/1 | B4/1.5 A4/.5 B4/1 | G4/3"
    )
    piece.line(lyre, verse, 6, gain=0.55, pan=0.35, ring=1.8)
    piece.line(aulos, answer, 33, gain=0.2, pan=0.1)
    piece.line(lyre, verse, 60, gain=0.5, pan=0.35, ring=1.8)
    piece.line(lyre, answer, 87, gain=0.5, pan=0.35, ring=1.8)
    piece.line(
        organ,
        "G3+D4/24 C4+G4/12 G3+D4/24 F3+C4/12 G3+D4/30 G3+D4/24",
        0,
        gain=0.1,
        pan=-0.1,
        ring=1,
    )
    piece.beat(drum, "dum/1 -/1 tek/1 " * 9, 33, gain=0.08, pan=-0.2)
    piece.line(bells, "-/2 D6/1 " * 5, 111, gain=0.05, pan=0.5, ring=2)
    return piece.finished(wet=0.5, seconds=2.2)


def auction() -> Signal:
    """Bidding: a pulse in E Phrygian that never settles, in six."""
    piece = Piece("auction", beats=288, tempo=180)
    ground = ["E3 B3 E4 G4", "E3 B3 F4 A4", "E3 B3 E4 G4", "D3 A3 D4 F4"] * 12
    piece.line(lyre, spread(ground, (0, 2, 1, 3, 1, 2), 1), 0, gain=0.42, pan=-0.3, ring=0.6)
    low = "dum/3 dum/2 tek/1 dum/1 tek/2 dum/2 tek/1 "
    piece.beat(drum, low * 24, 0, gain=0.34)
    piece.beat(drum, "-/2 tek/1 -/2 tek/1 " * 32, 96, gain=0.12, pan=0.4)
    call = (
        "B4/3 A4/1 G4/2 | F4/2 G4/1 A4/3 | G4/2 F4/1 E4/3 | -/6 |"
        "B4/2 C5/1 D5/3 | C5/2 B4/1 A4/3 | G4/1 A4/1 B4/1 C5/1 B4/1 A4/1 | B4/5 -/1"
    )
    piece.line(aulos, call, 24, gain=0.2, pan=0.25)
    piece.line(lyre, call, 96, gain=0.42, pan=0.3, ring=0.9, octave=1)
    piece.line(aulos, call, 168, gain=0.22, pan=0.25)
    piece.line(cornu, "E3/5 -/1 E3/2 B3/4 -/12 " * 3, 216, gain=0.08, pan=-0.45)
    piece.beat(
        lambda name, force, rng: sistrum(force, rng), "-/3 s/3 " * 24, 144, gain=0.3, pan=0.5
    )
    piece.line(organ, "E3+B3/48 " * 6, 0, gain=0.12, ring=1)
    return piece.finished(wet=0.4, seconds=1.6)


def show() -> Signal:
    """The event: horns call, drums march, in D Mixolydian."""
    piece = Piece("show", beats=160, tempo=100)
    march = "boom/1 tek/.5 tek/.5 dum/1 tek/1 boom/.5 dum/.5 tek/1 dum/1 tek/1 "
    piece.beat(drum, march * 20, 0, gain=0.42)
    bars = ["D3 A3 D4 F#4", "C3 G3 C4 E4", "G2 D3 G3 B3", "D3 A3 D4 F#4"] * 10
    piece.line(lyre, spread(bars, _ROCK), 0, gain=0.34, pan=-0.4, ring=0.8)
    call = (
        "D4/1.5 D4/.5 A4/2 | A4/.5 A4/.5 A4/1 D5/2 | C5/1 B4/.5 C5/.5 D5/2 | A4/4 |"
        "D4/1.5 D4/.5 A4/2 | B4/.5 C5/.5 D5/1 C5/2 | B4/1 A4/1 G4/1 A4/1 | D4/3.5 -/.5"
    )
    under = "D3/4 | D3/2 A3/2 | C4/2 G3/2 | D3/4 | D3/4 | G3/2 C4/2 | G3/2 A3/2 | D3/3.5 -/.5"
    for at in (16, 96):
        piece.line(cornu, call, at, gain=0.26, pan=0.2)
        piece.line(cornu, under, at, gain=0.22, pan=-0.25)
    reed = (
        "F#5/.5 E5/.5 D5/1 A4/2 | G4/.5 A4/.5 B4/1 C5/2 |"
        "D5/.5 C5/.5 B4/.5 A4/.5 G4/1 B4/1 | A4/4 |"
        "D5/1 F#5/1 E5/1 D5/1 | C5/.5 D5/.5 E5/1 C5/2 | B4/.5 C5/.5 D5/1 A4/1 F#4/1 | D4/4"
    )
    piece.line(aulos, reed, 56, gain=0.22, pan=0.3)
    piece.line(lyre, reed, 128, gain=0.42, pan=0.3, ring=1, octave=0)
    piece.line(aulos, reed, 128, gain=0.18, pan=-0.1)
    piece.beat(
        lambda name, force, rng: sistrum(force, rng), "-/1 s/1 " * 48, 56, gain=0.26, pan=0.5
    )
    return piece.finished(wet=0.55, seconds=2.2)


def triumph() -> Signal:
    """Laurels: the horns of the show in a brighter mode, and bells."""
    piece = Piece("triumph", beats=144, tempo=92)
    bars = ["G2 D3 G3 B3 D4", "D3 A3 D4 F#4", "C3 G3 C4 E4", "G2 D3 G3 B3 D4"] * 9
    piece.line(lyre, spread(bars, _RISE), 0, gain=0.42, pan=-0.35, ring=1.2)
    hymn = (
        "G4/1.5 A4/.5 B4/2 | A4/1 B4/.5 C5/.5 D5/2 | E5/1 D5/.5 C5/.5 B4/1 A4/1 | B4/4 |"
        "D5/1.5 C5/.5 B4/2 | A4/1 F#4/1 D4/2 | E4/1 G4/1 C5/1 E5/1 | D5/1.5 B4/.5 G4/2"
    )
    low = "G3/4 | D3/2 A3/2 | C4/2 G3/2 | G3/4 | G3/4 | D3/4 | C4/2 G3/2 | D3/2 G3/2"
    for at, voice in ((16, cornu), (88, cornu)):
        piece.line(voice, hymn, at, gain=0.24, pan=0.2)
        piece.line(voice, low, at, gain=0.2, pan=-0.25)
    piece.line(aulos, hymn, 52, gain=0.22, pan=0.1, octave=0)
    piece.line(lyre, hymn, 52, gain=0.4, pan=0.4, ring=1.4, octave=1)
    piece.line(bells, "G5/4 D6/4 " * 4, 52, gain=0.09, pan=0.5, ring=2.5)
    piece.line(bells, "G5/2 B5/2 D6/2 B5/2 " * 4, 88, gain=0.09, pan=-0.5, ring=2.5)
    piece.beat(drum, "boom/2 dum/1 tek/1 " * 36, 0, gain=0.32)
    piece.line(organ, "G3+D4/16 " * 9, 0, gain=0.14, ring=1)
    return piece.finished(wet=0.65, seconds=2.8)


def defeat() -> Signal:
    """The stands empty: a lament on one reed over a drone, in A."""
    piece = Piece("defeat", beats=80, tempo=50)
    piece.line(
        organ, "A2+E3/16 F3+C4/8 E3+B3/8 A2+E3/16 D3+A3/8 E3+B3/8 A2+E3/16", 0, gain=0.3, ring=1.4
    )
    lament = (
        "E5/3 D5/.5 C5/.5 | B4/1.5 C5/.5 A4/2 | C5/1.5 B4/.5 A4/1 G4/1 | A4/3 -/1 |"
        "F4/1 A4/1 C5/1.5 B4/.5 | A4/1 G4/.5 F4/.5 E4/2 | F4/1 E4/1 G#4/1 B4/1 | A4/3 -/1"
    )
    piece.line(aulos, lament, 8, gain=0.3, pan=0.1)
    piece.line(aulos, lament, 44, gain=0.26, pan=-0.1)
    chords = [_A, _A, _A, _E, _F, _C, "E3 B3 E4 G#4 B4", _A, _A, _F]
    piece.line(lyre, spread(chords * 2, (0, 1, 2, 3), 1), 0, gain=0.4, pan=-0.3, ring=2.2)
    piece.line(lyre, "-/2 E5/1 C5/1 -/2 B4/1 A4/1", 72, gain=0.3, pan=0.4, ring=2.5)
    piece.beat(drum, "boom/4 -/4 " * 5, 40, gain=0.3)
    return piece.finished(wet=0.85, seconds=3.6)


PIECES: Final[dict[str, Callable[[], Signal]]] = {
    piece.__name__: piece for piece in (title, calm, auction, show, triumph, defeat)
}
