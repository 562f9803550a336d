"""Opponents react: their faces change for a moment, and now and then they say a few words."""

from collections.abc import Hashable, Iterable
from dataclasses import dataclass
from typing import Any, Final

from colosseum.rules.kernel import Event, Record, SeatIndex
from colosseum.scenes.table.display import TableDisplay
from colosseum.scenes.table.reactions import MakeMoods, Moods, Reaction
from colosseum.scenes.table.speech_bubble import speech_bubble
from colosseum.widgets.brush import ruler
from colosseum.widgets.widget import Widget
from colosseum.words.sentences import Sentence
from colosseum.words.translation import say

_MOOD: Final = 4.0
"""Seconds until a face is calm again."""
_READING: Final = 2.4
_LETTER: Final = 0.045
"""Seconds to read any words, and a letter of them."""


@dataclass(frozen=True, slots=True)
class Spoken:
    seat: SeatIndex
    words: Sentence


class Voices:
    """Hears what the table tells, at the moment it is shown."""

    def __init__(self, display: TableDisplay[Any], make: MakeMoods) -> None:
        self._display = display
        self._make = make
        self._moods: Moods
        self._heard = 0
        self._spoke_in: Hashable = None
        """The stage in which someone spoke last."""
        self._said: set[Spoken] = set()
        """What nobody says again: they speak sparingly."""
        self.spoken: Spoken | None = None
        self._words_left = 0.0
        self._calm_in: dict[SeatIndex, float] = {}

    def begin(self, beginning: Any, records: Iterable[Record] = ()) -> None:
        """Follow the game from its beginning; what happened before moves nobody now."""
        self._moods = self._make(beginning, self._display.seats)
        self._heard, self._spoke_in, self.spoken = 0, None, None
        self._said.clear()
        for seat in self._calm_in:
            self._display.calm(seat)
        self._calm_in.clear()
        for record in records:
            for event in record.events:
                self._moods.hear(event)
                self._heard += 1

    def hear(self, event: Event) -> None:
        self._heard += 1
        moved = [it for it in self._moods.hear(event) if self._display.seats[it.seat].character]
        for reaction in moved:
            self._display.move(reaction.seat, reaction.expression)
            self._calm_in[reaction.seat] = _MOOD
        speaker = next((reaction for reaction in moved if reaction.lines), None)
        if speaker is not None and self._display.window.settings.opponents_speak:
            self._speak(speaker)

    def _speak(self, reaction: Reaction) -> None:
        stage = self._moods.stage
        lines = [Spoken(reaction.seat, words) for words in reaction.lines]
        new = [line for line in lines if line not in self._said]
        if stage == self._spoke_in or not new:
            return
        self._spoke_in = stage
        # The number of events differs from game to game, and is the same whenever one is replayed.
        self.spoken = new[self._heard % len(new)]
        self._said.add(self.spoken)
        self._words_left = _READING + _LETTER * len(say(self.spoken.words))

    def widgets(self) -> list[Widget]:
        """What someone says now, in a bubble; in the finale the winner has the last word."""
        if self.spoken is None or self._display.mood is not None:
            return []
        window = self._display.window
        measure = ruler(window.screen, window.paintbox)
        mouth = self._display.mouth(self.spoken.seat)
        return [speech_bubble(measure, say(self.spoken.words), mouth)]

    @property
    def is_active(self) -> bool:
        """Whether a face or a word is about to change back."""
        return self.spoken is not None or bool(self._calm_in)

    def update(self, seconds: float) -> None:
        """Let time pass."""
        if not self.is_active:
            return
        changed = False
        self._words_left -= seconds
        if self.spoken is not None and self._words_left <= 0:
            self.spoken, changed = None, True
        for seat in list(self._calm_in):
            self._calm_in[seat] -= seconds
            if self._calm_in[seat] <= 0:
                del self._calm_in[seat]
                self._display.calm(seat)
                changed = True
        if changed:
            self._display.changed()
