"""What the things of the game are called: cards, places, symbols and sums of money."""

from collections.abc import Iterable
from typing import Final

from colosseum.rules.roma.cards import CARDS
from colosseum.rules.roma.data import BRIBERY, EMPTY, HIDDEN, PLACES, CardNumber, CardSet
from colosseum.rules.roma.notation import CARDS as CARDS_SYMBOL
from colosseum.rules.roma.notation import MONEY
from colosseum.words.roman_numerals import roman
from colosseum.words.sentences import Sentence

_SYMBOLS: Final = {
    BRIBERY: Sentence("Bribery"),
    MONEY: Sentence("Money"),
    CARDS_SYMBOL: Sentence("Cards"),
}


_SETS: Final = {CardSet.ARENA: Sentence("Arena"), CardSet.ROMA: Sentence("Roma")}


def set_name(cards: CardSet) -> Sentence:
    """The game that a card is from."""
    return _SETS[cards]


def card_name(card: CardNumber) -> str:
    """Latin in every language; “1 card” if it is face down."""
    return number_of_cards(1) if card == HIDDEN else CARDS[card].name


def card_names(cards: Iterable[CardNumber]) -> str:
    """“Bestia and Forum”, or “2 cards” if they are face down."""
    cards = tuple(cards)
    if HIDDEN in cards:
        return number_of_cards(len(cards))
    return Sentence.enumerated(map(card_name, cards))


def cards_on_side(side: tuple[CardNumber, ...]) -> Sentence:
    """“Bestia on I, Forum on IV”."""
    laid = [place for place in PLACES if side[place] != EMPTY]
    return Sentence.listed(
        Sentence("{card} on {place}", card=card_name(side[place]), place=symbol_name(place))
        for place in laid
    )


def number_of_cards(count: int) -> Sentence:
    return Sentence("{count} card", "{count} cards", count=count)


def number_of_places(count: int) -> Sentence:
    return Sentence("{count} place", "{count} places", count=count)


def symbol_name(symbol: int) -> Sentence:
    """A place's or symbol's name: Bribery, Money, Cards, or its die's number: “IV”."""
    return _SYMBOLS.get(symbol) or Sentence.literal(roman(symbol))


def laid_words(place: int) -> Sentence:
    """Where a card that is already chosen goes: “Lay it on IV”."""
    if place == BRIBERY:
        return Sentence("Lay it beside Bribery")
    return Sentence("Lay it on {place}", place=symbol_name(place))


def dice_words(dice: Iterable[int]) -> Sentence:
    return Sentence.listed(map(str, dice))


def sesterces(count: int) -> Sentence:
    return Sentence("{count} sesterce", "{count} sesterces", count=count)


def victory_points(count: int) -> Sentence:
    return Sentence("{count} victory point", "{count} victory points", count=count)
