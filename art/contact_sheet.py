"""Draw sprites at 24, 48, 96 and 192 pixels, on parchment and on dark, to judge them by eye.

python art/contact_sheet.py --out sheet.png [--grounds COLOUR COLOUR] [NAME ...]

Names may be patterns such as "icon-*" or "roma/card-*"; without any, all sprites outside folders
are drawn. The longer side of a sprite takes the size, so a pawn keeps its shape beside a square
token.
"""

import argparse
import math
import os
import re
from collections.abc import Sequence
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

ROOT = Path(__file__).resolve().parent.parent
SPRITES = ROOT / "assets" / "sprites"
FONT = ROOT / "assets" / "fonts" / "AlegreyaSans-Medium.ttf"

SIZES = (24, 48, 96, 192)
GAP = 12
LABEL = 26
COLUMNS = 2
PARCHMENT = pygame.Color("#ecddbe")
DARK = pygame.Color("#2f1d14")
INK = pygame.Color("#24160f")
STONE = pygame.Color("#f3e7cf")

HALF = sum(SIZES) + GAP * (len(SIZES) + 1)
CELL = (2 * HALF, max(SIZES) + LABEL + 2 * GAP)


def shape(path: Path) -> tuple[float, float]:
    """Width and height of a sprite's viewBox."""
    found = re.search(r'viewBox="([^"]+)"', path.read_text(encoding="utf-8"))
    if found is None:
        raise SystemExit(f"{path.name}: no viewBox")
    _, _, width, height = (float(number) for number in found[1].split())
    return width, height


def render(path: Path, size: int) -> pygame.Surface:
    """A sprite whose longer side is `size` pixels."""
    width, height = shape(path)
    scale = size / max(width, height)
    return pygame.image.load_sized_svg(path, (round(width * scale), round(height * scale)))


def draw_cell(
    sheet: pygame.Surface,
    path: Path,
    corner: tuple[int, int],
    grounds: Sequence[pygame.Color],
    font: pygame.Font,
) -> None:
    """One sprite in all sizes on both grounds, with its name."""
    left, top = corner
    for ground, x in zip(grounds, (left, left + HALF), strict=True):
        words = INK if ground.hsla[2] > 40 else STONE
        sheet.fill(ground, (x, top, HALF, CELL[1]))
        sheet.blit(font.render(path.stem, True, words), (x + GAP, top + GAP // 2))
        for size in SIZES:
            x += GAP
            picture = render(path, size)
            sheet.blit(picture, (x, top + LABEL + GAP + max(SIZES) - picture.get_height()))
            x += size


def draw_sheet(paths: Sequence[Path], grounds: Sequence[pygame.Color]) -> pygame.Surface:
    """All sprites, in columns, in the order given."""
    font = pygame.font.Font(FONT if FONT.exists() else None, 18)
    columns = min(COLUMNS, len(paths))
    rows = math.ceil(len(paths) / columns)
    sheet = pygame.Surface((columns * CELL[0], rows * CELL[1]))
    sheet.fill(PARCHMENT)
    for index, path in enumerate(paths):
        row, column = divmod(index, columns)
        draw_cell(sheet, path, (column * CELL[0], row * CELL[1]), grounds, font)
    return sheet


def main(arguments: Sequence[str] | None = None) -> None:
    """Read the command line and write the sheet."""
    parser = argparse.ArgumentParser(description="Draw the sprites on a contact sheet.")
    parser.add_argument("names", nargs="*", default=["*"], help="sprites or patterns; all if none")
    parser.add_argument("--out", type=Path, required=True, metavar="FILE", help="the PNG to write")
    parser.add_argument(
        "--grounds",
        type=pygame.Color,
        nargs=2,
        default=(PARCHMENT, DARK),
        metavar="COLOUR",
        help="what to draw them on; parchment and dark otherwise",
    )
    options = parser.parse_args(arguments)
    paths = sorted({path for name in options.names for path in SPRITES.glob(f"{name}.svg")})
    if not paths:
        raise SystemExit("no such sprite")
    pygame.font.init()
    pygame.image.save(draw_sheet(paths, options.grounds), options.out)
    print(f"{len(paths)} sprites on {options.out}")


if __name__ == "__main__":
    main()
