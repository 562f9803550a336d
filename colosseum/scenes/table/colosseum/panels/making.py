"""The panel for each kind of decision."""

from typing import Final

from colosseum.rules.colosseum.decision_kinds import DecisionKind
from colosseum.scenes.table.colosseum.panels.acquiring import Bid, Open
from colosseum.scenes.table.colosseum.panels.answering import Answer, Settle
from colosseum.scenes.table.colosseum.panels.closing import DiscardToken, Donation
from colosseum.scenes.table.colosseum.panels.dice import MoveNoble, Roll
from colosseum.scenes.table.colosseum.panels.investing import Invest
from colosseum.scenes.table.colosseum.panels.producing import ProduceEvent
from colosseum.scenes.table.colosseum.panels.trading import Trade
from colosseum.scenes.table.colosseum.panels.watching import Watching
from colosseum.scenes.table.panel import Panel, Table

PANELS: Final[dict[str, type[Panel]]] = {
    DecisionKind.INVEST: Invest,
    DecisionKind.OPEN: Open,
    DecisionKind.BID: Bid,
    DecisionKind.TRADE: Trade,
    DecisionKind.ANSWER: Answer,
    DecisionKind.SETTLE: Settle,
    DecisionKind.ROLL: Roll,
    DecisionKind.MOVE: MoveNoble,
    DecisionKind.PRODUCE: ProduceEvent,
    DecisionKind.DISCARD: DiscardToken,
    DecisionKind.DONATION: Donation,
}


def panel_for(table: Table) -> Panel:
    """What the panel offers for the decision that is due; watching, if it is not a person's."""
    decision = table.game.decision
    if decision is None or not table.seats[decision.seat].is_human:
        return Watching(table)
    return PANELS[decision.kind](table)
