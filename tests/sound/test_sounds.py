"""The sounds as files, and how they play on any machine."""

import logging
import math
import shutil
import time
from array import array
from collections.abc import Callable, Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import pygame
import pytest

from colosseum.files import paths
from colosseum.sound.music import CHANNELS, Mood
from colosseum.sound.sounds import ECHO_SECONDS, RATE, Effect, Sounds

LIMIT_BYTES = 5_000_000
PEAK = 0.97 * 32767
AMBIENCES = ("market", "stands")


def file_of(name: str) -> Path:
    return paths.asset("sounds", f"{name}.ogg")


def variations(effect: Effect) -> list[Path]:
    found = sorted(paths.asset("sounds").glob(f"{effect}-?.ogg"))
    return [file for file in found if file.stem[len(effect) + 1 :].isdigit()]


def samples_of(file: Path) -> "array[int]":
    """Left and right in turn, as the mixer decodes them."""
    return array("h", pygame.mixer.Sound(file).get_raw())


def decibels(samples: "array[int]") -> float:
    """The mean level, in decibels below full scale."""
    some = samples[:: max(1, len(samples) // 200_000)]
    power = sum(value * value for value in some) / len(some)
    return 10 * math.log10(power / 32767**2)


class Heard(NamedTuple):
    """What there is to know of a piece or an ambience; to decode one takes a while."""

    seconds: float
    loudest: int
    level: float
    first: int
    last: int
    usual_step: int
    """Of a hundred steps from one sample to the next, one is larger."""


@cache
def heard(name: str) -> Heard:
    samples = samples_of(file_of(name))
    left = samples[:180_000:2]
    steps = sorted(abs(b - a) for a, b in pairwise(left))
    usual = steps[int(0.99 * len(steps))]
    seconds = len(samples) / 2 / RATE
    return Heard(seconds, max(samples), decibels(samples), samples[0], samples[-2], usual)


@pytest.fixture
def device(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """An audio device that nobody hears."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    yield
    pygame.mixer.quit()


@pytest.fixture
def no_device(monkeypatch: pytest.MonkeyPatch) -> None:
    pygame.mixer.quit()
    monkeypatch.setenv("SDL_AUDIODRIVER", "nonexistent")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the sounds, to be damaged."""
    return shutil.copytree(paths.asset("sounds"), tmp_path / "sounds")


def channels(first: int, last: int) -> list[pygame.mixer.Sound]:
    found = map(pygame.mixer.Channel, range(first, last))
    return [sound for channel in found if (sound := channel.get_sound()) is not None]


def sounding() -> list[pygame.mixer.Sound]:
    """The effects that the mixer plays now."""
    return channels(CHANNELS, pygame.mixer.get_num_channels())


def plays_music() -> bool:
    return pygame.mixer.music.get_busy()


def once_heard() -> None:
    """Wait until the music has faded in a little: one at its first note is over at once."""
    deadline = time.monotonic() + 3
    while pygame.mixer.music.get_pos() < 200 and time.monotonic() < deadline:
        time.sleep(0.01)


def after_fading(sounds: Sounds) -> None:
    """Wait until the next piece has begun."""
    deadline = time.monotonic() + 3
    while sounds.is_changing and time.monotonic() < deadline:
        time.sleep(0.01)
        sounds.update()
    assert not sounds.is_changing


def ambience() -> list[pygame.mixer.Sound]:
    return channels(0, 1)


def beginning() -> list[pygame.mixer.Sound]:
    """The beginning of the next piece, while the one before fades out."""
    return channels(1, 2)


def falls_silent() -> bool:
    """Whether the effects end soon; the fanfare, left alone, would take longer."""
    deadline = time.monotonic() + 1
    while sounding() and time.monotonic() < deadline:
        time.sleep(0.01)
    return not sounding()


@cache
def seconds_of(file: Path) -> float:
    return pygame.mixer.Sound(file).get_length()


def use_everything(sounds: Sounds) -> None:
    for effect in Effect:
        sounds.play(effect)
    sounds.set_mood(Mood.CALM)
    sounds.set_volumes(0.2, 0.3)
    sounds.set_muted(True)
    sounds.set_muted(False)
    sounds.stop()


# --- The files


def test_the_folder_holds_effects_music_and_ambiences_and_nothing_else() -> None:
    effects = {file.name for effect in Effect for file in variations(effect)}
    pieces = {f"music-{mood}.ogg" for mood in Mood} | {f"ambience-{name}.ogg" for name in AMBIENCES}
    assert {path.name for path in paths.asset("sounds").iterdir()} == effects | pieces


def test_together_they_are_small() -> None:
    assert sum(file.stat().st_size for file in paths.asset("sounds").iterdir()) <= LIMIT_BYTES


def test_every_file_is_stereo_at_the_rate_of_a_disc() -> None:
    for file in paths.asset("sounds").iterdir():
        start = file.read_bytes()[:80]
        at = start.index(b"\x01vorbis") + 11
        assert (start[at], int.from_bytes(start[at + 1 : at + 5], "little")) == (2, RATE), file.name


@pytest.mark.usefixtures("device")
@pytest.mark.parametrize("effect", Effect)
def test_an_effect_has_clean_variations(effect: Effect) -> None:
    pygame.mixer.init(RATE, -16, 2)
    files = variations(effect)
    assert len(files) >= 2
    for file in files:
        samples = samples_of(file)
        assert 0.05 <= len(samples) / 2 / RATE <= 4.5
        loudest = max(map(abs, samples))
        assert 2000 < loudest <= PEAK, "too quiet, or it clips"
        assert abs(sum(samples) / len(samples)) < 0.01 * loudest, "it has an offset"
        assert max(map(abs, samples[-RATE // 100 :])) < 0.05 * loudest, "it is cut off"
    assert len({file.read_bytes() for file in files}) == len(files)


@pytest.mark.usefixtures("device")
def test_pieces_are_long_equally_loud_and_do_not_clip() -> None:
    pygame.mixer.init(RATE, -16, 2)
    pieces = [heard(f"music-{mood}") for mood in Mood]
    levels = [piece.level for piece in pieces]
    assert min(piece.seconds for piece in pieces) >= 90
    assert max(piece.loudest for piece in pieces) < PEAK / 2, "music stays behind everything else"
    assert max(levels) - min(levels) < 4, "none may jump out when the mood changes"


@pytest.mark.usefixtures("device")
def test_pieces_and_ambiences_loop_without_a_click() -> None:
    pygame.mixer.init(RATE, -16, 2)
    for name in [*(f"music-{mood}" for mood in Mood), *(f"ambience-{name}" for name in AMBIENCES)]:
        sound = heard(name)
        assert abs(sound.first - sound.last) <= 3 * sound.usual_step + 50, name


# --- Playing


@pytest.mark.usefixtures("device")
def test_every_effect_can_be_played(caplog: pytest.LogCaptureFixture) -> None:
    sounds = Sounds.open(1.0, 1.0, muted=False)

    for effect in Effect:
        pygame.mixer.stop()
        sounds.play(effect)
        (sound,) = sounding()
        lengths = [seconds_of(file) for file in variations(effect)]
        assert any(sound.get_length() == pytest.approx(length, abs=0.01) for length in lengths)
    assert not caplog.records


@pytest.mark.usefixtures("device")
def test_different_effects_sound_together() -> None:
    sounds = Sounds.open(1.0, 1.0, muted=False)

    sounds.play(Effect.FANFARE)
    sounds.play(Effect.PODIUM)

    assert len(sounding()) == 2


@pytest.mark.usefixtures("device")
def test_an_effect_asked_for_twice_at_once_is_played_once() -> None:
    sounds = Sounds.open(1.0, 1.0, muted=False)
    sounds.play(Effect.FANFARE)  # so that no time is lost in loading
    pygame.mixer.stop()
    time.sleep(2 * ECHO_SECONDS)

    sounds.play(Effect.FANFARE)
    sounds.play(Effect.FANFARE)
    assert len(sounding()) == 1

    time.sleep(2 * ECHO_SECONDS)
    sounds.play(Effect.FANFARE)
    assert len(sounding()) == 2


@pytest.mark.usefixtures("device")
def test_no_variation_is_heard_twice_in_a_row() -> None:
    sounds = Sounds.open(1.0, 1.0, muted=False)
    heard = []
    for _ in range(6):
        pygame.mixer.stop()
        sounds.play(Effect.BID)
        heard += sounding()
        time.sleep(1.5 * ECHO_SECONDS)
    assert len(set(map(id, heard))) == len(variations(Effect.BID))
    assert all(one is not other for one, other in pairwise(heard))


@pytest.mark.usefixtures("device")
def test_one_piece_gives_way_to_the_next_over_the_same_ambience() -> None:
    sounds = Sounds.open(1.0, 1.0, muted=False)
    sounds.set_mood(Mood.CALM)
    assert plays_music()
    (market,) = ambience()
    assert not beginning()

    once_heard()
    sounds.set_mood(Mood.AUCTION)
    assert sounds.is_changing
    assert plays_music(), "the first piece fades out"
    assert len(beginning()) == 1, "while the second fades in"
    after_fading(sounds)
    assert plays_music(), "then the stream takes the second over"
    assert ambience() == [market], "the market goes on under both"

    sounds.set_mood(Mood.SHOW)
    assert ambience() != [market]


@pytest.mark.usefixtures("device")
def test_a_mood_that_changes_again_at_once_is_never_begun(caplog: pytest.LogCaptureFixture) -> None:
    sounds = Sounds.open(1.0, 1.0, muted=False)
    sounds.set_mood(Mood.CALM)
    sounds.set_mood(Mood.TRIUMPH)
    sounds.set_mood(Mood.CALM)
    after_fading(sounds)
    assert plays_music()
    assert not caplog.records


@pytest.mark.usefixtures("device")
def test_stopping_silences_the_piece_that_was_about_to_begin() -> None:
    sounds = Sounds.open(1.0, 1.0, muted=False)
    sounds.set_mood(Mood.CALM)
    once_heard()
    sounds.set_mood(Mood.SHOW)
    assert beginning()
    sounds.stop()
    assert not plays_music()
    assert not beginning()
    assert not sounds.is_changing


@pytest.mark.usefixtures("device")
def test_the_music_plays_until_it_is_stopped() -> None:
    sounds = Sounds.open(1.0, 1.0, muted=False)
    sounds.set_mood(Mood.TITLE)
    assert plays_music()

    sounds.play(Effect.FANFARE)
    sounds.stop()
    assert not plays_music()
    assert falls_silent()

    sounds.set_mood(Mood.TITLE)
    assert plays_music()


# --- Volume


@pytest.mark.usefixtures("device")
def test_effects_and_music_have_separate_volumes() -> None:
    sounds = Sounds.open(effects=1.0, music=0.5, muted=False)
    sounds.set_mood(Mood.CALM)
    sounds.play(Effect.FANFARE)
    (sound,) = sounding()
    quiet = pygame.mixer.music.get_volume()
    assert 0 < quiet < sound.get_volume() == 1

    sounds.set_volumes(effects=0.5, music=1.0)
    assert sound.get_volume() == pytest.approx(quiet, abs=0.01)
    assert pygame.mixer.music.get_volume() == ambience()[0].get_volume() == 1

    sounds.play(Effect.PODIUM)
    assert [sound.get_volume() for sound in sounding()] == pytest.approx([quiet] * 2, abs=0.01)

    sounds.set_volumes(effects=0.0, music=0.0)
    assert [sound.get_volume() for sound in sounding()] == [0, 0]
    assert not plays_music(), "what nobody hears is not mixed"
    sounds.set_volumes(effects=0.0, music=0.4)
    assert plays_music()


@pytest.mark.usefixtures("device")
def test_muting_silences_all_and_keeps_the_volumes() -> None:
    sounds = Sounds.open(1.0, 1.0, muted=False)
    sounds.set_mood(Mood.CALM)
    sounds.play(Effect.FANFARE)

    sounds.set_muted(True)
    sounds.play(Effect.PODIUM)
    assert falls_silent()
    assert not plays_music()

    sounds.set_volumes(1.0, 1.0)
    assert not plays_music(), "a slider does not unmute"

    sounds.set_muted(False)
    sounds.play(Effect.PODIUM)
    assert len(sounding()) == 1
    assert plays_music()
    assert pygame.mixer.music.get_volume() == 1


@pytest.mark.usefixtures("device")
def test_a_game_may_start_muted() -> None:
    sounds = Sounds.open(1.0, 1.0, muted=True)
    sounds.set_mood(Mood.TITLE)
    sounds.play(Effect.FANFARE)
    assert not sounding()
    assert not plays_music()

    sounds.set_muted(False)
    assert plays_music()


# --- Where something is missing


@pytest.mark.usefixtures("no_device")
def test_without_a_device_all_is_silent_and_reported_once(caplog: pytest.LogCaptureFixture) -> None:
    sounds = Sounds.open(1.0, 1.0, muted=False)
    use_everything(sounds)

    (record,) = caplog.records
    assert record.name == "colosseum.sound.sounds"
    assert record.levelno == logging.WARNING
    assert "There is no sound" in record.getMessage()


@pytest.mark.usefixtures("device")
def test_after_the_window_has_closed_all_is_silent(caplog: pytest.LogCaptureFixture) -> None:
    sounds = Sounds.open(1.0, 1.0, muted=False)
    sounds.play(Effect.CLICK)
    pygame.mixer.quit()

    use_everything(sounds)

    assert not caplog.records


def header_only(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:20])


def gibberish(path: Path) -> None:
    path.write_bytes(b"alea iacta est " * 50)


@pytest.mark.usefixtures("device")
@pytest.mark.parametrize("harm", [Path.unlink, header_only, gibberish])
def test_a_broken_effect_is_silent_and_reported_once(
    harm: Callable[[Path], None], folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    for file in folder.glob("dice-?.ogg"):
        harm(file)
    sounds = Sounds.open(1.0, 1.0, muted=False, folder=folder)

    for _ in range(2):
        sounds.play(Effect.DICE)
        time.sleep(1.5 * ECHO_SECONDS)

    assert not sounding()
    (record,) = caplog.records
    assert "“dice” cannot be played" in record.getMessage()
    sounds.play(Effect.COIN)
    assert len(sounding()) == 1, "the others play on"


@pytest.mark.usefixtures("device")
@pytest.mark.parametrize("harm", [Path.unlink, header_only, gibberish])
def test_broken_music_is_silent_and_reported_once(
    harm: Callable[[Path], None], folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    harm(folder / "music-title.ogg")
    sounds = Sounds.open(1.0, 1.0, muted=False, folder=folder)

    sounds.set_mood(Mood.TITLE)

    assert not plays_music()
    (record,) = caplog.records
    assert "“music-title” cannot be played" in record.getMessage()
