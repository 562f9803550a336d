"""Roma's table as its panels see it."""

from typing import TypeAlias

from colosseum.rules.roma import Game
from colosseum.scenes.table import panel

Table: TypeAlias = panel.Table[Game]
Panel: TypeAlias = panel.Panel[Game]
