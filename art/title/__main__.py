"""Write the picture and the list of what moves in it to `assets/sprites/title`.

A small one, Colosseum's cover, goes to `assets/sprites/colosseum`.
"""

from collections.abc import Sequence
from pathlib import Path

from art.title.amphitheatre import draw_amphitheatre
from art.title.attic import Banner
from art.title.cover import draw_cover
from art.title.crowd import draw_crowd
from art.title.landscape import draw_hills
from art.title.plaza import Flame
from art.title.sky import draw_dusk, draw_sky
from art.title.sprites import BANNERS, FLAMES, draw_banner, draw_flame, draw_glow
from art.title.svg import num

SPRITES = Path(__file__).resolve().parents[2] / "assets" / "sprites"
OUTPUT = SPRITES / "title"
COVER = SPRITES / "colosseum" / "cover.svg"


def placements(flames: Sequence[Flame], banners: Sequence[Banner]) -> str:
    """The scene's list of what moves, in the picture's own units."""
    lines = [
        "# Written by art/title, in units of the 1600 × 900 picture. A flame: its foot "
        "and height. A banner: its mast's top and its width.",
        "flames:",
    ]
    lines += [f"  - {{x: {num(f.x)}, y: {num(f.y)}, size: {num(f.size)}}}" for f in flames]
    lines.append("banners:")
    lines += [
        f"  - {{x: {num(b.x)}, y: {num(b.y)}, size: {num(b.size)}, colour: {b.colour}}}"
        for b in banners
    ]
    return "\n".join(lines) + "\n"


def files() -> dict[str, str]:
    """Everything that belongs to the picture, by the name of its file."""
    amphitheatre, banners = draw_amphitheatre()
    crowd, flames = draw_crowd()
    drawings = {
        "dusk": draw_dusk(),
        "sky": draw_sky(),
        "hills": draw_hills(),
        "amphitheatre": amphitheatre,
        "crowd": crowd,
        "glow": draw_glow(),
    }
    drawings |= {f"flame-{i}": draw_flame(shape) for i, shape in enumerate(FLAMES, 1)}
    drawings |= {
        f"banner-{colour}-{phase + 1}": draw_banner(colour, phase)
        for colour in BANNERS
        for phase in range(3)
    }
    written = {f"{name}.svg": drawing.text() for name, drawing in drawings.items()}
    return written | {"title.yaml": placements(flames, banners)}


def main() -> None:
    OUTPUT.mkdir(parents=True, exist_ok=True)
    for name, text in files().items():
        (OUTPUT / name).write_text(text, encoding="utf-8", newline="\n")
    COVER.parent.mkdir(exist_ok=True)
    COVER.write_text(draw_cover().text(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
