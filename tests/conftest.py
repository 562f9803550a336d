"""What tests in several folders share: a separate home, and a window without a screen."""

import gc
import os
import pickle
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, Any

import platformdirs
import pytest

if TYPE_CHECKING:
    from colosseum.program.app import App
    from colosseum.rules.kernel import Action, Game, Record, SeatIndex
    from colosseum.tutor.advisor import Advice
    from colosseum.tutor.kit import TutorKit
    from tests.hands import Hands

OpenApp = Callable[..., "App"]

PIXELS_KEPT = 60_000_000

# At the usual threshold, looking for garbage takes a tenth of the longest tests' time.
gc.set_threshold(20_000, 10, 10)


# A process that began a long test last would finish it alone.
LONG = (
    "tests/ai/colosseum/test_exploiters.py",
    "tests/ai/colosseum/test_player.py",
    "tests/tutor/colosseum/test_advisor.py",
    "tests/tutor/colosseum/test_true_words.py",
    "tests/test_real_window.py",
    "tests/test_gallery.py",
    "tests/test_selftest.py",
    "tests/scenes/test_whole_games.py",
)
"""What takes longest in all, and is begun first."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    places = {name: place for place, name in enumerate(LONG)}
    items.sort(key=lambda item: places.get(item.nodeid.partition("::")[0], len(LONG)))


def pytest_collection_finish() -> None:
    """What has been imported until now is never garbage, and need not be looked through again."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="session", autouse=True)
def pictures_drawn_once() -> Iterator[None]:
    """Draw a picture once for each size, however many windows ask for it.

    Every window starts without pictures, and drawing them would take a fifth of all the time.
    """
    import pygame

    draw = pygame.image.load_sized_svg
    drawn: dict[tuple[str | bytes, tuple[int, int]], pygame.Surface] = {}
    room = PIXELS_KEPT
    lock = Lock()  # windows also draw in the background

    def draw_once(file: Path | str | BytesIO, size: tuple[int, int]) -> pygame.Surface:
        nonlocal room
        key = (file.getvalue() if isinstance(file, BytesIO) else str(file), size)
        with lock:
            if key not in drawn:
                drawn[key] = picture = draw(file, size)
                room -= picture.width * picture.height
                while room < 0:
                    dropped = drawn.pop(next(iter(drawn)))
                    room += dropped.width * dropped.height
            return drawn[key].copy()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pygame.image, "load_sized_svg", draw_once)
        yield


@pytest.fixture(scope="session")
def words_set_once() -> Iterator[None]:
    """Measure words and break them into lines once, however many windows and languages there are.

    The game keeps as many as one window needs in one language.
    """
    from colosseum.scenes.parts import icon_words
    from colosseum.widgets import brush, letter_spacing, text_rendering

    kept = [
        (letter_spacing, ("width", "_extent")),
        (text_rendering, ("width", "runs", "wrapped", "shortened")),
        (icon_words, ("set_in_lines",)),
        (brush, ("fitted",)),
    ]
    with pytest.MonkeyPatch.context() as patch:
        for module, names in kept:
            for name in names:
                patch.setattr(module, name, cache(getattr(module, name).__wrapped__))
        yield


@pytest.fixture(scope="session")
def advised_once() -> Iterator[None]:
    """Ask the advisor once about each position, however many tables open there.

    Before some hints a table asks what an expert would do, and at Roma's that takes longer than to
    open it. The same question always has the same answer.
    """
    from colosseum.scenes.table import guidance
    from colosseum.tutor.advisor import advise

    given: dict[bytes, Advice] = {}

    def advise_once(
        kit: "TutorKit", game: "Game", seat: "SeatIndex", records: "Sequence[Record]" = ()
    ) -> "Advice":
        question = sha256(pickle.dumps((kit.name, game, seat, records))).digest()
        if question not in given:
            given[question] = advise(kit, game, seat, records)
        return given[question]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(guidance, "advise", advise_once)
        yield


@pytest.fixture(scope="session", autouse=True)
def system_without_a_language() -> Iterator[None]:
    """Whatever the person running the tests speaks, the game starts in English."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("LC_ALL", "C.UTF-8")
        yield


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty home: nothing a test saves reaches the real folders of the person running it.

    Linux and macOS go by the variables. Windows asks the system, so the folders themselves
    are given as well.
    """
    for name in ("HOME", "USERPROFILE", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME"):
        monkeypatch.setenv(name, str(tmp_path))
    for kind in ("data", "config", "log"):
        folder = tmp_path / kind
        folder.mkdir()
        monkeypatch.setattr(platformdirs, f"user_{kind}_path", lambda *_, at=folder, **__: at)
    for kind in ("Documents", "Desktop"):
        folder = tmp_path / kind
        monkeypatch.setattr(platformdirs, f"user_{kind.lower()}_path", lambda at=folder: at)
    monkeypatch.setattr("colosseum.files.storage.notices", [])
    # Nothing here has to survive a power cut, and waiting for the disk takes longer than the test.
    monkeypatch.setattr(os, "fsync", lambda file: None)
    return tmp_path


@pytest.fixture
def no_screen(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No screen, no loudspeaker, and an empty home."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")


@pytest.fixture
def open_app(no_screen: None) -> Iterator[OpenApp]:
    """Opens windows of any size and with any settings."""
    from colosseum.files import catalogues
    from colosseum.files.settings import Settings
    from colosseum.program.app import App

    opened: list[App] = []

    def open_one(size: tuple[int, int] = (1280, 720), **settings: Any) -> App:
        # Reading sounds would cost every window half a second of work; tests/test_sound.py
        # plays them all.
        app = App(Settings(**{"effects": 0.0, "music": 0.0, **settings}), size)
        opened.append(app)
        return app

    yield open_one
    for app in opened:
        app.close()
        app.sounds.stop()
    catalogues.use("en")


@pytest.fixture
def app(open_app: OpenApp) -> "App":
    return open_app()


@pytest.fixture
def hands(app: "App") -> "Hands":
    from tests.hands import Hands

    return Hands(app)


class SilentSystem:
    """A system whose reader says nothing."""

    def update(self, make: Callable[[], Any]) -> None:
        """Nothing is handed over."""

    def focus(self, is_focused: bool) -> None:
        """Nobody asks."""


@pytest.fixture
def said(app: "App", monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the window announces from now on, as if someone listened."""
    from colosseum.access.readers import Readers

    words: list[str] = []

    def hear(announced: str, *, at_once: bool = False) -> None:
        if announced:
            words.append(f"! {announced}" if at_once else announced)

    monkeypatch.setattr(app.readers, "announce", hear)
    monkeypatch.setattr(app.readers, "_system", SilentSystem())
    monkeypatch.setattr(Readers, "is_listening", True)
    return words


@pytest.fixture
def replayed(monkeypatch: pytest.MonkeyPatch) -> "list[Action]":
    """Every action that is applied to any game from now on."""
    from colosseum.rules.colosseum import Game

    actions: list[Action] = []
    apply = Game.apply

    def counted(game: Game, action: "Action") -> "Record":
        actions.append(action)
        return apply(game, action)

    monkeypatch.setattr(Game, "apply", counted)
    return actions
