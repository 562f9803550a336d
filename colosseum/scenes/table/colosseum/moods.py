"""The moments of Colosseum that move players: auctions, deals, nobles, stars and great events."""

from collections.abc import Callable, Hashable, Sequence
from typing import Any, Final

from colosseum.play.seats import Seat
from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum import events as ev
from colosseum.rules.colosseum.offers_so_far import Talks
from colosseum.rules.colosseum.public_state import PublicState
from colosseum.rules.kernel import Event, SeatIndex
from colosseum.scenes.parts import spoken_lines
from colosseum.scenes.parts.faces import Expression
from colosseum.scenes.parts.spoken_lines import Lines
from colosseum.scenes.table.colosseum.spoken_lines import VOICES, Voice
from colosseum.scenes.table.reactions import Reaction

_CONTESTED: Final = 4
"""From this many bids on, an auction is worth a word."""
_GREAT: Final = 45
"""From this many spectators on, an event is great."""

PLEASED, ANGRY = Expression.PLEASED, Expression.ANGRY


class ColosseumMoods:
    def __init__(self, game: Game, seats: Sequence[Seat]) -> None:
        self._seats = seats
        self._public = PublicState(game.state)
        self._bidders: list[SeatIndex] = []
        """In the current auction, one for each bid."""
        self._talks = Talks()

    @property
    def stage(self) -> Hashable:
        state = self._public.state
        return state.turn, state.phase

    def hear(self, event: Event) -> list[Reaction]:
        self._talks.hear(event)
        feel = _FEELINGS.get(type(event))
        moved: list[Reaction] = feel(self, event) if feel is not None else []
        self._public.hear(event)
        return moved

    def _voice(self, seat: SeatIndex) -> Voice | None:
        return VOICES.get(self._seats[seat].character)

    def _moved(
        self,
        seat: SeatIndex,
        expression: Expression,
        says: Callable[[Voice], Lines] | None = None,
    ) -> Reaction:
        voice = self._voice(seat)
        return Reaction(seat, expression, says(voice) if says and voice else ())

    # Acquiring

    def _opened(self, event: ev.MarketOpened) -> list[Reaction]:
        self._bidders = [event.seat]
        return []

    def _bid(self, event: ev.BidMade) -> list[Reaction]:
        self._bidders.append(event.seat)
        return []

    def _won(self, event: ev.MarketWon) -> list[Reaction]:
        bidders, self._bidders = self._bidders, []
        beaten = [seat for seat in bidders if seat != event.seat]
        if len(bidders) < _CONTESTED or not beaten:
            return []
        winner = self._moved(event.seat, PLEASED, lambda voice: voice.auction_won)
        loser = self._moved(beaten[-1], ANGRY, lambda voice: voice.auction_lost)
        # Sometimes the one speaks, sometimes the other.
        return [winner, loser] if len(bidders) % 2 else [loser, winner]

    # Trading

    def _refused(self, event: ev.OfferRefused) -> list[Reaction]:
        if not self._talks.so_far:
            return []
        maker = self._talks.so_far[-1].last.seat
        by_person = self._seats[event.seat].is_human
        says = (lambda voice: voice.deal_refused) if by_person else None
        return [self._moved(maker, ANGRY, says)] if maker != event.seat else []

    def _traded(self, event: ev.DealStruck) -> list[Reaction]:
        return [
            self._moved(seat, PLEASED, lambda voice: voice.deal_made)
            for seat in (event.seat, event.partner)
        ]

    # Nobles, stars and events

    def _noble_moved(self, event: ev.NobleMoved) -> list[Reaction]:
        state = self._public.state
        before = state.nobles[event.noble]
        found = []
        for seat, impresario in enumerate(state.impresarios):
            was, now = impresario.holds_square(before), impresario.holds_square(event.square)
            if now and not was and seat == event.seat:
                found.append(self._moved(seat, PLEASED, lambda voice: voice.noble_won))
            elif was and not now and seat != event.seat:
                found.append(self._moved(seat, ANGRY))
        return found

    def _star_moved(self, event: ev.StarMoved) -> list[Reaction]:
        found = []
        if event.giver is not None:
            found.append(self._moved(event.giver, ANGRY, lambda voice: voice.star_lost))
        if event.taker is not None:
            found.append(self._moved(event.taker, PLEASED))
        return found

    def _best_raised(self, event: ev.BestRaised) -> list[Reaction]:
        bests = [impresario.best for impresario in self._public.state.impresarios]
        rivals = bests[: event.seat] + bests[event.seat + 1 :]
        voice = spoken_lines.VOICES.get(self._seats[event.seat].character)
        took_the_lead = bests[event.seat] < max(rivals) < event.best
        if took_the_lead and voice is not None and self._public.state.turn > 1:
            return [Reaction(event.seat, PLEASED, voice.lead)]
        if event.best >= _GREAT:
            return [self._moved(event.seat, PLEASED, lambda voice: voice.great_event)]
        return []

    def _podium(self, event: ev.PodiumReceived) -> list[Reaction]:
        return [self._moved(event.seat, PLEASED)]


_FEELINGS: Final[dict[type[Event], Callable[[ColosseumMoods, Any], list[Reaction]]]] = {
    ev.MarketOpened: ColosseumMoods._opened,
    ev.BidMade: ColosseumMoods._bid,
    ev.MarketWon: ColosseumMoods._won,
    ev.OfferRefused: ColosseumMoods._refused,
    ev.DealStruck: ColosseumMoods._traded,
    ev.NobleMoved: ColosseumMoods._noble_moved,
    ev.StarMoved: ColosseumMoods._star_moved,
    ev.BestRaised: ColosseumMoods._best_raised,
    ev.PodiumReceived: ColosseumMoods._podium,
}
