"""Laurels for deeds, among the results: what this game has earned, and what is nearly earned."""

from typing import Any, Final

from colosseum.play.career import laurels as kept
from colosseum.play.career.laurels import Near
from colosseum.play.seats import seats_of
from colosseum.rules.journal import Journal
from colosseum.scenes.parts.laurel_rows import Row, paint_rows
from colosseum.scenes.parts.titled_scene import draw_panel, heading_box
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.theme import SMALL
from colosseum.words.translation import ntr, say, tr

_ROWS: Final = 3


class DeedPanel:
    def __init__(self, box: Box, journal: Journal[Any]) -> None:
        self._box = box
        self.earned = kept.earned_by(journal)
        self.near = kept.within_reach(journal)
        counts = kept.counts(kept.recorded())
        self._count = sum(counts[it.name] >= it.times for it in kept.laurels())

    @classmethod
    def of(cls, box: Box, journal: Journal[Any]) -> "DeedPanel | None":
        """For a game that counts; None where nobody could earn anything."""
        has_people = any(seat.is_human for seat in seats_of(journal))
        return cls(box, journal) if has_people and journal.moment is None else None

    def rows(self) -> list[Row]:
        new = [Row(f"{tr(it.title)} · {tr('new')}", True, "") for it in self.earned]
        return [*new, *map(_near_row, self.near)][:_ROWS]

    def paint(self, brush: Brush) -> None:
        draw_panel(brush, self._box, tr("Laurels"), is_told=True)
        heading = heading_box(self._box)
        room = Box(heading.left + 150, heading.top, heading.width - 150, heading.height)
        words = tr("{count} of {all}", count=self._count, all=len(kept.laurels()))
        brush.text(words, room, SMALL.but(align="right"), where="laurels")
        rows = Box(self._box.left + 26, self._box.top + 60, self._box.width - 52, 118)
        found = self.rows()
        rows.height *= len(found) / _ROWS
        paint_rows(brush, rows, found, gap=3)


def _near_row(near: Near) -> Row:
    laurel = near.laurel
    if laurel.times > 1:
        aside = tr("{count} of {all}", count=near.done, all=near.all)
    else:
        # Translators: how large the figure was that a laurel asks for, such as “64 this time”.
        aside = ntr("{count} this time", "{count} this time", near.done)
    goal = say(laurel.goal.words)
    return Row(f"{tr(laurel.title)} · {goal}", False, aside, goal)


def earned_words(journal: Journal[Any]) -> str:
    """Which laurels for deeds a game has earned, in a sentence; "" if there are none."""
    found = [tr(it.title) for it in kept.earned_by(journal)]
    if not found:
        return ""
    # Translators: the names of one or more laurels.
    return tr("You also earned: {laurels}.", laurels=", ".join(found))
