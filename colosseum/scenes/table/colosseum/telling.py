"""How Colosseum's events become lines of the log: words, pictures, prices, and what they light.

What belongs together is one line: all bids for a market, an offer and its answer, players who pass
one after another, a medal or a star with what earned it.
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final

from colosseum.play.seats import Seat
from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum import events as ev
from colosseum.rules.colosseum.data import NOBLES, RULES, Asset
from colosseum.rules.colosseum.display_names import market_name
from colosseum.rules.colosseum.public_state import PublicState
from colosseum.rules.kernel import Event, SeatIndex
from colosseum.scenes.parts.game_words import enumerated
from colosseum.scenes.parts.icon_words import (
    Icon,
    Part,
    Quiet,
    Strong,
    Total,
    filled,
)
from colosseum.scenes.parts.log import Entry, Heading, Line
from colosseum.scenes.table.colosseum.telling_auctions import AuctionTelling, InAuction
from colosseum.scenes.table.colosseum.telling_parts import (
    REFUSED,
    Lines,
    coins,
    exchange,
    holdings,
    noble_icon,
    phase_heading,
    tokens,
)
from colosseum.tutor.colosseum.marks import (
    AssetRow,
    Market,
    Pawn,
    Plaque,
    ProgrammeCard,
    Square,
)
from colosseum.tutor.marks import Mark
from colosseum.words.translation import ntr, say, tr

_ARENA: Final = 1.5
"""How wide the picture is for a height of 1."""


class Telling:
    """Follows a game by its events, and puts them into lines."""

    def __init__(self, game: Game, seats: Sequence[Seat]) -> None:
        self._seats = seats
        self._public = PublicState(game.state)
        self._before: Event | None = None
        self._paid = 0
        """What was paid last."""
        self._lines = Lines(seats)
        self._auction = AuctionTelling(self._lines, game.state.bidding)
        self._passing: list[SeatIndex] = []
        """Players who have just passed one after another."""

    def heading(self) -> Heading:
        state = self._public.state
        return phase_heading(state.phase, state.turn)

    def tell(self, event: Event, entries: list[Entry]) -> None:
        tell = _TELLINGS.get(type(event))
        if tell is not None:
            tell(self, event, entries)
        if not isinstance(event, ev.Passed):
            self._passing = []
        if not isinstance(event, _BESIDE):
            self._before = event
        self._public.hear(event)

    def _attach(self, entries: list[Entry], seat: SeatIndex, event: Event, part: Part) -> bool:
        """Add a part to the line before, if the same player has just earned it by that."""
        latest = entries[-1]
        if not isinstance(latest, Line) or latest.colour != self._seats[seat].colour:
            return False
        if not isinstance(self._before, _EARNING):
            return False
        words = f"{latest.words} {self._lines.words(event)}"
        entries[-1] = replace(latest, words=words, right=(part, *latest.right))
        return True

    # Turns and phases

    def _phase_began(self, event: ev.PhaseBegan, entries: list[Entry]) -> None:
        entries.append(phase_heading(event.phase, self._public.state.turn))
        if isinstance(self._before, ev.TurnBegan):
            first = self._before.first
            # Translators: in the log, after the emblem of the player. {icon} is a picture.
            parts = filled("goes first {icon}", icon=Icon("first-player"))
            entries.append(self._lines.line(self._before, first, parts))

    def _passed(self, event: ev.Passed, entries: list[Entry]) -> None:
        if isinstance(self._before, _INVESTMENTS) and self._before.seat == event.seat:
            return  # without a second investment there is nothing more to tell
        if self._passing:
            entries.pop()
        if event.seat not in self._passing:
            self._passing.append(event.seat)
        names = enumerated([self._seats[seat].name for seat in self._passing])
        count = len(self._passing)
        words = ntr("{names} passes.", "{names} pass.", count, names=names)
        verb = Quiet(ntr("passes", "pass", count))
        about = tuple(Plaque(seat) for seat in self._passing)
        if count == 1:
            entries.append(Line(words, self._seats[event.seat].colour, (verb,), (), about))
        else:
            emblems = [self._lines.emblem(seat) for seat in self._passing]
            entries.append(Line(words, None, (*emblems, " ", verb), (), about))

    # Coins and medals

    def _coins_paid(self, event: ev.CoinsPaid, entries: list[Entry]) -> None:
        self._paid = event.coins

    def _coins_received(self, event: ev.CoinsReceived, entries: list[Entry]) -> None:
        """Only a medal cashed in is told by what it brings; an event by its spectators."""
        latest = entries[-1]
        if isinstance(self._before, ev.MedalsPlayed) and isinstance(latest, Line):
            # Translators: in the log, after the emblem of the player. {medal} is a picture.
            parts = filled("cashes in {medal}", medal=Icon("medal"))
            entries[-1] = replace(latest, parts=parts, right=(coins(event.coins),))

    def _medals_played(self, event: ev.MedalsPlayed, entries: list[Entry]) -> None:
        medals = [Icon("medal")] * event.medals
        # Translators: in the log, after the emblem of the player. {medals} are pictures.
        entries.append(self._lines.line(event, event.seat, filled("plays {medals}", medals=medals)))

    def _medal_earned(self, event: ev.MedalEarned, entries: list[Entry]) -> None:
        medal = Icon("medal")
        if not self._attach(entries, event.seat, event, medal):
            # Translators: in the log, after the emblem of the player. {medal} is a picture.
            parts = filled("earns {medal}", medal=medal)
            entries.append(self._lines.line(event, event.seat, parts))

    def _action_spent(self, event: ev.ActionSpent, entries: list[Entry]) -> None:
        # Translators: in the log, after the emblem of the player. {token} is a picture.
        parts = filled("spends {token}", token=Icon("action"))
        about = (AssetRow(Asset.ACTION),)
        entries.append(self._lines.line(event, event.seat, parts, (), about))

    # Investing

    def _programme(self, event: ev.ProgrammeBought, entries: list[Entry]) -> None:
        name = Strong(say(RULES.programme(event.number).name))
        # Translators: in the log, after the emblem of the player. {programme} is its name.
        parts = filled("buys {programme}", programme=name)
        price = coins(self._public.state.programme(event.number).price)
        about = (ProgrammeCard(event.number),)
        entries.append(self._lines.line(event, event.seat, parts, (price,), about))

    def _expanded(self, event: ev.ArenaExpanded, entries: list[Entry]) -> None:
        parts = filled("expands their arena {icon}", icon=Icon("arena-expansion", _ARENA))
        price = coins(RULES.expansion_price)
        entries.append(
            self._lines.line(event, event.seat, parts, (price,), (Square(event.square),))
        )

    def _ticket(self, event: ev.TicketBought, entries: list[Entry]) -> None:
        parts = filled("buys a season ticket {icon}", icon=Icon("ticket"))
        entries.append(self._lines.line(event, event.seat, parts, (coins(RULES.ticket_price),)))

    def _loge(self, event: ev.LogeBuilt, entries: list[Entry]) -> None:
        parts = filled("builds a loge {icon}", icon=Icon("loge", _ARENA))
        entries.append(self._lines.line(event, event.seat, parts, (coins(RULES.loge_price),)))

    # Acquiring

    def _opened(self, event: ev.MarketOpened, entries: list[Entry]) -> None:
        entries.append(self._auction.opened(event, self._public.state.markets[event.market]))

    def _auctioned(self, event: InAuction, entries: list[Entry]) -> None:
        """All bids for a market are one line, which grows."""
        latest = entries.pop() if isinstance(self._before, InAuction) else None
        entries.append(self._auction.went_on(event, latest))

    def _won(self, event: ev.MarketWon, entries: list[Entry]) -> None:
        paid = self._paid if isinstance(self._before, ev.CoinsPaid) else None
        entries.append(self._auction.won(event, paid))

    def _refilled(self, event: ev.MarketRefilled, entries: list[Entry]) -> None:
        name = say(market_name(event.market))
        # Translators: in the log. {market} is “Market IV”, {tokens} are pictures.
        parts = filled("{market} refills with {tokens}", market=name, tokens=tokens(event.tokens))
        entries.append(self._lines.line(event, None, parts, (), (Market(event.market),)))

    # Trading

    def _offered(self, event: ev.OfferMade, entries: list[Entry]) -> None:
        partner = self._lines.emblem(event.partner)
        deal = exchange(event.give, event.take)
        # Translators: in the log, after the emblem of the player. {partner} is an emblem, {deal}
        # pictures of what is given and taken.
        parts = filled("offers {partner} {deal}", partner=partner, deal=deal)
        about = self._deal_marks(event)
        entries.append(self._lines.line(event, event.seat, parts, (), about))

    def _deal_marks(self, event: ev.OfferMade | ev.DealStruck) -> tuple[Mark, ...]:
        assets = (*event.give.tokens, *event.take.tokens)
        return (
            Plaque(event.partner),
            *holdings(event.seat, assets),
            *holdings(event.partner, assets),
        )

    def _refused(self, event: ev.OfferRefused, entries: list[Entry]) -> None:
        latest = entries[-1]
        if isinstance(self._before, ev.OfferMade) and isinstance(latest, Line):
            words = f"{latest.words} {self._lines.words(event)}"
            # Translators: in the log, at the end of the line about an offer.
            right = (REFUSED, " ", Quiet(tr("refused")))
            entries[-1] = replace(latest, words=words, right=right)
        else:
            # Translators: in the log, after the emblem of the player. {no} is a picture.
            entries.append(self._lines.line(event, event.seat, filled("refuses {no}", no=REFUSED)))

    def _dealt(self, event: ev.DealStruck, entries: list[Entry]) -> None:
        if isinstance(self._before, ev.OfferMade) and isinstance(entries[-1], Line):
            entries.pop()
        partner = self._lines.emblem(event.partner)
        deal = exchange(event.give, event.take)
        # Translators: in the log, after the emblem of the player. {partner} is an emblem, {deal}
        # pictures of what is given and taken.
        parts = filled("trades with {partner} {deal}", partner=partner, deal=deal)
        entries.append(self._lines.line(event, event.seat, parts, (), self._deal_marks(event)))

    def _star(self, event: ev.StarMoved, entries: list[Entry]) -> None:
        star = Icon(f"star-{event.asset}")
        marks: tuple[Mark, ...] = (AssetRow(event.asset),)
        if event.taker is None:
            assert event.giver is not None
            # Translators: in the log, after the emblem of the player. {star} is a picture.
            parts = filled("loses {star}", star=star)
            entries.append(self._lines.line(event, event.giver, parts, (), marks))
        elif event.giver is not None:
            giver = self._lines.emblem(event.giver)
            # Translators: in the log, after the emblem of the player. {star} is a picture, {giver}
            # an emblem.
            parts = filled("takes {star} from {giver}", star=star, giver=giver)
            marks = (*marks, Plaque(event.giver))
            entries.append(self._lines.line(event, event.taker, parts, (), marks))
        elif not self._attach(entries, event.taker, event, star):
            # Translators: in the log, after the emblem of the player. {star} is a picture.
            parts = filled("wins {star}", star=star)
            entries.append(self._lines.line(event, event.taker, parts, (), marks))

    # Producing

    def _rolled(self, event: ev.DiceRolled, entries: list[Entry]) -> None:
        dice = [Icon(f"die-{face + 1}") for face in event.faces]
        # Translators: in the log, after the emblem of the player. {dice} are pictures.
        entries.append(self._lines.line(event, event.seat, filled("rolls {dice}", dice=dice)))

    def _moved(self, event: ev.NobleMoved, entries: list[Entry]) -> None:
        noble, count = noble_icon(event.noble), abs(event.squares)
        squares = ntr("{count} square", "{count} squares", count)
        if event.squares > 0:
            # Translators: in the log, after the emblem of the player. {noble} is a picture,
            # {squares} is “3 squares”.
            parts = filled("moves {noble} {squares}", noble=noble, squares=squares)
        else:
            # Translators: in the log, after the emblem of the player. {noble} is a picture,
            # {squares} is “3 squares”.
            parts = filled("moves {noble} {squares} backwards", noble=noble, squares=squares)
        if RULES.resting[event.square]:
            parts = (*parts, " ", Icon("icon-moon", is_sign=True))
        about = (Pawn(event.noble), Square(event.square))
        entries.append(self._lines.line(event, event.seat, parts, (), about))

    def _produced(self, event: ev.EventProduced, entries: list[Entry]) -> None:
        if isinstance(self._before, ev.MedalsPlayed) and isinstance(entries[-1], Line):
            entries.pop()  # the event tells of its medals itself
        state = self._public.state
        me = state.impresarios[event.seat]
        inside = [noble for noble in NOBLES if me.holds_square(state.nobles[noble])]
        stars = [
            Icon(f"star-{asset}")
            for asset in RULES.star_assets
            if state.stars[asset] == event.seat and asset in event.tokens
        ]
        medals = [Icon("medal")] * event.medals
        drew = [*map(noble_icon, inside), *stars, *medals]
        name = Strong(say(RULES.programme(event.number).name))
        # Translators: in the log, after the emblem of the player. {programme} is its name, {drew}
        # pictures of nobles, stars and medals.
        parts = filled("produces {programme} {drew}", programme=name, drew=drew)
        about = (*holdings(event.seat, event.tokens), *map(Pawn, inside))
        total = (Total(event.score.total),)
        entries.append(self._lines.line(event, event.seat, parts, total, about))

    # Closing

    def _tie(self, event: ev.TieRolled, entries: list[Entry]) -> None:
        dice = [Icon(f"die-{face + 1}") for face in event.faces]
        if event.prize is ev.Prize.PODIUM:
            parts = filled("rolls {dice} for the podium", dice=dice)
        else:
            parts = filled("rolls {dice} for the donation", dice=dice)
        entries.append(self._lines.line(event, event.seat, parts))

    def _podium(self, event: ev.PodiumReceived, entries: list[Entry]) -> None:
        parts = filled("wins a podium")
        entries.append(self._lines.line(event, event.seat, parts, (Icon("podium"),)))

    def _discarded(self, event: ev.TokenDiscarded, entries: list[Entry]) -> None:
        # Translators: in the log, after the emblem of the player. {token} is a picture.
        parts = filled("discards {token}", token=Icon(str(event.asset)))
        about = holdings(event.seat, (event.asset,))
        entries.append(self._lines.line(event, event.seat, parts, (), about))

    def _donated(self, event: ev.TokenDonated, entries: list[Entry]) -> None:
        token, taker = Icon(str(event.asset)), self._lines.emblem(event.taker)
        # Translators: in the log, after the emblem of the player. {token} is a picture, {taker} an
        # emblem.
        parts = filled("donates {token} to {taker}", token=token, taker=taker)
        assets = (event.asset,)
        about = (
            Plaque(event.taker),
            *holdings(event.seat, assets),
            *holdings(event.taker, assets),
        )
        entries.append(self._lines.line(event, event.seat, parts, (), about))

    def _ended(self, event: ev.GameEnded, entries: list[Entry]) -> None:
        words = self._lines.words(event)
        emblems = [self._lines.emblem(seat) for seat in event.winners]
        about = tuple(Plaque(seat) for seat in event.winners)
        entries.append(Line(words, None, (*emblems, " ", Strong(words)), (), about))


_EARNING: Final = (
    ev.NobleMoved,
    ev.MarketWon,
    ev.DealStruck,
    ev.StarMoved,
    ev.MedalEarned,
    ev.ActionSpent,
    ev.TokenDonated,
)
"""After these, a medal or a star belongs to the same line."""
_INVESTMENTS: Final = (ev.ProgrammeBought, ev.ArenaExpanded, ev.TicketBought, ev.LogeBuilt)
_BESIDE: Final = (ev.EmperorLeft, ev.BestRaised)
"""These only come with another event, and change nothing about what came before."""

_TELLINGS: Final[dict[type[Event], Callable[[Telling, Any, list[Entry]], None]]] = {
    ev.PhaseBegan: Telling._phase_began,
    ev.Passed: Telling._passed,
    ev.CoinsPaid: Telling._coins_paid,
    ev.CoinsReceived: Telling._coins_received,
    ev.MedalsPlayed: Telling._medals_played,
    ev.MedalEarned: Telling._medal_earned,
    ev.ActionSpent: Telling._action_spent,
    ev.ProgrammeBought: Telling._programme,
    ev.ArenaExpanded: Telling._expanded,
    ev.TicketBought: Telling._ticket,
    ev.LogeBuilt: Telling._loge,
    ev.MarketOpened: Telling._opened,
    ev.BidMade: Telling._auctioned,
    ev.SteppedOut: Telling._auctioned,
    ev.CouldNotBid: Telling._auctioned,
    ev.MarketWon: Telling._won,
    ev.MarketRefilled: Telling._refilled,
    ev.OfferMade: Telling._offered,
    ev.OfferRefused: Telling._refused,
    ev.DealStruck: Telling._dealt,
    ev.StarMoved: Telling._star,
    ev.DiceRolled: Telling._rolled,
    ev.NobleMoved: Telling._moved,
    ev.EventProduced: Telling._produced,
    ev.TieRolled: Telling._tie,
    ev.PodiumReceived: Telling._podium,
    ev.TokenDiscarded: Telling._discarded,
    ev.TokenDonated: Telling._donated,
    ev.GameEnded: Telling._ended,
}
