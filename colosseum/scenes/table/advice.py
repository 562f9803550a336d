"""The advisor's panel: what an expert would do, and why. It never acts."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from colosseum.scenes.table.layout import TableLayout
from colosseum.tutor.advisor import Advice, Advised
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button, Kind
from colosseum.widgets.design_units import Box
from colosseum.widgets.theme import (
    BODY,
    CREAM,
    FADED,
    GOLD,
    INK,
    PAPER,
    PURPLE,
    SMALL,
    SMALLEST,
    STONE,
    STONE_DARK,
    STRONG,
    TITLE,
    UMBER_LIGHT,
    Style,
)
from colosseum.widgets.widget import Area, Look, Widget
from colosseum.words.translation import say, tr

_HEAD: Final = 34.0
_GAP: Final = 5.0
_EDGE: Final = 7.0
"""Above and below the words of a row."""
_WORDS_LEFT: Final = 48.0
_BUTTON: Final = 34.0
_BUTTON_WIDTH: Final = 168.0
_BEHIND: Final = SMALL.but(size=15, colour=FADED)
_LARGEST: Final = 17.0


@dataclass(frozen=True, slots=True)
class AdviceActions:
    """What can be pressed in the panel."""

    mark: Callable[[int], None]
    """Mark a choice on the table."""
    lay_out: Callable[[int], None]
    """Lay a choice out on the table, to be looked at and changed."""
    close: Callable[[], None]


@dataclass(frozen=True, slots=True)
class LaidOut:
    """The choices that a button can lay out, and what the button says."""

    places: frozenset[int]
    words: str


def advice_widgets(
    advice: Advice,
    marked: int,
    laid_out: LaidOut,
    layout: TableLayout,
    actions: AdviceActions,
    ruler: Brush,
    players: int,
    *,
    at_top: bool,
) -> list[Widget]:
    """The panel with every choice whole."""
    width = layout.advice.width - 16
    most = layout.advice.height - _HEAD - 10
    rows = _rows(advice, laid_out.places, ruler, width, most)
    if _height(rows) > most:  # a button for the marked choice only leaves the words more room
        rows = _rows(advice, laid_out.places & {marked}, ruler, width, most)
    high = _height(rows) - _GAP
    box = layout.advice_box(_HEAD + high + 16, players, at_top=at_top)
    spare = (box.height - _HEAD - high - 16) / len(rows)
    close = Button(
        "close advice",
        Box(box.right - 36, box.top + 5, 28, 28),
        "×",
        actions.close,
        kind=Kind.QUIET,
        size=22,
        tip=tr("Close (A)"),
    )
    made: list[Widget] = [
        Area("advice panel", box, lambda brush, _: _paint(brush, box), tip=_tip()),
        close,
    ]
    top = box.top + _HEAD + 7
    for place, row in enumerate(rows):
        at = Box(box.left + 8, top, width, row.height + spare)
        made.append(_Row(place, at, row, chosen=place == marked, on_press=actions.mark))
        if row.has_button:
            button = _button(place, at, laid_out.words, actions.lay_out)
            button.belongs_to = say(row.choice.words)
            button.tip_beside = box  # the reason is read while the pointer rests here
            made.append(button)
        top = at.bottom + _GAP
    return made


def _button(place: int, row: Box, words: str, lay_out: Callable[[int], None]) -> Button:
    box = Box(row.right - _BUTTON_WIDTH - 8, row.bottom - _BUTTON - 6, _BUTTON_WIDTH, _BUTTON)
    tip = tr("Have this choice prepared for you. Nothing is done yet, and you can still change it.")
    return Button(f"lay out {place + 1}", box, words, lambda: lay_out(place), tip=tip, size=17)


def _tip() -> str:
    return tr(
        "The advisor sees only what you can see. Click a choice to mark it on the table; "
        "the decision is yours."
    )


def _paint(brush: Brush, box: Box) -> None:
    brush.slab(box, (STONE, STONE_DARK), radius=12, edge=GOLD, edge_width=2, shadow=14)
    brush.encloses(tr("An expert would"), box)
    head = Box(box.left + 2, box.top + 2, box.width - 4, _HEAD)
    brush.slab(head, PURPLE, radius=10)
    brush.slab(Box(head.left, head.bottom - 12, head.width, 12), PURPLE, radius=0)
    crown = Box(head.left + 10, head.top + 5, 26, 26)
    brush.picture("icon-crown", crown)
    words = Box(crown.right + 8, head.top, head.right - crown.right - 50, _HEAD)
    title = TITLE.but(size=18, colour=CREAM)
    brush.text(tr("An expert would"), words, title, where="advice")


# How high the rows are


@dataclass(frozen=True, slots=True)
class _RowPlan:
    """The words of one choice, and the room they need."""

    choice: Advised
    has_button: bool
    words: tuple[str, str, str]
    """The action, the reason, and how far it is behind the best."""
    size: float
    high: tuple[float, float, float]
    """How high each of them is."""

    @property
    def height(self) -> float:
        return sum(self.high) + 2 * _EDGE


def _action_style(size: float) -> Style:
    return STRONG.but(size=size, valign="top")


def _reason_style(size: float) -> Style:
    return BODY.but(size=size - 1, valign="top")


def _rows(
    advice: Advice, buttons: frozenset[int], ruler: Brush, width: float, most: float
) -> list[_RowPlan]:
    """Plan all rows in the largest letters that leave every word room."""
    least = SMALLEST / max(1.0, ruler.screen.letters) + 1
    size = _LARGEST
    while True:
        rows = [
            _row_plan(place, choice, place in buttons, ruler, width, size)
            for place, choice in enumerate(advice.choices)
        ]
        if _height(rows) <= most or size <= least:
            return rows
        size = max(least, size - 1)


def _height(rows: list[_RowPlan]) -> float:
    return sum(row.height for row in rows) + _GAP * len(rows)


def _row_plan(
    place: int, choice: Advised, has_button: bool, ruler: Brush, width: float, size: float
) -> _RowPlan:
    action = say(choice.words)
    reason = tr("“{reason}”", reason=say(choice.reason))
    behind = _behind(place, choice)
    room = width - _WORDS_LEFT - 13  # a little less than there is, since pixels are rounded
    foot = ruler.text_height(behind, _BEHIND, room) if behind else 0.0
    high = (
        ruler.text_height(action, _action_style(size), room) + 2,
        ruler.text_height(reason, _reason_style(size), room) + 2,
        max(foot, _BUTTON + 3) if has_button else foot,
    )
    return _RowPlan(choice, has_button, (action, reason, behind), size, high)


def _behind(place: int, choice: Advised) -> str:
    """How much less it is worth than the best, in words."""
    if place == 0:
        return ""
    if choice.is_as_good:
        return tr("just as good")
    return say(choice.worth_less)


class _Row(Widget):
    """One choice: what, why, and how far behind the best."""

    def __init__(
        self,
        place: int,
        box: Box,
        plan: _RowPlan,
        *,
        chosen: bool,
        on_press: Callable[[int], None],
    ) -> None:
        super().__init__(
            f"advice {place + 1}", box, on_press=lambda: on_press(place), tip=_row_tip(plan.choice)
        )
        self.place = place
        self.plan = plan
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
        box, plan = self.box, self.plan
        width = box.width - _WORDS_LEFT - 10
        styles = _action_style(plan.size), _reason_style(plan.size), _BEHIND
        top = box.top + _EDGE
        for words, style, high in zip(plan.words, styles, plan.high, strict=True):
            room = Box(box.left + _WORDS_LEFT, top, width, high)
            if style is _BEHIND and plan.has_button:
                room.width -= _BUTTON_WIDTH + 8
            brush.text(words, room, style, lines=8, where="advice")
            top += high


def _row_tip(choice: Advised) -> str:
    click = tr("Click to mark it on the table.")
    return click if choice.is_as_good else f"{say(choice.worth_less_in_full)} {click}"
