"""Marks of any game."""

from typing import get_type_hints

import pytest

from colosseum import games
from colosseum.tutor.marks import Mark


@pytest.mark.parametrize("game", games.GAMES)
def test_no_mark_holds_words(game: str) -> None:
    """So none can be a widget's key."""
    own = f".{games.tutor(game).name}."
    kinds = [kind for kind in Mark.__subclasses__() if own in kind.__module__]
    assert kinds
    for kind in kinds:
        fields = [hint for name, hint in get_type_hints(kind).items() if name in kind.__slots__]
        assert str not in fields, kind
