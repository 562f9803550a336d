"""A copy shares nothing with the original that can change, whatever fields a state has."""

from dataclasses import dataclass, field, fields
from random import Random
from typing import Any, cast

import pytest

from colosseum.rules.chance import Chance
from colosseum.rules.colosseum import Game as Colosseum
from colosseum.rules.copying import Copyable
from colosseum.rules.kernel import Game
from colosseum.rules.roma import Game as Roma


@dataclass(slots=True)
class Cage(Copyable):
    lions: list[int]


@dataclass(frozen=True, slots=True)
class Prize:
    coins: int
    winners: tuple[int, ...] = ()


@dataclass(slots=True)
class Arena(Copyable):
    name: str
    cages: list[Cage]
    gates: list[tuple[int, ...]]
    chance: Chance
    prize: Prize | None = None


@dataclass(slots=True)
class LargerArena(Arena):
    """What a later version adds: nobody has to think of copying it."""

    torches: list[int] = field(default_factory=list)
    best: Cage = field(default_factory=lambda: Cage([1]))


def arena() -> LargerArena:
    return LargerArena("Capua", [Cage([1]), Cage([2])], [(1, 2)], Chance(3), Prize(5), [7])


def test_every_field_is_copied_those_added_later_too() -> None:
    smaller = Arena("Capua", [], [], Chance(3))
    assert smaller.copy() == smaller
    copy = arena().copy()
    assert copy == arena()
    assert type(copy) is LargerArena


def test_nothing_done_to_a_copy_reaches_the_original() -> None:
    original = arena()
    copy = original.copy()
    copy.cages[0].lions.append(9)
    copy.cages.pop()
    copy.gates[0] = ()
    copy.torches.append(8)
    copy.best.lions.clear()
    copy.chance.below(6)
    assert original == arena()


@dataclass(slots=True)
class Leaking(Copyable):
    by_name: dict[str, int]


@dataclass(slots=True)
class LeakingDeeper(Copyable):
    rows: tuple[list[int], ...]


@dataclass(slots=True)
class Opaque(Copyable):
    thing: object


@pytest.mark.parametrize("leaking", [Leaking({}), LeakingDeeper(([1],)), Opaque([1])])
def test_a_field_that_a_copy_would_share_is_refused(leaking: Copyable) -> None:
    with pytest.raises(TypeError, match="cannot be copied"):
        leaking.copy()


def shared(one: Any, other: Any) -> list[str]:
    """The parts of two equal things that are one and the same, and can change."""
    if isinstance(one, list):
        pairs = [(f"[{at}]", *pair) for at, pair in enumerate(zip(one, other, strict=True))]
    elif isinstance(one, Copyable):
        names = [it.name for it in fields(cast(Any, one))]
        pairs = [(f".{name}", getattr(one, name), getattr(other, name)) for name in names]
    else:
        return [""] if isinstance(one, Chance) and one is other else []
    inner = [name + part for name, mine, theirs in pairs for part in shared(mine, theirs)]
    return [*inner, ""] if one is other else inner


@pytest.mark.parametrize("game_type", [Colosseum, Roma])
def test_every_field_of_a_state_is_its_copys_own(game_type: type[Game]) -> None:
    game: Any = game_type.new(("Aquila", "Lupa", "Sol")[: game_type.players[0]], 7)
    rng = Random(7)
    while game.decision is not None:
        copy = game.state.copy()
        assert copy == game.state
        assert shared(copy, game.state) == []
        game.apply(game.choices().pick(rng))
