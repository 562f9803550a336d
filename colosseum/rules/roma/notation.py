"""How the fields of actions and events are written in their one-line texts, and read back.

Seats count from 1 in texts, as people do, and from 0 in the program. A card face down is
“hidden”. Where each player has a deck (ROM-23), a card of the second is “forum/2”.
"""

from collections.abc import Iterable
from typing import Annotated, Any, TypeAlias

from colosseum.rules.notation import INDEX, INDICES, NOTHING, NUMBER, Codec, Tally
from colosseum.rules.roma.data import (
    BRIBERY,
    EMPTY,
    HIDDEN,
    PLACES,
    RULES,
    CardNumber,
    CardSet,
    of_deck,
    read_place,
)

Seat: TypeAlias = Annotated[int, "seat"]
Seats: TypeAlias = Annotated[tuple[int, ...], "seats"]
OnPlace: TypeAlias = Annotated[int, "place"]
Symbol: TypeAlias = Annotated[int, "symbol in the middle: a place, money or cards"]
OneCard: TypeAlias = Annotated[int, "card"]
SomeCards: TypeAlias = Annotated[tuple[int, ...], "cards"]
Dice: TypeAlias = Annotated[tuple[int, ...], "dice"]
Credit: TypeAlias = Annotated[int, "points from outside the supply, perhaps none"]
Won: TypeAlias = Annotated[bool, "wins or loses"]
Defence: TypeAlias = Annotated[int, "defence, perhaps less than nothing"]
Side: TypeAlias = Annotated[tuple[int, ...], "the cards on all places of a side"]
NamedSet: TypeAlias = Annotated[CardSet, "set of cards"]

MONEY = RULES.faces + 1
"""The symbols that have no place beside them (ROM-1)."""
CARDS = RULES.faces + 2

_CARD = "[a-z]+(?:-[a-z]+)*(?:/2)?"
_NAMES = {HIDDEN: "hidden"} | {
    of_deck(card.number, deck): f"{card.key}{mark}"
    for deck, mark in ((0, ""), (1, "/2"))
    for card in RULES.cards
}
_NUMBERS = {key: number for number, key in _NAMES.items()}
_SYMBOLS = {"money": MONEY, "cards": CARDS}
_ON = " on "
_TALLY = Tally(_NAMES, _CARD, sum(card.copies for card in RULES.cards))
tally = _TALLY.write_any


def card_key(card: CardNumber) -> str:
    return _NAMES[card]


def read_card(text: str) -> CardNumber:
    """The way back from `card_key`; KeyError for anything else."""
    return _NUMBERS[text]


def read_tally(text: str) -> tuple[CardNumber, ...]:
    """The way back from `tally`, sorted; ValueError or KeyError for anything else."""
    return tuple(sorted(_TALLY.read_any(text)))


def place_name(place: int) -> str:
    """A place, or a symbol without one."""
    for name, symbol in (("bribery", BRIBERY), *_SYMBOLS.items()):
        if place == symbol:
            return name
    return str(place)


def read_numbers(text: str) -> tuple[int, ...]:
    """“3 + 4 + 6”, sorted; “nothing” for none."""
    return tuple(sorted(map(int, text.split(" + ")))) if text != NOTHING else ()


def numbers(values: Iterable[int]) -> str:
    return " + ".join(map(str, values)) or NOTHING


def read_side(text: str) -> tuple[CardNumber, ...]:
    """“bestia on 1 + forum on bribery”; ValueError or KeyError for anything else."""
    side = [EMPTY] * len(PLACES)
    for part in text.split(" + ") if text != NOTHING else ():
        card, _, name = part.partition(_ON)
        place = read_place(name)
        if place not in PLACES:
            raise ValueError(text)
        side[place] = read_card(card)
    return tuple(side)


def side_text(side: tuple[CardNumber, ...]) -> str:
    parts = [
        f"{card_key(side[place])}{_ON}{place_name(place)}"
        for place in PLACES
        if side[place] != EMPTY
    ]
    return " + ".join(parts) or NOTHING


_LAID = rf"{_CARD}{_ON}(?:bribery|\d{{1,9}})"

CODECS: dict[Any, Codec] = {
    int: NUMBER,
    Seat: INDEX,
    Seats: INDICES,
    OnPlace: Codec(r"bribery|\d{1,9}", read_place, place_name),
    Symbol: Codec(
        r"bribery|money|cards|\d{1,9}",
        lambda text: _SYMBOLS[text] if text in _SYMBOLS else read_place(text),
        place_name,
    ),
    OneCard: Codec(_CARD, read_card, card_key),
    SomeCards: Codec(_TALLY.pattern, read_tally, tally),
    Dice: Codec(rf"{NOTHING}|{INDICES.pattern}", read_numbers, numbers),
    Credit: Codec(
        r"(?:, \d{1,9} of them from outside)?",
        lambda text: int(text.split()[1]) if text else 0,
        lambda points: f", {points} of them from outside" if points else "",
    ),
    Defence: Codec(r"-?\d{1,9}", int),
    Side: Codec(rf"{NOTHING}|{_LAID}(?: \+ {_LAID})*", read_side, side_text),
    NamedSet: Codec.of_words(CardSet),
    Won: Codec("wins|loses", lambda text: text == "wins", lambda won: "wins" if won else "loses"),
}
