"""Make the executables' icons from our own drawing, `assets/sprites/app-icon.svg`.

    .venv-build/bin/python art/icons.py

Windows reads `.ico`, macOS `.icns`, Linux PNG. They are kept in `build/icons/`.
"""

import os
import sys
from pathlib import Path

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame
from PIL import Image

ROOT = Path(__file__).resolve().parents[1]
DRAWING = ROOT / "assets" / "sprites" / "app-icon.svg"
FOLDER = ROOT / "build" / "icons"

WINDOWS = (16, 24, 32, 48, 64, 128, 256)
MACOS = (32, 64, 128, 256, 512, 1024)
LINUX = 256


def drawn(pixels: int) -> Image.Image:
    """The drawing, as wide and as high as this: crisper than a large one scaled down."""
    surface = pygame.image.load_sized_svg(DRAWING, (pixels, pixels))
    return Image.frombytes("RGBA", surface.get_size(), pygame.image.tobytes(surface, "RGBA"))


def main() -> int:
    FOLDER.mkdir(parents=True, exist_ok=True)
    windows = [drawn(pixels) for pixels in WINDOWS]
    sizes = [picture.size for picture in windows]
    windows[-1].save(FOLDER / "colosseum.ico", sizes=sizes, append_images=windows)
    macos = [drawn(pixels) for pixels in MACOS]
    macos[-1].save(FOLDER / "colosseum.icns", append_images=macos)
    drawn(LINUX).save(FOLDER / "colosseum.png", optimize=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
