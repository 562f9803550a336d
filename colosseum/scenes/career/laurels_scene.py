"""Laurels for deeds in any game: what is earned, what is left, and a few that are hidden."""

from collections import Counter
from typing import Final

from colosseum import games
from colosseum.play.career import gathering
from colosseum.play.career import laurels as kept
from colosseum.play.career.gathering import Gathering
from colosseum.play.career.laurels import Laurel
from colosseum.rules.goals import Win
from colosseum.scenes.career.laurel_words import laurels_of_all
from colosseum.scenes.career.page import CareerPage
from colosseum.scenes.parts.game_words import level_name
from colosseum.scenes.parts.titled_scene import TitledScene
from colosseum.scenes.scene import Window
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import centred, grid
from colosseum.widgets.spoken import spoken_as
from colosseum.widgets.theme import (
    CREAM,
    FADED,
    GOLD,
    INK,
    MEDIUM,
    PAPER,
    SMALL,
    STONE,
    STONE_DARK,
    TERRACOTTA_DARK,
    TITLE,
    mixed,
)
from colosseum.widgets.widget import Widget
from colosseum.words.translation import ntr, say, tr

_CARDS: Final = Box(56, 98, 1488, 724)
_ACROSS: Final = 5
_CALM: Final = 1.15
"""How large letters are at most where two lines of them leave no room for the third."""
_STATE: Final = Box(260, 838, 1284, 48)


class LaurelsScene(CareerPage, TitledScene):
    tab = "laurels"

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self.counts: Counter[str] = Counter()
        self._gathering: Gathering | None = None

    def entered(self) -> None:
        self.counts = kept.counts(kept.recorded())
        self.left()
        self._gathering = gathering.begun()
        super().entered()

    def left(self) -> None:
        """What has been read so far is kept; the rest is read another time."""
        if self._gathering is not None:
            self._gathering.close()
            self._gathering = None

    def update(self, seconds: float) -> None:
        super().update(seconds)
        work = self._gathering
        if work is None:
            return
        before = work.done
        work.poll()
        if not work.is_busy:
            self.left()
            self.counts = kept.counts(kept.recorded())
            self.rebuild()
        elif work.done != before:
            self.rebuild(_STATE)

    @property
    def is_loading(self) -> bool:
        return self._gathering is not None

    @property
    def is_lively(self) -> bool:
        return self.is_loading or super().is_lively

    def has(self, laurel: Laurel) -> bool:
        return self.counts[laurel.name] >= laurel.times

    @property
    def earned(self) -> int:
        return sum(map(self.has, kept.laurels()))

    def widgets(self) -> list[Widget]:
        return [*self.tabs(), self.back_button()]

    # The picture

    def paint_panels(self, brush: Brush) -> None:
        found = kept.laurels()
        down = -(-len(found) // _ACROSS)
        for laurel, box in zip(found, grid(_CARDS, _ACROSS, down, 10), strict=False):
            with spoken_as(brush, self._aloud(laurel), box):
                self._paint_card(brush, box, laurel)
        brush.encloses(tr("Laurels"), _STATE, is_told=self._gathering is None)
        brush.text(self._state_words(), _STATE, MEDIUM.but(size=21, colour=CREAM), where="laurels")

    def _state_words(self) -> str:
        work = self._gathering
        if work is not None:
            return tr("Reading your games: {done} of {all}.", done=work.done, all=work.all)
        return laurels_of_all(self.earned, len(kept.laurels()))

    def _aloud(self, laurel: Laurel) -> str:
        title, words = self._title_of(laurel), self._told_of(laurel)
        if self.has(laurel):
            state = tr("earned")
        elif laurel.times > 1:
            state = tr("{count} of {all}", count=self.counts[laurel.name], all=laurel.times)
        else:
            state = tr("not earned yet")
        return f"{title}: {words} · {_game_words(laurel)} · {state}"

    def _is_secret(self, laurel: Laurel) -> bool:
        return laurel.is_hidden and not self.has(laurel)

    def _title_of(self, laurel: Laurel) -> str:
        return tr("Hidden") if self._is_secret(laurel) else tr(laurel.title)

    def _told_of(self, laurel: Laurel) -> str:
        secret = tr("You will know when you have earned it.")
        return secret if self._is_secret(laurel) else _words(laurel)

    def _paint_card(self, brush: Brush, box: Box, laurel: Laurel) -> None:
        has = self.has(laurel)
        quiet = mixed(STONE_DARK, FADED, 0.25)
        fill = (PAPER, STONE) if has else (mixed(STONE, quiet, 0.75), quiet)
        brush.slab(box, fill, radius=10, edge=GOLD if has else FADED, edge_width=2 if has else 1.2)
        middle = (box.left + 40, box.centery)
        brush.picture(
            "laurel" if has else "career/laurel-place", centred(middle, 58 if has else 50)
        )
        left = box.left + 76
        title = Box(left, box.top + 7, box.right - left - 6, 27)
        brush.text(self._title_of(laurel), title, TITLE.but(size=18, colour=INK), where="laurels")
        game = Box(left, box.bottom - 26, title.width, 20)
        brush.text(
            _game_words(laurel), game, SMALL.but(size=15, colour=TERRACOTTA_DARK), where="laurels"
        )
        rest = Box(left, title.bottom, title.width, game.top - title.bottom)
        told = self._told_of(laurel)
        style = SMALL.but(size=16, colour=INK, valign="top")
        if brush.text_height(told, style, rest.width) > rest.height:  # the game is below
            style = style.but(size=15 * _CALM / max(_CALM, brush.screen.letters))
        brush.text(told, rest, style, lines=3, where="laurels")
        count = min(self.counts[laurel.name], laurel.times)
        if laurel.times > 1 and not has:
            brush.text(str(count), centred(middle, 40), TITLE.but(size=18, align="centre"))


def _game_words(laurel: Laurel) -> str:
    """In which game it is earned."""
    # Translators: a laurel can be earned in either game.
    return say(games.find(laurel.game).title) if laurel.game else tr("Either game")


def _words(laurel: Laurel) -> str:
    """What is to be done, against whom, and how often."""
    # One of many games is meant, not the one that is being played.
    is_win = isinstance(laurel.goal, Win)
    parts = [tr("Win a game") if is_win else say(laurel.goal.words)]
    if laurel.level:
        kit = games.find(laurel.game or games.GAMES[0])
        parts.append(tr("against a {level}", level=level_name(kit.ai, laurel.level)))
    if laurel.times > 1:
        parts.append(ntr("{count} time", "{count} times", laurel.times))
    return " · ".join(parts)
