"""The cards that a game is played with: the two sets, and decks that players build (ROM-22)."""

from collections import Counter
from functools import cache
from typing import Final

from colosseum.rules.chance import Chance
from colosseum.rules.roma.data import RULES, CardSet, of_deck
from colosseum.rules.roma.notation import read_tally, tally
from colosseum.rules.roma.state import Cards
from colosseum.rules.roma.versions import all_cards
from colosseum.rules.roma.ways import Way
from colosseum.words.sentences import GameError, Sentence

LONGEST_TEXT: Final = 2_000
"""Letters in a deck's text: more than any deck needs."""
BOTH_SETS: Final = (CardSet.ARENA, CardSet.ROMA)
SETS: Final = {Way.ARENA: (CardSet.ARENA,), Way.MIXED: BOTH_SETS, Way.ROMA: (CardSet.ROMA,)}
"""What the one pile is made of that both players draw from."""


@cache
def cards_of(version: int, sets: tuple[CardSet, ...]) -> Cards:
    """All cards of these sets, sorted, each as often as it has copies."""
    return tuple(
        card.number
        for card in all_cards(version)
        for _ in range(sum(card.copies_in(cards) for cards in sets))
    )


def as_deck(cards: Cards, deck: int) -> Cards:
    """These cards as those of the first deck (0) or the second (1)."""
    return tuple(of_deck(card, deck) for card in cards)


def by_lot(version: int, chance: Chance) -> Cards:
    """As many cards as a deck has, drawn out of both sets."""
    cards = [*cards_of(version, BOTH_SETS)]
    chance.shuffle(cards)
    return tuple(sorted(cards[: RULES.own_deck]))


# Decks as texts


def deck_text(cards: Cards) -> str:
    """A deck in one line: “2 bestia + forum + …”."""
    return tally(as_deck(cards, 0))


def read_deck(text: str, version: int = RULES.version) -> Cards:
    """The way back, sorted; `GameError` says why it is no deck that may be played with."""
    try:
        if len(text) > LONGEST_TEXT:
            raise ValueError
        cards = read_tally(text)
    except (KeyError, ValueError):
        raise GameError(Sentence("This is not a list of cards.")) from None
    if reason := why_not_deck(cards, version):
        raise GameError(reason)
    return cards


def why_not_deck(cards: Cards, version: int = RULES.version) -> Sentence | None:
    """Why these cards are no deck, if they are none."""
    return why_never_deck(cards, version) or why_not_full(cards)


def why_never_deck(cards: Cards, version: int = RULES.version) -> Sentence | None:
    """Why no deck can hold these cards, whatever else is in it."""
    there = Counter(cards_of(version, BOTH_SETS))
    for card, count in Counter(cards).items():
        if card not in there:
            return Sentence("This is not a list of cards.")
        if count > there[card]:
            return Sentence(
                "Both sets together have {count} copy of {card}, not {number}.",
                "Both sets together have {count} copies of {card}, not {number}.",
                count=there[card],
                card=RULES.cards[card].name,
                number=count,
            )
    return None


def why_not_full(cards: Cards) -> Sentence | None:
    """Why these are too few or too many."""
    if len(cards) != RULES.own_deck:
        return Sentence(
            "A deck has {size}. This one has {count} card.",
            "A deck has {size}. This one has {count} cards.",
            size=Sentence("{count} card", "{count} cards", count=RULES.own_deck),
            count=len(cards),
        )
    return None
