"""A player who picks any legal action: the floor that every level is measured against."""

from collections.abc import Sequence
from random import Random

from colosseum.ai.player import Choice
from colosseum.rules.kernel import Event, Game
from colosseum.words.sentences import Sentence

_REASON = Sentence("I picked it at random.")


class RandomPlayer:
    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)

    def choose(self, view: Game, past: Sequence[Event] | None = None) -> Choice:
        return Choice(view.choices().pick(self._rng), _REASON)
