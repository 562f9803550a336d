"""The table: where the game is played and watched."""

from colosseum.scenes.table.scene import TableScene
from colosseum.scenes.table.view import TableView

__all__ = ["TableScene", "TableView"]
