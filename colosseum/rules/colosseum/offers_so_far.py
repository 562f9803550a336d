"""What was offered so far in trading, and the answers: the one place to ask."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from colosseum.rules.colosseum.actions import Bundle
from colosseum.rules.colosseum.events import DealStruck, OfferMade, OfferRefused, TurnBegan
from colosseum.rules.kernel import Event, Record, SeatIndex


@dataclass(frozen=True, slots=True)
class Talk:
    """An offer to another player, perhaps with a counter-offer, and the answer."""

    turn: int
    """Counted from the turn in which the events begin."""
    offer: OfferMade
    counter: OfferMade | None = None
    agreed: bool | None = None
    """None while the answer is open."""

    @property
    def asker(self) -> SeatIndex:
        return self.offer.seat

    @property
    def partner(self) -> SeatIndex:
        return self.offer.partner

    @property
    def give(self) -> Bundle:
        """What the asker first offered to give."""
        return self.offer.give

    @property
    def take(self) -> Bundle:
        return self.offer.take

    @property
    def last(self) -> OfferMade:
        """The offer that was answered, or is on the table."""
        return self.counter or self.offer


class Talks:
    """The talks of a game, followed by its events."""

    def __init__(self, turn: int = 0) -> None:
        """The turn is the one in which the events begin, if it matters."""
        self._turn = turn
        self.so_far: list[Talk] = []

    def hear(self, event: Event) -> None:
        match event:
            case TurnBegan():
                self._turn += 1
            case OfferMade():
                if self._is_open and event.seat == self.so_far[-1].partner:
                    self.so_far[-1] = replace(self.so_far[-1], counter=event)
                else:
                    self.so_far.append(Talk(self._turn, event))
            # A listener who comes in the middle has not heard the offer.
            case OfferRefused() | DealStruck() if self._is_open:
                self.so_far[-1] = replace(self.so_far[-1], agreed=isinstance(event, DealStruck))

    @property
    def _is_open(self) -> bool:
        return bool(self.so_far) and self.so_far[-1].agreed is None


def talks(events: Iterable[Event], turn: int = 0) -> list[Talk]:
    """The talks in these events; the turn is the one in which they begin, if it matters."""
    heard = Talks(turn)
    for event in events:
        heard.hear(event)
    return heard.so_far


def talks_this_turn(records: Sequence[Record]) -> list[Talk]:
    """The talks of the turn in which these records end."""
    latest: list[Record] = []
    for record in reversed(records):
        latest.append(record)
        if any(isinstance(event, TurnBegan) for event in record.events):
            break
    return talks(event for record in reversed(latest) for event in record.events)
