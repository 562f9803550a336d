"""What a card's action is worth to the player who activates it now, in victory points.

A card that is not listed here is worth a share of what it is worth in play.
"""

from collections.abc import Callable
from typing import Final, TypeAlias

from colosseum.ai.roma.table_worth import DRAWS, IS_BUILDING, MEAN_WORTH, WORTHS, Table, by_number
from colosseum.rules.kernel import Action, SeatIndex
from colosseum.rules.roma.actions import Choose
from colosseum.rules.roma.cards import Card
from colosseum.rules.roma.data import EMPTY, NEIGHBOURS, PLACES, RULES, CardNumber, Place, of_deck

Worth: TypeAlias = Callable[[Table, SeatIndex, Place], float]
"""What the action brings a seat, carried out from a place of its side."""

_DEFENCES: Final = by_number(lambda card: card.defence)
_PRICES: Final = by_number(lambda card: card.price)
_FACES: Final = RULES.faces
_AMOUNTS: Final = by_number(lambda card: card.amount)
_USUAL_ACTION: Final = 0.4
"""The share of a card's worth that a single use of it brings."""
_HALVES: Final = [(face + 1) // 2 for face in range(1, _FACES + 1)]
_HALF_A_ROLL: Final = sum(_HALVES) / _FACES
_HALF_THE_BETTER: Final = sum([max(half, _HALF_A_ROLL) for half in _HALVES]) / _FACES
"""With a Tuba: a roll below the mean is repeated."""
_NOT_YET: Final = 0.3
"""What an action is worth that brings nothing now but may later."""


def _number(key: str) -> CardNumber:
    return RULES.number(key)


def _numbers(*keys: str) -> frozenset[CardNumber]:
    """These cards, whichever deck they are from."""
    return frozenset(of_deck(_number(key), deck) for key in keys for deck in (0, 1))


_FORUM: Final = _number("forum")
_FORUMS: Final = _numbers("forum")
_TUBAE: Final = _numbers("tuba")
_MAECENATES: Final = _numbers("maecenas")
_TRIREMIS: Final = _number("triremis")
_CARRUS: Final = _number("carrus-bovinus")
_AQUAEDUCTUS: Final = _number("aquaeductus")
_MERCENNARIUS: Final = _number("mercennarius")
_ELEPHANTUS: Final = _number("elephantus-militaris")
_STATUA: Final = _number("statua-jovis")
_MOST_LEAD: Final = 5
"""Points ahead beyond which a shorter game is no safer."""
_SACRIFICES: Final = _numbers("praedator", "offertorium")


# Points


def _forum(table: Table, seat: SeatIndex, place: Place) -> float:
    die = min(round(table.weights.second_die), _FACES)
    return table.weights.second_die - table.die_worths[die]


def _templarius(table: Table, seat: SeatIndex, place: Place) -> float:
    return _HALF_A_ROLL if _TUBAE.isdisjoint(table.state.sides[seat]) else _HALF_THE_BETTER


def _taberna(table: Table, seat: SeatIndex, place: Place) -> float:
    return float(table.characters[1 - seat])


def _triremis(table: Table, seat: SeatIndex, place: Place) -> float:
    ahead = table.characters[seat] - table.characters[1 - seat]
    return float(_AMOUNTS[_TRIREMIS]) if ahead > 0 else _NOT_YET


def _pictor(table: Table, seat: SeatIndex, place: Place) -> float:
    return float(table.buildings[seat] - table.buildings[1 - seat])


def _carrus(table: Table, seat: SeatIndex, place: Place) -> float:
    return max(_NOT_YET, float(_AMOUNTS[_CARRUS] - table.state.points[seat]))


def _aquaeductus(table: Table, seat: SeatIndex, place: Place) -> float:
    lead = table.state.points[seat] - table.state.points[1 - seat]
    return max(0.0, _AMOUNTS[_AQUAEDUCTUS] * table.weights.lead * min(lead, _MOST_LEAD))


def _sacrifice(of_buildings: bool) -> Worth:
    def worth(table: Table, seat: SeatIndex, place: Place) -> float:
        best = 0.0
        for card in table.state.sides[seat]:
            if card != EMPTY and IS_BUILDING[card] == of_buildings:
                best = max(best, _DEFENCES[card] - table.loss(card))
        return best

    return worth


# Attacks


def _chance(defence: int) -> float:
    """The chance of a roll that reaches a defence."""
    return max(0.0, min(1.0, (_FACES + 1 - defence) / _FACES))


def _won(table: Table, seat: SeatIndex, defence: int) -> float:
    chance = _chance(defence)
    if _TUBAE.isdisjoint(table.state.sides[seat]):
        return chance
    return 1.0 - (1.0 - chance) ** 2


def _bestia(table: Table, seat: SeatIndex, place: Place) -> float:
    lowest, best = 9, 0.0
    for card in table.state.sides[1 - seat]:
        if card != EMPTY:
            defence = _DEFENCES[card]
            if defence < lowest:
                lowest, best = defence, table.loss(card)
            elif defence == lowest:
                best = max(best, table.loss(card))
    return best * _won(table, seat, lowest)


def _diagonal(attacker: str, of_buildings: bool) -> Worth:
    bonus = _AMOUNTS[_number(attacker)]

    def worth(table: Table, seat: SeatIndex, place: Place) -> float:
        side, best = table.state.sides[1 - seat], 0.0
        for target in (place, *NEIGHBOURS[place]):
            card = side[target]
            if card != EMPTY and IS_BUILDING[card] == of_buildings:
                won = _won(table, seat, _DEFENCES[card] - bonus)
                best = max(best, won * table.loss(card))
        return best

    return worth


def _mercennarius(table: Table, seat: SeatIndex, place: Place) -> float:
    card = table.state.sides[1 - seat][place]
    if card == EMPTY:
        return 0.0
    price = _AMOUNTS[_MERCENNARIUS]
    bought = table.state.money[seat] // price
    gain, chance = table.loss(card), _won(table, seat, _DEFENCES[card])
    more = _chance(_DEFENCES[card] - bought) - chance
    # A roll that falls short is short by half of what could be bought, on average.
    cost = table.sesterce * price * (bought + 1) / 2
    return chance * gain + max(0.0, more * (gain - cost))


def _arena(table: Table, seat: SeatIndex, place: Place) -> float:
    side, still, worth = table.state.sides[1 - seat], 1.0, 0.0
    for target in PLACES:
        card = side[target]
        if card != EMPTY and not IS_BUILDING[card]:
            won = still * _won(table, seat, _DEFENCES[card])
            worth += won * table.loss(card)
            still -= won
    return worth


def _removal(removes: Callable[[CardNumber], bool]) -> Worth:
    def worth(table: Table, seat: SeatIndex, place: Place) -> float:
        card = table.state.sides[1 - seat][place]
        return table.loss(card) if card != EMPTY and removes(card) else 0.0

    return worth


def _equitatus(table: Table, seat: SeatIndex, place: Place) -> float:
    side = table.state.sides[1 - seat]
    return table.loss(_FORUM) * sum([card in _FORUMS for card in side])


def _statua(table: Table, seat: SeatIndex, place: Place) -> float:
    price = _AMOUNTS[_STATUA]
    if table.state.money[seat] < price:
        return 0.0
    losses = [table.loss(card) for card in table.state.sides[1 - seat] if card != EMPTY]
    return max(0.0, max(losses, default=0.0) - price * table.sesterce)


# Cards and dice


def _philosophus(table: Table, seat: SeatIndex, place: Place) -> float:
    state = table.state
    return 0.0 if state.fewer_dice and seat == state.seat else table.weights.stolen_die


def _speculator(table: Table, seat: SeatIndex, place: Place) -> float:
    """What one gains the other loses, and there is more to choose from in a bigger hand."""
    count = min(len(table.state.hands[1 - seat]), _FACES)
    return (1.0 + table.weights.rival) * table.in_hand(MEAN_WORTH) * DRAWS[count]


def _restaurator(table: Table, seat: SeatIndex, place: Place) -> float:
    worths = [WORTHS[card] for card in table.state.discards_of(seat) if IS_BUILDING[card]]
    return table.in_hand(max(worths)) if worths else 0.0


def _castra(table: Table, seat: SeatIndex, place: Place) -> float:
    return MEAN_WORTH if table.holes[seat] else 0.0


def _fortuna(table: Table, seat: SeatIndex, place: Place) -> float:
    """How much better the usual hand is; the rival's is the usual one."""
    hand = table.state.hands[seat] if seat == table.seat else ()
    poor = sum([MEAN_WORTH - WORTHS[card] for card in hand])
    return table.card_in_hand * max(0.0, poor)


def _portus(table: Table, seat: SeatIndex, place: Place) -> float:
    return _NOT_YET if table.state.hands[seat] else 0.0


# Copies


def _magister(table: Table, seat: SeatIndex, place: Place) -> float:
    card = table.state.sides[1 - seat][place]
    return 0.0 if card == EMPTY or card in _COPIES else ACTIONS[card](table, seat, place)


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
        if card == _FORUM and uses_last_die:
            continue
        if card != EMPTY and card not in _COPIES and _PRICES[card] <= money:
            worth = ACTIONS[card](table, seat, other) - table.sesterce * _PRICES[card]
            best = max(best, worth)
    return best


def _never(table: Table, seat: SeatIndex, place: Place) -> float:
    """A card that is always on has no action."""
    return 0.0


_COPIES: Final = _numbers("magister", "via-cassia", "maecenas", "scaenicus")
_BY_KEY: Final[dict[str, Worth]] = {
    "forum": _forum,
    "templarius": _templarius,
    "taberna": _taberna,
    "triremis": _triremis,
    "pictor": _pictor,
    "carrus-bovinus": _carrus,
    "aquaeductus": _aquaeductus,
    "praedator": _sacrifice(of_buildings=True),
    "offertorium": _sacrifice(of_buildings=False),
    "bestia": _bestia,
    "decurio": _diagonal("decurio", of_buildings=False),
    "ballista": _diagonal("ballista", of_buildings=True),
    "mercennarius": _mercennarius,
    "arena": _arena,
    "aries": _removal(lambda card: IS_BUILDING[card]),
    "veneficus": _removal(lambda card: not IS_BUILDING[card]),
    "elephantus-militaris": _removal(lambda card: _DEFENCES[card] <= _AMOUNTS[_ELEPHANTUS]),
    "equitatus": _equitatus,
    "statua-jovis": _statua,
    "philosophus": _philosophus,
    "speculator": _speculator,
    "restaurator": _restaurator,
    "castra": _castra,
    "fortuna": _fortuna,
    "portus": _portus,
    "magister": _magister,
    "via-cassia": _via_cassia,
    "maecenas": _maecenas,
}


def _unlisted(worth: float) -> Worth:
    return lambda table, seat, place: _USUAL_ACTION * worth


def _action(card: Card) -> Worth:
    if card.is_always_on:
        return _never
    return _BY_KEY.get(card.key) or _unlisted(WORTHS[card.number])


ACTIONS: Final = by_number(_action)
"""By the card's number."""


def gain_from(table: Table, card: CardNumber, action: Action) -> float:
    """What it brings the player who decides to answer a card with one of her own cards."""
    if not isinstance(action, Choose):
        return 0.0
    seat = table.state.seat
    chosen = table.state.sides[seat][action.place]
    if card in _SACRIFICES:
        return _DEFENCES[chosen] - table.loss(chosen)
    worth = 0.0 if chosen in _COPIES else ACTIONS[chosen](table, seat, action.place)
    return worth - (table.sesterce * _PRICES[chosen] if card in _MAECENATES else 0.0)
