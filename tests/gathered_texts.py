"""Every text of the game, gathered once for all tests: reading all the files takes seconds."""

from functools import cache

from babel.messages import Catalog

from tools import catalogues


@cache
def texts() -> Catalog:
    return catalogues.gathered()
