"""The sounds as files, and how they play on any machine."""

import logging
import shutil
import struct
import time
import wave
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

import pygame
import pytest

from art import sounds as workshop
from colosseum import paths
from colosseum.sound import ECHO_SECONDS, Effect, Sounds

MINUS_3_DB = 0.708 * 32767
LIMIT_BYTES = 700_000
MUSIC_LIMIT_BYTES = 360_000


class Recording(NamedTuple):
    channels: int
    bits: int
    rate: int
    samples: tuple[int, ...]


def read(path: Path) -> Recording:
    with wave.open(str(path)) as file:
        bits = 8 * file.getsampwidth()
        samples = struct.unpack(f"<{file.getnframes()}h", file.readframes(file.getnframes()))
        return Recording(file.getnchannels(), bits, file.getframerate(), samples)


def file_of(name: str) -> Path:
    return paths.asset("sounds", f"{name}.wav")


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


def sounding() -> list[pygame.mixer.Sound]:
    """What the mixer plays now, besides music."""
    channels = map(pygame.mixer.Channel, range(pygame.mixer.get_num_channels()))
    return [sound for channel in channels if (sound := channel.get_sound()) is not None]


def falls_silent() -> bool:
    """Whether the effects end soon; the fanfare, left alone, would take two seconds."""
    deadline = time.monotonic() + 1
    while sounding() and time.monotonic() < deadline:
        time.sleep(0.01)
    return not sounding()


def seconds_of(effect: Effect) -> float:
    recording = read(file_of(effect))
    return len(recording.samples) / recording.rate


def use_everything(sounds: Sounds) -> None:
    for effect in Effect:
        sounds.play(effect)
    sounds.crowd(70)
    sounds.start_music()
    sounds.set_volumes(0.2, 0.3)
    sounds.set_muted(True)
    sounds.set_muted(False)
    sounds.stop()


# --- The files


def test_the_folder_holds_the_effects_and_the_music_and_nothing_else() -> None:
    names = {path.name for path in paths.asset("sounds").iterdir()}

    assert names == {f"{effect}.wav" for effect in Effect} | {"music.wav"}


@pytest.mark.parametrize("effect", Effect)
def test_an_effect_is_a_clean_recording(effect: Effect) -> None:
    channels, bits, rate, samples = read(file_of(effect))

    assert (channels, bits, rate) == (1, 16, 22_050)
    assert 0.05 <= len(samples) / rate <= 2.5
    loudest = max(map(abs, samples))
    assert MINUS_3_DB / 2 < loudest <= MINUS_3_DB
    assert abs(sum(samples) / len(samples)) < 0.001 * loudest, "it has an offset"
    assert samples[0] == samples[-1] == 0
    assert max(map(abs, samples[-rate // 200 :])) < 0.001 * loudest, "it is cut off"


def test_the_music_is_quiet_and_long() -> None:
    channels, bits, rate, samples = read(file_of("music"))

    assert (channels, bits, rate) == (1, 16, 11_025)
    assert len(samples) == 16 * rate
    assert max(map(abs, samples)) < MINUS_3_DB / 2
    assert abs(sum(samples) / len(samples)) < 1


def test_the_music_loops_without_a_break() -> None:
    samples = read(file_of("music")).samples
    usual = sorted(abs(b - a) for a, b in pairwise(samples))
    before, after = samples[-1] - samples[-2], samples[1] - samples[0]
    across = samples[0] - samples[-1]

    assert abs(across) < usual[int(0.9 * len(usual))]
    assert min(before, after) - 50 < across < max(before, after) + 50, "the slope breaks"


def test_the_files_are_small() -> None:
    effects = sum(file_of(effect).stat().st_size for effect in Effect)

    assert effects <= LIMIT_BYTES
    assert file_of("music").stat().st_size <= MUSIC_LIMIT_BYTES


def test_the_script_makes_every_effect() -> None:
    assert set(workshop.EFFECTS) == set(Effect)


@pytest.mark.parametrize("effect", Effect)
def test_the_script_makes_the_same_effect_again(effect: Effect) -> None:
    assert workshop.effect_file(effect) == file_of(effect).read_bytes()


def test_the_script_makes_the_same_music_again() -> None:
    assert workshop.music_file() == file_of("music").read_bytes()


# --- Playing


@pytest.mark.usefixtures("device")
def test_every_effect_can_be_played(caplog: pytest.LogCaptureFixture) -> None:
    sounds = Sounds.open(1.0, 1.0, muted=False)

    for effect in Effect:
        pygame.mixer.stop()
        sounds.play(effect)
        (sound,) = sounding()
        assert sound.get_length() == pytest.approx(seconds_of(effect), abs=0.01)
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
@pytest.mark.parametrize(
    ("spectators", "effect"),
    [
        (0, Effect.CROWD_1),
        (24, Effect.CROWD_1),
        (25, Effect.CROWD_2),
        (54, Effect.CROWD_2),
        (55, Effect.CROWD_3),
        (95, Effect.CROWD_3),
    ],
)
def test_the_crowd_grows_with_the_spectators(spectators: int, effect: Effect) -> None:
    Sounds.open(1.0, 1.0, muted=False).crowd(spectators)

    (sound,) = sounding()
    assert sound.get_length() == pytest.approx(seconds_of(effect), abs=0.01)


@pytest.mark.usefixtures("device")
def test_the_music_plays_until_it_is_stopped() -> None:
    sounds = Sounds.open(1.0, 1.0, muted=False)

    sounds.start_music()
    sounds.start_music()
    assert pygame.mixer.music.get_busy()

    sounds.play(Effect.FANFARE)
    sounds.stop()
    assert not pygame.mixer.music.get_busy()
    assert falls_silent()

    sounds.start_music()
    assert pygame.mixer.music.get_busy()


# --- Volume


@pytest.mark.usefixtures("device")
def test_effects_and_music_have_separate_volumes() -> None:
    sounds = Sounds.open(effects=1.0, music=0.5, muted=False)
    sounds.start_music()
    sounds.play(Effect.FANFARE)
    (sound,) = sounding()
    quiet = pygame.mixer.music.get_volume()
    assert 0 < quiet < sound.get_volume() == 1

    sounds.set_volumes(effects=0.5, music=1.0)
    assert sound.get_volume() == pytest.approx(quiet, abs=0.01)
    assert pygame.mixer.music.get_volume() == 1

    sounds.play(Effect.PODIUM)
    assert [sound.get_volume() for sound in sounding()] == pytest.approx([quiet] * 2, abs=0.01)

    sounds.set_volumes(effects=0.0, music=0.0)
    assert [sound.get_volume() for sound in sounding()] == [0, 0]
    assert pygame.mixer.music.get_volume() == 0


@pytest.mark.usefixtures("device")
def test_muting_silences_all_and_keeps_the_volumes() -> None:
    sounds = Sounds.open(1.0, 1.0, muted=False)
    sounds.start_music()
    sounds.play(Effect.FANFARE)

    sounds.set_muted(True)
    sounds.play(Effect.PODIUM)
    assert falls_silent()
    assert not pygame.mixer.music.get_busy()

    sounds.set_volumes(1.0, 1.0)
    assert not pygame.mixer.music.get_busy(), "a slider does not unmute"

    sounds.set_muted(False)
    sounds.play(Effect.PODIUM)
    assert len(sounding()) == 1
    assert pygame.mixer.music.get_volume() == 1
    assert pygame.mixer.music.get_busy()


@pytest.mark.usefixtures("device")
def test_a_game_may_start_muted() -> None:
    sounds = Sounds.open(1.0, 1.0, muted=True)
    sounds.start_music()
    sounds.play(Effect.FANFARE)

    assert not sounding()
    assert not pygame.mixer.music.get_busy()

    sounds.set_muted(False)
    assert pygame.mixer.music.get_busy()
    assert pygame.mixer.music.get_volume() == 1


# --- Where something is missing


@pytest.mark.usefixtures("no_device")
def test_without_a_device_all_is_silent_and_reported_once(caplog: pytest.LogCaptureFixture) -> None:
    sounds = Sounds.open(1.0, 1.0, muted=False)
    use_everything(sounds)

    (record,) = caplog.records
    assert record.name == "colosseum.sound"
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
    harm(folder / "dice.wav")
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
    harm(folder / "music.wav")
    sounds = Sounds.open(1.0, 1.0, muted=False, folder=folder)

    sounds.start_music()

    assert not pygame.mixer.music.get_busy()
    (record,) = caplog.records
    assert "music cannot be played" in record.getMessage()
