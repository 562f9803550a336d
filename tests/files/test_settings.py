"""What a player has chosen is kept and checked, and never gets in the way."""

import json
from math import inf
from pathlib import Path

import pytest

from colosseum.files import settings, storage
from colosseum.files.settings import Settings


@pytest.fixture(autouse=True)
def file(home: Path) -> Path:
    return home / "config" / "settings.json"


def test_before_anything_is_chosen_the_defaults_apply() -> None:
    assert settings.load() == Settings()


def test_what_is_saved_comes_back() -> None:
    chosen = Settings(fullscreen=True, scale=1.5, speed="fast", music=0.0, muted=True, width=1920)
    settings.save(chosen)
    assert settings.load() == chosen


def test_changed_keys_come_back() -> None:
    settings.save(Settings(keys={"n": "m", "m": "n"}))
    assert settings.load().keys == {"n": "m", "m": "n"}


def test_saving_leaves_nothing_half_written_behind(file: Path) -> None:
    settings.save(Settings())
    assert [entry.name for entry in file.parent.iterdir()] == [file.name]


def test_known_settings_of_another_version_are_kept(file: Path) -> None:
    file.write_text(json.dumps({"speed": "slow", "weather": "fine"}))
    assert settings.load() == Settings(speed="slow")


def test_a_whole_number_is_a_number_too(file: Path) -> None:
    file.write_text('{"scale": 1, "music": 0}')
    assert settings.load() == Settings(scale=1.0, music=0.0)


@pytest.mark.parametrize(
    "content",
    [
        "",
        "not JSON",
        "[]",
        '{"speed": "hasty"}',
        '{"scale": 7}',
        '{"effects": -0.1}',
        '{"muted": 1}',
        '{"width": 12}',
        '{"language": null}',
        '{"effects": 1' + "0" * 400 + "}",
        '{"music": 1e999}',
        '{"scale": NaN}',
        '{"language": "\\ud800"}',
        '{"width": ' + "9" * 5000 + "}",
        '{"keys": ["m"]}',
        '{"keys": {"m": 110}}',
        '{"keys": {"m": "n"}}',
    ],
)
def test_impossible_settings_are_set_aside_and_the_defaults_apply(file: Path, content: str) -> None:
    file.write_text(content)
    assert settings.load() == Settings()
    assert not file.exists()
    assert file.with_name("settings.json.broken").read_text() == content


def test_a_folder_that_cannot_be_written_is_no_reason_to_stop(
    file: Path, caplog: pytest.LogCaptureFixture
) -> None:
    storage.unfinished_name(file).mkdir()
    settings.save(Settings())
    assert "could not be saved" in caplog.text


def test_the_pace_is_the_speed_unless_nothing_moves() -> None:
    assert Settings(speed="slow").pace() > Settings().pace() > Settings(speed="fast").pace() > 0
    assert Settings(speed="instant").pace() == 0
    assert Settings(animations=False).pace() == 0


def test_there_is_as_much_time_to_undo_when_nothing_moves() -> None:
    assert Settings(animations=False).patience() == Settings().patience()
    assert Settings(own_time=True, speed="instant").patience() == inf


@pytest.mark.parametrize("size", [(16384, 16384), (7680, 4321), (16384, 2160)])
def test_a_window_larger_than_any_screen_gets_the_usual_size(
    file: Path, size: tuple[int, int]
) -> None:
    file.write_text(json.dumps({"speed": "slow", "width": size[0], "height": size[1]}))
    assert settings.load() == Settings(speed="slow")
    assert file.exists()


@pytest.mark.parametrize("size", [(640, 360), (7680, 4320), (10240, 1440)])
def test_any_screen_s_size_is_kept(file: Path, size: tuple[int, int]) -> None:
    file.write_text(json.dumps({"width": size[0], "height": size[1]}))
    assert (settings.load().width, settings.load().height) == size


def test_a_size_of_an_older_file_counts_if_it_is_not_the_usual_one(file: Path) -> None:
    """They all held one, chosen or not."""
    file.write_text('{"width": 1280, "height": 720}')
    assert not settings.load().sized
    file.write_text('{"width": 1600, "height": 900}')
    assert settings.load().sized
