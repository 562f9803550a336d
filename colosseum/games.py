"""Which games the box holds: the only module outside a game's own folders that knows them.

A kit is everything the rest of the program may ask about a game without a window. What a table
needs is in its `TableKit`, which loads pygame and so is loaded only when a table opens.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from colosseum.rules.sentences import GameError, Sentence

if TYPE_CHECKING:  # the title knows the games' names, and must not wait for what they are made of
    from collections.abc import Callable, Iterator

    from colosseum.ai.kit import OpponentKit
    from colosseum.gallery.picture import GameGallery
    from colosseum.rules.journal import Journal
    from colosseum.rules.kernel import Game, GameOption, Wording
    from colosseum.rules.statistics_record import PlayedGame
    from colosseum.scenes.table.kit import TableKit
    from colosseum.tutor.kit import TutorKit

GAMES: Final = ("colosseum",)
"""By the names that journals use."""
OLDEST: Final = "colosseum"
"""The game of files that name none: they were written before there was a second one."""


class UnknownGame(GameError):
    """A name that none of our games has."""


@dataclass(frozen=True, slots=True)
class GameKit:
    """One game, as seen by everything that knows no game."""

    game: type[Game]
    title: Sentence
    options: tuple[GameOption, ...]
    wording: Wording[Any]
    ai: OpponentKit[Any]
    tutor: TutorKit
    played: type[PlayedGame]
    """What the statistics keep of a finished game."""
    transcript: Callable[[Journal[Any]], Iterator[str]]
    """A whole game as lines to read."""

    @property
    def name(self) -> str:
        return self.game.name

    @property
    def levels(self) -> tuple[str, ...]:
        """The levels of opponent to choose from, weakest first."""
        return tuple(level.name for level in self.ai.levels)


@cache
def find(name: str) -> GameKit:
    """The game of that name; `UnknownGame` if there is none."""
    match name:
        case "colosseum":
            return _colosseum()
    raise _unknown(name)


@cache
def table(name: str) -> TableKit:
    """The table of that game. It loads pygame, so nothing without a window may call this."""
    match name:
        case "colosseum":
            from colosseum.scenes.table.colosseum.kit import KIT

            return KIT
    raise _unknown(name)


@cache
def gallery(name: str) -> GameGallery:
    """That game in pictures: for reviews and tests only."""
    match name:
        case "colosseum":
            from colosseum.gallery.colosseum.pictures import GALLERY

            return GALLERY
    raise _unknown(name)


def _unknown(name: str) -> UnknownGame:
    return UnknownGame(f"There is no game “{name}”; there are {', '.join(GAMES)}.")


def _colosseum() -> GameKit:
    from colosseum.ai.colosseum.kit import KIT
    from colosseum.rules.colosseum import Game, wording
    from colosseum.rules.colosseum.chronicle import PlayedGame
    from colosseum.rules.colosseum.transcript import transcript
    from colosseum.tutor.colosseum.kit import TUTOR

    return GameKit(
        game=Game,
        title=Sentence("Colosseum"),
        options=wording.OPTIONS,
        wording=wording,
        ai=KIT,
        tutor=TUTOR,
        played=PlayedGame,
        transcript=transcript,
    )
