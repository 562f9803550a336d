"""All games of Arena: Roma II so far, in numbers and charts."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from colosseum.play.statistics import Tally
from colosseum.rules.roma import Game
from colosseum.rules.roma.data import RULES
from colosseum.rules.roma.display_names import victory_points
from colosseum.rules.roma.kept_statistics import PlayedGame
from colosseum.rules.roma.options import way_words
from colosseum.rules.roma.ways import Way
from colosseum.scenes.parts.ranked_things import Thing
from colosseum.scenes.parts.titled_scene import draw_panel, inside
from colosseum.scenes.table.roma.cards import card_tip, paint_small
from colosseum.scenes.table.roma.results import dice_chart
from colosseum.scenes.table.statistics import COURSE, DICE, GameStatistics, NumberRow
from colosseum.widgets.brush import Brush
from colosseum.widgets.chart import Bar, BarChart
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import row
from colosseum.widgets.theme import PURPLE, TERRACOTTA
from colosseum.widgets.widget import Widget
from colosseum.words.translation import ntr, say, tr

_SHOWN: Final = 6
_HALVES: Final = row(DICE, 2, 24)
"""The panel with the dice, and beside it how people fared with each set of cards."""


class OwnStatistics(GameStatistics):
    """Wins, points, the cards that earn most, and dice."""

    def __init__(self, rebuild: Callable[[], None]) -> None:
        super().__init__(Game, rebuild)

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
        return [*cards, dice_chart(self.dice_panel, dice), *self._ways_chart()]

    # With which cards

    @property
    def _tallies(self) -> dict[Way, Tally]:
        """How people fared with each set of cards that they have played with."""
        found = {}
        for way in Way:
            played = [it for it in self.statistics.entries if it.played.cards is way]
            if played:
                found[way] = Tally(len(played), sum(it.is_won for it in played))
        return found

    @property
    def _has_ways(self) -> bool:
        """Whether there is anything to compare, or to tell, but Arena's cards."""
        return bool({*self._tallies} - {Way.ARENA})

    @property
    def dice_panel(self) -> Box:
        return _HALVES[0] if self._has_ways else DICE

    def _ways_chart(self) -> list[Widget]:
        bars = [
            Bar(
                say(way_words(way).title),
                tally.wins,
                TERRACOTTA,
                words=tr("{wins} of {games}", wins=tally.wins, games=tally.games),
                whole=tally.games,
            )
            for way, tally in self._tallies.items()
        ]
        return [BarChart("ways", inside(_HALVES[1]), bars)] if self._has_ways else []

    def paint_overview(self, brush: Brush) -> None:
        super().paint_overview(brush)
        if self._has_ways:
            draw_panel(brush, _HALVES[1], tr("Your wins, by card set"), is_told=True)

    # Cards

    @property
    def things_name(self) -> str:
        return tr("Cards")

    @property
    def things_title(self) -> str:
        return tr("Your cards, and the victory points each earned")

    def things(self) -> list[Thing]:
        used, earned = self._counted(_activated), self._counted(_earned)
        ranked = sorted(used, key=lambda key: (-used[key], RULES.number(key)))
        most = max(used.values(), default=1)
        return [_thing(key, used[key], used[key] / most, earned[key]) for key in ranked]

    def _counted(self, counts: Callable[[PlayedGame], Sequence[Mapping[str, int]]]) -> Counter[str]:
        """How often people have used each card, or what it earned them."""
        found: Counter[str] = Counter()
        for people, played in self._played():
            for seat in people:
                found.update(counts(played)[seat])
        return Counter({key: count for key, count in found.items() if key and count})

    def _earned(self) -> list[tuple[str, int]]:
        """The cards that brought people most points."""
        return self._counted(_earned).most_common(_SHOWN)

    def more_numbers(self) -> list[NumberRow]:
        played = self._played()
        best = max(it.points[seat][-1] for people, it in played for seat in people)
        turns = sum(len(it.points[0]) - 1 for _, it in played) / len(played)
        return [
            (str(best), tr("victory points in your best game"), tr("at the end")),
            (f"{turns:.0f}", tr("turns in a game"), tr("on average, for both players together")),
        ]


def _thing(key: str, used: int, share: float, earned: int) -> Thing:
    name = RULES.cards[RULES.number(key)].name
    note = ntr("used {count}×", "used {count}×", used)
    return Thing(
        key=key,
        name=name,
        draw=partial(_draw_card, key),
        share=share,
        note=note,
        number=str(earned),
        tip=card_tip(RULES.number(key)),
        spoken=f"{name}: {note}, {say(victory_points(earned))}",
    )


def _activated(played: PlayedGame) -> Sequence[Mapping[str, int]]:
    return played.activated


def _earned(played: PlayedGame) -> Sequence[Mapping[str, int]]:
    return played.earned


def _draw_card(key: str, brush: Brush, box: Box) -> None:
    paint_small(brush, RULES.number(key), box)
