"""The table: where the game is played and watched."""

from functools import partial

from colosseum.scenes.table.colosseum.mark_outlines import outline
from colosseum.scenes.table.colosseum.rulebook_pictures import illustrate
from colosseum.scenes.table.colosseum.view import TableView
from colosseum.scenes.table.marks import marks
from colosseum.scenes.table.scene import TableScene

marks_round = partial(marks, outline=outline)

__all__ = ["TableScene", "TableView", "illustrate", "marks_round"]
