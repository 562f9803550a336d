"""Make the executables' icons from our own drawing, `assets/sprites/app-icon.svg`.

    .venv-build/bin/python -m art.icons

Windows reads `.ico`, macOS `.icns`, Linux PNG; the installer's last page shows the title's
amphitheatre. They are kept in `build/icons/`.
"""

import os
import sys
from pathlib import Path

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")

import pygame
from PIL import Image

from colosseum.files.settings import Settings
from colosseum.program.app import App
from colosseum.scenes.parts.amphitheatre_backdrop import STEPS, paint_backdrop
from colosseum.widgets.brush import Brush

ROOT = Path(__file__).resolve().parents[1]
DRAWING = ROOT / "assets" / "sprites" / "app-icon.svg"
FOLDER = ROOT / "build" / "icons"

WINDOWS = (16, 24, 32, 48, 64, 128, 256)
MACOS = (32, 64, 128, 256, 512, 1024)
LINUX = 256
INSTALLER = (164, 314)
"""The size of the picture that NSIS shows."""
_GATE = 1235
"""The middle of the amphitheatre's gate in a window of 1920 × 1080."""


def drawn(pixels: int) -> Image.Image:
    """The drawing, as wide and as high as this: crisper than a large one scaled down."""
    surface = pygame.image.load_sized_svg(DRAWING, (pixels, pixels))
    return Image.frombytes("RGBA", surface.get_size(), pygame.image.tobytes(surface, "RGBA"))


def installer_picture() -> Image.Image:
    """The amphitheatre, with its gate in the middle."""
    window = App(Settings(muted=True), (1920, 1080))
    surface = pygame.Surface((1920, 1080))
    paint_backdrop(Brush(surface, window.screen, window.paintbox), steps=len(STEPS))
    window.close()
    whole = Image.frombytes("RGB", surface.get_size(), pygame.image.tobytes(surface, "RGB"))
    half = whole.height * INSTALLER[0] // INSTALLER[1] // 2
    return whole.crop((_GATE - half, 0, _GATE + half, whole.height)).resize(INSTALLER)


def main() -> int:
    FOLDER.mkdir(parents=True, exist_ok=True)
    windows = [drawn(pixels) for pixels in WINDOWS]
    sizes = [picture.size for picture in windows]
    windows[-1].save(FOLDER / "colosseum.ico", sizes=sizes, append_images=windows)
    macos = [drawn(pixels) for pixels in MACOS]
    macos[-1].save(FOLDER / "colosseum.icns", append_images=macos)
    drawn(LINUX).save(FOLDER / "colosseum.png", optimize=True)
    installer_picture().save(FOLDER / "installer.bmp")
    return 0


if __name__ == "__main__":
    sys.exit(main())
