"""A game between opponents, decision by decision."""

from collections.abc import Iterator, Sequence
from typing import Generic, NamedTuple, TypeVar

from colosseum.ai.player import Choice, Player
from colosseum.rules.chance import Chance
from colosseum.rules.kernel import Event, Game

G = TypeVar("G", bound=Game)


class Moment(NamedTuple, Generic[G]):
    """A decision in a game: the game before it, what its seat saw, and what it chose."""

    game: G
    view: G
    choice: Choice

    @property
    def kind(self) -> str:
        assert self.view.decision is not None
        return self.view.decision.kind

    @property
    def seat(self) -> int:
        assert self.view.decision is not None
        return self.view.decision.seat


def moments(game: G, players: Sequence[Player[G]], seed: int) -> Iterator[Moment[G]]:
    """Play to the end; each choice is applied once the caller has looked."""
    chance = Chance(~seed)
    past: list[Event] = []
    while decision := game.decision:
        view = game.view(decision.seat, chance.below(1 << 32))
        before = view.copy()
        choice = players[decision.seat].choose(view, past[:])
        yield Moment(game, before, choice)
        past += game.apply(choice.action).events
