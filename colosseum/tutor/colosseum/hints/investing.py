"""Hints on how often to invest, what to keep for the auctions, and when it no longer pays."""

from typing import Final

from colosseum.rules.colosseum.actions import ExchangeAction, Pass
from colosseum.rules.colosseum.data import RULES, Asset
from colosseum.rules.colosseum.decision_kinds import DecisionKind
from colosseum.rules.colosseum.display_names import coins, medals
from colosseum.tutor.colosseum.hints.situation import Seated, situation
from colosseum.tutor.colosseum.marks import ActionButton, AssetRow, Plaque
from colosseum.tutor.hints import Pressing, Remark, Situation
from colosseum.words.roman_numerals import roman
from colosseum.words.sentences import Sentence

_CHEAPEST = min(RULES.loge_price, RULES.expansion_price, RULES.ticket_price)
_USUAL = RULES.expansion_price
"""The price of an expansion or a ticket."""


@situation("second-by-medals", "INV-2", "MED-1")
def _by_medals(at: Seated) -> Remark | None:
    me = at.me
    if (
        not at.decides(DecisionKind.INVEST)
        or at.state.investments
        or me.medals < RULES.second_medals
    ):
        return None
    words = Sentence(
        "You hold {medals}: after this investment, use {n} of them on top of the price to make a "
        "second one.",
        medals=medals(me.medals),
        n=RULES.second_medals,
    )
    return words, (Plaque(at.seat),)


@situation("second-by-token", "INV-2", "AST-2")
def _by_token(at: Seated) -> Remark | None:
    held = at.me.tokens[Asset.ACTION]
    if not at.decides(DecisionKind.INVEST) or at.state.investments or not held:
        return None
    words = Sentence(
        "Use your action token to make a second investment this turn, or exchange it at any time "
        "for a medal, worth {count} coin.",
        "Use your action token to make a second investment this turn, or exchange it at any time "
        "for a medal, worth {count} coins.",
        count=RULES.medal_coins,
    )
    return words, (AssetRow(Asset.ACTION), ActionButton(ExchangeAction))


@situation("second-is-last", "INV-2", pressing=Pressing.KNOW, urges=ActionButton)
def _second(at: Seated) -> Remark | None:
    if not at.decides(DecisionKind.INVEST) or not at.state.investments:
        return None
    words = Sentence(
        "Each of your {medals} could draw {count} spectator instead of paying for a second "
        "investment: pass to keep them.",
        "Each of your {medals} could draw {count} spectators instead of paying for a second "
        "investment: pass to keep them.",
        medals=medals(at.me.medals),
        count=RULES.medal_spectators,
    )
    token = Sentence(
        "You can make 1 more investment this turn, even of the same kind: use your action token, "
        "or pass to keep it."
    )
    return (words if at.me.medals >= RULES.second_medals else token), (ActionButton(Pass),)


@situation("keep-coins-for-a-market", "AUC-1", "INV-1")
def _keep_coins(at: Seated) -> Remark | None:
    me, least = at.me, RULES.opening_bid
    if not at.decides(DecisionKind.INVEST) or not _USUAL <= me.coins < _USUAL + least or me.medals:
        return None
    words = Sentence(
        "You have {coins}: spend at most {most} now, so that you can still open a market at "
        "{least}.",
        coins=coins(me.coins),
        most=me.coins - least,
        least=least,
    )
    return words, (Plaque(at.seat),)


@situation("nothing-to-invest", "TURN-2", "INV-7", pressing=Pressing.NOW)
def _nothing(at: Seated) -> Remark | None:
    me = at.me
    if not at.decides(DecisionKind.INVEST) or me.medals or me.coins >= _CHEAPEST:
        return None
    words = Sentence(
        "You have {coins}, and the cheapest investment costs {n}: pass, and earn more with this "
        "turn’s event.",
        coins=coins(me.coins),
        n=_CHEAPEST,
    )
    return words, (ActionButton(Pass),)


@situation("last-investment", "TURN-4", "END-1", pressing=Pressing.NOW)
def _last(at: Seated) -> Remark | None:
    if not at.decides(DecisionKind.INVEST) or not at.is_last_turn:
        return None
    words = Sentence(
        "Turn {turn} is the last: invest only in what lifts this turn’s event above your best of "
        "{best}.",
        turn=roman(at.state.turn),
        best=at.me.best,
    )
    return words, (Plaque(at.seat),)


@situation("behind-the-leader", "END-1", "SCO-8", pressing=Pressing.KNOW)
def _behind(at: Seated) -> Remark | None:
    leader, best = max(
        ((seat, other.best) for seat, other in at.others), key=lambda entry: entry[1]
    )
    is_late = at.events_left == 2
    if not at.decides(DecisionKind.INVEST) or not is_late or best <= at.me.best:
        return None
    words = Sentence(
        "Only the best single event wins: {name} has {theirs} and you have {mine}, with {count} "
        "event left to beat that.",
        "Only the best single event wins: {name} has {theirs} and you have {mine}, with {count} "
        "events left to beat that.",
        name=at.name(leader),
        theirs=best,
        mine=at.me.best,
        count=at.events_left,
    )
    return words, (Plaque(leader), Plaque(at.seat))


SITUATIONS: Final[tuple[Situation, ...]] = (
    _nothing,
    _last,
    _by_medals,
    _by_token,
    _keep_coins,
    _second,
    _behind,
)
