"""What may be told at a screen: nothing that one of the people before it must not see."""

from collections.abc import Sequence

from colosseum.play.seats import Seat
from colosseum.rules.kernel import Event


def told_at(event: Event, seats: Sequence[Seat]) -> Event:
    """The event as the people at this screen may hear it.

    One person hears what she may see. Two hear only what both may see. Where nobody plays, there
    is no one to keep a secret from.
    """
    for number, seat in enumerate(seats):
        if seat.is_human:
            event = event.seen_by(number)
    return event
