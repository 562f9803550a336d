"""When the recap is open: it comes up by itself, and goes when its player acts or closes it."""

from collections.abc import Sequence

from colosseum.play.seats import Seat
from colosseum.rules.kernel import Event, SeatIndex
from colosseum.scenes.parts.log import Log
from colosseum.scenes.scene import Window
from colosseum.scenes.table.kit import TableKit
from colosseum.scenes.table.recap_card import Gathering, Recap, RecapCard
from colosseum.widgets.design_units import Box
from colosseum.words.sentences import Sentence


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

    def __init__(self, window: Window, kit: TableKit, log: Log, seats: tuple[Seat, ...]) -> None:
        self._window = window
        self._kit = kit
        self._log = log
        self._seats = seats
        self.is_open = False
        self._gathered: dict[SeatIndex, _Gathered] = {}
        self._known = {seat: self.recap(seat) for seat, it in enumerate(seats) if it.is_human}
        """What each person knew when they last decided."""
        self._shown_in: dict[SeatIndex, int] = {}
        """The turn in which it last came up for each person."""

    def recap(self, seat: SeatIndex) -> Recap:
        """What this player has missed, of what has been told so far."""
        if seat not in self._gathered:
            self._gathered[seat] = _Gathered(
                self._kit.recap(self._log.beginning, self._seats, seat)
            )
        return self._gathered[seat].after(self._log.events)

    def ask(self, seat: SeatIndex) -> Recap | None:
        """A person decides: what they have missed, the first time in a turn; None otherwise."""
        recap = self.recap(seat)
        is_first = self._shown_in.get(seat) != recap.turn
        is_new = recap.has_news and recap != self._known[seat]
        self._known[seat] = recap
        return recap if is_first and is_new else None

    def recall(self, seat: SeatIndex, panel: Box) -> None:
        """A person decides: show what they have missed, if there is room for it by the log."""
        recap = self.ask(seat)
        if recap is not None and self._card(recap, panel).is_beside_log:
            self.is_open = True
            self._shown_in[seat] = recap.turn

    def toggle(self, seat: SeatIndex) -> None:
        """Show it to this player, who may only hear it, or put it away."""
        self.is_open = not self.is_open
        if self.is_open:
            self._window.announce(self.recap(seat).aloud, at_once=True)

    def close(self) -> None:
        self.is_open = False

    def card(self, seat: SeatIndex, panel: Box) -> RecapCard | None:
        """The recap of this player, if it is open, below this panel or elsewhere."""
        recap = self.recap(seat)
        return self._card(recap, panel) if self.is_open and recap.has_news else None

    def _card(self, recap: Recap, panel: Box) -> RecapCard:
        places = self._kit.layout.recap_places(panel)
        return RecapCard(self._window, recap, self._seats, places)

    def why_not(self, seat: SeatIndex) -> Sentence | None:
        """Why there is nothing to open for this player; None if there is."""
        recap = self.recap(seat)
        if self.is_open or recap.has_news:
            return None
        if recap.is_first_turn:
            return Sentence("No one else has had a turn yet.")
        return Sentence("No one else has done anything since your last turn.")

    def retell(self) -> None:
        """The language has changed, which is no news."""
        informed = [seat for seat, known in self._known.items() if known == self.recap(seat)]
        self._gathered.clear()
        for seat in informed:
            self._known[seat] = self.recap(seat)

    def undone(self) -> None:
        """The log has begun again."""
        self._gathered.clear()
        self.close()
