"""On the title, for anyone who has played before: how far they are, and what to do today."""

from collections.abc import Callable
from typing import Final, NamedTuple

from colosseum import games
from colosseum.play.news import News
from colosseum.scenes import routes
from colosseum.scenes.parts.challenge_result import days_in_a_row
from colosseum.scenes.parts.puzzle_task import mistakes_due
from colosseum.scenes.parts.rank_words import next_rank_words
from colosseum.scenes.parts.titled_scene import draw_panel, heading_box
from colosseum.scenes.scene import Scene, Window
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button
from colosseum.widgets.design_units import Box
from colosseum.widgets.theme import SMALL
from colosseum.widgets.widget import Widget
from colosseum.words.roman_numerals import roman
from colosseum.words.translation import ntr, say, tr

_LEFT: Final = 985.0
_TOP: Final = 22.0
_WIDTH: Final = 535.0
_HEADING: Final = 70.0
_PITCH: Final = 48.0
_BELOW: Final = 14.0


class _Door(NamedTuple):
    key: str
    words: str
    note: str
    picture: str
    scene: Callable[[Window], Scene]


class NewsPanel:
    def __init__(self, news: News) -> None:
        self.news = news

    @property
    def _box(self) -> Box:
        return Box(_LEFT, _TOP, _WIDTH, _HEADING + len(self._doors()) * _PITCH + _BELOW)

    def _doors(self) -> list[_Door]:
        return [*self._career(), *self._challenge(), *self._mistakes()]

    def _career(self) -> list[_Door]:
        stage = self.news.stage
        if stage is None:
            return []
        titles = [say(games.find(table.game).title) for table in stage.tables]
        where = tr("{game} · stage {number}", game=" + ".join(titles), number=roman(stage.number))
        return [
            _Door(
                "news career",
                tr(stage.title),
                where,
                "laurel",
                lambda window: routes.career(window, stage),
            )
        ]

    def _challenge(self) -> list[_Door]:
        challenge = self.news.challenge
        if challenge is None:
            return []
        note = say(challenge.kit.title)
        if self.news.streak:
            note = f"{note}\n{days_in_a_row(self.news.streak)}"
        words = tr("Challenge of the day")
        return [_Door("news challenge", words, note, challenge.kit.mark, routes.challenge)]

    def _mistakes(self) -> list[_Door]:
        if not self.news.due:
            return []
        # Translators: mistakes that have come back as puzzles.
        note = ntr("{count} to solve", "{count} to solve", self.news.due)
        return [
            _Door(
                "news mistakes", tr("Your own mistakes"), note, "career/laurel-place", self._puzzles
            )
        ]

    def _puzzles(self, window: Window) -> Scene:
        return routes.puzzles(window, next(iter(mistakes_due(self.news.today)), None))

    def widgets(self, window: Window) -> list[Widget]:
        def opening(scene: Callable[[Window], Scene]) -> Callable[[], None]:
            return lambda: window.push(scene(window))

        box = self._box
        return [
            Button(
                door.key,
                Box(box.left + 24, box.top + _HEADING + place * _PITCH, box.width - 48, _PITCH - 6),
                door.words,
                opening(door.scene),
                picture=door.picture,
                picture_size=30,
                note=door.note,
                size=18,
                align="left",
            )
            for place, door in enumerate(self._doors())
        ]

    def paint(self, brush: Brush) -> None:
        box, news = self._box, self.news
        words = f"{news.name} · {say(news.career.rank.title)}"
        draw_panel(brush, box, words, beside=258)
        heading = heading_box(box)
        rest = Box(heading.right - 252, heading.top - 10, 252, heading.height + 12)
        style = SMALL.but(align="right")
        brush.text(next_rank_words(news.career), rest, style, lines=2, where="news")
