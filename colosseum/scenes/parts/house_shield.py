"""The top of a player's card, in their colour."""

from colosseum.scenes.parts.player_colours import PLAYERS
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.theme import GOLD


def paint_shield(brush: Brush, card: Box, colour: int, high: float) -> None:
    """The player's colour down to `high`, curved like a shield."""
    tint = PLAYERS[colour].colour
    left, right, low = card.left + 2, card.right - 2, card.top + high
    brush.slab(Box(left, card.top + 2, right - left, 40), tint, radius=11)
    steps = 24
    curve = []
    for step in range(steps + 1):
        part = step / steps
        curve.append((left + (right - left) * part, low + 44 * part * (1 - part)))
    brush.polygon([(left, card.top + 22), *curve, (right, card.top + 22)], tint)
    brush.polygon([*curve, *((x, y + 2.5) for x, y in reversed(curve))], GOLD)
