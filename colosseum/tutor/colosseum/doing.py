"""Actions in words."""

from functools import reduce
from typing import Final

from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum import actions as act
from colosseum.rules.colosseum.board import owner
from colosseum.rules.colosseum.data import RULES, Noble
from colosseum.rules.colosseum.decision_kinds import DecisionKind
from colosseum.rules.colosseum.wording import NOBLES, SIDES, quantity
from colosseum.rules.kernel import Action, Sentence

ROMAN: Final = ("I", "II", "III", "IV", "V")
"""Markets, as they are numbered on the table."""

_PASSES: Final[dict[str, Sentence]] = {
    DecisionKind.INVEST: Sentence("Keep your coins"),
    DecisionKind.OPEN: Sentence("Open no market this turn"),
    DecisionKind.BID: Sentence("Step out of this auction"),
    DecisionKind.TRADE: Sentence("End your trading"),
    DecisionKind.ROLL: Sentence("Neither roll nor produce an event"),
    DecisionKind.PRODUCE: Sentence("Produce no event"),
}


def told(game: Game, action: Action) -> Sentence:
    """What the one who decides would do, as a person is told to do it."""
    match action:
        case act.Pass():
            assert game.decision is not None
            return _PASSES[game.decision.kind]
        case act.Investment():
            return _with_surcharge(_investment(action), action.surcharge)
        case act.OpenMarket(market, coins):
            return Sentence("Open market {number} at {n} coins", number=ROMAN[market], n=coins)
        case act.Bid(coins):
            return Sentence("Bid {n} coins", n=coins)
        case act.Move() | act.MedalMove():
            return _walk(game, action)
        case act.Produce(number, _, _, medals):
            name = RULES.programme(number).name
            if not medals:
                return Sentence("Produce {programme}", programme=name)
            return Sentence(
                "Produce {programme} with {count} medal",
                "Produce {programme} with {count} medals",
                programme=name,
                count=medals,
            )
        case act.Discard(asset):
            return Sentence("Give up {asset}", asset=quantity(asset, 1))
        case act.AskFor(asset):
            return Sentence("Ask for {asset}", asset=quantity(asset, 1))
    return _deal(game, action) or _at_any_time(action)


def _investment(action: act.Investment) -> Sentence:
    match action:
        case act.BuyProgramme(number):
            programme = RULES.programme(number)
            return Sentence(
                "Buy {programme} for {n} coins", programme=programme.name, n=programme.price
            )
        case act.Expand(side):
            return Sentence("Expand your arena {side}", side=SIDES[side])
        case act.BuyTicket():
            return Sentence("Buy a season ticket for {n} coins", n=RULES.ticket_price)
    return Sentence("Build a loge for {n} coins", n=RULES.loge_price)


def _with_surcharge(what: Sentence, surcharge: act.Surcharge) -> Sentence:
    if surcharge is act.Surcharge.MEDALS:
        return Sentence("{what} and {n} medals", what=what, n=RULES.second_medals)
    if surcharge is act.Surcharge.ACTION:
        return Sentence("{what} and your additional action", what=what)
    return what


def _walk(game: Game, action: act.Move | act.MedalMove) -> Sentence:
    noble, n = NOBLES[action.noble], action.squares
    if isinstance(action, act.Move):
        move = Sentence("Move the {noble} by {n}", noble=noble, n=n)
    elif n > 0:
        move = Sentence("With a medal, move the {noble} on by {n}", noble=noble, n=n)
    else:
        move = Sentence("With a medal, move the {noble} back by {n}", noble=noble, n=-n)
    square = _square_after(game, action.noble, n)
    host = owner(game.state, square)
    if host == game.state.seat:
        return Sentence("{move}, into your arena", move=move)
    if host is not None:
        return Sentence("{move}, into {name}’s arena", move=move, name=game.seats[host])
    if RULES.resting[square] and isinstance(action, act.Move):
        return Sentence("{move}, onto a resting square", move=move)
    return move


def _deal(game: Game, action: Action) -> Sentence | None:
    match action:
        case act.Offer(partner, give, take):
            name = game.seats[partner]
            return Sentence(
                "Offer {name} {give} for {take}", name=name, give=bundle(give), take=bundle(take)
            )
        case act.Counter(give, take):
            return Sentence("Answer: {give} for {take}", give=bundle(give), take=bundle(take))
        case act.Accept():
            return Sentence("Accept the deal")
        case act.Refuse():
            return Sentence("Refuse the deal")
    return None


def _at_any_time(action: Action) -> Sentence:
    match action:
        case act.CashMedal():
            return Sentence("Turn a medal into {n} coins", n=RULES.medal_coins)
        case act.ExchangeAction():
            return Sentence("Exchange the additional action for a medal")
    return Sentence("Roll")


def bundle(side: act.Bundle) -> Sentence:
    """“1 lion, 2 coins”, in any language."""
    tokens = side.tokens
    parts = [quantity(asset, tokens.count(asset)) for asset in sorted(set(tokens))]
    if side.coins:
        parts.append(Sentence("{count} coin", "{count} coins", count=side.coins))
    return reduce(lambda one, other: Sentence("{one}, {other}", one=one, other=other), parts)


def _square_after(game: Game, noble: Noble, squares: int) -> int:
    return (game.state.nobles[noble] + squares) % RULES.squares
