"""Things that are only shown: one side of a deal, dice, a market."""

from collections.abc import Sequence

from colosseum.rules.colosseum.actions import Bundle
from colosseum.rules.colosseum.data import Asset
from colosseum.scenes.table.colosseum import board
from colosseum.scenes.table.colosseum.panels.parts import heading
from colosseum.scenes.table.colosseum.pieces import coin, token
from colosseum.widgets.brush import Brush
from colosseum.widgets.layout import squares
from colosseum.widgets.screen import Box
from colosseum.widgets.theme import PAPER, UMBER_LIGHT


def paint_bundle(brush: Brush, box: Box, words: str, bundle: Bundle) -> None:
    """One side of a deal under its heading."""
    heading(brush, words, Box(box.left, box.top, box.width, 24))
    tray = Box(box.left, box.top + 26, box.width, box.height - 26)
    brush.slab(tray, PAPER, radius=9, edge=UMBER_LIGHT, edge_width=1.5)
    left = tray.left + 12
    if bundle.coins:
        coin(brush, (left + 21, tray.centery), 20, bundle.coins)
        left += 52
    room = Box(left, tray.top, tray.right - 12 - left, tray.height)
    paint_tokens(brush, room, bundle.tokens, 44)


def paint_tokens(brush: Brush, box: Box, tokens: Sequence[Asset], size: float) -> None:
    """Tokens in one row; several of a kind as one with their number."""
    kinds = sorted(set(tokens))
    for asset, place in zip(kinds, squares(box, len(kinds), size, 8), strict=True):
        count = tokens.count(asset)
        token(brush, asset, place, count=count if count > 1 else 0)


def paint_dice(brush: Brush, box: Box, faces: Sequence[int | None], size: float = 62) -> None:
    left = box.centerx - (len(faces) - 1) * (size + 14) / 2
    for number, face in enumerate(faces):
        board.die(brush, face, (left + number * (size + 14), box.centery), size)
