"""Every scene and moment, looked at for what may go wrong in any of them.

To come to a picture takes longer than to read it once more. So each is come to once, painted and
checked as by the self-test. Then it is read in every size of letters and window, without colouring
any more pixels, and in two languages that stand for all: one has the widest of each text's
translations, the other the one with the longest word. Where such a mixture has no room, each
language is read by itself. Only the buttons of every page are read in each language.
"""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import combinations
from typing import NamedTuple, TypeAlias

import pygame
import pytest

from colosseum import games
from colosseum.access.node import Node
from colosseum.access.tree import tree_of
from colosseum.files import catalogues
from colosseum.files.settings import Settings
from colosseum.gallery.pictures import own_folders, pictures, taken
from colosseum.program.app import App
from colosseum.selftest import Broken, check_screen
from colosseum.widgets.brush import Brush, PaintBox
from colosseum.widgets.button import Button
from colosseum.widgets.widget import Widget
from tests import languages
from tests.hands import Hands, out_of_reach
from tests.unpainted import empty, unpainted


class Look(NamedTuple):
    """A language, how large its letters are, and how large the window is."""

    language: str
    letters: float = 1.0
    window: tuple[int, int] = (1280, 720)


Buttons: TypeAlias = frozenset[tuple[str, str]]
"""The key and the words of each button on a page."""

# What fits in longer words fits in English too.
LONGER = Look(catalogues.LONGER)
SQUARER = LONGER._replace(window=(1024, 768))
WIDEST = Look(languages.WIDEST)
OTHERWISE = [
    LONGER._replace(window=(1920, 1080)),
    WIDEST,
    WIDEST._replace(letters=1.5),
    Look(languages.LONGEST_WORDS, 1.5),
]

SMALLEST, LARGEST = (1024, 576), (3840, 2160)
EXTREMES = [
    Look(language, letters, window)
    for language, letters in ((LONGER.language, 1.0), (WIDEST.language, 1.5))
    for window in (SMALLEST, LARGEST)
]
FELT = {
    *("roma-target", "roma-motion-battle", "roma-motion-battle-won", "roma-motion-battle-lost"),
    *(*(f"roma-draft-{count}" for count in range(2, 7)), "roma-motion-points", "roma-hand-of-9"),
    *("roma-curtain", "roma-recap", "roma-finale-won", "roma-finale-lost"),
    *("roma-mixed-all-cards", "roma-search"),
    *("finale-winner", "finale-end", "hand-over", "recap-invest", "recap-late"),
}
"""The moments that matter most and have most on them: seen in the extremes too."""

TYPED = ("rulebook-search", "report-written", "report-stopped")
"""Pictures that also show what was typed, or the name of a file."""
PRINTED = ("rulebook-14-controller", "rulebook-75-controller")
"""Pages that call a controller's buttons what is printed on them, in every language."""
OTHERS = tuple(f"{name}-" for name in games.GAMES[1:])
"""How the names of all other games' pictures begin."""
READABLE = 12
"""Pixels of letters that can be read on a small screen."""
IN_SMALL = ("rulebook", "roma-mixed-all-cards", "roma-set-each")
"""Pictures that show the table, or all cards at once, in small."""
PARTS = 4
"""How many processes may share the work."""
NEIGHBOURS = 8
"""How many neighbouring pictures stay together: they share most of their words and buttons."""


@pytest.fixture(autouse=True)
def all_languages(
    no_screen: None,
    advised_once: None,
    words_set_once: None,
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[None]:
    """Whatever has been compiled; and English afterwards."""
    monkeypatch.setattr(catalogues, "read_catalogue", languages.read_catalogue)
    yield
    catalogues.use("en")


@pytest.fixture(scope="module")
def pages() -> set[Buttons]:
    """Those whose buttons have been read in every language."""
    return set()


@pytest.mark.parametrize("part", range(PARTS))
def test_words_fit_and_what_is_disabled_says_why_in_every_picture(
    part: int, pages: set[Buttons]
) -> None:
    names = {
        picture.name
        for place, picture in enumerate(pictures())
        if place // NEIGHBOURS % PARTS == part
    }
    found, disabled = list[str](), 0
    settings = Settings(muted=True, language=LONGER.language)
    with own_folders():
        for name, app in taken(LONGER.window, settings, names.__contains__):
            try:
                check_screen(app)
            except Broken as trouble:
                found.append(f"{name}: {trouble}")
            with unpainted(), another_paintbox(app):
                disabled += disabled_with_a_reason(name, app)
                found += [f"{name}: {fault}" for fault in faults(app)]
                found += [f"{name}: no arrow leads to {key}" for key in out_of_reach(Hands(app))]
                found += [f"{name}: {fault}" for fault in unheard(app, name)]
                found += [f"{name}, {it}" for it in buttons_alike(app, pages)]
                found += otherwise(app, name)
                app.close()  # nobody will see the last look told again
                see(app, LONGER)
    assert found == []
    assert disabled > 50 / PARTS


def test_the_moments_that_matter_are_in_the_gallery() -> None:
    assert {picture.name for picture in pictures()} >= FELT


@contextmanager
def another_paintbox(app: App) -> Iterator[None]:
    """What is not painted is kept apart from what is, which can be used for the next picture."""
    own, app.paintbox = app.paintbox, PaintBox()
    yield
    app.paintbox = own


def otherwise(app: App, name: str) -> list[str]:
    """What is wrong with the picture in other words and sizes."""
    found = list[str]()
    also = [] if name.startswith(OTHERS) else [SQUARER]
    if name in FELT:
        also += EXTREMES
    for look in (*also, *OTHERWISE):
        words = words_shown(app, look)
        found += [f"{name}, {look}: tiny letters in {it}" for it in tiny_words(app, name, look)]
        found += [f"{name}, {look}: {fault}" for fault in faults(app)]
        found += [f"{name}, {it}" for it in without_room(app, look)]
        if look.language == LONGER.language and not name.endswith(TYPED):
            found += [f"{name}, {look}: {it}" for it in english_among(words, look)]
    return found


def without_room(app: App, look: Look) -> list[str]:
    """What has no room, in the language of the look or in those that it stands for."""
    if not app.paintbox.overflows:
        return []
    alone = (
        [look]
        if look.language == LONGER.language
        else [look._replace(language=language) for language in languages.COMPLETE]
    )
    found = list[str]()
    for each in alone:
        words_shown(app, each)
        found += [f"{each}: no room for {it}" for it in app.paintbox.overflows]
    return found


def tiny_words(app: App, name: str, look: Look) -> list[str]:
    """What nobody reads on a small screen: 1280 by 720 pixels, or a Steam Deck's 1280 by 800.

    Long rules on Roma’s cards have up to two pixels less: tooltips say them in larger letters.
    """
    reader = app.paintbox.lettering
    assert isinstance(reader, languages.Reader)
    if look != WIDEST or any(it in name for it in IN_SMALL):
        return []
    least = READABLE - 2 if name.startswith(OTHERS) else READABLE
    return [words for words, pixels in reader.smallest.items() if pixels < least]


def words_shown(app: App, look: Look) -> set[str]:
    """Everything the picture says, in a language."""
    app.paintbox.overflows.clear()
    app.paintbox.lettering = reader = languages.Reader()
    see(app, look)
    return reader.words


def see(app: App, look: Look) -> None:
    events = []
    if app.screen.size != look.window:
        pygame.display.set_mode(look.window, pygame.RESIZABLE)
        events = [pygame.Event(pygame.VIDEORESIZE, size=look.window)]
    if (app.settings.language, app.settings.scale) != (look.language, look.letters):
        app.settings.language, app.settings.scale = look.language, look.letters
        app.settings_changed()
        events = []  # it has been laid out for the new size as well
    app.step(events, 0.0)
    assert app.screen.size == look.window


def english_among(words: set[str], look: Look) -> list[str]:
    return [f"“{it}” is English" for it in words if languages.english_in(it, look.language)]


def faults(app: App) -> list[str]:
    """What is wrong with the page, besides its words."""
    return [
        *covered_by_tips(app),
        *(f"{widget.key} does not say what follows" for widget in passes_without_a_tip(app)),
    ]


def unheard(app: App, name: str) -> list[str]:
    """What a screen reader would find without a name, in English, or alike, or reads too late."""
    assert app.scene is not None
    nodes = tree_of(app.scene, app.screen).nodes
    controls = [node for node in nodes if node.is_focusable]
    keys = {widget.key for widget in app.scene.page.widgets if widget.focusable}
    alike = Counter((node.role, node.name) for node in controls)
    words = (
        set[str]()
        if name.endswith((*TYPED, *PRINTED))
        else {it for node in nodes for it in (node.name, node.about)}
    )
    return [
        *(f"{key} is not in the tree" for key in keys - {node.key[0] for node in controls}),
        *(f"{node.key} has no name" for node in nodes if not node.name),
        *(f"“{node.name}” counts nothing" for node in nodes if node.is_words and node.is_bare),
        *(f"“{node.name}” says its name twice" for node in controls if node.about == node.name),
        *(
            f"{count} {role.value}s are called “{it}”"
            for (role, it), count in alike.items()
            if count > 1
        ),
        *english_among(words, LONGER),
        *(f"“{late.name}” is read after “{early.name}” below it" for early, late in misread(nodes)),
    ]


def misread(nodes: Sequence[Node]) -> Iterator[tuple[Node, Node]]:
    """Words that are read before others that stand above them in the same column."""
    for place, early in enumerate(nodes):
        for late in nodes[place + 1 :]:
            is_above = late.box.bottom <= early.box.top and late.box.left >= early.box.left
            if is_above and late.box.right <= early.box.right:
                yield early, late


def buttons_alike(app: App, pages: set[Buttons]) -> list[str]:
    """Buttons of one page that cannot be told apart by their words, in any language.

    Words without letters may come twice, such as × and 100%. So may those of buttons that do the
    same, once in each row or in two places: the first or the last word of their keys is the same.
    Many pictures have the same buttons, which are read once; they are laid out for that, and not
    shown. What says the same in longer English says the same in every language.
    """
    buttons = frozenset((it.key, it.words) for it in labelled(app))
    if buttons in pages:
        return []
    pages.add(buttons)
    found = list[str]()
    for language in ("en", *languages.COMPLETE):
        app.settings.language = language
        app.settings_changed()
        for one, other in combinations(labelled(app), 2):
            if one.words.casefold() == other.words.casefold() and not do_the_same(one, other):
                found.append(f"{language}: {one.key} and {other.key} both say “{one.words}”")
    return found


def labelled(app: App) -> list[Button]:
    assert app.scene is not None
    buttons = [it for it in app.scene.page.widgets if isinstance(it, Button)]
    return [it for it in buttons if any(map(str.isalpha, it.words))]


def do_the_same(one: Button, other: Button) -> bool:
    words = [re.findall(r"[^\W\d]+", it.key) for it in (one, other)]
    return any(words[0][end] == words[1][end] for end in (0, -1))


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


def covered_by_tips(app: App) -> list[str]:
    """Tooltips over what they explain or over what one works on, by mouse or by keyboard."""
    assert app.scene is not None
    page = app.scene.page
    brush = Brush(empty(app.screen.size), app.screen, app.paintbox)
    in_sight = [widget for widget in page.widgets if widget.stays_in_sight]
    found = []
    for widget in page.widgets:
        if widget.explanation:
            page.focus_on(widget.key)
            page.draw_tip(brush)
            if page.tip_box is None or page.tip_box.colliderect(widget.box):
                found.append(f"{widget.key} is covered by its own tip")
                continue
            found += [
                f"{it.key} is covered by the tip of {widget.key}"
                for it in in_sight
                if page.tip_box.colliderect(it.box)
            ]
    return found
