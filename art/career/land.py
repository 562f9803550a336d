"""The land of the map: sky, hills, the Capitol, the Forum, and the city between the roads."""

from random import Random

from art.career.buildings import (
    aqueduct,
    arch_of_triumph,
    block,
    column_of_honour,
    cypress,
    far_roofs,
    house,
    pine,
    temple,
    tenement,
    walker,
)
from art.career.roads import (
    FORK,
    MEETING,
    STAGES,
    Road,
    bed,
    draw_bed,
    draw_plaza,
    draw_stones,
    near,
    roads,
    stones,
)
from art.title.colour import mix
from art.title.sky import moon
from art.title.svg import HEIGHT, WIDTH, Point, Svg, num, polygon, soft

_HORIZON = 348
_FLAT = "#3a1c1d"


def draw_land() -> Svg:
    """All that never changes, with the roads in the dusk."""
    svg = Svg()
    rng = Random(44)
    svg.linear_box("lamp", [(0, "#b4481a"), (0.4, "#f08a2c"), (1, "#ffd777")])
    _draw_sky(svg, rng)
    _draw_far_land(svg, rng)
    _draw_capitol(svg)
    _draw_ground(svg)
    _draw_forum(svg)
    ways = roads()
    _draw_city(svg, rng, ways)
    for road in (ways[2], ways[1], ways[0]):
        draw_bed(svg, bed(road, 0, road.length), is_lit=False)
        draw_stones(svg, stones(road), is_lit=False)
    draw_plaza(svg, MEETING, (46, 21), is_lit=False)
    draw_plaza(svg, FORK, (58, 27), is_lit=True)
    _draw_walkers(svg, rng, ways)
    _draw_vignette(svg)
    return svg


def _draw_sky(svg: Svg, rng: Random) -> None:
    colours = (
        (0, "#0f081d"), (0.2, "#1e1036"), (0.44, "#452050"), (0.64, "#823b54"),
        (0.8, "#c4624a"), (0.92, "#ea9653"), (1, "#f7bd72"),
    )  # fmt: skip
    sky = svg.linear("sky", (0, 0), (0, _HORIZON), colours)
    svg.fill(block(0, 0, WIDTH, _HORIZON), sky)
    svg.fill(block(0, _HORIZON - 2, WIDTH, HEIGHT), _FLAT)
    for _ in range(170):
        at = rng.uniform(0, WIDTH), rng.random() ** 1.7 * 210
        if not (40 < at[0] < 520 and 24 < at[1] < 86):
            svg.circle(at, rng.choice((0.6, 0.8, 1.0, 1.4)), "#fff2d8", rng.uniform(0.35, 0.95))
    moon(svg, (1010, 150), 25)
    glow = soft(svg, "cloud", "#f0a070", 0.1)
    rose = soft(svg, "rose", "#a04860", 0.1)
    for x, y, length, is_lit in (
        (170, 252, 420, False), (320, 276, 330, True), (880, 238, 380, False),
        (1060, 264, 420, True), (440, 216, 240, False), (1290, 208, 420, False),
    ):  # fmt: skip
        svg.puff((x, y), length / 2, 8, glow if is_lit else rose, 0.5)
    svg.puff((600, 335), 640, 130, soft(svg, "evening", "#ffb866"), 0.42)
    for x, y, size in ((846, 176, 8), (866, 166, 7), (884, 180, 6), (902, 170, 6), (470, 150, 7)):
        wings = (
            f"M{num(x - size)} {num(y - size / 2)}q{num(size * 0.7)}-1 {num(size)} {num(size / 2)}"
        )
        svg.stroke(
            f"{wings}q{num(size * 0.3)} {num(-size * 0.6)} {num(size)} {num(-size / 2)}",
            "#2a1230",
            size / 5,
        )


def _draw_far_land(svg: Svg, rng: Random) -> None:
    farther = svg.linear_box("farther", [(0, "#b4584c"), (1, "#8a4150")])
    svg.fill(
        "M0 322C120 288 260 300 380 316C520 300 700 306 820 312C960 284 1120 282 1240 302"
        "C1380 284 1500 296 1600 306V420H0Z",
        farther,
    )
    aqueduct(svg, 760, 1240, 300, 30, 26)
    far = svg.linear_box("far", [(0, "#8a3f4c"), (1, "#6a2f3f")])
    svg.fill(
        "M0 338C140 318 300 322 440 334H760C900 318 1060 326 1200 322C1340 318 1480 326 1600 322"
        "V460H0Z",
        far,
    )
    for x, y, high in (
        (24, 330, 22),
        (60, 334, 28),
        (396, 330, 24),
        (812, 326, 26),
        (1130, 322, 26),
    ):
        pine(svg, (x, y), high, "#582a3c", "#a85a50")
    for base, size, walls, tiles in (
        (352, 19, "#6b3040", "#7d3a44"),
        (372, 23, "#562735", "#692f38"),
    ):
        far_roofs(svg, rng, -10, 475, base, size, walls, tiles)
        far_roofs(svg, rng, 735, 1610, base, size, walls, tiles)


def _draw_capitol(svg: Svg) -> None:
    """The rock with its terraces, the wall of the citadel, and three temples above."""
    svg.puff((592, 190), 250, 130, soft(svg, "aura", "#ffb14d"), 0.36)
    hill = svg.linear_box("hill", [(0, "#8b4a3a"), (0.3, "#66332f"), (1, "#3a1c1d")])
    svg.fill(
        "M300 476C352 458 392 436 412 404C420 372 424 336 436 300C444 276 452 262 470 256H714"
        "C732 262 742 278 750 302C762 338 766 374 776 404C796 436 840 458 900 476Z",
        hill,
    )
    for cliff in (
        [(436, 302), (456, 330), (444, 356), (466, 388), (446, 414), (408, 410)],
        [(750, 304), (732, 334), (746, 360), (724, 390), (742, 416), (780, 410)],
        [(408, 412), (446, 416), (436, 448), (356, 460)],
        [(780, 412), (742, 418), (752, 450), (838, 462)],
    ):
        svg.fill(polygon(cliff), "#35191b", 0.6)
    for line, depth in (
        ("M452 312C490 326 540 332 592 332C646 332 700 326 740 312", 9),
        ("M460 372C500 388 546 394 592 394C640 394 690 388 732 374", 10),
        ("M420 424C480 442 540 446 592 446C650 446 710 442 770 426", 9),
    ):
        svg.stroke(line, "#2a1314", depth, 0.55)
        svg.stroke(line, "#cf8c60", 1.6, 0.45)
    svg.fill(block(462, 246, 260, 13), "#8d5a42")
    svg.fill(block(462, 246, 260, 2), "#e5b07c", 0.75)
    for tooth in range(20):
        svg.fill(block(462 + tooth * 13, 241, 7, 6), "#9c674b")
    temple(svg, (492, 250), 46, 4, "#a8724f")
    temple(svg, (693, 250), 46, 4, "#a8724f")
    temple(svg, (592, 246), 174, 6, "#cf9a6b")
    for step in range(10):
        left, wide = 558 - step * 2, 68 + step * 4
        svg.fill(block(left, 245 + step * 6, wide, 6.4), mix("#e2b983", "#7d5440", step / 11))
        svg.fill(block(left, 245 + step * 6, wide, 1.2), "#fff0cc", 0.5)
    svg.puff((592, 232), 120, 60, soft(svg, "altar", "#ffca66"), 0.4)
    for x, y, high in (
        (466, 252, 34), (720, 252, 36), (404, 420, 46), (418, 428, 38), (774, 424, 44),
        (790, 430, 38), (474, 368, 30), (716, 370, 32), (508, 322, 24), (676, 322, 26),
    ):  # fmt: skip
        cypress(svg, (x, y), high, "#261219", "#9c5340")
    for x, y, high in ((382, 440, 48), (812, 444, 46), (474, 308, 28), (512, 384, 30)):
        pine(svg, (x, y), high, "#2c151b", "#9c5340")


def _draw_ground(svg: Svg) -> None:
    ground = svg.linear(
        "ground",
        (0, 384),
        (0, HEIGHT),
        [(0, "#6d372f"), (0.12, "#4f2825"), (0.4, "#34191a"), (0.75, "#22110f"), (1, "#160b09")],
    )
    svg.fill(
        "M0 392C120 384 250 396 350 440C440 462 520 448 590 448C680 448 760 462 850 440"
        "C960 396 1100 384 1240 392C1380 398 1500 392 1600 396V900H0Z",
        ground,
    )
    svg.puff((196, 456), 260, 80, soft(svg, "arena-light", "#ff9d3c"), 0.42)


def _draw_forum(svg: Svg) -> None:
    svg.puff((980, 450), 220, 80, soft(svg, "forum-light", "#ff9d3c"), 0.36)
    temple(svg, (900, 472), 96, 6, "#b27c57")
    column_of_honour(svg, (962, 478), 106)
    temple(svg, (1092, 476), 88, 6, "#a8724f")
    arch_of_triumph(svg, (1012, 484), 72)
    for x, y, high in (
        (1046, 480, 52),
        (1058, 482, 44),
        (936, 480, 44),
        (366, 494, 54),
        (378, 496, 44),
    ):
        cypress(svg, (x, y), high, "#24110f", "#8c4a34")
    for x, y, high in ((842, 472, 54), (1140, 480, 60), (26, 488, 56)):
        pine(svg, (x, y), high, "#24110f", "#8c4a34")


def _draw_city(svg: Svg, rng: Random, ways: list[Road]) -> None:
    """Houses and trees wherever there is neither a road nor a stage."""
    placed: list[tuple[float, float, float]] = []
    for _ in range(6000):
        x, y = rng.uniform(-10, 1600), 500 + 420 * rng.random() ** 0.9
        size = 17 + 27 * near(y)
        if not _is_free((x, y), size, ways):
            continue
        if all(
            abs(x - ox) > (size + o) * 0.66 or abs(y - oy) > (size + o) * 0.25
            for ox, oy, o in placed
        ):
            placed.append((x, y, size))
    for x, y, size in sorted(placed, key=lambda it: it[1]):
        kind, shade = rng.random(), near(y)
        svg.puff((x + size * 0.2, y), size * 0.9, size * 0.2, "#080303", 0.4)
        if kind < 0.76:
            house(svg, (x, y), size, rng, shade)
        elif kind < 0.88:
            dark = mix("#2c161b", "#150a0b", shade)
            cypress(svg, (x, y), size * 1.5, dark, "#6d3626")
            cypress(svg, (x + size * 0.3, y + 1), size * 1.15, dark, "#6d3626")
        else:
            pine(svg, (x, y), size * 1.35, mix("#2e171b", "#170b0c", shade), "#6d3626")
    for x, y, size, floors in (
        (26, 866, 66, 4),
        (470, 904, 60, 2),
        (704, 906, 62, 2),
        (1110, 888, 74, 4),
    ):
        tenement(svg, (x, y), size, floors, rng)


def _is_free(at: Point, size: float, ways: list[Road]) -> bool:
    x, y = at
    if y < 520 and (x < 400 or 830 < x < 1160):
        return False
    room = size * 0.62 + (19 + 25 * near(y)) * 0.62 + 4
    if min(road.distance(at) for road in ways) < room:
        return False
    points = [point for stages in STAGES.values() for point in stages]
    return all(abs(x - px) > 44 + size * 0.4 or not -84 < y - py < 10 for px, py in points)


def _draw_walkers(svg: Svg, rng: Random, ways: list[Road]) -> None:
    robes = ("#e9d3ae", "#b9573b", "#6d3a80", "#d8b679", "#46596e")
    found = []
    for road in ways[:2]:
        for place in range(9):
            way = road.length * (0.08 + 0.1 * place + rng.uniform(-0.03, 0.03))
            at = road.across(way, rng.uniform(-0.5, 0.6))
            found.append((at, rng.choice(robes)))
    for at, robe in sorted(found, key=lambda it: it[0][1]):
        walker(svg, at, 8 + 7 * near(at[1]), robe)


def _draw_vignette(svg: Svg) -> None:
    dark = "#0a0406"
    edge = svg.linear_box("top", [(0, dark, 0.75), (1, dark, 0)])
    svg.fill(block(0, 0, WIDTH, 130), edge)
    foot = svg.linear_box("foot", [(0, dark, 0), (1, dark, 0.8)])
    svg.fill(block(0, 790, WIDTH, 110), foot)
    left = svg.linear_box("left", [(0, dark, 0.85), (1, dark, 0)], across=True)
    svg.fill(block(0, 0, 110, HEIGHT), left)
    right = svg.linear_box("right", [(0, dark, 0), (0.6, dark, 0.75), (1, dark, 1)], across=True)
    svg.fill(block(1120, 0, 480, HEIGHT), right)
