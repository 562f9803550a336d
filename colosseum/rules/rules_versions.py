"""Every version of a game's numbers: saved games are played on by the one they began with.

A game's file holds the newest version. Beside it is one file for each older version, such as
`roma-1.yaml`, with only what is different in the next one.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Final, Protocol, TypeVar

from colosseum.formats.yaml_fields import Field

FIRST: Final = 1
"""What journals were played by that do not say."""


class Numbered(Protocol):
    """The numbers of a game, whatever they are."""

    @property
    def version(self) -> int: ...


N = TypeVar("N", bound=Numbered)


def read_versions(file: Path, read: Callable[[Field], N]) -> tuple[N, ...]:
    """All versions of a game's numbers, the first one first; `FieldError` names what is wrong."""
    field = Field.of_file(file)
    found = [read(field)]
    for version in range(found[0].version - 1, FIRST - 1, -1):
        change = Field.of_file(file.with_stem(f"{file.stem}-{version}"))
        field = field.changed_by(change)
        found.append(read(field))
        if found[-1].version != version:
            raise change.error(f"expected version {version}.")
    return tuple(reversed(found))
