"""A deck that a player builds, and the line of text by which players share it (ROM-22).

The line ends with a check of what stands before it, so that a letter lost on the way is noticed:
“Forum rush: 10 forum + … + 2 basilica #3f9a01”.
"""

import re
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from colosseum.rules.roma.decks import LONGEST_TEXT, deck_text, why_never_deck, why_not_full
from colosseum.rules.roma.notation import read_tally
from colosseum.rules.roma.state import Cards
from colosseum.words.sentences import GameError, Sentence

LONGEST_NAME: Final = 24
LONGEST_LINE: Final = LONGEST_TEXT + LONGEST_NAME + 20
_AFTER_NAME: Final = ":"
_BEFORE_CHECK: Final = "#"
_CHECK_LETTERS: Final = 6


@dataclass(frozen=True, slots=True)
class Deck:
    """Some cards with a name; unfinished as long as they are too few or too many."""

    name: str
    cards: Cards
    """Sorted, as those of the first deck."""

    @property
    def why_not(self) -> Sentence | None:
        """Why nobody can play with it yet."""
        return why_not_full(self.cards)

    @property
    def text(self) -> str:
        """The list of its cards, as options and files have it."""
        return deck_text(self.cards)


def read_cards(text: str) -> Cards:
    """The list of a deck's cards, finished or not; `GameError` says why no deck can hold them."""
    try:
        if len(text) > LONGEST_TEXT:
            raise ValueError
        cards = read_tally(text)
    except (KeyError, ValueError):
        raise GameError(Sentence("This is not a list of cards.")) from None
    if reason := why_never_deck(cards):
        raise GameError(reason)
    return cards


def named(name: str) -> str:
    """The name, if a deck can be called that; `GameError` unless it is a short line."""
    if not name.isprintable() or len(name) > LONGEST_NAME:
        raise GameError(
            Sentence("A deck’s name is one line of up to {most} letters.", most=LONGEST_NAME)
        )
    return name


def line(deck: Deck) -> str:
    """The whole deck in one line, to share."""
    words = f"{deck.name}{_AFTER_NAME} {deck.text}"
    return f"{words} {_BEFORE_CHECK}{_check(words)}"


def read_line(text: str) -> Deck:
    """The way back, wherever the line was broken on its way; `GameError` says what is wrong."""
    if len(text) > 2 * LONGEST_LINE:
        raise GameError(Sentence("This is too long to be a deck."))
    words, sign, check = text.rpartition(_BEFORE_CHECK)
    name, colon, cards = words.rpartition(_AFTER_NAME)
    if not (sign and colon):
        raise GameError(
            Sentence("This is not a whole deck. Copy its line from the first letter to the last.")
        )
    if check.strip().lower() != _check(words):
        raise GameError(Sentence("A letter is wrong or missing in this line. Copy it again."))
    return Deck(named(" ".join(name.split())), read_cards(_respaced(cards)))


def _respaced(cards: str) -> str:
    """The list as it was written: what breaks a line may add spaces, or leave one out."""
    parts = (re.sub(r"^(\d+)\s*", r"\1 ", part.strip()) for part in cards.split("+"))
    return " + ".join(parts)


def _check(words: str) -> str:
    """Of everything but spaces."""
    letters = "".join(words.split()).encode(errors="replace")
    return sha256(letters).hexdigest()[:_CHECK_LETTERS]
