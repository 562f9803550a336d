"""The kinds of decision a player can be asked for, in the order of the turn."""

from enum import StrEnum


class DecisionKind(StrEnum):
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

    # Enum's own hash runs Python code; steps are looked up at every action.
    __hash__ = str.__hash__
