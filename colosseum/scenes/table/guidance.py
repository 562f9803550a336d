"""Hints and advice at the table: they speak and point, but never act."""

from collections.abc import Sequence
from typing import Any, Final, Protocol

from colosseum import games
from colosseum.rules.kernel import Record, SeatIndex
from colosseum.scenes.scene import Window
from colosseum.scenes.table.advice import advice_widgets
from colosseum.scenes.table.kit import TableKit
from colosseum.scenes.table.layout import TableLayout
from colosseum.scenes.table.marks import marks
from colosseum.text import tr
from colosseum.tutor.advisor import Advice, advise
from colosseum.tutor.hints import Hint, hints_for
from colosseum.tutor.progress import Progress
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button, Kind
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import centred
from colosseum.widgets.theme import BODY, CREAM, GOLD, INK, PURPLE
from colosseum.widgets.widget import Widget

_LAMP: Final = 64.0
_LOG_LEAST: Final = 54.0
"""What a long hint leaves for the log: two lines."""
_GAP: Final = 10.0
_WORDS: Final = BODY.but(size=17, colour=CREAM)


class Guided(Protocol):
    """What guidance may ask of the table."""

    window: Window
    kit: TableKit

    @property
    def game(self) -> Any: ...

    @property
    def records(self) -> Sequence[Record]: ...

    def rebuild(self) -> None: ...


class Guidance:
    """At most one hint for each decision, and advice on request."""

    def __init__(self, table: Guided) -> None:
        self._table = table
        self._kit = games.tutor(table.game.name)
        self._progress = Progress.load(self._kit.name)
        self._seat: SeatIndex | None = None
        """The deciding player, if a person."""
        self._latest: Hint | None = None
        self.hint: Hint | None = None
        """The hint shown now."""
        self.advice: Advice | None = None
        self._marked = 0

    # What happens

    def asked(self, seat: SeatIndex) -> None:
        """A decision is due: show the most pressing hint not seen before, if any."""
        self._seat = seat
        self.hint = self.advice = None
        self._progress = Progress.load(self._kit.name)  # the settings may have reset it
        if self._table.window.settings.hints:
            hints = self._hints(seat)
            self.show(next((h for h in hints if not self._progress.has_seen(h.id)), None))

    def decided(self) -> None:
        """The player has acted, so the hint counts as read."""
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
        """Hide the hint, or show the latest again in its current words; False if there is none."""
        if self.hint is not None:
            self.dismiss()
            return True
        hints = [] if self._seat is None else self._hints(self._seat)
        again = [hint for hint in hints if self._latest and hint.id == self._latest.id]
        self.show(next(iter([*again, *hints]), self._latest))
        self._table.rebuild()
        return self.hint is not None

    def toggle_advice(self) -> None:
        game = self._table.game
        if self.advice is None:
            assert game.decision is not None
            self.advice = advise(self._kit, game, game.decision.seat, self._table.records)
        else:
            self.advice = None
        self._marked = 0
        self._table.rebuild()

    def _hints(self, seat: SeatIndex) -> list[Hint]:
        return hints_for(self._kit.situations, self._table.game, seat)

    def _mark(self, place: int) -> None:
        self._marked = place
        self._table.rebuild()

    # What can be pressed

    def widgets(self, panel: Box, others: Sequence[Widget]) -> list[Widget]:
        layout = self._table.kit.layout
        if self.advice is not None:
            chosen = self.advice.choices[self._marked]
            return [
                marks(chosen.about, others, self._table.kit.outline),
                *advice_widgets(
                    self.advice, self._marked, layout, panel, self._mark, self.toggle_advice
                ),
            ]
        if self.hint is None:
            return []
        place = layout.below(panel)
        close = Button(
            "dismiss",
            Box(place.right - 36, place.top + 8, 28, 28),
            "×",
            self.dismiss,
            kind=Kind.QUIET,
            size=22,
            tip=tr("Hide the hint (H)"),
        )
        return [marks(self.hint.about, others, self._table.kit.outline, strong=False), close]


# What can be seen


def paint_words(
    brush: Brush, words: str, layout: TableLayout, panel: Box, *, closable: bool
) -> Box:
    """Paint a hint, a notice or the task, with the lamp; returns what is left for the log."""
    place, log = layout.below(panel), layout.log
    room = place.width - _LAMP - (44 if closable else 14)
    needed = brush.text_height(words, _WORDS, room) + 14
    most = log.bottom - place.top - (0 if layout.is_tall(panel) else _LOG_LEAST + _GAP)
    box = Box(place.left, place.top, place.width, min(most, max(place.height, needed)))
    brush.slab(box, PURPLE, radius=12, edge=GOLD, edge_width=2, shadow=8)
    lamp = (box.left + 34, box.centery)
    brush.disc(lamp, 22, INK, edge=GOLD)
    picture = centred(lamp, 28)
    brush.picture("icon-hint", picture)
    inside = Box(box.left + _LAMP, box.top + 6, room, box.height - 12)
    brush.text(words, inside, _WORDS, lines=6, where="hint")
    return Box(log.left, box.bottom + _GAP, log.width, log.bottom - box.bottom - _GAP)
