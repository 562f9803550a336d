"""Following a game by its events alone: hearing them is enough to know the table.

An onlooker who is given events as one seat sees them knows what that seat knows: cards face down
are HIDDEN. One who is given them whole knows everything but the pile's order.
"""

from colosseum.rules.kernel import Event, SeatIndex
from colosseum.rules.roma.changes import CHANGES
from colosseum.rules.roma.state import State


class PublicState:
    """Sees the table once, and then only hears events."""

    def __init__(self, state: State, seat: SeatIndex | None = None) -> None:
        """As that seat sees the table, or whole."""
        self.seat = seat
        self.state = state.copy() if seat is None else state.seen_by(seat)

    def hear(self, event: Event) -> None:
        """Change the table as the event says; some talk changes nothing."""
        seen = event if self.seat is None else event.seen_by(self.seat)
        change = CHANGES.get(type(seen))
        if change is not None:
            change(self.state, seen)
