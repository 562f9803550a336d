"""What only the first Roma's cards change, and the ways of playing with them.

As in `events.py`, an event holds everything and `seen_by` leaves another's secrets out. Secret are
here the cards of a pile that is looked through, and those laid face down.
"""

from dataclasses import dataclass, replace
from typing import Self

from colosseum.rules.kernel import Event, SeatIndex
from colosseum.rules.roma.data import HIDDEN
from colosseum.rules.roma.events import EVENTS, Secret
from colosseum.rules.roma.notation import (
    NamedSet,
    OneCard,
    OnPlace,
    Seat,
    Side,
    SomeCards,
)

# --- Setting up


@EVENTS.add
@dataclass(frozen=True, slots=True)
class SetAssigned(Event):
    """A player has one of the two sets as their own deck (ROM-24)."""

    form = "seat {seat} plays with the cards of {set}"
    seat: Seat
    set: NamedSet


@EVENTS.add
@dataclass(frozen=True, slots=True)
class DeckBrought(Event):
    """A player's own deck, which everyone may see (ROM-22)."""

    form = "seat {seat} brings {cards}"
    seat: Seat
    cards: SomeCards


@EVENTS.add
@dataclass(frozen=True, slots=True)
class CardLaidFaceDown(Event):
    """The place is seen, the card only by the player who lays it (ROM-30)."""

    form = "seat {seat} lays {card} face down on {place}"
    seat: Seat
    card: OneCard
    place: OnPlace

    def seen_by(self, seat: SeatIndex) -> Self:
        return self if seat == self.seat else replace(self, card=HIDDEN)


@EVENTS.add
@dataclass(frozen=True, slots=True)
class CardsTurnedUp(Event):
    """All cards that a player has laid face down are turned over."""

    form = "seat {seat} turns up {side}"
    by_chance = True  # one player sees what was hidden, so nothing is taken back
    seat: Seat
    side: Side


# --- Dice, money and points


@EVENTS.add
@dataclass(frozen=True, slots=True)
class DieChanged(Event):
    """An unused action die is turned to another face."""

    form = "seat {seat} changes {die} to {new_die}"
    seat: Seat
    die: int
    new_die: int


@EVENTS.add
@dataclass(frozen=True, slots=True)
class DieAdded(Event):
    """A further action die is used: for a battle, or as a Forum's third."""

    form = "seat {seat} adds {die}"
    seat: Seat
    die: int


@EVENTS.add
@dataclass(frozen=True, slots=True)
class SymbolBlocked(Event):
    """No die may be laid on this symbol of the player's in the next turn (ROM-28)."""

    form = "seat {seat} will be blocked on {place}"
    seat: Seat
    place: OnPlace


@EVENTS.add
@dataclass(frozen=True, slots=True)
class DefenceLowered(Event):
    """All the player's cards in play defend with less until the turn ends (ROM-25)."""

    form = "seat {seat} defends with {less} less"
    seat: Seat
    less: int


@EVENTS.add
@dataclass(frozen=True, slots=True)
class RivalPaid(Event):
    """The player pays the other."""

    form = "seat {seat} pays the other {sesterces}"
    seat: Seat
    sesterces: int


@EVENTS.add
@dataclass(frozen=True, slots=True)
class PointsTaken(Event):
    """Points go from the other player to this one."""

    form = "seat {seat} takes {points} points"
    seat: Seat
    points: int


# --- Cards


@EVENTS.add
@dataclass(frozen=True, slots=True)
class OwnPileShuffled(Event):
    """A player's own discards become their draw pile (ROM-23)."""

    form = "seat {seat} shuffles the discards into a pile of {cards}"
    by_chance = True
    seat: Seat
    cards: int


@EVENTS.add
@dataclass(frozen=True, slots=True)
class PileSearched(Secret):
    """A player looks through all of the pile; where its cards go follows."""

    form = "seat {seat} looks through {cards}"
    by_chance = True
    seat: Seat
    cards: SomeCards


@EVENTS.add
@dataclass(frozen=True, slots=True)
class HandDeduced(Event):
    """A player who has seen the only pile knows the other's hand too, by elimination."""

    form = "seat {seat} deduces {cards}"
    by_chance = True  # it was hidden, so nothing is taken back
    seat: Seat
    cards: SomeCards


@EVENTS.add
@dataclass(frozen=True, slots=True)
class PileReturned(Event):
    """What a player has looked through is shuffled into a pile again."""

    form = "seat {seat} shuffles {cards} back into the pile"
    by_chance = True
    seat: Seat
    cards: int


@EVENTS.add
@dataclass(frozen=True, slots=True)
class CardReturned(Event):
    """A card in play goes back to its owner's hand, seen by both."""

    form = "seat {seat} takes {card} on {place} back"
    seat: Seat
    card: OneCard
    place: OnPlace


@EVENTS.add
@dataclass(frozen=True, slots=True)
class CardsTakenUp(Event):
    """All of a player's characters or buildings leave their places, to be laid again."""

    form = "seat {seat} takes up {cards}"
    seat: Seat
    cards: SomeCards


@EVENTS.add
@dataclass(frozen=True, slots=True)
class CardLaidAgain(Event):
    """One of the cards taken up is laid on an empty place."""

    form = "seat {seat} lays {card} again on {place}"
    seat: Seat
    card: OneCard
    place: OnPlace


@EVENTS.add
@dataclass(frozen=True, slots=True)
class OwnActionCopied(Event):
    """The card on a place carries out the action of another on the same side."""

    form = "seat {seat} copies {card} from {source} on {place}"
    seat: Seat
    card: OneCard
    source: OnPlace
    """Where the copied card is."""
    place: OnPlace
    """From where its action is carried out."""
