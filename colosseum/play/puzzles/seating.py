"""Who sits at the table of a puzzle: the player decides, and nobody else does anything."""

from dataclasses import replace
from typing import Any, Final

from colosseum.ai import characters
from colosseum.play import identity
from colosseum.play.puzzles.collection import Puzzle
from colosseum.play.seats import USUAL_NAMES, Seat
from colosseum.play.session import Session
from colosseum.rules.journal import Journal

_LEVEL: Final = "grand"
"""They only sit there, but once played as well as that."""


def session_of(puzzle: Puzzle) -> Session:
    """A table at which nothing is saved; `GameError` says what is wrong with the position."""
    game = puzzle.begin()
    assert game.decision is not None
    you, names = game.decision.seat, game.seats
    person = identity.seated()
    if any(name == person.name for seat, name in enumerate(names) if seat != you):
        person = replace(person, name=next(it for it in USUAL_NAMES if it not in names))
    colours = [colour for colour in range(len(USUAL_NAMES)) if colour != person.colour]
    faces = {character.name: character.key for character in characters.CAST}
    seats = [
        person if seat == you else Seat(name, _LEVEL, colours.pop(0), faces.get(name, ""))
        for seat, name in enumerate(names)
    ]
    journal: Journal[Any] = Journal(puzzle.begin(person.name))
    return Session(journal, seats, None)
