"""What a player remembers of deals: who asked whom for what, and how it ended.

All of it is public, and it is read from the game's past, so a game just loaded is remembered too.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from colosseum.rules.colosseum.actions import Offer
from colosseum.rules.colosseum.data import Asset
from colosseum.rules.colosseum.events import DealStruck, OfferMade, OfferRefused, TurnBegan
from colosseum.rules.colosseum.offers_so_far import Talk, talks
from colosseum.rules.kernel import Event, SeatIndex

REMEMBERED: Final[tuple[type[Event], ...]] = (TurnBegan, OfferMade, OfferRefused, DealStruck)

_OVERHEARD: Final = 0.5
"""How much an offer to another player tells."""
_FADED: Final = 0.5
"""How much one of an earlier turn still tells."""


class Memory:
    """The talks of a game so far, as far as a player knows of them."""

    def __init__(self, talks: Iterable[Talk] = ()) -> None:
        self._talks = list(talks)

    @classmethod
    def of(cls, past: Sequence[Event], turn: int) -> "Memory":
        """Read the past of a game that has come to this turn."""
        turn -= sum(isinstance(event, TurnBegan) for event in past)
        return cls(talk for talk in talks(past, turn) if talk.agreed is not None)

    def note(self, turn: int, seat: SeatIndex, offer: Offer) -> None:
        """Remember the player's own offer, for one who may hear no more of it."""
        made = OfferMade(seat, offer.partner, offer.give, offer.take)
        self._talks.append(Talk(turn, made, agreed=False))

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
            if talk.asker == asker and talk.partner == partner and not talk.agreed
        ]

    def stinginess(self, asker: SeatIndex, partner: SeatIndex, turn: int) -> float:
        """How many more of their offers were too low than good enough, as the partner sees it.

        An offer was too low if it was refused, or accepted only after a counter-offer. Those to
        others count less, and so do those of earlier turns.
        """
        total = 0.0
        for talk in self._talks:
            if talk.asker == asker:
                heard = 1.0 if talk.partner == partner else _OVERHEARD
                heard *= 1.0 if talk.turn == turn else _FADED
                total += -heard if talk.agreed and talk.counter is None else heard
        return max(0.0, total)

    def reluctance(self, partner: SeatIndex) -> int:
        """How many more offers, no matter whose, the partner has refused than accepted."""
        answers = [talk.agreed is True for talk in self._talks if talk.partner == partner]
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
            and not talk.agreed
            and talk.take.tokens == take
            and (take or talk.give.tokens == give)
        ]
