"""The game's pictures, drawn from SVG at the exact size shown."""

import re
from pathlib import Path
from typing import Final

import pygame

from colosseum import paths
from colosseum.widgets.theme import INK

_VIEW_BOX: Final = re.compile(r'viewBox="0 0 ([\d.]+) ([\d.]+)"')
_LOOKS: Final = {"faded": (255, 255, 255, 88), "ink": (*INK, 255)}


class DamagedPicture(Exception):
    """A picture that is there but cannot be drawn; the message is a sentence for the player."""


class Pictures:
    """Every picture is drawn once for each size, and then kept."""

    def __init__(self) -> None:
        self._kept: dict[tuple[str, int, int, str], pygame.Surface] = {}

    def get(self, name: str, width: int, height: int, look: str = "") -> pygame.Surface:
        """The picture, to fit within this width and height in pixels.

        `look` can be "faded" for what is missing, or "ink" for a light picture on light ground.
        """
        key = (name, width, height, look)
        if key not in self._kept:
            self._kept[key] = self._drawn(name, width, height, look)
        return self._kept[key]

    def drawn(self, name: str, width: int, height: int, look: str = "") -> pygame.Surface:
        """The same, but not kept: for large ones drawn into something that is."""
        return self._drawn(name, width, height, look)

    def _drawn(self, name: str, width: int, height: int, look: str) -> pygame.Surface:
        if look:
            picture = self.get(name, width, height).copy()
            picture.fill(_LOOKS[look], special_flags=pygame.BLEND_RGBA_MULT)
            return picture
        file = paths.asset("sprites", *f"{name}.svg".split("/"))
        try:
            picture = pygame.image.load_sized_svg(file, _within(file, width, height))
        except (pygame.error, OSError, ValueError) as error:
            raise DamagedPicture(
                f"The picture {file.name} is damaged ({error}). "
                "Reinstalling the game should fix this."
            ) from error
        return picture.convert_alpha() if pygame.display.get_surface() else picture

    def forget(self) -> None:
        """Drop all pictures, since the window has a new size."""
        self._kept.clear()


def _within(file: Path, width: int, height: int) -> tuple[int, int]:
    """The largest size in the picture's own proportions; any other would cut it off."""
    found = _VIEW_BOX.search(file.read_text(encoding="utf-8"))
    if found is None:
        raise ValueError("it has no viewBox")
    across, down = float(found[1]), float(found[2])
    scale = min(width / across, height / down)
    return max(1, round(across * scale)), max(1, round(down * scale))
