"""The plaques: words on them keep apart, however large the letters are."""

from itertools import combinations

import pygame
import pytest

from colosseum.gallery.colosseum import positions
from colosseum.scenes.table.colosseum.plaques import Plaque
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.theme import BODY, Style
from colosseum.widgets.widget import Look
from tests.conftest import OpenApp


class NotingBrush(Brush):
    """Notes where words are written."""

    written: list[Box]

    def text(
        self, words: str, box: Box, style: Style = BODY, *, lines: int = 1, where: str = ""
    ) -> float:
        if words:
            self.written.append(box)
        return super().text(words, box, style, lines=lines, where=where)


@pytest.mark.parametrize("players", [3, 5])
def test_no_words_run_into_each_other(open_app: OpenApp, players: int) -> None:
    app = open_app(scale=1.5)
    brush = NotingBrush(pygame.Surface(app.screen.size), app.screen, app.paintbox)
    session = positions.deciding("invest", 1, players)
    for index, seat in enumerate(session.seats):
        brush.written = []
        state = session.game.state
        plaque = Plaque(
            state, index, seat, seat.name, True, "", True, True, state.impresarios[index].coins
        )
        plaque.draw(brush, Look())
        for one, other in combinations(brush.written, 2):
            beside = one.right <= other.left or other.right <= one.left
            assert beside or abs(one.centery - other.centery) > 15, (one, other)
