"""Marks: what hints, lessons and advice point at on Roma's table.

Every mark has a text form, by which lessons name it: `place 3 of player 2`, `symbol money`,
`die 4`, `end the turn`. Players count from 1 in these texts and from 0 in the program.
"""

from dataclasses import dataclass
from typing import Annotated, Final, TypeAlias

from colosseum.rules.kernel import Action, SeatIndex
from colosseum.rules.notation import Grammar
from colosseum.rules.roma import Game
from colosseum.rules.roma import actions as act
from colosseum.rules.roma.data import BRIBERY, RULES, CardNumber
from colosseum.rules.roma.decision_kinds import DecisionKind
from colosseum.rules.roma.notation import CARDS, CODECS, MONEY, OneCard, OnPlace, Seat, Symbol
from colosseum.tutor.marks import Mark

DieNumber: TypeAlias = Annotated[int, "what a die shows"]

MARKS: Final[Grammar[Mark]] = Grammar(
    "a mark on the table",
    {
        int: CODECS[int],
        DieNumber: CODECS[int].within(range(1, RULES.faces + 1)),
        Seat: CODECS[Seat].within(range(2)),
        OnPlace: CODECS[OnPlace].within(range(RULES.faces + 1)),
        Symbol: CODECS[Symbol].within(range(CARDS + 1)),
        OneCard: CODECS[OneCard].within(range(len(RULES.cards))),
    },
)

# Things on the table


@MARKS.add
@dataclass(frozen=True, slots=True)
class PlaceOf(Mark):
    """A place of either side, with its card or without one."""

    form = "place {place} of player {seat}"
    seat: Seat
    place: OnPlace


@MARKS.add
@dataclass(frozen=True, slots=True)
class EmptyPlaces(Mark):
    """Every place of a side that has no card just now."""

    form = "empty places of player {seat}"
    seat: Seat


@MARKS.add
@dataclass(frozen=True, slots=True)
class RowSymbol(Mark):
    """A symbol of the row in the middle: a place's, Money or Cards."""

    form = "symbol {symbol}"
    symbol: Symbol


@MARKS.add
@dataclass(frozen=True, slots=True)
class Die(Mark):
    """Every unused action die that shows this number."""

    form = "die {die}"
    die: DieNumber


@MARKS.add
@dataclass(frozen=True, slots=True)
class BattleDie(Mark):
    """The battle die, with what it must show."""

    form = "battle die"


@MARKS.add
@dataclass(frozen=True, slots=True)
class HandCard(Mark):
    """A card in one's own hand."""

    form = "card {card}"
    card: OneCard


@MARKS.add
@dataclass(frozen=True, slots=True)
class Hand(Mark):
    """All the cards in a player's hand."""

    form = "hand of player {seat}"
    seat: Seat


@MARKS.add
@dataclass(frozen=True, slots=True)
class OfferedCard(Mark):
    """A card to keep or to take: drawn, discarded, or in a hand that one sees."""

    form = "offered {card}"
    card: OneCard


@MARKS.add
@dataclass(frozen=True, slots=True)
class DrawPile(Mark):
    form = "draw pile"


@MARKS.add
@dataclass(frozen=True, slots=True)
class DiscardPile(Mark):
    form = "discard pile"


@MARKS.add
@dataclass(frozen=True, slots=True)
class Supply(Mark):
    """The victory points that no one has yet."""

    form = "supply"


@MARKS.add
@dataclass(frozen=True, slots=True)
class Plaque(Mark):
    """The plaque with a player's name, victory points and money."""

    form = "player {seat}"
    seat: Seat


@MARKS.add
@dataclass(frozen=True, slots=True)
class Points(Mark):
    """A player's victory points, on the plaque."""

    form = "points of player {seat}"
    seat: Seat


@MARKS.add
@dataclass(frozen=True, slots=True)
class Money(Mark):
    """A player's sesterces, on the plaque."""

    form = "money of player {seat}"
    seat: Seat


@MARKS.add
@dataclass(frozen=True, slots=True)
class TurnAndPhase(Mark):
    """The turn and phase at the top of the table."""

    form = "turn and phase"


# What is in the panel


@MARKS.add
@dataclass(frozen=True, slots=True)
class Payment(Mark):
    """The control that pays this much for a better roll; 0 to pay nothing."""

    form = "pay {sesterces}"
    sesterces: int


@MARKS.add
@dataclass(frozen=True, slots=True)
class Purchase(Mark):
    """The control that chooses to buy this many victory points."""

    form = "buy {points}"
    points: int


ACTION_NAMES: Final[dict[type[Action], str]] = {
    act.Give: "give",
    act.Lay: "lay",
    act.KeepDice: "keep the dice",
    act.RerollTriple: "roll the triple again",
    act.Reroll: "roll dice again",
    act.Play: "play",
    act.TakeMoney: "take money",
    act.DrawCards: "draw cards",
    act.Activate: "activate",
    act.Bribe: "bribe",
    act.EndTurn: "end the turn",
    act.Keep: "keep",
    act.Choose: "choose",
    act.Decline: "decline",
    act.Swap: "swap",
    act.Take: "take",
    act.RepeatRoll: "repeat the roll",
    act.KeepRoll: "keep the roll",
    act.UseDie: "use a die",
    act.ChangeDie: "change a die",
    act.Buy: "buy points",
}
"""Kinds of action that are taken by one button; a payment has a control for each sum."""


@dataclass(frozen=True, slots=True)
class ActionButton(Mark):
    """The button for this kind of action."""

    action: type[Action]

    def __str__(self) -> str:
        return ACTION_NAMES[self.action]


_ACTIONS: Final = {name: action for action, name in ACTION_NAMES.items()}


def read_mark(text: str) -> Mark:
    """Read a mark's text; ValueError if it is not one."""
    action = _ACTIONS.get(text)
    return MARKS.read(text) if action is None else ActionButton(action)


# Where an action is taken


def action_marks(game: Game, action: Action) -> tuple[Mark, ...]:
    """Find the marks of an action in the order in which they are pressed, the button last."""
    if isinstance(action, act.Pay):
        return (Payment(action.sesterces),)
    return *_things(game, action), ActionButton(type(action))


def _things(game: Game, action: Action) -> tuple[Mark, ...]:
    """What the action is done with."""
    me = game.state.seat
    match action:
        case act.Give(cards):
            return hand_cards(cards)
        case act.Lay(card, place) | act.Play(card, place) | act.Swap(card, place):
            return HandCard(card), PlaceOf(me, place)
        case act.Reroll(dice):
            return tuple(map(Die, dict.fromkeys(dice)))
        case act.RerollTriple():
            return tuple(map(Die, dict.fromkeys(game.state.dice)))
        case act.TakeMoney(die):
            return Die(die), RowSymbol(MONEY)
        case act.DrawCards(die):
            return Die(die), RowSymbol(CARDS)
        case act.Activate(die):
            return Die(die), RowSymbol(die), PlaceOf(me, die)
        case act.Bribe(die):
            return Die(die), RowSymbol(BRIBERY), PlaceOf(me, BRIBERY)
        case act.UseDie(die) | act.ChangeDie(die):
            return (Die(die),)
        case act.Keep(card) | act.Take(card):
            return (OfferedCard(card),)
        case act.Choose(place):
            return (PlaceOf(asked_side(game), place),)
        case act.RepeatRoll() | act.KeepRoll():
            return (BattleDie(),)
        case act.Buy(points):
            return (Purchase(points),)
    return ()


def hand_cards(cards: tuple[CardNumber, ...]) -> tuple[Mark, ...]:
    """Each kind of card once."""
    return tuple(map(HandCard, dict.fromkeys(cards)))


def asked_side(game: Game) -> SeatIndex:
    """Whose places an acting card asks for."""
    state = game.state
    is_theirs = state.step in (DecisionKind.TARGET, DecisionKind.SYMBOL)
    return 1 - state.seat if is_theirs else state.seat
