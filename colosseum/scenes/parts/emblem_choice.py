"""One of the five emblems and colours, to choose."""

from collections.abc import Callable

from colosseum.play.seats import USUAL_NAMES
from colosseum.scenes.parts.player_colours import draw_emblem
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.theme import GOLD, GOLD_LIGHT, PAPER
from colosseum.widgets.widget import Area, Look, Widget


def emblem_choice(
    key: str,
    box: Box,
    colour: int,
    on_press: Callable[[], None],
    *,
    is_mine: bool,
    is_taken: bool = False,
    tip: str,
) -> Widget:
    """The one that is mine has a gold ring; one that another player has is pale."""
    radius = box.width / 2

    def paint(brush: Brush, look: Look) -> None:
        if is_mine or look.lit:
            brush.disc(box.center, radius, GOLD if is_mine else GOLD_LIGHT)
        draw_emblem(brush, box.center, radius * 0.83, colour)
        if is_taken:
            brush.slab(box.inflate(-radius / 3, -radius / 3), PAPER, radius=radius, opacity=150)

    choice = Area(key, box, paint, on_press=on_press, tip=tip)
    choice.spoken, choice.chosen = USUAL_NAMES[colour], is_mine
    return choice
