"""The log at the table: it scrolls, lights what it speaks of, and cuts no line."""

import pygame
import pytest

from colosseum.gallery.colosseum import positions
from colosseum.program.app import App
from colosseum.scenes.parts.icon_words import ON_DARK, Icon, Together, set_in_lines
from colosseum.scenes.parts.log import Heading
from colosseum.scenes.parts.table_lights import spoken_of
from colosseum.scenes.table.log_scene import LogScene
from colosseum.scenes.table.replay import ReplayScene
from colosseum.scenes.table.scene import TableScene
from colosseum.tutor.colosseum.marks import Market
from colosseum.widgets.design_units import Screen
from tests import games as some_games
from tests.conftest import OpenApp
from tests.hands import Hands

PAGE_UP, PAGE_DOWN = pygame.K_PAGEUP, pygame.K_PAGEDOWN


@pytest.fixture
def hands(open_app: OpenApp) -> Hands:
    """A person about to open a market in the second turn."""
    made = Hands(open_app((1280, 720), speed="instant", muted=True))
    made.open(TableScene(made.app, positions.deciding("open", 2)))
    return made


def shown(hands: Hands) -> range:
    scene = hands.scene
    assert isinstance(scene, TableScene | LogScene)
    return scene.panel.shown if isinstance(scene, LogScene) else scene.told.log_panel.shown


def lines(hands: Hands) -> list[str]:
    key = "whole log " if isinstance(hands.scene, LogScene) else "log lines "
    return [widget.key for widget in hands.scene.page.widgets if widget.key.startswith(key)]


def test_the_wheel_scrolls_back_and_down_again(hands: Hands) -> None:
    latest = shown(hands)
    hands.wheel("log lines", 1)
    earlier = shown(hands)
    assert earlier[-1] < latest[-1]
    hands.wheel("log lines", -1)
    assert shown(hands) == latest


def test_keys_go_to_either_end_wherever_the_focus_is(hands: Hands) -> None:
    latest = shown(hands)
    hands.press(pygame.K_HOME)
    assert shown(hands)[0] == 0
    hands.press(PAGE_UP)
    assert shown(hands)[0] == 0
    hands.press(PAGE_DOWN)
    assert shown(hands)[0] > 0
    hands.press(pygame.K_END)
    assert shown(hands) == latest


def test_with_the_focus_arrows_go_from_line_to_line_and_light_each(hands: Hands) -> None:
    hands.scene.page.focus_on("log lines")
    hands.press(pygame.K_UP)
    scene = hands.scene
    assert isinstance(scene, TableScene)
    chosen = scene.told.log_panel.chosen
    assert chosen is not None
    hands.press(pygame.K_UP)
    assert scene.told.log_panel.chosen is not None
    assert scene.told.log_panel.chosen < chosen
    assert spoken_of(scene.page)
    assert hands.focus == "log lines"
    for _ in range(4):
        hands.press(pygame.K_DOWN)
    assert hands.focus != "log lines", "at the end the focus goes on"


@pytest.mark.painted
def test_pointing_at_a_line_lights_what_it_speaks_of(hands: Hands) -> None:
    scene = hands.scene
    assert isinstance(scene, TableScene)
    hands.wheel("log lines", 50)
    number = next(
        n for n, entry in enumerate(scene.log.entries) if entry.words.startswith("Market ")
    )
    while number not in shown(hands):
        hands.wheel("log lines", -1)
    before = pygame.image.tobytes(hands.app.picture(), "RGB")
    hands.hover(f"log lines {number}")
    (mark,) = spoken_of(scene.page)
    assert isinstance(mark, Market)
    assert pygame.image.tobytes(hands.app.picture(), "RGB") != before
    hands.hover("plaque-0")
    assert not spoken_of(scene.page)


def test_a_hint_does_not_frame_lines_that_speak_of_the_same(hands: Hands) -> None:
    lines_shown = [hands.widget(key) for key in lines(hands)]
    assert lines_shown
    assert all(widget.about == () for widget in lines_shown)


def test_the_whole_log_scrolls_too_and_lights_the_table(hands: Hands) -> None:
    hands.press(pygame.K_l)
    assert isinstance(hands.scene, LogScene)
    latest = shown(hands)
    hands.wheel("whole log", 1)
    assert shown(hands)[-1] < latest[-1]
    hands.press(pygame.K_HOME)
    assert shown(hands)[0] == 0
    assert hands.widget("earlier").disabled_because is not None
    hands.click("later")
    assert shown(hands)[0] > 0
    hands.hover(lines(hands)[-1])
    assert spoken_of(hands.scene.page)


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_lines_are_whole_and_inside_the_box(open_app: OpenApp, scale: float) -> None:
    hands = Hands(open_app((1280, 720), speed="instant", muted=True, scale=scale))
    hands.open(TableScene(hands.app, positions.deciding("roll", 3)))
    for _ in range(12):
        box = hands.widget("log lines").box
        placed = [hands.widget(key).box for key in lines(hands)]
        assert placed
        assert all(box.contains(line) for line in placed)
        hands.wheel("log lines", 1)
    assert hands.app.paintbox.overflows == []


def test_long_lines_go_on_below_in_letters_of_the_same_size() -> None:
    screen = Screen((1280, 720), 1.5)
    parts = ("offers several tokens at once ", *[Icon("lion")] * 12, " and coins")
    block = set_in_lines(parts, (Icon("medal"),), 360.0, ON_DARK, screen)
    assert len(block.lines) > 1
    assert block.height == len(block.lines) * ON_DARK.line_height(1.5)
    shown = [part for line in block.lines for _, part in line]
    words = " ".join(part for part in shown if isinstance(part, str))
    assert words == "offers several tokens at once and coins"
    assert sum(isinstance(part, Icon) for part in shown) == 12 + 1
    assert all(left <= 360 for line in block.lines for left, _ in line)


def test_what_belongs_together_goes_to_the_next_line_as_a_whole() -> None:
    screen = Screen((1600, 900))
    pair = Together((Icon("lion"), Icon("ship")))
    block = set_in_lines((Icon("horse"), pair), (), 50.0, ON_DARK, screen)
    assert [len(line) for line in block.lines] == [1, 2]
    narrow = set_in_lines((pair,), (), 30.0, ON_DARK, screen)
    assert [len(line) for line in narrow.lines] == [1, 1], "unless it is wider than a line"


def test_lines_keep_clear_of_what_is_in_the_corner() -> None:
    icons = (Icon("horse"),) * 8
    screen = Screen((1600, 900))
    whole = set_in_lines(icons, (), 100.0, ON_DARK, screen)
    below_one = ON_DARK.line_height(screen.letters) + 1
    beside = set_in_lines(icons, (), 100.0, ON_DARK, screen, (50.0, below_one))
    assert [len(line) for line in whole.lines] == [4, 4]
    assert [len(line) for line in beside.lines] == [4, 2, 2]


def test_the_heading_of_what_began_further_up_stays_in_sight(hands: Hands) -> None:
    hands.open(TableScene(hands.app, positions.deciding("invest", 2)))
    scene = hands.scene
    assert isinstance(scene, TableScene)
    for _ in range(6):
        hands.wheel("log lines", 1)
        placed = scene.told.log_panel._placed(scene.told.log_panel.shown)
        assert isinstance(placed[0].entry, Heading)
        assert [it.number for it in placed if it.number >= 0] == [*shown(hands)]


def test_a_replay_has_the_same_log(hands: Hands) -> None:
    scene = ReplayScene(hands.app, some_games.finished_journal(3))
    hands.open(scene)
    scene.go_to(12)
    assert lines(hands)
    hands.hover(lines(hands)[-1])
    assert spoken_of(scene.page)
    told = len(scene.log.events)
    hands.click("previous")
    assert len(scene.log.events) < told


def test_the_log_is_painted_again_only_if_it_has_changed(app: App) -> None:
    hands = Hands(app)
    hands.open(TableScene(app, positions.deciding("open", 2)))
    before = app.paintbox.parts.pixels
    hands.scene.rebuild()
    hands.wait()
    assert app.paintbox.parts.pixels == before
    hands.press(pygame.K_HOME)
    assert app.paintbox.parts.pixels > before
