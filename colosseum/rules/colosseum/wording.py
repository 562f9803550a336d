"""Events, actions and the stage of a game in sentences: for the log, advice and saved games."""

from collections.abc import Callable, Sequence
from dataclasses import fields
from typing import Any, Final

from colosseum.rules.colosseum import actions as act
from colosseum.rules.colosseum import events as ev
from colosseum.rules.colosseum.board import owner
from colosseum.rules.colosseum.data import HOLDABLE, RULES, Asset
from colosseum.rules.colosseum.decision_kinds import DecisionKind
from colosseum.rules.colosseum.display_names import (
    NOBLES,
    PHASES,
    PHASES_IN_A_SENTENCE,
    PRIZES,
    SIDES,
    STARS,
    bundle_words,
    face_words,
    one_token,
    token_words,
)
from colosseum.rules.colosseum.game import Game
from colosseum.rules.colosseum.scoring import Score
from colosseum.rules.colosseum.state import Impresario
from colosseum.rules.kernel import Action, Event, Pattern
from colosseum.words.roman_numerals import roman
from colosseum.words.sentences import Sentence

# Events

_PARTS: Final = (
    Pattern("{count} for the programme"),
    Pattern("{count} for earlier events"),
    Pattern("{count} for season tickets"),
    Pattern("{count} for stars"),
    Pattern("{count} for nobles"),
    Pattern("{count} for podiums"),
    Pattern("{count} for medals"),
)

_EVENTS: Final[dict[type[Event], Pattern]] = {
    ev.TurnBegan: Pattern("Turn {turn} begins; {first} goes first."),
    # Translators: {phase} is “Trading”.
    ev.PhaseBegan: Pattern("{phase}"),
    ev.Passed: Pattern("{seat} passes."),
    ev.CoinsPaid: Pattern("{seat} pays {coins} coin.", "{seat} pays {coins} coins.", "coins"),
    ev.CoinsReceived: Pattern(
        "{seat} receives {coins} coin.", "{seat} receives {coins} coins.", "coins"
    ),
    ev.MedalsPlayed: Pattern(
        "{seat} plays {medals} medal.", "{seat} plays {medals} medals.", "medals"
    ),
    ev.MedalEarned: Pattern("{seat} earns a medal."),
    ev.ActionSpent: Pattern("{seat} spends an action token."),
    ev.ProgrammeBought: Pattern("{seat} buys {number}."),
    ev.ArenaExpanded: Pattern("{seat} expands their arena {side}."),
    ev.TicketBought: Pattern("{seat} buys a season ticket."),
    ev.LogeBuilt: Pattern("{seat} builds a loge."),
    ev.MarketOpened: Pattern(
        "{seat} opens market {market} at {coins} coin.",
        "{seat} opens market {market} at {coins} coins.",
        "coins",
    ),
    ev.BidMade: Pattern("{seat} bids {coins} coin.", "{seat} bids {coins} coins.", "coins"),
    ev.SteppedOut: Pattern("{seat} steps out."),
    ev.CouldNotBid: Pattern("{seat} has too few coins to bid {coins}, and steps out."),
    ev.MarketWon: Pattern("{seat} wins market {market}: {tokens}."),
    ev.EmperorLeft: Pattern("{seat} hands in an Emperor token."),
    ev.MarketRefilled: Pattern("Market {market} refills: {tokens}."),
    ev.OfferMade: Pattern("{seat} offers {partner} {give} for {take}."),
    ev.OfferRefused: Pattern("{seat} refuses."),
    ev.DealStruck: Pattern("{seat} gives {partner} {give} for {take}."),
    ev.DiceRolled: Pattern("{seat} rolls {faces}."),
    ev.EventProduced: Pattern(
        "{seat} produces {number} with {cast}: {total} spectator ({parts}).",
        "{seat} produces {number} with {cast}: {total} spectators ({parts}).",
        "total",
    ),
    ev.BestRaised: Pattern(
        "{seat} has a new best: {best} spectator.",
        "{seat} has a new best: {best} spectators.",
        "best",
    ),
    ev.TieRolled: Pattern("{seat} rolls {faces} for the {prize}."),
    ev.PodiumReceived: Pattern("{seat} wins a podium."),
    ev.TokenDiscarded: Pattern("{seat} discards {asset}."),
    ev.TokenDonated: Pattern("{seat} donates {asset} to {taker}."),
    ev.GameEnded: Pattern(
        "The game ends; {winners} wins.", "The game ends; {winners} win.", "winners"
    ),
}

_WALKS: Final = {
    (True, False): Pattern(
        "{seat} moves the {noble} {count} square.", "{seat} moves the {noble} {count} squares."
    ),
    (True, True): Pattern(
        "{seat} moves the {noble} {count} square, onto a resting square.",
        "{seat} moves the {noble} {count} squares, onto a resting square.",
    ),
    (False, False): Pattern(
        "{seat} moves the {noble} {count} square backwards.",
        "{seat} moves the {noble} {count} squares backwards.",
    ),
    (False, True): Pattern(
        "{seat} moves the {noble} {count} square backwards, onto a resting square.",
        "{seat} moves the {noble} {count} squares backwards, onto a resting square.",
    ),
}
"""By whether the noble walks forwards, and whether he comes to rest."""


def event_words(event: Event, names: Sequence[str]) -> Sentence:
    """An event in one sentence."""
    if isinstance(event, ev.StarMoved):
        return _star_words(event, names)
    if isinstance(event, ev.NobleMoved):
        return _noble_words(event, names)
    values = {field.name: getattr(event, field.name) for field in fields(event)}  # type: ignore[arg-type]
    pattern = _EVENTS[type(event)]
    words = {name: _word(name, value, names) for name, value in values.items()}
    if isinstance(event, ev.EventProduced):
        cast = event.tokens + (Asset.JOKER,) * len(event.jokers)
        words |= {"cast": token_words(cast), "parts": score_words(event.score)}
        words["total"] = values["total"] = event.score.total
    if pattern.plural is not None:
        number = values[pattern.counted]
        words["count"] = len(number) if isinstance(number, tuple) else number
    return Sentence(pattern.singular, pattern.plural, **words)


def _star_words(event: ev.StarMoved, names: Sequence[str]) -> Sentence:
    star = STARS[event.asset]
    if event.taker is None:
        assert event.giver is not None
        return Sentence("{giver} loses the {star}.", giver=names[event.giver], star=star)
    taker = names[event.taker]
    if event.giver is None:
        return Sentence("{taker} wins the {star}.", taker=taker, star=star)
    return Sentence(
        "{taker} takes the {star} from {giver}.", taker=taker, star=star, giver=names[event.giver]
    )


def _noble_words(event: ev.NobleMoved, names: Sequence[str]) -> Sentence:
    pattern = _WALKS[event.squares > 0, RULES.resting[event.square]]
    return Sentence(
        pattern.singular,
        pattern.plural,
        seat=names[event.seat],
        noble=NOBLES[event.noble],
        count=abs(event.squares),
    )


def score_words(score: Score) -> Sentence:
    return Sentence.listed(
        Sentence(pattern.singular, count=count)
        for pattern, count in zip(_PARTS, score.parts, strict=True)
        if count
    )


def _word(name: str, value: Any, names: Sequence[str]) -> object:
    """The words for a field's value; a field with no entry here is shown as it is."""
    tables: dict[str, Callable[[Any], object]] = {
        "seat": names.__getitem__,
        "first": names.__getitem__,
        "partner": names.__getitem__,
        "taker": names.__getitem__,
        "winners": lambda seats: Sentence.enumerated(names[seat] for seat in seats),
        "phase": PHASES.__getitem__,
        "turn": roman,
        "side": SIDES.__getitem__,
        "prize": PRIZES.__getitem__,
        "number": lambda number: RULES.programme(number).name,
        "market": lambda market: roman(market + 1),
        "tokens": token_words,
        "asset": one_token,
        "give": bundle_words,
        "take": bundle_words,
        "faces": lambda faces: Sentence.listed(map(face_words, faces)),
    }
    return tables[name](value) if name in tables else value


# Actions

_PASSES: Final[dict[str, Sentence]] = {
    DecisionKind.INVEST: Sentence("Keep your coins"),
    DecisionKind.OPEN: Sentence("Open no market this turn"),
    DecisionKind.BID: Sentence("Step out of this auction"),
    DecisionKind.TRADE: Sentence("Finish trading"),
    DecisionKind.ROLL: Sentence("Pass without rolling or producing an event"),
    DecisionKind.PRODUCE: Sentence("Finish without an event"),
}


def action_words(game: Game, action: Action) -> Sentence:
    """The action, worded as an instruction to the player who decides."""
    match action:
        case act.Pass():
            assert game.decision is not None
            return _PASSES[game.decision.kind]
        case act.Investment():
            return _with_surcharge(_investment_words(game, action), action.surcharge)
        case act.OpenMarket(market, coins):
            return Sentence(
                "Open market {number} at {count} coin",
                "Open market {number} at {count} coins",
                number=roman(market + 1),
                count=coins,
            )
        case act.Bid(coins):
            return Sentence("Bid {count} coin", "Bid {count} coins", count=coins)
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
            return Sentence("Discard {asset}", asset=one_token(asset))
        case act.AskFor(asset):
            return Sentence("Ask for {asset}", asset=one_token(asset))
    return _deal_words(game, action) or _any_time_words(action)


def _investment_words(game: Game, action: act.Investment) -> Sentence:
    match action:
        case act.BuyProgramme(number):
            programme = game.state.programme(number)
            return Sentence(
                "Buy {programme} for {count} coin",
                "Buy {programme} for {count} coins",
                programme=programme.name,
                count=programme.price,
            )
        case act.Expand(side):
            return Sentence(
                "Expand your arena {side} for {count} coin",
                "Expand your arena {side} for {count} coins",
                side=SIDES[side],
                count=RULES.expansion_price,
            )
        case act.BuyTicket():
            return Sentence(
                "Buy a season ticket for {count} coin",
                "Buy a season ticket for {count} coins",
                count=RULES.ticket_price,
            )
    return Sentence(
        "Build a loge for {count} coin", "Build a loge for {count} coins", count=RULES.loge_price
    )


def _with_surcharge(what: Sentence, surcharge: act.Surcharge) -> Sentence:
    if surcharge is act.Surcharge.MEDALS:
        # Translators: {what} is an investment, with what a second one costs besides coins.
        return Sentence(
            "{what} and {count} medal",
            "{what} and {count} medals",
            what=what,
            count=RULES.second_medals,
        )
    if surcharge is act.Surcharge.ACTION:
        return Sentence("{what} and your action token", what=what)
    return what


def _walk_words(game: Game, action: act.Move | act.MedalMove) -> Sentence:
    squares = action.squares
    if isinstance(action, act.Move):
        pattern = Pattern("Move the {noble} {count} square", "Move the {noble} {count} squares")
    elif squares > 0:
        pattern = Pattern(
            "With a medal, move the {noble} {count} square forwards",
            "With a medal, move the {noble} {count} squares forwards",
        )
    else:
        pattern = Pattern(
            "With a medal, move the {noble} {count} square backwards",
            "With a medal, move the {noble} {count} squares backwards",
        )
    noble = NOBLES[action.noble]
    move = Sentence(pattern.singular, pattern.plural, noble=noble, count=abs(squares))
    square = (game.state.nobles[action.noble] + squares) % RULES.squares
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
                "Counter-offer: {give} for {take}", give=bundle_words(give), take=bundle_words(take)
            )
        case act.Accept():
            return Sentence("Accept the offer")
        case act.Refuse():
            return Sentence("Refuse the offer")
    return None


def _any_time_words(action: Action) -> Sentence:
    match action:
        case act.CashMedal():
            return Sentence(
                "Cash in a medal for {count} coin",
                "Cash in a medal for {count} coins",
                count=RULES.medal_coins,
            )
        case act.ExchangeAction():
            return Sentence("Exchange an action token for a medal")
    return Sentence.in_context("what to do", "Roll")


# Where the game has got to


def standing_words(game: Game) -> Sentence:
    """Say how far the game has got: “Turn III, acquiring”."""
    state = game.state
    phase = PHASES_IN_A_SENTENCE[state.phase]
    return Sentence("Turn {turn}, {phase}", turn=roman(state.turn), phase=phase)


def holdings(impresario: Impresario) -> Sentence:
    """A player’s tokens and coins."""
    tokens = tuple(asset for asset in HOLDABLE for _ in range(impresario.tokens[asset]))
    return bundle_words(act.Bundle(tokens, impresario.coins))
