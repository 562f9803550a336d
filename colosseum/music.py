"""The score: a piece for each mood of a game, and what is heard under it.

Pieces are long, so they are read in the background. Two channels take turns, and one fades out
while the other fades in.
"""

import logging
import threading
from collections.abc import Callable
from enum import StrEnum
from pathlib import Path
from typing import Final

import pygame

from colosseum import paths

log = logging.getLogger(__name__)

CHANNELS: Final = 3
"""The mixer's first ones: two for music, one for what is heard under it."""
_UNDER: Final = 2
FADE_MS: Final = 1800


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
        self._turn = 0
        """Which of the two channels plays now."""
        self._ambience = ""
        self._playing: dict[int, pygame.mixer.Sound] = {}
        self._lock = threading.Lock()
        self._reading: threading.Thread | None = None

    def play(self, mood: Mood) -> None:
        """Go over to this mood, unless it is there already."""
        with self._lock:
            if mood is self._mood:
                return
            self._mood = mood
        self._reading = threading.Thread(target=self._go_over, args=(mood,), daemon=True)
        self._reading.start()

    def set_volume(self, gain: float) -> None:
        self._volume = gain
        for sound in self._playing.values():
            sound.set_volume(gain)

    def stop(self) -> None:
        """Silence at once; `play` begins again."""
        with self._lock:
            self._mood = None
            self._ambience = ""
            self._playing.clear()
        if pygame.mixer.get_init():
            for number in range(CHANNELS):
                pygame.mixer.Channel(number).stop()

    def wait(self) -> None:
        """Until what is being read plays."""
        if self._reading is not None:
            self._reading.join()

    def _go_over(self, mood: Mood) -> None:
        piece = self._read(f"music-{mood}")
        under = _AMBIENCE.get(mood, "")
        ambience = self._read(f"ambience-{under}") if under and under != self._ambience else None
        with self._lock:
            if self._mood is not mood or not pygame.mixer.get_init():
                return  # the mood has changed again meanwhile
            if piece is not None:
                pygame.mixer.Channel(self._turn).fadeout(FADE_MS)
                self._turn = 1 - self._turn
                self._start(self._turn, piece)
            if under != self._ambience:
                self._ambience = under
                if ambience is None:
                    pygame.mixer.Channel(_UNDER).fadeout(FADE_MS)
                else:
                    self._start(_UNDER, ambience)

    def _start(self, channel: int, sound: pygame.mixer.Sound) -> None:
        sound.set_volume(self._volume)
        self._playing[channel] = sound
        pygame.mixer.Channel(channel).play(sound, loops=-1, fade_ms=FADE_MS)

    def _read(self, name: str) -> pygame.mixer.Sound | None:
        try:
            return pygame.mixer.Sound(self._find(name))
        except (pygame.error, OSError, paths.MissingAsset) as error:
            log.warning("The music “%s” cannot be played: %s", name, error)
            return None
