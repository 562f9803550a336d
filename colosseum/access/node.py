"""What a screen reader is told of a page, as plain data."""

from dataclasses import dataclass
from typing import NamedTuple

from colosseum.widgets.design_units import Box
from colosseum.widgets.widget import Role


class Announcement(NamedTuple):
    words: str
    at_once: bool
    """Whether it interrupts what is being said: questions and troubles do."""


@dataclass(frozen=True, slots=True)
class Number:
    """What a slider or a counter is set to."""

    value: float
    least: float
    most: float
    step: float


@dataclass(frozen=True, slots=True)
class Node:
    """One thing on the page."""

    key: tuple[str, int]
    """The widget's, and which of its words it is; the same as long as it is the same thing."""
    role: Role
    name: str
    box: Box
    about: str = ""
    """What more there is to say: the tooltip, and why it is disabled."""
    value: str = ""
    number: Number | None = None
    is_focusable: bool = False
    is_enabled: bool = True
    is_chosen: bool = False
    is_switch: bool = False
    is_alike: bool = False

    @property
    def is_words(self) -> bool:
        return self.role in (Role.WORDS, Role.HEADING) and not self.is_focusable

    @property
    def is_bare(self) -> bool:
        """Whether there is not a letter in its name: a number or a sign."""
        return not any(letter.isalpha() for letter in self.name)


@dataclass(frozen=True, slots=True)
class Group:
    """What belongs together: a panel, the board, a hand of cards."""

    key: tuple[str, int]
    """Its name, and which of those called so it is."""
    name: str
    box: Box
    nodes: tuple[Node, ...]
    is_told: bool = False
    """Whether its words are announced when it comes up, and what is new in it then."""


@dataclass(frozen=True, slots=True)
class Tree:
    """Everything on a page, in the order of the eye, and where the focus is."""

    parts: tuple[Node | Group, ...]
    focus: tuple[str, int] | None

    @property
    def nodes(self) -> tuple[Node, ...]:
        """All things, whatever group they are in."""
        found: list[Node] = []
        for part in self.parts:
            found += part.nodes if isinstance(part, Group) else [part]
        return tuple(found)
