"""The scenes round the table, in a real window: what a player finds, does and gets."""

import itertools
import json
from collections.abc import Callable

import pygame
import pytest

from colosseum import paths, statistics, text
from colosseum import settings as settings_file
from colosseum.app import App
from colosseum.lineup import Lineup
from colosseum.rules.journal import previous
from colosseum.scenes.confirm import ConfirmScene
from colosseum.scenes.credits import CreditsScene
from colosseum.scenes.lessons import LessonsScene
from colosseum.scenes.new_game import NewGameScene
from colosseum.scenes.parts.player_colours import PLAYERS, draw_emblem
from colosseum.scenes.pause_menu import PauseMenuScene
from colosseum.scenes.replay import ReplayScene
from colosseum.scenes.results import ResultsScene
from colosseum.scenes.rulebook import RulebookScene
from colosseum.scenes.saved_games import SavedGamesScene
from colosseum.scenes.scene import Scene, Window
from colosseum.scenes.settings import SettingsScene
from colosseum.scenes.statistics import StatisticsScene
from colosseum.scenes.table import TableScene
from colosseum.scenes.title import TitleScene
from colosseum.session import NO_UNDO, latest_unfinished, saved_games, saves_folder
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button, Kind
from tests import games
from tests.conftest import OpenApp
from tests.hands import Hands

SIZES = [(1024, 576), (1280, 720), (1920, 1080), (2560, 1080), (1024, 768)]

SCENES: dict[str, Callable[[Window], Scene]] = {
    "title": TitleScene,
    "seats": NewGameScene,
    "load": SavedGamesScene,
    "settings": SettingsScene,
    "statistics": StatisticsScene,
    "credits": CreditsScene,
    "lessons": LessonsScene,
    "rulebook": RulebookScene,
    "first title": lambda window: TitleScene(window, is_first=True),
    "menu": lambda window: PauseMenuScene(window, games.begun(), lambda: None),
    "ask": lambda window: ConfirmScene(
        window, text.tr("Leave Colosseum?"), text.tr("Quit"), window.quit
    ),
    "results of three": lambda window: ResultsScene(window, games.finished(3)),
    "results of five": lambda window: ResultsScene(window, games.finished(5)),
    "replay": lambda window: ReplayScene(window, games.finished_journal()),
}


def a_shelf_of_games() -> None:
    """Eight saved games, one of them damaged, and statistics of three."""
    for number in range(6):
        games.saved_finished(f"old {number}", seed=number % 3 + 1)
    games.begun()
    (saves_folder() / "damaged.journal").write_text("no game\n")
    for seed in (1, 2, 3):
        statistics.record(games.finished_journal(seed=seed), games.seats())


# Every scene


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", text.LONGER])
def test_every_scenes_words_fit_every_window(
    open_app: OpenApp, size: tuple[int, int], language: str
) -> None:
    a_shelf_of_games()
    app = open_app(size, confirmations=True)
    text.use(language)
    for name, scene in SCENES.items():
        app.start_over(scene(app))
        app.step([], 0.02)
        assert app.kit.overflows == [], name


def test_every_scenes_words_fit_at_twice_the_text_size(open_app: OpenApp) -> None:
    a_shelf_of_games()
    app = open_app((1280, 720), scale=2.0)
    for name, scene in SCENES.items():
        app.start_over(scene(app))
        app.step([], 0.02)
        assert app.kit.overflows == [], name


@pytest.mark.parametrize("name", SCENES)
def test_widgets_neither_overlap_nor_leave_the_window(app: App, name: str) -> None:
    a_shelf_of_games()
    app.push(SCENES[name](app))
    app.step([], 0.02)
    assert app.scene is not None
    pressed = [widget for widget in app.scene.page.widgets if widget.focusable]
    assert all(app.screen.everything.contains(widget.box) for widget in pressed)
    for one, other in itertools.combinations(pressed, 2):
        assert not one.box.colliderect(other.box), f"{one.key} lies on {other.key}"


@pytest.mark.parametrize("name", SCENES)
def test_every_button_can_be_reached_by_tab(app: App, name: str) -> None:
    hands = Hands(app)
    hands.open(SCENES[name](app))
    reached = set()
    for _ in hands.scene.page.widgets:
        hands.press(pygame.K_TAB)
        reached.add(hands.focus)
    assert reached >= {widget.key for widget in hands.scene.page.widgets if widget.focusable}


@pytest.mark.parametrize("name", SCENES)
def test_a_page_has_at_most_one_thing_to_do_next(app: App, name: str) -> None:
    hands = Hands(app)
    hands.open(SCENES[name](app))
    buttons = [widget for widget in hands.scene.page.widgets if isinstance(widget, Button)]
    assert sum(button.kind is Kind.PRIMARY for button in buttons) <= 1


@pytest.mark.parametrize(
    "name",
    [
        "seats",
        "load",
        "settings",
        "statistics",
        "credits",
        "lessons",
        "rulebook",
        "menu",
        "ask",
        "replay",
    ],
)
def test_esc_goes_back(app: App, name: str) -> None:
    hands = Hands(app)
    hands.open(TitleScene(app))
    title = hands.scene
    hands.open(SCENES[name](app))
    hands.press(pygame.K_ESCAPE)
    assert hands.scene is title


# Title


def test_from_the_title_to_a_game_it_is_two_clicks(hands: Hands) -> None:
    hands.open(TitleScene(hands.app))
    hands.click("new")
    assert isinstance(hands.scene, NewGameScene)
    hands.click("start")
    assert isinstance(hands.scene, TableScene)
    game = hands.scene.session
    assert [seat.name for seat in game.seats] == ["Aquila", "Lupa", "Sol", "Laurus"]
    assert [seat.player for seat in game.seats] == ["human"] + ["novice"] * 3


def test_by_keyboard_it_is_enter_twice(hands: Hands) -> None:
    hands.open(TitleScene(hands.app))
    hands.press(pygame.K_RETURN)
    hands.press(pygame.K_RETURN)
    assert isinstance(hands.scene, TableScene)


def test_an_unfinished_game_can_be_continued(hands: Hands) -> None:
    saved = games.begun()
    hands.open(TitleScene(hands.app))
    button = hands.widget("continue")
    assert isinstance(button, Button)
    assert button.kind is Kind.PRIMARY
    assert button.note == "Turn I, invest · Aquila"
    hands.click("continue")
    assert isinstance(hands.scene, TableScene)
    assert hands.scene.session.game == saved.game


def test_without_an_unfinished_game_there_is_nothing_to_continue(hands: Hands) -> None:
    games.saved_finished("over")
    hands.open(TitleScene(hands.app))
    assert not hands.sees("continue")
    new = hands.widget("new")
    assert isinstance(new, Button)
    assert new.kind is Kind.PRIMARY


@pytest.mark.parametrize(
    ("key", "scene"),
    [
        ("learn", LessonsScene),
        ("rulebook", RulebookScene),
        ("load", SavedGamesScene),
        ("statistics", StatisticsScene),
        ("settings", SettingsScene),
        ("credits", CreditsScene),
    ],
)
def test_each_button_on_the_title_opens_its_scene(
    hands: Hands, key: str, scene: type[Scene]
) -> None:
    hands.open(TitleScene(hands.app))
    hands.click(key)
    assert isinstance(hands.scene, scene)


def test_quit_closes_the_window(hands: Hands) -> None:
    hands.open(TitleScene(hands.app))
    hands.click("quit")
    assert hands.app.scene is None


def test_esc_on_the_title_asks_first(hands: Hands) -> None:
    hands.open(TitleScene(hands.app))
    hands.press(pygame.K_ESCAPE)
    assert isinstance(hands.scene, ConfirmScene)
    hands.press(pygame.K_ESCAPE)
    assert isinstance(hands.scene, TitleScene)
    hands.press(pygame.K_ESCAPE)
    hands.press(pygame.K_RETURN)
    assert hands.app.scene is None


def test_the_menu_is_there_before_the_picture_is_complete(app: App) -> None:
    games.begun()
    app.push(TitleScene(app))
    app.step([], 0.02)
    hands = Hands(app)
    assert hands.sees("new")
    assert hands.widget("continue").disabled_because, "the last game is looked for a moment later"
    first = pygame.image.tobytes(app.picture(), "RGB")
    hands.wait(0.2)
    assert hands.widget("continue").enabled
    assert pygame.image.tobytes(app.picture(), "RGB") != first


def test_torches_flicker_only_if_animations_are_wanted(open_app: OpenApp) -> None:
    for animations in (True, False):
        hands = Hands(open_app(animations=animations))
        hands.open(TitleScene(hands.app))
        before = pygame.image.tobytes(hands.app.picture(), "RGB")
        hands.wait(0.5)
        after = pygame.image.tobytes(hands.app.picture(), "RGB")
        assert (before != after) == animations
        assert hands.scene.is_lively == animations


# Seats


def test_seats_are_added_and_removed_between_three_and_five(hands: Hands) -> None:
    hands.open(NewGameScene(hands.app))
    hands.click("add")
    assert hands.sees("name-4")
    assert not hands.sees("add")
    hands.click("remove-0")
    hands.click("remove-0")
    assert not hands.sees("name-3")
    hands.click("remove-0")
    assert hands.sees("name-2")
    assert hands.widget("remove-0").disabled_because == "Colosseum needs three players."


def test_names_levels_and_the_variant_reach_the_game(hands: Hands) -> None:
    hands.open(NewGameScene(hands.app))
    hands.click("name-0")
    hands.press(*[pygame.K_BACKSPACE] * 6)
    hands.type("Livia ")
    hands.click("level-1-human")
    hands.click("level-2-grand")
    hands.click("intense")
    hands.click("seed")
    hands.type("12x3")
    hands.click("start")
    assert isinstance(hands.scene, TableScene)
    session = hands.scene.session
    assert [seat.name for seat in session.seats] == ["Livia", "Lupa", "Sol", "Laurus"]
    assert [seat.player for seat in session.seats] == ["human", "human", "grand", "novice"]
    header = session.game.header()
    assert header["seed"] == 123
    assert header["options"] == {"intense_auctions": True}


def test_a_colour_goes_from_seat_to_seat_with_its_usual_name(hands: Hands) -> None:
    hands.open(NewGameScene(hands.app))
    hands.click("name-0")
    hands.type("!")
    hands.click("colour-0")
    assert isinstance(hands.scene, NewGameScene)
    first, second = hands.scene.lineup.seats[:2]
    assert (first.name, first.colour) == ("Aquila!", 1)
    assert (second.name, second.colour) == ("Aquila", 0)


def test_nobody_starts_without_a_name_or_with_someone_elses(hands: Hands) -> None:
    hands.open(NewGameScene(hands.app))
    hands.click("name-1")
    hands.press(*[pygame.K_BACKSPACE] * 4)
    assert hands.widget("start").disabled_because == "Seat 2 has no name."
    hands.type("Sol")
    assert hands.widget("start").disabled_because == "Two seats are called Sol."
    hands.click("start")
    assert isinstance(hands.scene, NewGameScene)


def test_who_sat_at_the_table_is_remembered(hands: Hands) -> None:
    hands.open(NewGameScene(hands.app))
    hands.click("level-1-grand")
    hands.click("add")
    hands.click("start")
    again = NewGameScene(hands.app)
    levels = [seat.player for seat in again.lineup.seats]
    assert levels == ["human", "grand", "novice", "novice", "novice"]


def test_after_a_finished_game_the_default_opponents_are_impresarios(hands: Hands) -> None:
    assert [seat.player for seat in Lineup().seats] == ["human"] + ["novice"] * 3
    statistics.record(games.finished_journal(), games.seats())
    lineup = Lineup()
    lineup.add()
    assert [seat.player for seat in lineup.seats] == ["human"] + ["impresario"] * 4
    assert hands.app.settings.hints


@pytest.mark.parametrize(
    "content",
    [
        "",
        "[]",
        '{"seats": [], "intense": false}',
        '{"seats": [1, 2, 3], "intense": false}',
        json.dumps({"seats": [{"name": "A", "player": "human", "colour": 9}] * 3, "intense": True}),
    ],
)
def test_what_cannot_be_read_falls_back_to_the_default(content: str) -> None:
    usual = Lineup()
    usual.remember()
    file = paths.config_folder() / "seats.json"
    assert file.exists()
    file.write_text(content)
    assert Lineup.remembered() == usual


# Players


def _seen(colour: tuple[int, int, int], eyes: tuple[tuple[float, ...], ...]) -> tuple[float, ...]:
    """A colour as these eyes see it, in CIE Lab."""

    def linear(value: float) -> float:
        return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4

    light = [linear(value / 255) for value in colour]
    r, g, b = (min(1, max(0, sum(map(float.__mul__, row, light)))) for row in eyes)
    xyz = (
        (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047,
        0.2126 * r + 0.7152 * g + 0.0722 * b,
        (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883,
    )
    x, y, z = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


# Machado, Oliveira and Fernandes (2009), severity 1.
EYES = {
    "usual": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


@pytest.mark.parametrize("eyes", EYES)
def test_player_colours_stay_distinct_whatever_the_eyes(eyes: str) -> None:
    seen = [_seen(player.colour, EYES[eyes]) for player in PLAYERS]
    for one, other in itertools.combinations(seen, 2):
        assert sum((a - b) ** 2 for a, b in zip(one, other, strict=True)) ** 0.5 > 24


def test_every_player_has_their_own_emblem(app: App) -> None:
    assert len({player.picture for player in PLAYERS}) == len(PLAYERS) == 5
    seen = set()
    for colour in range(5):
        surface = pygame.Surface((64, 64))
        draw_emblem(Brush(surface, app.screen, app.kit), (40, 40), 30, colour)
        seen.add(pygame.image.tobytes(surface, "RGB"))
    assert len(seen) == 5


# Load


def test_every_saved_game_says_who_plays_and_how_far_it_is(hands: Hands) -> None:
    games.saved_finished("over")
    games.begun()
    hands.open(SavedGamesScene(hands.app))
    assert isinstance(hands.scene, SavedGamesScene)
    assert [game.is_over for game in hands.scene.games] == [False, True]
    hands.click("open-1")
    assert isinstance(hands.scene, ResultsScene)


def test_an_unfinished_game_continues_from_the_list(hands: Hands) -> None:
    saved = games.begun()
    hands.open(SavedGamesScene(hands.app))
    hands.click("open-0")
    assert isinstance(hands.scene, TableScene)
    assert hands.scene.session.file == saved.file


def test_deleting_asks_first_and_deletes_the_save_before_it_too(hands: Hands) -> None:
    file = games.begun().file
    assert file is not None
    previous(file).write_text("the one before")
    hands.open(SavedGamesScene(hands.app))
    hands.click("delete-0")
    assert isinstance(hands.scene, ConfirmScene)
    hands.click("no")
    assert saved_games() == [file]
    hands.click("delete-0")
    hands.click("yes")
    assert isinstance(hands.scene, SavedGamesScene)
    assert saved_games() == []
    assert not previous(file).exists()
    assert not hands.sees("delete-0")


def test_without_confirmations_deleting_is_one_click(open_app: OpenApp) -> None:
    games.begun()
    hands = Hands(open_app(confirmations=False))
    hands.open(SavedGamesScene(hands.app))
    hands.click("delete-0")
    assert saved_games() == []


def test_a_damaged_file_says_so_and_can_only_be_deleted(hands: Hands) -> None:
    (saves_folder() / "odd.journal").write_text("nothing of ours\n")
    assert latest_unfinished() is None
    hands.open(SavedGamesScene(hands.app))
    assert isinstance(hands.scene, SavedGamesScene)
    assert hands.scene.games[0].trouble == "odd.journal cannot be loaded: It is not a saved game."
    assert not hands.sees("open-0")
    hands.click("delete-0")
    hands.click("yes")
    assert saved_games() == []


def test_many_games_are_paged(hands: Hands) -> None:
    a_shelf_of_games()
    hands.open(SavedGamesScene(hands.app))
    assert hands.widget("later").disabled_because
    hands.click("earlier")
    assert isinstance(hands.scene, SavedGamesScene)
    assert len(hands.scene.games) == 2
    assert hands.widget("earlier").disabled_because
    hands.click("later")
    assert len(hands.scene.games) == 6


# Settings


@pytest.mark.parametrize(
    ("key", "name", "value"),
    [
        ("speed-fast", "speed", "fast"),
        ("scale-1.25", "scale", 1.25),
        ("animations", "animations", False),
        ("hints", "hints", False),
        ("confirmations", "confirmations", False),
        ("symbols", "symbols", False),
        ("muted", "muted", True),
        ("language-en", "language", "en"),
    ],
)
def test_a_setting_takes_effect_at_once_and_is_kept(
    hands: Hands, key: str, name: str, value: object
) -> None:
    hands.open(SettingsScene(hands.app))
    hands.click(key)
    assert getattr(hands.app.settings, name) == value
    assert getattr(settings_file.load(), name) == value


@pytest.mark.parametrize("name", ["effects", "music"])
def test_volumes_follow_the_mouse_and_the_keys(hands: Hands, name: str) -> None:
    hands.open(SettingsScene(hands.app))
    hands.drag(name, 0.1, 1.0)
    assert getattr(hands.app.settings, name) == 1.0
    hands.press(pygame.K_LEFT)
    assert getattr(settings_file.load(), name) == 0.9


def test_a_larger_text_size_changes_the_window_at_once(hands: Hands) -> None:
    hands.open(SettingsScene(hands.app))
    hands.click("scale-1.5")
    assert hands.app.screen.letters == 1.5


def test_full_screen_comes_and_goes(hands: Hands) -> None:
    hands.open(SettingsScene(hands.app))
    hands.click("fullscreen")
    assert hands.app.settings.fullscreen
    hands.press(pygame.K_F11)
    assert not settings_file.load().fullscreen


# Statistics


def test_statistics_show_wins_by_opponent(hands: Hands) -> None:
    a_shelf_of_games()
    hands.open(StatisticsScene(hands.app))
    assert hands.sees("wins")
    assert hands.sees("turns")
    assert hands.sees("dice")


def test_before_the_first_game_there_is_nothing_to_count(hands: Hands) -> None:
    hands.open(StatisticsScene(hands.app))
    assert [widget.key for widget in hands.scene.page.widgets] == ["back"]


# Menu


def test_the_menu_resumes_undoes_and_exits(hands: Hands) -> None:
    session = games.begun()
    undone: list[bool] = []
    hands.open(TitleScene(hands.app))
    below = hands.scene
    hands.open(PauseMenuScene(hands.app, session, lambda: undone.append(True)))
    assert hands.widget("undo").disabled_because == NO_UNDO
    hands.press(pygame.K_RETURN)
    assert hands.scene is below
    while not session.awaits_human:
        session.journal.apply(session.game.choices().actions[0])
    session.act(session.game.choices().actions[0])
    hands.open(PauseMenuScene(hands.app, session, lambda: undone.append(True)))
    hands.click("undo")
    assert undone == [True]
    assert hands.scene is below
    hands.open(PauseMenuScene(hands.app, session, lambda: undone.append(True)))
    hands.click("settings")
    assert isinstance(hands.scene, SettingsScene)
    hands.press(pygame.K_ESCAPE)
    hands.click("leave")
    assert isinstance(hands.scene, TitleScene)
    assert hands.sees("continue")


def test_the_menu_can_quit(hands: Hands) -> None:
    hands.open(PauseMenuScene(hands.app, games.begun(), lambda: None))
    hands.click("quit")
    assert hands.app.scene is None


# Results


def test_results_lead_to_the_replay_another_game_and_the_title(hands: Hands) -> None:
    over = games.finished()
    hands.open(ResultsScene(hands.app, over))
    hands.click("replay")
    assert isinstance(hands.scene, ReplayScene)
    hands.press(pygame.K_ESCAPE)
    hands.click("again")
    assert isinstance(hands.scene, TableScene)
    assert hands.scene.session.seats == over.seats
    hands.app.start_over(ResultsScene(hands.app, over))
    hands.press(pygame.K_ESCAPE)
    assert isinstance(hands.scene, TitleScene)


def test_each_part_of_a_score_is_explained(hands: Hands) -> None:
    hands.open(ResultsScene(hands.app, games.finished()))
    tips = [hands.widget(f"part-{place}").explanation for place in range(7)]
    assert len(set(tips)) == 7
    assert all(tips)


# Replay


def test_a_replay_steps_through_every_action(hands: Hands) -> None:
    journal = games.finished_journal()
    scene = ReplayScene(hands.app, journal)
    hands.open(scene)
    assert hands.widget("previous").disabled_because == "This is the beginning."
    hands.click("next")
    hands.press(pygame.K_PAGEDOWN)
    assert scene.position == 2
    hands.click("previous")
    assert scene.position == 1
    hands.press(pygame.K_END)
    assert scene.position == len(journal.records)
    assert scene.view.state.step == journal.game.state.step == ""
    assert hands.widget("next").disabled_because == "This is the end."
    hands.press(pygame.K_HOME)
    assert scene.position == 0


def test_a_replay_plays_by_itself_until_it_is_paused(open_app: OpenApp) -> None:
    hands = Hands(open_app(speed="instant"))
    scene = ReplayScene(hands.app, games.finished_journal())
    hands.open(scene)
    assert not scene.is_lively
    hands.press(pygame.K_SPACE)
    hands.wait(1.0)
    assert scene.is_lively
    assert scene.position > 3
    hands.click("play")
    paused = scene.position
    hands.wait(0.5)
    assert scene.position == paused


def test_a_replay_ends_by_itself(open_app: OpenApp) -> None:
    hands = Hands(open_app(speed="instant"))
    scene = ReplayScene(hands.app, games.finished_journal())
    hands.open(scene)
    scene.go_to(scene.length - 2)
    hands.click("play")
    hands.wait(1.0)
    assert scene.position == scene.length
    assert not scene.playing


def test_the_slider_reaches_any_point_in_the_game(hands: Hands) -> None:
    scene = ReplayScene(hands.app, games.finished_journal())
    hands.open(scene)
    hands.drag("position", 0.05, 1.0)
    assert scene.position == scene.length
    hands.press(pygame.K_LEFT)
    assert scene.position == scene.length - 1


def test_a_saved_file_can_be_watched_from_the_list(hands: Hands) -> None:
    games.saved_finished("over")
    hands.open(SavedGamesScene(hands.app))
    hands.click("watch-0")
    assert isinstance(hands.scene, ReplayScene)
    assert ReplayScene(hands.app, saved_games()[0]).length == hands.scene.length
    hands.click("speed-fast")
    assert hands.app.settings.speed == "fast"
