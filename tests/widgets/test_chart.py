"""Charts."""

import pygame

from colosseum.program.app import App
from colosseum.widgets.brush import Brush
from colosseum.widgets.chart import LineChart, Series
from colosseum.widgets.design_units import Box
from colosseum.widgets.theme import PURPLE, STONE
from colosseum.widgets.widget import Look
from colosseum.words.roman_numerals import roman
from tests.noting import Notes
from tests.widgets.bench import AT


def test_lines_of_a_chart_use_the_colour_they_are_given(app: App) -> None:
    chart = LineChart("l", AT.inflate(0, 200), ["I", "II"], [Series("A", PURPLE, (0, 10))])
    surface = pygame.Surface(app.screen.size)
    surface.fill(STONE)
    chart.draw(Brush(surface, app.screen, app.paintbox), Look())
    assert any(
        tuple(surface.get_at((x, y)))[:3] == PURPLE
        for x in range(surface.get_width())
        for y in range(0, surface.get_height(), 3)
    )


def test_what_is_counted_has_whole_numbers_beside_it(app: App) -> None:
    chart = LineChart("l", AT.inflate(0, 200), ["I", "II"], [Series("A", PURPLE, (0, 10))])
    said = Notes(app.screen).of([chart])
    assert "10" in said
    assert "2.5" not in said


def test_steps_without_words_lend_their_room_to_those_beside_them(app: App) -> None:
    """After a long game every other turn is named, and its numeral is wider than a turn."""
    turns = [roman(turn) if turn and turn % 2 == 0 else "" for turn in range(20)]
    lines = [Series("A", PURPLE, tuple(range(20)))]
    said = Notes(app.screen).of([LineChart("l", Box(0, 0, 680, 200), turns, lines, names=92)])
    assert "XVIII" in said
    assert "…" not in said
