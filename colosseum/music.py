"""The score: a piece for each mood of a game, and what is heard under it.

Pieces are long, so they are streamed: one fades out, the next fades in, and the ambience under
both bridges the gap. (Reading a whole piece, even in another thread, keeps SDL from playing any
effect meanwhile.)
"""

import logging
from collections.abc import Callable
from enum import StrEnum
from pathlib import Path
from typing import Final

import pygame

from colosseum import paths

log = logging.getLogger(__name__)

CHANNELS: Final = 1
"""The mixer's first one is for the ambience."""
_FADE_OUT_MS: Final = 700
_FADE_IN_MS: Final = 1400


class Mood(StrEnum):
    """Each is a piece of the same name."""

    TITLE = "title"
    CALM = "calm"
    AUCTION = "auction"
    SHOW = "show"
    TRIUMPH = "triumph"
    DEFEAT = "defeat"


_AMBIENCE: Final = {
    Mood.CALM: "market",
    Mood.AUCTION: "market",
    Mood.SHOW: "stands",
    Mood.TRIUMPH: "stands",
}


class Music:
    """One mood at a time; no method raises, whatever the machine lacks."""

    def __init__(self, find: Callable[[str], Path]) -> None:
        """`find` gives the file of a sound."""
        self._find = find
        self._volume = 1.0
        self._mood: Mood | None = None
        self._next: Mood | None = None
        """The mood that begins once the one before has faded out."""
        self._ambience = ""
        self._ambiences: dict[str, pygame.mixer.Sound | None] = {}

    @property
    def is_changing(self) -> bool:
        return self._next is not None

    def play(self, mood: Mood) -> None:
        """Go over to this mood, unless it is there already."""
        if mood is self._mood:
            return
        self._mood = self._next = mood
        if pygame.mixer.music.get_busy():
            pygame.mixer.music.fadeout(_FADE_OUT_MS)
        self._change_ambience(_AMBIENCE.get(mood, ""))
        self.update()

    def update(self) -> None:
        """Begin the next piece as soon as the one before is over."""
        if self._next is None or pygame.mixer.music.get_busy():
            return
        name, self._next = f"music-{self._next}", None
        try:
            pygame.mixer.music.load(self._find(name))
            pygame.mixer.music.set_volume(self._volume)
            pygame.mixer.music.play(loops=-1, fade_ms=_FADE_IN_MS)
        except (pygame.error, OSError, paths.MissingAsset) as error:
            log.warning("The music “%s” cannot be played: %s", name, error)

    def set_volume(self, gain: float) -> None:
        self._volume = gain
        if pygame.mixer.get_init():
            pygame.mixer.music.set_volume(gain)
            for sound in filter(None, self._ambiences.values()):
                sound.set_volume(gain)

    def stop(self) -> None:
        """Silence at once; `play` begins again."""
        self._mood = self._next = None
        self._ambience = ""
        if pygame.mixer.get_init():
            pygame.mixer.music.stop()
            pygame.mixer.Channel(0).stop()

    def _change_ambience(self, name: str) -> None:
        if name == self._ambience:
            return
        self._ambience = name
        sound = self._read(name) if name else None
        if sound is None:
            pygame.mixer.Channel(0).fadeout(_FADE_IN_MS)
        else:
            sound.set_volume(self._volume)
            pygame.mixer.Channel(0).play(sound, loops=-1, fade_ms=_FADE_IN_MS)

    def _read(self, name: str) -> pygame.mixer.Sound | None:
        if name not in self._ambiences:
            try:
                self._ambiences[name] = pygame.mixer.Sound(self._find(f"ambience-{name}"))
            except (pygame.error, OSError, paths.MissingAsset) as error:
                log.warning("The ambience “%s” cannot be played: %s", name, error)
                self._ambiences[name] = None
        return self._ambiences[name]
