"""The command line, as people and scripts use it."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from colosseum import __version__, games
from colosseum.__main__ import main
from colosseum.ai.colosseum.kit import KIT
from colosseum.ai.tournament import play_game
from colosseum.play import saves


def test_simulate_reports_the_games_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--games", "5", "--seats", "random,random,random", "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["games"] == 5
    assert report["actions_per_second"] > 0
    (level,) = report["levels"]
    assert (level["name"], level["seats"]) == ("random", 15)
    assert level["wins"] == pytest.approx(5)


def test_simulate_rotates_the_seats_on_the_same_seeds(capsys: pytest.CaptureFixture[str]) -> None:
    seats = "novice,random,random"
    assert main(["simulate", "--games", "6", "--seats", seats, "--rotate", "--json"]) == 0
    chance, novice = json.loads(capsys.readouterr().out)["levels"]
    assert (novice["name"], novice["seats"]) == ("novice", 6)
    assert (chance["name"], chance["seats"]) == ("random", 12)
    assert novice["wins"] + chance["wins"] == pytest.approx(6)
    assert 0 <= novice["low"] < novice["win_rate"] <= novice["high"] <= 1
    assert 0 <= novice["p50_ms"] <= novice["p95_ms"] <= novice["p99_ms"] <= novice["max_ms"]


def test_simulate_gives_the_same_games_for_the_same_seed_in_one_process_or_two(
    capsys: pytest.CaptureFixture[str],
) -> None:
    reports = []
    for seed, processes in (("7", "1"), ("7", "2"), ("8", "1")):
        played = ["--games", "3", "--seed", seed, "--processes", processes]
        assert main(["simulate", *played, "--json"]) == 0
        report = json.loads(capsys.readouterr().out)
        for name in ("seconds", "actions_per_second", "thinking_seconds_per_game"):
            del report[name]
        (level,) = report["levels"]
        for name in ("p50_ms", "p95_ms", "p99_ms", "max_ms"):
            del level[name]
        reports.append(report)
    assert reports[0] == reports[1] != reports[2]


def test_simulate_prints_a_table_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    few = ["simulate", "--games", "2", "--processes", "1"]
    assert main([*few, "--option", "intense_auctions"]) == 0
    told = capsys.readouterr()
    assert "games: 2\n" in told.out
    assert "mean best event" in told.out
    assert told.err == "", "the progress bar is for terminals"


def test_simulate_shows_its_progress_on_a_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    assert main(["simulate", "--games", "2", "--processes", "1"]) == 0
    bars = capsys.readouterr().err
    assert bars.endswith("█ 2/2\n")
    assert "░ 1/2" in bars


def test_simulate_plays_with_the_options_of_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    reports = []
    for arguments in ([], ["--option", "intense_auctions"]):
        few = ["simulate", "--game", "colosseum", "--games", "3", "--seed", "5"]
        assert main([*few, "--processes", "1", "--json", *arguments]) == 0
        reports.append(json.loads(capsys.readouterr().out)["actions_per_game"])
    assert reports[0] != reports[1]


def test_simulate_plays_any_game_with_as_many_as_usually_play(
    capsys: pytest.CaptureFixture[str],
) -> None:
    for name, seats in (("colosseum", 8), ("roma", 4)):
        few = ["simulate", "--game", name, "--games", "2", "--processes", "1", "--json"]
        assert main(few) == 0
        (level,) = json.loads(capsys.readouterr().out)["levels"]
        assert (level["name"], level["seats"]) == ("random", seats)


def test_simulate_swaps_the_seats_of_a_game_for_two(capsys: pytest.CaptureFixture[str]) -> None:
    few = ["simulate", "--game", "roma", "--games", "4", "--processes", "1", "--json"]
    pair = ["--seats", "novice,random", "--rotate", "--option", "beginners_rules"]
    assert main([*few, *pair]) == 0
    report = json.loads(capsys.readouterr().out)
    assert [level["seats"] for level in report["levels"]] == [4, 4]
    assert report["turns_per_game"] > 1


def test_simulate_says_which_options_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--option", "free_wine"]) == 1
    told = capsys.readouterr().err
    assert told == "There is no option “free_wine”; there are intense_auctions.\n"
    assert main(["simulate", "--game", "roma", "--option", "intense_auctions"]) == 1
    told = capsys.readouterr().err
    known = "beginners_rules, cards, seat_1_set, deck_1, deck_2"
    assert told == f"There is no option “intense_auctions”; there are {known}.\n"


@pytest.mark.parametrize(
    ("option", "told"),
    [
        ("cards", "cards cannot be “”. It can be arena, mixed, set_each, own_decks, roma.\n"),
        ("cards=chess", "cards cannot be “chess”. It can be arena, mixed, "),
        ("beginners_rules=yes", "beginners_rules cannot be “yes”. It can be on or off.\n"),
    ],
)
def test_simulate_says_what_an_option_can_be(
    option: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", "--game", "roma", "--option", option]) == 1
    assert told in capsys.readouterr().err


def test_simulate_says_what_is_wrong_with_a_deck(capsys: pytest.CaptureFixture[str]) -> None:
    options = ["--option", "cards=own_decks", "--option", "deck_1=9 forum"]
    assert main(["simulate", "--game", "roma", "--games", "1", *options]) == 1
    assert capsys.readouterr().err == "A deck has 55 cards. This one has 9 cards.\n"


@pytest.mark.parametrize("cards", ["mixed", "set_each", "own_decks", "roma"])
def test_simulate_plays_with_any_cards(cards: str, capsys: pytest.CaptureFixture[str]) -> None:
    seats = ["--seats", "novice,random", "--processes", "1"]
    option = ["--option", f"cards={cards}"]
    assert main(["simulate", "--game", "roma", "--games", "1", "--json", *seats, *option]) == 0
    report = json.loads(capsys.readouterr().out)
    assert any(name.startswith("winners_laid_") and report[name] for name in report)


def test_simulate_plays_no_game_that_is_not_in_the_box(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["simulate", "--game", "chess"])
    assert "invalid choice: 'chess'" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("seats", "complaint"),
    [
        ("random,random", "Colosseum is for 3 to 5 players, not 2."),
        (
            "random,random,caesar",
            "There is no level “caesar”. "
            "Choose one of random, apprentice, novice, impresario, grand.",
        ),
    ],
)
def test_simulate_says_what_is_wrong_with_the_seats(
    seats: str, complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", "--seats", seats]) == 1
    assert capsys.readouterr().err == complaint + "\n"


def test_simulate_needs_at_least_one_game(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["simulate", "--games", "0"])
    assert "must be at least 1" in capsys.readouterr().err


def test_replay_tells_a_saved_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    saves.save(play_game(KIT, ["random"] * 3, 5), tmp_path / "game.jsonl")
    assert main(["replay", str(tmp_path / "game.jsonl")]) == 0
    told = capsys.readouterr().out
    assert "\nTurn V begins; " in told
    assert "The game ends; " in told


def test_replay_tells_a_saved_game_of_any_kind(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    saves.save(play_game(games.find("roma").ai, ["random"] * 2, 5), tmp_path / "game.jsonl")
    assert main(["replay", str(tmp_path / "game.jsonl")]) == 0
    told = capsys.readouterr().out
    assert "\nTurn I: Random " in told
    assert told.endswith("has no victory points left.\n")


def test_whatever_the_console_is_utf_8_is_written() -> None:
    told = subprocess.run(
        [sys.executable, "-m", "colosseum", "simulate", "--option", "free_wine"],
        env=os.environ | {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0", "LC_ALL": "C"},
        capture_output=True,
        timeout=60,
    )
    assert told.stderr.decode("utf-8").startswith("There is no option “free_wine”")


def test_replay_says_what_is_wrong_with_a_file(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(tmp_path / "game.jsonl")]) == 1
    told = capsys.readouterr().err
    assert told == "There is no file game.jsonl.\n"


def test_replay_says_what_is_wrong_with_a_file_of_another_sort(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.jsonl"
    for content in (b"Arma virumque cano", b"[1, 2]\n", b"\xff\xfe", b'{"game": ["chess"]}\n'):
        file.write_bytes(content)
        assert main(["replay", str(file)]) == 1
        told = capsys.readouterr().err
        assert "is not a saved game." in told.replace("It is", "is") or "not a text file" in told
    file.write_text('{"journal": 1, "game": "chess"}\n', encoding="utf-8")
    assert main(["replay", str(file)]) == 1
    assert "There is no game “chess”" in capsys.readouterr().err


def test_play_without_a_screen_says_so_in_one_sentence(tmp_path: Path) -> None:
    home = {"HOME": str(tmp_path), "XDG_STATE_HOME": str(tmp_path)}
    told = subprocess.run(
        [sys.executable, "-m", "colosseum", "play"],
        env=os.environ | home | {"SDL_VIDEODRIVER": "none of them", "SDL_AUDIODRIVER": "dummy"},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert told.returncode == 1
    assert "Colosseum cannot open a window" in told.stderr
    assert "Colosseum report" in told.stderr
    assert "Traceback" not in told.stderr


@pytest.mark.parametrize("words", [[], ["play"]])
def test_a_saved_game_is_opened_with_or_without_the_command(
    words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[Path | None] = []

    def play(file: Path | None) -> int:
        opened.append(file)
        return 0

    monkeypatch.setattr("colosseum.program.startup.play", play)
    monkeypatch.chdir(tmp_path)
    assert main([*words, "mine.journal"]) == 0
    assert main(words) == 0
    assert opened == [tmp_path / "mine.journal", None]


def test_the_version_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--version"])
    assert capsys.readouterr().out == f"Colosseum {__version__}\n"
