"""Random legal play, shared by the tests of the engine.

Pure chance ends its turns at once and soon loses all its points to empty places. Busy chance uses
all its dice and fills its places first, so its games are longer and reach more of the rules.
"""

from collections.abc import Iterator
from random import Random

from colosseum.rules.journal import Journal
from colosseum.rules.kernel import Action, Record
from colosseum.rules.roma import Game
from colosseum.rules.roma import actions as act
from colosseum.rules.roma.ways import Way

NAMES = ("Aquila", "Lupa")
WAYS = tuple(way.value for way in Way)
"""Which cards are played with (ROM-22)."""


def new_game(
    seed: int, beginners: bool = False, version: int | None = None, cards: str = "arena"
) -> Game:
    return Game.new(NAMES, seed, {"beginners_rules": beginners, "cards": cards}, version)


def busy_choice(game: Game, rng: Random) -> Action:
    """Fill an empty place if possible, then use a die, and only then end the turn."""
    actions = game.choices().actions
    free = {*game.state.free_places(game.state.seat)}
    filling = [a for a in actions if isinstance(a, act.Play) and a.place in free]
    dice = [a for a in actions if not isinstance(a, act.Play | act.EndTurn)]
    return rng.choice(filling or dice or [act.END_TURN])


def play_on(game: Game, rng: Random, busy: bool = False) -> Iterator[Record]:
    """Random legal actions to the end, a record at a time."""
    while game.decision is not None:
        yield game.apply(busy_choice(game, rng) if busy else game.choices().pick(rng))


def played(
    seed: int, beginners: bool = False, version: int | None = None, cards: str = "arena"
) -> Journal[Game]:
    """A whole game of busy chance."""
    journal = Journal(new_game(seed, beginners, version, cards))
    rng = Random(seed)
    while journal.game.decision is not None:
        journal.apply(busy_choice(journal.game, rng))
    return journal


def somewhere(seed: int, steps: int, beginners: bool = False, cards: str = "arena") -> Game:
    """A game after some play, before its end; half of the seeds play busily."""
    game = new_game(seed, beginners, cards=cards)
    rng = Random(seed)
    for _ in range(steps):
        last = game.copy()
        game.apply(busy_choice(game, rng) if seed % 2 else game.choices().pick(rng))
        if game.decision is None:
            return last
    return game
