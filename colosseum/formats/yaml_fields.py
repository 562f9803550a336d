"""Reading YAML that people write: every complaint names file, line, field and value."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeVar

import yaml

from colosseum.words.sentences import GameError, quoted

T = TypeVar("T")

_FastLoader: type = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_DEEPEST = 100
"""Levels of nesting; thousands would overflow the fast loader's stack and crash the program."""
_LONGEST_TEXT = 50_000
_LONGEST_FILE = 500_000
_LONGEST_NAME = 40
_MOST_DIGITS = 9
_NOTHING = "tag:yaml.org,2002:null"
_LONGEST_COMPLAINT = 200


class FieldError(GameError):
    """A field with a mistake in it."""


class Field:
    """A value in a YAML file that knows its place there."""

    def __init__(self, node: yaml.Node, source: str, path: str = "") -> None:
        self._node = node
        self._source = source
        self.path = path

    @classmethod
    def of_file(cls, file: Path) -> "Field":
        try:
            text = file.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise FieldError(f"{file.name} cannot be read: {error}.") from error
        return cls._of(text, file.name, _LONGEST_FILE)

    @classmethod
    def of_text(cls, text: str, source: str) -> "Field":
        """Read a text from anywhere; what no position needs is refused before it costs anything."""
        return cls._of(text, source, _LONGEST_TEXT)

    @classmethod
    def _of(cls, text: str, source: str, longest: int) -> "Field":
        if len(text) > longest:
            raise FieldError(f"{source} is too long.")
        try:
            if _is_too_deep(text):
                raise FieldError(f"{source} is nested too deeply.")
            node = yaml.compose(text, Loader=_FastLoader)
        except (yaml.YAMLError, UnicodeEncodeError) as error:
            words = " ".join(str(error).split())[:_LONGEST_COMPLAINT]
            raise FieldError(f"{source} is not valid YAML: {words}.") from error
        if node is None:
            raise FieldError(f"{source} is empty.")
        return cls(node, source)

    def changed_by(self, change: "Field") -> "Field":
        """This value with what the change names put in its place, however deep.

        The items of a list are named by their places, counted from 1. A field without a value
        is left out.
        """
        node = _changed(self._node, change._node)
        return Field(node, f"{self._source} changed by {change._source}", self.path)

    def written(self) -> str:
        """The value as YAML again."""
        return str(yaml.serialize(self._node))

    def error(self, what: str) -> FieldError:
        line = self._node.start_mark.line + 1
        return FieldError(f"{self._source}, line {line}, {self.path or 'top'}: {what}")

    def _child(self, node: yaml.Node, name: str) -> "Field":
        name = name[:_LONGEST_NAME]
        return Field(node, self._source, f"{self.path}.{name}" if self.path else name)

    def _expected(self, what: str) -> FieldError:
        return self.error(f"expected {what}, found {self._shown()}.")

    def _shown(self) -> str:
        if isinstance(self._node, yaml.ScalarNode):
            return quoted(self._node.value)
        return "a list" if isinstance(self._node, yaml.SequenceNode) else "a mapping"

    def mapping(self) -> "Mapping":
        if not isinstance(self._node, yaml.MappingNode):
            raise self._expected("a mapping")
        fields: dict[str, Field] = {}
        for key, value in self._node.value:
            if not isinstance(key, yaml.ScalarNode):
                raise self._child(key, "?").error("is no name for a field.")
            name = str(key.value)
            if name in fields:
                raise self._child(key, name).error("is given twice.")
            fields[name] = self._child(value, name)
        return Mapping(self, fields)

    def items(self) -> list["Field"]:
        if not isinstance(self._node, yaml.SequenceNode):
            raise self._expected("a list")
        return [self._child(node, str(place)) for place, node in enumerate(self._node.value, 1)]

    @property
    def is_text(self) -> bool:
        """Whether it is a single value, neither a mapping nor a list."""
        return isinstance(self._node, yaml.ScalarNode)

    def text(self) -> str:
        if not self.is_text:
            raise self._expected("text")
        return str(self._node.value)

    def number(self, least: int = 0, most: int | None = None) -> int:
        try:
            value = int(self.text())
        except ValueError:
            raise self._expected("a whole number") from None
        if len(self.text()) > _MOST_DIGITS:
            raise self._expected("a smaller number")
        if value < least or (most is not None and value > most):
            limits = f"of at least {least}" if most is None else f"from {least} to {most}"
            raise self._expected(f"a number {limits}")
        return value

    def numbers(self, least: int = 0) -> tuple[int, ...]:
        return tuple(item.number(least) for item in self.items())

    def named_numbers(self, *names: str) -> dict[str, int]:
        """Read a mapping of just these names to whole numbers."""
        mapping = self.mapping()
        numbers = {name: mapping[name].number() for name in names}
        mapping.close()
        return numbers

    def flag(self) -> bool:
        words = {"yes": True, "true": True, "no": False, "false": False}
        word = self.text().lower()
        if word not in words:
            raise self._expected("yes or no")
        return words[word]

    def read(self, reader: Callable[[str], T], what: str) -> T:
        """Let `reader` read the text; its ValueError or KeyError becomes a complaint."""
        try:
            return reader(self.text())
        except (ValueError, KeyError):
            raise self._expected(what) from None


def _changed(node: yaml.Node, change: yaml.Node) -> yaml.Node:
    if not isinstance(change, yaml.MappingNode):
        return change
    changes = {str(key.value): (key, value) for key, value in change.value}
    if isinstance(node, yaml.SequenceNode):
        items = [
            _changed(item, changes[str(place)][1]) if str(place) in changes else item
            for place, item in enumerate(node.value, 1)
        ]
        return yaml.SequenceNode(node.tag, items, node.start_mark, node.end_mark)
    if not isinstance(node, yaml.MappingNode):
        return change
    pairs = [
        (key, _changed(value, changes.pop(str(key.value))[1]) if key.value in changes else value)
        for key, value in node.value
    ]
    kept = [(key, value) for key, value in (*pairs, *changes.values()) if value.tag != _NOTHING]
    return yaml.MappingNode(node.tag, kept, node.start_mark, node.end_mark)


def _is_too_deep(text: str) -> bool:
    """Whether a text is nested too deeply; parsing it into events needs no stack."""
    if _deepest_possible(text) <= _DEEPEST:
        return False
    depth = 0
    for event in yaml.parse(text, Loader=_FastLoader):
        if isinstance(event, yaml.events.CollectionStartEvent):
            depth += 1
            if depth > _DEEPEST:
                return True
        elif isinstance(event, yaml.events.CollectionEndEvent):
            depth -= 1
    return False


def _deepest_possible(text: str) -> int:
    """A limit to how deeply a text is nested: in brackets, and by how far its lines are indented.

    A level of a block is indented further than the one around it, unless that is a list in a
    mapping.
    """
    widest = max((len(line) - len(line.lstrip(" \t-?:")) for line in text.splitlines()), default=0)
    return text.count("[") + text.count("{") + 2 * widest


class Mapping:
    """The named fields of a mapping; `close` complains about those that nobody has asked for."""

    def __init__(self, field: Field, fields: dict[str, Field]) -> None:
        self._field = field
        self._fields = fields
        self._asked: set[str] = set()

    def __getitem__(self, name: str) -> Field:
        found = self.get(name)
        if found is None:
            raise self._field.error(f"“{name}” is missing.")
        return found

    def get(self, name: str) -> Field | None:
        self._asked.add(name)
        return self._fields.get(name)

    # Fields that may be left out

    def text(self, name: str, default: str = "") -> str:
        field = self.get(name)
        return default if field is None else field.text()

    def number(self, name: str, default: int, most: int | None = None) -> int:
        field = self.get(name)
        return default if field is None else field.number(0, most)

    def flag(self, name: str) -> bool:
        field = self.get(name)
        return field is not None and field.flag()

    def items(self, name: str) -> list[Field]:
        field = self.get(name)
        return [] if field is None else field.items()

    # All fields

    def __iter__(self) -> Iterator[tuple[str, Field]]:
        self._asked.update(self._fields)
        return iter(self._fields.items())

    def close(self) -> None:
        for name, field in self._fields.items():
            if name not in self._asked:
                raise field.error("is not a known field.")


def numbers_file(name: str) -> Path:
    """Find a game's numbers: inside the package once installed or frozen, beside it in a checkout.

    The rules do not know the player's folders, so they do not ask `files/paths.py`.
    """
    package = Path(__file__).parents[1]
    inside = package / "assets" / name
    return inside if inside.exists() else package.parent / "assets" / name
