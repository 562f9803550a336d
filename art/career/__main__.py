"""Write the map to `assets/sprites/career`: the land, and each part of a road with its lights on.

    python -m art.career

A lit part is cut out of the 1600 × 900 picture; `places.yaml` says where it belongs.
"""

import math
from pathlib import Path

from art.career.grounds import GROUNDS
from art.career.land import draw_land
from art.career.roads import Road, bed, draw_bed, draw_plaza, draw_stones, roads, segments, stones
from art.career.signs import SIGNS
from art.title.svg import Point, Svg, num

OUTPUT = Path(__file__).resolve().parents[2] / "assets" / "sprites" / "career"
_MARGIN = 8
_APART = 74
"""From one torch beside a road to the next."""


def files() -> dict[str, str]:
    """Everything that belongs to the map, by the name of its file."""
    found = {"land.svg": draw_land().text()}
    found |= {f"{name}.svg": svg.text() for name, svg in SIGNS.items()}
    found |= {f"ground-{name}.svg": draw().text() for name, draw in GROUNDS.items()}
    lines = ["# Written by art/career, in units of the 1600 × 900 picture.", "parts:"]
    for road in roads():
        for number, (start, end) in enumerate(segments(road), 1):
            svg, corner = _part(road, start, end)
            name = f"lit-{road.name}-{number}"
            found[f"{name}.svg"] = svg.text()
            torches = ", ".join(f"[{num(x)}, {num(y)}]" for x, y in _torches(road, start, end))
            box = f"[{corner[0]:.0f}, {corner[1]:.0f}, {svg.width}, {svg.height}]"
            lines.append(f"  {name}: {{box: {box}, torches: [{torches}]}}")
    found["plaza-fork.svg"] = _plaza(58, 27)
    found["plaza-meeting.svg"] = _plaza(46, 21)
    return {**found, "places.yaml": "\n".join(lines) + "\n"}


def _part(road: Road, start: float, end: float) -> tuple[Svg, Point]:
    """A part of a road with its lights on, and where its picture belongs."""
    outline = bed(road, start, end)
    left = math.floor(min(x for x, _ in outline)) - _MARGIN
    top = math.floor(min(y for _, y in outline)) - _MARGIN
    width = math.ceil(max(x for x, _ in outline)) + _MARGIN - left
    height = math.ceil(max(y for _, y in outline)) + _MARGIN - top
    whole = Svg()
    draw_bed(whole, outline, is_lit=True)
    draw_stones(whole, [it for it in stones(road) if start <= it.way < end], is_lit=True)
    svg = Svg(width, height)
    moved = f'<g transform="translate({-left} {-top})">'
    svg.body = [moved, *whole.body, "</g>"]
    return svg, (left, top)


def _plaza(rx: int, ry: int) -> str:
    """A round place with its lights on, in the middle of its picture."""
    svg = Svg(2 * rx + 16, 2 * ry + 20)
    draw_plaza(svg, (rx + 8, ry + 6), (rx, ry), is_lit=True)
    return svg.text()


def _torches(road: Road, start: float, end: float) -> list[Point]:
    side = -1.6 if road.name == "roma" else 1.6
    ways = [start + 40 + _APART * place for place in range(int((end - start) / _APART))]
    return [road.across(way, side) for way in ways]


def main() -> None:
    OUTPUT.mkdir(parents=True, exist_ok=True)
    for name, text in files().items():
        (OUTPUT / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
