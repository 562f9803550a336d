"""When something is wrong, the player gets one clear message, and the log gets the rest."""

import errno
import logging
import os
import shutil
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from colosseum.files import paths, settings, storage
from colosseum.files.settings import Settings
from colosseum.program import startup, stopping
from colosseum.scenes import routes
from colosseum.scenes.table.scene import TableScene
from colosseum.scenes.title import TitleScene
from tests.compiled_catalogue import catalogue
from tests.games import people_at_a_table
from tests.reliability.failed_reads import failed_reads


@pytest.fixture(autouse=True)
def nobodys_machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No screen, separate folders, and a log that is closed afterwards."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    root = logging.getLogger()
    before = root.handlers[:]
    with paths.all_within(tmp_path / "player"):
        yield
    starting_font_cache_is_empty()
    for handler in root.handlers[:]:
        if handler not in before:
            root.removeHandler(handler)
            handler.close()


@pytest.fixture
def assets(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the game's files, to be damaged."""
    copy = tmp_path / "assets"
    shutil.copytree(paths.assets(), copy)
    monkeypatch.setattr(paths, "_places", lambda: (copy, copy))
    return copy


def test_a_damaged_picture_is_named(assets: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (assets / "sprites" / "title" / "sky.svg").write_text("no longer a picture", encoding="utf-8")
    assert startup.play() == 1
    told = capsys.readouterr().err
    assert "The picture sky.svg is damaged" in told
    assert "A report to send to the makers is in " in told
    assert "Traceback" not in told


@pytest.mark.parametrize(
    "file", ["fonts/Cinzel-Bold.ttf", "sprites/title/sky.svg", "sprites/app-icon.svg"]
)
def test_a_missing_file_is_named(
    assets: Path, capsys: pytest.CaptureFixture[str], file: str
) -> None:
    (assets / file).unlink()
    starting_font_cache_is_empty()
    assert startup.play() == 1
    told = capsys.readouterr().err
    assert Path(file).name in told
    assert "Traceback" not in told


@pytest.mark.parametrize(
    "file", ["fonts/Cinzel-Bold.ttf", "sprites/title/sky.svg", "sprites/app-icon.svg"]
)
def test_too_few_file_handles_are_not_called_damage(
    assets: Path, capsys: pytest.CaptureFixture[str], file: str
) -> None:
    starting_font_cache_is_empty()
    with failed_reads(assets / file, "open", errno.EMFILE):
        assert startup.play() == 1
    told = capsys.readouterr().err
    assert told.startswith(f"{Path(file).name} cannot be opened: too many files are open.")
    assert "Traceback" not in told


def starting_font_cache_is_empty() -> None:
    """Fonts are kept for as long as the program runs; another test may have read them."""
    from colosseum.widgets import headline, letter_spacing

    letter_spacing.font_file.cache_clear()
    letter_spacing._measure.cache_clear()
    headline._gilded.cache_clear()


def test_a_bug_is_reported_kindly_and_logged_in_full(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError("nobody expected this")

    monkeypatch.setattr(TitleScene, "widgets", fail)
    assert startup.play() == 1
    told = capsys.readouterr().err
    assert "something went wrong" in told
    assert "Traceback" not in told
    log = (paths.log_folder() / "colosseum.log").read_text(encoding="utf-8")
    assert "ZeroDivisionError: nobody expected this" in log


def test_the_system_s_reason_is_told_if_it_refuses(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise OSError(errno.EMFILE, "Too many open files")

    monkeypatch.setattr(TitleScene, "widgets", fail)
    assert startup.play() == 1
    told = capsys.readouterr().err
    assert told.startswith("Colosseum had to close: too many files are open.")


@pytest.mark.parametrize(
    ("is_saved", "words"),
    [
        (True, "had to close. Your game is saved."),
        (False, "had to close. This game cannot be saved: there is no such file or folder. "),
    ],
)
def test_after_a_crash_the_message_says_what_became_of_the_game(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    is_saved: bool,
    words: str,
) -> None:
    def open_a_table(scene: TitleScene) -> None:
        session = people_at_a_table(actions=1)
        assert session.file is not None
        if not is_saved:
            session.file = session.file.parent / "gone" / "game.journal"
            session.save()
        scene.window.push(routes.table(scene.window, session))

    def fail(*_: object) -> None:
        raise ZeroDivisionError("nobody expected this")

    monkeypatch.setattr(TitleScene, "entered", open_a_table)
    monkeypatch.setattr(TableScene, "update", fail)
    assert startup.play() == 1
    assert words in capsys.readouterr().err


@pytest.fixture
def attentive() -> Iterator[None]:
    """Signals are heard, even where the tests were started by `nohup` or in the background."""
    names = ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK")
    numbers = [getattr(signal, name) for name in names if hasattr(signal, name)]
    before = [signal.signal(number, signal.SIG_DFL) for number in numbers]
    yield
    for number, handler in zip(numbers, before, strict=True):
        signal.signal(number, handler)


@pytest.mark.usefixtures("attentive")
@pytest.mark.parametrize("name", ["SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK"])
def test_a_signal_ends_the_program_with_a_sentence_and_its_code(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    number = getattr(signal, name, None)
    if number is None:
        pytest.skip(f"this system has no {name}")

    def open_a_table(scene: TitleScene) -> None:
        scene.window.push(routes.table(scene.window, people_at_a_table(actions=1)))
        signal.raise_signal(number)

    before = signal.getsignal(number)
    monkeypatch.setattr(TitleScene, "entered", open_a_table)
    assert startup.play() == 128 + number
    assert capsys.readouterr().err == "Colosseum was asked to stop. Your game is saved.\n"
    assert signal.getsignal(number) == before


def test_a_window_that_is_lost_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise pygame.error("the compositor is gone")

    monkeypatch.setattr(TitleScene, "update", fail)
    monkeypatch.setattr(TitleScene, "paint_under", fail)
    assert startup.play() == 1
    told = capsys.readouterr().err
    assert told.startswith("Colosseum has lost its window: the compositor is gone.\n")


def test_the_message_box_is_no_wider_than_a_screen() -> None:
    words = "It cannot find " + "a " * 60 + "/a/path" * 20 + "\nDetails are in the log."
    lines = stopping._wrapped(words).splitlines()
    assert all(len(line) <= 80 for line in lines if "/a/path" not in line)
    assert "/a/path" * 20 in lines, "a path stays whole"
    assert lines[-1] == "Details are in the log."


def test_closing_the_window_ends_the_program(monkeypatch: pytest.MonkeyPatch) -> None:
    def close(*_: object) -> None:
        pygame.event.post(pygame.Event(pygame.QUIT))

    monkeypatch.setattr(TitleScene, "entered", close)
    assert startup.play() == 0


def test_broken_settings_do_not_stop_anyone_playing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    file = paths.config_folder() / "settings.json"
    file.write_text("{ this is no longer JSON", encoding="utf-8")
    entered = TitleScene.entered

    def look_and_leave(scene: TitleScene) -> None:
        entered(scene)
        pygame.event.post(pygame.Event(pygame.QUIT))

    monkeypatch.setattr(TitleScene, "entered", look_and_leave)
    assert startup.play() == 0
    assert file.with_name("settings.json.broken").exists()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such things in folders")
def test_bad_personal_files_do_not_stop_anyone_playing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each is set aside with one message, and the usual takes its place."""
    (paths.config_folder() / "settings.json").write_text('{"effects": 1' + "0" * 400 + "}")
    (paths.config_folder() / "seats.json").write_text("[" * 100_000)
    (paths.data_folder() / "lessons-colosseum.json").write_text('{"lessons seen": ["\\ud800"]}')
    (paths.data_folder() / "hints-colosseum.json").symlink_to("nowhere")
    (paths.data_folder() / "games").write_text("and no folder")
    os.mkfifo(paths.data_folder() / "statistics.jsonl")
    os.mkfifo(paths.log_folder() / "colosseum.log")
    entered = TitleScene.entered
    told: list[str] = []

    def look_and_leave(scene: TitleScene) -> None:
        entered(scene)
        told.extend(scene.troubles)
        scene.window.push(routes.new_game(scene.window))
        scene.window.push(routes.saved_games(scene.window))
        pygame.event.post(pygame.Event(pygame.QUIT))

    storage.notices.clear()
    monkeypatch.setattr(TitleScene, "entered", look_and_leave)
    assert startup.play() == 0
    told += storage.notices
    for name in ("settings.json", "seats.json", "statistics.jsonl", "lessons-colosseum.json"):
        assert f"{name} cannot be used. It is kept as {name}.broken." in told
    assert len(told) == len({*told}), "nothing is said twice"


@pytest.mark.parametrize(
    "file",
    [
        "data/lessons.json",
        "data/lessons-colosseum.json",
        "data/hints.json",
        "data/hints-colosseum.json",
        "data/games/1.journal",
    ],
)
def test_only_newcomers_are_welcomed(tmp_path: Path, file: str) -> None:
    assert startup._is_first_time()
    kept = tmp_path / "player" / file
    kept.parent.mkdir(parents=True, exist_ok=True)
    kept.touch()
    assert not startup._is_first_time()


def test_who_has_only_looked_at_the_title_is_still_a_newcomer(tmp_path: Path) -> None:
    kept = tmp_path / "player" / "config" / "settings.json"
    kept.parent.mkdir(parents=True, exist_ok=True)
    kept.touch()
    assert startup._is_first_time()


def test_the_first_start_speaks_the_systems_language_and_later_ones_the_players(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    locale = tmp_path / "assets" / "locale"
    (locale / "ro" / "LC_MESSAGES").mkdir(parents=True)
    (locale / "ro" / "LC_MESSAGES" / "colosseum.mo").write_bytes(catalogue({"Quit": "Ieșire"}))
    (locale / "languages.json").write_text('{"ro": "Română"}', encoding="utf-8")
    monkeypatch.setattr(paths, "_places", lambda: (tmp_path / "assets",))
    monkeypatch.setenv("LC_ALL", "ro_RO.UTF-8")
    assert startup._settings().language == "ro"

    settings.save(Settings(language="en"))
    assert startup._settings().language == "en"
