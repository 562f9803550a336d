"""One-line texts that read back: actions and events in journals, logs and tests.

A line is a frozen dataclass with a `form` such as ``"bid {coins}"``. How each field is written
and read follows from its type, by the codecs of the grammar the class is added to. A codec may
write nothing at all, which makes the tail of a form optional.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any, ClassVar, Final, Generic, TypeVar, get_type_hints

from colosseum.words.sentences import quoted

T = TypeVar("T")


class UnreadableLine(ValueError):
    """A text that is not a line of the grammar."""


@dataclass(frozen=True, slots=True)
class Codec:
    """Writes fields of one type into a line, and reads them back."""

    pattern: str
    read: Callable[[str], Any]
    """May raise KeyError or ValueError for a text that fits the pattern but means nothing."""
    write: Callable[[Any], str] = str

    def within(self, allowed: range) -> "Codec":
        """Read only these numbers, and only as they are written."""

        def read(text: str) -> Any:
            number = self.read(text)
            if number not in allowed or self.write(number) != text:
                raise ValueError(text)
            return number

        return Codec(self.pattern, read, self.write)

    @staticmethod
    def of_words(kind: type[Enum]) -> "Codec":
        """Members of an enumeration, by the words that are their values."""
        return Codec("|".join(member.value for member in kind), kind, lambda member: member.value)


NUMBER: Final = Codec(r"\d{1,9}", int)
INDEX: Final = Codec(r"\d{1,9}", lambda text: int(text) - 1, lambda index: str(index + 1))
"""Seats and the like count from 1 in texts, as people do, and from 0 in the program."""
INDICES: Final = Codec(
    rf"{INDEX.pattern}(?: \+ {INDEX.pattern})*",
    lambda text: tuple(map(INDEX.read, text.split(" + "))),
    lambda indices: " + ".join(map(INDEX.write, indices)),
)
NOTHING: Final = "nothing"


class Tally(Generic[T]):
    """Things of which there may be several: “2 lion + torch” for two lions and a torch."""

    def __init__(self, names: Mapping[T, str], name_pattern: str, most: int) -> None:
        part = rf"(?:\d{{1,9}} )?{name_pattern}"
        self.pattern = rf"{part}(?: \+ {part})*"
        self._names = names
        self._things = {name: thing for thing, name in names.items()}
        self._most = most

    def write(self, things: Iterable[T]) -> str:
        """The things in their order; an empty text for none."""
        counts = Counter(things)
        parts = [
            name if counts[thing] == 1 else f"{counts[thing]} {name}"
            for thing, name in self._names.items()
            if thing in counts
        ]
        return " + ".join(parts)

    def read(self, text: str) -> tuple[T, ...]:
        """Read what `write` wrote of some things; ValueError or KeyError for anything else."""
        things: list[T] = []
        for part in text.split(" + "):
            number, _, name = part.rpartition(" ")
            count = int(number) if number else 1
            if not 0 < count <= self._most:
                raise ValueError(text)
            things += [self._things[name]] * count
        return tuple(things)

    def write_any(self, things: Iterable[T]) -> str:
        return self.write(things) or NOTHING

    def read_any(self, text: str) -> tuple[T, ...]:
        """The same, where there may be none."""
        return () if text == NOTHING else self.read(text)


class Line:
    """Something with a one-line text form."""

    __slots__ = ()
    form: ClassVar[str]
    codecs: ClassVar[Mapping[str, Codec]]

    def __str__(self) -> str:
        return self.form.format(
            **{name: codec.write(getattr(self, name)) for name, codec in self.codecs.items()}
        )


L = TypeVar("L", bound=Line)
C = TypeVar("C", bound=type[Line])


class Grammar(Generic[L]):
    """The lines of one kind, and the way back from text to them."""

    def __init__(self, what: str, codecs: Mapping[Any, Codec]) -> None:
        self._what = what
        self._codecs = codecs
        self._by_first_word: dict[str, list[tuple[re.Pattern[str], type[L]]]] = {}

    def add(self, line: C) -> C:
        """Class decorator: make the dataclass readable and writable as a line."""
        hints = get_type_hints(line, include_extras=True)
        names = re.findall(r"{(\w+)}", line.form)
        line.codecs = {name: self._codecs[hints[name]] for name in names}
        pattern = re.escape(line.form)
        for name in names:
            pattern = pattern.replace(rf"\{{{name}\}}", f"(?P<{name}>{line.codecs[name].pattern})")
        first_word = line.form.split()[0]
        self._by_first_word.setdefault(first_word, []).append((re.compile(pattern), line))  # type: ignore[arg-type]
        return line

    def read(self, text: str) -> L:
        """Read a text back into its line; `UnreadableLine` if it is not one."""
        words = text.split()
        for pattern, line in self._by_first_word.get(words[0] if words else "", ()):
            if match := pattern.fullmatch(text):
                fields = match.groupdict()
                try:
                    return line(**{name: line.codecs[name].read(fields[name]) for name in fields})
                except (KeyError, ValueError):
                    break
        raise UnreadableLine(f"{quoted(text)} is not {self._what}.")
