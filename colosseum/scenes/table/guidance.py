"""Hints and advice at the table: they say and mark, and never act."""

from collections.abc import Sequence
from typing import Final, Protocol

from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.actions import Offer
from colosseum.rules.colosseum.events import PhaseBegan
from colosseum.rules.kernel import Record, SeatIndex
from colosseum.scenes.scene import Window
from colosseum.scenes.table.advice import advice_widgets
from colosseum.scenes.table.colosseum.layout import HINT, LOG, PANEL
from colosseum.scenes.table.marks import marks
from colosseum.text import tr
from colosseum.tutor.advisor import Advice, advise
from colosseum.tutor.colosseum.hints import Hint, hints_for
from colosseum.tutor.progress import Progress
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button, Kind
from colosseum.widgets.layout import centred
from colosseum.widgets.screen import Box
from colosseum.widgets.theme import BODY, CREAM, GOLD, INK, PURPLE
from colosseum.widgets.widget import Widget

_LAMP: Final = 64.0
_LOG_LEAST: Final = 54.0
"""What a long hint leaves to the log: two lines."""
_GAP: Final = 10.0
_WORDS: Final = BODY.but(size=17, colour=CREAM)


class Guided(Protocol):
    """What guidance may ask of the table."""

    window: Window

    @property
    def game(self) -> Game: ...

    @property
    def records(self) -> Sequence[Record]: ...

    def rebuild(self) -> None: ...


class Guidance:
    """One hint a decision at most, and advice on request."""

    def __init__(self, table: Guided) -> None:
        self._table = table
        self._progress = Progress.load()
        self._seat: SeatIndex | None = None
        """Who is asked."""
        self._latest: Hint | None = None
        self.hint: Hint | None = None
        """What is shown now."""
        self.advice: Advice | None = None
        self._marked = 0

    # What happens

    def asked(self, seat: SeatIndex) -> None:
        """A decision is due: the most pressing hint that was not seen before, if any."""
        self._seat = seat
        self.hint = self.advice = None
        self._progress = Progress.load()  # the settings may have forgotten all of it
        if self._table.window.settings.hints:
            hints = hints_for(self._table.game, seat)
            self.show(next((h for h in hints if not self._progress.has_seen(h.id)), None))

    def decided(self) -> None:
        """Whoever has acted had the time to read."""
        self._seat = self.advice = None
        if self.hint is not None:
            self._progress.see(self.hint.id)
            self.hint = None

    def show(self, hint: Hint | None) -> None:
        self.hint = hint
        self._latest = hint or self._latest

    def dismiss(self) -> None:
        if self.hint is not None:
            self._progress.see(self.hint.id)
            self.hint = None
            self._table.rebuild()

    def toggle_hint(self) -> bool:
        """Put the hint away, or open the latest again, as it is now; False if there is none."""
        if self.hint is not None:
            self.dismiss()
            return True
        hints = [] if self._seat is None else hints_for(self._table.game, self._seat)
        again = [hint for hint in hints if self._latest and hint.id == self._latest.id]
        self.show(next(iter([*again, *hints]), self._latest))
        self._table.rebuild()
        return self.hint is not None

    def toggle_advice(self) -> None:
        game = self._table.game
        if self.advice is None:
            self.advice = advise(game, game.state.seat, self._offers())
        else:
            self.advice = None
        self._marked = 0
        self._table.rebuild()

    def _offers(self) -> list[Offer]:
        """The offers that the one who decides has made in this phase."""
        found = []
        for record in reversed(self._table.records):
            if any(isinstance(event, PhaseBegan) for event in record.events):
                break
            if isinstance(record.action, Offer) and record.seat == self._table.game.state.seat:
                found.append(record.action)
        return found

    def _mark(self, place: int) -> None:
        self._marked = place
        self._table.rebuild()

    # What can be pressed

    def widgets(self, panel: Box, others: Sequence[Widget]) -> list[Widget]:
        if self.advice is not None:
            chosen = self.advice.choices[self._marked]
            return [
                marks(chosen.about, others),
                *advice_widgets(self.advice, self._marked, panel, self._mark, self.toggle_advice),
            ]
        if self.hint is None:
            return []
        place = place_for(panel)
        close = Button(
            "dismiss",
            Box(place.right - 36, place.top + 8, 28, 28),
            "×",
            self.dismiss,
            kind=Kind.QUIET,
            size=22,
            tip=tr("Put the hint away (H)"),
        )
        return [marks(self.hint.about, others, strong=False), close]


# What can be seen


def place_for(panel: Box) -> Box:
    """Below the panel; a tall one leaves only the log's place."""
    return HINT if panel.bottom <= PANEL.bottom else LOG


def paint_words(brush: Brush, words: str, panel: Box, *, closable: bool) -> Box:
    """A hint, a notice or what to decide, with the lamp; returns what is left for the log."""
    place = place_for(panel)
    room = place.width - _LAMP - (44 if closable else 14)
    needed = brush.text_height(words, _WORDS, room) + 14
    most = LOG.bottom - place.top - (_LOG_LEAST + _GAP if place is HINT else 0)
    box = Box(place.left, place.top, place.width, min(most, max(place.height, needed)))
    brush.slab(box, PURPLE, radius=12, edge=GOLD, edge_width=2, shadow=8)
    lamp = (box.left + 34, box.centery)
    brush.disc(lamp, 22, INK, edge=GOLD)
    picture = centred(lamp, 28)
    brush.picture("icon-hint", picture)
    inside = Box(box.left + _LAMP, box.top + 6, room, box.height - 12)
    brush.text(words, inside, _WORDS, lines=6, where="hint")
    return Box(LOG.left, box.bottom + _GAP, LOG.width, LOG.bottom - box.bottom - _GAP)
