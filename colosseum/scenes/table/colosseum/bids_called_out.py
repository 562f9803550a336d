"""Which bids are called out: of a climb coin by coin between computers, the first and the last."""

from collections.abc import Sequence

from colosseum.play.seats import Seat
from colosseum.rules.colosseum.events import BidMade
from colosseum.rules.colosseum.state import Bidding


class BidCalls:
    """Follows one auction after another. The log still tells every bid."""

    def __init__(self, seats: Sequence[Seat]) -> None:
        self._seats = seats
        self._climbing = False
        self._left_out: BidMade | None = None

    def begin(self) -> None:
        """A market is opened."""
        self._climbing, self._left_out = False, None

    def is_called(self, bid: BidMade, before: Bidding) -> bool:
        """Whether to call this bid out now."""
        is_step = bid.coins == before.coins + 1
        person_bids = any(self._seats[seat].is_human for seat in before.still_in)
        goes_on = self._climbing and is_step and not person_bids
        self._climbing = is_step
        self._left_out = bid if goes_on else None
        return not goes_on

    def take_last(self) -> BidMade | None:
        """The last bid of a climb, if it has not been called out."""
        last, self._left_out = self._left_out, None
        return last
