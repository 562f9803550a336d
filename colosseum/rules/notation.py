"""One-line texts that read back: actions and events in journals, logs and tests.

A line is a frozen dataclass with a `form` such as ``"bid {coins}"``. How each field is written
and read follows from its type, by the codecs of the grammar the class is added to. A codec may
write nothing at all, which makes the tail of a form optional.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar, get_type_hints

from colosseum.words.sentences import quoted


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
