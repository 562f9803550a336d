"""The table: where the game is played and watched."""

from colosseum.scenes.table.illustrations import illustrate
from colosseum.scenes.table.marks import marks as marks_round
from colosseum.scenes.table.scene import TableScene
from colosseum.scenes.table.view import TableView

__all__ = ["TableScene", "TableView", "illustrate", "marks_round"]
