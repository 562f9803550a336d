"""The amphitheatre once more, small: the picture of the game where players choose one."""

import re
from random import Random

from art.title.amphitheatre import draw_amphitheatre
from art.title.projection import CENTRE_X
from art.title.sky import moon
from art.title.sprites import draw_banner
from art.title.svg import Svg, num, soft

WIDTH, HEIGHT = 202, 114
CORNER = 9
SCALE = 0.178
"""Of the title's picture."""
FOOT = 706
"""Where the wall meets the ground, in the title's picture."""
GROUND = 99
"""The same height in this one."""


def draw_cover() -> Svg:
    """Everything keeps off the round corners: the renderer cannot cut them off."""
    svg = Svg(WIDTH, HEIGHT)
    sky(svg)
    amphitheatre, banners = draw_amphitheatre()
    svg.defs += amphitheatre.defs
    left, top = WIDTH / 2 - CENTRE_X * SCALE, GROUND - FOOT * SCALE
    placed = f'<g transform="translate({num(left)} {num(top)}) scale({SCALE})">'
    svg.body += [placed, *amphitheatre.body]
    for number, banner in enumerate(banners):
        cloth = numbered(draw_banner(banner.colour, 0), number)
        svg.defs += cloth.defs
        at = f"translate({num(banner.x)} {num(banner.y)}) scale({num(banner.size / 48 * 1.3, 3)})"
        svg.body += [f'<g transform="{at}">', *cloth.body, "</g>"]
    svg.body.append("</g>")
    return svg


def sky(svg: Svg) -> None:
    """Dusk down to the horizon and earth below it, in one shape with round corners."""
    dusk = svg.linear(
        "dusk",
        (0, 0),
        (0, HEIGHT),
        [
            (0, "#16112f"),
            (0.3, "#35204f"),
            (0.52, "#7d3760"),
            (0.68, "#cf634b"),
            (0.78, "#ef9149"),
            (0.785, "#4a2018"),
            (0.88, "#5c2b18"),
            (1, "#24100c"),
        ],
    )
    svg.body.append(f'<rect width="{WIDTH}" height="{HEIGHT}" rx="{CORNER}" fill="{dusk}"/>')
    svg.puff((WIDTH / 2, GROUND), 92, 14, soft(svg, "plaza", "#e0803a"), 0.6)
    rng = Random(81)
    for _ in range(26):
        at = rng.uniform(8, WIDTH - 8), rng.uniform(5, 34)
        svg.circle(at, rng.choice((0.35, 0.45, 0.6)), "#fff1d6", rng.uniform(0.4, 0.9))
    moon(svg, (181, 12), 5)


def numbered(svg: Svg, number: int) -> Svg:
    """The same drawing with names that no other one of its kind has."""
    defs = [re.sub(r'id="(\w+)"', rf'id="\1-{number}"', text) for text in svg.defs]
    body = [re.sub(r"url\(#(\w+)\)", rf"url(#\1-{number})", text) for text in svg.body]
    return Svg(svg.width, svg.height, defs, body)
