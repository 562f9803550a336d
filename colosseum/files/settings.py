"""What the player has chosen, kept as JSON in the player's config folder."""

import logging
from dataclasses import asdict, dataclass, field, fields
from math import inf
from pathlib import Path
from typing import Any, Final

from colosseum.files import paths, storage
from colosseum.files.storage import StorageError
from colosseum.words.sentences import quoted

log = logging.getLogger(__name__)

SPEEDS: Final = {"slow": 1.6, "normal": 1.0, "fast": 0.45, "instant": 0.0}
"""How long things take at the table, compared with normal speed."""
SCALES: Final = (0.8, 0.9, 1.0, 1.1, 1.25, 1.5, 2.0)
POINTERS: Final = (1.0, 1.5, 2.0, 3.0)


@dataclass(slots=True)
class Settings:
    language: str = "en"
    fullscreen: bool = False
    scale: float = 1.0
    """Size of text and of the boxes round it, where there is room."""
    speed: str = "normal"
    animations: bool = True
    effects: float = 0.7
    music: float = 0.3
    muted: bool = False
    own_time: bool = False
    """Whether opponents wait after a person's action until that person goes on."""
    hints: bool = True
    confirmations: bool = True
    opponents_speak: bool = True
    rumble: bool = True
    """Whether a controller trembles at a few moments."""
    symbols: bool = True
    """Whether players' emblems are shown with their colours."""
    high_contrast: bool = False
    """Whether edges are strong, and letters stand out from what is under them."""
    pointer: float = 1.0
    """How large the mouse's pointer is; at 1 it is the system's own."""
    keys: dict[str, str] = field(default_factory=dict)
    """The keys that mean another one, by their names."""
    game: str = ""
    """The game last played; none before the first."""
    width: int = 1280
    height: int = 720
    sized: bool = False
    """Whether someone has chosen the window's size; until then it suits the desktop."""

    def pace(self) -> float:
        return SPEEDS[self.speed] if self.animations else 0.0

    def patience(self) -> float:
        """How long opponents wait for second thoughts, compared with normal speed."""
        return inf if self.own_time else SPEEDS[self.speed]


_LIMITS: Final[dict[str, tuple[float, float]]] = {
    "scale": (SCALES[0], SCALES[-1]),
    "pointer": (POINTERS[0], POINTERS[-1]),
    "effects": (0.0, 1.0),
    "music": (0.0, 1.0),
    "width": (640, 16384),
    "height": (360, 16384),
}
_MOST_KEYS: Final = 200
_MOST_PIXELS: Final = 7680 * 4320
"""In a window; more would take a gigabyte for every picture of it."""


def _file() -> Path:
    return paths.config_folder() / "settings.json"


def load() -> Settings:
    """The player's settings, or the usual ones if none can be read."""
    return storage.load(_file(), _read) or Settings()


def save(settings: Settings) -> None:
    """Save the settings; a folder that cannot be written is no reason to stop."""
    try:
        storage.write_json(_file(), asdict(settings))
    except StorageError as error:
        log.warning("The settings could not be saved: %s", error)
        storage.note(error.words)


def _read(data: Any) -> Settings:
    """Settings with every known field of the right kind; `ValueError` otherwise."""
    if not isinstance(data, dict):
        raise ValueError("not a list of settings")
    settings = Settings()
    for known in fields(Settings):
        if known.name in data:
            setattr(settings, known.name, _value(known.name, data[known.name], settings))
    usual = Settings()
    if "sized" not in data:  # older files held the usual size until someone changed it
        settings.sized = (settings.width, settings.height) != (usual.width, usual.height)
    if settings.width * settings.height > _MOST_PIXELS:
        settings.width, settings.height, settings.sized = usual.width, usual.height, False
    return settings


def _value(name: str, value: Any, usual: Settings) -> Any:
    kind = type(getattr(usual, name))
    if kind is float and isinstance(value, int) and not isinstance(value, bool):
        value = float(value)
    if type(value) is not kind or (name == "speed" and value not in SPEEDS):
        raise ValueError(f"{name} cannot be {quoted(value)}")
    if name == "keys":
        _check_keys(value)
    if name in _LIMITS:
        low, high = _LIMITS[name]
        if not low <= value <= high:
            raise ValueError(f"{name} must be from {low} to {high}, not {value}")
    return value


def _check_keys(changed: dict[Any, Any]) -> None:
    """Keys change places, so each name is there twice; `ValueError` otherwise."""
    if not all(isinstance(name, str) for name in changed.values()):
        raise ValueError("a key has no name")
    if len(changed) > _MOST_KEYS or sorted(changed) != sorted(changed.values()):
        raise ValueError("keys must change places with each other")
