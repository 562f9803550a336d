"""Star performers: who holds them, and when they change hands."""

from collections.abc import Iterable

from colosseum.rules.colosseum.data import RULES
from colosseum.rules.colosseum.events import StarMoved
from colosseum.rules.colosseum.state import Impresario
from colosseum.rules.kernel import Event, SeatIndex


def rightful_holder(
    impresarios: list[Impresario], asset: int, holder: SeatIndex | None
) -> SeatIndex | None:
    """Who holds the star of an asset now, given who held it before (STAR-1 … STAR-3).

    The holder keeps it with enough tokens while nobody has more. Otherwise it is for the
    one player who has enough and more than anyone else, and for nobody if several do.
    """
    counts = [impresario.tokens[asset] for impresario in impresarios]
    most = max(counts)
    if most < RULES.star_tokens:
        return None
    if holder is not None and counts[holder] == most:
        return holder
    return counts.index(most) if counts.count(most) == 1 else None


def update(
    impresarios: list[Impresario],
    stars: list[SeatIndex | None],
    assets: Iterable[int],
    events: list[Event],
) -> None:
    """Hand over the stars of these assets where that is due."""
    for asset in RULES.star_assets:
        if asset in assets:
            before = stars[asset]
            after = rightful_holder(impresarios, asset, before)
            if after != before:
                stars[asset] = after
                events.append(StarMoved(asset, before, after))
