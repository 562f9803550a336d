"""Positions for the tutor's tests: the first seat decides, two or more others look on."""

from colosseum.rules.colosseum import Game
from tests.rules.colosseum.scenario import table


def at(phase: str, mine: str = "", *others: str, **fields: object) -> Game:
    """A position with these holdings, and defaults for the rest."""
    entries = [mine, *others, *[""] * (2 - len(others))]
    lines = [f"phase: {phase}", "players:", *[f"  - {{{entry}}}" for entry in entries]]
    fields = {"first": 1, **fields}
    lines += [f"{name.replace('_', ' ')}: {value}" for name, value in fields.items()]
    return table("\n".join(lines))


def invest(mine: str = "", *others: str, **fields: object) -> Game:
    return at("investing", mine, *others, **fields)


def opening(mine: str = "", *others: str, **fields: object) -> Game:
    return at("acquiring", mine, *others, **fields)


def bidding(mine: str = "", *others: str, coins: int = 8, **fields: object) -> Game:
    """The second seat has opened market 1, and the first is to bid."""
    auction = f"{{opener: 2, market: 1, coins: {coins}, leader: 2, still in: [2, 3, 1]}}"
    return at(
        "acquiring", mine, *others, step="bid", seat=1, queue=[3, 1], auction=auction, **fields
    )


def trade(mine: str = "", *others: str, **fields: object) -> Game:
    return at("trading", mine, *others, **fields)


def offered(mine: str, other: str, give: str, take: str, step: str = "answer") -> Game:
    """The second seat gives `give` for `take`: as its offer, or as a counter to the first's."""
    active, partner = (2, 1) if step == "answer" else (1, 2)
    if step == "settle":
        give, take = take, give
    offer = f"{{active: {active}, partner: {partner}, give: {give}, take: {take}}}"
    return at("trading", mine, other, step=step, seat=1, queue=[3], offer=offer)


def rolling(mine: str = "", *others: str, **fields: object) -> Game:
    return at("producing", mine, *others, **fields)


def moving(mine: str, roll: str, **fields: object) -> Game:
    return at("producing", mine, step="move", seat=1, queue=[2, 3], roll=roll, **fields)


def producing(mine: str = "", *others: str, **fields: object) -> Game:
    return at("producing", mine, *others, step="produce", seat=1, queue=[2, 3], **fields)


def discarding(mine: str, *others: str, owner: int = 2, **fields: object) -> Game:
    fields = {"step": "discard", "seat": 1, "podium owner": owner, **fields}
    return at("closing", mine, *others, **fields)


def donation(mine: str, owner: str, **fields: object) -> Game:
    fields = {"step": "donation", "seat": 1, "podium owner": 2, **fields}
    return at("closing", mine, owner, **fields)
