"""When the recap is open: it comes up by itself, and goes when its player acts or closes it."""

from collections.abc import Sequence

from colosseum.play.seats import Seat
from colosseum.rules.kernel import Event, SeatIndex
from colosseum.scenes.parts.log import Log
from colosseum.scenes.table.recap import Gathering, MakeGathering, Recap


class _Gathered:
    """A recap that hears of new events only."""

    def __init__(self, gathering: Gathering) -> None:
        self._gathering = gathering
        self._heard = 0
        self._recap = gathering.recap()

    def after(self, events: Sequence[Event]) -> Recap:
        if len(events) > self._heard:
            for event in events[self._heard :]:
                self._gathering.hear(event)
            self._heard = len(events)
            self._recap = self._gathering.recap()
        return self._recap


class SinceLastTurn:
    """Keeps what each person knows, so that the recap comes up only if there is news."""

    def __init__(self, make: MakeGathering, log: Log, seats: Sequence[Seat]) -> None:
        self._make = make
        self._log = log
        self._seats = seats
        self.is_open = False
        self._gathered: dict[SeatIndex, _Gathered] = {}
        self._known = {seat: self.recap(seat) for seat, it in enumerate(seats) if it.is_human}
        """What each person knew when they last decided."""
        self._asked_in: dict[SeatIndex, str] = {}
        """Where each person last decided."""

    def recap(self, seat: SeatIndex) -> Recap:
        """What this player has missed, of what has been told so far."""
        if seat not in self._gathered:
            self._gathered[seat] = _Gathered(self._make(self._log.beginning, self._seats, seat))
        return self._gathered[seat].after(self._log.events)

    def ask(self, seat: SeatIndex) -> Recap | None:
        """A person decides: what they have missed, the first time in a phase; None otherwise."""
        recap = self.recap(seat)
        is_first = self._asked_in.get(seat) != recap.now
        is_new = recap.has_news and recap != self._known[seat]
        self._known[seat] = recap
        self._asked_in[seat] = recap.now
        return recap if is_first and is_new else None

    def retell(self) -> None:
        """The language has changed, which is no news."""
        informed = [seat for seat, known in self._known.items() if known == self.recap(seat)]
        self._gathered.clear()
        for seat in informed:
            self._known[seat] = self.recap(seat)

    def undone(self) -> None:
        """The log has begun again."""
        self._gathered.clear()
        self.is_open = False
