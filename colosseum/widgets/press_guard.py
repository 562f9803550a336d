"""What a hand has had time to notice; nothing else takes a press.

A click or a key meant for what was there before must not hit what has taken its place. So what
comes up under a resting pointer, or under the Enter key, takes no press at first; nor does anything
that belongs to a new question, wherever it is. Time counts from the first frame that shows it.
"""

from collections.abc import Hashable, Mapping
from enum import Enum, auto
from typing import Final

GUARD: Final = 0.4
"""Seconds that something new is on show before it takes a press."""


class Hand(Enum):
    """What a person presses with."""

    POINTER = auto()
    ENTER = auto()


class _Newcomers:
    """Things that have come up lately, and for how long each has been on show."""

    def __init__(self) -> None:
        self._undrawn: set[Hashable] = set()
        self._ages: dict[Hashable, float | None] = {}
        """None until the frame that shows it is over."""
        self._times: dict[Hashable, float] = {}
        """How long each is on show before it takes a press."""

    def __contains__(self, thing: object) -> bool:
        return thing in self._ages

    def __bool__(self) -> bool:
        return bool(self._ages)

    def come(self, thing: Hashable, time: float = GUARD) -> None:
        self._ages[thing], self._times[thing] = None, time
        self._undrawn.add(thing)

    def go(self, thing: Hashable) -> None:
        self._ages.pop(thing, None)
        self._times.pop(thing, None)
        self._undrawn.discard(thing)

    def begin_again(self, thing: Hashable) -> None:
        if thing in self._ages:
            self._ages[thing] = None

    def drawn(self) -> None:
        self._undrawn.clear()

    def pass_time(self, seconds: float) -> None:
        for thing, age in list(self._ages.items()):
            if thing in self._undrawn:
                continue
            self._ages[thing] = age = 0.0 if age is None else age + seconds
            # Frames seldom add up to exactly as long as they should.
            if age > self._times[thing] - 1e-6:
                self.go(thing)


class PressGuard:
    """Knows what takes no press yet on one page."""

    def __init__(self) -> None:
        self._asked: frozenset[Hashable] = frozenset()
        self._questions = _Newcomers()
        self._under = {hand: _Newcomers() for hand in Hand}
        """Widgets, by their keys."""

    def ask(self, pauses: Mapping[Hashable, float]) -> None:
        """These questions are on the page, and no others; each needs such a pause at least."""
        asked = frozenset(pauses)
        for question in asked - self._asked:
            self._questions.come(question, max(GUARD, pauses[question]))
        for question in self._asked - asked:
            self._questions.go(question)
        self._asked = asked

    def come_under(self, hand: Hand, key: str) -> None:
        """This widget takes another's place, just where the hand would press."""
        self._under[hand].come(key)

    def go_from(self, hand: Hand, key: str) -> None:
        """The hand has left the widget, and means it when it comes back."""
        self._under[hand].go(key)

    def refuses(self, hand: Hand, key: str, question: Hashable) -> bool:
        return key in self._under[hand] or question in self._questions

    def begin_again(self, hand: Hand, key: str, question: Hashable) -> None:
        """Someone keeps pressing: it is noticed only after a pause."""
        self._questions.begin_again(question)
        self._under[hand].begin_again(key)

    @property
    def is_up(self) -> bool:
        """Whether anything takes no press yet."""
        return any(self._all)

    def drawn(self) -> None:
        """Everything that has come up is on show."""
        for newcomers in self._all:
            newcomers.drawn()

    def pass_time(self, seconds: float) -> None:
        for newcomers in self._all:
            newcomers.pass_time(seconds)

    @property
    def _all(self) -> tuple[_Newcomers, ...]:
        return self._questions, *self._under.values()
