"""How the fields of actions and events are written in their one-line texts, and read back.

Seats count from 1 in texts, as people do, and from 0 in the program. A card face down is
“hidden”.
"""

from collections.abc import Iterable
from typing import Annotated, Any, TypeAlias

from colosseum.rules.notation import INDEX, INDICES, NOTHING, NUMBER, Codec, Tally
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
_NAMES = {HIDDEN: "hidden", **{card.number: card.key for card in RULES.cards}}
_NUMBERS = {key: number for number, key in _NAMES.items()}
_SYMBOLS = {"money": MONEY, "cards": CARDS}
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
    Won: Codec("wins|loses", lambda text: text == "wins", lambda won: "wins" if won else "loses"),
}
