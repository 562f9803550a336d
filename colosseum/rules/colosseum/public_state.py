"""Following a game by its events alone: they say everything that happens on the table."""

from colosseum.rules.colosseum.changes import CHANGES
from colosseum.rules.colosseum.state import State
from colosseum.rules.kernel import Event


class PublicState:
    """A table seen once and then followed by events alone."""

    def __init__(self, state: State) -> None:
        self.state = state.copy()

    def hear(self, event: Event) -> None:
        """Change the table as the event says; bids and offers change nothing."""
        change = CHANGES.get(type(event))
        if change is not None:
            change(self.state, event)
