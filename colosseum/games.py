"""Which games the box holds: the only module outside a game's own folders that knows them.

A kit is all that the rest of the program may ask about a game without a window. What a table
needs is in its `TableKit`, which loads pygame and so is found only when a table opens.
"""

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final

from colosseum.rules.kernel import Game, GameError, GameOption, Sentence

if TYPE_CHECKING:  # the title knows the games' names, and must not wait for yaml
    from colosseum.tutor.kit import TutorKit

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
    tutor: "TutorKit"

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
    from colosseum.rules.colosseum import Game
    from colosseum.rules.colosseum.wording import OPTIONS
    from colosseum.tutor.colosseum.kit import TUTOR

    return GameKit(game=Game, title=Sentence("Colosseum"), options=OPTIONS, tutor=TUTOR)
