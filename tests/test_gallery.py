"""Every scene and moment, looked at for what may go wrong in any of them.

Drawing all pictures takes seconds, so one pass serves every check there is.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace

import pygame
import pytest

from colosseum import games
from colosseum.files import catalogues
from colosseum.files.settings import Settings
from colosseum.gallery.pictures import own_folders, taken
from colosseum.program.app import App
from colosseum.widgets.brush import Brush
from colosseum.widgets.widget import Widget
from tests import languages

ENGLISH = Settings(muted=True)
LONGER = Settings(muted=True, language=catalogues.LONGER)
LARGER = Settings(muted=True, scale=1.5)


Look = tuple[str, float]
"""A language, and how large its letters are."""
FRENCH: list[Look] = [("fr", 1.0), ("fr", 1.5)]
DUTCH: list[Look] = [("nl", 1.0), ("nl", 1.5)]
ROMANIAN: list[Look] = [("ro", 1.0), ("ro", 1.5)]


@pytest.fixture(autouse=True)
def all_languages(no_screen: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Whatever has been compiled; and English afterwards."""
    monkeypatch.setattr(catalogues, "read_catalogue", languages.read_catalogue)
    yield
    catalogues.use("en")


KEEPS_ITS_WORDS = ("motion-", "shared", "rulebook-search", "report-written", "report-stopped")
"""Pictures whose words the language does not change: a motion's, what was typed, the name of a
file, and what was said when the program stopped."""
OTHERS = tuple(f"{name}-" for name in games.GAMES[1:])
"""How the names of all other games' pictures begin."""


# Every game is drawn where words are longest and largest, and once as most players see it. What
# fits in longer words fits in English too. Languages are looked at in passing, since to come to a
# picture takes longer than to draw it once more.
@pytest.mark.parametrize(
    ("size", "settings", "without", "looks"),
    [
        ((1920, 1080), ENGLISH, (), []),
        ((1280, 720), LONGER, (), FRENCH + ROMANIAN[:1]),
        ((1920, 1080), LONGER, OTHERS, []),
        ((1024, 768), LONGER, OTHERS, []),
        ((1280, 720), LARGER, (), DUTCH + ROMANIAN[1:]),
    ],
)
def test_words_fit_and_what_is_disabled_says_why_in_every_picture(
    size: tuple[int, int], settings: Settings, without: tuple[str, ...], looks: Sequence[Look]
) -> None:
    overflowing, disabled, covering, english = {}, 0, [], set()
    settings = replace(settings)
    usual = settings.language, settings.scale
    with own_folders():
        for name, app in taken(size, settings, lambda name: not name.startswith(without)):
            app.paintbox.lettering = languages.Reader()
            if app.paintbox.overflows:
                overflowing[name] = app.paintbox.overflows[:]
            disabled += disabled_with_a_reason(name, app)
            covering += [(name, key) for key in covered_by_their_tips(app)]
            assert passes_without_a_tip(app) == [], name
            for look in looks:
                shown = words_shown(app, look)
                if not any(part in name for part in KEEPS_ITS_WORDS):
                    english |= {
                        f"{name} in {look[0]}: {words}"
                        for words in shown
                        if languages.english_in(words, look[0])
                    }
                if app.paintbox.overflows:
                    overflowing[f"{name} in {look}"] = app.paintbox.overflows[:]
            app.close()  # nobody will see the last look told again
            speak(app, usual)
    assert overflowing == {}
    assert english == set()
    assert disabled > 50
    assert covering == []


def words_shown(app: App, look: Look) -> set[str]:
    """Everything the picture says in a language."""
    app.paintbox.overflows.clear()
    app.paintbox.lettering = reader = languages.Reader()
    speak(app, look)
    app.step([], 0.0)
    return reader.words


def speak(app: App, look: Look) -> None:
    if look != (app.settings.language, app.settings.scale):
        app.settings.language, app.settings.scale = look
        app.settings_changed()


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
    brush = Brush(pygame.Surface(app.screen.size), app.screen, app.paintbox)
    found = []
    for widget in page.widgets:
        if widget.explanation:
            page.focus_on(widget.key)
            page.draw_tip(brush)
            if page.tip_box is None or page.tip_box.colliderect(widget.box):
                found.append(widget.key)
    return found
