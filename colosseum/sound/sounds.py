"""Sounds and music. Without an audio device, or without a file, there is just silence."""

import logging
import math
import re
from enum import StrEnum
from pathlib import Path
from time import perf_counter
from typing import Self

import pygame

from colosseum.files import paths
from colosseum.sound.music import CHANNELS, Mood, Music
from colosseum.sound.volume import gain

log = logging.getLogger(__name__)

RATE = 44_100
ECHO_SECONDS = 0.04  # the same effect again within this time would only be louder
VOICES = 16  # effects that can sound at once; pygame's usual eight are too few in a fast game
FADE_OUT_MS = 30  # sudden silence would click


class Effect(StrEnum):
    """Each has a few variations: files of its name and a number."""

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
    GATES = "gates"
    ROLL = "roll"
    CARD = "card"
    BATTLE = "battle"
    FALL = "fall"
    BREAK = "break"
    SHIELD = "shield"
    LAMENT = "lament"
    POINTS = "points"


class Sounds:
    """Effects and music. `open` it once; no method raises, whatever the machine lacks."""

    def __init__(self, effects: float, music: float, muted: bool, folder: Path | None) -> None:
        self._effects = effects
        self._volume = music
        self._muted = muted
        self._mood: Mood | None = None
        self._folder = folder
        self._loaded: dict[Effect, list[pygame.mixer.Sound]] = {}
        self._played: dict[Effect, float] = {}
        self._music = Music(self._file)
        self._music.set_volume(gain(music))

    @classmethod
    def open(cls, effects: float, music: float, muted: bool, folder: Path | None = None) -> Self:
        """Open the audio device. Volumes go from 0 to 1; `folder` is for sounds from elsewhere."""
        try:
            pygame.mixer.init(RATE, size=-16, channels=2)
            pygame.mixer.set_num_channels(CHANNELS + VOICES)
            pygame.mixer.set_reserved(CHANNELS)
        except pygame.error as error:
            log.warning("There is no sound: %s", error)
        return cls(effects, music, muted, folder)

    def play(self, effect: Effect) -> None:
        now = perf_counter()
        is_echo = now - self._played.get(effect, -math.inf) < ECHO_SECONDS
        if self._muted or not self._effects or is_echo or not _is_awake():
            return
        self._played[effect] = now
        if variations := self._variations(effect):
            # The one played longest ago: the same sound twice in a row is heard as a machine.
            variations.append(variations.pop(0))
            variations[-1].play()

    def set_volumes(self, effects: float, music: float) -> None:
        """Change volumes, even of what is playing, so that a slider can be heard."""
        self._effects, self._volume = effects, music
        if _is_awake():
            for variations in self._loaded.values():
                for sound in variations:
                    sound.set_volume(gain(effects))
            self._music.set_volume(gain(music))
            if not music:
                self._music.stop()
            elif self._mood is not None:
                self.set_mood(self._mood)

    def set_muted(self, muted: bool) -> None:
        """Muting stops the music, since mixing it unheard is work too; unmuting restarts it."""
        self._muted = muted
        if not _is_awake():
            return
        if muted:
            pygame.mixer.fadeout(FADE_OUT_MS)
            self._music.stop()
        elif self._mood is not None:
            self.set_mood(self._mood)

    def set_mood(self, mood: Mood) -> None:
        """Let the music follow what happens; one piece fades into the next."""
        self._mood = mood
        if self._volume and not self._muted and _is_awake():
            self._music.play(mood)

    def stop(self) -> None:
        """End what is sounding, effects and music; either may be asked for again."""
        self._mood = None
        if _is_awake():
            pygame.mixer.fadeout(FADE_OUT_MS)
        self._music.stop()

    @property
    def is_changing(self) -> bool:
        """Whether a piece waits for the one before to fade out."""
        return self._music.is_changing and _is_awake()

    def update(self) -> None:
        """Time has passed."""
        if self.is_changing:
            self._music.update()

    def _variations(self, effect: Effect) -> list[pygame.mixer.Sound]:
        if effect not in self._loaded:
            self._loaded[effect] = self._load(effect)
        return self._loaded[effect]

    def _load(self, effect: Effect) -> list[pygame.mixer.Sound]:
        """None at all where the files cannot be played."""
        is_one = re.compile(rf"{effect}-\d")
        try:
            folder = self._folder or paths.asset("sounds")
            files = sorted(file for file in folder.glob("*.ogg") if is_one.fullmatch(file.stem))
            found = [pygame.mixer.Sound(file) for file in files]
            if not found:
                raise OSError("there is no such file")
        except (pygame.error, OSError, paths.MissingAsset) as error:
            log.warning("The sound “%s” cannot be played: %s", effect, error)
            return []
        for sound in found:
            sound.set_volume(gain(self._effects))
        return found

    def _file(self, name: str) -> Path:
        file = f"{name}.ogg"
        return self._folder / file if self._folder else paths.asset("sounds", file)


def _is_awake() -> bool:
    """Whether there is a device; the window may also have closed it already."""
    return pygame.mixer.get_init() is not None
