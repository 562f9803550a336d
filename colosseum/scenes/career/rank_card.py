"""The card at the upper left: who you are, your rank and laurels, and what the next rank needs."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from colosseum.play import identity
from colosseum.play.career.progress import RANKS, Career
from colosseum.scenes.career.laurel_words import laurels_of_all
from colosseum.scenes.parts.faces import draw_player
from colosseum.scenes.parts.rank_medal import draw_rank
from colosseum.scenes.parts.titled_scene import draw_panel
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import centred
from colosseum.widgets.spoken import spoken_as
from colosseum.widgets.theme import (
    BODY,
    FADED,
    GOLD,
    GOLD_LIGHT,
    INK,
    MEDIUM,
    NUMBER,
    PURPLE,
    SMALL,
    STONE,
    STRONG,
    TERRACOTTA,
    TITLE,
    UMBER_LIGHT,
    colour,
)
from colosseum.widgets.widget import Area, Look, Widget
from colosseum.words.translation import ntr, say, tr

_BOX: Final = Box(56, 98, 392, 184)
_LADDER: Final = Box(_BOX.left + 37, _BOX.top + 134, _BOX.width - 74, 9)
_MEDAL: Final = (_BOX.left + 68, _BOX.top + 66)
_NAMES: Final = 64.0
"""How wide the name of a rank may be."""


def person_button(on_press: Callable[[], None]) -> Widget:
    """Who you are, to press: your portrait at the rank's medal, and your name."""
    you = identity.load().seat
    middle = (_MEDAL[0] + 30, _MEDAL[1] + 36)

    def paint(brush: Brush, look: Look) -> None:
        brush.disc(middle, 28 if look.lit else 26, GOLD_LIGHT if look.lit else STONE)
        draw_player(brush, middle, 24, you)
        name = Box(_BOX.left + 131, _BOX.top + 16, 136, 26)
        brush.text(you.name, name, STRONG.but(size=18), where="rank")

    box = Box(_BOX.left + 14, _BOX.top + 12, 254, 112)
    tip = tr("Change your name, your portrait or your emblem.")
    return Area("identity", box, paint, on_press=on_press, tip=tip)


def paint_rank(brush: Brush, career: Career) -> None:
    draw_panel(brush, _BOX)
    draw_rank(brush, _MEDAL, 48, career.rank.name)
    left = _BOX.left + 131
    title = Box(left, _BOX.top + 40, 122, 40)
    earned = laurels_of_all(career.laurels, career.most_laurels())
    with spoken_as(brush, f"{say(career.rank.title)}, {earned}", title):
        _paint_laurels(brush, career, title)
    _paint_next(brush, career)
    with brush.unspoken():  # aloud, the ranks that are far away are too much
        _paint_ladder(brush, career)


def _paint_laurels(brush: Brush, career: Career, title: Box) -> None:
    left = title.left
    brush.text(say(career.rank.title), title, TITLE.but(size=33, colour=INK), where="rank")
    brush.picture("laurel", centred((left + 16, _BOX.top + 97), 36))
    style = NUMBER.but(size=28, colour=PURPLE)
    count = str(career.laurels)
    wide = brush.text_width(count, style)
    brush.text(count, Box(left + 40, _BOX.top + 80, wide + 4, 34), style, where="rank")
    rest = Box(left + 48 + wide, _BOX.top + 82, _BOX.right - 20 - left - 48 - wide, 32)
    words = ntr("of {count} laurel", "of {count} laurels", career.most_laurels())
    brush.text(words, rest, MEDIUM.but(size=19), where="rank")


def _paint_next(brush: Brush, career: Career) -> None:
    following = career.next_rank
    if following is None:
        return
    more = following.laurels - career.laurels
    right = Box(_BOX.right - 132, _BOX.top + 18, 112, 24)
    # Translators: above the name of the next rank: so many more laurels for it.
    words = ntr("{count} more for", "{count} more for", more)
    with spoken_as(brush, f"{words} {say(following.title)}", right):
        brush.text(words, right, SMALL.but(size=17, align="right"), where="rank")
        style = TITLE.but(size=18, colour=TERRACOTTA, align="right")
        brush.text(say(following.title), right.move(0, 22), style, where="rank")


def _paint_ladder(brush: Brush, career: Career) -> None:
    most = career.most_laurels()
    brush.slab(_LADDER, colour("#b79d74"), radius=4, edge=colour("#7a5e40"), edge_width=1.2)
    done = Box(_LADDER.left, _LADDER.top, _LADDER.width * career.laurels / most, _LADDER.height)
    if career.laurels:
        brush.slab(done, PURPLE, radius=4)
    # Side by side they have no room to grow.
    small = brush.onto(brush.surface, replace(brush.screen, letters=1.0))
    for rank in RANKS:
        x = _LADDER.left + _LADDER.width * rank.laurels / most
        is_mine, is_next = rank is career.rank, rank is career.next_rank
        is_reached = rank.laurels <= career.laurels
        brush.disc(
            (x, _LADDER.centery),
            10 if is_mine else 7.4,
            GOLD if is_reached else STONE,
            edge=INK if is_reached else UMBER_LIGHT,
            edge_width=1.7,
        )
        style = (STRONG if is_mine or is_next else BODY).but(
            size=15,
            colour=INK if is_mine else TERRACOTTA if is_next else FADED,
            align="centre",
        )
        name = centred((x, _LADDER.bottom + 22), _NAMES, 24)
        small.text(say(rank.title), name, style, where="rank")
