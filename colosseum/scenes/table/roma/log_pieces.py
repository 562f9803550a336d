"""The pieces of Roma's game in lines of the log: points, money, dice, cards and symbols."""

from collections.abc import Sequence
from typing import TypeAlias

from colosseum.rules.roma import events as ev
from colosseum.rules.roma import roma_events as roma
from colosseum.rules.roma.data import BRIBERY, EMPTY, HIDDEN, CardNumber, Place
from colosseum.rules.roma.display_names import card_name, set_name, symbol_name
from colosseum.scenes.parts.icon_words import Icon, Part, Strong, counted, filled
from colosseum.words.translation import said, say, tr

SeldomTold: TypeAlias = (
    ev.FirstPlayerDrawn
    | ev.DiceReduced
    | roma.SetAssigned
    | roma.DeckBrought
    | roma.CardsTurnedUp
    | roma.OwnPileShuffled
    | roma.PileSearched
    | roma.PileReturned
    | roma.CardsTakenUp
)


def points(number: int) -> Part:
    return counted("roma/point", number)


def coins(number: int) -> Part:
    return counted("coin", number)


def dice(faces: Sequence[int], wearer: int) -> tuple[Part, ...]:
    """Dice with pips in a player's colour."""
    return tuple(Icon(f"roma/die-{face}", wearer=wearer) for face in faces)


def named(card: CardNumber) -> Strong:
    """Its name, or “1 card” in the player's language if it is face down."""
    return Strong(said(card_name(card)))


def cards(numbers: Sequence[CardNumber]) -> tuple[Part, ...]:
    """Their names, or how many are face down."""
    if HIDDEN in numbers:
        return (counted("roma/hand", len(numbers)),)
    found: list[Part] = []
    for card in numbers:
        found += [", ", named(card)] if found else [named(card)]
    return tuple(found)


def symbol(number: int) -> tuple[Part, ...]:
    return (Strong(say(symbol_name(number))),)


def where(card: CardNumber, place: Place) -> tuple[Part, ...]:
    """A card that is in play, as briefly as can be read: “Forum IV”, “Forum beside Bribery”."""
    return laid(card, place) if place == BRIBERY else (named(card), " ", *symbol(place))


def laid(card: CardNumber, place: Place) -> tuple[Part, ...]:
    """A card and its place: “Forum on IV”."""
    if place == BRIBERY:
        return filled("{card} beside {place}", card=named(card), place=symbol(place))
    return filled("{card} on {place}", card=named(card), place=symbol(place))


def swapped(card: CardNumber, old: CardNumber, place: Place) -> tuple[Part, ...]:
    new, gone, where = named(card), named(old), symbol(place)
    if place == BRIBERY:
        # Translators: in the log: one card takes the place of another.
        return filled("{card} for {old} beside {place}", card=new, old=gone, place=where)
    # Translators: in the log: one card takes the place of another.
    return filled("{card} for {old} on {place}", card=new, old=gone, place=where)


def deed(event: SeldomTold) -> tuple[Part, ...]:
    """What a player does, after the emblem: no name is needed there."""
    match event:
        case ev.FirstPlayerDrawn():
            return (tr("goes first"),)
        case ev.DiceReduced():
            return (tr("rolls one fewer die next turn"),)
        case roma.SetAssigned():
            return filled("plays with the cards of {set}", set=Strong(say(set_name(event.set))))
        case roma.DeckBrought():
            count = counted("roma/hand", len(event.cards))
            return filled("plays with a deck of {cards}", cards=count)
        case roma.CardsTurnedUp():
            return filled("turns over {cards}", cards=_on_places(event))
        case roma.OwnPileShuffled():
            return (tr("shuffles the discards into a new draw pile"),)
        case roma.PileSearched():
            count = counted("roma/hand", len(event.cards))
            # Translators: in the log: {cards} is how many the draw pile has.
            return filled("looks through the draw pile: {cards}", cards=count)
        case roma.PileReturned():
            return (tr("shuffles the draw pile"),)
        case roma.CardsTakenUp():
            return filled("picks up {cards}", cards=cards(event.cards))


def _on_places(event: roma.CardsTurnedUp) -> tuple[Part, ...]:
    found: list[Part] = []
    for place, card in enumerate(event.side):
        if card != EMPTY:
            found += [*([", "] if found else []), *where(card, place)]
    return tuple(found)
