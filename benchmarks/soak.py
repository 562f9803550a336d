"""Many random games, every invariant checked after every action.

    python3 dev.py bench soak [--game roma] [--games 10000] [--option cards=mixed …]

Every number of players takes its turn, with every value of the options that are not named.
"""

import argparse
import time
from collections.abc import Callable, Iterator, Mapping
from itertools import product
from random import Random
from typing import Any

from colosseum.games import GAMES, GameKit, find
from colosseum.rules.kernel import Action
from colosseum.rules.options import ChoiceOption, GameOption, OptionValue, SwitchOption
from tests.rules.roma.random_play import busy_choice

NAMES = ("Aquila", "Lupa", "Sol", "Laurus", "Delphinus")
BUSY: dict[str, Callable[[Any, Random], Action]] = {"roma": busy_choice}
"""Games that pure chance soon ends, and how every other game of them is played instead."""
IS_OVER: dict[str, Callable[[Any], bool]] = {
    "colosseum": lambda game: game.state.turn == 5,
    "roma": lambda game: (
        not game.state.supply or not all(game.state.points) or game.state.turn == 200
    ),
}
"""By its rules: all turns are played, or there are no points left somewhere."""


def values(option: GameOption) -> tuple[OptionValue, ...]:
    match option:
        case SwitchOption():
            return (False, True)
        case ChoiceOption():
            return tuple(it.name for it in option.alternatives)
    return (option.usual,)


def tables(
    kit: GameKit, named: Mapping[str, OptionValue]
) -> Iterator[tuple[int, dict[str, OptionValue]]]:
    """Every number of players with every set of options, as far as they are not named."""
    names = [option.name for option in kit.options]
    offered = [(named[it.name],) if it.name in named else values(it) for it in kit.options]
    for players, chosen in product(kit.game.players, product(*offered)):
        yield players, dict(zip(names, chosen, strict=True))


def play(
    kit: GameKit,
    seed: int,
    named: Mapping[str, OptionValue] | None = None,
    *,
    checked: bool = True,
) -> int:
    """Play one game and count its actions. Anything unsound ends the run and names the seed.

    Unless it is `checked`, invariants are looked at only at its end.
    """
    number, is_busy = divmod(seed, 2) if kit.name in BUSY else (seed, 0)
    choices = list(tables(kit, named or {}))
    players, options = choices[number % len(choices)]
    game: Any = kit.game.new(NAMES[:players], seed, options)
    rng = Random(seed)
    actions = 0
    while game.decision is not None:
        action = BUSY[kit.name](game, rng) if is_busy else game.choices().pick(rng)
        game.apply(action)
        actions += 1
        if (checked or game.decision is None) and (complaints := game.status()):
            raise SystemExit(f"seed {seed}, after “{action}”: {' '.join(complaints)}")
    if game.outcome is None or not IS_OVER[kit.name](game):
        raise SystemExit(f"seed {seed}: the game ended before its end")
    return actions


def soak(kit: GameKit, games: int, named: Mapping[str, OptionValue]) -> None:
    started = time.perf_counter()
    actions = 0
    for seed in range(games):
        actions += play(kit, seed, named)
        if seed % 1000 == 999:
            print(f"{seed + 1} games, {actions} actions", flush=True)
    print(f"{kit.title}: {games} games, {actions} actions, no exception, no violated invariant,")
    print(f"{time.perf_counter() - started:.0f} s")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=GAMES, help="all games by default")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--option", action="append", default=[], metavar="NAME[=VALUE]")
    options = parser.parse_args()
    for name in GAMES:
        if options.game in (None, name):
            kit = find(name)
            soak(kit, options.games, kit.options_named(options.option))


if __name__ == "__main__":
    main()
