"""A month of challenges: six weeks, each day with its game and what it brought."""

from collections.abc import Callable
from datetime import date, timedelta
from functools import partial
from typing import Final

from colosseum import games
from colosseum.play.daily.challenges import FIRST, of_day
from colosseum.play.daily.diary import Diary
from colosseum.scenes.parts.day_words import day_of_month, month_of, weekday
from colosseum.scenes.parts.par_marks import above_or_below, against_par, draw_mark, ink_of
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import centred
from colosseum.widgets.theme import (
    BODY,
    CREAM,
    FADED,
    GOLD,
    GOLD_LIGHT,
    INK,
    MEDIUM,
    NUMBER,
    PAPER,
    SMALL,
    STONE,
    STRONG,
    TERRACOTTA,
    TERRACOTTA_DARK,
    TITLE,
    Style,
    colour,
)
from colosseum.widgets.widget import Area, Look, Widget
from colosseum.words.translation import say, tr

PANEL: Final = Box(56, 96, 1068, 722)
LEFT: Final = PANEL.left + 26
WIDE: Final = PANEL.width - 52
_WEEK: Final = 7
_LEGEND: Final = 122.0
"""How wide the words beside a mark can be."""
_CELLS: Final = 42
_GAP: Final = 8.0
_ACROSS: Final = (WIDE - (_WEEK - 1) * _GAP) / _WEEK
_HIGH: Final = 57.0
_TOP: Final = PANEL.top + 186
BELOW: Final = _TOP + _CELLS / _WEEK * (_HIGH + _GAP) + 4
"""Where the weeks end."""
_COMING: Final = colour("#d7c39d")
_COMING_EDGE: Final = colour("#c3ab82")
_COMING_INK: Final = colour("#8f7a5c")
_UNPLAYED: Final = colour("#e5d5b3")
_EDGE: Final = colour("#b79d74")


def month_before(month: date) -> date:
    return (month - timedelta(days=1)).replace(day=1)


def month_after(month: date) -> date:
    return (month + timedelta(days=31)).replace(day=1)


def month_buttons(month: date, today: date, show: Callable[[date], None]) -> list[Widget]:
    """One month back, and one on as far as today's."""
    before = Button(
        "month-before",
        Box(LEFT, PANEL.top + 18, 38, 36),
        "‹",
        lambda: show(month_before(month)),
        size=24,
        disabled_because=None
        if month > FIRST
        else tr("There were no challenges before this month."),
        tip=tr("Previous month"),
    )
    after = Button(
        "month-after",
        Box(LEFT + 46, PANEL.top + 18, 38, 36),
        "›",
        lambda: show(month_after(month)),
        size=24,
        disabled_because=None if month_after(month) <= today else tr("This is the current month."),
        tip=tr("Next month"),
    )
    return [before, after]


def day_buttons(
    month: date, diary: Diary, chosen: date, choose: Callable[[date], None]
) -> list[Widget]:
    """Always six weeks, from the Monday before the month begins."""
    first = month - timedelta(days=month.weekday())
    found: list[Widget] = []
    for place in range(_CELLS):
        day = first + timedelta(days=place)
        down, across = divmod(place, _WEEK)
        box = Box(LEFT + across * (_ACROSS + _GAP), _TOP + down * (_HIGH + _GAP), _ACROSS, _HIGH)
        found.append(_day(day, box, month, diary, day == chosen, partial(choose, day)))
    return found


def _day(
    day: date, box: Box, month: date, diary: Diary, is_chosen: bool, choose: Callable[[], None]
) -> Widget:
    is_coming = day > diary.today
    painter = _paint_coming if is_coming else _paint_day
    is_other = day.month != month.month

    def paint(brush: Brush, look: Look) -> None:
        if is_chosen or look.lit:
            glow = GOLD if is_chosen else GOLD_LIGHT
            brush.slab(box.inflate(8, 8), glow, radius=11, opacity=190 if is_chosen else 120)
        painter(brush, day, box, diary, is_other)

    why = tr("This day is still to come.") if is_coming else None
    key = f"day-{day.isoformat()}"
    name = day_of_month(day)
    found = Area(key, box, paint, on_press=choose, disabled_because=why, tip=name)
    about = "" if is_coming else say(of_day(day).kit.title)
    found.spoken = f"{', '.join(filter(None, (name, _result_words(day, diary))))}\n{about}"
    found.chosen = is_chosen
    return found


def _result_words(day: date, diary: Diary) -> str:
    """What a day's mark and number say, in words."""
    difference = diary.difference(day)
    if difference is not None:
        return against_par(difference)
    if diary.has_played(day):
        return say(of_day(day).kit.scored(diary.tries[day].score))
    if day == diary.today:
        return tr("Today")
    return tr("not played") if diary.has_begun(day) else ""


def _paint_number(brush: Brush, day: date, box: Box, style: Style, is_other: bool) -> None:
    """The day's number; the month too, where another one begins and there is room."""
    room = Box(box.left + 13, box.top + 5, box.width - 50, 26)
    words = str(day.day)
    if is_other and (day.day == 1 or day.weekday() == 0):
        whole = day_of_month(day)
        words = whole if brush.text_width(whole, style) <= room.width else words
    brush.text(words, room, style, where="day")


def _paint_game(brush: Brush, day: date, box: Box, opacity: int) -> None:
    mark = games.find(of_day(day).table.game).mark
    brush.picture(mark, Box(box.right - 34, box.top + 7, 24, 24), opacity=opacity)


def _paint_coming(brush: Brush, day: date, box: Box, diary: Diary, is_other: bool) -> None:
    brush.slab(box, _COMING, radius=8, edge=_COMING_EDGE, edge_width=1.4, opacity=200)
    _paint_game(brush, day, box, 80)
    _paint_number(brush, day, box, MEDIUM.but(size=18, colour=_COMING_INK), is_other)


def _paint_day(brush: Brush, day: date, box: Box, diary: Diary, is_other: bool) -> None:
    has_played = diary.has_played(day)
    if day == diary.today and not has_played:
        _paint_today(brush, day, box)
        return
    fill = (PAPER, STONE) if has_played and not is_other else _UNPLAYED
    is_today = day == diary.today
    edge, width = (TERRACOTTA_DARK, 2.4) if is_today else (_EDGE, 1.5)
    brush.slab(box, fill, radius=8, edge=edge, edge_width=width)
    ink = INK if has_played and not is_other else FADED
    _paint_number(brush, day, box, MEDIUM.but(size=18, colour=ink), is_other)
    _paint_game(brush, day, box, 170 if is_other else 255)
    _paint_result(brush, day, box, diary)


def _paint_result(brush: Brush, day: date, box: Box, diary: Diary) -> None:
    difference = diary.difference(day)
    middle = (box.left + 24, box.top + 41)
    words = Box(box.left + 42, box.top + 28, box.width - 48, 26)
    if difference is not None:
        draw_mark(brush, middle, difference, 9)
        face = NUMBER if difference else STRONG
        style = face.but(size=20, colour=ink_of(difference))
        brush.text(above_or_below(difference), words, style, where="day")
    elif diary.has_played(day):  # its par is not known yet
        score = str(diary.tries[day].score)
        brush.text(score, words.move(-28, 0), NUMBER.but(size=20, colour=INK), where="day")
    elif diary.has_begun(day):
        draw_mark(brush, middle, None, 9)
        brush.text(tr("not played"), words, SMALL.but(size=16, colour=FADED), where="day")


def _paint_today(brush: Brush, day: date, box: Box) -> None:
    fill = (TERRACOTTA, TERRACOTTA_DARK)
    brush.slab(box, fill, radius=8, edge=INK, edge_width=2.2)
    _paint_number(brush, day, box, STRONG.but(size=19, colour=CREAM), is_other=False)
    words = Box(box.left + 13, box.top + 28, box.width - 46, 26)
    brush.text(tr("Today"), words, STRONG.but(size=17, colour=CREAM), where="day")
    _paint_game(brush, day, box, 255)
    brush.picture("icon-play", centred((box.right - 22, box.top + 42), 20))


def paint_month(brush: Brush, month: date) -> None:
    """The month's name, what the marks mean, and the weekdays."""
    right = LEFT + WIDE
    style = BODY.but(size=17)
    legend = ((tr("not played"), None), (tr("below"), -1), (tr("level"), 0), (tr("above par"), 1))
    for words, difference in legend:
        wide = min(_LEGEND, brush.text_width(words, style))
        with brush.unspoken():  # every day says it in words
            brush.text(words, Box(right - wide, PANEL.top + 24, wide + 2, 26), style, where="month")
        draw_mark(brush, (right - wide - 17, PANEL.top + 37), difference)
        right -= wide + 48
    name = Box(LEFT + 98, PANEL.top + 16, right - LEFT - 98, 40)
    brush.text(month_of(month), name, TITLE.but(size=27, colour=INK), where="month")
    for number in range(_WEEK):
        box = Box(LEFT + number * (_ACROSS + _GAP), _TOP - 30, _ACROSS, 24)
        style = MEDIUM.but(size=16, colour=FADED, align="centre")
        brush.text(weekday(number), box, style, where="month")
