"""Every text of the game, gathered once for all tests: reading all the files takes seconds."""

import re
from functools import cache
from typing import Final

from babel.messages import Catalog

from tools import catalogues

AWKWARD_ONE: Final = re.compile(
    r"\b(your|my|our|their|its|the|these|all|both|last|other|remaining) 1\b(?! to)", re.IGNORECASE
)
"""“your 1 joker”: whoever says “your joker” has counted it. “The 1 to 3 squares” is fine."""


@cache
def texts() -> Catalog:
    return catalogues.gathered()
