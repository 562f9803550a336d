"""What a controller's buttons do, for the rulebook and for the list of what can be done."""

from collections.abc import Sequence
from typing import Final

from colosseum.scenes.parts.keys import AT_THE_TABLE, BACK, EVERYWHERE, PLAY, Shortcut
from colosseum.scenes.parts.pad_names import spoken_button
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import column, row
from colosseum.widgets.pad_buttons import PadButton, PadFamily, draw_button, in_hand, width_of
from colosseum.widgets.spoken import spoken_as
from colosseum.widgets.theme import BODY, GOLD, PURPLE, TITLE
from colosseum.words.sentences import Sentence
from colosseum.words.translation import say, tr

_Line = tuple[tuple[PadButton, ...], Sentence]

PAD: Final = "pad"
"""The name of the picture on the rulebook's page."""
_HEAD: Final = 40.0
_LINE: Final = 46.0
_BETWEEN: Final = 14.0
_SIGNS: Final = 96.0

MOVES: Final[tuple[_Line, ...]] = (
    ((PadButton.UP, PadButton.LEFT), Sentence("Move from one thing to the next")),
    ((PadButton.A,), Sentence("Press what is marked or the main button")),
    ((PadButton.B,), BACK.does),
    ((PadButton.LB, PadButton.RB), Sentence("Move to another group")),
    ((PadButton.LT, PadButton.RT), Sentence("Turn pages, or scroll")),
    ((PadButton.LOOK_UP,), Sentence("Look around, or scroll")),
    ((PadButton.MENU,), Sentence("The menu, or the main button")),
    ((PadButton.VIEW,), Sentence("Everything you can do here")),
)


def paint_line(brush: Brush, box: Box, line: _Line) -> None:
    """Some buttons, and what they do."""
    buttons, words = line
    family = in_hand() or PadFamily.XBOX
    left = box.left
    names = ", ".join(spoken_button(button, family) for button in buttons)
    with spoken_as(brush, f"{names}: {say(words)}", box):
        for button in buttons:
            draw_button(brush, (left + width_of(button) / 2, box.centery), button, family)
            left += width_of(button) + 6
        rest = Box(box.left + _SIGNS, box.top, box.width - _SIGNS, box.height)
        brush.text(say(words), rest, BODY.but(size=19), lines=2, where="pad")


def paint_pad(
    brush: Brush, box: Box, own: Sequence[Shortcut], workshop: Sequence[Shortcut]
) -> None:
    """Paint all buttons in two columns, with those of one table and of its workshop only."""
    found = [((PadButton.A, it.pad), it.does) for it in workshop if it.pad is not None]
    builder = ((tr("In the deck builder"), found),) if found else ()
    typing = (
        ((PadButton.A,), Sentence("Write in the field that is marked")),
        ((PadButton.X,), Sentence("Delete a letter")),
        ((PadButton.Y,), Sentence("A space")),
    )
    columns: tuple[tuple[tuple[str, Sequence[_Line]], ...], ...] = (
        ((tr("Everywhere"), (*MOVES, *_lines(EVERYWHERE))),),
        (
            (tr("During the game"), _lines((*AT_THE_TABLE, *own))),
            (tr("In a replay"), _lines((PLAY,))),
            *builder,
            (tr("Typing"), typing),
        ),
    )
    for groups, room in zip(columns, row(box, len(columns), 40), strict=True):
        count = sum(len(lines) for _, lines in groups)
        high = min(_LINE, (room.height - len(groups) * (_HEAD + _BETWEEN)) / count)
        top = room.top
        for title, lines in groups:
            style = TITLE.but(size=22, colour=PURPLE)
            brush.text(title, Box(room.left, top, room.width, _HEAD - 6), style, where="pad")
            brush.line((room.left, top + _HEAD - 4), (room.right, top + _HEAD - 4), GOLD, 1.5)
            place = Box(room.left, top + _HEAD, room.width, len(lines) * high)
            for line, at in zip(lines, column(place, len(lines)), strict=True):
                paint_line(brush, at, line)
            top = place.bottom + _BETWEEN


def _lines(shortcuts: Sequence[Shortcut]) -> list[_Line]:
    """Those that a controller has a button for, besides its way back."""
    return [((it.pad,), it.does) for it in shortcuts if it.pad is not None and it is not BACK]
