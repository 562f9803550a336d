"""What a table says when it is asked by a key: for those who hear the game instead of seeing it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from colosseum.scenes.parts import keys
from colosseum.scenes.table.display import TableDisplay
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.widget import Area, Look, Widget
from colosseum.words.sentences import Sentence
from colosseum.words.translation import say


@dataclass(frozen=True, slots=True)
class Aloud:
    """One game's table in words. All of it is public, or known to the player it is shown to."""

    name: Callable[[Widget, TableDisplay[Any]], str]
    """What a screen reader calls a widget, if its own words do not say it."""
    standing: Callable[[TableDisplay[Any]], str]
    """Where the game stands."""
    holdings: Callable[[TableDisplay[Any]], str]
    """What one holds."""
    places: Callable[[TableDisplay[Any]], Sequence[str]]
    """The places of the board, one after another."""
    parts: Callable[[TableDisplay[Any]], Sequence[tuple[str, Box]]]
    """What belongs together on the table, besides the panel and the log."""

    def enclose(self, display: TableDisplay[Any]) -> Widget:
        """What tells those who listen which part of the table something is on."""

        def paint(brush: Brush, look: Look) -> None:
            for name, box in self.parts(display):
                brush.encloses(name, box)

        return Area("parts", Box(0, 0, 0, 0), paint)


class AskedAloud:
    """The keys that ask, and the place of the board that was heard last."""

    def __init__(
        self, aloud: Aloud, display: TableDisplay[Any], notify: Callable[[Sentence], None]
    ) -> None:
        self._aloud = aloud
        self._display = display
        self._notify = notify
        self._place: int | None = None

    @staticmethod
    def introduction() -> str:
        """Which keys ask, for someone who comes to the table."""
        each = (f"{', '.join(keys.names(it))}: {say(it.does)}" for it in keys.ALOUD)
        return ". ".join(each)

    def shortcuts(self) -> list[keys.Binding]:
        return [
            (keys.STANDING, lambda: self._say(self._aloud.standing(self._display))),
            (keys.HOLDINGS, lambda: self._say(self._aloud.holdings(self._display))),
            (keys.PLACES.only(0), partial(self._walk, -1)),
            (keys.PLACES.only(1), partial(self._walk, 1)),
        ]

    def _walk(self, by: int) -> None:
        places = self._aloud.places(self._display)
        here = min(by, 0) if self._place is None else self._place + by
        self._place = here % len(places)
        self._say(places[self._place])

    def _say(self, words: str) -> None:
        self._notify(Sentence.literal(words))
