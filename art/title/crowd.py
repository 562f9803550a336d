"""The crowd, from the gate to the knoll in the foreground."""

import math
from random import Random

from art.title.figures import TOGA
from art.title.landscape import land
from art.title.plaza import Flame, braziers, flanking_trees, plaza_crowd, road, torch_posts
from art.title.spectators import arm, near_person
from art.title.standards import standard
from art.title.svg import HEIGHT, Svg, polyline, ribbon, tapered


def draw_crowd() -> tuple[Svg, list[Flame]]:
    svg, rng = Svg(), Random(30)
    flames: list[Flame] = []
    road(svg)
    flames += braziers(svg)
    plaza_crowd(svg, rng)
    flames += torch_posts(svg)
    flanking_trees(svg, rng)
    knoll(svg)
    flames += foreground(svg, rng)
    return svg, flames


def knoll(svg: Svg) -> None:
    """The rise in the foreground from which the scene is seen."""
    skyline = [(-20, 776), (180, 772), (420, 790), (640, 822), (820, 836), (1040, 822),
               (1280, 792), (1460, 772), (1620, 766)]  # fmt: skip
    paint = svg.linear(
        "knoll", (0, 770), (0, HEIGHT), [(0, "#5a2d1b"), (0.3, "#3a1c14"), (1, "#180b0b")]
    )
    svg.fill(land(skyline), paint)
    svg.stroke(ribbon(skyline), "#c2672f", 1.4, 0.35)


def foreground(svg: Svg, rng: Random) -> list[Flame]:
    """The nearest spectators, seen from behind, with torches and standards among them."""
    svg.linear_box("near", [(0, "#1f0d0c"), (0.35, "#130809"), (1, "#0a0507")])
    svg.linear_box("rim", [(0, "#ffb86e", 1), (0.22, "#e5843f", 0.75), (0.5, "#b0501f", 0)])
    flames: list[Flame] = []
    far_row = [(x + rng.uniform(-9, 9), rng.uniform(0.9, 1.08)) for x in range(10, 1600, 34)]
    for x, size in far_row:
        dip = math.exp(-(((x - 860) / 190) ** 2))
        if rng.random() < 0.18 + 0.5 * dip:
            continue
        head = 788 + 46 * dip + rng.uniform(-7, 9)
        near_person(svg, rng, x, head, 92 * size)
    flames += carriers(svg, rng)
    near_row = [(x + rng.uniform(-16, 16), rng.uniform(0.92, 1.1)) for x in range(20, 1600, 62)]
    for x, size in near_row:
        dip = math.exp(-(((x - 880) / 250) ** 2))
        if rng.random() < 0.12 + 0.7 * dip:
            continue
        head = 826 + 44 * dip + rng.uniform(-10, 12)
        near_person(svg, rng, x, head, 150 * size)
    return flames


def carriers(svg: Svg, rng: Random) -> list[Flame]:
    """Those who hold something up: torches left and right, standards between."""
    flames: list[Flame] = []
    bearers = (
        (34, 790, 110), (486, 800, 112), (668, 826, 106), (1176, 812, 108), (1392, 792, 116),
    )  # fmt: skip
    for x, head, height in bearers:
        hand = (x + height * 0.27, head + height * 0.04)
        tip = (hand[0] + 3, hand[1] - height * 0.34)
        svg.stroke(polyline([(hand[0] - 1, hand[1] + height * 0.16), tip]), "#170a0a", 4.2)
        svg.fill(tapered((tip[0], tip[1] + 10), 3, (tip[0], tip[1] - 3), 5.5), "#170a0a")
        shoulder = (x + height * 0.12, head + height * 0.25)
        joints = [shoulder, (x + height * 0.25, head + height * 0.24), hand]
        arm(svg, joints, height * 0.07)
        near_person(svg, rng, x, head, height, TOGA)
        flames.append(Flame(tip[0], tip[1], height * 0.42))
    standard(svg, rng, (560, 812), 118, "#8f2420", eagle_on_top=True)
    standard(svg, rng, (1290, 800), 116, "#5b2a6e", eagle_on_top=False)
    standard(svg, rng, (1500, 790), 120, "#8f2420", eagle_on_top=True)
    return flames
