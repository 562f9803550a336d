"""Saved games: written whole, found again, and never lost to a damaged file."""

from pathlib import Path
from random import Random

import pytest

from colosseum import saves, storage
from colosseum.rules.journal import JournalError
from colosseum.storage import StorageError
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
        (b"\x00\xff\xfe", "game.jsonl is not a text."),
        (b"hello\n", "It is not a saved game."),
        (b'{"journal": 2, "game": "colosseum"}\n', "saved by a newer version"),
        (b'{"journal": 1, "game": "chess"}\n', "There is no game “chess”"),
        (b'{"journal": 1, "game": "colosseum"}\n', "It does not say seats, seed and options."),
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
    with pytest.raises(JournalError, match=r"game\.jsonl cannot be opened: No such file"):
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


# All files


@pytest.mark.usefixtures("home")
def test_a_new_game_takes_no_name_that_is_taken() -> None:
    files = [saves.new_file()]
    for _ in range(2):
        files[-1].touch()
        files.append(saves.new_file())
    assert len(set(files)) == 3
    assert all(file.suffix == ".journal" for file in files)
