"""Every finished game is counted once, and the numbers are those of the games."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from colosseum import games
from colosseum.ai.tournament import play_game
from colosseum.play import statistics
from colosseum.play.seats import Seat
from colosseum.play.statistics import Entry, Meetings, Statistics, Tally
from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.data import RULES
from colosseum.rules.colosseum.kept_statistics import PlayedGame
from colosseum.rules.journal import Journal

KIT = games.find("colosseum")
FACES = len(RULES.faces)


@pytest.fixture(autouse=True)
def file(home: Path) -> Path:
    return home / "data" / "statistics.jsonl"


@pytest.fixture(scope="module")
def journal() -> Journal[Game]:
    return play_game(KIT.ai, ["random"] * 3, 11)


def seats(*levels: str) -> list[Seat]:
    return [Seat(f"Seat {place}", level, place) for place, level in enumerate(levels)]


def entry(
    levels: tuple[str, ...],
    winners: tuple[int, ...],
) -> Entry:
    played = PlayedGame((), ((),) * len(levels), (0,) * FACES)
    return Entry("colosseum", "x", "2026-11-16", ("?",) * len(levels), levels, winners, played)


# Recording


def test_a_finished_game_is_recorded_once(journal: Journal[Game], file: Path) -> None:
    for _ in range(2):
        statistics.record(journal, seats("human", "novice", "grand"))
    (found,) = statistics.entries(KIT)
    assert found.levels == ("human", "novice", "grand")
    assert journal.game.outcome is not None
    assert found.winners == journal.game.outcome.winners
    assert len(file.read_text().splitlines()) == 1


def test_a_game_with_other_notes_is_not_counted_twice(journal: Journal[Game]) -> None:
    statistics.record(journal, seats("human", "novice", "grand"))
    again = Journal.of_text(Game, journal.text())
    again.notes["over"] = True
    statistics.record(again, seats("human", "novice", "grand"))
    assert len(statistics.entries(KIT)) == 1


@pytest.mark.parametrize(
    "line",
    [
        "nothing",
        "[]",
        "{}",
        '{"game": 1}',
        json.dumps(
            {
                "game": "x",
                "date": "2026-11-16",
                "levels": ["human"],
                "winners": [3],
                "events": [],
                "bests": [[]],
                "dice": [0] * FACES,
            }
        ),
        json.dumps(
            {
                "game": "colosseum",
                "digest": "x",
                "date": "2026-11-16",
                "seats": ["A"],
                "levels": ["human"],
                "winners": [0],
                "played": {"events": [], "bests": [], "dice": []},
            }
        ),
    ],
)
def test_a_damaged_line_is_skipped(journal: Journal[Game], file: Path, line: str) -> None:
    file.write_text(line + "\n")
    statistics.record(journal, seats("human", "novice", "grand"))
    assert len(statistics.entries(KIT)) == 1


def test_a_game_of_another_kind_is_neither_counted_nor_lost(
    journal: Journal[Game], file: Path, caplog: pytest.LogCaptureFixture
) -> None:
    other = json.dumps({"game": "morris", "digest": "x"})
    file.write_text(other + "\n")
    statistics.record(journal, seats("human", "novice", "grand"))
    assert [entry.game for entry in statistics.entries(KIT)] == ["colosseum"]
    assert file.read_text().splitlines()[0] == other
    assert caplog.text == ""


def test_a_finished_game_of_any_kind_is_recorded_and_read_back() -> None:
    for name in games.GAMES:
        kit = games.find(name)
        levels = ["random"] * kit.game.players[0]
        statistics.record(play_game(kit.ai, levels, 5), seats(*levels))
        (found,) = statistics.entries(kit)
        assert (found.game, found.levels) == (name, tuple(levels))


def test_an_entry_is_read_back_as_it_was_written(journal: Journal[Game]) -> None:
    entry = Entry.of(journal, seats("human", "novice", "grand"))
    assert Entry.read(json.loads(entry.line()), KIT) == entry
    assert entry.seats == ("Seat 0", "Seat 1", "Seat 2")
    assert entry.played == PlayedGame.of(journal)


def test_statistics_that_are_no_text_are_set_aside_and_new_ones_begin(
    journal: Journal[Game], file: Path
) -> None:
    file.write_bytes(b"\xff\xfe")
    assert statistics.entries(KIT) == []
    assert file.with_name("statistics.jsonl.broken").read_bytes() == b"\xff\xfe"
    statistics.record(journal, seats("human", "novice", "grand"))
    assert len(statistics.entries(KIT)) == 1


def test_without_a_file_there_are_no_games() -> None:
    assert statistics.entries(KIT) == []


# Numbers


def test_human_wins_are_counted_by_strongest_opponent() -> None:
    counted = Statistics(
        KIT,
        [
            entry(("human", "novice", "grand"), (0,)),
            entry(("human", "novice", "grand"), (2,)),
            entry(("novice", "human", "novice"), (1,)),
            entry(("human", "human", "human"), (1,)),
            entry(("grand", "grand", "grand"), (1,)),
        ],
    )
    assert (counted.games, counted.wins) == (4, 3)
    assert counted.by_opponent() == {"novice": Tally(1, 1), "grand": Tally(2, 1)}


def test_games_against_each_of_the_cast_are_told_by_their_names() -> None:
    names, levels = ("Nora", "Livia", "Titus"), ("human", "novice", "grand")
    games = [replace(entry(levels, (winner,)), seats=names) for winner in (0, 0, 1, 2)]
    people = replace(entry(("human", "human", "novice"), (1,)), seats=("Nora", "Livia", "Gaius"))
    assert Statistics(KIT, [*games, people]).by_character() == {
        "livia": Meetings(4, 2, 1),
        "gaius": Meetings(1, 1, 0),
        "titus": Meetings(4, 2, 1),
    }


def test_a_shared_victory_is_a_victory() -> None:
    assert Statistics(KIT, [entry(("human", "novice", "novice"), (0, 2))]).wins == 1


def test_before_the_first_game_everything_is_empty() -> None:
    counted = Statistics(KIT, [])
    assert (counted.games, counted.wins) == (0, 0)
    assert counted.by_opponent() == {}
