"""What Roma's hints share: a look at the game from one seat, and words for places."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from colosseum.rules.kernel import Action, SeatIndex
from colosseum.rules.roma import Game
from colosseum.rules.roma.actions import Activate, Bribe
from colosseum.rules.roma.cards import CARDS, Card
from colosseum.rules.roma.cards.defence import defence
from colosseum.rules.roma.data import BRIBERY, EMPTY, HIDDEN, CardNumber, Place
from colosseum.rules.roma.decision_kinds import DecisionKind
from colosseum.rules.roma.state import State
from colosseum.tutor import hints
from colosseum.tutor.marks import Mark
from colosseum.tutor.roma.marks import Die, PlaceOf, RowSymbol
from colosseum.words.sentences import Sentence


@dataclass(frozen=True, slots=True)
class Use:
    """A die that can activate a card of one's own."""

    die: int
    place: Place
    card: Card

    @property
    def action(self) -> Action:
        return Bribe(self.die) if self.place == BRIBERY else Activate(self.die)


class Seated:
    """A game as one seat sees it: cards it does not know are face down."""

    def __init__(self, game: Game, seat: SeatIndex) -> None:
        self.game = game
        self.seat = seat
        self.rival = 1 - seat
        self.state: State = game.state.seen_by(seat)
        self.money = self.state.money[seat]
        self.hand = self.state.hands[seat]
        self.side = self.state.sides[seat]
        # Of cards laid face down nothing can be said (ROM-30).
        seen = [EMPTY if card == HIDDEN else card for card in self.state.sides[self.rival]]
        self.rival_side = self.state.sides[self.rival] = tuple(seen)
        self.points = self.state.points[seat]
        self.rival_points = self.state.points[self.rival]

    def decides(self, *kinds: DecisionKind) -> bool:
        """Whether one of these decisions is due, and this seat's."""
        return self.state.seat == self.seat and self.state.step in kinds

    @property
    def acts(self) -> bool:
        """Whether it is phase 3, and this seat's."""
        return self.decides(DecisionKind.ACT)

    @property
    def rival_name(self) -> str:
        return self.game.seats[self.rival]

    @property
    def holes(self) -> int:
        return len(self.state.free_places(self.seat))

    @property
    def rival_holes(self) -> int:
        return len(self.state.free_places(self.rival))

    def defence(self, place: Place) -> int:
        """Of one's own card there, with all that changes it."""
        return defence(self.state, self.seat, place)

    def rival_defence(self, place: Place) -> int:
        """Of the rival's."""
        return defence(self.state, self.rival, place)

    @property
    def asking(self) -> Card | None:
        """The card that asks its player something."""
        activation = self.state.activation
        return None if activation is None else CARDS[activation.card]

    def uses(self) -> Iterator[Use]:
        """Every die that can activate the card beside its own symbol, then those for Bribery."""
        for kind, at in ((Activate, None), (Bribe, BRIBERY)):
            for die in dict.fromkeys(self.state.dice):
                place = die if at is None else at
                if self.acts and self.game.why_not(kind(die)) is None:
                    yield Use(die, place, CARDS[self.side[place]])

    def after(self, action: Action) -> Game | None:
        """The game after an action of this seat; None if dice or the pile have a say in it."""
        before = self.game.view(self.seat, seed=0)
        later = before.copy()
        later.apply(action)
        is_certain = (
            later.state.chance == before.state.chance and later.state.piles == before.state.piles
        )
        return later if is_certain else None

    def playable(self) -> list[Card]:
        """The cards in hand that there is money for, the dearest first."""
        cards = [CARDS[card] for card in dict.fromkeys(self.hand)]
        return sorted(
            (card for card in cards if card.price <= self.money), key=lambda card: -card.price
        )


situation = partial(hints.situation, Seated)
"""Makes a situation of a function that looks at the game from one seat."""


def empty_places(count: int) -> Sentence:
    return Sentence("{count} empty place", "{count} empty places", count=count)


def cards_on(side: tuple[CardNumber, ...]) -> Iterator[tuple[Place, Card]]:
    """The cards of one side with their places."""
    for place, card in enumerate(side):
        if card != EMPTY:
            yield place, CARDS[card]


def use_marks(at: Seated, use: Use) -> tuple[Mark, ...]:
    """The die, the symbol it goes on, and the card it activates."""
    return Die(use.die), RowSymbol(use.place), PlaceOf(at.seat, use.place)
