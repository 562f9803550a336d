"""Sentences for people that can still be translated, and errors that carry one.

A module of few imports: even the title, which must be on the screen at once, needs it.
"""

from collections.abc import Iterable
from string import Formatter
from typing import Any, Final, Self

_LONGEST_QUOTE: Final = 60
_LONGEST_READ: Final = 1000
"""Letters of a sentence from a file, filled in; ours have fewer than a hundred."""


class Sentence(str):
    """Words for a person, with the pattern and values they were made from.

    It is the English text; to show it in another language, translate the pattern and fill in the
    values again. A sentence made of sentences keeps them as values, so that they are translated
    too. Where a number decides between singular and plural, `plural` is the second pattern and
    the value `count` the number.
    """

    pattern: str
    plural: str | None
    context: str
    """Which of its meanings it has, for translators; empty if there is only one."""
    values: dict[str, object]

    def __new__(cls, pattern: str, plural: str | None = None, /, **values: object) -> Self:
        chosen = plural if plural is not None and values["count"] != 1 else pattern
        sentence = super().__new__(cls, chosen.format(**values))
        sentence.pattern = pattern
        sentence.plural = plural
        sentence.context = ""
        sentence.values = values
        return sentence

    @classmethod
    def in_context(cls, context: str, pattern: str, /, **values: object) -> Self:
        """What is one word in English, but not in every language."""
        sentence = cls(pattern, **values)
        sentence.context = context
        return sentence

    @classmethod
    def literal(cls, words: str) -> Self:
        """Words that are the same in every language, such as a name; a sentence stays itself."""
        return words if isinstance(words, cls) else cls("{words}", words=words)

    @staticmethod
    def listed(parts: Iterable[str]) -> "Sentence":
        """Join parts as in “2 lions, 1 torch”; each is still a sentence if it was one."""
        literal = Sentence.literal
        found = None
        for part in parts:
            # Translators: between the parts of any list: “2 lions, 1 torch”.
            found = Sentence("{one}, {other}", one=found, other=part) if found else literal(part)
        return found or literal("")

    @staticmethod
    def enumerated(parts: Iterable[str]) -> "Sentence":
        """Join parts as a sentence does: “2 lions, 1 torch and 3 coins”."""
        found = list(parts)
        if len(found) < 2:
            return Sentence.listed(found)
        *others, last = found
        # Translators: the end of a list in a sentence: “2 lions, 1 torch and 3 coins”.
        return Sentence("{others} and {last}", others=Sentence.listed(others), last=last)

    def data(self) -> dict[str, Any]:
        """Write the parts as JSON, which `of_data` reads back in any language."""
        values = {
            name: value.data() if isinstance(value, Sentence) else value
            for name, value in self.values.items()
        }
        data = {"pattern": self.pattern, "plural": self.plural, "values": values}
        return {**data, "context": self.context} if self.context else data

    @classmethod
    def of_data(cls, data: Any) -> Self:
        """Read what `data` wrote; `ValueError` if these are not the parts of a sentence.

        A pattern of ours only names its values. One that also says how to write them, or that
        names a long one many times, could ask for a line of a gigabyte.
        """
        match data:
            case {"pattern": str(pattern), "plural": str() | None as plural, "values": {**values}}:
                parts = {str(name): cls._value_of_data(value) for name, value in values.items()}
                context = data.get("context", "")
                if not isinstance(context, str) or not context.isprintable():
                    raise ValueError("its context is not text")
                for form in (pattern, plural or ""):
                    _check(form, parts)
                if plural is not None and type(parts.get("count")) is not int:
                    raise ValueError(f"{quoted(pattern)} lacks its number")
                sentence = cls(pattern, plural, **parts)
                sentence.context = context
                return sentence
        raise ValueError("it is not a sentence")

    @classmethod
    def _value_of_data(cls, value: Any) -> object:
        if isinstance(value, dict):
            return cls.of_data(value)
        if type(value) not in (str, int) or not str(value).isprintable():
            raise ValueError(f"{quoted(value)} is neither a name nor a number")
        return value


def _check(pattern: str, values: dict[str, object]) -> None:
    """`ValueError` unless a pattern does nothing but name some of the values, and stays short."""
    if len(pattern) > _LONGEST_READ or not pattern.isprintable():
        raise ValueError(f"{quoted(pattern)} is not a line")
    length = 0
    for words, name, form, conversion in Formatter().parse(pattern):
        length += len(words)
        if name is None:
            continue
        if not name.isidentifier() or name not in values or form or conversion:
            raise ValueError(f"{quoted(pattern)} lacks a value, or does more than name it")
        length += len(str(values[name]))
    if length > _LONGEST_READ:
        raise ValueError(f"{quoted(pattern)} becomes too long")


def quoted(value: object) -> str:
    """A value in quotation marks, on one line and not too long: an error must stay a sentence."""
    return f"“{printable(str(value))}”"


def printable(words: str) -> str:
    """Words that can be drawn, on one line and not too long."""
    if len(words) > _LONGEST_QUOTE:
        words = words[:_LONGEST_QUOTE] + "…"
    return "".join(letter if letter.isprintable() else "·" for letter in words)


class GameError(Exception):
    """Something went wrong; its text says what, in a sentence for people."""

    @property
    def words(self) -> Sentence:
        """The sentence itself, which can still be translated; `str` would make it plain English."""
        return Sentence.literal(self.args[0] if self.args else str(self))
