"""Everything on the table, and what each player knows of it."""

from dataclasses import dataclass
from typing import TypeAlias

from colosseum.rules.chance import Chance
from colosseum.rules.copying import Copyable
from colosseum.rules.kernel import SeatIndex
from colosseum.rules.roma.data import EMPTY, HIDDEN, RULES, CardNumber, Place
from colosseum.rules.roma.decision_kinds import DecisionKind

Cards: TypeAlias = tuple[CardNumber, ...]

_PLACES = range(RULES.faces + 1)
_BEGINNERS_PLACES = range(1, RULES.faces + 1)


@dataclass(frozen=True, slots=True)
class Activation:
    """A card that acts and asks its player something."""

    card: CardNumber
    """Whose action it is; for a copied one not the card on the place."""
    place: Place
    """From where it acts (ROM-16)."""
    acted: tuple[Place, ...]
    """The places whose cards have acted in this activation, this one included."""
    target: Place = EMPTY
    """The place under attack."""
    roll: int = 0
    """What the battle die shows."""


@dataclass(slots=True)
class State(Copyable):
    """The whole game at one moment. Lists have one entry a seat; all else is immutable."""

    version: int
    """Of the numbers and rules it is played by; what differs is asked in `versions.py`."""
    beginners: bool
    first: SeatIndex
    turn: int
    """Counted over both players; 0 before the first."""
    seat: SeatIndex
    """Who decides."""
    step: DecisionKind | None
    """The kind of decision that is due; None once the game is over."""
    points: list[int]
    supply: int
    removed: int
    """Points out of the game; negative if more were credited than removed (ROM-11)."""
    money: list[int]
    hands: list[Cards]
    """Sorted."""
    known: list[Cards]
    """The cards of each hand that the other player knows (ROM-15), sorted."""
    gifts: list[Cards]
    """Cards that each player has put aside for the other, before they change hands."""
    sides: list[tuple[CardNumber, ...]]
    """The card on each place, by the place's die; EMPTY without one."""
    pile: Cards
    """Drawn from its end."""
    discards: Cards
    """The last one is on top."""
    chance: Chance
    dice: tuple[int, ...] = ()
    """Action dice not used yet, sorted."""
    may_reroll_triple: bool = False
    rerolls: int = 0
    """Further re-rolls of dice of one's choice in this turn."""
    bribed: bool = False
    """Whether a die is on Bribery this turn."""
    fewer_dice: bool = False
    """Whether the next turn has fewer dice (ROM-18)."""
    drawn: Cards = ()
    """Cards that the player who decides is looking at."""
    activation: Activation | None = None

    @property
    def places(self) -> range:
        """The places each player has; without Bribery by the beginners' rules (ROM-3)."""
        return _BEGINNERS_PLACES if self.beginners else _PLACES

    def free_places(self, seat: SeatIndex) -> list[Place]:
        side = self.sides[seat]
        return [place for place in self.places if side[place] == EMPTY]

    def occupied(self, seat: SeatIndex) -> list[Place]:
        side = self.sides[seat]
        return [place for place in self.places if side[place] != EMPTY]

    def seen_by(self, seat: SeatIndex) -> "State":
        """A copy with HIDDEN for every card whose face the seat does not know (ROM-15)."""
        other = 1 - seat
        seen = self.copy()
        known = self.known[other]
        seen.hands[other] = hidden(len(self.hands[other]) - len(known)) + known
        seen.gifts[other] = hidden(len(self.gifts[other]))
        seen.pile = hidden(len(self.pile))
        if self.seat == other:
            seen.drawn = hidden(len(self.drawn))
        return seen


def hidden(count: int) -> Cards:
    """How many cards are face down."""
    return (HIDDEN,) * count


def without(cards: Cards, card: CardNumber) -> Cards:
    """The cards but one of this kind."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def with_card(cards: Cards, card: CardNumber) -> Cards:
    """The cards and one more, sorted."""
    return tuple(sorted((*cards, card)))
