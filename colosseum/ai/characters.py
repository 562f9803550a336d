"""The opponents as people: who they are in any game, and how each plays a particular one.

A level says how well an opponent plays, a character says what it likes. The kit of each game knows
how every character plays it.
"""

from dataclasses import dataclass
from typing import Final

from colosseum.words.sentences import GameError, Sentence


class UnknownCharacter(GameError):
    """A name that no one of the cast has."""


@dataclass(frozen=True, slots=True)
class Character:
    """One of the cast."""

    key: str
    """As journals, pictures and the command line spell it."""
    name: str
    temper: Sentence


@dataclass(frozen=True, slots=True)
class Manner:
    """How a character plays one game, as players read it."""

    words: Sentence
    likes: tuple[str, ...]
    """The names of pictures: what the character is fond of."""


CAST: Final = (
    Character("livia", "Livia", Sentence("the patient widow")),
    Character("cassius", "Cassius", Sentence("the reckless showman")),
    Character("flavia", "Flavia", Sentence("the haggler")),
    Character("gaius", "Gaius", Sentence("the miser")),
    Character("octavia", "Octavia", Sentence("the strategist")),
    Character("brutus", "Brutus", Sentence("the gambler")),
    Character("lucia", "Lucia", Sentence("the crowd’s darling")),
    Character("titus", "Titus", Sentence("the veteran who teaches")),
)
KEYS: Final = tuple(character.key for character in CAST)


def find(key: str) -> Character:
    """The character of that name; `UnknownCharacter` if there is none."""
    for character in CAST:
        if character.key == key:
            return character
    raise UnknownCharacter(f"There is no character “{key}”. Choose one of {', '.join(KEYS)}.")
