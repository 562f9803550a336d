"""How a finished game came out for a player, in a line: by how much, and what it cost."""

from collections.abc import Iterable

from colosseum.rules.kernel import Record, SeatIndex
from colosseum.rules.roma.events import PointsReturned
from colosseum.rules.roma.state import State
from colosseum.words.sentences import Sentence


def own_line(state: State, records: Iterable[Record], seat: SeatIndex) -> Sentence:
    mine, theirs = state.points[seat], state.points[1 - seat]
    if mine == theirs:
        return Sentence("Level to the last point.")
    if mine > theirs:
        return Sentence(
            "Ahead by {count} victory point.",
            "Ahead by {count} victory points.",
            count=mine - theirs,
        )
    short, lost = theirs - mine, _lost_for_places(records, seat)
    if lost >= short:
        return Sentence(
            "{short} short. Empty places cost {count} victory point.",
            "{short} short. Empty places cost {count} victory points.",
            short=short,
            count=lost,
        )
    return Sentence("{count} victory point short.", "{count} victory points short.", count=short)


def _lost_for_places(records: Iterable[Record], seat: SeatIndex) -> int:
    events = [event for record in records for event in record.events]
    return sum(it.points for it in events if isinstance(it, PointsReturned) and it.seat == seat)
