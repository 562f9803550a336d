"""A rating beside which stands what it can be compared with."""

import pytest

from colosseum import games
from colosseum.ai.tournament import play_game
from colosseum.play.statistics import Entry
from colosseum.rules.colosseum.kept_statistics import PlayedGame
from colosseum.scenes.parts.rating_panel import RatingPanel
from colosseum.widgets.design_units import Box

KIT = games.find("colosseum")
LEVELS = ("human", "impresario", "impresario")


@pytest.mark.parametrize(
    ("won", "expected"),
    [((True,) * 9, "Grand Impresario: "), ((True,) * 6 + (False,), "best: ")],
)
def test_the_best_rating_is_compared_with_a_level(won: tuple[bool, ...], expected: str) -> None:
    played = PlayedGame.of(play_game(KIT.ai, ["random"] * 3, 7))
    entries = [
        Entry("colosseum", "", "2026-11-17", (), LEVELS, (0 if is_won else 1,), played)
        for is_won in won
    ]
    panel = RatingPanel(Box(0, 0, 500, 200), KIT, entries)
    assert panel.comparison.startswith(expected)
