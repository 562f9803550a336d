"""The board: pieces on it can be told apart."""

import itertools
import math

import pytest

from colosseum.gallery.colosseum import positions
from colosseum.program.app import App
from colosseum.rules.colosseum.data import NOBLES, Noble
from colosseum.scenes.table.colosseum import board
from colosseum.scenes.table.colosseum.panels.noble_moves import NobleButton, standing_beside
from colosseum.scenes.table.colosseum.spectacle.noble_painting import paint_seated_nobles
from colosseum.scenes.table.colosseum.translated_names import noble_name
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.widget import Look, Widget
from tests.widgets.bench import drawn


class _Pawn(Widget):
    def __init__(self, noble: Noble) -> None:
        super().__init__("pawn", Box(0, 0, 100, 100))
        self.noble = noble

    def draw(self, brush: Brush, look: Look) -> None:
        board.noble(brush, self.noble, (50, 50))


def test_nobles_on_one_square_can_each_be_seen() -> None:
    state = positions.deciding("move").game.state
    state.nobles = [4, 4, 4, 9, 9, 20]
    places = board.noble_places(state)
    for one, other in itertools.combinations(places, 2):
        assert math.dist(one, other) >= 30


@pytest.mark.painted
def test_no_two_nobles_look_the_same(app: App) -> None:
    pictures = {drawn(app, _Pawn(noble), Look()) for noble in NOBLES}
    assert len(pictures) == len(NOBLES)


@pytest.mark.painted
def test_no_two_buttons_for_nobles_look_the_same(app: App) -> None:
    box = Box(0, 0, 56, 50)
    buttons = [
        NobleButton(
            noble, box, print, chosen=False, disabled_because=None, tip=noble_name(noble), at=(0, 0)
        )
        for noble in NOBLES
    ]
    assert len({drawn(app, button, Look()) for button in buttons}) == len(NOBLES)
    assert len({button.tip for button in buttons}) == len(NOBLES)


@pytest.mark.painted
def test_nobles_of_one_rank_in_the_loge_can_be_told_apart(app: App) -> None:
    class Loge(Widget):
        noble = Noble.CONSUL_1

        def draw(self, brush: Brush, look: Look) -> None:
            paint_seated_nobles(brush, [(self.noble, 5)], 1.0)

    loge = Loge("loge", Box(0, 0, 100, 100))
    first = drawn(app, loge, Look())
    loge.noble = Noble.CONSUL_2
    assert drawn(app, loge, Look()) != first


@pytest.mark.painted
def test_an_arena_shows_its_owners_emblem(app: App) -> None:
    """Not by colour alone; without symbols, only the colour is left."""
    session = positions.deciding("move")

    class Ring(Widget):
        symbols = True

        def draw(self, brush: Brush, look: Look) -> None:
            state = session.game.state
            board.ring(brush, state.impresarios, session.seats, self.symbols)

    ring = Ring("ring", Box(0, 0, 100, 100))
    with_emblems = drawn(app, ring, Look())
    ring.symbols = False
    assert drawn(app, ring, Look()) != with_emblems


def test_the_glow_of_a_square_leaves_the_numbers_of_nobles_beside_it_readable() -> None:
    state = positions.deciding("move").game.state
    state.nobles = [4, 5, 6, 0, 29, 20]
    beside = [noble for noble, _ in standing_beside(state, 5, but=NOBLES[0])]
    assert beside == [NOBLES[2]]
    assert [noble for noble, _ in standing_beside(state, 28)] == [NOBLES[4]]
