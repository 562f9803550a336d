"""The kinds of decision a player can be asked for.

The last fourteen are questions that a card asks while it acts. They are worded by the card, and
cards that come later ask them too.
"""

from colosseum.rules import kernel


class DecisionKind(kernel.DecisionKind):
    EXCHANGE = "exchange"
    """Which cards to give away."""
    LAY = "lay"
    """Which card to lay where before the first turn."""
    REROLL = "reroll"
    """Which action dice to roll again, if any."""
    ACT = "act"
    """What to do next in phase 3."""
    KEEP = "keep"
    """Which of the drawn cards to keep."""
    TARGET = "target"
    """Which of the opponent's cards."""
    OWN_CARD = "own-card"
    """Which of one's own cards in play."""
    SWAP = "swap"
    """Which card of the hand for which one in play."""
    TAKE = "take"
    """Which of several cards to take into the hand."""
    PLACE = "place"
    """Which free place for a card."""
    REPEAT = "repeat"
    """Whether to repeat a roll of the battle die."""
    PAY = "pay"
    """How much to pay for a better roll."""
    SECOND_DIE = "second-die"
    """Which other die to use."""
    EXTRA_DIE = "extra-die"
    """Whether to use one more die, and which."""
    CHANGE_DIE = "change-die"
    """Which die to change, and to what."""
    SYMBOL = "symbol"
    """Which of the opponent's symbols."""
    BUY = "buy"
    """How many victory points to buy."""
    LAY_FREE = "lay-free"
    """Which card of the hand to lay where, free of charge."""
    LAY_AGAIN = "lay-again"
    """Which of the cards taken up to lay where."""
