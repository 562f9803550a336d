"""Unfinished choices: cashing in a medal brings the same decision up again."""

from typing import TypeVar

D = TypeVar("D")


class Drafts:
    """Keeps the latest draft of each type, for the next panel of that kind."""

    def __init__(self) -> None:
        self._kept: dict[type, object] = {}

    def keep(self, draft: object) -> None:
        self._kept[type(draft)] = draft

    def find(self, kind: type[D]) -> D | None:
        draft = self._kept.get(kind)
        return draft if isinstance(draft, kind) else None
