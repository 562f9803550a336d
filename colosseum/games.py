"""Which games the box holds: the only module outside a game's own folders that knows them.

A kit is everything the rest of the program may ask about a game without a window. What only a
window asks of a game is found apart from it: the tutor, the table and the gallery. The table loads
pygame, so it is found only when one opens.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from threading import RLock
from typing import TYPE_CHECKING, Any, Final

from colosseum.words.sentences import GameError, Sentence, quoted

if TYPE_CHECKING:  # the title knows the games' names, and must not wait for what they are made of
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from colosseum.ai.kit import OpponentKit
    from colosseum.gallery.picture import GameGallery
    from colosseum.play.automatic_decisions import Conduct
    from colosseum.play.bringing import Bringing
    from colosseum.rules.goals import DeedsTeller, Figure
    from colosseum.rules.journal import Journal
    from colosseum.rules.kernel import Action, Game, Wording
    from colosseum.rules.options import GameOption, OptionValue
    from colosseum.rules.statistics_record import PlayedGame
    from colosseum.scenes.table.kit import TableKit
    from colosseum.tutor.kit import TutorKit

GAMES: Final = ("colosseum", "roma")
"""By the names that journals use."""
OLDEST: Final = "colosseum"
"""The game of files that name none: they were written before there was a second one."""

_USUAL_PLAYERS: Final = 4
_IMPORTING: Final = RLock()
"""One thread at a time imports a game. Two at once, such as a click while games are imported ahead,
would each wait for modules of the other, until Python hands one of them half a module."""


class UnknownGame(GameError):
    """A name that none of our games has."""


@dataclass(frozen=True, slots=True)
class GameKit:
    """One game, as seen by everything that knows no game."""

    game: type[Game]
    title: Sentence
    mark: str
    """The sprite that stands for it in a small place: square or round, so that shapes tell."""
    blurb: Sentence
    """What the game is about, in a line or two: for choosing one."""
    minutes: Mapping[int, int]
    """About how long a game takes, by the number of players (`bench durations`)."""
    credit: Sentence
    """Who designed the board game."""
    wording: Wording[Any]
    ai: OpponentKit[Any]
    conduct: Conduct
    """What its table does by itself."""
    played: type[PlayedGame]
    """What the statistics keep of a finished game."""
    transcript: Callable[[Journal[Any]], Iterator[str]]
    """A whole game as lines to read."""
    deeds: DeedsTeller
    """What one player has done in a game."""
    scored: Callable[[int], Sentence]
    """A result in what its players count: “74 spectators”."""
    figures: Mapping[str, Figure]
    """What goals can ask of those deeds, by the names that files use."""
    near: Callable[[Action, Sequence[Action]], Action | None]
    """Which of several actions another one is as good as; None if that is not plain."""
    bringing: Bringing | None = None
    """What players bring to it of their own, if they can."""

    @property
    def name(self) -> str:
        return self.game.name

    @property
    def options(self) -> tuple[GameOption, ...]:
        return self.game.known_options

    def options_named(self, words: Iterable[str]) -> dict[str, OptionValue]:
        """Options as people type them; `GameError` says what is wrong."""
        from colosseum.rules.options import of_words

        return of_words(self.options, words)

    @property
    def cover(self) -> str:
        """The sprite that shows the game where players choose one."""
        return f"{self.name}/cover"

    @property
    def usual_players(self) -> int:
        """How many play unless someone says otherwise: four, or all there can be."""
        return min(_USUAL_PLAYERS, self.game.players[-1])

    @property
    def levels(self) -> tuple[str, ...]:
        """The levels of opponent to choose from, weakest first."""
        return tuple(level.name for level in self.ai.levels)


@cache
def find(name: str) -> GameKit:
    """The game of that name; `UnknownGame` if there is none."""
    with _IMPORTING:
        match name:
            case "colosseum":
                return _colosseum()
            case "roma":
                return _roma()
    raise _unknown(name)


def known(name: str) -> str:
    """That game if there is one, or else the first: for a name that was kept in a file."""
    return name if name in GAMES else GAMES[0]


@cache
def tutor(name: str) -> TutorKit:
    """Who teaches that game: lessons and hints point at things on its table."""
    with _IMPORTING:
        match name:
            case "colosseum":
                from colosseum.tutor.colosseum.kit import TUTOR

                return TUTOR
            case "roma":
                from colosseum.tutor.roma.kit import TUTOR as ROMA_TUTOR

                return ROMA_TUTOR
    raise _unknown(name)


@cache
def table(name: str) -> TableKit:
    """The table of that game. It loads pygame, so nothing without a window may call this."""
    with _IMPORTING:
        match name:
            case "colosseum":
                from colosseum.scenes.table.colosseum.kit import KIT

                return KIT
            case "roma":
                from colosseum.scenes.table.roma.kit import KIT as ROMA

                return ROMA
    raise _unknown(name)


@cache
def gallery(name: str) -> GameGallery:
    """That game in pictures: for reviews and tests only."""
    with _IMPORTING:
        match name:
            case "colosseum":
                from colosseum.gallery.colosseum.pictures import GALLERY

                return GALLERY
            case "roma":
                from colosseum.gallery.roma.pictures import GALLERY as ROMA

                return ROMA
    raise _unknown(name)


def _unknown(name: str) -> UnknownGame:
    return UnknownGame(f"There is no game {quoted(name)}; there are {', '.join(GAMES)}.")


@cache
def _colosseum() -> GameKit:
    from colosseum.ai.colosseum.kit import KIT
    from colosseum.play.colosseum.automatic_decisions import CONDUCT
    from colosseum.play.colosseum.near_bids import near_bid
    from colosseum.rules.colosseum import Game, wording
    from colosseum.rules.colosseum.deeds import Deeds
    from colosseum.rules.colosseum.display_names import spectators
    from colosseum.rules.colosseum.goals import FIGURES
    from colosseum.rules.colosseum.kept_statistics import PlayedGame
    from colosseum.rules.colosseum.transcript import transcript

    return GameKit(
        game=Game,
        title=Sentence("Colosseum"),
        mark="gladiator",
        blurb=Sentence(
            "Bid, trade and lure nobles to stage the greatest event Rome has ever seen."
        ),
        minutes={3: 12, 4: 16, 5: 17},
        credit=Sentence("**Wolfgang Kramer** and **Markus Lübke** designed Colosseum."),
        wording=wording,
        ai=KIT,
        conduct=CONDUCT,
        played=PlayedGame,
        transcript=transcript,
        deeds=Deeds,
        scored=spectators,
        figures=FIGURES,
        near=near_bid,
    )


@cache
def _roma() -> GameKit:
    from colosseum.ai.roma.kit import KIT
    from colosseum.play.roma.automatic_decisions import CONDUCT
    from colosseum.play.roma.decks_brought import DECKS_BROUGHT
    from colosseum.rules.roma import Game, wording
    from colosseum.rules.roma.deeds import Deeds
    from colosseum.rules.roma.display_names import victory_points
    from colosseum.rules.roma.goals import FIGURES
    from colosseum.rules.roma.kept_statistics import PlayedGame
    from colosseum.rules.roma.transcript import transcript
    from colosseum.rules.same_effect import itself

    return GameKit(
        game=Game,
        title=Sentence("Arena: Roma II"),
        mark="roma/battle",
        blurb=Sentence(
            "Lay cards along a row of dice, put them to use, and bring down your rival’s."
        ),
        minutes={2: 11},
        credit=Sentence("**Stefan Feld** designed Arena: Roma II."),
        wording=wording,
        ai=KIT,
        conduct=CONDUCT,
        played=PlayedGame,
        transcript=transcript,
        deeds=Deeds,
        scored=victory_points,
        figures=FIGURES,
        near=itself,
        bringing=DECKS_BROUGHT,
    )
