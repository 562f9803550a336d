"""The first picture: the amphitheatre at dusk, and all there is to do."""

import logging
from collections.abc import Callable
from typing import Final

from colosseum import __version__, controller, text
from colosseum.controller import Controller
from colosseum.rules.journal import JournalError
from colosseum.scenes.ask import ask_if_wanted
from colosseum.scenes.credits import CreditsScene
from colosseum.scenes.dusk import FRAMES_PER_SECOND, paint_dusk, paint_moving
from colosseum.scenes.load import LoadScene
from colosseum.scenes.naming import where_it_stands, who_plays
from colosseum.scenes.scene import House, Scene
from colosseum.scenes.seats import SeatsScene
from colosseum.scenes.settings import SettingsScene
from colosseum.scenes.statistics import StatisticsScene
from colosseum.text import tr
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button, Kind
from colosseum.widgets.headline import draw_headline
from colosseum.widgets.screen import Box
from colosseum.widgets.theme import CREAM, MEDIUM, SMALL, STONE_DARK
from colosseum.widgets.widget import Widget

log = logging.getLogger(__name__)

_MARGIN: Final = 86.0
_TOP: Final = 262.0
_BUTTON: Final = (360.0, 54.0)
_PITCH: Final = 63.0


class TitleScene(Scene):
    def __init__(self, house: House) -> None:
        super().__init__(house)
        self._saved: Controller | None = None
        self._seconds = 0.0
        self._frame = 0
        self._frame_is_new = False

    def entered(self) -> None:
        self.house.sounds.start_music()
        self._saved = _unfinished()
        super().entered()

    @property
    def _left(self) -> float:
        """In a wide window the menu keeps to the edge, away from the picture."""
        return self.house.screen.everything.left + _MARGIN

    # The menu

    def widgets(self) -> list[Widget]:
        scenes = (
            ("new", tr("New game"), SeatsScene),
            ("learn", tr("Learn"), None),
            ("load", tr("Load · Replays"), LoadScene),
            ("statistics", tr("Statistics"), StatisticsScene),
            ("settings", tr("Settings"), SettingsScene),
            ("credits", tr("Credits"), CreditsScene),
        )
        buttons: list[Widget] = [] if self._saved is None else [self._continue_button(self._saved)]
        for key, words, scene in scenes:
            buttons.append(self._button(len(buttons), key, words, self._opening(scene)))
        buttons.append(self._button(len(buttons), "quit", tr("Quit"), self.house.quit))
        return buttons

    def _continue_button(self, saved: Controller) -> Button:
        note = f"{where_it_stands(saved.game)} · {who_plays(saved.seats)}"
        return self._button(0, "continue", tr("Continue"), lambda: self._go_on(saved), note)

    def _button(
        self, place: int, key: str, words: str, on_press: Callable[[], None] | None, note: str = ""
    ) -> Button:
        return Button(
            key,
            Box(self._left, _TOP + place * _PITCH, *_BUTTON),
            words,
            on_press,
            kind=Kind.PLAIN if place else Kind.PRIMARY,
            note=note,
            barred=None if on_press else tr("Lessons come with a later version."),
            size=21,
            align="left",
            inset=24,
        )

    def _opening(self, scene: Callable[[House], Scene] | None) -> Callable[[], None] | None:
        return None if scene is None else lambda: self.house.push(scene(self.house))

    def _go_on(self, saved: Controller) -> None:
        from colosseum.scenes.table import TableScene

        self.house.start_over(TableScene(self.house, saved))

    def back(self) -> None:
        ask_if_wanted(self.house, tr("Leave Colosseum?"), tr("Quit"), self.house.quit)

    # The picture

    def update(self, seconds: float) -> None:
        self._seconds += seconds
        frame = int(self._seconds * FRAMES_PER_SECOND) if self.house.settings.animations else 0
        self._frame_is_new = frame != self._frame
        self._frame = frame

    @property
    def is_lively(self) -> bool:
        return self.house.settings.animations

    @property
    def is_moving(self) -> bool:
        return self._frame_is_new

    def paint_under(self, brush: Brush) -> None:
        paint_dusk(brush)
        draw_headline(brush, "COLOSSEUM", (self._left, 138), 122, tracking=0.045)
        subtitle = Box(self._left + 6, 186, 760, 40)
        words = tr("Stage the greatest event Rome has ever seen")
        brush.text(words, subtitle, MEDIUM.but(size=24, colour=CREAM), where="subtitle")
        whole = brush.screen.everything
        corner = Box(0, 0, 700, 28)
        corner.bottomright = (whole.right - 24, whole.bottom - 16)
        language = text.LANGUAGES.get(self.house.settings.language, "")
        unofficial = tr("an unofficial fan implementation")
        style = SMALL.but(colour=STONE_DARK, align="right")
        brush.text(f"{__version__} · {language} · {unofficial}", corner, style, where="corner")

    def paint_over(self, brush: Brush) -> None:
        paint_moving(brush, self._frame)


def _unfinished() -> Controller | None:
    """The game that can be gone on with, if any."""
    file = controller.latest_unfinished()
    if file is None:
        return None
    try:
        return Controller.resume(file)
    except JournalError as error:
        log.warning("%s", error)
        return None
