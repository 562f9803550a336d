"""How the fields of actions and events are written in their one-line texts, and read back.

Seats count from 1 in texts, as people do, and from 0 in the program. A card face down is
“hidden”.
"""

from collections.abc import Iterable
from typing import Annotated, Any, TypeAlias

from colosseum.rules.notation import Codec
from colosseum.rules.roma.data import BRIBERY, HIDDEN, RULES, CardNumber, read_place

Seat: TypeAlias = Annotated[int, "seat"]
Seats: TypeAlias = Annotated[tuple[int, ...], "seats"]
OnPlace: TypeAlias = Annotated[int, "place"]
Symbol: TypeAlias = Annotated[int, "symbol in the middle: a place, money or cards"]
OneCard: TypeAlias = Annotated[int, "card"]
SomeCards: TypeAlias = Annotated[tuple[int, ...], "cards"]
Dice: TypeAlias = Annotated[tuple[int, ...], "dice"]
Credit: TypeAlias = Annotated[int, "points from outside the supply, perhaps none"]
Won: TypeAlias = Annotated[bool, "wins or loses"]

MONEY = RULES.faces + 1
"""The symbols that have no place beside them (ROM-1)."""
CARDS = RULES.faces + 2

_CARD = "[a-z]+(?:-[a-z]+)*"
_TALLY = rf"(?:\d{{1,9}} )?{_CARD}"
_NAMES = {**{card.number: card.key for card in RULES.cards}, HIDDEN: "hidden"}
_NUMBERS = {key: number for number, key in _NAMES.items()}
_SYMBOLS = {"money": MONEY, "cards": CARDS}
_ALL_CARDS = sum(card.copies for card in RULES.cards)


def card_key(card: CardNumber) -> str:
    return _NAMES[card]


def read_card(text: str) -> CardNumber:
    """The way back from `card_key`; KeyError for anything else."""
    return _NUMBERS[text]


def tally(cards: Iterable[CardNumber]) -> str:
    """“2 forum + bestia” for two Forums and a Bestia, “nothing” for none."""
    counts: dict[CardNumber, int] = {}
    for card in cards:
        counts[card] = counts.get(card, 0) + 1
    parts = [
        card_key(card) if count == 1 else f"{count} {card_key(card)}"
        for card, count in sorted(counts.items())
    ]
    return " + ".join(parts) or "nothing"


def read_tally(text: str) -> tuple[CardNumber, ...]:
    """The way back from `tally`, sorted; ValueError or KeyError for anything else."""
    cards: list[CardNumber] = []
    for part in text.split(" + ") if text != "nothing" else ():
        number, _, key = part.rpartition(" ")
        count = int(number) if number else 1
        if not 0 < count <= _ALL_CARDS:
            raise ValueError(text)
        cards += [read_card(key)] * count
    return tuple(sorted(cards))


def place_name(place: int) -> str:
    """A place, or a symbol without one."""
    for name, symbol in (("bribery", BRIBERY), *_SYMBOLS.items()):
        if place == symbol:
            return name
    return str(place)


def read_numbers(text: str) -> tuple[int, ...]:
    """“3 + 4 + 6”, sorted; “nothing” for none."""
    return tuple(sorted(map(int, text.split(" + ")))) if text != "nothing" else ()


def numbers(values: Iterable[int]) -> str:
    return " + ".join(map(str, values)) or "nothing"


CODECS: dict[Any, Codec] = {
    int: Codec(r"\d{1,9}", int),
    Seat: Codec(r"\d{1,9}", lambda text: int(text) - 1, lambda seat: str(seat + 1)),
    Seats: Codec(
        r"\d{1,9}(?: \+ \d{1,9})*",
        lambda text: tuple(number - 1 for number in read_numbers(text)),
        lambda seats: numbers(seat + 1 for seat in seats),
    ),
    OnPlace: Codec(r"bribery|\d{1,9}", read_place, place_name),
    Symbol: Codec(
        r"bribery|money|cards|\d{1,9}",
        lambda text: _SYMBOLS[text] if text in _SYMBOLS else read_place(text),
        place_name,
    ),
    OneCard: Codec(_CARD, read_card, card_key),
    SomeCards: Codec(rf"{_TALLY}(?: \+ {_TALLY})*", read_tally, tally),
    Dice: Codec(r"nothing|\d{1,9}(?: \+ \d{1,9})*", read_numbers, numbers),
    Credit: Codec(
        r"(?:, \d{1,9} of them from outside)?",
        lambda text: int(text.split()[1]) if text else 0,
        lambda points: f", {points} of them from outside" if points else "",
    ),
    Won: Codec("wins|loses", lambda text: text == "wins", lambda won: "wins" if won else "loses"),
}
