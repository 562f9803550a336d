"""The game's pictures, drawn from SVG at the very size at which they are shown."""

import io
import re
import threading
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import pygame

from colosseum import paths
from colosseum.widgets.theme import INK, Colour, mixed

_VIEW_BOX: Final = re.compile(r'viewBox="0 0 ([\d.]+) ([\d.]+)"')
_ACCENT: Final = "#a02112"
_ACCENT_DARK: Final = "#7a160b"
"""In these two colours a picture wears the colour of whoever it belongs to."""
_LOOKS: Final = {"faded": (255, 255, 255, 88), "ink": (*INK, 255)}


class DamagedPicture(Exception):
    """A picture that is there but cannot be drawn; the message is a sentence for the player."""


class Pictures:
    """Every picture is drawn once for each size, and then kept."""

    def __init__(self) -> None:
        self._kept: dict[tuple[str, int, int, str], pygame.Surface] = {}
        self._worn: dict[tuple[str, int, int, Colour, bool], pygame.Surface] = {}
        self._ahead: dict[tuple[str, int, int], pygame.Surface] = {}
        self._preparing: threading.Thread | None = None

    def get(self, name: str, width: int, height: int, look: str = "") -> pygame.Surface:
        """The picture within so many pixels.

        `look` may be "faded" for what is not there, or "ink" for a light picture on light ground.
        """
        key = (name, width, height, look)
        if key not in self._kept:
            self._kept[key] = self._drawn(name, width, height, look)
        return self._kept[key]

    def drawn(self, name: str, width: int, height: int, look: str = "") -> pygame.Surface:
        """The same, but not kept: for large ones that become part of something that is."""
        return self._drawn(name, width, height, look)

    def _drawn(self, name: str, width: int, height: int, look: str) -> pygame.Surface:
        if look:
            picture = self.get(name, width, height).copy()
            picture.fill(_LOOKS[look], special_flags=pygame.BLEND_RGBA_MULT)
            return picture
        file = _file(name)
        try:
            picture = pygame.image.load_sized_svg(file, _within(file, width, height))
        except (pygame.error, OSError, ValueError) as error:
            raise DamagedPicture(
                f"The picture {file.name} is damaged ({error}). "
                "Installing the game again should bring it back."
            ) from error
        return picture.convert_alpha() if pygame.display.get_surface() else picture

    def worn(
        self, name: str, width: int, height: int, accent: Colour, *, flipped: bool = False
    ) -> pygame.Surface:
        """The picture with its accents in somebody's colour, and facing left if flipped."""
        key = (name, width, height, accent, flipped)
        if key not in self._worn:
            if flipped:
                picture = self.worn(name, width, height, accent)
                self._worn[key] = pygame.transform.flip(picture, True, False)
            else:
                self._worn[key] = _in_colour(_file(name), width, height, accent)
        return self._worn[key]

    # Large pictures

    def prepare(self, wanted: Iterable[tuple[str, int, int]]) -> None:
        """Draw large pictures in the background, so that no frame waits for them."""
        missing = [key for key in wanted if key not in self._ahead]
        if missing and (self._preparing is None or not self._preparing.is_alive()):
            self._preparing = threading.Thread(
                target=self._draw_ahead, args=(missing,), daemon=True
            )
            self._preparing.start()

    def _draw_ahead(self, wanted: list[tuple[str, int, int]]) -> None:
        for name, width, height in wanted:
            file = _file(name)
            size = _within(file, width, height)
            self._ahead[name, width, height] = pygame.image.load_sized_svg(file, size)

    def prepared(self, name: str, width: int, height: int) -> pygame.Surface:
        """A picture drawn ahead; drawn now, if nobody asked for it in time."""
        if self._preparing is not None:
            self._preparing.join()
        if (name, width, height) not in self._ahead:
            self._ahead[name, width, height] = self._drawn(name, width, height, "")
        return self._ahead[name, width, height]

    def forget(self) -> None:
        """When the window changes its size, none of them fit any more."""
        if self._preparing is not None:
            self._preparing.join()
        self._kept.clear()
        self._worn.clear()
        self._ahead.clear()


def _file(name: str) -> Path:
    return paths.asset("sprites", *f"{name}.svg".split("/"))


def _in_colour(file: Path, width: int, height: int, accent: Colour) -> pygame.Surface:
    text = file.read_text(encoding="utf-8")
    text = text.replace(_ACCENT, _hex(accent)).replace(_ACCENT_DARK, _hex(mixed(accent, INK, 0.35)))
    stream = io.BytesIO(text.encode())
    picture = pygame.image.load_sized_svg(stream, _within(file, width, height))
    return picture.convert_alpha() if pygame.display.get_surface() else picture


def _hex(colour: Colour) -> str:
    return "#" + "".join(f"{part:02x}" for part in colour)


def _within(file: Path, width: int, height: int) -> tuple[int, int]:
    """The largest size of the picture's own proportions; at another one it would be cut off."""
    found = _VIEW_BOX.search(file.read_text(encoding="utf-8"))
    if found is None:
        raise ValueError("it has no viewBox")
    across, down = float(found[1]), float(found[2])
    scale = min(width / across, height / down)
    return max(1, round(across * scale)), max(1, round(down * scale))
