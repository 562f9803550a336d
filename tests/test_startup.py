"""When something is wrong, the player gets one clear message, and the log gets the rest."""

import logging
import shutil
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from colosseum import paths, startup
from colosseum.scenes.title import TitleScene


@pytest.fixture(autouse=True)
def nobodys_machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No screen, separate folders, and a log that is closed afterwards."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    root = logging.getLogger()
    before = root.handlers[:]
    with paths.all_within(tmp_path / "player"):
        yield
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
    assert "colosseum.log" in told
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


def starting_font_cache_is_empty() -> None:
    """Fonts are kept for as long as the program runs; another test may have read them."""
    from colosseum.widgets import headline, text_rendering

    text_rendering.font.cache_clear()
    headline._gilded.cache_clear()


def test_a_bug_is_reported_kindly_and_logged_in_full(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError("nobody expected this")

    monkeypatch.setattr(TitleScene, "widgets", fail)
    assert startup.play() == 1
    told = capsys.readouterr().err
    assert "Something went wrong" in told
    assert "Traceback" not in told
    log = (paths.log_folder() / "colosseum.log").read_text(encoding="utf-8")
    assert "ZeroDivisionError: nobody expected this" in log


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


@pytest.mark.parametrize(
    "file",
    [
        "config/settings.json",
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
