"""The chosen day below the month: whom it was against, what it brought, and what to do with it."""

from collections.abc import Callable
from datetime import date
from typing import Final

from colosseum.play.daily.challenges import of_day
from colosseum.play.daily.diary import Diary
from colosseum.scenes.career.month import BELOW, LEFT, PANEL, WIDE
from colosseum.scenes.parts.challenge_result import against
from colosseum.scenes.parts.day_words import whole_day
from colosseum.scenes.parts.par_marks import above_or_below, against_par, draw_mark, ink_of
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import row
from colosseum.widgets.spoken import spoken_as
from colosseum.widgets.theme import BODY, GOLD, INK, NUMBER, PAPER, SMALL, STONE, TITLE
from colosseum.widgets.widget import Widget
from colosseum.words.translation import say, tr

_CARD: Final = Box(LEFT, BELOW, WIDE, PANEL.bottom - BELOW - 14)
_BUTTONS: Final = Box(_CARD.right - 412, _CARD.top + 16, 394, 44)
_RESULT: Final = _CARD.left + 452


def day_card_buttons(
    day: date,
    diary: Diary,
    play_again: Callable[[], None],
    copy: Callable[[], None],
    save: Callable[[], None],
) -> list[Widget]:
    why = None if diary.has_played(day) else tr("There is no result for this day.")
    below = row(_BUTTONS.move(0, 52), 2, 12)
    # Today's challenge is played on the right.
    again = Button("again", _BUTTONS, tr("Play this day"), play_again, size=19)
    return [
        *([again] if day < diary.today else []),
        Button(
            "copy",
            below[0],
            tr("Copy result"),
            copy,
            size=18,
            disabled_because=why,
            tip=tr("Copy three lines of text, to paste anywhere."),
        ),
        Button(
            "save",
            below[1],
            tr("Save result"),
            save,
            size=18,
            disabled_because=why,
            tip=tr("Save the game as a file that anyone can verify."),
        ),
    ]


def paint_day_card(brush: Brush, day: date, diary: Diary, told: str) -> None:
    """`told` is what just happened, such as that the result was copied."""
    challenge = of_day(day)
    brush.slab(_CARD, (PAPER, STONE), radius=10, edge=GOLD, edge_width=2)
    # Of today, the sheet says all until there is a result.
    is_told = bool(told) or day != diary.today or diary.has_played(day)
    brush.encloses(whole_day(day), _CARD, is_told=is_told)
    title = Box(_CARD.left + 22, _CARD.top + 10, 410, 32)
    brush.text(whole_day(day), title, TITLE.but(size=21, colour=INK), where="day card")
    brush.picture(challenge.kit.mark, Box(title.left, title.bottom + 6, 28, 28))
    words = Box(title.left + 38, title.bottom + 4, title.width - 38, 34)
    brush.text(against(challenge), words, BODY.but(size=18), lines=2, where="day card")
    note = Box(title.left, words.bottom + 2, 420, 36)
    style = SMALL.but(size=16.5)
    brush.text(told or _note(day, diary), note, style, lines=2, where="day card")
    _paint_result(brush, day, diary)


def _note(day: date, diary: Diary) -> str:
    if day < diary.today:
        return tr("Past days can be played again, but no longer count.")
    if diary.has_played(day):
        return tr(
            "Today’s challenge is done. You can play it again, but only your first game counts."
        )
    if day in diary.tries:
        return tr("The game that counts is not over yet.")
    return tr("Your first game counts.")


def _paint_result(brush: Brush, day: date, diary: Diary) -> None:
    challenge, difference = of_day(day), diary.difference(day)
    par = diary.pars.get(day)
    draw_mark(brush, (_RESULT + 16, _CARD.top + 38), difference, 13)
    head = Box(_RESULT + 40, _CARD.top + 14, 104, 46)
    if difference is not None:
        style = NUMBER.but(size=34, colour=ink_of(difference))
        with spoken_as(brush, against_par(difference), head):
            brush.text(above_or_below(difference), head, style, where="day card")
    elif not diary.has_played(day):
        brush.text(tr("not played"), head, SMALL.but(size=17), where="day card")
    room = Box(_RESULT, _CARD.top + 62, 146, 24)
    if diary.has_played(day):
        words = say(challenge.kit.scored(diary.tries[day].score))
        brush.text(words, room, BODY.but(size=17), where="day card")
    if par is not None:
        below = room.move(0, 22)
        brush.text(tr("par {count}", count=par), below, SMALL.but(size=17), where="day card")
