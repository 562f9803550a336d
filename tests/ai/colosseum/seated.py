"""Opponents at a table, shared by their tests."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple, TypeVar

from colosseum.ai.colosseum.levels import LEVELS, opponent
from colosseum.ai.player import Choice, Player
from colosseum.rules.chance import Chance
from colosseum.rules.colosseum import Game, Options
from colosseum.rules.kernel import Action
from tests.rules.colosseum.scenario import table

T = TypeVar("T")

ALL = tuple(LEVELS)
#: The levels that give reasons for what they do.
THINKING = tuple(level for level in ALL if level != "random")
#: The levels that should not miss the obvious.
GOOD = ("impresario", "grand")

#: How many opponents are asked, where it matters what a level usually does.
SEEDS = range(7)

NAMES = ("Aquila", "Lupa", "Sol", "Laurus", "Delphinus")


class Moment(NamedTuple):
    """A decision in a game: the game before it, what its seat saw, and what it chose."""

    game: Game
    view: Game
    choice: Choice

    @property
    def kind(self) -> str:
        assert self.view.decision is not None
        return self.view.decision.kind

    @property
    def seat(self) -> int:
        return self.view.state.seat


def game_of(
    players: Sequence[Player[Game]], seed: int, options: Options | None = None
) -> Iterator[Moment]:
    """A whole game, decision by decision; the choice is applied once the caller has looked."""
    game = Game.new(NAMES[: len(players)], seed, options)
    chance = Chance(~seed)
    while decision := game.decision:
        view = game.view(decision.seat, chance.below(1 << 32))
        before = view.copy()
        choice = players[decision.seat].choose(view)
        yield Moment(game, before, choice)
        game.apply(choice.action)


def seat_down(levels: Sequence[str], seed: int) -> list[Player[Game]]:
    return [opponent(level, seed + seat) for seat, level in enumerate(levels)]


def decide(position: str | Game, level: str = "grand", seed: int = 1) -> Choice:
    """What a newly seated opponent of a level chooses in a position."""
    game = table(position) if isinstance(position, str) else position
    assert game.decision is not None
    choice = opponent(level, seed).choose(game.view(game.decision.seat, seed))
    assert game.why_not(choice.action) is None
    return choice


def usual(level: str, found: Iterable[T]) -> T:
    """What a level usually does: a Grand Impresario always, any other more often than not."""
    counts = Counter(found)
    ((most, times),) = counts.most_common(1)
    enough = 1.0 if level == "grand" else 0.5
    assert times >= enough * counts.total(), f"{level} is undecided: {dict(counts)}"
    return most


def usually(position: str | Game, level: str) -> Action:
    """The same for a single decision."""
    return usual(level, (decide(position, level, seed).action for seed in SEEDS))


def chosen(position: str | Game, level: str) -> str:
    """The text of that action."""
    return str(usually(position, level))
