"""Faces, and how any player is shown: by a face, or else by an emblem."""

from enum import StrEnum
from typing import Final

from colosseum.play.seats import Seat
from colosseum.scenes.parts.player_colours import PLAYERS, draw_emblem
from colosseum.widgets.brush import Brush
from colosseum.widgets.layout import centred
from colosseum.widgets.theme import INK, PAPER

_SMALL: Final = 18.0
"""Below this radius a face has no room for an emblem, and wears a ring in the player's colour."""


class Expression(StrEnum):
    """What a face shows; `python -m art.faces` draws each."""

    CALM = "calm"
    PLEASED = "pleased"
    ANGRY = "angry"
    THINKING = "thinking"


def draw_face(
    brush: Brush,
    centre: tuple[float, float],
    radius: float,
    face: str,
    expression: Expression = Expression.CALM,
    *,
    opacity: int = 255,
) -> None:
    brush.picture(f"faces/{face}-{expression}", centred(centre, 2 * radius), opacity=opacity)


def draw_player(
    brush: Brush,
    centre: tuple[float, float],
    radius: float,
    seat: Seat,
    symbols: bool = True,
    expression: Expression = Expression.CALM,
) -> None:
    """A face with the emblem or colour it plays under; the emblem of who has none."""
    if not seat.face:
        draw_emblem(brush, centre, radius, seat.colour, symbols)
    elif radius < _SMALL:
        colour = PLAYERS[seat.colour].colour
        brush.disc(centre, radius, colour, edge=INK, edge_width=min(1.0, radius / 8))
        draw_face(brush, centre, radius * 0.88, seat.face, expression)
    else:
        draw_face(brush, centre, radius, seat.face, expression)
        badge = centre[0] - 0.72 * radius, centre[1] + 0.6 * radius
        brush.disc(badge, 0.44 * radius, PAPER)
        draw_emblem(brush, badge, 0.4 * radius, seat.colour, symbols)
