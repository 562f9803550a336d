"""Everything on the table, and what each player knows of it."""

from dataclasses import dataclass
from typing import Final, TypeAlias

from colosseum.rules.chance import Chance
from colosseum.rules.copying import Copyable
from colosseum.rules.kernel import SeatIndex
from colosseum.rules.roma.data import EMPTY, HIDDEN, RULES, CardNumber, Place
from colosseum.rules.roma.decision_kinds import DecisionKind
from colosseum.rules.roma.ways import Way

Cards: TypeAlias = tuple[CardNumber, ...]

_PLACES = range(RULES.faces + 1)
_WITHOUT_BRIBERY = range(1, RULES.faces + 1)
NOTHING_WEAKER: Final = (0, 0)
NOTHING_BLOCKED: Final[tuple[tuple[Place, ...], ...]] = ((), ())


@dataclass(frozen=True, slots=True)
class Activation:
    """A card that acts and asks its player something."""

    card: CardNumber
    """Whose action it is; for a copied one not the card on the place."""
    place: Place
    """From where it acts (ROM-16)."""
    acted: tuple[Place, ...]
    """The places whose cards have acted in this activation, or were copied; this one included."""
    copied: tuple[Place, ...] = ()
    """The places of the opponent whose cards were copied in it."""
    target: Place = EMPTY
    """The place under attack."""
    roll: int = 0
    """What the battle die shows."""
    spent: int = 0
    """The second die of a Forum that may use a third."""

    # `dataclasses.replace` takes several times as long, and every battle needs both.

    def against(self, target: Place) -> "Activation":
        """The same, attacking a place."""
        return Activation(self.card, self.place, self.acted, self.copied, target)

    def showing(self, roll: int) -> "Activation":
        """The same, with this roll."""
        return Activation(self.card, self.place, self.acted, self.copied, self.target, roll)


@dataclass(slots=True)
class State(Copyable):
    """The whole game at one moment. Lists have one entry a seat; all else is immutable."""

    version: int
    """Of the numbers and rules it is played by; what differs is asked in `versions.py`."""
    way: Way
    """Which cards are played with."""
    decks: tuple[Cards, ...]
    """All cards of the game, sorted: one deck for both, or one for each player (ROM-23)."""
    has_bribery: bool
    """Not by the beginners' rules (ROM-3), nor with the first Roma alone (ROM-30)."""
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
    """The cards of each hand that the other player knows (ROM-15), sorted.

    As long as cards in play are face down, those that are known may also be among them.
    """
    gifts: list[Cards]
    """Cards that each player has put aside for the other, before they change hands."""
    sides: list[tuple[CardNumber, ...]]
    """The card on each place, by the place's die; EMPTY without one."""
    piles: tuple[Cards, ...]
    """One for each deck, drawn from its end."""
    discards: tuple[Cards, ...]
    """One pile for each deck; the last card is on top."""
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
    taken_up: Cards = ()
    """Cards of the player who decides that are to be laid again, sorted."""
    weakened: tuple[int, ...] = NOTHING_WEAKER
    """What the defence of each player's cards is lower by until the turn ends (ROM-25)."""
    blocked: tuple[tuple[Place, ...], ...] = NOTHING_BLOCKED
    """Each player's symbols on which no die may be laid in their present or next turn (ROM-28)."""
    activation: Activation | None = None

    @property
    def places(self) -> range:
        """The places each player has."""
        return _PLACES if self.has_bribery else _WITHOUT_BRIBERY

    def deck_of(self, seat: SeatIndex) -> int:
        """From which pile a player draws: the only one, or their own (ROM-23)."""
        return 0 if len(self.piles) == 1 else seat

    def pile_of(self, seat: SeatIndex) -> Cards:
        return self.piles[self.deck_of(seat)]

    def discards_of(self, seat: SeatIndex) -> Cards:
        return self.discards[self.deck_of(seat)]

    def set_pile(self, deck: int, cards: Cards) -> None:
        self.piles = _with(self.piles, deck, cards)

    def set_discards(self, deck: int, cards: Cards) -> None:
        self.discards = _with(self.discards, deck, cards)

    @property
    def is_face_down(self) -> bool:
        """Whether the cards in play are not turned over yet (ROM-30)."""
        return self.step is DecisionKind.LAY and self.way is Way.ROMA

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
        hand, known = self.hands[other], self.known[other]
        if self.is_face_down and self.occupied(other):
            seen.hands[other] = hidden(len(hand))
            side = self.sides[other]
            seen.sides[other] = tuple([EMPTY if card == EMPTY else HIDDEN for card in side])
        else:
            seen.hands[other] = hidden(len(hand) - len(known)) + known
        seen.gifts[other] = hidden(len(self.gifts[other]))
        seen.piles = tuple([hidden(len(pile)) for pile in self.piles])
        if self.seat == other:
            seen.drawn = hidden(len(self.drawn))
        return seen


def _with(piles: tuple[Cards, ...], deck: int, cards: Cards) -> tuple[Cards, ...]:
    """The piles of all decks, one of them made of these cards now."""
    return (*piles[:deck], cards, *piles[deck + 1 :])


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
