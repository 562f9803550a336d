"""Hints on buying programmes."""

from typing import Final

from colosseum.rules.colosseum.actions import BuyProgramme, CashMedal
from colosseum.rules.colosseum.data import RULES, Programme
from colosseum.rules.colosseum.decision_kinds import DecisionKind
from colosseum.rules.colosseum.display_names import arena_squares, assets, coins
from colosseum.rules.colosseum.prospects import lacking
from colosseum.tutor.colosseum.hints.situation import Seated, situation
from colosseum.tutor.colosseum.marks import ActionButton, Catalogue, ForSale, asset_rows
from colosseum.tutor.hints import Pressing, Remark, Situation
from colosseum.words.sentences import Sentence

_WITHIN_REACH = 3
"""How many assets a programme may lack and still be worth a hint."""
_DEALT_LAST = max(max(group) for group in RULES.dealt)


def _for_sale(at: Seated) -> list[Programme]:
    """Programmes with a number high enough to buy, whatever they cost (INV-3)."""
    last = at.me.produced[-1] if at.me.produced else 0
    return [at.state.programme(number) for number in at.state.catalogue if number > last]


def _nearest(at: Seated, programmes: list[Programme]) -> Programme | None:
    """The programme that lacks the fewest assets; of several, the highest number."""
    return min(
        programmes,
        key=lambda programme: (lacking(at.me.tokens, programme), -programme.number),
        default=None,
    )


@situation("buy-ahead", "INV-3", "EVT-1", urges=ForSale)
def _buy_ahead(at: Seated) -> Remark | None:
    """The first programme can be bought before the arena is large enough."""
    if not at.decides(DecisionKind.INVEST) or at.state.investments or max(at.me.held) > _DEALT_LAST:
        return None
    affordable = [p for p in _for_sale(at) if p.price <= at.me.coins]
    programme = _nearest(at, [p for p in affordable if p.arena > at.me.arena_size])
    if programme is None or lacking(at.me.tokens, programme) > _WITHIN_REACH:
        return None
    words = Sentence(
        "You hold {have} of the {assets} for {programme}: buy it now for {price}; the {squares} "
        "can wait.",
        have=programme.assets - lacking(at.me.tokens, programme),
        assets=assets(programme.assets),
        programme=programme.name,
        price=coins(programme.price),
        squares=arena_squares(programme.arena),
    )
    about = (ActionButton(BuyProgramme), Catalogue(), ForSale(programme.number))
    return words, (*asset_rows(programme.kinds), *about)


@situation("only-higher-numbers", "INV-3", pressing=Pressing.KNOW)
def _only_higher(at: Seated) -> Remark | None:
    if not at.decides(DecisionKind.INVEST) or not at.me.produced:
        return None
    last = at.me.produced[-1]
    lower = [number for number in at.state.catalogue if number < last]
    if not lower:
        return None
    words = Sentence(
        "You last produced programme {number}, so you can only buy a higher one: {count} lower "
        "number still for sale is off limits.",
        "You last produced programme {number}, so you can only buy a higher one: {count} lower "
        "numbers still for sale are off limits.",
        number=last,
        count=len(lower),
    )
    return words, (ActionButton(BuyProgramme), Catalogue())


@situation("medal-buys-programme", "MED-1", "MED-3", "INV-3", urges=ActionButton)
def _medal_buys(at: Seated) -> Remark | None:
    me = at.me
    if not at.decides(DecisionKind.INVEST) or not me.medals:
        return None
    richer = me.coins + RULES.medal_coins
    programme = _nearest(at, [p for p in _for_sale(at) if me.coins < p.price <= richer])
    if programme is None:
        return None
    words = Sentence(
        "You are {short} short of {programme}: cash in a medal for {count} coin and buy it.",
        "You are {short} short of {programme}: cash in a medal for {count} coins and buy it.",
        short=coins(programme.price - me.coins),
        programme=programme.name,
        count=RULES.medal_coins,
    )
    about = (ActionButton(CashMedal), ForSale(programme.number))
    return words, (*asset_rows(programme.kinds), *about)


SITUATIONS: Final[tuple[Situation, ...]] = (_buy_ahead, _medal_buys, _only_higher)
