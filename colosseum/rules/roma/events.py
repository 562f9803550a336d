"""What can change at the table. Events alone suffice to follow a game.

An event holds everything, secrets included. What one player may be shown is
`event.seen_by(seat)`: the same event with the other's secret cards face down. Secret are the hand
that is dealt, the cards put aside for the exchange, and the cards drawn and kept. Both players know
the cards in all other events. An action holds secrets too (`give`, `keep`), so a table shows an
opponent's events, never their actions.
"""

from dataclasses import dataclass, replace
from functools import cache
from typing import Self

from colosseum.rules.kernel import Event, SeatIndex
from colosseum.rules.notation import Codec, Grammar
from colosseum.rules.roma.notation import (
    CODECS,
    Credit,
    Defence,
    Dice,
    OneCard,
    OnPlace,
    Seat,
    Seats,
    SomeCards,
    Symbol,
    Won,
)
from colosseum.rules.roma.outcome import End
from colosseum.rules.roma.state import hidden

EVENTS: Grammar[Event] = Grammar("event of this game", {**CODECS, End: Codec.of_words(End)})


class Secret(Event):
    """An event whose cards only one player sees."""

    __slots__ = ()
    seat: Seat
    cards: SomeCards

    def seen_by(self, seat: SeatIndex) -> Self:
        if seat == self.seat:
            return self
        return replace(self, cards=hidden(len(self.cards)))  # type: ignore[type-var]


# --- Setting up


@EVENTS.add
@dataclass(frozen=True, slots=True)
class FirstPlayerDrawn(Event):
    form = "seat {seat} is first"
    by_chance = True
    seat: Seat


@EVENTS.add
@dataclass(frozen=True, slots=True)
class HandDealt(Secret):
    form = "seat {seat} is dealt {cards}"
    by_chance = True
    seat: Seat
    cards: SomeCards


@EVENTS.add
@dataclass(frozen=True, slots=True)
class GiftChosen(Secret):
    """Cards are put aside for the other player, who does not see them yet."""

    form = "seat {seat} chooses to give {cards}"
    seat: Seat
    cards: SomeCards


@EVENTS.add
@dataclass(frozen=True, slots=True)
class CardsGiven(Event):
    """The cards put aside change hands; both players know them now."""

    form = "seat {seat} gives {cards}"
    by_chance = True  # one player sees what was hidden, so nothing is taken back
    seat: Seat
    cards: SomeCards


# --- The turn


@EVENTS.add
@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    form = "turn {turn} begins for seat {seat}"
    turn: int
    seat: Seat


@EVENTS.add
@dataclass(frozen=True, slots=True)
class PointsReturned(Event):
    """Points go back to the supply for empty places (ROM-4)."""

    form = "seat {seat} returns {points} points"
    seat: Seat
    points: int


@EVENTS.add
@dataclass(frozen=True, slots=True)
class DiceRolled(Event):
    form = "seat {seat} rolls {dice}"
    by_chance = True
    seat: Seat
    dice: Dice


@EVENTS.add
@dataclass(frozen=True, slots=True)
class DiceRerolled(Event):
    """Some dice are rolled again; the others stay as they are."""

    form = "seat {seat} rolls {old} again: {new}"
    by_chance = True
    seat: Seat
    old: Dice
    new: Dice


@EVENTS.add
@dataclass(frozen=True, slots=True)
class DieLaid(Event):
    """An action die is laid on a symbol and so used."""

    form = "seat {seat} lays {die} on {symbol}"
    seat: Seat
    die: int
    symbol: Symbol


@EVENTS.add
@dataclass(frozen=True, slots=True)
class DieUsed(Event):
    """An action die is used without a symbol, as a second die."""

    form = "seat {seat} uses {die}"
    seat: Seat
    die: int


@EVENTS.add
@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    form = "game ends, {why}, won by {winners}"
    why: End
    winners: Seats


# --- Money and points


@EVENTS.add
@dataclass(frozen=True, slots=True)
class MoneyTaken(Event):
    form = "seat {seat} receives {sesterces}"
    seat: Seat
    sesterces: int


@EVENTS.add
@dataclass(frozen=True, slots=True)
class MoneyPaid(Event):
    form = "seat {seat} pays {sesterces}"
    seat: Seat
    sesterces: int


@EVENTS.add
@dataclass(frozen=True, slots=True)
class PointsGained(Event):
    """Points come from the supply; what it lacks comes from outside (ROM-11)."""

    form = "seat {seat} gains {points} points{credit}"
    seat: Seat
    points: int
    credit: Credit


@EVENTS.add
@dataclass(frozen=True, slots=True)
class PointsRemoved(Event):
    """Points of the supply leave the game."""

    form = "supply loses {points} points"
    points: int


# --- Cards


@EVENTS.add
@dataclass(frozen=True, slots=True)
class PileShuffled(Event):
    """The discard pile becomes the draw pile."""

    form = "discards are shuffled into a pile of {cards}"
    by_chance = True
    cards: int


@EVENTS.add
@dataclass(frozen=True, slots=True)
class CardsDrawn(Secret):
    """A player looks at cards from the pile; where they go follows."""

    form = "seat {seat} draws {cards}"
    by_chance = True
    seat: Seat
    cards: SomeCards


@EVENTS.add
@dataclass(frozen=True, slots=True)
class CardsKept(Secret):
    """Drawn cards go to the hand."""

    form = "seat {seat} keeps {cards}"
    seat: Seat
    cards: SomeCards


@EVENTS.add
@dataclass(frozen=True, slots=True)
class DrawnDiscarded(Event):
    """Drawn cards that are not kept go to the discard pile, face up."""

    form = "seat {seat} discards {cards} of the draw"
    seat: Seat
    cards: SomeCards


@EVENTS.add
@dataclass(frozen=True, slots=True)
class DrawnLaid(Event):
    """A drawn card is laid on a free place."""

    form = "seat {seat} lays {card} from the pile on {place}"
    seat: Seat
    card: OneCard
    place: OnPlace


@EVENTS.add
@dataclass(frozen=True, slots=True)
class HandDiscarded(Event):
    form = "seat {seat} discards {cards} from the hand"
    seat: Seat
    cards: SomeCards


@EVENTS.add
@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    """A card of the hand is laid on an empty place."""

    form = "seat {seat} plays {card} on {place}"
    seat: Seat
    card: OneCard
    place: OnPlace


@EVENTS.add
@dataclass(frozen=True, slots=True)
class CardDiscarded(Event):
    """A card in play goes from its owner's place to the discard pile."""

    form = "seat {seat} loses {card} on {place}"
    seat: Seat
    card: OneCard
    place: OnPlace


@EVENTS.add
@dataclass(frozen=True, slots=True)
class CardSwapped(Event):
    """A card of the hand and one in play change places."""

    form = "seat {seat} swaps {card} with {old} on {place}"
    seat: Seat
    card: OneCard
    old: OneCard
    place: OnPlace


@EVENTS.add
@dataclass(frozen=True, slots=True)
class CardRecovered(Event):
    """A card of the discard pile goes to the hand, seen by both."""

    form = "seat {seat} recovers {card}"
    seat: Seat
    card: OneCard


@EVENTS.add
@dataclass(frozen=True, slots=True)
class HandSeen(Event):
    """A player looks at the other's hand: both know it now."""

    form = "seat {seat} sees {cards}"
    by_chance = True  # it was hidden, so nothing is taken back
    seat: Seat
    cards: SomeCards


@EVENTS.add
@dataclass(frozen=True, slots=True)
class CardTaken(Event):
    """A card goes from the other player's hand to this one's."""

    form = "seat {seat} takes {card}"
    seat: Seat
    card: OneCard


# --- Cards that act


@EVENTS.add
@dataclass(frozen=True, slots=True)
class CardActivated(Event):
    form = "seat {seat} activates {card} on {place}"
    seat: Seat
    card: OneCard
    place: OnPlace


@EVENTS.add
@dataclass(frozen=True, slots=True)
class ActionCopied(Event):
    """The card on a place carries out the action of another."""

    form = "seat {seat} copies {card} on {place}"
    seat: Seat
    card: OneCard
    place: OnPlace


@EVENTS.add
@dataclass(frozen=True, slots=True)
class DiceReduced(Event):
    """The player rolls fewer dice in the next turn."""

    form = "seat {seat} will roll fewer dice"
    seat: Seat


@EVENTS.add
@dataclass(frozen=True, slots=True)
class BattleBegan(Event):
    """A player attacks the opponent's card on a place."""

    form = "seat {seat} attacks {card} on {place}"
    seat: Seat
    card: OneCard
    place: OnPlace


@EVENTS.add
@dataclass(frozen=True, slots=True)
class BattleDieRolled(Event):
    form = "seat {seat} rolls {die} with the battle die"
    by_chance = True
    seat: Seat
    die: int


@EVENTS.add
@dataclass(frozen=True, slots=True)
class BattleDecided(Event):
    """The roll with all that is added to it, against the defence."""

    form = "seat {seat} {won} with {strength} against {defence}"
    seat: Seat
    won: Won
    strength: int
    defence: Defence


# These few happen over and over, with the same few hundred values.
dice_rolled = cache(DiceRolled)
die_laid = cache(DieLaid)
card_played = cache(CardPlayed)
turn_began = cache(TurnBegan)
points_returned = cache(PointsReturned)
money_taken = cache(MoneyTaken)
money_paid = cache(MoneyPaid)
card_activated = cache(CardActivated)
card_discarded = cache(CardDiscarded)
