"""The parts of a page: a screen reader hears everything in one panel, or on the board, together."""

from collections import Counter as Tally
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from colosseum.access.node import Group, Node
from colosseum.access.reading_order import in_reading_order
from colosseum.widgets.design_units import Box
from colosseum.widgets.listening import Enclosed

_BESIDE: Final = 240.0
"""How far a number may be from the words in its row that say what it counts."""
_BELOW: Final = 40.0
_CLOSE: Final = 4.0


def in_parts(nodes: Sequence[Node], enclosed: Sequence[Enclosed]) -> tuple[Node | Group, ...]:
    """The nodes in the order of the eye, those of one part together.

    What is told at once is painted in the order in which it makes sense, and keeps it.
    """
    homes = [_home(node, enclosed) for node in nodes]
    found: list[Node | Group] = []
    found += _with_numbers([it for it, home in zip(nodes, homes, strict=True) if home is None])
    named = Tally[str]()
    for place, part in enumerate(enclosed):
        own = [it for it, home in zip(nodes, homes, strict=True) if home == place]
        own = (_as_painted if part.is_told else _by_eye)(_with_numbers(own))
        if own:
            key = (part.name, named[part.name])
            named[part.name] += 1
            found.append(Group(key, part.name, part.box, tuple(own), part.is_told))
    return tuple(in_reading_order(found, lambda part: part.box))


def _by_eye(nodes: Sequence[Node]) -> list[Node]:
    return in_reading_order(nodes, lambda node: node.box)


def _as_painted(nodes: Sequence[Node]) -> list[Node]:
    """Words as they were painted, and each control before the first that is below it."""
    found = [node for node in nodes if not node.is_focusable]
    for control in _by_eye([node for node in nodes if node.is_focusable]):
        lower = (at for at, it in enumerate(found) if it.box.top >= control.box.centery)
        found.insert(next(lower, len(found)), control)
    return found


def _home(node: Node, enclosed: Sequence[Enclosed]) -> int | None:
    """The part that it is in; the topmost where one lies over another."""
    around = [place for place, it in enumerate(enclosed) if it.box.collidepoint(node.box.center)]
    return around[-1] if around else None


def _with_numbers(nodes: Sequence[Node]) -> list[Node]:
    """Numbers together with the words that say what they count; those without any are left out."""
    words = [node for node in nodes if node.is_words and not node.is_bare]
    counted: dict[tuple[str, int], list[Node]] = {}
    for number in (node for node in nodes if node.is_words and node.is_bare):
        nearest = _words_for(number, words)
        if nearest is not None:
            counted.setdefault(nearest.key, []).append(number)
    return [
        _joined(node, counted.get(node.key, []))
        for node in nodes
        if not (node.is_words and node.is_bare)
    ]


def _words_for(number: Node, words: Sequence[Node]) -> Node | None:
    """Those just below or above it, or else beside it in its row."""
    for far, limit in ((_down, _CLOSE), (_across, _BESIDE), (_down, _BELOW)):
        near = [it for it in words if far(number.box, it.box) <= limit]
        if near:
            return min(near, key=lambda it: far(number.box, it.box))
    return None


def _joined(words: Node, numbers: Sequence[Node]) -> Node:
    """“3 stars”, “Effects: 70%”, “Tokens: 13, 7”."""
    before, after, box = list[str](), list[str](), words.box
    for number in in_reading_order(numbers, lambda node: node.box):
        is_first = number.box.left < words.box.left or number.box.bottom <= words.box.centery
        (before if is_first and not before else after).append(number.name)
        box = box.union(number.box)
    name = " ".join((*before, words.name))
    return replace(words, name=": ".join(filter(None, (name, ", ".join(after)))), box=box)


def _across(one: Box, other: Box) -> float:
    """How far apart they are in a row; endless if they are in none."""
    if not (one.top <= other.centery <= one.bottom or other.top <= one.centery <= other.bottom):
        return float("inf")
    return max(0.0, other.left - one.right, one.left - other.right)


def _down(one: Box, other: Box) -> float:
    """How far apart they are in a column; endless if they are in none."""
    if not (one.left <= other.centerx <= one.right or other.left <= one.centerx <= other.right):
        return float("inf")
    return max(0.0, other.top - one.bottom, one.top - other.bottom)
