"""Where the valuation of Colosseum is wrong: what positions became, less what it had said.

    python3 dev.py bench residuals [--games 200] [--seed 1] [--worst 8]
        [--turn 5] [--phase investing]

Grand Impresarios that do not look ahead and Impresarios play, some of them with a blur, so that odd
positions come up too. At the beginning of each phase every seat is valued. Shown are how well that
tells the best event in the end, by how much the residual rises with each feature of a position
alone, where that is sure, and the positions of one moment that were misjudged most. Those are worth
a look: blunders of whole phases were found there.
"""

import argparse
import math
import statistics
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final

from colosseum.ai.colosseum.kit import STEADY
from colosseum.ai.colosseum.levels import IMPRESARIO
from colosseum.ai.colosseum.noble_places import noble_shares
from colosseum.ai.colosseum.player import ColosseumPlayer
from colosseum.ai.colosseum.valuation import Outlook, Plan
from colosseum.rules.chance import Chance
from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.data import Asset
from colosseum.rules.colosseum.prospects import lacking
from colosseum.rules.colosseum.state import Phase, State
from colosseum.rules.kernel import Event

SEATS: Final = ("Aquila", "Lupa", "Sol", "Laurus")
BLURS: Final = (0.0, 0.0, 2.0)
SURE: Final = 3.0
"""Standard errors from which on a slope is shown."""


@dataclass(frozen=True)
class Position:
    """A seat at the beginning of a phase, and what became of it."""

    seed: int
    turn: int
    phase: Phase
    seat: int
    worth: float
    features: dict[str, float]
    became: int
    """Spectators at the best event in the end."""

    @property
    def residual(self) -> float:
        return self.became - self.worth


def features(state: State, seat: int, plan: Plan) -> dict[str, float]:
    me = state.impresarios[seat]
    inside, near = noble_shares(me, state.nobles)
    programme = plan.programme
    return {
        "coins": me.coins,
        "tickets": me.tickets,
        "podiums": me.podiums,
        "loge": me.loge,
        "squares": me.arena_size,
        "medals": me.medals,
        "action tokens": me.tokens[Asset.ACTION],
        "jokers": me.tokens[Asset.JOKER],
        "tokens": sum(me.tokens),
        "programmes": len(me.held),
        "produced": len(set(me.produced)),
        "best event so far": me.best,
        "nobles inside": inside,
        "nobles near": near,
        "stars": sum(owner == seat for owner in state.stars),
        "plays later": (seat - state.first) % len(state.impresarios),
        "plan draws": programme.spectators[0],
        "plan is held": programme.number in me.held,
        "plan lacks tokens": lacking(me.tokens, programme),
        "plan lacks squares": max(0, programme.arena - me.arena_size),
        "coins left by the plan": me.coins - plan.cost,
    }


def play(seed: int) -> Iterator[Position]:
    """One game; its positions as they are valued when they come up."""
    rng, chance = Random(seed), Chance(~seed)
    game = Game.new(SEATS, seed)
    habits = [replace(rng.choice((STEADY, IMPRESARIO)), blur=rng.choice(BLURS)) for _ in SEATS]
    players = [ColosseumPlayer(one, chance.below(1 << 32)) for one in habits]
    past: list[Event] = []
    seen: list[Position] = []
    moment = None
    while decision := game.decision:
        state = game.state
        if moment != (state.turn, state.phase):
            moment = state.turn, state.phase
            seen += valued(state, seed)
        view = game.view(decision.seat, chance.below(1 << 32))
        past += game.apply(players[decision.seat].choose(view, past).action).events
    for position in seen:
        yield replace(position, became=game.state.impresarios[position.seat].best)


def valued(state: State, seed: int) -> Iterator[Position]:
    for seat in range(len(SEATS)):
        found = Outlook(state, seat, STEADY.weights).as_it_is()
        if found.plan is not None:
            told = features(state, seat, found.plan)
            yield Position(seed, state.turn, state.phase, seat, found.worth, told, became=0)


def slope(positions: Sequence[Position], name: str) -> tuple[float, float]:
    """By how much the residual rises with a feature, and the standard error."""
    xs = [position.features[name] for position in positions]
    ys = [position.residual for position in positions]
    mean_x, mean_y = statistics.fmean(xs), statistics.fmean(ys)
    square = sum((x - mean_x) ** 2 for x in xs)
    if not square:
        return 0.0, math.inf
    rise = sum((x - mean_x) * (y - mean_y) for x, y in zip(xs, ys, strict=True)) / square
    left = sum((y - mean_y - rise * (x - mean_x)) ** 2 for x, y in zip(xs, ys, strict=True))
    return rise, math.sqrt(left / max(1, len(xs) - 2) / square)


def show_moment(positions: Sequence[Position]) -> None:
    first = positions[0]
    residuals = [position.residual for position in positions]
    told = statistics.correlation(
        [position.worth for position in positions], [position.became for position in positions]
    )
    slopes = {name: slope(positions, name) for name in first.features}
    sure = (
        f"{name} {rise:+.2f} ± {error:.2f}"
        for name, (rise, error) in slopes.items()
        if abs(rise) > SURE * error
    )
    print(
        f"{first.turn} {first.phase.name.lower():10} off by {statistics.fmean(residuals):+.1f}, "
        f"spread {statistics.pstdev(residuals):.1f}, correlation {told:.2f}: {', '.join(sure)}"
    )


def show_worst(positions: Sequence[Position], number: int) -> None:
    for one in sorted(positions, key=lambda position: position.residual)[:number]:
        told = ", ".join(f"{name} {value:g}" for name, value in one.features.items())
        print(f"seed {one.seed}, seat {one.seat}: {one.worth:.1f} became {one.became}; {told}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--worst", type=int, default=8)
    parser.add_argument("--turn", type=int, default=5)
    parser.add_argument("--phase", type=lambda name: Phase[name.upper()], default=Phase.INVESTING)
    options = parser.parse_args()
    moments: dict[tuple[int, Phase], list[Position]] = {}
    for seed in range(options.seed, options.seed + options.games):
        for position in play(seed):
            moments.setdefault((position.turn, position.phase), []).append(position)
    for positions in moments.values():
        show_moment(positions)
    show_worst(moments[options.turn, options.phase], options.worst)


if __name__ == "__main__":
    main()
