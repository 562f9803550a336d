"""What players agree on before a game starts: switches, choices among several values, and texts.

An option has a name, as journals and the command line spell it, and a usual value.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from colosseum.words.sentences import GameError, Sentence, quoted

OptionValue: TypeAlias = bool | str


@dataclass(frozen=True, slots=True)
class SwitchOption:
    """On or off, and off unless someone switches it on."""

    name: str
    title: Sentence
    help: Sentence
    usual: ClassVar[bool] = False

    def read(self, value: object) -> bool | None:
        """The value, if it is one of this option's."""
        return value if isinstance(value, bool) else None

    @property
    def values(self) -> str:
        """What it can be, for an error."""
        return "on or off"


@dataclass(frozen=True, slots=True)
class Alternative:
    """One of the values of a choice."""

    name: str
    title: Sentence
    help: Sentence


@dataclass(frozen=True, slots=True)
class ChoiceOption:
    """One of several values; the first is the usual one."""

    name: str
    title: Sentence
    alternatives: tuple[Alternative, ...]
    only_with: tuple[str, str] | None = None
    """Another option and its value without which this one means nothing."""

    @property
    def usual(self) -> str:
        return self.alternatives[0].name

    def read(self, value: object) -> str | None:
        return next((it.name for it in self.alternatives if it.name == value), None)

    @property
    def values(self) -> str:
        return ", ".join(it.name for it in self.alternatives)


@dataclass(frozen=True, slots=True)
class TextOption:
    """A line that the game itself reads and checks; usually there is none."""

    name: str
    longest: int
    usual: ClassVar[str] = ""

    def read(self, value: object) -> str | None:
        return value if isinstance(value, str) and len(value) <= self.longest else None

    @property
    def values(self) -> str:
        return f"up to {self.longest} letters"


GameOption: TypeAlias = SwitchOption | ChoiceOption | TextOption


def agreed(
    title: str, options: Iterable[GameOption], named: Mapping[str, object]
) -> dict[str, OptionValue]:
    """Every option with the value it is given, or its usual one.

    `GameError` names an option that the game with this title lacks, or a value that one lacks.
    """
    found = {option.name: option for option in options}
    if unknown := [name for name in named if name not in found]:
        raise GameError(f"{title} has no such option: {quoted(', '.join(unknown))}.")
    chosen: dict[str, OptionValue] = {name: option.usual for name, option in found.items()}
    for name, value in named.items():
        read = found[name].read(value)
        if read is None:
            raise GameError(f"{name} cannot be {quoted(value)}. It can be {found[name].values}.")
        chosen[name] = read
    return chosen


def of_words(options: Iterable[GameOption], words: Iterable[str]) -> dict[str, OptionValue]:
    """Options as people type them: a switch by its name, any other as “name=value”."""
    known = {option.name: option for option in options}
    found: dict[str, OptionValue] = {}
    for word in words:
        name, sign, value = word.partition("=")
        if name not in known:
            raise GameError(f"There is no option {quoted(name)}; there are {', '.join(known)}.")
        found[name] = value if sign else True
        if known[name].read(found[name]) is None:
            raise GameError(f"{name} cannot be {quoted(value)}. It can be {known[name].values}.")
    return found


def to_keep(
    options: Iterable[GameOption], chosen: Mapping[str, OptionValue]
) -> dict[str, OptionValue]:
    """What a journal says of the options: every switch, and what else is not as usual."""
    return {
        option.name: chosen[option.name]
        for option in options
        if isinstance(option, SwitchOption) or chosen[option.name] != option.usual
    }
