"""The numbers of the game, read once from `assets/roma.yaml`; older versions: `versions.py`.

A card is known by its number, its place in that file, so that hands and places are small tuples
of numbers. Where each player has a deck (ROM-23), the second one's cards have numbers that follow
on: `deck_of` tells which deck a card is from. A place is known by its die, Bribery by 0.
"""

from dataclasses import dataclass, replace
from enum import Enum
from pathlib import Path
from typing import Final, TypeAlias

from colosseum.formats.yaml_fields import Field, FieldError, numbers_file
from colosseum.rules.rules_versions import read_versions

CardNumber: TypeAlias = int
Place: TypeAlias = int

BRIBERY: Final = 0
EMPTY: Final = -1
"""Where a place has no card."""
HIDDEN: Final = -2
"""A card whose face is not known to the onlooker."""

_KINDS: Final = {"character": False, "building": True}


class CardSet(Enum):
    """The game that a card is from; Forum is in both."""

    ARENA = "arena"
    ROMA = "roma"


@dataclass(frozen=True, slots=True)
class CardData:
    """What is printed on a card, and how many there are of it."""

    number: CardNumber
    key: str
    """As texts spell it: “via-cassia”."""
    is_building: bool
    price: int
    defence: int
    in_arena: int
    in_roma: int
    """How many copies each set has."""
    amount: int
    """The number in the card's text, if it has one."""

    @property
    def copies(self) -> int:
        """Of both sets together."""
        return self.in_arena + self.in_roma

    def copies_in(self, cards: CardSet) -> int:
        return self.in_arena if cards is CardSet.ARENA else self.in_roma

    @property
    def name(self) -> str:
        """The Latin name, the same in every language: “Via Cassia”."""
        return self.key.replace("-", " ").title()


@dataclass(frozen=True, slots=True)
class Rules:
    """All of `roma.yaml`."""

    version: int
    """Of the numbers and of the rules that use them."""
    setup_cards: int
    beginners_cards: int
    given: int
    setup_points: int
    setup_money: int
    points: int
    dice: int
    fewer_dice: int
    faces: int
    most_turns: int
    """Of each player."""
    own_deck: int
    """How many cards a player's own deck has."""
    row: tuple[Place, ...]
    """The places from left to right."""
    cards: tuple[CardData, ...]

    def number(self, key: str) -> CardNumber:
        """The card with that key; KeyError if there is none."""
        return {card.key: card.number for card in self.cards}[key]

    def neighbours(self, place: Place) -> tuple[Place, ...]:
        """The places directly to the left and right; the row does not go round (ROM-12)."""
        at = self.row.index(place)
        return self.row[max(at - 1, 0) : at] + self.row[at + 1 : at + 2]


def load(file: Path) -> tuple[Rules, ...]:
    """Read and check all versions, the newest last; `FieldError` names what is wrong with them.

    Only copies of cards are asked of a game's version (`versions.py`), so nothing else may differ.
    """
    versions = read_versions(file, read)
    newest = versions[-1]
    for old in versions:
        cards = tuple(map(_with_copies, newest.cards, old.cards))
        if old != replace(newest, version=old.version, cards=cards):
            raise FieldError(f"{file.stem}-{old.version}.yaml changes more than copies of cards.")
    return versions


def _with_copies(card: CardData, old: CardData) -> CardData:
    return replace(card, in_arena=old.in_arena, in_roma=old.in_roma)


def read(field: Field) -> Rules:
    top = field.mapping()
    setup = top["setup"].named_numbers("cards", "given", "points", "money")
    beginners = top["beginners"].named_numbers("cards")
    dice = top["dice"].named_numbers("number", "fewer", "faces")
    cards = _cards(top["cards"], top["card totals"])
    rules = Rules(
        version=top["version"].number(1),
        setup_cards=setup["cards"],
        beginners_cards=beginners["cards"],
        given=setup["given"],
        setup_points=setup["points"],
        setup_money=setup["money"],
        points=top["points"].number(1),
        dice=dice["number"],
        fewer_dice=dice["fewer"],
        faces=dice["faces"],
        most_turns=top["most turns"].number(1),
        own_deck=top["own deck"].number(1),
        row=_row(top["places"], dice["faces"]),
        cards=cards,
    )
    if 2 * rules.setup_points >= rules.points:
        raise top["points"].error("the players' points leave none for the supply.")
    if not rules.given <= rules.beginners_cards <= rules.setup_cards <= len(rules.row):
        raise top["setup"].error("the cards to give and to lay do not go together.")
    if not rules.fewer_dice < rules.dice:
        raise top["dice"].error("“fewer” must be less than “number”.")
    top.close()
    return rules


def read_place(text: str) -> Place:
    """“bribery” or a die's number; ValueError for anything else."""
    return BRIBERY if text == "bribery" else int(text)


def _row(field: Field, faces: int) -> tuple[Place, ...]:
    """The dice in their order, and Bribery at the end where the data has it."""
    row = tuple(item.read(read_place, "bribery or a die") for item in field.items())
    dice = tuple(range(1, faces + 1))
    if row not in ((BRIBERY, *dice), (*dice, BRIBERY)):
        raise field.error(f"expected the dice 1 to {faces} in their order, and bribery at an end.")
    return row


def _cards(field: Field, totals: Field) -> tuple[CardData, ...]:
    found = []
    for number, (key, entry) in enumerate(field.mapping()):
        card = entry.mapping()
        amount = card.get("amount")
        copies = _copies(card["copies"])
        found.append(
            CardData(
                number=number,
                key=key,
                is_building=card["kind"].read(_KINDS.__getitem__, "character or building"),
                price=card["price"].number(),
                defence=card["defence"].number(1),
                in_arena=copies[CardSet.ARENA],
                in_roma=copies[CardSet.ROMA],
                amount=0 if amount is None else amount.number(1),
            )
        )
        card.close()
    sums = totals.mapping()
    for cards in CardSet:
        _check_total(cards, found, sums[cards.value])
    sums.close()
    return tuple(found)


def _copies(field: Field) -> dict[CardSet, int]:
    copies = field.mapping()
    named = {cards: copies.get(cards.value) for cards in CardSet}
    copies.close()
    if not any(named.values()):
        raise field.error("the card is in no set.")
    return {cards: 0 if it is None else it.number(1) for cards, it in named.items()}


def _check_total(cards: CardSet, found: list[CardData], total: Field) -> None:
    expected = total.named_numbers("characters", "buildings")
    for name, is_building in (("characters", False), ("buildings", True)):
        copies = sum(card.copies_in(cards) for card in found if card.is_building == is_building)
        if copies != expected[name]:
            raise total.error(f"{name} must be {expected[name]}, but they add up to {copies}.")


VERSIONS: Final = load(numbers_file("roma.yaml"))
RULES: Final = VERSIONS[-1]
"""The newest."""
_NUMBERS: Final = len(RULES.cards)


def of_deck(card: CardNumber, deck: int) -> CardNumber:
    """The number of a kind of card in the first deck (0), or the second (1)."""
    return card % _NUMBERS + deck * _NUMBERS


def deck_of(card: CardNumber) -> int:
    """Which deck a card came from; the first, if there is only one."""
    return card // _NUMBERS


NEIGHBOURS: Final = tuple(RULES.neighbours(place) for place in range(RULES.faces + 1))
PLACES: Final = (*range(1, RULES.faces + 1), BRIBERY)
"""Every place, the smallest die first and Bribery last, as Arena goes through them (ROM-20)."""
