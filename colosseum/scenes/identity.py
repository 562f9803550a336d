"""Who plays here: a name, an emblem and a portrait to choose, and the rank that laurels gave."""

from dataclasses import replace
from functools import partial
from typing import Any, Final

from colosseum import games
from colosseum.play import identity, statistics
from colosseum.play.career import attempts
from colosseum.play.career.progress import Career
from colosseum.play.rating import rating_of
from colosseum.play.seats import LONGEST_NAME, PORTRAITS, USUAL_NAMES
from colosseum.scenes.parts.emblem_choice import emblem_choice
from colosseum.scenes.parts.faces import draw_player
from colosseum.scenes.parts.rank_medal import draw_rank
from colosseum.scenes.parts.rank_words import next_rank_words
from colosseum.scenes.parts.rating_row import rating_row
from colosseum.scenes.parts.titled_scene import BOTTOM, LEFT, RIGHT, TOP, TitledScene, draw_panel
from colosseum.scenes.scene import Window
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.field import Field
from colosseum.widgets.layout import centred, column, row
from colosseum.widgets.theme import (
    BODY,
    GOLD,
    GOLD_LIGHT,
    INK,
    MEDIUM,
    SMALL,
    TERRACOTTA_DARK,
    TITLE,
)
from colosseum.widgets.widget import Area, Look, Widget
from colosseum.words.translation import ntr, say, tr

_CARD: Final = Box(LEFT, TOP, 470, BOTTOM - TOP)
_CHOICES: Final = Box(_CARD.right + 24, TOP, RIGHT - _CARD.right - 24, BOTTOM - TOP)
_INNER: Final = Box(_CHOICES.left + 48, _CHOICES.top + 30, _CHOICES.width - 96, 600)
_NAME: Final = Box(_INNER.left, _INNER.top + 42, 320, 48)
_FACES: Final = Box(_INNER.left, _INNER.top + 172, _INNER.width, 144)
_EMBLEMS: Final = Box(_INNER.left, _INNER.top + 408, 560, 92)
_MIDDLE: Final = (_CARD.centerx, _CARD.top + 168)
_RATINGS: Final = Box(_CARD.left + 60, _CARD.bottom - 84, _CARD.width - 120, 70)


class IdentityScene(TitledScene):
    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self.identity = identity.load()
        self._before = self.name = self.identity.name
        """As it was, and as typed: it may be empty for a while."""
        self._career = Career(attempts.recorded())
        self._kits = [games.find(game) for game in games.GAMES]
        self._ratings = {kit.name: rating_of(kit, statistics.entries(kit)) for kit in self._kits}

    @property
    def title(self) -> str:
        return tr("Your profile")

    # What can be changed

    def contents(self) -> list[Widget]:
        name = Field("name", _NAME, self.name, self._rename, most=LONGEST_NAME, empty=self._before)
        places = row(_FACES, len(PORTRAITS) + 1, 18)
        faces = [
            self._face(portrait, centred(box.center, min(box.width, 136)))
            for portrait, box in zip(("", *PORTRAITS), places, strict=True)
        ]
        houses = [
            emblem_choice(
                f"emblem-{colour}",
                centred(box.center, 84),
                colour,
                partial(self._change, colour=colour),
                is_mine=colour == self.identity.colour,
                tip=tr("Use this colour and emblem."),
            )
            for colour, box in enumerate(row(_EMBLEMS, len(USUAL_NAMES), 12))
        ]
        ratings = [
            rating_row(kit, box, self._ratings[kit.name])
            for kit, box in zip(self._kits, column(_RATINGS, len(self._kits), 2), strict=True)
        ]
        return [name, *faces, *houses, *ratings]

    def _face(self, portrait: str, box: Box) -> Widget:
        shown = replace(self.identity.seat, portrait=portrait)
        is_mine = portrait == self.identity.portrait

        def paint(brush: Brush, look: Look) -> None:
            if is_mine or look.lit:
                brush.disc(box.center, box.width / 2, GOLD if is_mine else GOLD_LIGHT)
            draw_player(brush, box.center, box.width / 2 - 7, shown)

        words = tr("Use this portrait.") if portrait else tr("Use the emblem alone.")
        choose = partial(self._change, portrait=portrait)
        face = Area(f"portrait-{portrait or 'none'}", box, paint, on_press=choose, tip=words)
        face.spoken, face.chosen = portrait.title(), is_mine
        return face

    def _rename(self, words: str) -> None:
        self.name = words
        self._change(name=words.strip() or self._before)

    def _change(self, **changed: Any) -> None:
        self.identity = replace(self.identity, **changed)
        self.rebuild()

    def left(self) -> None:
        """Keep what was chosen; another window may have chosen meanwhile, and the last one wins."""
        if self.identity != identity.load():
            identity.save(self.identity)

    # The picture

    def paint_panels(self, brush: Brush) -> None:
        draw_panel(brush, _CARD)
        self._paint_card(brush)
        draw_panel(brush, _CHOICES)
        _paint_heading(brush, _NAME.top - 42, tr("Name"))
        _paint_heading(brush, _FACES.top - 48, tr("Portrait"))
        _paint_heading(brush, _EMBLEMS.top - 56, tr("Colour and emblem"))
        note = Box(_INNER.left, _EMBLEMS.bottom + 26, _INNER.width, 52)
        words = tr("This is how you appear at every table, in results and in your career.")
        brush.text(words, note, SMALL.but(size=17), lines=2, where="identity")

    def _paint_card(self, brush: Brush) -> None:
        identity_ = self.identity
        brush.disc(_MIDDLE, 128, GOLD, edge=INK, edge_width=2)
        draw_player(brush, _MIDDLE, 118, identity_.seat)
        name = Box(_CARD.left + 30, _CARD.top + 308, _CARD.width - 60, 52)
        style = TITLE.but(size=38, align="centre")
        brush.text(identity_.name, name, style, where="identity")
        brush.line((_CARD.left + 60, name.bottom + 8), (_CARD.right - 60, name.bottom + 8), GOLD, 2)
        rank = self._career.rank
        middle = (_CARD.left + 112, name.bottom + 70)
        draw_rank(brush, middle, 48, rank.name)
        left = middle[0] + 66
        title = Box(left, middle[1] - 44, _CARD.right - left - 24, 40)
        brush.text(say(rank.title), title, TITLE.but(size=30, colour=INK), where="identity")
        words = ntr("{count} laurel", "{count} laurels", self._career.laurels)
        below = Box(left, title.bottom, title.width, 28)
        brush.text(words, below, MEDIUM.but(size=20), where="identity")
        following = Box(_CARD.left + 36, middle[1] + 54, _CARD.width - 72, 44)
        style = BODY.but(size=18, colour=TERRACOTTA_DARK, align="centre")
        brush.text(next_rank_words(self._career), following, style, lines=2, where="identity")
        heading = Box(_RATINGS.left, _RATINGS.top - 36, _RATINGS.width, 28)
        brush.text(tr("Rating"), heading, TITLE.but(size=19), where="identity")
        brush.line((heading.left, heading.bottom), (heading.right, heading.bottom), GOLD, 1.6)


def _paint_heading(brush: Brush, top: float, words: str) -> None:
    line = Box(_INNER.left, top, _INNER.width, 30)
    brush.text(words, line, TITLE.but(size=21), where="identity")
