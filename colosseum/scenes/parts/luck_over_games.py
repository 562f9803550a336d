"""Luck and skill over many games: how lucky someone was in each, and how they have played."""

from collections.abc import Sequence
from typing import Final

from colosseum.rules.account import Account
from colosseum.scenes.parts.titled_scene import draw_panel, heading_box, inside
from colosseum.tutor.grades import GRADES, grade
from colosseum.tutor.kit import TutorKit
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import column
from colosseum.widgets.spoken import spoken_as
from colosseum.widgets.theme import (
    BODY,
    FADED,
    GREEN,
    INK,
    NUMBER,
    PURPLE,
    SMALL,
    STRONG,
    TERRACOTTA_DARK,
    TITLE,
    Colour,
)
from colosseum.widgets.widget import Area, Look, Widget
from colosseum.words.translation import ntr, say, signed, tr

_LATEST: Final = 24
_NUMBERS: Final = 236.0


class LuckOverGames:
    def __init__(self, box: Box, tutor: TutorKit, accounts: Sequence[Account]) -> None:
        """The accounts of one person, in the order in which the games were played."""
        self._box = box
        self._tutor = tutor
        self._accounts = accounts

    def widgets(self) -> list[Widget]:
        tip = tr("How lucky you were in each game: above zero is good luck, below it bad luck.")
        return [Area("luck", inside(self._box), self._draw, tip=tip if self._accounts else "")]

    def paint(self, brush: Brush) -> None:
        draw_panel(brush, self._box, tr("Luck and skill"), is_told=True)
        if self._accounts:
            heading = heading_box(self._box)
            room = Box(heading.left + 270, heading.top, heading.width - 270, heading.height)
            words = ntr("{count} game", "{count} games", len(self._accounts))
            brush.text(words, room, SMALL.but(align="right"), where="luck")

    def _draw(self, brush: Brush, look: Look) -> None:
        box = inside(self._box)
        if not self._accounts:
            words = tr("Luck is counted in the background once you see the results of a game.")
            style = BODY.but(size=19, colour=FADED, align="centre")
            brush.text(words, box, style, lines=3, where="luck")
            return
        count = len(self._accounts)
        luck = sum(it.luck for it in self._accounts) / count
        decisions = sum(it.decisions for it in self._accounts) / count
        rows = column(Box(box.left, box.top - 6, _NUMBERS, box.height + 10), 3)
        _draw_number(brush, rows[0], tr("luck in a game"), luck)
        _draw_number(brush, rows[1], tr("your decisions"), decisions)
        self._draw_grade(brush, rows[2], decisions)
        rest = Box(box.left + _NUMBERS + 20, box.top, box.width - _NUMBERS - 20, box.height)
        self._draw_bars(brush, rest)

    def _draw_grade(self, brush: Brush, row: Box, decisions: float) -> None:
        name = say(GRADES[grade(self._tutor.grades, decisions)])
        style = TITLE.but(size=24, colour=PURPLE)
        brush.text(name, Box(row.left, row.top, row.width, row.height), style, where="luck")

    def _draw_bars(self, brush: Brush, box: Box) -> None:
        """Luck in the latest games, up for good and down for bad."""
        shown = [it.luck for it in self._accounts[-_LATEST:]]
        # Translators: only spoken, before a list of numbers such as “+1.2, −0.5”.
        latest = tr("Luck in the latest games: {numbers}", numbers=", ".join(map(signed, shown)))
        brush.wrote(latest, box)
        most = max(1.0, *(abs(luck) for luck in shown))
        pitch = box.width / _LATEST
        middle = box.centery
        for place, luck in enumerate(shown):
            height = (box.height / 2 - 2) * abs(luck) / most
            left = box.left + place * pitch + pitch * 0.18
            top = middle - height if luck > 0 else middle
            brush.slab(Box(left, top, pitch * 0.64, height), _colour(luck), radius=2)
        brush.line((box.left, middle), (box.right, middle), INK, 1.6)


def _draw_number(brush: Brush, row: Box, words: str, number: float) -> None:
    style = NUMBER.but(size=26, colour=_colour(number), align="right")
    room = Box(row.left + 96, row.top, row.width - 96, row.height)
    with spoken_as(brush, f"{words}: {signed(number)}", row):
        brush.text(signed(number), Box(row.left, row.top, 84, row.height), style, where="luck")
        brush.text(words, room, STRONG.but(size=17), lines=2, where="luck")


def _colour(number: float) -> Colour:
    return GREEN if number >= 0 else TERRACOTTA_DARK
