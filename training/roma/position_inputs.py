"""A position as a network sees it: the numbers of the inputs that are on.

It is seen by one player at the end of a turn: dice that are left count for nothing. What that
player cannot know, the rival's unknown cards, is only counted.
"""

from itertools import accumulate
from typing import Final

from colosseum.rules.kernel import SeatIndex
from colosseum.rules.roma.data import EMPTY, PLACES, RULES
from colosseum.rules.roma.state import NOTHING_BLOCKED, State
from colosseum.rules.roma.ways import Way

KINDS: Final = len(RULES.cards)
_ON_PLACE: Final = KINDS + 1
"""Every kind of card, and none."""
SIDE: Final = len(PLACES) * _ON_PLACE
MOST_HELD: Final = 12
MOST_MONEY: Final = 24
"""More cards and sesterces count as that many."""
_WAYS: Final = {way: number for number, way in enumerate(Way)}
_SIZES: Final = {
    "my side": SIDE,
    "their side": SIDE,
    "my hand": KINDS,
    "their hand": KINDS,
    "my cards": MOST_HELD + 1,
    "their cards": MOST_HELD + 1,
    "my money": MOST_MONEY + 1,
    "their money": MOST_MONEY + 1,
    "my points": RULES.points + 1,
    "their points": RULES.points + 1,
    "supply": RULES.points + 1,
    "blocked": 2 * len(PLACES),
    "turn": 2,
    "fewer dice": 2,
    "way": len(Way),
}
"""Every group of inputs, and how many it has; of most groups exactly one is on."""
BEGINS: Final = dict(zip(_SIZES, accumulate(_SIZES.values(), initial=0), strict=False))
INPUTS: Final = sum(_SIZES.values())

_MY_SIDE: Final = tuple(BEGINS["my side"] + place * _ON_PLACE for place in range(len(PLACES)))
_THEIR_SIDE: Final = tuple(at + SIDE for at in _MY_SIDE)
_MY_HAND, _THEIR_HAND = BEGINS["my hand"], BEGINS["their hand"]
_MY_CARDS, _THEIR_CARDS = BEGINS["my cards"], BEGINS["their cards"]
_MY_MONEY, _THEIR_MONEY = BEGINS["my money"], BEGINS["their money"]
_MY_POINTS, _THEIR_POINTS = BEGINS["my points"], BEGINS["their points"]
_SUPPLY, _BLOCKED, _TURN = BEGINS["supply"], BEGINS["blocked"], BEGINS["turn"]
_FEWER_DICE, _WAY = BEGINS["fewer dice"], BEGINS["way"]
_EMPTY: Final = KINDS


def inputs(state: State, seat: SeatIndex) -> list[int]:
    """The inputs that are on for a player; one that is there twice counts twice."""
    rival = 1 - seat
    hands, money, points = state.hands, state.money, state.points
    mine, known = hands[seat], state.known[rival]
    theirs = len(hands[rival]) - len(known)
    on = [
        at + (_EMPTY if card == EMPTY else card % KINDS)
        for at, card in zip(_MY_SIDE, state.sides[seat], strict=True)
    ]
    on += [
        at + (_EMPTY if card == EMPTY else card % KINDS)
        for at, card in zip(_THEIR_SIDE, state.sides[rival], strict=True)
    ]
    on += [_MY_HAND + card % KINDS for card in mine]
    on += [_THEIR_HAND + card % KINDS for card in known]
    is_rivals = state.seat != seat
    on += (
        _MY_CARDS + min(len(mine), MOST_HELD),
        _THEIR_CARDS + min(theirs, MOST_HELD),
        _MY_MONEY + min(money[seat], MOST_MONEY),
        _THEIR_MONEY + min(money[rival], MOST_MONEY),
        _MY_POINTS + min(points[seat], RULES.points),
        _THEIR_POINTS + min(points[rival], RULES.points),
        _SUPPLY + min(state.supply, RULES.points),
        _TURN + is_rivals,
        _WAY + _WAYS[state.way],
    )
    if state.fewer_dice:
        on.append(_FEWER_DICE + is_rivals)
    if state.blocked != NOTHING_BLOCKED:
        next_one = 1 - state.seat
        at = _BLOCKED + (next_one != seat) * len(PLACES)
        on += [at + place for place in state.blocked[next_one]]
    return on
