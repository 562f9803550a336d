"""The game in a real window: from the title to the first bid, with a mouse moved by xdotool.

It needs Xvfb and xdotool, which `.ci/run` installs; elsewhere it is skipped.
"""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from colosseum import saves
from colosseum.app import App
from colosseum.gallery.colosseum import pictures
from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.actions import Bid, OpenMarket
from colosseum.rules.journal import Journal, JournalError
from colosseum.scenes.new_game import NewGameScene
from colosseum.scenes.title import TitleScene
from colosseum.settings import Settings
from tests.conftest import OpenApp
from tests.screen import SIZE, Display, is_drawn

SHOTS = Path(__file__).resolve().parents[1] / "screenshots"

pytestmark = pytest.mark.skipif(
    shutil.which("Xvfb") is None or shutil.which("xdotool") is None,
    reason="there is no Xvfb or no xdotool here",
)


@pytest.fixture
def display(tmp_path: Path) -> Iterator[Display]:
    screen = Display(tmp_path)
    yield screen
    screen.close()


def pixel(app: App, key: str) -> tuple[int, int]:
    """Where a widget is in a window of the same size."""
    assert app.scene is not None
    box = next(widget.box for widget in app.scene.page.widgets if widget.key == key)
    return app.screen.point(box.center)


def until(what: Callable[[], bool], message: str, seconds: float = 60) -> None:
    end = time.monotonic() + seconds
    while not what():
        assert time.monotonic() < end, message
        time.sleep(0.2)


def saved(folder: Path) -> Journal[Game] | None:
    """The game under way, from the file that is saved after every action."""
    for file in folder.rglob("*.journal"):
        try:
            return saves.load(file)
        except JournalError:
            return None
    return None


def asks(folder: Path, *kinds: str) -> bool:
    journal = saved(folder)
    decision = journal.game.decision if journal else None
    return decision is not None and decision.seat == 0 and decision.kind in kinds


def test_from_the_title_to_the_first_bid(
    display: Display, open_app: OpenApp, tmp_path: Path
) -> None:
    places = open_app(SIZE, muted=True)
    places.push(TitleScene(places))
    new_game = pixel(places, "new")
    places.start_over(NewGameScene(places))
    start = pixel(places, "start")
    pictures.at_table("invest")(places)
    passing = pixel(places, "pass")
    pictures.at_table("open")(places)
    opening = pixel(places, "do")
    pictures.at_table("bid")(places)
    bidding = pixel(places, "do")
    home = tmp_path / "home"
    (home / "config" / "Colosseum").mkdir(parents=True)
    chosen = Settings(width=SIZE[0], height=SIZE[1], speed="fast")
    text = f'{{"width": {chosen.width}, "height": {chosen.height}, "speed": "{chosen.speed}"}}'
    (home / "config" / "Colosseum" / "settings.json").write_text(text, encoding="utf-8")
    folders = {"HOME": home, "XDG_DATA_HOME": home / "data", "XDG_CONFIG_HOME": home / "config"}
    game = subprocess.Popen(
        [sys.executable, "-m", "colosseum"],
        env=os.environ
        | {name: str(folder) for name, folder in folders.items()}
        | {"DISPLAY": display.name, "SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy"},
    )
    try:
        until(lambda: is_drawn(display.picture()), "no window came up")
        time.sleep(1)
        assert display.do("search", "--class", "^Colosseum$"), "docks do not know its name"
        keep(display, "title")
        display.click(new_game)
        time.sleep(1)
        display.click(start)
        until(lambda: saved(home) is not None, "no game began")
        until(lambda: asks(home, "invest"), "nobody asked for an investment")
        time.sleep(1)
        display.click(passing)
        until(lambda: asks(home, "open", "bid"), "no auction came round")
        time.sleep(3)
        journal = saved(home)
        assert journal is not None
        assert journal.game.decision is not None
        keep(display, "auction")
        display.click(opening if journal.game.decision.kind == "open" else bidding)
        until(lambda: has_bid(home), "the bid did not arrive")
        keep(display, "first-bid")
    finally:
        game.terminate()
        game.wait()


def has_bid(home: Path) -> bool:
    journal = saved(home)
    return journal is not None and any(
        record.seat == 0 and isinstance(record.action, Bid | OpenMarket)
        for record in journal.records
    )


def keep(display: Display, name: str) -> None:
    """Keep the picture after the tests, to look at."""
    picture = display.picture()
    assert picture.get_size() == SIZE
    assert is_drawn(picture), "the window is empty"
    SHOTS.mkdir(exist_ok=True)
    pygame.image.save(picture, SHOTS / f"{name}.png")
