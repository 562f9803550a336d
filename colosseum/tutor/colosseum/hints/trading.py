"""Hints on deals: who has what, who needs it, and what an answer changes."""

from typing import Final

from colosseum.rules.colosseum.actions import Accept, CashMedal, Counter, Refuse
from colosseum.rules.colosseum.data import RULES, STANDARD, Asset
from colosseum.rules.colosseum.decision_kinds import DecisionKind
from colosseum.rules.colosseum.display_names import STARS, more_spectators, one_token, quantity
from colosseum.rules.colosseum.prospects import draws, with_tokens
from colosseum.rules.colosseum.state import State
from colosseum.rules.kernel import SeatIndex
from colosseum.tutor.colosseum.hints.situation import Seated, situation
from colosseum.tutor.colosseum.marks import ActionButton, AssetRow, Choice, Plaque, ProgrammeCard
from colosseum.tutor.hints import Pressing, Remark, Situation
from colosseum.words.sentences import Sentence


def _most_needed(state: State, seat: SeatIndex, asset: Asset) -> int:
    """The most tokens of a kind that one of the seat's programmes can use."""
    return max((programme.needs[asset] for programme in state.programmes_of(seat)), default=0)


def _spare(state: State, seat: SeatIndex, asset: Asset) -> int:
    return state.impresarios[seat].tokens[asset] - _most_needed(state, seat, asset)


@situation("rival-can-spare", "TRD-1", "TRD-2", urges=Choice)
def _can_spare(at: Seated) -> Remark | None:
    """A rival holds something that you need and they do not."""
    found: list[tuple[int, SeatIndex, Asset, Sentence, int]] = []
    for seat, other in at.others:
        for asset in STANDARD:
            has_star = asset in RULES.star_assets and at.state.stars[asset] == seat
            if not other.tokens[asset] or _spare(at.state, seat, asset) <= 0 or has_star:
                continue
            after = with_tokens(at.me.tokens, (asset,))
            for programme in at.held:
                gain = draws(after, programme) - draws(at.me.tokens, programme)
                if gain > 0:
                    words = Sentence(
                        "{name} can spare {tokens}: trade for it, and {programme} draws {more}.",
                        name=at.name(seat),
                        tokens=one_token(asset),
                        programme=programme.name,
                        more=more_spectators(gain),
                    )
                    found.append((gain, seat, asset, words, programme.number))
    if not at.decides(DecisionKind.TRADE) or not found:
        return None
    _, seat, asset, words, number = max(found, key=lambda entry: entry[0])
    about = (AssetRow(asset), Plaque(seat), ProgrammeCard(number), Choice(Plaque(seat)))
    return words, about


@situation("sell-what-you-spare", "TRD-2", "TRD-3", pressing=Pressing.KNOW, urges=Plaque)
def _sell(at: Seated) -> Remark | None:
    if not at.decides(DecisionKind.TRADE):
        return None
    for asset in STANDARD:
        spare = _spare(at.state, at.seat, asset)
        for seat, _ in at.others:
            short = -_spare(at.state, seat, asset)
            if spare > 0 and short > 0 and at.state.stars[asset] != at.seat:
                words = Sentence(
                    "You can spare {tokens}, and {name} is {short} short: offer a deal.",
                    tokens=quantity(asset, spare),
                    name=at.name(seat),
                    short=short,
                )
                return words, (AssetRow(asset), Plaque(seat))
    return None


@situation("star-one-deal-away", "TRD-5", "STAR-1", urges=Choice)
def _star_by_deal(at: Seated) -> Remark | None:
    if not at.decides(DecisionKind.TRADE):
        return None
    for asset in RULES.star_assets:
        mine = at.me.tokens[asset] + 1
        for seat, other in at.others:
            rest = [o.tokens[asset] - (s == seat) for s, o in at.others]
            gained = mine >= RULES.star_tokens and mine > max(rest)
            if other.tokens[asset] and gained and at.state.stars[asset] != at.seat:
                words = Sentence(
                    "One more from {name} would give you {tokens}, more than anyone else: "
                    "trade for it to win the {star} at once.",
                    name=at.name(seat),
                    tokens=quantity(asset, mine),
                    star=STARS[asset],
                )
                about = (AssetRow(asset), Plaque(seat), Choice(Plaque(seat)))
                return words, about
    return None


@situation("medals-are-no-goods", "TRD-2", "MED-1", pressing=Pressing.KNOW)
def _no_medals(at: Seated) -> Remark | None:
    if not at.decides(DecisionKind.TRADE) or not at.me.medals:
        return None
    words = Sentence(
        "You cannot trade programmes or medals: cash in a medal for {count} coin if a deal needs "
        "it.",
        "You cannot trade programmes or medals: cash in a medal for {count} coins if a deal needs "
        "them.",
        count=RULES.medal_coins,
    )
    return words, (ActionButton(CashMedal),)


@situation("deal-costs-a-star", "TRD-5", "STAR-3", pressing=Pressing.NOW, urges=ActionButton)
def _costs_star(at: Seated) -> Remark | None:
    deal = at.state.deal
    if not at.decides(DecisionKind.ANSWER, DecisionKind.SETTLE) or deal is None:
        return None
    gives = deal.take if at.seat == deal.partner else deal.give
    used = {asset for programme in at.state.programmes_of(at.seat) for asset in programme.kinds}
    for asset in (it for it in RULES.star_assets if it in used):
        left = at.me.tokens[asset] - gives.tokens.count(asset)
        if at.state.stars[asset] == at.seat and asset in gives.tokens and left < RULES.star_tokens:
            words = Sentence(
                "This deal leaves you {tokens}, fewer than {least}: refuse it to keep the {star} "
                "and its spectator.",
                "This deal leaves you {tokens}, fewer than {least}: refuse it to keep the {star} "
                "and its {count} spectators.",
                tokens=quantity(asset, left),
                least=RULES.star_tokens,
                star=STARS[asset],
                count=RULES.star_spectators,
            )
            return words, (AssetRow(asset), ActionButton(Refuse))
    return None


@situation("one-counter-offer", "TRD-4", pressing=Pressing.KNOW)
def _counter(at: Seated) -> Remark | None:
    deal = at.state.deal
    if not at.decides(DecisionKind.ANSWER) or deal is None:
        return None
    words = Sentence(
        "You can make 1 counter-offer: choose it well, since {name} can then only accept or "
        "refuse.",
        name=at.name(deal.active),
    )
    return words, (Plaque(deal.active), ActionButton(Counter))


@situation("counter-is-final", "TRD-4", pressing=Pressing.KNOW)
def _final(at: Seated) -> Remark | None:
    deal = at.state.deal
    if not at.decides(DecisionKind.SETTLE) or deal is None:
        return None
    words = Sentence(
        "{name} has made the one counter-offer allowed: accept it, or refuse it and make a new "
        "offer.",
        name=at.name(deal.partner),
    )
    return words, (Plaque(deal.partner), ActionButton(Accept), ActionButton(Refuse))


SITUATIONS: Final[tuple[Situation, ...]] = (
    _costs_star,
    _star_by_deal,
    _can_spare,
    _sell,
    _counter,
    _final,
    _no_medals,
)
