"""The sheet of today's challenge: who is at its table, your start, and the par."""

from datetime import datetime
from typing import Final

from colosseum import games
from colosseum.play.daily.challenges import Challenge, left_of
from colosseum.scenes.career import sheet_frame
from colosseum.scenes.career.sheet_frame import LEFT, TOP, WIDE, paint_heading
from colosseum.scenes.parts.day_words import day_of_month, weekday
from colosseum.scenes.parts.start_picture import StartPicture
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import centred
from colosseum.widgets.spoken import spoken_as
from colosseum.widgets.theme import (
    BODY,
    GOLD,
    INK,
    NUMBER,
    PAPER,
    PURPLE,
    STONE,
    TITLE,
)
from colosseum.words.sentences import Sentence
from colosseum.words.translation import ntr, say, tr

_SEATS: Final = Box(LEFT, TOP + 258, WIDE, 106)
_START: Final = Box(LEFT, TOP + 408, WIDE, 128)
_PAR: Final = Box(LEFT, TOP + 550, WIDE, 110)
_HOUR: Final = 3600


def paint_challenge(brush: Brush, challenge: Challenge, start: StartPicture | None) -> None:
    """All but the par and what can be pressed; the start is not there at once."""
    name = day_of_month(challenge.day)
    sheet_frame.paint_frame(brush, name)
    sheet_frame.paint_cover(brush, challenge.kit.cover)
    day, title = weekday(challenge.day.weekday()), say(challenge.kit.title)
    # Translators: “Tuesday · Colosseum”.
    kind = tr("{weekday} · {game}", weekday=day, game=title)
    minutes = challenge.kit.minutes[len(challenge.table.seats)]
    about = ntr("about {count} minute", "about {count} minutes", minutes)
    words = tr("The same start and the same dice for everyone.")
    sheet_frame.paint_titles(brush, kind, name, words, about)
    paint_heading(brush, TOP + 226, tr("At the table"), tr("in order of play"), gap=140)
    sheet_frame.paint_seats(brush, challenge.table, _SEATS)
    aside = "" if start is None else start.aside
    paint_heading(brush, TOP + 374, tr("You begin with"), aside, gap=140)
    if start is not None:
        start.paint(brush, _START)


def start_of(challenge: Challenge) -> StartPicture:
    """What the person begins with; it takes a moment to deal."""
    names = [rival.character if rival else "" for rival in challenge.table.seats]
    game = challenge.begin(names)
    return games.table(challenge.table.game).start(game, challenge.table.you)


def paint_par(brush: Brush, challenge: Challenge, par: int | None, standing: Sentence) -> None:
    """The par, or how far the Grand Impresario has got; nothing of both if it has failed."""
    brush.slab(_PAR, (PAPER, STONE), radius=10, edge=GOLD, edge_width=2)
    middle = (_PAR.left + 60, _PAR.centery)
    brush.picture("laurel", centred(middle, 100))
    if par is None:
        brush.picture("icon-hourglass", centred(middle, 34))
    else:
        style = NUMBER.but(size=38, colour=PURPLE, align="centre")
        with brush.unspoken():  # the words beside it say it too
            brush.text(str(par), centred(middle, 64, 50), style, where="par")
    left = _PAR.left + 124
    title = Box(left, _PAR.top + 10, _PAR.right - left - 10, 34)
    head = tr("Par") if par is None else tr("Par {count}", count=par)
    brush.text(head, title, TITLE.but(size=24, colour=INK), where="par")
    words = Box(left, title.bottom, title.width, _PAR.bottom - title.bottom - 8)
    style = BODY.but(size=17, valign="top")
    # Aloud, nobody wants to follow how far the Grand Impresario has got.
    with spoken_as(brush, _par_words(challenge, par, Sentence("")), words):
        brush.text(_par_words(challenge, par, standing), words, style, lines=3, where="par")


def _par_words(challenge: Challenge, par: int | None, standing: Sentence) -> str:
    if par is not None:
        score = say(challenge.kit.scored(par))
        # Translators: {score} is “74 spectators”.
        return tr("The Grand Impresario reached {score} from your seat.", score=score)
    if standing:
        return tr("The Grand Impresario is playing: {standing}.", standing=say(standing))
    return tr("The Grand Impresario plays from your seat to set par.")


def paint_foot(brush: Brush, moment: datetime, words: str) -> None:
    hours = left_of(moment).seconds // _HOUR
    left = ntr("{count} hour left", "{count} hours left", hours)
    if not hours:
        left = tr("less than an hour left")
    # Translators: {what} is “your first game counts”, {left} is “9 hours left”.
    sheet_frame.paint_foot(brush, tr("{what} · {left}", what=words, left=left))
