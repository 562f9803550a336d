"""Saved games: written whole, found again, and never lost to a damaged file."""

import json
import os
import sys
from pathlib import Path
from random import Random

import pytest

from colosseum.files import paths, storage
from colosseum.files.storage import StorageError
from colosseum.play import saves
from colosseum.play.seats import HUMAN, Seat, noted
from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.wording import standing_words
from colosseum.rules.journal import Journal, JournalError
from colosseum.rules.kernel import Action
from tests.games import without_summary
from tests.rules.colosseum.random_play import TABLES
from tests.rules.test_journal import a_journal


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.jsonl"


# One file


@pytest.mark.parametrize(("players", "intense"), TABLES)
def test_a_saved_game_loads_as_it_was(file: Path, players: int, intense: bool) -> None:
    journal = a_journal(players=players, intense=intense, actions=500)
    saves.save(journal, file)
    loaded = saves.load(file)
    assert loaded.game == journal.game
    assert loaded.records == journal.records
    assert loaded.notes == {"levels": ["novice", "grand"]}
    assert loaded.text() == journal.text()


def test_saving_keeps_the_file_before_and_leaves_nothing_else(file: Path) -> None:
    journal = a_journal(actions=5)
    saves.save(journal, file)
    first = file.read_bytes()
    journal.apply(journal.game.choices().pick(Random(2)))
    saves.save(journal, file)
    assert saves.previous(file).read_bytes() == first
    assert sorted(path.name for path in file.parent.iterdir()) == [
        "game.jsonl",
        "game.jsonl.previous",
    ]


def test_a_save_that_fails_harms_nothing(file: Path) -> None:
    journal = a_journal(actions=5)
    saves.save(journal, file)
    before = file.read_bytes()
    storage.unfinished_name(file).mkdir()
    with pytest.raises(StorageError, match=r"game\.jsonl cannot be written"):
        saves.save(journal, file)
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (b"", "It is not a saved game."),
        (b"\x00\xff\xfe", "game.jsonl is not a text file."),
        (b"hello\n", "It is not a saved game."),
        (b'{"journal": 2, "game": "colosseum"}\n', "saved by a newer version"),
        (b'{"journal": 1, "game": "chess"}\n', "There is no game “chess”"),
        (
            b'{"journal": 1, "game": "colosseum"}\n',
            "The seats, the seed or the options are missing.",
        ),
        (b" " * (storage.MOST_BYTES + 1), "game.jsonl is too large."),
    ],
)
def test_a_foreign_file_gives_one_clear_sentence(
    file: Path, content: bytes, complaint: str
) -> None:
    file.write_bytes(content)
    with pytest.raises(JournalError) as error:
        saves.load(file)
    assert complaint in str(error.value)
    assert "game.jsonl" in str(error.value)
    assert "\n" not in str(error.value)
    assert file.read_bytes() == content


def test_a_missing_file_gives_one_clear_sentence(file: Path) -> None:
    with pytest.raises(JournalError, match=r"There is no file game\.jsonl\."):
        saves.load(file)


def test_a_damaged_file_gives_way_to_the_one_before(file: Path) -> None:
    journal = a_journal(actions=20)
    saves.save(journal, file)
    before = journal.game.copy()
    assert saves.recover(file)[1] is None
    journal.apply(journal.game.choices().pick(Random(3)))
    saves.save(journal, file)
    file.write_text("rubbish", encoding="utf-8")
    recovered, error = saves.recover(file)
    assert recovered.game == before
    assert str(error) == "game.jsonl cannot be loaded: It is not a saved game."


def test_a_crash_between_the_two_renames_loses_nothing(file: Path) -> None:
    journal = a_journal(actions=20)
    saves.save(journal, file)
    file.replace(saves.previous(file))
    assert saves.recover(file)[0].game == journal.game


def test_without_an_earlier_file_the_complaint_stands(file: Path) -> None:
    file.write_text("rubbish", encoding="utf-8")
    with pytest.raises(JournalError, match="It is not a saved game"):
        saves.recover(file)


# What a list shows


def a_seated_journal(actions: int) -> Journal[Game]:
    journal = a_journal(actions=actions)
    journal.notes |= noted(SEATS)
    return journal


SEATS = (
    Seat("Aquila", HUMAN, 1),
    Seat("Lupa", "grand", 0),
    Seat("Sol", "novice", 4),
    Seat("Laurus", HUMAN, 3),
)


@pytest.mark.parametrize("is_old", [False, True])
def test_a_list_shows_who_plays_and_where_the_game_stands(file: Path, is_old: bool) -> None:
    journal = a_seated_journal(actions=40)
    saves.save(journal, file)
    if is_old:
        without_summary(file)
    found = saves.saved_game(file)
    assert (found.file, found.seats) == (file, SEATS)
    assert (found.winners, found.is_over) == (None, False)
    standing = standing_words(journal.game)
    assert (found.standing, found.standing.data()) == (standing, standing.data())


@pytest.mark.parametrize("is_old", [False, True])
def test_a_list_shows_who_won(file: Path, is_old: bool) -> None:
    journal = a_seated_journal(actions=1000)
    saves.save(journal, file)
    if is_old:
        without_summary(file)
    found = saves.saved_game(file)
    assert found.is_over
    assert journal.game.outcome is not None
    assert found.winners == tuple(SEATS[seat].name for seat in journal.game.outcome.winners)


def test_nothing_is_replayed_for_a_list(file: Path, replayed: list[Action]) -> None:
    saves.save(a_seated_journal(actions=40), file)
    replayed.clear()
    saves.saved_game(file)
    assert replayed == []


def test_a_game_that_an_older_version_saved_is_replayed_once(
    file: Path, replayed: list[Action]
) -> None:
    saves.save(a_seated_journal(actions=40), file)
    without_summary(file)
    replayed.clear()
    for _ in range(3):
        saves.saved_game(file)
    assert len(replayed) == 40


@pytest.mark.parametrize(
    "summary",
    [
        None,
        3,
        {},
        {"seats": [1], "winners": None, "standing": {}},
        {"seats": ["A"], "winners": [1], "standing": {}},
        {"seats": ["A"], "winners": ["A"], "standing": {}},
        {"seats": ["A"], "winners": None, "standing": "Turn I"},
        {
            "seats": ["A"],
            "winners": None,
            "standing": {"pattern": "{x}", "plural": None, "values": {}},
        },
    ],
)
def test_a_summary_that_is_none_gives_way_to_the_game_itself(file: Path, summary: object) -> None:
    journal = a_seated_journal(actions=40)
    saves.save(journal, file)
    first, _, rest = file.read_text(encoding="utf-8").partition("\n")
    header = json.dumps(json.loads(first) | {"summary": summary, "seal": None})
    file.write_text(f"{header}\n{rest}", encoding="utf-8")
    assert saves.saved_game(file).seats == SEATS


def test_a_list_shows_the_save_before_a_damaged_one(file: Path) -> None:
    saves.save(a_seated_journal(actions=1000), file)
    saves.save(a_seated_journal(actions=40), file)
    text = file.read_text(encoding="utf-8")
    file.write_text(text[:-9], encoding="utf-8")
    assert saves.saved_game(file).is_over
    saves.previous(file).unlink()
    with pytest.raises(JournalError, match=r"game\.jsonl cannot be loaded: It is damaged"):
        saves.saved_game(file)


# All files


def saved(name: str, actions: int, when: int) -> Path:
    file = saves.folder() / f"{name}.journal"
    saves.save(a_seated_journal(actions), file)
    os.utime(file, (when, when))
    return file


@pytest.mark.usefixtures("home")
def test_the_game_to_continue_is_the_latest_that_is_not_over(replayed: list[Action]) -> None:
    oldest, middle = saved("oldest", 3, when=1), saved("middle", 40, when=2)
    newest = saved("newest", 1000, when=3)
    odd = saves.folder() / "odd.journal"
    odd.write_text("nothing of ours\n")
    assert saves.saved_games() == [odd, newest, middle, oldest]
    replayed.clear()
    found = list(saves.latest_unfinished())
    assert [game.file if game else None for game in found] == [None, None, middle, oldest]
    assert replayed == []


@pytest.mark.usefixtures("home")
def test_a_file_where_the_games_belong_is_set_aside() -> None:
    place = paths.data_folder() / "games"
    place.write_text("and no folder", encoding="utf-8")
    assert saves.folder().is_dir()
    assert place.with_name("games.broken").is_file()


@pytest.mark.usefixtures("home")
@pytest.mark.skipif(sys.platform == "win32", reason="links need a privilege on Windows")
def test_a_link_to_nowhere_and_a_pipe_among_the_games_are_named() -> None:
    good = saved("good", 3, when=1)
    (saves.folder() / "lost.journal").symlink_to("nowhere")
    os.mkfifo(saves.folder() / "pipe.journal")
    assert set(saves.saved_games()) == {good, good.with_stem("lost"), good.with_stem("pipe")}
    assert [game.file for game in saves.latest_unfinished() if game] == [good]
    with pytest.raises(JournalError, match=r"pipe\.journal is not a file\."):
        saves.saved_game(good.with_stem("pipe"))


@pytest.mark.usefixtures("home")
def test_deleting_a_game_deletes_all_that_is_kept_of_it() -> None:
    file, other = saved("one", 3, when=1), saved("other", 3, when=1)
    saves.save(a_seated_journal(4), file)
    file.with_name(file.name + ".unfinished").touch()
    storage.unfinished_name(file).touch()
    saves.delete(file)
    assert list(saves.folder().iterdir()) == [other]


@pytest.mark.usefixtures("home")
def test_a_new_game_takes_no_name_that_is_taken() -> None:
    files = [saves.new_file()]
    for _ in range(2):
        files[-1].touch()
        files.append(saves.new_file())
    assert len(set(files)) == 3
    assert all(file.suffix == ".journal" for file in files)


@pytest.mark.usefixtures("home")
def test_a_game_of_newer_rules_is_left_as_it_is() -> None:
    file = saved("newer", 3, when=1)
    first, _, rest = file.read_text(encoding="utf-8").partition("\n")
    header = json.loads(first)
    del header["seal"]
    header["rules"] += 1
    text = json.dumps(header) + "\n" + rest
    file.write_text(text, encoding="utf-8")
    with pytest.raises(saves.NotDamaged, match="It was saved by a newer version of this game"):
        saves.resume(file)
    assert file.read_text(encoding="utf-8") == text
