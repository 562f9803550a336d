"""Events, actions and where a game stands, in sentences: for the log, advice and saved games."""

from collections.abc import Callable, Sequence
from dataclasses import fields
from typing import Any, Final

from colosseum.rules.colosseum import actions as act
from colosseum.rules.colosseum import events as ev
from colosseum.rules.colosseum.board import owner
from colosseum.rules.colosseum.data import HOLDABLE, RULES, Asset
from colosseum.rules.colosseum.decision_kinds import DecisionKind
from colosseum.rules.colosseum.game import Game
from colosseum.rules.colosseum.names import (
    NOBLES,
    PHASES,
    PHASES_IN_A_SENTENCE,
    PRIZES,
    SIDES,
    STARS,
    Told,
    bundle_words,
    quantity,
    roman,
    token_words,
)
from colosseum.rules.colosseum.notation import face_name
from colosseum.rules.colosseum.scoring import Score
from colosseum.rules.colosseum.state import Impresario
from colosseum.rules.kernel import Action, Event, GameOption, Sentence

OPTIONS: Final = (
    GameOption(
        "intense_auctions",
        Sentence("Intense auctions"),
        Sentence(
            "Whoever has won a market bids again once the next player is active, and everyone may "
            "open one."
        ),
    ),
)

# Events

_PARTS: Final = (
    Told("{count} for the programme"),
    Told("{count} for earlier events"),
    Told("{count} for season tickets"),
    Told("{count} for stars"),
    Told("{count} for nobles"),
    Told("{count} for podiums"),
    Told("{count} for medals"),
)

_EVENTS: Final[dict[type[Event], Told]] = {
    ev.TurnBegan: Told("Turn {turn} begins; {first} is first."),
    ev.PhaseBegan: Told("{phase}"),
    ev.Passed: Told("{seat} passes."),
    ev.CoinsPaid: Told("{seat} pays {coins} coin.", "{seat} pays {coins} coins.", "coins"),
    ev.CoinsReceived: Told(
        "{seat} receives {coins} coin.", "{seat} receives {coins} coins.", "coins"
    ),
    ev.MedalsPlayed: Told(
        "{seat} plays {medals} medal.", "{seat} plays {medals} medals.", "medals"
    ),
    ev.MedalEarned: Told("{seat} earns a medal."),
    ev.ActionSpent: Told("{seat} spends an additional-action token."),
    ev.ProgrammeBought: Told("{seat} buys {number}."),
    ev.ArenaExpanded: Told("{seat} expands the arena {side}, to square {square}."),
    ev.TicketBought: Told("{seat} buys a season ticket."),
    ev.LogeBuilt: Told("{seat} builds a loge."),
    ev.MarketOpened: Told("{seat} opens market {market} at {coins}."),
    ev.BidMade: Told("{seat} bids {coins}."),
    ev.SteppedOut: Told("{seat} steps out."),
    ev.MarketWon: Told("{seat} wins market {market}: {tokens}."),
    ev.EmperorLeft: Told("{seat} gives up an emperor token."),
    ev.MarketRefilled: Told("Market {market} refills: {tokens}."),
    ev.OfferMade: Told("{seat} offers {partner} {give} for {take}."),
    ev.OfferRefused: Told("{seat} refuses."),
    ev.DealStruck: Told("{seat} gives {partner} {give} for {take}."),
    ev.DiceRolled: Told("{seat} rolls {faces}."),
    ev.NobleMoved: Told("{seat} moves the {noble} by {squares} to square {square}."),
    ev.EventProduced: Told("{seat} produces {number} with {cast}: {parts}, {total} spectators."),
    ev.BestRaised: Told("{seat} reaches {best} spectators."),
    ev.TieRolled: Told("{seat} rolls {faces} for the {prize}."),
    ev.PodiumReceived: Told("{seat} receives a podium."),
    ev.TokenDiscarded: Told("{seat} loses {asset}."),
    ev.TokenDonated: Told("{seat} donates {asset} to {taker}."),
    ev.GameEnded: Told(
        "The game ends; {winners} wins.", "The game ends; {winners} win.", "winners"
    ),
}


def event_words(event: Event, names: Sequence[str]) -> Sentence:
    """An event in one sentence."""
    if isinstance(event, ev.StarMoved):
        return _star_words(event, names)
    values = {field.name: getattr(event, field.name) for field in fields(event)}  # type: ignore[arg-type]
    told = _EVENTS[type(event)]
    words = {name: _word(name, value, names) for name, value in values.items()}
    if isinstance(event, ev.EventProduced):
        cast = event.tokens + (Asset.JOKER,) * len(event.jokers)
        words |= {
            "cast": token_words(cast),
            "total": event.score.total,
            "parts": _score_words(event.score),
        }
    if told.plural is not None:
        number = values[told.counted]
        words["count"] = len(number) if isinstance(number, tuple) else number
    return Sentence(told.pattern, told.plural, **words)


def _star_words(event: ev.StarMoved, names: Sequence[str]) -> Sentence:
    star = STARS[event.asset]
    if event.taker is None:
        assert event.giver is not None
        return Sentence("{giver} loses the {star}.", giver=names[event.giver], star=star)
    taker = names[event.taker]
    if event.giver is None:
        return Sentence("{taker} gains the {star}.", taker=taker, star=star)
    return Sentence(
        "{taker} takes the {star} from {giver}.", taker=taker, star=star, giver=names[event.giver]
    )


def _score_words(score: Score) -> str:
    return Sentence.listed(
        Sentence(told.pattern, count=count)
        for told, count in zip(_PARTS, score.parts, strict=True)
        if count
    )


def _word(name: str, value: Any, names: Sequence[str]) -> object:
    """The words for a field's value; a field that is in no table is its own word."""
    tables: dict[str, Callable[[Any], object]] = {
        "seat": names.__getitem__,
        "first": names.__getitem__,
        "partner": names.__getitem__,
        "taker": names.__getitem__,
        "winners": lambda seats: Sentence.listed(names[seat] for seat in seats),
        "phase": PHASES.__getitem__,
        "noble": NOBLES.__getitem__,
        "side": SIDES.__getitem__,
        "prize": PRIZES.__getitem__,
        "number": lambda number: RULES.programme(number).name,
        "market": lambda market: market + 1,
        "tokens": token_words,
        "asset": lambda asset: quantity(asset, 1),
        "give": bundle_words,
        "take": bundle_words,
        "faces": lambda faces: Sentence.listed(map(face_name, faces)),
    }
    return tables[name](value) if name in tables else value


# Actions

_PASSES: Final[dict[str, Sentence]] = {
    DecisionKind.INVEST: Sentence("Keep your coins"),
    DecisionKind.OPEN: Sentence("Open no market this turn"),
    DecisionKind.BID: Sentence("Step out of this auction"),
    DecisionKind.TRADE: Sentence("End your trading"),
    DecisionKind.ROLL: Sentence("Neither roll nor produce an event"),
    DecisionKind.PRODUCE: Sentence("Produce no event"),
}


def action_words(game: Game, action: Action) -> Sentence:
    """The action, worded as an instruction to the player who decides."""
    match action:
        case act.Pass():
            assert game.decision is not None
            return _PASSES[game.decision.kind]
        case act.Investment():
            return _with_surcharge(_investment_words(action), action.surcharge)
        case act.OpenMarket(market, coins):
            return Sentence("Open market {number} at {n} coins", number=roman(market + 1), n=coins)
        case act.Bid(coins):
            return Sentence("Bid {n} coins", n=coins)
        case act.Move() | act.MedalMove():
            return _walk_words(game, action)
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
    return _deal_words(game, action) or _any_time_words(action)


def _investment_words(action: act.Investment) -> Sentence:
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


def _walk_words(game: Game, action: act.Move | act.MedalMove) -> Sentence:
    noble, n = NOBLES[action.noble], action.squares
    if isinstance(action, act.Move):
        move = Sentence("Move the {noble} by {n}", noble=noble, n=n)
    elif n > 0:
        move = Sentence("With a medal, move the {noble} on by {n}", noble=noble, n=n)
    else:
        move = Sentence("With a medal, move the {noble} back by {n}", noble=noble, n=-n)
    square = (game.state.nobles[action.noble] + n) % RULES.squares
    host = owner(game.state, square)
    if host == game.state.seat:
        return Sentence("{move}, into your arena", move=move)
    if host is not None:
        return Sentence("{move}, into {name}’s arena", move=move, name=game.seats[host])
    if RULES.resting[square] and isinstance(action, act.Move):
        return Sentence("{move}, onto a resting square", move=move)
    return move


def _deal_words(game: Game, action: Action) -> Sentence | None:
    match action:
        case act.Offer(partner, give, take):
            return Sentence(
                "Offer {name} {give} for {take}",
                name=game.seats[partner],
                give=bundle_words(give),
                take=bundle_words(take),
            )
        case act.Counter(give, take):
            return Sentence(
                "Answer: {give} for {take}", give=bundle_words(give), take=bundle_words(take)
            )
        case act.Accept():
            return Sentence("Accept the deal")
        case act.Refuse():
            return Sentence("Refuse the deal")
    return None


def _any_time_words(action: Action) -> Sentence:
    match action:
        case act.CashMedal():
            return Sentence("Turn a medal into {n} coins", n=RULES.medal_coins)
        case act.ExchangeAction():
            return Sentence("Exchange the additional action for a medal")
    return Sentence("Roll")


# How things stand


def standing_words(game: Game) -> Sentence:
    """Where the game stands: “Turn III, acquire”."""
    state = game.state
    phase = PHASES_IN_A_SENTENCE[state.phase]
    return Sentence("Turn {turn}, {phase}", turn=roman(state.turn), phase=phase)


def holdings(impresario: Impresario) -> str:
    """A player’s tokens and coins."""
    tokens = tuple(asset for asset in HOLDABLE for _ in range(impresario.tokens[asset]))
    return bundle_words(act.Bundle(tokens, impresario.coins))
