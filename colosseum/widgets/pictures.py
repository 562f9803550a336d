"""The game's pictures, drawn from SVG at the exact size shown."""

import io
import logging
import re
import threading
from collections import deque
from collections.abc import Iterable
from typing import Final, NamedTuple

import pygame

from colosseum.files import paths, storage
from colosseum.widgets.theme import INK, Colour, mixed
from colosseum.words.sentences import GameError

log = logging.getLogger(__name__)

_VIEW_BOX: Final = re.compile(r'viewBox="0 0 ([\d.]+) ([\d.]+)"')
_ACCENT: Final = "#a02112"
_ACCENT_DARK: Final = "#7a160b"
"""A picture drawn in these two colours can wear a player's colour instead."""
_TINTS: Final = {
    "faded": (255, 255, 255, 88),
    "ink": (*INK, 255),
    "grey": (150, 142, 138, 255),
}


class DamagedPicture(Exception):
    """A picture that is there but cannot be drawn; the message is a sentence for the player."""


class Wanted(NamedTuple):
    """A picture to be drawn ahead: within which size, and in whose colour."""

    name: str
    width: int
    height: int
    accent: Colour | None = None


class Pictures:
    """Every picture is drawn once for each size, and then kept."""

    def __init__(self) -> None:
        self._kept: dict[tuple[str, int, int, str], pygame.Surface] = {}
        self._worn: dict[tuple[str, int, int, Colour, bool], pygame.Surface] = {}
        self._turned: dict[tuple[str, int, int, float], pygame.Surface] = {}
        self._ahead: dict[Wanted, pygame.Surface] = {}
        self._to_draw: deque[Wanted] = deque()
        self._drawing: threading.Thread | None = None

    def get(self, name: str, width: int, height: int, tint: str = "") -> pygame.Surface:
        """The picture, to fit within this width and height in pixels.

        `tint` can be "faded" for what is missing, "ink" for a light picture on light ground, or
        "grey" for what is out of reach.
        """
        key = (name, width, height, tint)
        if key not in self._kept:
            self._kept[key] = self._drawn(name, width, height, tint)
        return self._kept[key]

    def drawn(self, name: str, width: int, height: int, tint: str = "") -> pygame.Surface:
        """The same, but not kept: for large ones drawn into something that is."""
        return self._drawn(name, width, height, tint)

    def _drawn(self, name: str, width: int, height: int, tint: str) -> pygame.Surface:
        if tint:
            picture = self.get(name, width, height).copy()
            if tint == "grey":
                picture = pygame.transform.grayscale(picture)
            picture.fill(_TINTS[tint], special_flags=pygame.BLEND_RGBA_MULT)
            return picture
        wanted = Wanted(name, width, height)
        drawn = self._ahead.pop(wanted, None) or _loaded(wanted)
        return drawn.convert_alpha() if pygame.display.get_surface() else drawn

    def worn(
        self, name: str, width: int, height: int, accent: Colour, *, flipped: bool = False
    ) -> pygame.Surface:
        """The picture with its accents in a player's colour, and facing left if flipped."""
        key = (name, width, height, accent, flipped)
        if key not in self._worn:
            if flipped:
                picture = self.worn(name, width, height, accent)
                self._worn[key] = pygame.transform.flip(picture, True, False)
            else:
                self._worn[key] = self._taken(Wanted(name, width, height, accent))
        return self._worn[key]

    def turned(self, name: str, width: int, height: int, degrees: float) -> pygame.Surface:
        """The picture turned to the left, for what lies still at few angles."""
        if not degrees:
            return self.get(name, width, height)
        key = (name, width, height, degrees)
        if key not in self._turned:
            picture = self.get(name, width, height)
            self._turned[key] = pygame.transform.rotozoom(picture, degrees, 1.0)
        return self._turned[key]

    # Pictures drawn ahead

    def prepare(self, wanted: Iterable[Wanted]) -> None:
        """Draw pictures in the background, so that no frame waits for them."""
        self._to_draw.extend(each for each in wanted if not self._is_known(each))
        if self._to_draw and (self._drawing is None or not self._drawing.is_alive()):
            self._drawing = threading.Thread(target=self._draw_ahead, daemon=True)
            self._drawing.start()

    def _is_known(self, wanted: Wanted) -> bool:
        name, width, height, accent = wanted
        if accent is None:
            kept = (name, width, height, "") in self._kept
        else:
            kept = (name, width, height, accent, False) in self._worn
        return kept or wanted in self._ahead or wanted in self._to_draw

    def is_prepared(self, wanted: Wanted) -> bool:
        """Whether a large picture needs no more waiting for."""
        return wanted in self._ahead or (*wanted[:3], "") in self._kept

    def _draw_ahead(self) -> None:
        while self._to_draw:
            wanted = self._to_draw.popleft()
            if wanted not in self._ahead:
                try:
                    self._ahead[wanted] = _loaded(wanted)
                except (DamagedPicture, GameError) as error:
                    log.warning("%s", error)  # whoever needs the picture tries again

    def prepared(self, name: str, width: int, height: int) -> pygame.Surface:
        """A large picture, kept until the window has another size."""
        key = (name, width, height, "")
        if key not in self._kept:
            self._kept[key] = self._taken(Wanted(name, width, height))
        return self._kept[key]

    def _taken(self, wanted: Wanted) -> pygame.Surface:
        """A picture drawn ahead; drawn now, if it was not wanted in time."""
        if wanted not in self._ahead and wanted in self._to_draw and self._drawing is not None:
            self._drawing.join()
        picture = self._ahead.pop(wanted, None) or _loaded(wanted)
        return picture.convert_alpha() if pygame.display.get_surface() else picture

    def forget(self) -> None:
        """Drop all pictures, since the window has a new size."""
        self._to_draw.clear()
        if self._drawing is not None:
            self._drawing.join()
        self._kept.clear()
        self._worn.clear()
        self._turned.clear()
        self._ahead.clear()


def _loaded(wanted: Wanted) -> pygame.Surface:
    """Draw a picture; `DamagedPicture` if it was read and is none, `StorageError` if it was not."""
    file = paths.asset("sprites", *f"{wanted.name}.svg".split("/"))
    content = storage.content_of(file)
    try:
        text = content.decode()
        if wanted.accent is not None:
            dark = mixed(wanted.accent, INK, 0.35)
            text = text.replace(_ACCENT, _hex(wanted.accent)).replace(_ACCENT_DARK, _hex(dark))
        size = _within(text, wanted.width, wanted.height)
        return pygame.image.load_sized_svg(io.BytesIO(text.encode()), size)
    except (pygame.error, ValueError) as error:
        raise DamagedPicture(
            f"The picture {file.name} is damaged ({error}). Reinstalling the game should fix this."
        ) from error


def _hex(colour: Colour) -> str:
    return "#" + "".join(f"{part:02x}" for part in colour)


def _within(text: str, width: int, height: int) -> tuple[int, int]:
    """The largest size in the picture's own proportions; any other would cut it off."""
    found = _VIEW_BOX.search(text)
    if found is None:
        raise ValueError("it has no viewBox")
    across, down = float(found[1]), float(found[2])
    scale = min(width / across, height / down)
    return max(1, round(across * scale)), max(1, round(down * scale))
