"""Sounds and music. Without an audio device, or without a file, there is just silence."""

import logging
import math
from enum import StrEnum
from pathlib import Path
from time import perf_counter
from typing import Self

import pygame

from colosseum import paths

log = logging.getLogger(__name__)

SOME_SPECTATORS = 25  # from here on the applause is loud,
MANY_SPECTATORS = 55  # and from here on the crowd roars

ECHO_SECONDS = 0.04  # the same effect again within this time would only be louder
VOICES = 16  # effects that can sound at once; pygame's usual eight are too few in a fast game
FADE_OUT_MS = 30  # sudden silence would click
FADE_IN_MS = 1000


class Effect(StrEnum):
    """Each is a file of the same name among the sounds."""

    DICE = "dice"
    COIN = "coin"
    COINS = "coins"
    BID = "bid"
    TOKEN = "token"
    STEP = "step"
    CLICK = "click"
    TURN = "turn"
    REFUSE = "refuse"
    DEAL = "deal"
    MEDAL = "medal"
    CROWD_1 = "crowd-1"
    CROWD_2 = "crowd-2"
    CROWD_3 = "crowd-3"
    FANFARE = "fanfare"
    PODIUM = "podium"


class Sounds:
    """Effects and music. `open` it once; no method raises, whatever the machine lacks."""

    def __init__(self, effects: float, music: float, muted: bool, folder: Path | None) -> None:
        self._effects = effects
        self._music = music
        self._muted = muted
        self._music_wanted = False
        self._folder = folder
        self._loaded: dict[Effect, pygame.mixer.Sound | None] = {}  # None: cannot be played
        self._played: dict[Effect, float] = {}

    @classmethod
    def open(cls, effects: float, music: float, muted: bool, folder: Path | None = None) -> Self:
        """Open the audio device. Volumes go from 0 to 1; `folder` is for sounds from elsewhere."""
        try:
            pygame.mixer.init()
            pygame.mixer.set_num_channels(VOICES)
        except pygame.error as error:
            log.warning("There is no sound: %s", error)
        return cls(effects, music, muted, folder)

    def play(self, effect: Effect) -> None:
        now = perf_counter()
        is_echo = now - self._played.get(effect, -math.inf) < ECHO_SECONDS
        if self._muted or is_echo or not _is_awake():
            return
        self._played[effect] = now
        if (sound := self._sound(effect)) is not None:
            sound.play()

    def crowd(self, spectators: int) -> None:
        """Play the applause for an event with this many spectators."""
        if spectators < SOME_SPECTATORS:
            self.play(Effect.CROWD_1)
        elif spectators < MANY_SPECTATORS:
            self.play(Effect.CROWD_2)
        else:
            self.play(Effect.CROWD_3)

    def set_volumes(self, effects: float, music: float) -> None:
        """Change volumes, even of what is playing, so that a slider can be heard."""
        self._effects, self._music = effects, music
        if _is_awake():
            for sound in filter(None, self._loaded.values()):
                sound.set_volume(_gain(effects))
            self._set_music_volume()

    def set_muted(self, muted: bool) -> None:
        """Muting stops the music, since mixing it unheard is work too; unmuting restarts it."""
        self._muted = muted
        if not _is_awake():
            return
        if muted:
            pygame.mixer.fadeout(FADE_OUT_MS)
            pygame.mixer.music.stop()
        elif self._music_wanted:
            self.start_music()

    def start_music(self) -> None:
        """Play from the beginning, again and again, unless it is already playing."""
        self._music_wanted = True
        if self._muted or not _is_awake() or pygame.mixer.music.get_busy():
            return
        try:
            pygame.mixer.music.load(self._file("music"))
            self._set_music_volume()
            pygame.mixer.music.play(loops=-1, fade_ms=FADE_IN_MS)
        except (pygame.error, OSError, paths.MissingAsset) as error:
            log.warning("The music cannot be played: %s", error)

    def stop(self) -> None:
        """Stop effects and music; both may be played again later."""
        self._music_wanted = False
        if _is_awake():
            pygame.mixer.fadeout(FADE_OUT_MS)
            pygame.mixer.music.stop()

    def _sound(self, effect: Effect) -> pygame.mixer.Sound | None:
        if effect not in self._loaded:
            self._loaded[effect] = self._load(effect)
        return self._loaded[effect]

    def _load(self, effect: Effect) -> pygame.mixer.Sound | None:
        try:
            sound = pygame.mixer.Sound(self._file(effect))
        except (pygame.error, OSError, paths.MissingAsset) as error:
            log.warning("The sound “%s” cannot be played: %s", effect, error)
            return None
        sound.set_volume(_gain(self._effects))
        return sound

    def _file(self, name: str) -> Path:
        file = f"{name}.wav"
        return self._folder / file if self._folder else paths.asset("sounds", file)

    def _set_music_volume(self) -> None:
        pygame.mixer.music.set_volume(_gain(self._music))


def _is_awake() -> bool:
    """Whether there is a device; the window may also have closed it already."""
    return pygame.mixer.get_init() is not None


def _gain(volume: float) -> float:
    """Square the volume, since ears hear ratios: half a slider sounds half as loud."""
    return volume * volume
