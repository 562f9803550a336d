"""Events as motions: dice tumble, nobles walk, tokens fly, coins count."""

from collections.abc import Callable
from functools import partial

from colosseum.rules.colosseum import events as ev
from colosseum.rules.colosseum.data import RULES
from colosseum.rules.colosseum.display_names import bundle_words, turn_name
from colosseum.rules.kernel import Event
from colosseum.scenes.table.banner import Banner
from colosseum.scenes.table.colosseum import board, layout
from colosseum.scenes.table.colosseum.ceremonies import Crowning, Discarding, Donating
from colosseum.scenes.table.colosseum.display import ColosseumDisplay
from colosseum.scenes.table.colosseum.finale import PodiumCeremony
from colosseum.scenes.table.colosseum.motions import (
    Call,
    Climb,
    CoinCount,
    Glow,
    Tumble,
    Walk,
    flights,
    sound,
)
from colosseum.scenes.table.colosseum.spectacle import Spectacle
from colosseum.sound.sounds import Effect
from colosseum.widgets.motion import Flight, Motion, Point, Then, Together
from colosseum.words.roman_numerals import roman
from colosseum.words.sentences import Sentence

_TOKEN = 44.0
_TO_READ = 2.0
"""Seconds for a sentence that is worth reading."""
_TO_UNDERSTAND = 3.0
"""Seconds for one that gives a reason."""


def motions(event: Event, display: ColosseumDisplay) -> list[Motion]:
    """The motions that show the event."""
    make = _MOTIONS.get(type(event))
    return make(event, display) if make else []


def plaque_point(display: ColosseumDisplay, seat: int) -> Point:
    box = layout.plaque_box(seat, len(display.seats))
    return box.left + 46, box.top + 38


# Coins and medals


def _pay(event: ev.CoinsPaid, display: ColosseumDisplay) -> list[Motion]:
    return [CoinCount(display, event.seat, -event.coins)]


def _receive(event: ev.CoinsReceived, display: ColosseumDisplay) -> list[Motion]:
    return [CoinCount(display, event.seat, event.coins)]


def _medals_played(event: ev.MedalsPlayed, display: ColosseumDisplay) -> list[Motion]:
    start = plaque_point(display, event.seat)
    return flights(display, ["medal"] * event.medals, start, layout.CENTRE, Effect.MEDAL)


def _medal_earned(event: ev.MedalEarned, display: ColosseumDisplay) -> list[Motion]:
    return flights(
        display, ["medal"], layout.CENTRE, plaque_point(display, event.seat), Effect.MEDAL
    )


# Investing


def _from_catalogue(display: ColosseumDisplay, seat: int, picture: str) -> list[Motion]:
    start = layout.CATALOGUE.center
    return flights(display, [picture], start, plaque_point(display, seat), Effect.TOKEN)


# Auctions and deals


def _opened(event: ev.MarketOpened, display: ColosseumDisplay) -> list[Motion]:
    display.bid_calls.begin()
    words = Sentence("Market {number} at {n}", number=roman(event.market + 1), n=event.coins)
    return [
        Then(partial(display.strike, event.market)),
        Call(display, event.seat, words, Effect.BID, 0.6),
    ]


def _bid(event: ev.BidMade, display: ColosseumDisplay) -> list[Motion]:
    bidding = display.shown.state.bidding
    if bidding is not None and not display.bid_calls.is_called(event, bidding):
        return []
    return [Call(display, event.seat, str(event.coins), Effect.BID)]


def _steps_out(event: ev.SteppedOut, display: ColosseumDisplay) -> list[Motion]:
    return _after_the_last_bid(
        display, Call(display, event.seat, Sentence("steps out"), Effect.STEP, 0.3)
    )


def _could_not_bid(event: ev.CouldNotBid, display: ColosseumDisplay) -> list[Motion]:
    if _are_rivals(display, event.seat):
        return _after_the_last_bid(
            display, Call(display, event.seat, Sentence("too few coins"), Effect.STEP)
        )
    words = Sentence("too few coins to bid {n}", n=event.coins)
    return [Call(display, event.seat, words, Effect.REFUSE, _TO_READ)]


def _after_the_last_bid(display: ColosseumDisplay, call: Call) -> list[Motion]:
    """Call out the last bid of a climb as well, if that has not been done."""
    last = display.bid_calls.take_last()
    if last is None:
        return [call]
    call.seconds = 0.7
    return [Together([Call(display, last.seat, f"… {last.coins}", Effect.BID, 0.7), call])]


def _passes(event: ev.Passed, display: ColosseumDisplay) -> list[Motion]:
    return [Call(display, event.seat, Sentence("passes"), Effect.STEP, 0.3)]


def _market_won(event: ev.MarketWon, display: ColosseumDisplay) -> list[Motion]:
    end = plaque_point(display, event.seat)
    flights = [
        Flight(
            0.5,
            str(token),
            board.token_place(event.market, number).center,
            end,
            _TOKEN,
            delay=0.16 * number,
            on_start=sound(display, Effect.TOKEN) if number == 0 else None,
        )
        for number, token in enumerate(event.tokens)
    ]
    return [Then(partial(display.lift_tokens, event.market)), Together(flights)]


def _refilled(event: ev.MarketRefilled, display: ColosseumDisplay) -> list[Motion]:
    flights = [
        Flight(
            0.4,
            str(token),
            layout.CENTRE,
            board.token_place(event.market, number).center,
            _TOKEN,
            delay=0.12 * number,
            on_start=sound(display, Effect.TOKEN),
        )
        for number, token in enumerate(event.tokens)
    ]
    return [Together(flights)] if flights else []


def _offer(event: ev.OfferMade, display: ColosseumDisplay) -> list[Motion]:
    # Translators: an offer in a speech bubble: “2 lions for 1 torch, 3 coins”.
    words = Sentence(
        "{give} for {take}", give=bundle_words(event.give), take=bundle_words(event.take)
    )
    seconds = _TO_READ if _are_rivals(display, event.seat, event.partner) else 1.1
    return [Call(display, event.seat, words, Effect.TOKEN, seconds)]


def _refused(event: ev.OfferRefused, display: ColosseumDisplay) -> list[Motion]:
    # Translators: the answer to an offer, in a speech bubble. {reason} is a sentence.
    words = (
        Sentence("No. {reason}", reason=display.reason) if display.reason else Sentence("refuses")
    )
    deal = display.shown.state.deal
    is_theirs = deal is not None and _are_rivals(display, deal.active, deal.partner)
    seconds = _TO_UNDERSTAND if display.reason else _TO_READ if is_theirs else 0.6
    return [Call(display, event.seat, words, Effect.REFUSE, seconds)]


def _deal(event: ev.DealStruck, display: ColosseumDisplay) -> list[Motion]:
    one, other = plaque_point(display, event.seat), plaque_point(display, event.partner)
    shown: list[Motion] = []
    for bundle, start, end in ((event.give, one, other), (event.take, other, one)):
        pictures = [str(token) for token in bundle.tokens] + (["coin"] if bundle.coins else [])
        shown += flights(display, pictures, start, end, Effect.DEAL)
    decision = display.shown.decision
    if decision is not None and _are_rivals(display, event.seat, event.partner):
        shown.append(Call(display, decision.seat, Sentence("accepts"), Effect.DEAL, _TO_READ))
    return [Together(shown)]


def _are_rivals(display: ColosseumDisplay, *seats: int) -> bool:
    """Whether no person is among them: what happens is news to everyone who watches."""
    return not any(display.seats[seat].is_human for seat in seats)


def _star(event: ev.StarMoved, display: ColosseumDisplay) -> list[Motion]:
    start = plaque_point(display, event.giver) if event.giver is not None else layout.CENTRE
    end = plaque_point(display, event.taker) if event.taker is not None else layout.CENTRE
    return flights(display, [f"star-{event.asset}"], start, end, Effect.MEDAL)


# Dice and nobles


def _rolled(event: ev.DiceRolled | ev.TieRolled, display: ColosseumDisplay) -> list[Motion]:
    return [Tumble(display, event.faces)]


def _noble_moved(event: ev.NobleMoved, display: ColosseumDisplay) -> list[Motion]:
    if display.was_dropped(event.noble, event.square):
        return [Then(sound(display, Effect.STEP))]
    start = (event.square - event.squares) % RULES.squares
    return [Walk(display, event.noble, start, event.squares)]


# Events and closing ceremonies


def _produced(event: ev.EventProduced, display: ColosseumDisplay) -> list[Motion]:
    symbols = display.window.settings.symbols
    show = Spectacle(event, display.state, display.seats, display.window.sounds, symbols=symbols)
    # The events of the last turn decide the game: nobody misses one.
    is_last = display.state.turn == RULES.turns
    show.waits = display.waits_for(*(range(len(display.seats)) if is_last else [event.seat]))
    if display.window.settings.pace():
        show.prepare(display.window.paintbox, display.window.screen)
    return [show]


def _raised(event: ev.BestRaised, display: ColosseumDisplay) -> list[Motion]:
    return [Climb(display, event.seat, event.best)]


def _podium(event: ev.PodiumReceived, display: ColosseumDisplay) -> list[Motion]:
    end = plaque_point(display, event.seat)
    to_plaque = flights(display, ["podium"], layout.CENTRE, end, Effect.TOKEN)
    return [Crowning(event, display), *to_plaque]


def _discarded(event: ev.TokenDiscarded, display: ColosseumDisplay) -> list[Motion]:
    """One's own token flies off; at the end, one scene shows what everyone has discarded."""
    shown: list[Motion] = []
    if display.waits_for(event.seat):
        start = plaque_point(display, event.seat)
        shown += flights(display, [str(event.asset)], start, layout.CENTRE, Effect.TOKEN)
    discards = (*display.discards, event)
    is_last = not display.shown.state.queue
    if is_last and any(not display.waits_for(it.seat) for it in discards):
        shown.append(Discarding(discards, display))
    return shown


def _turn(event: ev.TurnBegan, display: ColosseumDisplay) -> list[Motion]:
    return [Banner(turn_name(event.turn), 1.0, display.middle, sound(display, Effect.TURN))]


def _ended(event: ev.GameEnded, display: ColosseumDisplay) -> list[Motion]:
    if display.table is not None:
        return [PodiumCeremony(event, display, display.table)]
    winners = ", ".join(display.names[seat] for seat in event.winners)
    return [Banner(winners, 2.0, display.middle, sound(display, Effect.FANFARE))]


_MOTIONS: dict[type[Event], Callable[..., list[Motion]]] = {
    ev.TurnBegan: _turn,
    ev.Passed: _passes,
    ev.CoinsPaid: _pay,
    ev.CoinsReceived: _receive,
    ev.MedalsPlayed: _medals_played,
    ev.MedalEarned: _medal_earned,
    ev.ActionSpent: lambda event, display: flights(
        display, ["action"], plaque_point(display, event.seat), layout.CENTRE, Effect.TOKEN
    ),
    ev.ProgrammeBought: lambda event, display: _from_catalogue(display, event.seat, "laurel"),
    ev.ArenaExpanded: lambda event, display: [Glow(display, event.square)],
    ev.TicketBought: lambda event, display: _from_catalogue(display, event.seat, "ticket"),
    ev.LogeBuilt: lambda event, display: _from_catalogue(display, event.seat, "loge"),
    ev.MarketOpened: _opened,
    ev.BidMade: _bid,
    ev.SteppedOut: _steps_out,
    ev.CouldNotBid: _could_not_bid,
    ev.MarketWon: _market_won,
    ev.MarketRefilled: _refilled,
    ev.OfferMade: _offer,
    ev.OfferRefused: _refused,
    ev.DealStruck: _deal,
    ev.StarMoved: _star,
    ev.DiceRolled: _rolled,
    ev.TieRolled: _rolled,
    ev.NobleMoved: _noble_moved,
    ev.EventProduced: _produced,
    ev.BestRaised: _raised,
    ev.PodiumReceived: _podium,
    ev.TokenDiscarded: _discarded,
    ev.TokenDonated: lambda event, display: [Donating(event, display)],
    ev.GameEnded: _ended,
}
