"""The first picture: the amphitheatre at dusk, and all there is to do.

It should be there at once. So the land appears layer by layer after the sky and the menu, and
the game behind the menu is imported only when the menu stands.
"""

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

import pygame

from colosseum import __version__, paths, text
from colosseum.games import GAMES
from colosseum.scenes.parts.backdrop import FRAMES_PER_SECOND, STEPS, paint_backdrop, paint_moving
from colosseum.scenes.parts.welcome_panel import paint_welcome, welcome_buttons
from colosseum.scenes.routes import (
    credits_scene,
    lessons_scene,
    load_scene,
    rulebook_scene,
    seats_scene,
    settings_scene,
    statistics_scene,
)
from colosseum.scenes.scene import Scene, Window
from colosseum.text import ntr, tr
from colosseum.tutor.progress import Progress
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button, Kind
from colosseum.widgets.headline import draw_headline
from colosseum.widgets.screen import Box
from colosseum.widgets.theme import CREAM, MEDIUM, SMALL, STONE_DARK
from colosseum.widgets.widget import Widget

if TYPE_CHECKING:
    from colosseum.session import Session

log = logging.getLogger(__name__)

_MARGIN: Final = 86.0
_TOP: Final = 254.0
_BUTTON: Final = (360.0, 54.0)
_PITCH: Final = 62.0


class TitleScene(Scene):
    def __init__(self, window: Window, is_first: bool = False) -> None:
        """`is_first` greets somebody who has never been here."""
        super().__init__(window)
        self.is_first = is_first
        self._saved: Session | None = None
        self._may_go_on = False
        """Whether there is a game to be gone on with, as far as one knows without looking."""
        self._was_painted = False
        self._steps = 1
        """Of the picture, that are painted so far."""
        self._seconds = 0.0
        self._frame = 0
        self._frame_is_new = False

    def entered(self) -> None:
        self.window.sounds.start_music()
        self._saved = None
        self._may_go_on = any((paths.data_folder() / "games").glob("*.journal"))
        if self._may_go_on or Progress.load(GAMES[0], "lessons").seen:
            self.is_first = False
        super().entered()

    @property
    def _left(self) -> float:
        """In a wide window the menu keeps to the edge, away from the picture."""
        return self.window.screen.everything.left + _MARGIN

    # The menu

    def widgets(self) -> list[Widget]:
        scenes = (
            ("new", tr("New game"), seats_scene),
            ("learn", tr("Learn"), lessons_scene),
            ("rulebook", tr("Rulebook"), rulebook_scene),
            ("load", tr("Load · Replays"), load_scene),
            ("statistics", tr("Statistics"), statistics_scene),
            ("settings", tr("Settings"), settings_scene),
            ("credits", tr("Credits"), credits_scene),
        )
        buttons: list[Widget] = [self._continue_button()] if self._may_go_on else []
        for key, words, scene in scenes:
            note = _learnt() if key == "learn" else ""
            buttons.append(self._button(len(buttons), key, words, self._opening(scene), note))
        buttons.append(self._button(len(buttons), "quit", tr("Quit"), self.window.quit))
        if self.is_first:
            buttons += welcome_buttons(self._opening(lessons_scene), self._opening(seats_scene))
        return buttons

    def _continue_button(self) -> Button:
        saved = self._saved
        if saved is None:
            return self._button(0, "continue", tr("Continue"), None, why=tr("One moment."))
        from colosseum.scenes.parts.names import where_it_stands, who_plays

        note = f"{where_it_stands(saved.game)} · {who_plays(saved.seats)}"
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
            Box(self._left, _TOP + place * _PITCH, *_BUTTON),
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

    def _go_on(self, saved: "Session") -> None:
        from colosseum.scenes.table import TableScene

        self.window.start_over(TableScene(self.window, saved))

    def key(self, event: pygame.Event) -> bool:
        if event.key == pygame.K_F1:
            self.window.push(rulebook_scene(self.window))
            return True
        return super().key(event)

    def back(self) -> None:
        from colosseum.scenes.confirm import confirm_if_wanted

        confirm_if_wanted(self.window, tr("Leave Colosseum?"), tr("Quit"), self.window.quit)

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
        self._seconds += seconds
        frame = int(self._seconds * FRAMES_PER_SECOND) if self.window.settings.animations else 0
        self._frame_is_new = frame != self._frame
        self._frame = frame

    def _look_for_game(self) -> None:
        self._saved = _unfinished()
        self._may_go_on = self._saved is not None
        self.rebuild()

    @property
    def is_lively(self) -> bool:
        return self.window.settings.animations or not self._is_complete

    @property
    def _is_complete(self) -> bool:
        """Whether all of the picture is there, and the last game was looked for."""
        return self._steps == len(STEPS) and (self._saved is not None or not self._may_go_on)

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
        whole = brush.screen.everything
        corner = Box(0, 0, 700, 28)
        corner.bottomright = (whole.right - 24, whole.bottom - 16)
        language = text.LANGUAGES.get(self.window.settings.language, "")
        unofficial = tr("an unofficial fan implementation")
        style = SMALL.but(colour=STONE_DARK, align="right")
        brush.text(f"{__version__} · {language} · {unofficial}", corner, style, where="corner")

    def paint_over(self, brush: Brush) -> None:
        if self._steps == len(STEPS):
            paint_moving(brush, self._frame)


def _unfinished() -> "Session | None":
    """The game that can be gone on with, if any."""
    from colosseum import session
    from colosseum.rules.journal import JournalError

    file = session.latest_unfinished()
    if file is None:
        return None
    try:
        return session.Session.resume(file)
    except JournalError as error:
        log.warning("%s", error)
        return None


def _learnt() -> str:
    """How many lessons there are, and how many of them are done."""
    count = len([*paths.asset("lessons", GAMES[0]).glob("*.yaml")])
    words = ntr("{count} lesson", "{count} lessons", count)
    done = len(Progress.load(GAMES[0], "lessons").seen)
    return tr("{lessons} · {done} done", lessons=words, done=done) if done else words
