"""A card: its words, what it needs to act, and what it does.

To add a card, write a class with a decorator `@card` in one of the modules of this folder, and
its numbers into `assets/roma.yaml`. Nothing else knows single cards.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable
from enum import Enum
from typing import ClassVar, Final, TypeVar

from colosseum.formats.yaml_fields import FieldError
from colosseum.rules.kernel import Action, Event, Pattern
from colosseum.rules.roma.data import EMPTY, RULES, CardData, CardNumber, Place, of_deck
from colosseum.rules.roma.decision_kinds import DecisionKind
from colosseum.rules.roma.events import card_activated
from colosseum.rules.roma.state import Activation, State
from colosseum.words.sentences import Sentence

SIGNS: Final = {"battle": "⚔", "points": "◉", "coins": "¤"}
"""Signs in the words on a card's face, by their names in patterns: the table draws them."""
_CANNOT_CHOOSE = Sentence("This card’s action does not allow that.")


class Needs(Enum):
    """What the symbol on a card says."""

    DIE = "a die"
    SECOND_DIE = "a second die"
    NOTHING = "nothing: it is always on"


class Card(ABC):
    """One kind of card. Stateless: all that lasts is in the state."""

    key: ClassVar[str]
    """As `roma.yaml` spells it."""
    face: ClassVar[Pattern]
    """The text in a few words, for the card's face: see `words_on_face`."""
    needs: ClassVar[Needs] = Needs.DIE
    asks: ClassVar[tuple[DecisionKind, ...]] = ()
    """What it can ask its player while it acts."""
    question: ClassVar[Sentence]
    """The first of these in words."""

    # What cards do while they are always on (ROM-17).
    rerolls: ClassVar[int] = 0
    """How many times a turn their player may choose dice and roll them again."""
    repeats_rolls: ClassVar[bool] = False
    """Whether their player may repeat rolls of the battle die."""
    adds_third_die: ClassVar[bool] = False
    """Whether a Forum beside them may use a third die."""
    protects_others: ClassVar[bool] = False
    """Whether they add their amount to the defence of their owner's other cards."""

    def __init__(self) -> None:
        data = _data(self.key)
        self.number: Final = data.number
        self.name: Final = data.name
        self.is_building: Final = data.is_building
        self.price: Final = data.price
        self.defence: Final = data.defence
        self.amount: Final = data.amount
        self.protects: Final = self.amount if self.protects_others else 0
        self.is_always_on: Final = self.needs is Needs.NOTHING

    @property
    @abstractmethod
    def text(self) -> Sentence:
        """What is written on the card, in our words."""

    @property
    def words_on_face(self) -> Sentence:
        """The text in a few words, with `SIGNS` for a battle, victory points and sesterces."""
        return Sentence(self.face.singular, amount=self.amount, **SIGNS)

    @property
    def more_money(self) -> int:
        """What each Money action brings on top while the card is on."""
        return 0

    @property
    def forum_points(self) -> int:
        """What a Forum beside it brings on top."""
        return 0

    @abstractmethod
    def act(self, state: State, activation: Activation, events: list[Event]) -> None:
        """Do what the text says, or `ask` what it leaves open; nothing if nothing can be done."""

    def options(self, state: State, activation: Activation) -> tuple[Action, ...]:
        """All answers to the question it has asked."""
        return ()

    def answer(
        self, state: State, activation: Activation, action: Action, events: list[Event]
    ) -> None:
        """Go on with an answer that is among the options."""
        raise NotImplementedError(f"{self.name} asks nothing.")

    def why_not(self, state: State, activation: Activation, action: Action) -> Sentence:
        """Why an answer is not among the options."""
        return _CANNOT_CHOOSE

    def words_to_ask(self, state: State) -> Sentence:
        return self.question


class AlwaysOn(Card):
    """A card that works while it is in play and never acts (ROM-17)."""

    needs = Needs.NOTHING

    def act(self, state: State, activation: Activation, events: list[Event]) -> None:
        raise NotImplementedError(f"{self.name} has no action.")


def _data(key: str) -> CardData:
    for data in RULES.cards:
        if data.key == key:
            return data
    raise FieldError(f"roma.yaml, cards: “{key}” is missing.")


CARDS: Final[dict[CardNumber, Card]] = {}
"""Every card by its number, whichever deck it is from."""

C = TypeVar("C", bound=type[Card])


def card(kind: C) -> C:
    """Class decorator: put a card into the game."""
    found = kind()
    for deck in (0, 1):
        CARDS[of_deck(found.number, deck)] = found
    return kind


def check_complete(cards: Iterable[CardData]) -> None:
    """`FieldError` names a card of the data that is not in the game."""
    for data in cards:
        if data.number not in CARDS:
            raise FieldError(f"roma.yaml, cards.{data.key}: the game has no such card.")


def ask(state: State, kind: DecisionKind, activation: Activation) -> None:
    """The acting card goes on once its player has answered."""
    state.step = kind
    state.activation = activation


def activate(
    state: State, place: Place, events: list[Event], caller: Activation | None = None
) -> None:
    """The card on a place of the player who decides acts (ROM-9), perhaps called by another."""
    number = state.sides[state.seat][place]
    events.append(card_activated(state.seat, number, place))
    acted, copied = (caller.acted, caller.copied) if caller is not None else ((), ())
    CARDS[number].act(state, Activation(number, place, (*acted, place), copied), events)


def costs_too_much(card: Card, money: int) -> Sentence:
    """Why a player with that much money cannot pay a card's price."""
    return Sentence(
        "{card} costs {count} sesterce, and you have {money}.",
        "{card} costs {count} sesterces, and you have {money}.",
        card=card.name,
        count=card.price,
        money=money,
    )


def needs_second_die(card: Card) -> Sentence:
    """Why a card cannot be activated once all other dice are used."""
    return Sentence("{card} needs a second unused die.", card=card.name)


def characters(side: tuple[CardNumber, ...]) -> list[Place]:
    """The places of one side with a character."""
    return [at for at, card in enumerate(side) if card != EMPTY and not CARDS[card].is_building]


def buildings(side: tuple[CardNumber, ...]) -> list[Place]:
    """The places of one side with a building."""
    return [at for at, card in enumerate(side) if card != EMPTY and CARDS[card].is_building]
