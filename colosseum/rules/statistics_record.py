"""The record of a finished game for the statistics."""

from typing import Any, Protocol, Self

from colosseum.rules.journal import Journal


class PlayedGame(Protocol):
    """The part of a finished game that is kept, besides who played and who won."""

    @classmethod
    def of(cls, journal: Journal[Any]) -> Self: ...

    @classmethod
    def read(cls, data: Any, players: int) -> Self:
        """Read what `data` wrote; `ValueError` if it is something else."""
        ...

    def data(self) -> dict[str, Any]:
        """Write it as JSON."""
        ...
