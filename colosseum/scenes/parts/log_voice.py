"""The game log aloud: every line once, in order, in its own words."""

from collections.abc import Callable
from typing import Final

from colosseum.scenes.parts.log import Entry, Heading, Log

_MAY_GROW: Final = 3
"""How many of the last lines can still become longer."""


class LogVoice:
    """Follows a log, and says what is new in it. What a line gains after that is said alone."""

    def __init__(self, log: Log, say: Callable[[str], None]) -> None:
        self._log = log
        self._say = say
        self._said: list[str] = []
        """The words of all entries so far, as they were last said."""
        self.begin_again()

    def begin_again(self) -> None:
        """What is in the log now is known already, or is told in another language."""
        self._said = [spoken(entry) for entry in self._log.with_thoughts()]

    def follow(self, *, is_whole: bool) -> None:
        """Say what is new; the last line only once it is whole."""
        entries = self._log.with_thoughts()
        for place in range(max(0, len(self._said) - _MAY_GROW), len(self._said)):
            words, before = spoken(entries[place]), self._said[place]
            if words != before:
                self._said[place] = words
                self._say(words.removeprefix(before).strip())
        whole = entries if is_whole else entries[:-1]
        for entry in whole[len(self._said) :]:
            self._said.append(spoken(entry))
            self._say(self._said[-1])


def spoken(entry: Entry) -> str:
    if isinstance(entry, Heading):
        return ", ".join(filter(None, (entry.words, entry.note)))
    return entry.words
