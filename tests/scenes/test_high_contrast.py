"""High contrast in a running game: at once, and every letter of both tables can be read."""

from collections import Counter
from collections.abc import Callable

import pygame
import pytest

from colosseum.gallery.colosseum import positions as colosseum_positions
from colosseum.gallery.roma import positions as roma_positions
from colosseum.play.session import Session
from colosseum.scenes.settings import SettingsScene
from colosseum.scenes.table.scene import TableScene
from colosseum.widgets.brush import Brush
from colosseum.widgets.high_contrast import LETTERS, luminance
from colosseum.widgets.theme import Colour
from tests.hands import Hands

pytestmark = pytest.mark.painted

SMOOTH = 0.85
"""Small letters are thin, and their rims are mixed with what is under them."""
DASH = 4
"""Dots and dashes are no higher, and too small to measure."""


def test_contrast_changes_at_once_and_back_again(hands: Hands) -> None:
    hands.open(SettingsScene(hands.app, "accessibility"))
    seen = []
    for is_high in (True, False, True):
        hands.click("high_contrast")
        assert hands.app.paintbox.high_contrast is is_high
        seen.append(pygame.image.tobytes(hands.app.picture(), "RGB"))
    assert seen[0] == seen[2] != seen[1]


def written(brush: Brush, ink: pygame.Rect) -> float:
    """The contrast of what can be seen there, but for the few darkest and lightest pixels."""
    pixels = pygame.image.tobytes(brush._beneath(ink), "RGB")
    found = Counter(luminance(it) for it in zip(*[iter(pixels)] * 3, strict=True))
    few = ink.width * ink.height / 50
    light, dark = _beyond(found, few, reverse=True), _beyond(found, few, reverse=False)
    return (light + 0.05) / (dark + 0.05)


def _beyond(found: Counter[float], few: float, *, reverse: bool) -> float:
    for value in sorted(found, reverse=reverse):
        few -= found[value]
        if few <= 0:
            return value
    return value


def in_trading() -> Session:
    return colosseum_positions.deciding("trade", 2)


def in_phase_3() -> Session:
    return roma_positions.deciding("act", 2)


@pytest.mark.parametrize("position", [in_trading, in_phase_3])
def test_all_letters_of_a_table_can_be_read(
    position: Callable[[], Session], hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    measured = list[tuple[float, pygame.Rect]]()
    stamp = Brush.stamp

    def measure(brush: Brush, letters: pygame.Surface, at: tuple[int, int], colour: Colour) -> None:
        stamp(brush, letters, at, colour)
        ink = letters.get_bounding_rect().move(at)
        if ink.height > DASH and brush.surface.get_rect().contains(ink):
            measured.append((written(brush, ink), ink))

    hands.app.settings.high_contrast = True
    hands.app.settings_changed()
    monkeypatch.setattr(Brush, "stamp", measure)
    hands.open(TableScene(hands.app, position()))
    assert len(measured) > 40
    assert [it for it in measured if it[0] < LETTERS * SMOOTH] == []
