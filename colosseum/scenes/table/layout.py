"""The places every table has: for the panel, for hints, for the log, and for advice."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from colosseum.widgets.design_units import Box

_GAP: Final = 10.0


def _nothing(players: int) -> Sequence[Box]:
    return ()


WordsHeight: TypeAlias = Callable[[float], float]
"""How high words are for a width."""


@dataclass(frozen=True, slots=True)
class TableLayout:
    """In design units; each game says where they are."""

    panel: Box
    """What you can do now."""
    hint: Box
    log: Box
    """The least room for the log. It takes whatever the panel and a hint leave above it."""
    advice: Box
    """Where nobody works while reading it: over the players or the log."""
    speech: Box
    """Where the teacher speaks in a lesson."""
    recap: Box
    """Where the recap goes if there is no room for it by the log."""
    under_advice: Callable[[int], Sequence[Box]] = _nothing
    """What advice lies over, by the number of players: each is covered wholly or not at all."""

    @property
    def advice_is_over_hints(self) -> bool:
        return bool(self.advice.colliderect(self.hint))

    def is_tall(self, panel: Box) -> bool:
        """Whether this panel needs the hint's room as well."""
        return panel.bottom > self.panel.bottom

    def advice_box(self, height: float, players: int, *, at_top: bool) -> Box:
        """Where advice goes that is at least this high; no slice of anything peeps out."""
        height = min(height, self.advice.height)
        top = self.advice.top if at_top else self.advice.bottom - height
        box = Box(self.advice.left, top, self.advice.width, height)
        for below in self.under_advice(players):
            if box.colliderect(below):
                top, bottom = min(box.top, below.top), max(box.bottom, below.bottom)
                box.top, box.height = top, bottom - top
        return box

    def speech_box(self, players: int) -> Box:
        """Where someone speaks; the log makes room if that many players leave none."""
        is_taken = any(self.speech.colliderect(other) for other in self.under_advice(players))
        return Box(self.log) if is_taken else self.speech

    def recap_places(self, panel: Box) -> tuple[Box, Box]:
        """Where the recap can be, at the foot of either: by the log first."""
        return self.log_box(panel, None), self.recap

    def words_box(self, panel: Box, height: WordsHeight) -> Box:
        """Where words go: below the panel. Only below a tall one the log makes room for them."""
        if self.is_tall(panel):
            return Box(self.log)
        top = panel.bottom + _GAP + 2
        high = max(self.hint.height, height(self.hint.width))
        return Box(panel.left, top, self.hint.width, min(high, self.log.top - _GAP - top))

    def log_box(self, panel: Box, words: Box | None) -> Box:
        """All the room that the panel and the words below it leave, which may be none."""
        is_below = words is not None and words.left == panel.left
        above = words if words is not None and is_below else panel
        top = above.bottom + _GAP
        return Box(self.log.left, top, self.log.width, self.log.bottom - top)


def left_by(other: Box, box: Box) -> Box:
    """What something leaves of a box, above or below it."""
    above = Box(box.left, box.top, box.width, max(0, other.top - _GAP - box.top))
    top = other.bottom + _GAP
    below = Box(box.left, top, box.width, max(0, box.bottom - top))
    return max(above, below, key=lambda rest: rest.height)
