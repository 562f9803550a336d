"""The bare wall: courses, joints and single stones."""

from collections.abc import Sequence
from random import Random

from art.title.projection import HALF_WIDTH, PITCH, band, facing, limb, line_round, patch, wall
from art.title.storeys import ATTIC_TOP, STOREYS
from art.title.svg import Svg, num, pair, polygon

COURSE = 1.55


def masonry(svg: Svg, rng: Random) -> None:
    """The bare wall with its courses and joints, before anything is cut into it."""
    svg.fill(band(0, ATTIC_TOP), "url(#stone)")
    courses: list[float] = []
    height = COURSE
    while height < ATTIC_TOP - COURSE:
        courses.append(height)
        height += COURSE
    blocks(svg, rng, courses)
    svg.stroke("".join(line_round(h) for h in courses), "#2a1410", 0.6, 0.22)
    joints: list[str] = []
    for row, low in enumerate(courses):
        angle = -limb() + rng.uniform(0, 0.05)
        while angle < limb():
            if facing(angle) > 0.15 and not in_opening(angle, low):
                a, b = wall(angle, low), wall(angle, low + COURSE)
                joints.append(f"M{pair(a)}v{num(b[1] - a[1])}")
            angle += 0.115 + (0.012 if row % 2 else 0) + rng.uniform(0, 0.03)
    svg.stroke("".join(joints), "#2a1410", 0.5, 0.2)


def in_opening(angle: float, low: float) -> bool:
    """Whether a joint there would be cut away or covered."""
    off = abs((angle + PITCH / 2) % PITCH - PITCH / 2) * HALF_WIDTH
    for storey in STOREYS:
        if storey.floor <= low < storey.at(storey.top):
            above = low - storey.floor
            return (
                above > storey.architrave or (off < storey.half_arch and above < 9.5) or off > 4.6
            )
    return False


def blocks(svg: Svg, rng: Random, courses: Sequence[float]) -> None:
    """Single stones a little darker or lighter than the rest."""
    tones: dict[str, list[str]] = {"#2b1214": [], "#ffdba6": [], "#a8472c": []}
    for _ in range(120):
        low = rng.choice(courses)
        angle = rng.uniform(-limb(), limb())
        wide = rng.uniform(0.018, 0.04)
        tone = rng.choice(list(tones))
        tones[tone].append(polygon(patch(angle, angle + wide, low, low + COURSE)))
    for tone, shapes in tones.items():
        svg.fill("".join(shapes), tone, 0.1)
