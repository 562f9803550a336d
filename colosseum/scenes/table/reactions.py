"""How players feel about what happens. Each game says which moments matter, and to whom."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

from colosseum.play.seats import Seat
from colosseum.rules.kernel import Event, SeatIndex
from colosseum.scenes.parts.faces import Expression
from colosseum.scenes.parts.spoken_lines import Lines


@dataclass(frozen=True, slots=True)
class Reaction:
    """What a player's face shows, and what the player could say."""

    seat: SeatIndex
    expression: Expression
    lines: Lines = ()


class Moods(Protocol):
    """Follows one game by its events, in the order in which they are told."""

    @property
    def stage(self) -> Hashable:
        """The phase of the game: at most one player speaks in each."""

    def hear(self, event: Event) -> list[Reaction]:
        """Who is moved by the event; whoever has most to say comes first."""


MakeMoods: TypeAlias = Callable[[Any, Sequence[Seat]], Moods]
"""Follows a game from its beginning, with its players."""
