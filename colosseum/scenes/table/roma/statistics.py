"""All games of Arena: Roma II so far, in numbers and charts."""

from collections import Counter
from typing import Final

from colosseum import games, statistics
from colosseum.ai.roma.kit import KIT as OPPONENTS
from colosseum.rules.roma import Game
from colosseum.rules.roma.chronicle import PlayedGame
from colosseum.rules.roma.data import RULES
from colosseum.scenes.parts.game_words import level_name
from colosseum.scenes.parts.titled_scene import BOTTOM, LEFT, RIGHT, TOP, draw_panel, inside
from colosseum.scenes.table.roma.results import dice_chart
from colosseum.statistics import Statistics
from colosseum.text import ntr, tr
from colosseum.widgets.brush import Brush
from colosseum.widgets.chart import Bar, BarChart
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import column
from colosseum.widgets.theme import BODY, FADED, NUMBER, PURPLE, SMALL, STRONG, TERRACOTTA
from colosseum.widgets.widget import Widget

_GAP: Final = 24.0
_HALF: Final = (RIGHT - LEFT - _GAP) / 2
_TALL: Final = (BOTTOM - TOP - _GAP) / 2
_NUMBERS: Final = Box(LEFT, TOP, _HALF, _TALL)
_WINS: Final = Box(LEFT + _HALF + _GAP, TOP, _HALF, _TALL)
_CARDS: Final = Box(LEFT, TOP + _TALL + _GAP, _HALF, _TALL)
_DICE: Final = Box(LEFT + _HALF + _GAP, TOP + _TALL + _GAP, _HALF, _TALL)
_SHOWN: Final = 6


class OwnStatistics:
    """Wins, points, the cards that earn most, and dice."""

    def __init__(self) -> None:
        kit = games.find(Game.name)
        self.statistics = Statistics(kit, statistics.entries(kit))

    def _played(self) -> list[tuple[tuple[int, ...], PlayedGame]]:
        """Each game with the seats of people in it."""
        return [(tuple(e.people), e.played) for e in self.statistics.entries]

    def widgets(self) -> list[Widget]:
        if not self.statistics.games:
            return []
        dice = [sum(found) for found in zip(*(it.dice for _, it in self._played()), strict=True)]
        return [*self._wins_chart(), *self._cards_chart(), dice_chart(_DICE, dice)]

    def _wins_chart(self) -> list[Widget]:
        bars = [
            Bar(
                level_name(OPPONENTS, level),
                tally.wins,
                TERRACOTTA,
                words=tr("{wins} of {games}", wins=tally.wins, games=tally.games),
                whole=tally.games,
            )
            for level, tally in self.statistics.by_opponent().items()
        ]
        return [BarChart("wins", inside(_WINS), bars)] if bars else []

    def _earned(self) -> list[tuple[str, int]]:
        """The cards that brought people most points."""
        found: Counter[str] = Counter()
        for people, played in self._played():
            for seat in people:
                found.update(played.earned[seat])
        return [(key, points) for key, points in found.most_common(_SHOWN) if key and points]

    def _cards_chart(self) -> list[Widget]:
        bars = [Bar(RULES.cards[RULES.number(key)].name, n, PURPLE) for key, n in self._earned()]
        return [BarChart("cards", inside(_CARDS), bars)] if bars else []

    def paint(self, brush: Brush) -> None:
        if not self.statistics.games:
            panel = Box(LEFT, TOP, RIGHT - LEFT, 240)
            draw_panel(brush, panel)
            words = tr("No statistics yet. Every game you finish will be counted here.")
            brush.text(words, panel.inflate(-80, -40), BODY.but(size=24, align="centre"), lines=2)
            return
        draw_panel(brush, _NUMBERS, tr("Your games"))
        self._paint_numbers(brush)
        draw_panel(brush, _WINS, tr("Your wins, by strongest opponent"))
        if not self.statistics.by_opponent():
            words = tr("You have not played against the computer yet.")
            brush.text(words, inside(_WINS), SMALL.but(size=19, align="centre"), where="wins")
        draw_panel(brush, _CARDS, tr("The cards that earned you most"))
        draw_panel(brush, _DICE, tr("Dice rolled"))

    def _paint_numbers(self, brush: Brush) -> None:
        rows = column(inside(_NUMBERS), 4)
        for row, (number, words, note) in zip(rows, self._numbers(), strict=False):
            style = NUMBER.but(size=34, colour=PURPLE, align="right")
            brush.text(number, Box(row.left, row.top, 90, row.height), style, where="numbers")
            label = Box(row.left + 114, row.centery - 24, row.width - 114, 25)
            brush.text(words, label, STRONG.but(size=20), where="numbers")
            below = Box(label.left, label.bottom, label.width, 23)
            brush.text(note, below, SMALL.but(colour=FADED), where="numbers")

    def _numbers(self) -> list[tuple[str, str, str]]:
        count, wins = self.statistics.games, self.statistics.wins
        best = max(played.points[seat][-1] for people, played in self._played() for seat in people)
        turns = sum(len(played.points[0]) - 1 for _, played in self._played()) / count
        return [
            (str(count), ntr("game finished", "games finished", count), tr("with human players")),
            (
                str(wins),
                tr("won by human players"),
                tr("{share}% of your games", share=round(100 * wins / count)),
            ),
            (str(best), tr("victory points in your best game"), tr("at its end")),
            (f"{turns:.0f}", tr("turns in a game"), tr("on average, of both players together")),
        ]
