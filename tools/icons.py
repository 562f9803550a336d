"""Make the executables' icons from our own drawing, `assets/sprites/app-icon.svg`.

    python tools/icons.py

Windows reads `.ico`, macOS `.icns`, Linux PNG. The first two are only boxes round PNGs, so they
are written here, without any library. What is made is kept in `build/icons/`.
"""

import io
import os
import struct
import sys
from collections.abc import Mapping
from pathlib import Path

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

ROOT = Path(__file__).resolve().parents[1]
DRAWING = ROOT / "assets" / "sprites" / "app-icon.svg"
FOLDER = ROOT / "build" / "icons"

WINDOWS = (16, 24, 32, 48, 64, 128, 256)
LINUX = 256
# The sizes that macOS takes as PNG, some once for usual screens and once for fine ones. The
# smallest of usual screens are missing: as PNG not every version shows them, and it scales.
MACOS = {
    b"ic11": 32,
    b"ic12": 64,
    b"ic07": 128,
    b"ic13": 256,
    b"ic08": 256,
    b"ic14": 512,
    b"ic09": 512,
    b"ic10": 1024,
}


def png(pixels: int) -> bytes:
    """The drawing, as wide and as high as this."""
    stream = io.BytesIO()
    pygame.image.save(pygame.image.load_sized_svg(DRAWING, (pixels, pixels)), stream, ".png")
    return stream.getvalue()


def ico(pictures: Mapping[int, bytes]) -> bytes:
    """A directory of sixteen bytes for each size, and then the PNGs themselves."""
    directory = struct.pack("<HHH", 0, 1, len(pictures))
    place = len(directory) + 16 * len(pictures)
    for pixels, picture in pictures.items():
        side = pixels % 256  # in a single byte, 0 stands for 256
        directory += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(picture), place)
        place += len(picture)
    return directory + b"".join(pictures.values())


def icns(pictures: Mapping[bytes, bytes]) -> bytes:
    """One chunk after the other: what it is, how long it is with this head, and the PNG."""
    chunks = b"".join(
        struct.pack(">4sI", kind, 8 + len(picture)) + picture for kind, picture in pictures.items()
    )
    return struct.pack(">4sI", b"icns", 8 + len(chunks)) + chunks


def main() -> int:
    FOLDER.mkdir(parents=True, exist_ok=True)
    drawn = {pixels: png(pixels) for pixels in {LINUX, *WINDOWS, *MACOS.values()}}
    (FOLDER / "colosseum.png").write_bytes(drawn[LINUX])
    (FOLDER / "colosseum.ico").write_bytes(ico({pixels: drawn[pixels] for pixels in WINDOWS}))
    (FOLDER / "colosseum.icns").write_bytes(icns({kind: drawn[MACOS[kind]] for kind in MACOS}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
