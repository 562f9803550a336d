"""What the things of the game are called: cards, places, symbols and sums of money."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from colosseum.rules.roma.cards import CARDS
from colosseum.rules.roma.data import BRIBERY, EMPTY, HIDDEN, PLACES, CardNumber, CardSet, Place
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


def card_names(cards: Iterable[CardNumber]) -> Sentence:
    """“Bestia and 2 × Forum”, or “3 cards” if they are face down."""
    cards = tuple(cards)
    if HIDDEN in cards:
        return number_of_cards(len(cards))
    alike = Counter(map(card_name, cards))
    return Sentence.enumerated(
        name if count == 1 else f"{count} × {name}" for name, count in alike.items()
    )


def cards_on_side(side: tuple[CardNumber, ...]) -> Sentence:
    """“Bestia on I, Forum on IV”."""
    laid = [place for place in PLACES if side[place] != EMPTY]
    return Sentence.listed(_laid_card(side[place], place) for place in laid)


def _laid_card(card: CardNumber, place: Place) -> Sentence:
    words = {"card": card_name(card), "place": symbol_name(place)}
    if place == BRIBERY:
        return Sentence("{card} beside {place}", **words)
    return Sentence("{card} on {place}", **words)


def number_of_cards(count: int) -> Sentence:
    return Sentence("{count} card", "{count} cards", count=count)


def number_of_places(count: int) -> Sentence:
    return Sentence("{count} place", "{count} places", count=count)


def symbol_name(symbol: int) -> Sentence:
    """A place's or symbol's name: Bribery, Money, Cards, or its die's number: “IV”."""
    return _SYMBOLS.get(symbol) or Sentence.literal(roman(symbol))


def beside(place: Place) -> Sentence:
    """Where a card is: “on IV”, or “beside Bribery”."""
    if place == BRIBERY:
        # Translators: where a card is. It follows the card’s name in a sentence.
        return Sentence("beside Bribery")
    # Translators: where a card is: “on IV”. It follows the card’s name in a sentence.
    return Sentence("on {place}", place=symbol_name(place))


def onto(place: Place) -> Sentence:
    """Where a card goes, which some languages word differently from where it is."""
    if place == BRIBERY:
        # Translators: where a card is laid, or goes.
        return Sentence.in_context("where a card goes", "beside Bribery")
    # Translators: where a card is laid, or goes: “on IV”.
    return Sentence.in_context("where a card goes", "on {place}", place=symbol_name(place))


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
