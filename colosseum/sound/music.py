"""The score: a piece for each mood of a game, and what is heard under it.

Pieces are long, so they are streamed, and SDL has a single stream. When the mood changes, the
beginning of the next piece is read by itself and fades in on a channel while the stream fades out;
then the stream takes the piece over where the beginning has got to. (Reading a whole piece, even
in another thread, keeps SDL from playing any effect meanwhile.)
"""

import io
import logging
from collections.abc import Callable
from enum import StrEnum
from pathlib import Path
from time import perf_counter
from typing import Final

import pygame

from colosseum.files import paths

log = logging.getLogger(__name__)

CHANNELS: Final = 2
"""The mixer's first one is for the ambience, the second for the beginning of a piece."""
_FADE_MS: Final = 1000
_TAKE_OVER_MS: Final = 120
_BEGINNING: Final = 30_000
"""Bytes of a piece that last well over three seconds, and are read within milliseconds."""


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
        """The mood that the stream turns to once the one before has faded out."""
        self._beginning: pygame.mixer.Sound | None = None
        self._began = 0.0
        """When the beginning of the next piece could first be heard."""
        self._ambience = ""
        self._ambiences: dict[str, pygame.mixer.Sound | None] = {}

    @property
    def is_changing(self) -> bool:
        return self._next is not None

    def play(self, mood: Mood) -> None:
        """Go over to this mood, unless it is there already."""
        if mood is self._mood:
            return
        was_changing = self.is_changing
        self._mood = self._next = mood
        if pygame.mixer.music.get_busy():
            pygame.mixer.music.fadeout(_FADE_MS)
            self._fade_beginning_out()
            if not was_changing:
                self._begin(mood)
        self._change_ambience(_AMBIENCE.get(mood, ""))
        self.update()

    def _begin(self, mood: Mood) -> None:
        """Let the beginning of a piece fade in; without it, the piece begins a little later."""
        try:
            with self._find(f"music-{mood}").open("rb") as file:
                self._beginning = pygame.mixer.Sound(file=io.BytesIO(file.read(_BEGINNING)))
        except (pygame.error, OSError, paths.MissingAsset):
            return  # the stream will say what is wrong
        self._beginning.set_volume(self._volume)
        pygame.mixer.Channel(1).play(self._beginning, fade_ms=_FADE_MS)
        self._began = perf_counter()

    def _fade_beginning_out(self) -> None:
        pygame.mixer.Channel(1).fadeout(_TAKE_OVER_MS)
        self._beginning = None

    def update(self) -> None:
        """Let the stream take the next piece over as soon as the one before is over."""
        if self._next is None or pygame.mixer.music.get_busy():
            return
        name, self._next = f"music-{self._next}", None
        start, fade = 0.0, _FADE_MS
        if self._beginning is not None:
            start = min(perf_counter() - self._began, self._beginning.get_length())
            fade = _TAKE_OVER_MS
        try:
            pygame.mixer.music.load(self._find(name))
            pygame.mixer.music.set_volume(self._volume)
            pygame.mixer.music.play(loops=-1, start=start, fade_ms=fade)
        except (pygame.error, OSError, paths.MissingAsset) as error:
            log.warning("The music “%s” cannot be played: %s", name, error)
        self._fade_beginning_out()

    def set_volume(self, gain: float) -> None:
        self._volume = gain
        if pygame.mixer.get_init():
            pygame.mixer.music.set_volume(gain)
            for sound in filter(None, (self._beginning, *self._ambiences.values())):
                sound.set_volume(gain)

    def stop(self) -> None:
        """Silence at once; `play` begins again."""
        self._mood = self._next = None
        self._ambience = ""
        self._beginning = None
        if pygame.mixer.get_init():
            pygame.mixer.music.stop()
            for channel in range(CHANNELS):
                pygame.mixer.Channel(channel).stop()

    def _change_ambience(self, name: str) -> None:
        if name == self._ambience:
            return
        self._ambience = name
        sound = self._read(name) if name else None
        if sound is None:
            pygame.mixer.Channel(0).fadeout(_FADE_MS)
        else:
            sound.set_volume(self._volume)
            pygame.mixer.Channel(0).play(sound, loops=-1, fade_ms=_FADE_MS)

    def _read(self, name: str) -> pygame.mixer.Sound | None:
        if name not in self._ambiences:
            try:
                self._ambiences[name] = pygame.mixer.Sound(self._find(f"ambience-{name}"))
            except (pygame.error, OSError, paths.MissingAsset) as error:
                log.warning("The ambience “%s” cannot be played: %s", name, error)
                self._ambiences[name] = None
        return self._ambiences[name]
