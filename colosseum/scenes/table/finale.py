"""The end of any game as a ceremony: act after act, and a last picture that stays."""

from collections.abc import Sequence
from itertools import accumulate

from colosseum.sound.music import Mood
from colosseum.sound.sounds import Effect, Sounds
from colosseum.widgets.motion import Motion


class Finale(Motion):
    """A game's own finale draws its acts. The music turns when the last of them begins."""

    def __init__(
        self, sounds: Sounds, lengths: Sequence[float], linger: float, *, is_won: bool
    ) -> None:
        """The lengths are those of the acts, in seconds; `is_won` if a person has won."""
        super().__init__(sum(lengths) + linger)
        self.still = linger
        self.is_always_seen = True
        self._sounds = sounds
        self._ends = list(accumulate(lengths))
        self._lengths = lengths
        self._is_won = is_won
        self._is_decided = False
        self._heard: set[int] = set()

    @property
    def mood(self) -> Mood:
        """The music that belongs to it now."""
        if not self._is_decided:
            return Mood.SHOW
        return Mood.TRIUMPH if self._is_won else Mood.DEFEAT

    def act_at(self, now: float) -> tuple[int, float]:
        """Which act it is after so many seconds, and which part of it has passed."""
        for act, (end, length) in enumerate(zip(self._ends, self._lengths, strict=True)):
            if now < end:
                return self._began(act), 1 - (end - now) / length
        return self._began(len(self._ends) - 1), 1.0

    def _began(self, act: int) -> int:
        self._is_decided = act == len(self._ends) - 1
        return act

    def hear_once(self, act: int, effect: Effect) -> None:
        """Play an act's effect at the moment that matters."""
        if act not in self._heard:
            self._heard.add(act)
            self._sounds.play(effect)
