"""A game's opponents, for all code that knows no particular game.

Opponents think in other processes, so a kit must survive pickling: it holds classes, functions of
a module and frozen dataclasses of them, never lambdas.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from colosseum.ai import characters
from colosseum.ai.characters import Manner
from colosseum.ai.player import Choice, Player
from colosseum.ai.random_player import RandomPlayer
from colosseum.rules.journal import Journal
from colosseum.rules.kernel import Event, Game, Record, SeatIndex
from colosseum.words.sentences import GameError, Sentence

G = TypeVar("G", bound=Game)
G_contra = TypeVar("G_contra", bound=Game, contravariant=True)
S = TypeVar("S")


class UnknownLevel(GameError):
    """A name that no level of the game has."""


@dataclass(frozen=True, slots=True)
class Level(Generic[G_contra]):
    """A level of play: how well an opponent plays."""

    name: str
    """As journals and the command line spell it."""
    title: Sentence
    words: Sentence
    """How the opponent plays, in a line."""
    seat: Callable[[int, str], Player[G_contra]]
    """A new opponent of this level, by its seed and character.

    The same two always make the same choices; "" is no character in particular.
    """
    rating: int | None = None
    """How strong it is, from our ladders (`benchmarks/RESULTS.md`); None until it is measured.

    400 more is ten times the chance to win against the same rivals; the Impresario has 1500.
    """


def _random_player(seed: int, character: str) -> RandomPlayer:
    return RandomPlayer(seed)


RANDOM: Final[Level[Game]] = Level(
    "random", Sentence("Chance"), Sentence("Picks any legal action."), _random_player
)
"""The floor that every game's levels are measured against; players cannot choose it."""


@dataclass(frozen=True, slots=True)
class Measures(Generic[G, S]):
    """The numbers a tournament counts in a game besides victories and time.

    Summaries give each number a name in snake_case; an `S` is one seat's game.
    """

    count: Callable[[Journal[G]], tuple[S, ...]]
    """A finished game, seat by seat."""
    of_games: Callable[[Sequence[tuple[S, ...]]], Mapping[str, float]]
    """Whole games taken together."""
    of_level: Callable[[Sequence[S]], Mapping[str, float]]
    """All seats of one level taken together."""


@dataclass(frozen=True, slots=True)
class PlayingOn(Generic[G]):
    """How games are played on to their end, to see what a choice was worth."""

    player: Callable[[int], Player[G]]
    """A player for any seat, from a seed: good enough to learn from, and fast."""
    yardstick: Callable[[G, SeatIndex], float]
    """What a seat has achieved in a finished game, in what its players count."""
    work: int
    """How many actions to play on for one game: about 15 seconds' work on an idle machine."""
    at_a_glance: Callable[[G, SeatIndex], float]
    """What the yardstick should show a seat in the end, by what a position promises."""


@dataclass(frozen=True, slots=True)
class OpponentKit(Generic[G]):
    """The opponents of one game."""

    game: type[G]
    levels: tuple[Level[G], ...]
    """Those a player can choose, weakest first."""
    quick: Callable[[G], Choice]
    """Makes an instant choice for the deciding seat when an opponent fails."""
    expert: Callable[[G, Sequence[Record]], Choice]
    """Makes the advisor's choice in a view of the game, given what has happened."""
    playing_on: PlayingOn[G]
    measures: Measures[G, Any]
    manners: Mapping[str, Manner]
    """How each of the cast plays this game."""
    remembered: tuple[type[Event], ...] = ()
    """The events of a game's past that its opponents take into account."""

    def past(self, records: Iterable[Record], seat: SeatIndex) -> list[Event]:
        """What a seat's opponent remembers of these records, as far as the seat could see it."""
        if not self.remembered:
            return []
        return [
            event.seen_by(seat)
            for record in records
            for event in record.events
            if isinstance(event, self.remembered)
        ]

    @property
    def known(self) -> tuple[Level[G], ...]:
        """Every level that can play, weakest first."""
        return (RANDOM, *self.levels)

    def level(self, name: str) -> Level[G]:
        """The level of that name; `UnknownLevel` if there is none."""
        for level in self.known:
            if level.name == name:
                return level
        names = ", ".join(level.name for level in self.known)
        raise UnknownLevel(f"There is no level “{name}”. Choose one of {names}.")

    def opponent(self, level: str, seed: int, character: str = "") -> Player[G]:
        """A new opponent of the level and character of these names."""
        if character:
            characters.find(character)  # complain before it plays like no one in particular
        return self.level(level).seat(seed, character)
