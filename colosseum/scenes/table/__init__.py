"""The table: where the game is played and watched."""

from colosseum.scenes.table.colosseum.rulebook_pictures import illustrate
from colosseum.scenes.table.colosseum.view import TableView
from colosseum.scenes.table.marks import marks as marks_round
from colosseum.scenes.table.scene import TableScene

__all__ = ["TableScene", "TableView", "illustrate", "marks_round"]
