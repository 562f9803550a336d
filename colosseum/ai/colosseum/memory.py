"""What a player remembers of deals: who asked whom for what, and what came of it.

All of it is public, and it is read from the game's past, so a game just loaded is remembered too.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from colosseum.rules.colosseum.actions import Bundle, Offer
from colosseum.rules.colosseum.data import Asset
from colosseum.rules.colosseum.events import DealStruck, OfferMade, OfferRefused, TurnBegan
from colosseum.rules.kernel import Event, SeatIndex

REMEMBERED: Final[tuple[type[Event], ...]] = (TurnBegan, OfferMade, OfferRefused, DealStruck)


@dataclass(frozen=True, slots=True)
class Talk:
    """An offer as it was first made, and whether it led to a deal."""

    turn: int
    asker: SeatIndex
    partner: SeatIndex
    give: Bundle
    take: Bundle
    struck: bool


class Memory:
    """The talks of a game so far, as far as a player knows of them."""

    def __init__(self, talks: Iterable[Talk] = ()) -> None:
        self._talks = list(talks)

    @classmethod
    def of(cls, past: Sequence[Event], turn: int) -> "Memory":
        """Read the past of a game that has come to this turn."""
        turn -= sum(isinstance(event, TurnBegan) for event in past)
        talks: list[Talk] = []
        offer: OfferMade | None = None
        for event in past:
            match event:
                case TurnBegan():
                    turn += 1
                case OfferMade() if offer is None:  # otherwise it is a counter-offer
                    offer = event
                case OfferRefused() | DealStruck() if offer is not None:
                    struck = isinstance(event, DealStruck)
                    parties = (offer.seat, offer.partner)
                    talks.append(Talk(turn, *parties, offer.give, offer.take, struck))
                    offer = None
        return cls(talks)

    def note(self, turn: int, seat: SeatIndex, offer: Offer) -> None:
        """Remember the player's own offer, for one who may hear no more of it."""
        self._talks.append(Talk(turn, seat, offer.partner, offer.give, offer.take, struck=False))

    def asked(self, turn: int, seat: SeatIndex, partner: SeatIndex | None = None) -> int:
        """How many deals the seat has offered this turn, to the partner or to anyone."""
        return sum(
            talk.asker == seat and talk.turn == turn and partner in (None, talk.partner)
            for talk in self._talks
        )

    def refused(self, asker: SeatIndex, partner: SeatIndex) -> list[Talk]:
        """The talks between the two, begun by the asker, that led to nothing."""
        return [
            talk
            for talk in self._talks
            if talk.asker == asker and talk.partner == partner and not talk.struck
        ]

    def reluctance(self, partner: SeatIndex) -> int:
        """How many more offers, no matter whose, the partner has refused than accepted."""
        answers = [talk.struck for talk in self._talks if talk.partner == partner]
        return len(answers) - 2 * sum(answers)

    def same_wish(
        self, partner: SeatIndex, give: tuple[Asset, ...], take: tuple[Asset, ...]
    ) -> list[Talk]:
        """What the partner has refused before for the same tokens, no matter who asked.

        An offer to sell wishes for coins alone: there the tokens for sale count.
        """
        return [
            talk
            for talk in self._talks
            if talk.partner == partner
            and not talk.struck
            and talk.take.tokens == take
            and (take or talk.give.tokens == give)
        ]
