"""The title screen: the amphitheatre at dusk, and the main menu.

It must appear at once. So the land appears layer by layer after the sky and the menu, and the
rest of the program is imported only once the menu is there.
"""

import logging
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pygame

from colosseum import __version__, games
from colosseum.files import catalogues, paths, storage
from colosseum.games import GAMES
from colosseum.scenes import routes
from colosseum.scenes.parts.amphitheatre_backdrop import (
    FRAMES_PER_SECOND,
    STEPS,
    paint_backdrop,
    paint_moving,
    painted_steps,
)
from colosseum.scenes.parts.background_task import Background
from colosseum.scenes.parts.lesson_progress import lessons_done
from colosseum.scenes.parts.question import Question
from colosseum.scenes.parts.welcome_panel import paint_welcome, welcome_buttons
from colosseum.scenes.scene import Scene, Window
from colosseum.sound.music import Mood
from colosseum.tutor.progress import Progress
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button, Kind
from colosseum.widgets.design_units import Box
from colosseum.widgets.headline import draw_headline
from colosseum.widgets.theme import CREAM, GOLD, MEDIUM, SMALL, STONE_DARK, UMBER_DARK
from colosseum.widgets.widget import Widget
from colosseum.words import translation
from colosseum.words.sentences import GameError, Sentence
from colosseum.words.translation import tr

if TYPE_CHECKING:
    from colosseum.play.news import News
    from colosseum.play.session import Session
    from colosseum.play.summary import SavedGame
    from colosseum.scenes.parts.news_panel import NewsPanel

log = logging.getLogger(__name__)

_MARGIN: Final = 86.0
_TOP: Final = 254.0
_WIDTH: Final = 360.0
_PITCH: Final = 57.0
_GAP: Final = 7.0
_APART: Final = 12.0
"""Between what belongs together: to play, to learn, to look at, and the rest."""
_FIRST_OF_GROUP: Final = ("learn", "load", "settings")
_TROUBLE_TOP: Final = 822.0
"""Below the menu; the log has what does not fit there."""
_IMPORT_AFTER: Final = 0.5
"""Seconds with the complete picture before the other scenes are imported."""


class TitleScene(Scene):
    def __init__(self, window: Window, is_first: bool = False, file: Path | None = None) -> None:
        """`is_first` welcomes someone who has never played here; `file` is a game to open."""
        super().__init__(window)
        self.is_first = is_first
        self._file = file
        """A game to open at once; None when that is done."""
        self._saved: SavedGame | None = None
        """The game that can be continued, once it is found."""
        self._candidates: Iterator[SavedGame | None] | None = None
        """The games to look through for it; None once the search is over."""
        self._search: Background[SavedGame | None] | None = None
        self._loading: Background[Session] | None = None
        """The game to open, while it is read."""
        self._news: NewsPanel | None = None
        """What there is to do today, once it is read; a first welcome takes its place."""
        self._reading: Background[News] | None = None
        self._is_read = False
        self.troubles = _untold_troubles()
        """Sentences, to be said in whatever language is spoken when they are drawn."""
        self._was_painted = False
        self._steps = max(1, painted_steps(window.paintbox))
        """Steps of the picture painted so far."""
        self._seconds = 0.0
        self._frame = 0
        self._frame_is_new = False

    def entered(self) -> None:
        self.window.sounds.set_mood(Mood.TITLE)
        self._saved = self._search = self._loading = self._reading = None
        self._is_read = False
        has_games = _has_games()
        self._candidates = _unfinished_games() if has_games else None
        if has_games or any(Progress.load(game, "lessons").seen for game in GAMES):
            self.is_first = False
        if (file := self._file) is not None:
            self._loading = Background(lambda: _session_in(file))
        super().entered()

    @property
    def _left(self) -> float:
        """The menu's left edge; in a wide window it is outside the picture."""
        return self.window.screen.everything.left + _MARGIN

    # The menu

    def widgets(self) -> list[Widget]:
        scenes = (
            ("career", tr("Career"), routes.career),
            ("new", tr("New game"), routes.new_game),
            ("learn", tr("Learn"), routes.lessons),
            ("rulebook", tr("Rulebook"), routes.rulebook),
            ("load", tr("Saved games"), routes.saved_games),
            ("statistics", tr("Statistics"), routes.statistics),
            ("settings", tr("Settings"), routes.settings),
        )
        buttons: list[Widget] = []
        groups = 0
        if self._saved or self._candidates:
            buttons.append(self._continue_button())
        for key, words, scene in scenes:
            note = lessons_done(GAMES) if key == "learn" else ""
            button = self._button(len(buttons), key, words, self._opening(scene), note)
            groups += key in _FIRST_OF_GROUP
            button.box.top += groups * _APART
            buttons.append(button)
        leave = self._button(len(buttons), "quit", tr("Quit"), self.window.quit)
        leave.box.top += groups * _APART
        buttons.append(leave)
        if self.is_first:
            buttons += welcome_buttons(
                self._opening(routes.lessons), self._opening(routes.new_game)
            )
        elif self._news is not None:
            buttons += self._news.widgets(self.window)
        return buttons

    def _continue_button(self) -> Button:
        saved = self._saved
        if saved is None or self._loading:
            return self._button(0, "continue", tr("Continue"), None, why=tr("One moment."))
        game = _stage_of(saved) or translation.say(games.find(saved.game).title)
        standing, who = translation.say(saved.standing), _who_plays(saved)
        note = f"{game}\n{standing}" if who in standing else f"{game}\n{standing} · {who}"
        return self._button(0, "continue", tr("Continue"), lambda: self._go_on(saved), note)

    def _button(
        self,
        place: int,
        key: str,
        words: str,
        on_press: Callable[[], None] | None,
        note: str = "",
        why: str = "",
    ) -> Button:
        return Button(
            key,
            Box(self._left, _TOP + place * _PITCH, _WIDTH, _PITCH - _GAP),
            words,
            on_press,
            kind=Kind.PLAIN if place or self.is_first else Kind.PRIMARY,
            note=note,
            disabled_because=why or None,
            size=21,
            align="left",
            inset=24,
        )

    def _opening(self, scene: Callable[[Window], Scene]) -> Callable[[], None]:
        return lambda: self.window.push(scene(self.window))

    def _go_on(self, saved: "SavedGame") -> None:
        from colosseum.play.session import Session

        self._loading = Background(lambda: Session.resume(saved.file))
        self.rebuild()

    def _loaded(self, loading: "Background[Session]") -> None:
        self._loading = None
        given, self._file = self._file, None
        try:
            session = loading.result()
        except Exception as error:
            self._cannot_open(given, error)
            return
        routes.go_on(self.window, session)

    def _cannot_open(self, given: Path | None, error: Exception) -> None:
        """Say why a game could not be opened; if it was the last one, look for the one before."""
        from colosseum.play.saves import why_unusable

        file = given or (self._saved.file if self._saved else None)
        assert file is not None
        self.troubles.append(why_unusable(file, error))
        if given is None:
            self._saved = None
        self.rebuild()

    def key(self, event: pygame.Event) -> bool:
        if event.key == pygame.K_F1:
            self.window.push(routes.rulebook(self.window))
            return True
        return super().key(event)

    def back(self) -> None:
        def ask() -> Question:
            return Question(tr("Quit Colosseum?"), tr("Quit"))

        routes.confirm(self.window, ask, self.window.quit)

    # The picture

    def update(self, seconds: float) -> None:
        if not self._was_painted:
            return
        if self._steps < len(STEPS):
            self._steps += 1
            self.page.stale = True
            return
        if not self._is_complete:
            self._look_for_game()
        if self._loading is not None and self._loading.is_done:
            self._loaded(self._loading)
            return
        if self._is_complete and not self._is_read and not self.is_first:
            self._read_news()
        before, self._seconds = self._seconds, self._seconds + seconds
        if before < _IMPORT_AFTER <= self._seconds:
            routes.import_ahead()
        frame = int(self._seconds * FRAMES_PER_SECOND) if self.window.settings.animations else 0
        self._frame_is_new = frame != self._frame
        self._frame = frame

    def _look_for_game(self) -> None:
        """Let the search go on; hundreds of old games must not hold up the picture."""
        candidates = self._candidates
        assert candidates is not None
        if self._search is None:
            self._search = Background(lambda: _first_of(candidates))
        if self._search.is_done:
            self._saved, self._search = self._search.result(), None
            if self._saved is None:
                self._candidates = None
            self.troubles += _new_notices()
            self.rebuild()

    def _read_news(self) -> None:
        """Let the news be read, after all that the menu needs."""
        game = self.window.settings.game
        if self._reading is None:
            self._reading = Background(lambda: _news_for(game))
        if not self._reading.is_done:
            return
        reading, self._reading, self._is_read = self._reading, None, True
        try:
            news = reading.result()
        except GameError as error:
            log.warning("%s", error)
            return
        from colosseum.scenes.parts.news_panel import NewsPanel

        self._news = NewsPanel(news)
        self.rebuild()

    @property
    def is_loading(self) -> bool:
        return any((self._search, self._loading, self._reading))

    @property
    def is_lively(self) -> bool:
        is_to_read = not self._is_read and not self.is_first
        is_busy = not self._is_complete or self.is_loading or is_to_read
        return self.window.settings.animations or is_busy

    @property
    def _is_complete(self) -> bool:
        """Whether the picture is complete and the search is over."""
        return self._steps == len(STEPS) and (self._saved is not None or self._candidates is None)

    @property
    def is_moving(self) -> bool:
        return self._frame_is_new

    def paint_under(self, brush: Brush) -> None:
        self._was_painted = True
        paint_backdrop(brush, steps=self._steps)
        draw_headline(brush, "COLOSSEUM", (self._left, 138), 122, tracking=0.045)
        subtitle = Box(self._left + 6, 186, 760, 40)
        words = tr("Stage the greatest event Rome has ever seen")
        brush.text(words, subtitle, MEDIUM.but(size=24, colour=CREAM), where="subtitle")
        if self.is_first:
            paint_welcome(brush)
        elif self._news is not None:
            self._news.paint(brush)
        if self.troubles:
            room = Box(self._left + 14, _TROUBLE_TOP, 640, 62)
            brush.slab(room.inflate(28, 8), UMBER_DARK, radius=10, edge=GOLD, edge_width=1.5)
            style = SMALL.but(size=17, colour=CREAM)
            words = " ".join(translation.say(trouble) for trouble in self.troubles[:3])
            brush.text(words, room, style, lines=3, where="troubles")
        whole = brush.screen.everything
        corner = Box(0, 0, 700, 28)
        corner.bottomright = (whole.right - 24, whole.bottom - 16)
        language = catalogues.languages().get(self.window.settings.language, "")
        unofficial = tr("an unofficial fan implementation")
        style = SMALL.but(colour=STONE_DARK, align="right")
        brush.text(f"{__version__} · {language} · {unofficial}", corner, style, where="corner")

    def paint_over(self, brush: Brush) -> None:
        if self._steps == len(STEPS):
            paint_moving(brush, self._frame)


def _untold_troubles() -> list[Sentence]:
    """What went wrong with the player's files, in sentences; nobody hears it twice."""
    found = _new_notices()
    if paths.temporary is not None:
        found.append(Sentence("Your usual folder cannot be used."))
        found.append(Sentence("Your games are kept in {folder} for now.", folder=paths.temporary))
    return found


def _new_notices() -> list[Sentence]:
    found = [*storage.notices]
    storage.notices.clear()
    return found


def _has_games() -> bool:
    """Whether there are saved games; if the system does not tell, the search for one says why."""
    try:
        return any(".journal" in name for name in storage.names_in(paths.data_folder() / "games"))
    except storage.FailedRead:
        return True


def _unfinished_games() -> "Iterator[SavedGame | None]":
    """Look for games to continue; imports what it needs only once the menu is there."""
    from colosseum.play import saves

    saves.tidy_up()
    yield from saves.latest_unfinished()


def _first_of(candidates: "Iterator[SavedGame | None]") -> "SavedGame | None":
    found = next(filter(None, candidates), None)
    if found is not None:
        _stage_of(found)  # the stages are read here, so that the window need not wait for them
    return found


def _stage_of(saved: "SavedGame") -> str:
    """The stage or challenge that a game is played for; "" if there is none."""
    if not saved.stage:
        return ""
    from colosseum.scenes.parts.stage_titles import stage_title

    return stage_title(saved.stage)


def _session_in(file: Path) -> "Session":
    """A saved game from any folder, to play; or to look at, if it is over."""
    from colosseum.play import saves
    from colosseum.play.session import Session

    return Session.open(saves.saved_game(file))  # what is no saved game gets no lock beside it


def _news_for(game: str) -> "News":
    from colosseum.play.news import News

    return News.read(game)


def _who_plays(saved: "SavedGame") -> str:
    """The first human player at the table, or else the first player."""
    people = [seat.name for seat in saved.seats if seat.is_human]
    return people[0] if people else saved.seats[0].name
