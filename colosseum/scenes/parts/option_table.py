"""A small table of what each choice of a puzzle is worth."""

from dataclasses import dataclass
from typing import Final

from colosseum import games
from colosseum.play.puzzles.answers import Answer
from colosseum.play.puzzles.collection import Puzzle, Rated
from colosseum.rules.kernel import Game
from colosseum.tutor.advisor import behind_words
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import centred
from colosseum.widgets.spoken import spoken_as
from colosseum.widgets.theme import (
    BODY,
    CREAM,
    FADED,
    GOLD,
    GREEN,
    PURPLE,
    SMALL,
    STONE_DARK,
    STRONG,
    TERRACOTTA,
)
from colosseum.words.translation import percent, ptr, say, tr

_MOST: Final = 6
_HEAD: Final = 26.0
_ROW: Final = 50.0
_MARK: Final = 44.0
_YOURS: Final = 110.0
_WINS: Final = 110.0
_BEHIND: Final = 210.0


@dataclass(frozen=True, slots=True)
class OptionRow:
    words: str
    behind: str
    """By how much it is behind the best; "" for the best."""
    wins: str
    is_best: bool
    is_yours: bool

    @property
    def aloud(self) -> str:
        behind = tr("the best") if self.is_best else self.behind
        wins = self.wins and f"{_wins()} {self.wins}"
        yours = tr("your choice") if self.is_yours else ""
        return f"{self.words}: {', '.join(filter(None, (yours, behind, wins)))}"


def rows_of(puzzle: Puzzle, game: Game, answer: Answer) -> list[OptionRow]:
    """The best choices, and yours in any case."""
    shown = list(puzzle.options[:_MOST])
    if answer.rated is not None and answer.rated not in shown:
        shown[-1] = answer.rated
    if answer.rated is None:
        shown = shown[: _MOST - 1]
    rows = [_row(puzzle, game, option, answer) for option in shown]
    if answer.rated is None:
        words = say(puzzle.kit.wording.action_words(game, answer.action))
        rows.append(OptionRow(words, tr("worse at first glance"), "", is_best=False, is_yours=True))
    return rows


def _row(puzzle: Puzzle, game: Game, option: Rated, answer: Answer) -> OptionRow:
    tutor = games.tutor(puzzle.game)
    is_best, is_yours = option is puzzle.best, option is answer.rated
    behind = puzzle.best.worth - option.worth
    action = answer.action if is_yours else option.action
    return OptionRow(
        say(puzzle.kit.wording.action_words(game, action)),
        "" if is_best else say(behind_words(tutor.words.worth_less, behind)),
        "" if option.wins is None else percent(option.wins / 100),
        is_best,
        is_yours,
    )


def table_height(rows: int) -> float:
    return _HEAD + rows * _ROW


def paint_options(brush: Brush, box: Box, rows: list[OptionRow]) -> None:
    with brush.unspoken():
        _paint_heads(brush, box, has_wins=any(row.wins for row in rows))
    for place, row in enumerate(rows):
        line = Box(box.left, box.top + _HEAD + place * _ROW, box.width, _ROW)
        with spoken_as(brush, row.aloud, line):
            _paint_row(brush, line, row)


def _paint_heads(brush: Brush, box: Box, *, has_wins: bool) -> None:
    style = SMALL.but(size=16, colour=FADED, align="right")
    behind = Box(box.right - _WINS - _BEHIND, box.top, _BEHIND, _HEAD)
    # Translators: above a column of numbers such as “−4.2 spectators”.
    brush.text(tr("behind the best"), behind, style, where="options")
    if has_wins:
        wins = Box(box.right - _WINS, box.top, _WINS - 12, _HEAD)
        brush.text(_wins(), wins, style, where="options")
    brush.line((box.left, box.top + _HEAD), (box.right, box.top + _HEAD), GOLD, 1.6)


def _wins() -> str:
    # Translators: above a column of percentages: how often a choice wins.
    return ptr("column of percentages", "wins")


def _paint_row(brush: Brush, box: Box, row: OptionRow) -> None:
    inside = box.inflate(0, -4)
    if row.is_yours:
        edge = GREEN if row.is_best else TERRACOTTA
        brush.slab(inside, CREAM, radius=8, edge=edge, edge_width=2)
    else:
        brush.line((box.left, box.bottom), (box.right, box.bottom), STONE_DARK, 1)
    if row.is_best:
        brush.picture("laurel", centred((box.left + 24, box.centery), 36))
    style = (STRONG if row.is_best or row.is_yours else BODY).but(size=18)
    left, right = box.left + _MARK + 4, box.right - _WINS - _BEHIND
    if row.is_yours:
        right -= _YOURS
        badge = centred((right + _YOURS / 2, box.centery), _YOURS - 12, 26)
        brush.slab(badge, PURPLE, radius=13)
        # Translators: marks the choice that the player made.
        words = tr("your choice")
        brush.text(words, badge, SMALL.but(size=15, colour=CREAM, align="centre"), where="options")
    name = Box(left, inside.top, right - left - 8, inside.height)
    brush.text(row.words, name, style, lines=2, where="options")
    behind = Box(box.right - _WINS - _BEHIND, box.top, _BEHIND, box.height)
    brush.text(row.behind, behind, BODY.but(size=18, align="right"), where="options")
    wins = Box(box.right - _WINS, box.top, _WINS - 12, box.height)
    brush.text(row.wins, wins, style.but(align="right"), where="options")
