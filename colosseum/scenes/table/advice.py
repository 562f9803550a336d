"""The advisor's panel: what an expert would do, and why. It never acts."""

from collections.abc import Callable
from typing import Final

from colosseum.scenes.table.layout import TableLayout
from colosseum.text import say, tr
from colosseum.tutor.advisor import Advice, Advised
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button, Kind
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import column
from colosseum.widgets.theme import (
    BODY,
    CREAM,
    FADED,
    GOLD,
    INK,
    PAPER,
    PURPLE,
    SMALL,
    STONE,
    STONE_DARK,
    STRONG,
    TITLE,
    UMBER_LIGHT,
)
from colosseum.widgets.widget import Area, Look, Widget

_HEAD: Final = 34.0
_ROW: Final = 83.0
_NEGLIGIBLE: Final = 0.25
"""A difference in spectators too small to show."""


def panel_box(layout: TableLayout, panel: Box, rows: int) -> Box:
    """Below the deciding player's panel, over hint and log."""
    top = panel.bottom + 2 if layout.is_tall(panel) else layout.hint.top
    return Box(panel.left, top, panel.width, _HEAD + rows * _ROW + 6)


def advice_widgets(
    advice: Advice,
    marked: int,
    layout: TableLayout,
    panel: Box,
    mark: Callable[[int], None],
    close: Callable[[], None],
) -> list[Widget]:
    box = panel_box(layout, panel, len(advice.choices))
    made: list[Widget] = [
        Area("advice panel", box, lambda brush, _: _paint(brush, box), tip=_tip()),
        Button(
            "close advice",
            Box(box.right - 36, box.top + 5, 28, 28),
            "×",
            close,
            kind=Kind.QUIET,
            size=22,
            tip=tr("Close (A)"),
        ),
    ]
    count = len(advice.choices)
    room = Box(box.left + 8, box.top + _HEAD + 5, box.width - 16, count * _ROW - 4)
    rows = column(room, count, gap=4)
    for place, (row, choice) in enumerate(zip(rows, advice.choices, strict=True)):
        made.append(_Row(place, row, choice, chosen=place == marked, on_press=mark))
    return made


def _tip() -> str:
    return tr(
        "The advisor sees only what you can see. Click a choice to mark it on the table; "
        "the decision is yours."
    )


def _paint(brush: Brush, box: Box) -> None:
    brush.slab(box, (STONE, STONE_DARK), radius=12, edge=GOLD, edge_width=2, shadow=14)
    head = Box(box.left + 2, box.top + 2, box.width - 4, _HEAD)
    brush.slab(head, PURPLE, radius=10)
    brush.slab(Box(head.left, head.bottom - 12, head.width, 12), PURPLE, radius=0)
    crown = Box(head.left + 10, head.top + 5, 26, 26)
    brush.picture("icon-crown", crown)
    words = Box(crown.right + 8, head.top, head.right - crown.right - 50, _HEAD)
    title = TITLE.but(size=18, colour=CREAM)
    brush.text(tr("An expert would"), words, title, where="advice")


def _row_tip(choice: Advised) -> str:
    if choice.behind < _NEGLIGIBLE:
        return tr("Click to mark it on the table.")
    return tr(
        "Likely to draw {n} fewer spectators at your final event than choice 1. "
        "Click to mark it on the table.",
        n=f"{choice.behind:.1f}",
    )


class _Row(Widget):
    """One choice: what, why, and how far behind the best."""

    def __init__(
        self,
        place: int,
        box: Box,
        choice: Advised,
        *,
        chosen: bool,
        on_press: Callable[[int], None],
    ) -> None:
        super().__init__(
            f"advice {place + 1}", box, on_press=lambda: on_press(place), tip=_row_tip(choice)
        )
        self.place = place
        self.choice = choice
        self.chosen = chosen

    def draw(self, brush: Brush, look: Look) -> None:
        edge = GOLD if self.chosen or look.lit else UMBER_LIGHT
        fill = PAPER if self.chosen else (STONE, STONE_DARK)
        wide = 3 if self.chosen else 1.5
        brush.slab(self.box, fill, radius=9, edge=edge, edge_width=wide)
        centre = (self.box.left + 24, self.box.top + 23)
        brush.disc(centre, 14, GOLD if self.chosen else STONE_DARK, edge=INK, edge_width=1.5)
        number = Box(centre[0] - 12, centre[1] - 13, 24, 26)
        style = TITLE.but(size=16, align="centre")
        brush.text(str(self.place + 1), number, style, where="advice")
        self._write(brush)

    def _write(self, brush: Brush) -> None:
        box, choice = self.box, self.choice
        behind = self._behind()
        right = 118.0 if behind else 0.0
        what = Box(box.left + 48, box.top + 3, box.width - 58 - right, 40)
        words, style = say(choice.words), STRONG.but(size=17)
        if brush.text_width(words, style) <= what.width:
            what.height = 30
        brush.text(words, what, style, lines=2, where="advice")
        far = Box(box.right - 10 - right, box.top + 3, right, 30)
        small = SMALL.but(size=15, colour=FADED, align="right")
        brush.text(behind, far, small, where="advice")
        why = Box(box.left + 48, what.bottom, box.width - 58, box.bottom - what.bottom - 3)
        reason = tr("“{reason}”", reason=say(choice.reason))
        brush.text(reason, why, BODY.but(size=16, valign="top"), lines=2, where="advice")

    def _behind(self) -> str:
        """How many fewer spectators at the final event, in words."""
        if self.place == 0:
            return ""
        if self.choice.behind < _NEGLIGIBLE:
            return tr("just as good")
        return tr("−{n} spectators", n=f"{self.choice.behind:.1f}")
