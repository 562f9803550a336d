"""The words below the panel: a notice for a moment, a hint, or what there is to do."""

from dataclasses import dataclass
from functools import partial
from typing import Final

from colosseum.scenes.scene import Window
from colosseum.scenes.table.guidance import Guidance
from colosseum.scenes.table.layout import TableLayout
from colosseum.widgets.brush import Brush, ruler
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import centred
from colosseum.widgets.theme import BODY, CREAM, GOLD, INK, PURPLE
from colosseum.widgets.widget import Area, Look, Widget
from colosseum.words.sentences import Sentence
from colosseum.words.translation import say

_NOTICE: Final = 2.6
"""How many seconds a notice stays."""
_OWN_TIME: Final = 4.0
"""How many times as long they stay for players who take their own time."""
_LAMP: Final = 64.0
_WORDS: Final = BODY.but(size=17, colour=CREAM)


@dataclass(frozen=True, slots=True)
class PlacedWords:
    words: str
    box: Box
    closable: bool

    def widget(self) -> Widget:
        def paint(brush: Brush, look: Look) -> None:
            paint_words(brush, self.words, self.box, closable=self.closable)

        return Area("words", self.box, paint)


class WordsBelow:
    """Says one thing at a time: a notice comes before a hint, and a hint before the task."""

    def __init__(self, window: Window, layout: TableLayout, guidance: Guidance) -> None:
        self._window = window
        self._layout = layout
        self._guidance = guidance
        self.notice: Sentence | None = None
        self._notice_left = 0.0

    def notify(self, notice: Sentence) -> None:
        longer = _OWN_TIME if self._window.settings.own_time else 1.0
        self.notice, self._notice_left = notice, _NOTICE * longer
        self._window.announce(say(notice), at_once=True)

    def drop_notice(self) -> None:
        self.notice = None

    def update(self, seconds: float) -> bool:
        """Let time pass; whether that takes a notice away."""
        if self.notice is None:
            return False
        self._notice_left -= seconds
        if self._notice_left > 0:
            return False
        self.notice = None
        return True

    def words(self, task: str) -> str:
        """What there is to read, in the player's language."""
        if self.notice is not None:
            return say(self.notice)
        if self._guidance.advice is not None and self._layout.advice_is_over_hints:
            return ""
        return task if self._guidance.hint is None else say(self._guidance.hint.words)

    def place(self, panel: Box, task: str) -> PlacedWords | None:
        """Put the words below the panel, or aside if there is no room."""
        words = self.words(task)
        if not words:
            return None
        closable = self.notice is None and self._guidance.hint is not None
        measure = ruler(self._window.screen, self._window.paintbox)
        height = partial(words_height, measure, words, closable=closable)
        return PlacedWords(words, self._layout.words_box(panel, height), closable)


def words_height(brush: Brush, words: str, width: float, *, closable: bool) -> float:
    """How high a hint, a notice or the task is if it is this wide."""
    return brush.text_height(words, _WORDS, _width(width, closable)) + 14


def _width(width: float, closable: bool) -> float:
    return width - _LAMP - (44 if closable else 14)


def paint_words(brush: Brush, words: str, box: Box, *, closable: bool) -> None:
    """Paint a hint, a notice or the task, with the lamp."""
    brush.slab(box, PURPLE, radius=12, edge=GOLD, edge_width=2, shadow=8)
    lamp = (box.left + 34, box.centery)
    brush.disc(lamp, 22, INK, edge=GOLD)
    picture = centred(lamp, 28)
    brush.picture("icon-hint", picture)
    width = _width(box.width, closable)
    inside = Box(box.left + _LAMP, box.top + 6, width, box.height - 12)
    brush.text(words, inside, _WORDS, lines=8, where="hint")
