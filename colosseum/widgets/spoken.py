"""A sentence for the ears, where eyes see numbers and pictures side by side."""

from collections.abc import Iterator
from contextlib import contextmanager

from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box


@contextmanager
def spoken_as(brush: Brush, words: str, box: Box) -> Iterator[None]:
    """Have these words spoken instead of all that is drawn meanwhile."""
    with brush.unspoken():
        yield
    brush.wrote(words, box)
