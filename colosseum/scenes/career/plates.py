"""Plates on the map: over a stage that matters now, and at the fork of the roads."""

from collections.abc import Callable
from typing import Final

from colosseum import games
from colosseum.scenes.career.stone import StageStone
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.theme import GOLD, GOLD_LIGHT, INK, STONE, TITLE, UMBER, UMBER_DARK
from colosseum.widgets.widget import Area, Look, Widget
from colosseum.words.translation import say

_STYLE: Final = TITLE.but(size=17, colour=GOLD_LIGHT, align="centre")
_HIGH: Final = 32.0
_WIDEST: Final = 250.0
_RIGHT: Final = 1138.0
"""Where the sheet begins."""
_FORK: Final = (588.0, 790.0)
_SIGN: Final = TITLE.but(size=16, colour=INK, align="centre")


def plate_over(stone: StageStone, words: str) -> Widget:
    """A plate with an arrow that points down to a stage."""
    x, y = stone.face[0], stone.box.top - 10

    def paint(brush: Brush, look: Look) -> None:
        wide = min(_WIDEST, brush.text_width(words, _STYLE) + 34)
        box = Box(x - wide / 2, y - _HIGH, wide, _HIGH)
        if abs(x - _FORK[0]) > 100:  # away from the middle, where more stages are
            box.centerx += (wide / 2 - 30) * (1 if x > _FORK[0] else -1)
        box.left = min(max(box.left, 12), _RIGHT - wide)
        brush.slab(box, UMBER_DARK, radius=7, edge=GOLD, edge_width=2, shadow=6)
        tip = [(x - 9, box.bottom - 2), (x, box.bottom + 8), (x + 9, box.bottom - 2)]
        brush.polygon(tip, GOLD)
        brush.polygon(
            [(x - 6, box.bottom - 3), (x, box.bottom + 4), (x + 6, box.bottom - 3)], UMBER_DARK
        )
        with brush.unspoken():  # the stage itself says it
            brush.text(words, box.inflate(-14, 0), _STYLE, where="plate")

    return Area(f"plate-{stone.stage.name}", Box(x - 4, y - 4, 8, 4), paint)


def signs_at_fork() -> list[Widget]:
    """Which way leads to which game."""
    x, y = _FORK
    found: list[Widget] = []
    for place, name in enumerate(games.GAMES):
        words = say(games.find(name).title)
        side = -1 if place == 0 else 1
        top = y + 27 * place
        found.append(Area(f"sign-{name}", Box(x - 2, top, 4, 24), _sign_painter(words, side, top)))
    return found


def _sign_painter(words: str, side: int, top: float) -> Callable[[Brush, Look], None]:
    def paint(brush: Brush, look: Look) -> None:
        wide = brush.text_width(words, _SIGN) + 30
        near, far = _FORK[0] - 14 * side, _FORK[0] - 14 * side + wide * side
        board = [
            (near, top),
            (far, top),
            (far + 11 * side, top + 12),
            (far, top + 24),
            (near, top + 24),
        ]
        brush.polygon(board, STONE, edge=UMBER, edge_width=1.6)
        room = Box(min(near, far) + 6, top, wide - 8, 24)
        with brush.unspoken():  # every stage names its game
            brush.text(words, room, _SIGN, where="sign")

    return paint
