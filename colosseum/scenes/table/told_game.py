"""One game on a table, shown and told at the same pace: where people play, and in a replay."""

from collections.abc import Callable, Iterable
from typing import Any, Final

from colosseum import games
from colosseum.play.seats import Seat
from colosseum.rules.kernel import Event, Record
from colosseum.scenes.parts.log import Log
from colosseum.scenes.parts.log_panel import LogPanel
from colosseum.scenes.parts.log_voice import LogVoice
from colosseum.scenes.parts.table_lights import lights
from colosseum.scenes.scene import Window
from colosseum.scenes.table.display import Surroundings, TableDisplay
from colosseum.scenes.table.kit import TableKit
from colosseum.scenes.table.panel import Table
from colosseum.scenes.table.recap_opening import SinceLastTurn
from colosseum.scenes.table.voices import Voices
from colosseum.widgets.widget import Widget
from colosseum.widgets.widget_page import Page
from colosseum.words.sentences import Sentence

_STRENGTH: Final = 0.45
_SECONDS: Final = 0.22
"""How a controller trembles: enough to feel, not to startle."""


class ToldGame:
    """The display shows one event after another; the log tells each, and opponents react to it."""

    def __init__(
        self,
        window: Window,
        seats: tuple[Seat, ...],
        look_again: Callable[[], None],
        beginning: Any,
        records: Iterable[Record] = (),
        table: Table[Any] | None = None,
    ) -> None:
        """The game began like this; `table` is where people play, unless it is only watched."""
        self._window = window
        self.kit: TableKit = games.table(beginning.name)
        self.display: TableDisplay[Any] = self.kit.display(
            Surroundings(window, seats, table, look_again, self._tell)
        )
        self.voices = Voices(self.display, self.kit.moods)
        self.log = Log(self.kit.teller, seats)
        self.log_panel = LogPanel(window, self.log, look_again)
        self._begin(beginning, records)
        self._log_voice = LogVoice(self.log, window.announce)
        self.since = SinceLastTurn(window, self.kit, self.log, seats)

    def _begin(self, beginning: Any, records: Iterable[Record]) -> None:
        self.log.begin(beginning, records)
        self.voices.begin(beginning, records)

    def begin_again(self, beginning: Any, records: Iterable[Record] = ()) -> None:
        """Something was undone: tell the game up to here, and nothing of what came after."""
        self._begin(beginning, records)
        self._log_voice.begin_again()
        self.since.undone()

    def show(
        self, record: Record, after: Any, reason: Sentence | None = None, *, is_secret: bool = False
    ) -> None:
        """Show a record event by event; the log tells an opponent's reason, unless it is secret."""
        if reason is not None and not is_secret:
            self.log.add_thought(record.seat, reason)
        self.display.play(record, after, reason)

    def tell_at_once(self, records: Iterable[Record]) -> None:
        """Tell what is not shown event by event; only the last of it is said aloud."""
        for record in records:
            for event in record.events:
                self.log.add(event)
        self._log_voice.begin_again()
        self._window.announce(self.log.lines[-1] if self.log.lines else "")

    def _tell(self, event: Event) -> None:
        self.log.add(event)
        if self.display.table is not None:  # in a replay, nobody is moved
            self.voices.hear(event)
            if self.kit.shakes(event, self.display.mine):
                self._window.rumble(_STRENGTH, _SECONDS)

    def retell(self) -> None:
        """The language has changed."""
        self.log.retell()
        self._log_voice.begin_again()
        self.since.retell()

    def update(self, seconds: float, pointed_at: Widget | None) -> bool:
        """Let time pass; whether anything has moved."""
        self.voices.update(seconds)
        self.display.point_at(pointed_at)
        was_busy = self.display.busy
        self.display.update(seconds)
        self._log_voice.follow(is_whole=not self.display.busy)
        return was_busy or self.display.busy

    def lights(self, page: Page, table: Page) -> Widget:
        """A glow on the table over what is spoken of on a page."""
        return lights(page, lambda: table.widgets, self.kit.outline)
