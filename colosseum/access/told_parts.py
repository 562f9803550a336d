"""What is said of a page by itself: its told parts when they come up, and what is new in them."""

from collections.abc import Iterator
from typing import Final
from weakref import WeakKeyDictionary

from colosseum.access.node import Announcement, Group, Tree

_ENDS: Final = ".!?…:”»"


class ToldParts:
    """Knows what each open scene has said, so that nothing is said twice."""

    def __init__(self) -> None:
        self._said: WeakKeyDictionary[object, dict[str, frozenset[str]]] = WeakKeyDictionary()
        """By scene, the words of each part that it had when it was last told."""

    def forget(self) -> None:
        """Someone listens who has heard nothing yet."""
        self._said.clear()

    def news(self, scene: object, tree: Tree, title: str) -> Iterator[Announcement]:
        """Of another part all words, and at once: someone has chosen it. Else the new ones.

        Where several are new, only the first interrupts what is being said.
        """
        before = self._said.get(scene, {})
        now: dict[str, frozenset[str]] = {}
        interrupts = bool(before)
        for part in tree.parts:
            if not isinstance(part, Group) or not part.is_told:
                continue
            words = [node.name for node in part.nodes if not node.is_focusable]
            now[part.name] = frozenset(words)
            known = before.get(part.name, frozenset(() if before else (title,)))
            said = _sentences([it for it in words if it not in known])
            if said:
                is_chosen = part.name not in before
                yield Announcement(said, at_once=interrupts and is_chosen)
                interrupts = interrupts and not is_chosen
        self._said[scene] = now


def _sentences(words: list[str]) -> str:
    ended = [it if it.endswith(tuple(_ENDS)) else f"{it}." for it in words]
    return " ".join(ended)
