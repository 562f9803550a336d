"""The nearest people, seen from behind."""

from collections.abc import Sequence
from random import Random

from art.title.figures import TOGA, TUNIC, VEILED, Place, figure, standing
from art.title.svg import Point, Svg, num, oval, polyline, ribbon

NEAR = "url(#near)"
FOLDS: tuple[tuple[Point, ...], ...] = (
    ((-0.12, 0.79), (-0.02, 0.7), (0.08, 0.52), (0.12, 0.36)),
    ((-0.15, 0.74), (-0.06, 0.62), (0.03, 0.44), (0.05, 0.3)),
    ((-0.17, 0.66), (-0.11, 0.52), (-0.07, 0.36), (-0.06, 0.25)),
)


def edged(svg: Svg, d: str, width: float) -> None:
    """A dark shape with the light of the scene along its upper edge."""
    svg.body.append(f'<path d="{d}" fill="url(#rim)" transform="translate(0-{num(width, 2)})"/>')
    svg.fill(d, NEAR)


def near_person(
    svg: Svg, rng: Random, x: float, head: float, height: float, outline: Sequence[Point] = ()
) -> None:
    """A spectator from behind, edged by the light in front of them."""
    outline = outline or rng.choice((TOGA, TOGA, VEILED, TOGA, TUNIC))
    mirror = rng.choice((-1, 1))
    place = standing((x, head + height), height, mirror * rng.uniform(0.95, 1.1))
    d = figure(outline, place)
    hair = rng.random()
    if outline is TOGA and hair < 0.3:  # a knot of hair
        d += oval(place((0.0, 1.0)), height * 0.032, height * 0.026)
    edged(svg, d, 0.7 + height / 140)
    if outline is TOGA and hair > 0.9:
        wreath(svg, place, height)
    if outline is not TUNIC:
        lines = "".join(ribbon([place(p) for p in fold]) for fold in FOLDS)
        svg.stroke(lines, "#7a3a22", height * 0.011, 0.32)


def wreath(svg: Svg, place: Place, height: float) -> None:
    """A victor's laurel round a head seen from behind."""
    svg.stroke(ribbon([place((-0.056, 0.945)), place((0.0, 0.93)), place((0.0, 0.93)),
                       place((0.056, 0.945))]), "#c9973a", height * 0.016, 0.85)  # fmt: skip
    ends = [place((0.0, 0.92)), place((-0.012, 0.87)), place((0.014, 0.875))]
    svg.stroke(polyline([ends[1], ends[0], ends[2]]), "#c9973a", height * 0.01, 0.7)


def arm(svg: Svg, joints: Sequence[Point], width: float) -> None:
    """A raised arm through shoulder, elbow and hand."""
    d = polyline(joints)
    lit = polyline([(x, y - 1.2) for x, y in joints])
    svg.stroke(lit, "#c8702f", width, 0.8)
    svg.stroke(d, "#170a0a", width)
