"""The games in a real window: from the title to the first decisions, by a mouse that xdotool moves.

It needs Xvfb and xdotool, which `.ci/run` installs; elsewhere it is skipped.
"""

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from colosseum.gallery.colosseum import pictures as colosseum
from colosseum.gallery.roma import pictures as roma
from colosseum.gallery.roma.positions import deciding
from colosseum.play import saves
from colosseum.program.app import App
from colosseum.rules.colosseum.actions import Bid, OpenMarket
from colosseum.rules.journal import Journal, JournalError
from colosseum.rules.kernel import Action
from colosseum.rules.roma.actions import Give, Lay
from colosseum.scenes.new_game import NewGameScene
from colosseum.scenes.title import TitleScene
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


def is_soon(what: Callable[[], bool], seconds: float = 15) -> bool:
    end = time.monotonic() + seconds
    while not (found := what()) and time.monotonic() < end:
        time.sleep(0.2)
    return found


def saved(folder: Path) -> Journal[Any] | None:
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


def has_done(folder: Path, *actions: type[Action]) -> bool:
    """Whether the person has acted in one of these ways."""
    journal = saved(folder)
    return journal is not None and any(
        record.seat == 0 and isinstance(record.action, actions) for record in journal.records
    )


@pytest.fixture
def places(open_app: OpenApp) -> App:
    """A window of the same size, to see where things are."""
    return open_app(SIZE, muted=True)


@pytest.fixture
def playing(display: Display, places: App, tmp_path: Path) -> Iterator[Path]:
    """The game runs on the display and shows its title; gives the folder of its files."""
    home = tmp_path / "home"
    (home / "config" / "Colosseum").mkdir(parents=True)
    chosen = {"width": SIZE[0], "height": SIZE[1], "sized": True, "speed": "instant"}
    settings = home / "config" / "Colosseum" / "settings.json"
    settings.write_text(json.dumps(chosen), encoding="utf-8")
    folders = {"HOME": home, "XDG_DATA_HOME": home / "data", "XDG_CONFIG_HOME": home / "config"}
    game = subprocess.Popen(
        [sys.executable, "-m", "colosseum"],
        env=os.environ
        | {name: str(folder) for name, folder in folders.items()}
        | {"DISPLAY": display.name, "SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy"},
    )
    try:
        until(lambda: is_drawn(display.picture()), "no window came up")
        until_still(display)
        yield home
    finally:
        game.terminate()
        game.wait()


def until_still(display: Display) -> None:
    """Wait until the window has not changed for a moment; for three seconds at most."""
    end, before = time.monotonic() + 3, b""
    while time.monotonic() < end:
        now = display.picture().get_buffer().raw
        if now == before:
            return
        before = now
        time.sleep(0.3)


def open_table(display: Display, places: App, home: Path, game: str) -> None:
    """From the title to a new game."""
    places.push(TitleScene(places))
    new_game = pixel(places, "new")
    places.start_over(NewGameScene(places))
    tile, start = pixel(places, f"game {game}"), pixel(places, "start")
    display.click(new_game)
    for _ in range(4):  # what a slow machine has only just shown takes no click
        for at in (tile, start):
            until_still(display)
            display.click(at)
        if is_soon(lambda: saved(home) is not None):
            return
    raise AssertionError("no game began")


def test_from_the_title_to_the_first_bid(display: Display, places: App, playing: Path) -> None:
    assert display.do("search", "--class", "^Colosseum$"), "docks do not know its name"
    keep(display, "title")
    play_to_the_first_bid(display, places, playing)
    keep(display, "first-bid")


def play_to_the_first_bid(display: Display, places: App, home: Path) -> None:
    """From the title, where the files in `home` show what the game has come to."""
    open_table(display, places, home, "colosseum")
    colosseum.at_table("invest")(places)
    passing = pixel(places, "pass")
    colosseum.at_table("open")(places)
    opening = pixel(places, "do")
    colosseum.at_table("bid")(places)
    bidding = pixel(places, "do")
    until(lambda: asks(home, "invest"), "nobody asked for an investment")
    until_still(display)
    display.click(passing)
    until(lambda: asks(home, "open", "bid"), "no auction came round")
    until_still(display)
    display.click(opening if asks(home, "open") else bidding)
    until(lambda: has_done(home, Bid, OpenMarket), "the bid did not arrive")


def test_from_the_title_to_the_first_card_dragged_onto_a_place(
    display: Display, places: App, playing: Path
) -> None:
    open_table(display, places, playing, "roma")
    roma.at_table(lambda: deciding("exchange"))(places)
    gifts = [pixel(places, "choose-held-0"), pixel(places, "choose-held-1"), pixel(places, "do")]
    roma.at_table(lambda: deciding("lay"))(places)
    card, place = pixel(places, "choose-held-0"), pixel(places, "place-0-3")
    until(lambda: asks(playing, "exchange"), "nobody asked for gifts")
    for at in gifts:
        until_still(display)
        display.click(at)
    until(lambda: has_done(playing, Give), "the gift did not arrive")
    until(lambda: asks(playing, "lay"), "nobody asked for a card to lay")
    until_still(display)
    keep(display, "laying-cards")
    display.drag(card, place)
    until(lambda: has_done(playing, Lay), "the card did not arrive")
    keep(display, "first-card")


def keep(display: Display, name: str) -> None:
    """Keep the picture after the tests, to look at."""
    picture = display.picture()
    assert picture.get_size() == SIZE
    assert is_drawn(picture), "the window is empty"
    SHOTS.mkdir(exist_ok=True)
    pygame.image.save(picture, SHOTS / f"{name}.png")
