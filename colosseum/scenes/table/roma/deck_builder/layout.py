"""Where things are in the deck builder."""

from typing import Final

from colosseum.widgets.design_units import Box

LEFT: Final = 56.0
RIGHT: Final = 1544.0
TABS: Final = Box(500, 27, RIGHT - 500, 48)
FILTERS: Final = Box(LEFT, 96, 1040, 40)
GRID: Final = Box(LEFT, 148, 1040, 548)
DETAIL: Final = Box(LEFT, 706, 1040, 122)
ROW: Final = Box(LEFT, 842, 1040, 46)
"""The buttons below."""
PANEL: Final = Box(1120, 96, RIGHT - 1120, 792)
INSIDE: Final = Box(PANEL.left + 24, PANEL.top, PANEL.width - 48, PANEL.height)
