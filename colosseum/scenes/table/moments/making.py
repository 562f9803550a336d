"""The moment for each kind of decision."""

from typing import Final

from colosseum.scenes.table.moments.answer import Answer, Settle
from colosseum.scenes.table.moments.auction import Bid, Open
from colosseum.scenes.table.moments.closing import DiscardToken, Donation
from colosseum.scenes.table.moments.dice import MoveNoble, Roll
from colosseum.scenes.table.moments.invest import Invest
from colosseum.scenes.table.moments.moment import Moment, Table
from colosseum.scenes.table.moments.produce import ProduceEvent
from colosseum.scenes.table.moments.trade import Trade
from colosseum.scenes.table.moments.watching import Watching

MOMENTS: Final[dict[str, type[Moment]]] = {
    "invest": Invest,
    "open": Open,
    "bid": Bid,
    "trade": Trade,
    "answer": Answer,
    "settle": Settle,
    "roll": Roll,
    "move": MoveNoble,
    "produce": ProduceEvent,
    "discard": DiscardToken,
    "donation": Donation,
}


def moment_for(table: Table) -> Moment:
    """What the panel offers for the decision that is due; watching, if it is not a person's."""
    decision = table.game.decision
    if decision is None or not table.seats[decision.seat].is_human:
        return Watching(table)
    return MOMENTS[decision.kind](table)
