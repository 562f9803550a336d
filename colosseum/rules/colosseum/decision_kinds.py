"""The kinds of decision a player can be asked for, in the order of the turn."""

from colosseum.rules import kernel


class DecisionKind(kernel.DecisionKind):
    INVEST = "invest"
    OPEN = "open"
    BID = "bid"
    TRADE = "trade"
    ANSWER = "answer"
    SETTLE = "settle"
    ROLL = "roll"
    MOVE = "move"
    PRODUCE = "produce"
    DISCARD = "discard"
    DONATION = "donation"
