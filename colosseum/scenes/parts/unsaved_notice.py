"""A calm notice for as long as a game cannot be saved, with what can be done about it."""

from collections.abc import Callable
from typing import Final

from colosseum.play.session import Session
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button, Kind
from colosseum.widgets.design_units import Box
from colosseum.widgets.theme import BODY, CREAM, GOLD, UMBER_DARK
from colosseum.widgets.widget import Area, Look, Widget
from colosseum.words.translation import ntr, tr

_RETRY: Final = 5.0
"""Seconds from one try to the next."""
_HEIGHT: Final = 40.0


class UnsavedNotice:
    """Watches over one session's saves, and tries again by itself."""

    def __init__(self, session: Session, on_change: Callable[[], None]) -> None:
        self._session = session
        self._on_change = on_change
        self._seconds = 0.0
        self._shown = self._state

    @property
    def is_up(self) -> bool:
        return self._session.unsaved is not None

    @property
    def _state(self) -> tuple[object, ...]:
        return self._session.unsaved, self._session.elsewhere

    def try_again(self, seconds: float) -> None:
        """Time has passed while the game could not be saved: save again now and then."""
        self._seconds += seconds
        if self._seconds >= _RETRY:
            self._seconds = 0.0
            self._session.save()
        self.look_again()

    def look_again(self) -> None:
        """Look different if a save has failed, or succeeded again."""
        if self._state != self._shown:
            self._shown = self._state
            self._on_change()

    def would_be_lost(self) -> str:
        """Save again; if that fails, what leaving would lose, in words."""
        session = self._session
        if session.unsaved is not None:
            session.save()
        if session.file is None or session.unsaved is None or session.elsewhere is not None:
            return ""
        count = session.unsaved_actions
        lost = ntr(
            "{count} action has not been saved.", "{count} actions have not been saved.", count
        )
        return f"{self._words()} {lost}"

    def _words(self) -> str:
        assert self._session.unsaved is not None
        return tr("This game cannot be saved: {reason}.", reason=self._session.unsaved.reason)

    # What can be seen and pressed

    def widgets(self, box: Box) -> list[Widget]:
        """A strip at the top of the box; nothing while all is well."""
        if not self.is_up:
            return []
        strip = Box(box.left, box.top, box.width, _HEIGHT)
        again = Box(strip.right - 126, strip.top + 5, 120, strip.height - 10)
        buttons: list[Widget] = [
            Button(
                "save again",
                again,
                tr("Try again"),
                self._save_again,
                kind=Kind.QUIET,
                size=16,
                tip=tr("Save the game now. Colosseum also retries by itself every few seconds."),
            )
        ]
        if self._session.elsewhere is None:
            place = Box(again.left - 162, again.top, 156, again.height)
            words = tr("Save a copy in another folder, such as your documents.")
            buttons.append(
                Button(
                    "save elsewhere",
                    place,
                    tr("Save elsewhere"),
                    self._save_elsewhere,
                    kind=Kind.QUIET,
                    size=16,
                    tip=words,
                )
            )
        room = buttons[-1].box.left - strip.left - 30
        return [self._strip(strip, room), *buttons]

    def _strip(self, box: Box, room: float) -> Widget:
        words, tip = self._words(), ""
        if self._session.elsewhere is not None:
            folder = self._session.elsewhere.parent
            words = tr("The game is saved in {folder} for now.", folder=folder)
            tip = tr("The file is {file}.", file=self._session.elsewhere.name)

        def paint(brush: Brush, look: Look) -> None:
            brush.slab(box, UMBER_DARK, radius=10, edge=GOLD, edge_width=2, shadow=8)
            inside = Box(box.left + 16, box.top + 4, room, box.height - 8)
            brush.text(words, inside, BODY.but(size=16, colour=CREAM), lines=2, where="unsaved")

        return Area("unsaved", box, paint, tip=tip)

    def _save_again(self) -> None:
        self._session.save()
        self.look_again()

    def _save_elsewhere(self) -> None:
        self._session.save_elsewhere()
        self.look_again()
