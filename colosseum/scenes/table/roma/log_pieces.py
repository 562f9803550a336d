"""The pieces of Roma's game in lines of the log: points, money, dice, cards and symbols."""

from collections.abc import Sequence

from colosseum.rules.roma.data import HIDDEN, CardNumber
from colosseum.rules.roma.display_names import card_name, symbol_name
from colosseum.scenes.parts.icon_words import Icon, Part, Strong, counted
from colosseum.words.translation import say


def points(number: int) -> Part:
    return counted("roma/point", number)


def coins(number: int) -> Part:
    return counted("coin", number)


def dice(faces: Sequence[int], wearer: int) -> tuple[Part, ...]:
    """Dice with pips in a player's colour."""
    return tuple(Icon(f"roma/die-{face}", wearer=wearer) for face in faces)


def cards(numbers: Sequence[CardNumber]) -> tuple[Part, ...]:
    """Their names, or how many are face down."""
    if HIDDEN in numbers:
        return (counted("roma/hand", len(numbers)),)
    found: list[Part] = []
    for card in numbers:
        found += [", ", Strong(card_name(card))] if found else [Strong(card_name(card))]
    return tuple(found)


def symbol(number: int) -> tuple[Part, ...]:
    return (Strong(say(symbol_name(number))),)
