"""All games of Arena: Roma II so far, in numbers and charts."""

from collections import Counter
from typing import Final

from colosseum.rules.roma import Game
from colosseum.rules.roma.data import RULES
from colosseum.rules.roma.kept_statistics import PlayedGame
from colosseum.scenes.parts.titled_scene import inside
from colosseum.scenes.table.roma.results import dice_chart
from colosseum.scenes.table.statistics import COURSE, DICE, GameStatistics, NumberRow
from colosseum.widgets.chart import Bar, BarChart
from colosseum.widgets.theme import PURPLE
from colosseum.widgets.widget import Widget
from colosseum.words.translation import tr

_SHOWN: Final = 6


class OwnStatistics(GameStatistics):
    """Wins, points, the cards that earn most, and dice."""

    def __init__(self) -> None:
        super().__init__(Game)

    @property
    def course_title(self) -> str:
        return tr("The cards that earned you most")

    def _played(self) -> list[tuple[tuple[int, ...], PlayedGame]]:
        """Each game with the seats of people in it."""
        return [(tuple(e.people), e.played) for e in self.statistics.entries]

    def charts(self) -> list[Widget]:
        dice = [sum(found) for found in zip(*(it.dice for _, it in self._played()), strict=True)]
        bars = [Bar(RULES.cards[RULES.number(key)].name, n, PURPLE) for key, n in self._earned()]
        cards = [BarChart("cards", inside(COURSE), bars)] if bars else []
        return [*cards, dice_chart(DICE, dice)]

    def _earned(self) -> list[tuple[str, int]]:
        """The cards that brought people most points."""
        found: Counter[str] = Counter()
        for people, played in self._played():
            for seat in people:
                found.update(played.earned[seat])
        return [(key, points) for key, points in found.most_common(_SHOWN) if key and points]

    def more_numbers(self) -> list[NumberRow]:
        played = self._played()
        best = max(it.points[seat][-1] for people, it in played for seat in people)
        turns = sum(len(it.points[0]) - 1 for _, it in played) / len(played)
        return [
            (str(best), tr("victory points in your best game"), tr("at its end")),
            (f"{turns:.0f}", tr("turns in a game"), tr("on average, of both players together")),
        ]
