"""A report to send to the makers is written: what is in it, where it is, and how to get there.

It opens from the menus, and where an error has stopped the program. So it needs no picture: a
missing one may be why it opens.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from colosseum.files.storage import StorageError
from colosseum.scenes.parts.titled_scene import draw_panel
from colosseum.scenes.scene import Scene, Window
from colosseum.widgets import clipboard
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button, Kind
from colosseum.widgets.design_units import WHOLE, Box
from colosseum.widgets.layout import centred, column, row
from colosseum.widgets.theme import BODY, PAPER, RED, SMALL, STONE_DARK, STRONG, TITLE, UMBER_DARK
from colosseum.widgets.widget import Area, Look, Widget
from colosseum.words.sentences import Sentence
from colosseum.words.translation import tr

_WIDTH: Final = 860.0
_HEIGHT: Final = 430.0
_MORE: Final = 110.0
"""What the reason for closing needs besides."""
_TEXT: Final = BODY.but(size=21, valign="top")


class ProblemReportScene(Scene):
    over = True

    def __init__(
        self, window: Window, write: Callable[[], Path], stopped: str | None = None
    ) -> None:
        """`write` writes the report; `stopped` says why the program cannot go on, if it cannot."""
        super().__init__(window)
        self._write = write
        self._stopped = stopped
        self.file: Path | None = None
        self.trouble: Sentence | None = None
        """Why there is no file."""
        self._was_copied = False
        height = _HEIGHT if stopped is None else _HEIGHT + _MORE
        self._panel = centred(WHOLE.center, _WIDTH, height)
        self._inside = self._panel.inflate(-80, -60)
        self._place = Box(self._inside.left, self._inside.bottom - 174, self._inside.width, 92)
        """Where the file is named."""
        self._try_to_write()

    def _try_to_write(self) -> None:
        self.trouble = None
        try:
            self.file = self._write()
        except StorageError as error:
            self.trouble = error.words

    # What can be seen and pressed

    def widgets(self) -> list[Widget]:
        line = Box(self._inside.left, self._inside.bottom - 54, self._inside.width, 54)
        back, go = row(line, 2, 20)
        leave = tr("Back") if self._stopped is None else tr("Quit")
        widgets: list[Widget] = [Button("back", back, leave, self.back)]
        if self.file is None:
            again = Button("again", go, tr("Try again"), self._again, kind=Kind.PRIMARY)
            return [again, *widgets]
        words = tr("Path copied") if self._was_copied else tr("Copy the path")
        copy = Button("copy", go, words, self._copy, kind=Kind.PRIMARY)
        return [Area("file", self._place, self._paint_file, tip=str(self.file)), copy, *widgets]

    def _again(self) -> None:
        self._try_to_write()
        self.rebuild()

    def _copy(self) -> None:
        self._was_copied = clipboard.copy(str(self.file))
        self.rebuild()

    def paint_under(self, brush: Brush) -> None:
        if self._stopped is None:
            brush.shade(150)
        else:
            brush.slab(brush.screen.everything, UMBER_DARK, radius=0)
        draw_panel(brush, self._panel)
        title = Box(self._inside.left, self._inside.top, self._inside.width, 44)
        words = tr("Report a problem") if self._stopped is None else tr("Colosseum has to close")
        brush.text(words, title, TITLE.but(size=30), where="report")
        room = Box(title.left, title.bottom + 12, title.width, self._place.top - title.bottom - 24)
        if self.trouble is not None:
            words = tr("The report cannot be written. {reason}", reason=self.trouble)
            brush.text(words, self._place, BODY.but(size=19, colour=RED), lines=3, where="report")
        brush.text(self._explanation(), room, _TEXT, lines=9, where="report")

    def _explanation(self) -> str:
        about = tr(
            "The report contains your version, system and settings, the log and a game. It names "
            "only the players at the table. Nothing is sent automatically: send it to the makers "
            "of Colosseum, and tell them what you expected to happen."
        )
        return about if self._stopped is None else f"{self._stopped}\n\n{about}"

    def _paint_file(self, brush: Brush, look: Look) -> None:
        assert self.file is not None
        brush.slab(self._place, PAPER, radius=10, edge=STONE_DARK, edge_width=1.5)
        name, folder = column(self._place.inflate(-36, -20), 2)
        large, small = STRONG.but(size=20), SMALL.but(size=18)
        # Paths can be of any length; the tooltip has all of it.
        brush.text(brush.shortened(self.file.name, large, name.width), name, large)
        words = tr("in {folder}", folder=self.file.parent)
        brush.text(brush.shortened(words, small, folder.width), folder, small)
