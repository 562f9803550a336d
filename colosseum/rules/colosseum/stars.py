"""Stars: who holds them, and when they change hands."""

from collections.abc import Container

from colosseum.rules.colosseum.changes import happen
from colosseum.rules.colosseum.data import RULES
from colosseum.rules.colosseum.events import StarMoved
from colosseum.rules.colosseum.state import Impresario, State
from colosseum.rules.kernel import Event, SeatIndex


def rightful_holder(
    impresarios: list[Impresario], asset: int, holder: SeatIndex | None
) -> SeatIndex | None:
    """Find who holds the star of an asset now, given who held it before (STAR-1 … STAR-3).

    The holder keeps it with enough tokens while nobody has more. Otherwise it goes to the one
    player who has enough and more than anyone else, or to nobody if there is no such player.
    """
    counts = [impresario.tokens[asset] for impresario in impresarios]
    most = max(counts)
    if most < RULES.star_tokens:
        return None
    if holder is not None and counts[holder] == most:
        return holder
    return counts.index(most) if counts.count(most) == 1 else None


def update(state: State, assets: Container[int], events: list[Event]) -> None:
    """Hand over the stars of these assets where necessary."""
    for asset in RULES.star_assets:
        if asset in assets:
            before = state.stars[asset]
            after = rightful_holder(state.impresarios, asset, before)
            if after != before:
                happen(state, StarMoved(asset, before, after), events)
