"""What a card's action is worth to the player who activates it now, in victory points.

Attacks are in `attack_worth.py`.
"""

from typing import Final

from colosseum.ai.roma.attack_worth import (
    AMOUNTS,
    ATTACKS,
    FORUMS,
    TUBAE,
    Worth,
    forums,
    number,
    numbers,
)
from colosseum.ai.roma.table_worth import (
    DEFENCES,
    DRAWS,
    IS_BUILDING,
    PRICES,
    WORTHS,
    Table,
    by_number,
)
from colosseum.rules.kernel import Action, SeatIndex
from colosseum.rules.roma.actions import Choose
from colosseum.rules.roma.data import BRIBERY, EMPTY, NEIGHBOURS, RULES, CardNumber, Place

_FACES: Final = RULES.faces
_HALVES: Final = [(face + 1) // 2 for face in range(1, _FACES + 1)]
_HALF_A_ROLL: Final = sum(_HALVES) / _FACES
_HALF_THE_BETTER: Final = sum([max(half, _HALF_A_ROLL) for half in _HALVES]) / _FACES
"""With a Tuba: a roll below the mean is repeated."""
_NOT_YET: Final = 0.3
"""What an action is worth that brings nothing now but may later."""
_USUAL_GAPS: Final = 1.0
"""A rival's empty places in a turn to come."""
_ROLLED: Final = 1.0 - (1.0 - 1.0 / _FACES) ** RULES.dice
"""The chance that one of the rival's dice shows a certain face."""
_THIRD_DIE: Final = 3
"""The die that is left for a Templum."""
_FOUND: Final = 1.8
"""What the best card of a pile is usually worth in play."""
_MOVED: Final = 0.6
"""What it brings to lay one's cards again."""
_CHANGED: Final = 0.8
"""What it brings in a turn to come to change a die."""

_MAECENATES: Final = numbers("maecenas")
_TRIREMIS: Final = number("triremis")
_CARRUS: Final = number("carrus-bovinus")
_AQUAEDUCTUS: Final = number("aquaeductus")
_TRIBUNUS: Final = number("tribunus-plebis")
_MERCATOR: Final = number("mercator")
_MOST_LEAD: Final = 5
"""Points ahead beyond which a shorter game is no safer."""
_SACRIFICES: Final = numbers("praedator", "offertorium")
_PRINTED: Final = numbers("offertorium")
_FORUM_POINTS: Final = by_number(lambda card: card.forum_points)
_THIRD_DICE: Final = by_number(lambda card: card.adds_third_die)


# Points


def _forum(table: Table, seat: SeatIndex, place: Place) -> float:
    die = min(round(table.weights.second_die), _FACES)
    worth = table.weights.second_die - table.die_worths[die]
    return worth if table.is_arena else worth + _beside_forum(table, seat, place)


def _beside_forum(table: Table, seat: SeatIndex, place: Place) -> float:
    """What the cards beside a Forum add to it (ROM-26), not to a Magister who copies one."""
    side, added, third = table.state.sides[seat], 0.0, False
    for neighbour in NEIGHBOURS[place]:
        card = side[neighbour]
        if card != EMPTY and side[place] in FORUMS:
            added += _FORUM_POINTS[card]
            third = third or _THIRD_DICE[card]
    if third and (seat != table.state.seat or len(table.state.dice) >= RULES.dice):
        added += max(0.0, _THIRD_DIE - table.die_worths[_THIRD_DIE])
    return added


def _templarius(table: Table, seat: SeatIndex, place: Place) -> float:
    return _HALF_A_ROLL if TUBAE.isdisjoint(table.state.sides[seat]) else _HALF_THE_BETTER


def _taberna(table: Table, seat: SeatIndex, place: Place) -> float:
    return float(table.characters[1 - seat])


def _legat(table: Table, seat: SeatIndex, place: Place) -> float:
    gaps = float(table.holes[1 - seat])
    return gaps if seat == table.state.seat else max(gaps, _USUAL_GAPS)


def _triremis(table: Table, seat: SeatIndex, place: Place) -> float:
    ahead = table.characters[seat] - table.characters[1 - seat]
    return float(AMOUNTS[_TRIREMIS]) if ahead > 0 else _NOT_YET


def _pictor(table: Table, seat: SeatIndex, place: Place) -> float:
    return float(table.buildings[seat] - table.buildings[1 - seat])


def _carrus(table: Table, seat: SeatIndex, place: Place) -> float:
    return max(_NOT_YET, float(AMOUNTS[_CARRUS] - table.state.points[seat]))


def _aquaeductus(table: Table, seat: SeatIndex, place: Place) -> float:
    lead = table.state.points[seat] - table.state.points[1 - seat]
    return max(0.0, AMOUNTS[_AQUAEDUCTUS] * table.weights.lead * min(lead, _MOST_LEAD))


def _taken(table: Table, seat: SeatIndex, points: int) -> float:
    """Points that one player gains and the other loses."""
    return (1.0 + table.weights.rival) * min(points, table.state.points[1 - seat])


def _tribunus(table: Table, seat: SeatIndex, place: Place) -> float:
    return _taken(table, seat, AMOUNTS[_TRIBUNUS])


def _mercatus(table: Table, seat: SeatIndex, place: Place) -> float:
    return _taken(table, seat, forums(table.state.sides[1 - seat]))


def _mercator(table: Table, seat: SeatIndex, place: Place) -> float:
    """What is paid is lost to one player and goes to the other."""
    price = AMOUNTS[_MERCATOR]
    points = min(table.state.money[seat] // price, table.state.points[1 - seat])
    cost = (1.0 + table.weights.rival) * table.sesterce * price * points
    return max(0.0, _taken(table, seat, points) - cost)


def _sacrifice(of_buildings: bool) -> Worth:
    def worth(table: Table, seat: SeatIndex, place: Place) -> float:
        best = 0.0
        for card in table.state.sides[seat]:
            if card != EMPTY and IS_BUILDING[card] == of_buildings:
                points = table.defence(seat, card) if of_buildings else DEFENCES[card]
                best = max(best, points - table.loss(card))
        return best

    return worth


# Cards


def _speculator(table: Table, seat: SeatIndex, place: Place) -> float:
    """What one gains the other loses, and there is more to choose from in a bigger hand."""
    count = min(len(table.state.hands[1 - seat]), _FACES)
    usual = table.in_hand(table.mean_worths[1 - seat])
    return (1.0 + table.weights.rival) * usual * DRAWS[count]


def _recovery(of_buildings: bool) -> Worth:
    def worth(table: Table, seat: SeatIndex, place: Place) -> float:
        found = [
            WORTHS[card]
            for card in table.state.discards_of(seat)
            if IS_BUILDING[card] == of_buildings
        ]
        return table.in_hand(max(found)) if found else 0.0

    return worth


def _haruspex(table: Table, seat: SeatIndex, place: Place) -> float:
    return table.in_hand(_FOUND)


def _castra(table: Table, seat: SeatIndex, place: Place) -> float:
    return table.mean_worths[seat] if table.holes[seat] else 0.0


def _fortuna(table: Table, seat: SeatIndex, place: Place) -> float:
    """How much better the usual hand is; the rival's is the usual one."""
    hand = table.state.hands[seat] if seat == table.seat else ()
    poor = sum([table.mean_worths[seat] - WORTHS[card] for card in hand])
    return table.card_in_hand * max(0.0, poor)


def _portus(table: Table, seat: SeatIndex, place: Place) -> float:
    return _NOT_YET if table.state.hands[seat] else 0.0


def _free_laying(of_buildings: bool) -> Worth:
    """Cards of a hand laid without paying, on empty places first, then over poorer cards."""

    def worth(table: Table, seat: SeatIndex, place: Place) -> float:
        hand = table.state.hands[seat]
        if seat != table.seat:
            return _NOT_YET * len(hand)
        cards = sorted([card for card in hand if IS_BUILDING[card] == of_buildings], key=_worth)
        poorest = sorted([WORTHS[card] for card in table.state.sides[seat] if card != EMPTY])
        total, holes = 0.0, table.holes[seat]
        for count, card in enumerate(reversed(cards)):
            gain = table.share * WORTHS[card] - table.kept(card)
            if count < holes:
                gain += table.hole
            elif count - holes < len(poorest):
                gain -= table.share * poorest[count - holes]
            total += max(0.0, gain)
        return total or _NOT_YET

    return worth


def _worth(card: CardNumber) -> float:
    return WORTHS[card]


def _laying_again(of_buildings: bool) -> Worth:
    def worth(table: Table, seat: SeatIndex, place: Place) -> float:
        count = table.buildings[seat] if of_buildings else table.characters[seat]
        return _MOVED if count > 1 else 0.0

    return worth


# Dice


def _philosophus(table: Table, seat: SeatIndex, place: Place) -> float:
    state = table.state
    return 0.0 if state.fewer_dice and seat == state.seat else table.weights.stolen_die


def _consul(table: Table, seat: SeatIndex, place: Place) -> float:
    """The best that another die can do one face higher or lower."""
    state = table.state
    if seat != state.seat or not state.dice:
        return _CHANGED
    dice, best = [*state.dice], 0.0
    if place in dice:
        dice.remove(place)
    uses = [0.0] + [
        max(table.die_worths[face], _plain_action(table, seat, face))
        for face in range(1, _FACES + 1)
    ]
    for die in dice:
        for new in (die - 1, die + 1):
            if 1 <= new <= _FACES:
                best = max(best, uses[new] - uses[die])
    return best


def _praetorianus(table: Table, seat: SeatIndex, place: Place) -> float:
    rival = 1 - seat
    blocked = table.state.blocked[rival]
    found = [blocked_loss(table, rival, it) for it in table.state.places if it not in blocked]
    return table.weights.rival * max(found, default=0.0)


def blocked_loss(table: Table, seat: SeatIndex, place: Place) -> float:
    """What a player loses who may lay no die on a symbol for a turn (ROM-28)."""
    if place == BRIBERY:
        return 0.5 * max(0.0, _plain_action(table, seat, place) - 1.0)
    return _ROLLED * max(0.0, _plain_action(table, seat, place) - table.die_worths[place])


# Copies


def _plain_action(table: Table, seat: SeatIndex, place: Place) -> float:
    """What the card on a place brings; 0 for one that carries out what others do."""
    card = table.state.sides[seat][place]
    return 0.0 if card == EMPTY or card in _COPIES else ACTIONS[card](table, seat, place)


def _magister(table: Table, seat: SeatIndex, place: Place) -> float:
    card = table.state.sides[1 - seat][place]
    return 0.0 if card == EMPTY or card in _COPIES else ACTIONS[card](table, seat, place)


def _scaenicus(table: Table, seat: SeatIndex, place: Place) -> float:
    best = 0.0
    for card in table.state.sides[seat]:
        if card != EMPTY and not IS_BUILDING[card] and card not in _COPIES:
            best = max(best, ACTIONS[card](table, seat, place))
    return best


def _via_cassia(table: Table, seat: SeatIndex, place: Place) -> float:
    side, best = table.state.sides[seat], 0.0
    for neighbour in NEIGHBOURS[place]:
        card = side[neighbour]
        if card != EMPTY and card not in _COPIES:
            best = max(best, ACTIONS[card](table, seat, neighbour))
    return best


def _maecenas(table: Table, seat: SeatIndex, place: Place) -> float:
    side, best, money = table.state.sides[seat], 0.0, table.state.money[seat]
    uses_last_die = seat == table.state.seat and len(table.state.dice) == 1
    for other, card in enumerate(side):
        if card in FORUMS and uses_last_die:
            continue
        if card != EMPTY and card not in _COPIES and PRICES[card] <= money:
            worth = ACTIONS[card](table, seat, other) - table.sesterce * PRICES[card]
            best = max(best, worth)
    return best


def _never(table: Table, seat: SeatIndex, place: Place) -> float:
    """A card that is always on has no action."""
    return 0.0


_COPIES: Final = numbers(
    *("magister", "via-cassia", "maecenas", "scaenicus", "consul", "praetorianus")
)
"""Cards whose worth is that of others: one of them never counts on another."""
_BY_KEY: Final[dict[str, Worth]] = {
    **ATTACKS,
    "forum": _forum,
    "templarius": _templarius,
    "taberna": _taberna,
    "legat": _legat,
    "triremis": _triremis,
    "pictor": _pictor,
    "carrus-bovinus": _carrus,
    "aquaeductus": _aquaeductus,
    "tribunus-plebis": _tribunus,
    "mercatus": _mercatus,
    "mercator": _mercator,
    "praedator": _sacrifice(of_buildings=True),
    "offertorium": _sacrifice(of_buildings=False),
    "speculator": _speculator,
    "restaurator": _recovery(of_buildings=True),
    "aesculapinum": _recovery(of_buildings=False),
    "haruspex": _haruspex,
    "castra": _castra,
    "fortuna": _fortuna,
    "portus": _portus,
    "architectus": _free_laying(of_buildings=True),
    "senator": _free_laying(of_buildings=False),
    "machina": _laying_again(of_buildings=True),
    "consiliarius": _laying_again(of_buildings=False),
    "philosophus": _philosophus,
    "consul": _consul,
    "praetorianus": _praetorianus,
    "magister": _magister,
    "scaenicus": _scaenicus,
    "via-cassia": _via_cassia,
    "maecenas": _maecenas,
}


ACTIONS: Final = by_number(lambda card: _never if card.is_always_on else _BY_KEY[card.key])
"""By the card's number."""


def gain_from(table: Table, card: CardNumber, action: Action) -> float:
    """What it brings the player who decides to answer a card with one of their own cards."""
    if not isinstance(action, Choose):
        return 0.0
    seat = table.state.seat
    chosen = table.state.sides[seat][action.place]
    if card in _SACRIFICES:
        points = DEFENCES[chosen] if card in _PRINTED else table.defence(seat, chosen)
        return points - table.loss(chosen)
    worth = _plain_action(table, seat, action.place)
    return worth - (table.sesterce * PRICES[chosen] if card in _MAECENATES else 0.0)
