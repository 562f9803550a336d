"""What a player of Colosseum has missed since they last decided, for each rival and phase."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from colosseum.play.seats import Seat
from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum import events as ev
from colosseum.rules.colosseum.data import RULES, Asset
from colosseum.rules.colosseum.offers_so_far import Talks
from colosseum.rules.colosseum.state import Phase
from colosseum.rules.colosseum.wording import event_words
from colosseum.rules.kernel import Event, SeatIndex
from colosseum.scenes.parts.icon_words import Emblem, Icon, Part, Strong, Together, Total
from colosseum.scenes.table.colosseum.telling_parts import (
    REFUSED,
    coins,
    exchange,
    holdings,
    tokens,
)
from colosseum.scenes.table.recap_card import Cell, Recap
from colosseum.tutor.colosseum.marks import AssetRow, Market, Plaque, Square
from colosseum.tutor.marks import Mark
from colosseum.words.roman_numerals import roman
from colosseum.words.translation import say

_APART: Final = "   "
"""Between two things in a cell."""
_DECIDED: Final = (
    ev.ProgrammeBought,
    ev.ArenaExpanded,
    ev.TicketBought,
    ev.LogeBuilt,
    ev.MarketOpened,
    ev.BidMade,
    ev.SteppedOut,
    ev.OfferMade,
    ev.OfferRefused,
    ev.DealStruck,
    ev.DiceRolled,
    ev.NobleMoved,
    ev.EventProduced,
    ev.TokenDiscarded,
    ev.Passed,
)
"""What happens because the player whose seat it names has decided so."""


@dataclass
class _Deeds:
    """What one player did in one phase."""

    parts: list[Part] = field(default_factory=list)
    words: list[str] = field(default_factory=list)
    about: list[Mark] = field(default_factory=list)
    refused: "tuple[ev.OfferMade, ev.OfferRefused] | None" = None
    """The last offer that came to nothing."""


@dataclass
class _Phase:
    phase: Phase
    deeds: dict[SeatIndex, _Deeds]


class Gathering:
    """Follows the events, and starts again with what comes after a decision of the player's."""

    def __init__(self, game: Game, seats: Sequence[Seat], seat: SeatIndex) -> None:
        self._seats = seats
        self._names = [who.name for who in seats]
        self._mine = seat
        self._programmes = game.state.programmes
        self._turn = game.state.turn
        self._phase = game.state.phase
        self._is_from_start = True
        self._has_decided = False
        """Whether nothing has happened since the player last decided."""
        self._paid = 0
        self._talks = Talks()
        self._restart()

    def _restart(self) -> None:
        self._phases: list[_Phase] = []
        self._open_phase()

    def _open_phase(self) -> None:
        deeds = {seat: _Deeds() for seat in range(len(self._seats))}
        self._phases.append(_Phase(self._phase, deeds))

    def hear(self, event: Event) -> None:
        self._talks.hear(event)
        match event:
            case ev.TurnBegan(turn):
                self._turn = turn
            case ev.PhaseBegan(phase):
                self._phase = phase
                self._open_phase()
            case ev.CoinsPaid(coins=paid):
                self._paid = paid
            case _ if self._is_mine(event):
                self._has_decided = True
            case ev.OfferRefused():
                if talked := self._talks.so_far:
                    offer = talked[-1].last
                    self._deeds(offer.seat).refused = offer, event
            case ev.StarMoved() if self._has_decided:
                pass  # it comes of what the player has just done
            case ev.StarMoved(asset, giver, taker):
                for who, badge in ((giver, "−"), (taker, "+")):
                    if who is not None:
                        star = Icon(f"star-{asset}", badge=badge)
                        self._add(who, event, (star,), (AssetRow(asset),))
            case _:
                self._hear_deed(event)

    def _is_mine(self, event: Event) -> bool:
        """Whether the player has decided it, or agreed to it."""
        match event:
            case ev.DealStruck(partner=seat) | ev.TokenDonated(taker=seat) if seat == self._mine:
                return True
        return isinstance(event, _DECIDED) and event.seat == self._mine

    def _deeds(self, seat: SeatIndex) -> _Deeds:
        """Where a deed of this player's goes; a rival's after one's own begins a new recap."""
        if self._has_decided and seat != self._mine:
            self._has_decided = self._is_from_start = False
            self._restart()
        return self._phases[-1].deeds[seat]

    def _add(
        self, seat: SeatIndex, event: Event, parts: Sequence[Part], about: Sequence[Mark] = ()
    ) -> None:
        deeds = self._deeds(seat)
        one = Together(tuple(parts))
        deeds.parts += [_APART, one] if deeds.parts else [one]
        words = say(event_words(event, self._names))
        if words not in deeds.words:
            deeds.words.append(words)
        deeds.about += (Plaque(seat), *about)

    def _emblem(self, seat: SeatIndex) -> Emblem:
        return Emblem(self._seats[seat].colour)

    def _hear_deed(self, event: Event) -> None:
        match event:
            case ev.ActionSpent(seat):
                action = (Icon("action", badge="−"),)
                self._add(seat, event, action, holdings(seat, (Asset.ACTION,)))
            case ev.MedalsPlayed(seat, medals) if self._phase is Phase.INVESTING:
                self._add(seat, event, (Icon("medal", badge="−"),) * medals)
            case ev.ProgrammeBought(seat, number):
                programme = self._programmes[number - 1]
                name = say(programme.name)
                self._add(seat, event, (name, " ", coins(programme.price)))
            case ev.ArenaExpanded(seat, square=square):
                arena = Icon("arena-expansion", 1.5)
                price = coins(RULES.expansion_price)
                self._add(seat, event, (arena, price), (Square(square),))
            case ev.TicketBought(seat):
                self._add(seat, event, (Icon("ticket"), coins(RULES.ticket_price)))
            case ev.LogeBuilt(seat):
                self._add(seat, event, (Icon("loge", 1.5), coins(RULES.loge_price)))
            case ev.MarketWon(seat, market, assets):
                parts = (Strong(roman(market + 1)), " ", *tokens(assets), " ", coins(self._paid))
                about = (Market(market), *holdings(seat, assets))
                self._add(seat, event, parts, about)
            case ev.DealStruck(seat, partner, give, take):
                parts = (self._emblem(partner), " ", *exchange(give, take))
                assets = (*give.tokens, *take.tokens)
                both = (*holdings(seat, assets), *holdings(partner, assets))
                self._add(seat, event, parts, (Plaque(partner), *both))
            case ev.EventProduced(seat, number, score=score):
                name = say(RULES.programme(number).name)
                parts = (Icon("laurel"), " ", name, " ", Total(score.total))
                self._add(seat, event, parts, holdings(seat, event.tokens))
            case ev.PodiumReceived(seat):
                self._add(seat, event, (Icon("podium"),))
            case ev.TokenDiscarded(seat, asset):
                parts = (Icon("icon-bin", 0.8, is_sign=True), Icon(str(asset)))
                self._add(seat, event, parts, holdings(seat, (asset,)))
            case ev.TokenDonated(seat, asset, taker):
                gift = (Icon(str(asset), badge="−"), self._emblem(taker))
                self._add(seat, event, gift, holdings(seat, (asset,)))
                token = (Icon(str(asset), badge="+"),)
                self._add(taker, event, token, holdings(taker, (asset,)))

    # The result

    def recap(self) -> Recap:
        rivals = [seat for seat in range(len(self._seats)) if seat != self._mine]
        rows = ((seat, self._cells(seat)) for seat in rivals)
        return Recap(self._turn, tuple(row for row in rows if row[1]), self._is_from_start)

    def _cells(self, seat: SeatIndex) -> tuple[Cell, ...]:
        found = (self._cell(seat, it.deeds[seat]) for it in self._phases)
        return tuple(cell for cell in found if cell is not None)

    def _cell(self, seat: SeatIndex, deeds: _Deeds) -> Cell | None:
        if deeds.parts:
            about = tuple(dict.fromkeys(deeds.about))
            return Cell(tuple(deeds.parts), "\n".join(deeds.words), about)
        return self._refused_cell(seat, *deeds.refused) if deeds.refused is not None else None

    def _refused_cell(self, seat: SeatIndex, offer: ev.OfferMade, no: ev.OfferRefused) -> Cell:
        partner = offer.partner
        parts = (self._emblem(partner), " ", *exchange(offer.give, offer.take), " ", REFUSED)
        assets = (*offer.give.tokens, *offer.take.tokens)
        words = "\n".join(say(event_words(event, self._names)) for event in (offer, no))
        marks = (*holdings(seat, assets), *holdings(partner, assets))
        return Cell(parts, words, (Plaque(seat), Plaque(partner), *marks))
