"""A rank of the career as a medal: its insignia on gold, in a purple ring."""

from colosseum.widgets.brush import Brush
from colosseum.widgets.layout import centred
from colosseum.widgets.theme import GOLD, GOLD_LIGHT, PURPLE


def draw_rank(brush: Brush, middle: tuple[float, float], radius: float, rank: str) -> None:
    """The rank of that name."""
    brush.disc(middle, radius, PURPLE, edge=GOLD, edge_width=2)
    brush.disc(middle, radius * 0.81, GOLD_LIGHT)
    brush.picture(f"career/rank-{rank}", centred(middle, radius * 1.12))
