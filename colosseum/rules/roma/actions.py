"""What a player can decide."""

from dataclasses import dataclass
from functools import cache

from colosseum.rules.kernel import Action
from colosseum.rules.notation import Grammar
from colosseum.rules.roma.notation import CODECS, Dice, OneCard, OnPlace, SomeCards

ACTIONS: Grammar[Action] = Grammar("action of this game", CODECS)


@ACTIONS.add
@dataclass(frozen=True, slots=True)
class Give(Action):
    """Choose the cards for the other player, before either sees what comes (ROM-2)."""

    form = "give {cards}"
    cards: SomeCards

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", tuple(sorted(self.cards)))


@ACTIONS.add
@dataclass(frozen=True, slots=True)
class Lay(Action):
    """Lay a card free of charge: before the first turn (ROM-2), or because a card says so."""

    form = "lay {card} on {place}"
    card: OneCard
    place: OnPlace


@ACTIONS.add
@dataclass(frozen=True, slots=True)
class KeepDice(Action):
    """Roll nothing again: on to the actions."""

    form = "keep the dice"


@ACTIONS.add
@dataclass(frozen=True, slots=True)
class RerollTriple(Action):
    """Roll all dice again because they show the same (ROM-5)."""

    form = "roll the triple again"


@ACTIONS.add
@dataclass(frozen=True, slots=True)
class Reroll(Action):
    """Roll dice of one's choice again, by the right of a card such as Fons Bacchi."""

    form = "roll {dice} again"
    dice: Dice

    def __post_init__(self) -> None:
        object.__setattr__(self, "dice", tuple(sorted(self.dice)))


@ACTIONS.add
@dataclass(frozen=True, slots=True)
class Play(Action):
    """Pay for a card of the hand and lay it on a place (ROM-7)."""

    form = "play {card} on {place}"
    card: OneCard
    place: OnPlace


@ACTIONS.add
@dataclass(frozen=True, slots=True)
class TakeMoney(Action):
    form = "take money with {die}"
    die: int


@ACTIONS.add
@dataclass(frozen=True, slots=True)
class DrawCards(Action):
    form = "draw cards with {die}"
    die: int


@ACTIONS.add
@dataclass(frozen=True, slots=True)
class Activate(Action):
    """Lay a die on its own symbol: the card there acts (ROM-9)."""

    form = "activate {die}"
    die: int


@ACTIONS.add
@dataclass(frozen=True, slots=True)
class Bribe(Action):
    """Lay a die on Bribery and pay its value: the card there acts (ROM-9)."""

    form = "bribe with {die}"
    die: int


@ACTIONS.add
@dataclass(frozen=True, slots=True)
class EndTurn(Action):
    form = "end the turn"


@ACTIONS.add
@dataclass(frozen=True, slots=True)
class Keep(Action):
    """Keep one of the drawn cards; the rest is discarded (ROM-8)."""

    form = "keep {card}"
    card: OneCard


@ACTIONS.add
@dataclass(frozen=True, slots=True)
class Choose(Action):
    """Answer a card with a place: of the opponent's side or one's own, as it asks."""

    form = "choose {place}"
    place: OnPlace


@ACTIONS.add
@dataclass(frozen=True, slots=True)
class Decline(Action):
    """Leave undone what a card offers with “may”."""

    form = "decline"


@ACTIONS.add
@dataclass(frozen=True, slots=True)
class Swap(Action):
    """Swap a card of the hand with the card on a place of one's own."""

    form = "swap {card} with {place}"
    card: OneCard
    place: OnPlace


@ACTIONS.add
@dataclass(frozen=True, slots=True)
class Take(Action):
    """Take a card that an acting card offers into the hand."""

    form = "take {card}"
    card: OneCard


@ACTIONS.add
@dataclass(frozen=True, slots=True)
class RepeatRoll(Action):
    form = "repeat the roll"


@ACTIONS.add
@dataclass(frozen=True, slots=True)
class KeepRoll(Action):
    form = "keep the roll"


@ACTIONS.add
@dataclass(frozen=True, slots=True)
class Pay(Action):
    """Pay sesterces for a better roll, perhaps none."""

    form = "pay {sesterces}"
    sesterces: int


@ACTIONS.add
@dataclass(frozen=True, slots=True)
class UseDie(Action):
    """Use another unused die for a card's action."""

    form = "use die {die}"
    die: int


@ACTIONS.add
@dataclass(frozen=True, slots=True)
class ChangeDie(Action):
    """Turn an unused die to another face."""

    form = "change {die} to {new_die}"
    die: int
    new_die: int


@ACTIONS.add
@dataclass(frozen=True, slots=True)
class Buy(Action):
    """Buy victory points from the other player."""

    form = "buy {points} points"
    points: int


# Listing what may be done makes the same few hundred actions over and over.
give = cache(Give)
lay = cache(Lay)
reroll = cache(Reroll)
play = cache(Play)
take_money = cache(TakeMoney)
draw_cards = cache(DrawCards)
activate = cache(Activate)
bribe = cache(Bribe)
keep = cache(Keep)
choose = cache(Choose)
swap = cache(Swap)
take = cache(Take)
pay = cache(Pay)
use_die = cache(UseDie)
change_die = cache(ChangeDie)
buy = cache(Buy)


@cache
def lays(card: int, places: tuple[int, ...]) -> tuple[Lay, ...]:
    """A card on each of these places, free of charge."""
    return tuple(lay(card, place) for place in places)


@cache
def plays(card: int, places: range) -> tuple[Play, ...]:
    """A card on each of these places."""
    return tuple(play(card, place) for place in places)


@cache
def either_way(die: int) -> tuple[TakeMoney | DrawCards, ...]:
    """What every unused die can be used for."""
    return take_money(die), draw_cards(die)


KEEP_DICE = KeepDice()
REROLL_TRIPLE = RerollTriple()
END_TURN = EndTurn()
DECLINE = Decline()
REPEAT_ROLL = RepeatRoll()
KEEP_ROLL = KeepRoll()
