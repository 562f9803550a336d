"""Every scene and moment, looked at for what may go wrong in any of them.

Drawing all pictures takes seconds, so one pass serves every check there is.
"""

from collections.abc import Iterator

import pygame
import pytest

from colosseum import games, text
from colosseum.app import App
from colosseum.gallery.pictures import own_folders, taken
from colosseum.settings import Settings
from colosseum.widgets.brush import Brush
from colosseum.widgets.widget import Widget

ENGLISH = Settings(muted=True)
LONGER = Settings(muted=True, language=text.LONGER)
LARGER = Settings(muted=True, scale=1.5)


@pytest.fixture(autouse=True)
def english_afterwards() -> Iterator[None]:
    yield
    text.use("en")


OTHERS = tuple(f"{name}-" for name in games.TABLES[1:])
"""How the names of all other games' pictures begin."""


# Every game is drawn where words are longest and largest, and once as most players see it. What
# fits in longer words fits in English too.
@pytest.mark.parametrize(
    ("size", "settings", "without"),
    [
        ((1920, 1080), ENGLISH, ()),
        ((1280, 720), LONGER, ()),
        ((1920, 1080), LONGER, OTHERS),
        ((1024, 768), LONGER, OTHERS),
        ((1280, 720), LARGER, ()),
    ],
)
def test_words_fit_and_what_is_disabled_says_why_in_every_picture(
    size: tuple[int, int], settings: Settings, without: tuple[str, ...]
) -> None:
    overflowing, disabled, covering = {}, 0, []
    with own_folders():
        for name, app in taken(size, settings, lambda name: not name.startswith(without)):
            if app.kit.overflows:
                overflowing[name] = app.kit.overflows[:]
            disabled += disabled_with_a_reason(name, app)
            covering += [(name, key) for key in covered_by_their_tips(app)]
            assert passes_without_a_tip(app) == [], name
    assert overflowing == {}
    assert disabled > 50
    assert covering == []


def disabled_with_a_reason(name: str, app: App) -> int:
    """How many widgets are disabled; each says why, by mouse and by keyboard."""
    assert app.scene is not None
    disabled = [widget for widget in app.scene.page.widgets if widget.disabled_because is not None]
    for widget in disabled:
        assert widget.disabled_because is not None
        assert len(widget.disabled_because) > 8, (name, widget.key)
        assert widget.disabled_because in widget.explanation
        assert widget.focusable, f"{name}: {widget.key} cannot be asked by keys"
    return len(disabled)


def passes_without_a_tip(app: App) -> list[Widget]:
    """Ways out of a decision that do not say what follows."""
    assert app.scene is not None
    return [widget for widget in app.scene.page.widgets if widget.key == "pass" and not widget.tip]


def covered_by_their_tips(app: App) -> list[str]:
    """The widgets that their own tooltips would cover, by mouse or by keyboard."""
    assert app.scene is not None
    page = app.scene.page
    brush = Brush(pygame.Surface(app.screen.size), app.screen, app.kit)
    found = []
    for widget in page.widgets:
        if widget.explanation:
            page.focus_on(widget.key)
            page.draw_tip(brush)
            if page.tip_box is None or page.tip_box.colliderect(widget.box):
                found.append(widget.key)
    return found
