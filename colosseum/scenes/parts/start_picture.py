"""What a seat begins a game with, in pictures and a few words."""

from collections.abc import Callable
from dataclasses import dataclass

from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box


@dataclass(frozen=True, slots=True)
class StartPicture:
    aside: str
    """Some of it in words: “30 coins”."""
    paint: Callable[[Brush, Box], None]
    """The rest, in pictures."""
