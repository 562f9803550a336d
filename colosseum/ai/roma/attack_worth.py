"""What an attack on the rival's cards is worth to the player who makes it, in victory points."""

from collections.abc import Callable, Iterable
from typing import Final, TypeAlias

from colosseum.ai.roma.table_worth import IS_BUILDING, UNAIDED, Table, by_number
from colosseum.rules.kernel import SeatIndex
from colosseum.rules.roma.cards.battles import Battle
from colosseum.rules.roma.data import EMPTY, NEIGHBOURS, PLACES, RULES, CardNumber, Place, of_deck
from colosseum.rules.roma.state import Cards

Worth: TypeAlias = Callable[[Table, SeatIndex, Place], float]
"""What the action brings a seat, carried out from a place of its side."""

AMOUNTS: Final = by_number(lambda card: card.amount)
_FACES: Final = RULES.faces
_REACH: Final = {place: (place, *NEIGHBOURS[place]) for place in PLACES}
"""The places directly and diagonally opposite."""
_USUAL_DIE: Final = 4
"""A die that is left for Centurio in a turn to come."""
_BATTLES: Final = by_number(lambda card: isinstance(card, Battle))
_LATER: Final = 0.5
"""How often another attack goes with an Essedum in a turn to come."""


def number(key: str) -> CardNumber:
    return RULES.number(key)


def numbers(*keys: str) -> frozenset[CardNumber]:
    """These cards, whichever deck they are from."""
    return frozenset(of_deck(number(key), deck) for key in keys for deck in (0, 1))


FORUM: Final = number("forum")
FORUMS: Final = numbers("forum")
TUBAE: Final = numbers("tuba")
_MERCENNARIUS: Final = number("mercennarius")
_ELEPHANTUS: Final = number("elephantus-militaris")
_STATUA: Final = number("statua-jovis")
_ESSEDUM: Final = number("essedum")


def forums(side: Cards) -> int:
    return sum(map(side.count, FORUMS))


def _chance(defence: int) -> float:
    """The chance of a roll that reaches a defence."""
    if defence <= 1:
        return 1.0
    return (_FACES + 1 - defence) / _FACES if defence <= _FACES else 0.0


def _won(table: Table, seat: SeatIndex, defence: int) -> float:
    chance = _chance(defence)
    if TUBAE.isdisjoint(table.state.sides[seat]):
        return chance
    return 1.0 - (1.0 - chance) ** 2


# Battles


def _bestia(table: Table, seat: SeatIndex, place: Place) -> float:
    lowest, best = 99, 0.0
    for card in table.state.sides[1 - seat]:
        if card != EMPTY:
            defence = UNAIDED[card]
            if defence < lowest:
                lowest, best = defence, table.loss(card)
            elif defence == lowest:
                best = max(best, table.loss(card))
    return best * _won(table, seat, lowest + table.added_defence[1 - seat])


def _best_battle(
    table: Table, seat: SeatIndex, places: Iterable[Place], of_buildings: bool, bonus: int = 0
) -> float:
    side, best = table.state.sides[1 - seat], 0.0
    added = table.added_defence[1 - seat] - bonus
    for target in places:
        card = side[target]
        if card != EMPTY and IS_BUILDING[card] == of_buildings:
            gain = _won(table, seat, UNAIDED[card] + added) * table.loss(card)
            if gain > best:
                best = gain
    return best


def _diagonal(attacker: str, of_buildings: bool) -> Worth:
    bonus = AMOUNTS[number(attacker)]

    def worth(table: Table, seat: SeatIndex, place: Place) -> float:
        return _best_battle(table, seat, _REACH[place], of_buildings, bonus)

    return worth


def _anywhere(of_buildings: bool) -> Worth:
    return lambda table, seat, place: _best_battle(table, seat, PLACES, of_buildings)


def _legionarius(table: Table, seat: SeatIndex, place: Place) -> float:
    card = table.state.sides[1 - seat][place]
    if card == EMPTY:
        return 0.0
    return _won(table, seat, table.defence(1 - seat, card)) * table.loss(card)


def _centurio(table: Table, seat: SeatIndex, place: Place) -> float:
    """A die is added only where the roll falls short, and counts for what it could do instead."""
    card = table.state.sides[1 - seat][place]
    if card == EMPTY:
        return 0.0
    gain, defence = table.loss(card), table.defence(1 - seat, card)
    chance = _won(table, seat, defence)
    state = table.state
    dice = state.dice[-1:] if seat == state.seat and state.dice else (_USUAL_DIE,)
    more = [
        (_won(table, seat, defence - die) - chance) * (gain - table.die_worths[die]) for die in dice
    ]
    return chance * gain + max(0.0, *more)


def _mercennarius(table: Table, seat: SeatIndex, place: Place) -> float:
    card = table.state.sides[1 - seat][place]
    if card == EMPTY:
        return 0.0
    price, defence = AMOUNTS[_MERCENNARIUS], table.defence(1 - seat, card)
    bought = table.state.money[seat] // price
    gain, chance = table.loss(card), _won(table, seat, defence)
    more = _chance(defence - bought) - chance
    # A roll that falls short is short by half of what could be bought, on average.
    cost = table.sesterce * price * (bought + 1) / 2
    return chance * gain + max(0.0, more * (gain - cost))


def _arena(table: Table, seat: SeatIndex, place: Place) -> float:
    side, still, worth = table.state.sides[1 - seat], 1.0, 0.0
    for target in PLACES:
        card = side[target]
        if card != EMPTY and not IS_BUILDING[card]:
            won = still * _won(table, seat, table.defence(1 - seat, card))
            worth += won * table.loss(card)
            still -= won
    return worth


def _essedum(table: Table, seat: SeatIndex, place: Place) -> float:
    """What it adds to the chances of the battles that the other dice can start."""
    state = table.state
    side, lost = state.sides[seat], table.hole + table.mean_worths[1 - seat] * table.share
    added = AMOUNTS[_ESSEDUM] / _FACES * lost
    if seat == state.seat and state.dice:
        others = {die for die in state.dice if die != place}
        return added * sum([side[die] != EMPTY and _BATTLES[side[die]] for die in others])
    return _LATER * added * any(card != EMPTY and _BATTLES[card] for card in side)


# Attacks without a battle


def _removal(removes: Callable[[Table, SeatIndex, CardNumber], bool]) -> Worth:
    def worth(table: Table, seat: SeatIndex, place: Place) -> float:
        card = table.state.sides[1 - seat][place]
        return table.loss(card) if card != EMPTY and removes(table, 1 - seat, card) else 0.0

    return worth


def _is_small(table: Table, seat: SeatIndex, card: CardNumber) -> bool:
    return table.defence(seat, card) <= AMOUNTS[_ELEPHANTUS]


def _equitatus(table: Table, seat: SeatIndex, place: Place) -> float:
    return table.loss(FORUM) * forums(table.state.sides[1 - seat])


def _statua(table: Table, seat: SeatIndex, place: Place) -> float:
    price = AMOUNTS[_STATUA]
    if table.state.money[seat] < price:
        return 0.0
    losses = [table.loss(card) for card in table.state.sides[1 - seat] if card != EMPTY]
    return max(0.0, max(losses, default=0.0) - price * table.sesterce)


def _with_itself(of_buildings: bool) -> Worth:
    """The best card that can be removed, for the one that acts (ROM-29)."""

    def worth(table: Table, seat: SeatIndex, place: Place) -> float:
        best = 0.0
        for card in table.state.sides[1 - seat]:
            if card != EMPTY and IS_BUILDING[card] == of_buildings:
                best = max(best, table.loss(card))
        return max(0.0, best - table.loss(table.state.sides[seat][place]))

    return worth


def _gladiator(table: Table, seat: SeatIndex, place: Place) -> float:
    """The rival loses a place's card and has to pay for it again, but keeps it."""
    best = 0.0
    for card in table.state.sides[1 - seat]:
        if card != EMPTY and not IS_BUILDING[card]:
            best = max(best, table.loss(card) - table.kept(card))
    return best


ATTACKS: Final[dict[str, Worth]] = {
    "bestia": _bestia,
    "decurio": _diagonal("decurio", of_buildings=False),
    "ballista": _diagonal("ballista", of_buildings=True),
    "mercennarius": _mercennarius,
    "arena": _arena,
    "legionarius": _legionarius,
    "centurio": _centurio,
    "velites": _anywhere(of_buildings=False),
    "onager": _anywhere(of_buildings=True),
    "essedum": _essedum,
    "aries": _removal(lambda table, seat, card: IS_BUILDING[card]),
    "veneficus": _removal(lambda table, seat, card: not IS_BUILDING[card]),
    "elephantus-militaris": _removal(_is_small),
    "equitatus": _equitatus,
    "statua-jovis": _statua,
    "nero": _with_itself(of_buildings=True),
    "sicarius": _with_itself(of_buildings=False),
    "gladiator": _gladiator,
}
"""By the card's key."""
