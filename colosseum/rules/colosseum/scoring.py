"""Counting the spectators of an event (SCO-1 … SCO-7)."""

from collections.abc import Sequence
from dataclasses import dataclass

from colosseum.rules.colosseum.data import NOBLES, RULES, Asset, Programme
from colosseum.rules.colosseum.state import State
from colosseum.rules.kernel import SeatIndex


@dataclass(frozen=True, slots=True)
class Score:
    """Spectators, line by line as they are counted."""

    programme: int
    earlier: int
    tickets: int
    stars: int
    nobles: int
    podiums: int
    medals: int

    @property
    def parts(self) -> tuple[int, ...]:
        return (
            self.programme,
            self.earlier,
            self.tickets,
            self.stars,
            self.nobles,
            self.podiums,
            self.medals,
        )

    @property
    def total(self) -> int:
        return sum(self.parts)

    def __str__(self) -> str:
        return " + ".join(map(str, self.parts))

    @classmethod
    def read(cls, text: str) -> "Score":
        return cls(*map(int, text.split(" + ")))


def nobles_inside(state: State, seat: SeatIndex) -> int:
    """What the nobles in the seat's arena draw (SCO-5)."""
    impresario = state.impresarios[seat]
    start, size, squares = impresario.arena_start, impresario.arena_size, RULES.squares
    drawn = 0
    for noble in NOBLES:
        if (state.nobles[noble] - start) % squares < size:
            drawn += RULES.noble_spectators[noble]
    return drawn


def count(
    state: State,
    seat: SeatIndex,
    programme: Programme,
    tokens: Sequence[Asset],
    jokers: int,
    medals: int,
) -> Score:
    """The spectators of an event with these tokens and this many jokers and medals.

    A star counts if a token of its own type is on stage; a joker never stands for it (AST-1).
    """
    impresario = state.impresarios[seat]
    earlier = set(impresario.produced)
    earlier.discard(programme.number)
    stars = 0
    for asset in RULES.star_assets:
        if state.stars[asset] == seat and asset in tokens:
            stars += 1
    return Score(
        programme.spectators[programme.assets - len(tokens) - jokers],
        RULES.earlier_spectators * len(earlier),
        RULES.ticket_spectators * impresario.tickets,
        RULES.star_spectators * stars,
        nobles_inside(state, seat),
        RULES.podium_spectators * impresario.podiums,
        RULES.medal_spectators * medals,
    )
