"""The sheet of the chosen puzzle: what it asks, and what you have there."""

from dataclasses import dataclass
from typing import Final

from colosseum import games
from colosseum.play.puzzles.seating import session_of
from colosseum.play.seats import Seat
from colosseum.scenes.career import sheet_frame
from colosseum.scenes.career.sheet_frame import LEFT, TOP, WIDE, paint_heading
from colosseum.scenes.parts.faces import draw_player
from colosseum.scenes.parts.puzzle_task import PuzzleTask
from colosseum.scenes.parts.puzzle_words import difficulty_of, name_of
from colosseum.scenes.parts.start_picture import StartPicture
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import centred
from colosseum.widgets.theme import BODY, SMALL, STRONG
from colosseum.words.sentences import Sentence
from colosseum.words.translation import say, tr

_HELP: Final = Box(LEFT, TOP + 256, WIDE, 72)
_SEATS: Final = Box(LEFT, TOP + 370, WIDE, 64)
_START: Final = Box(LEFT, TOP + 476, WIDE, 186)


@dataclass(frozen=True, slots=True)
class Seen:
    """A puzzle as the sheet shows it."""

    task: PuzzleTask
    standing: Sentence
    """Where the game stands: “Turn III, acquiring”."""
    help: Sentence
    """What is asked."""
    seats: tuple[Seat, ...]
    start: StartPicture


def seen(task: PuzzleTask | None) -> Seen | None:
    """Look at a puzzle's table; it takes a moment to read the position."""
    if task is None:
        return None
    session = session_of(task.puzzle)
    decision = session.decision
    assert decision is not None
    return Seen(
        task,
        session.kit.wording.standing_words(session.game),
        decision.help,
        session.seats,
        games.table(task.puzzle.game).start(session.game, decision.seat),
    )


def paint_puzzle_sheet(brush: Brush, page: str, found: Seen | None) -> None:
    sheet_frame.paint_frame(brush, "" if found is None else name_of(found.task))
    game = found.task.puzzle.game if found is not None else games.known(page)
    sheet_frame.paint_cover(brush, games.find(game).cover)
    if found is None:
        return
    _paint_title(brush, found)
    paint_heading(brush, TOP + 226, tr("Your decision"))
    style = BODY.but(size=18, valign="top")
    brush.text(say(found.help), _HELP, style, lines=3, where="sheet")
    paint_heading(brush, TOP + 336, tr("At the table"), tr("in order of play"), gap=140)
    _paint_seats(brush, found.seats)
    paint_heading(brush, TOP + 442, tr("You have"), found.start.aside, gap=140)
    found.start.paint(brush, _START)
    sheet_frame.paint_foot(brush, tr("no clock · nothing to lose"))


def _paint_title(brush: Brush, found: Seen) -> None:
    task = found.task
    parts = [say(games.find(task.puzzle.game).title)]
    if task.exercise is None:
        parts.append(difficulty_of(task))
    sheet_frame.paint_titles(brush, " · ".join(parts), name_of(task), say(found.standing))


def _paint_seats(brush: Brush, seats: tuple[Seat, ...]) -> None:
    pitch = _SEATS.width / len(seats)
    for place, seat in enumerate(seats):
        middle = (_SEATS.left + pitch * (place + 0.5), _SEATS.top + 20)
        draw_player(brush, middle, 20, seat)
        name = centred((middle[0], _SEATS.bottom - 12), pitch - 4, 22)
        style = (STRONG if seat.is_human else SMALL).but(size=16, align="centre")
        brush.text(seat.name, name, style, where="sheet")
