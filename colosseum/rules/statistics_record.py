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


def read_numbers(values: Any) -> tuple[int, ...]:
    """Read a list of numbers, none of them negative; `ValueError` for anything else."""
    if not isinstance(values, list) or not all(type(n) is int and n >= 0 for n in values):
        raise ValueError("not only numbers")
    return tuple(values)
