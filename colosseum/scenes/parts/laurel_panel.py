"""The laurels of the stage that a game was played at, among the results."""

from typing import Any, Self

from colosseum.play.career import attempts
from colosseum.play.career.attempts import Attempt, table_of
from colosseum.play.career.progress import Career
from colosseum.play.career.stages import Stage, find_table
from colosseum.rules.journal import Journal
from colosseum.scenes.parts.laurel_rows import paint_rows, rows_of
from colosseum.scenes.parts.titled_scene import draw_panel, heading_box
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.theme import SMALL
from colosseum.words.translation import tr


class LaurelPanel:
    def __init__(self, box: Box, stage: Stage, career: Career) -> None:
        self._box = box
        self.stage = stage
        self.career = career

    @classmethod
    def of(cls, box: Box, journal: Journal[Any]) -> Self | None:
        """For a game of the career; None for any other."""
        table = table_of(journal)
        found = None if table is None else find_table(table.name)
        if table is None or found is None:
            return None
        latest = Attempt.of(journal, table)
        return cls(box, found[0], Career([*attempts.recorded(), latest]))

    def paint(self, brush: Brush) -> None:
        draw_panel(brush, self._box, tr("Laurels"))
        heading = heading_box(self._box)
        room = Box(heading.left + 150, heading.top, heading.width - 150, heading.height)
        words = tr("{count} of {all}", count=self.career.laurels, all=self.career.most_laurels())
        brush.text(words, room, SMALL.but(align="right"), where="laurels")
        rows = Box(self._box.left + 26, self._box.top + 60, self._box.width - 52, 118)
        paint_rows(brush, rows, rows_of(self.career, self.stage), gap=3)
