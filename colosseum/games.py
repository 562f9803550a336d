"""Which games the box holds: the only module outside a game's own folders that knows them.

A kit is all that the rest of the program may ask about a game without a window. What a table
needs is in its `TableKit`, which loads pygame and so is found only when a table opens.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from colosseum.ai.kit import OpponentKit
from colosseum.rules.journal import Journal
from colosseum.rules.kernel import Game, GameError, GameOption, Sentence

GAMES: Final = ("colosseum",)
"""By the names that journals use."""


class UnknownGame(GameError):
    """A name that is none of our games'."""


@dataclass(frozen=True, slots=True)
class GameKit:
    """One game, as everything that knows no game sees it."""

    game: type[Game]
    title: Sentence
    options: tuple[GameOption, ...]
    ai: OpponentKit[Any]
    transcript: Callable[[Journal[Any]], Iterator[str]]
    """A whole game as lines to read."""

    @property
    def name(self) -> str:
        return self.game.name


@cache
def find(name: str) -> GameKit:
    """The game of that name; `UnknownGame` if there is none."""
    match name:
        case "colosseum":
            return _colosseum()
    raise UnknownGame(f"There is no game “{name}”; there are {', '.join(GAMES)}.")


def _colosseum() -> GameKit:
    from colosseum.ai.colosseum.kit import KIT
    from colosseum.rules.colosseum import Game
    from colosseum.rules.colosseum.transcript import transcript
    from colosseum.rules.colosseum.wording import OPTIONS

    return GameKit(
        game=Game,
        title=Sentence("Colosseum"),
        options=OPTIONS,
        ai=KIT,
        transcript=transcript,
    )
