"""What a game that was played to its end leaves to the statistics."""

from typing import Any, Protocol, Self

from colosseum.rules.journal import Journal


class PlayedGame(Protocol):
    """What a game keeps of itself, beside who played and who won."""

    @classmethod
    def of(cls, journal: Journal[Any]) -> Self: ...

    @classmethod
    def read(cls, data: Any, players: int) -> Self:
        """What `data` wrote; `ValueError` if it is nothing of the kind."""
        ...

    def data(self) -> dict[str, Any]:
        """As JSON."""
        ...
