"""What the statistics of every game share: three pages, and one before the first game."""

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from colosseum import games
from colosseum.play import accounts, statistics
from colosseum.play.statistics import Statistics
from colosseum.scenes.parts.cast_record import cast_record
from colosseum.scenes.parts.game_words import level_name
from colosseum.scenes.parts.luck_over_games import LuckOverGames
from colosseum.scenes.parts.ranked_things import Thing, ranked_things
from colosseum.scenes.parts.rating_panel import RatingPanel
from colosseum.scenes.parts.titled_scene import BOTTOM, LEFT, RIGHT, TOP, draw_panel, inside
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button, Kind
from colosseum.widgets.chart import Bar, BarChart
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import row, split
from colosseum.widgets.theme import BODY, FADED, NUMBER, PURPLE, SMALL, STRONG, TERRACOTTA
from colosseum.widgets.widget import Widget
from colosseum.words.translation import ntr, percent, say, tr

_GAP: Final = 20.0
_PAGES: Final = Box(LEFT, TOP, RIGHT - LEFT, 40)
_TOP: Final = _PAGES.bottom + 14
_TILES: Final = row(Box(LEFT, _TOP, RIGHT - LEFT, 112), 4, _GAP)
_MIDDLE: Final = row(Box(LEFT, _TOP + 132, RIGHT - LEFT, 218), 2, _GAP)
COURSE, DICE = row(Box(LEFT, _TOP + 370, RIGHT - LEFT, BOTTOM - _TOP - 370), 2, _GAP)
"""What a game fills with charts of its own."""
_WINS, _CAST = split(Box(LEFT, _TOP, RIGHT - LEFT, BOTTOM - _TOP), (0.36, 0.64), _GAP)
_THINGS: Final = Box(LEFT, _TOP, RIGHT - LEFT, BOTTOM - _TOP)
_OVERVIEW, _OPPONENTS, _OWN = range(3)

NumberRow = tuple[str, str, str]
"""A number, what it counts, and a note."""


class GameStatistics:
    """All finished games of one game."""

    def __init__(self, game: type[Any], rebuild: Callable[[], None]) -> None:
        self._kit = games.find(game.name)
        self._rebuild = rebuild
        self._page = _OVERVIEW
        self.statistics = Statistics(self._kit, statistics.entries(self._kit))
        entries = self.statistics.entries
        self._rating = RatingPanel(_MIDDLE[0], self._kit, entries)
        known = accounts.recorded()
        found = [known.get((entry.digest, seat)) for entry in entries for seat in entry.people]
        tutor = games.tutor(game.name)
        self._luck = LuckOverGames(_MIDDLE[1], tutor, [it for it in found if it is not None])

    # What a game has of its own

    @property
    def course_title(self) -> str:
        """What the lower left panel shows."""
        raise NotImplementedError

    @property
    def dice_panel(self) -> Box:
        """The lower right panel; a game may need some of its room."""
        return DICE

    def charts(self) -> list[Widget]:
        """The game's own charts, once a game has been finished."""
        raise NotImplementedError

    def more_numbers(self) -> list[NumberRow]:
        """The game's own numbers."""
        raise NotImplementedError

    @property
    def things_name(self) -> str:
        """What the third page is about."""
        raise NotImplementedError

    @property
    def things_title(self) -> str:
        raise NotImplementedError

    def things(self) -> list[Thing]:
        """Programmes, cards or the like, the most used first."""
        raise NotImplementedError

    # Pages

    def widgets(self) -> list[Widget]:
        if not self.statistics.games:
            return []
        pages = (self._overview, self._opponents, self._things)
        return [*self._pages(), *pages[self._page]()]

    def _pages(self) -> list[Widget]:
        names = [tr("Overview"), tr("Opponents"), self.things_name]
        return [
            Button(
                f"page-{place}",
                box,
                words,
                partial(self._choose, place),
                kind=Kind.CHIP,
                chosen=place == self._page,
                size=18,
            )
            for place, (box, words) in enumerate(
                zip(row(_PAGES, len(names), 10, widest=190), names, strict=True)
            )
        ]

    def _choose(self, page: int) -> None:
        self._page = page
        self._rebuild()

    def _overview(self) -> list[Widget]:
        return [*self._rating.widgets(), *self._luck.widgets(), *self.charts()]

    def _opponents(self) -> list[Widget]:
        return [*self._wins_chart(), *cast_record(inside(_CAST), self.statistics.by_character())]

    def _things(self) -> list[Widget]:
        return ranked_things(inside(_THINGS), self.things())

    def _wins_chart(self) -> list[Widget]:
        bars = [
            Bar(
                level_name(self._kit.ai, level),
                tally.wins,
                TERRACOTTA,
                words=tr("{wins} of {games}", wins=tally.wins, games=tally.games),
                whole=tally.games,
            )
            for level, tally in self.statistics.by_opponent().items()
        ]
        return [BarChart("wins", inside(_WINS), bars)] if bars else []

    # The picture

    def paint(self, brush: Brush) -> None:
        if not self.statistics.games:
            self._paint_nothing(brush)
            return
        pages = (self.paint_overview, self._paint_opponents, self._paint_things)
        pages[self._page](brush)

    def paint_overview(self, brush: Brush) -> None:
        numbers = [*self._numbers(), *self.more_numbers()]
        brush.encloses(self._overview_name, _TILES[0].union(_TILES[-1]), is_told=True)
        for tile, number in zip(_TILES, numbers, strict=False):
            _paint_tile(brush, tile, number)
        self._rating.paint(brush, is_told=True)
        self._luck.paint(brush)
        draw_panel(brush, COURSE, self.course_title, is_told=True)
        draw_panel(brush, self.dice_panel, tr("Dice rolled"), is_told=True)

    @property
    def _overview_name(self) -> str:
        """Of one game; another one’s is another part, and told as soon as it is chosen."""
        return f"{tr('Overview')}, {say(self._kit.title)}"

    def _paint_nothing(self, brush: Brush) -> None:
        panel = Box(LEFT, TOP, RIGHT - LEFT, 240)
        draw_panel(brush, panel)
        brush.encloses(self._overview_name, panel, is_told=True)
        words = tr("No statistics yet. Every game you finish will be counted here.")
        brush.text(words, panel.inflate(-80, -40), BODY.but(size=24, align="centre"), lines=2)

    def _paint_opponents(self, brush: Brush) -> None:
        draw_panel(brush, _WINS, tr("Your wins, by strongest opponent"), is_told=True)
        if not self.statistics.by_opponent():
            words = tr("You have not played against the computer yet.")
            style = SMALL.but(size=19, align="centre")
            brush.text(words, inside(_WINS), style, lines=2, where="wins")
        draw_panel(brush, _CAST, tr("You against each opponent"), is_told=True)

    def _paint_things(self, brush: Brush) -> None:
        draw_panel(brush, _THINGS, self.things_title, is_told=True)

    def _numbers(self) -> list[NumberRow]:
        count, wins = self.statistics.games, self.statistics.wins
        share = tr("{share} of your games", share=percent(wins / count))
        return [
            (
                str(count),
                ntr("game finished", "games finished", count),
                tr("by people at this screen"),
            ),
            (str(wins), ntr("game won", "games won", wins), share),
        ]


def _paint_tile(brush: Brush, tile: Box, row: NumberRow) -> None:
    number, words, note = row
    draw_panel(brush, tile)
    left = Box(tile.left + 16, tile.top, 92, tile.height)
    style = NUMBER.but(size=42, colour=PURPLE, align="centre")
    brush.text(number, left, style, where="numbers")
    label = Box(left.right + 12, tile.top + 16, tile.right - left.right - 28, 46)
    brush.text(words, label, STRONG.but(size=19, valign="bottom"), lines=2, where="numbers")
    below = Box(label.left, label.bottom + 2, label.width, 36)
    brush.text(note, below, SMALL.but(colour=FADED, valign="top"), lines=2, where="numbers")
