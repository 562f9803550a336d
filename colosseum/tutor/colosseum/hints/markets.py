"""Hints on what the markets offer."""

from typing import Final

from colosseum.rules.colosseum.data import RULES, Asset
from colosseum.rules.colosseum.decision_kinds import DecisionKind
from colosseum.rules.colosseum.display_names import STARS, coins, quantity, spectators
from colosseum.rules.colosseum.prospects import most_raised
from colosseum.tutor.colosseum.hints.situation import Seated, most_elsewhere, situation
from colosseum.tutor.colosseum.marks import AssetRow, Market, ProgrammeCard
from colosseum.tutor.hints import Pressing, Remark, Situation
from colosseum.words.roman_numerals import roman
from colosseum.words.sentences import Sentence

Lot = tuple[int, tuple[Asset, ...]]
"""A market and its tokens."""


def _on_offer(at: Seated) -> list[Lot]:
    """The market being auctioned, or all full ones; none if the player cannot afford a bid."""
    state, me = at.state, at.me
    least = state.bidding.coins + 1 if state.bidding else RULES.opening_bid
    if (
        not at.decides(DecisionKind.OPEN, DecisionKind.BID)
        or me.coins + RULES.medal_coins * me.medals < least
    ):
        return []
    if state.bidding is not None:
        return [(state.bidding.market, state.markets[state.bidding.market])]
    return [pair for pair in enumerate(state.markets) if pair[1]]


def _with(at: Seated, asset: Asset) -> Lot | None:
    return next((market for market in _on_offer(at) if asset in market[1]), None)


@situation("market-for-a-programme", "AUC-1", "SCO-1", urges=Market)
def _useful(at: Seated) -> Remark | None:
    found = [
        (market, change)
        for market, tokens in _on_offer(at)
        if (change := most_raised(at.state, at.seat, tokens)) is not None
    ]
    if not found:
        return None
    market, change = max(found, key=lambda entry: entry[1].gain)
    words = Sentence(
        "Market {number} takes {programme} from {before} to {count} spectator: bid for it.",
        "Market {number} takes {programme} from {before} to {count} spectators: bid for it.",
        number=roman(market + 1),
        programme=change.programme.name,
        before=change.before,
        count=change.after,
    )
    return words, (Market(market), ProgrammeCard(change.programme.number))


@situation("market-brings-star", "STAR-1", "SCO-4", urges=Market)
def _star(at: Seated) -> Remark | None:
    for market, tokens in _on_offer(at):
        for asset in RULES.star_assets:
            mine = at.me.tokens[asset] + tokens.count(asset)
            needed = max(RULES.star_tokens, most_elsewhere(at, asset) + 1)
            if asset in tokens and mine >= needed and at.state.stars[asset] != at.seat:
                words = Sentence(
                    "Market {number} would give you {tokens}, more than anyone else: win it and "
                    "you get the {star}, +{n} whenever they perform.",
                    number=roman(market + 1),
                    tokens=quantity(asset, mine),
                    star=STARS[asset],
                    n=RULES.star_spectators,
                )
                return words, (Market(market), AssetRow(asset))
    return None


@situation("rival-would-take-star", "STAR-2", pressing=Pressing.NOW)
def _takes_star(at: Seated) -> Remark | None:
    bidding = at.state.bidding
    if not at.decides(DecisionKind.BID) or bidding is None:
        return None
    tokens = at.state.markets[bidding.market]
    leader = at.state.impresarios[bidding.leader]
    for asset in RULES.star_assets:
        theirs, mine = leader.tokens[asset] + tokens.count(asset), at.me.tokens[asset]
        if at.state.stars[asset] == at.seat and asset in tokens and theirs > mine:
            words = Sentence(
                "If {name} wins this market, that makes {tokens} to your {mine}, and you lose "
                "the {star}.",
                name=at.name(bidding.leader),
                tokens=quantity(asset, theirs),
                star=STARS[asset],
                mine=mine,
            )
            return words, (Market(bidding.market), AssetRow(asset))
    return None


@situation("emperor-token", "AUC-9", "MED-2", pressing=Pressing.KNOW, urges=Market)
def _emperor(at: Seated) -> Remark | None:
    market = _with(at, Asset.EMPEROR)
    if market is None or not at.state.medals_left:
        return None
    words = Sentence(
        "The Emperor token in market {number} turns into a medal at once, worth {coins}, "
        "{spectators} or a noble’s move: bid for it.",
        number=roman(market[0] + 1),
        coins=coins(RULES.medal_coins),
        spectators=spectators(RULES.medal_spectators),
    )
    return words, (Market(market[0]),)


@situation("joker-on-offer", "AST-1", pressing=Pressing.KNOW, urges=Market)
def _joker(at: Seated) -> Remark | None:
    market = _with(at, Asset.JOKER)
    if market is None:
        return None
    words = Sentence(
        "The joker in market {number} stands in for any asset but never counts for a star: bid "
        "if an event is missing one.",
        number=roman(market[0] + 1),
    )
    return words, (Market(market[0]), AssetRow(Asset.JOKER))


@situation("action-token-on-offer", "AST-2", "INV-2", pressing=Pressing.KNOW, urges=Market)
def _action(at: Seated) -> Remark | None:
    market = _with(at, Asset.ACTION)
    if market is None or at.is_last_turn:
        return None
    words = Sentence(
        "The action token in market {number} pays for a second investment, which otherwise costs "
        "{count} medal: bid to save it.",
        "The action token in market {number} pays for a second investment, which otherwise costs "
        "{count} medals: bid to save them.",
        number=roman(market[0] + 1),
        count=RULES.second_medals,
    )
    return words, (Market(market[0]), AssetRow(Asset.ACTION))


SITUATIONS: Final[tuple[Situation, ...]] = (
    _takes_star,
    _star,
    _useful,
    _emperor,
    _joker,
    _action,
)
