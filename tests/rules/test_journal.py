"""The journal: save, load, replay and undo from one file, whatever happens to it."""

import json
from pathlib import Path
from random import Random

import pytest

from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.actions import Pass
from colosseum.rules.journal import MOST_BYTES, Journal, JournalError, previous, recover
from tests.rules.colosseum.random_play import TABLES, new_game


def a_journal(
    seed: int = 1, actions: int = 60, players: int = 4, intense: bool = False
) -> Journal[Game]:
    journal = Journal(new_game(players, seed, intense), notes={"levels": ["novice", "grand"]})
    rng = Random(seed)
    for _ in range(actions):
        if journal.game.decision is None:
            break
        journal.apply(journal.game.choices().pick(rng))
    return journal


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "game.jsonl"


@pytest.mark.parametrize(("players", "intense"), TABLES)
def test_a_saved_game_loads_as_it_was(file: Path, players: int, intense: bool) -> None:
    journal = a_journal(players=players, intense=intense, actions=500)
    journal.save(file)
    loaded = Journal.load(Game, file)
    assert loaded.game == journal.game
    assert loaded.records == journal.records
    assert loaded.notes == {"levels": ["novice", "grand"]}
    assert loaded.text() == journal.text()


def test_the_file_is_a_header_and_one_action_a_line(file: Path) -> None:
    journal = a_journal(actions=3)
    journal.save(file)
    header, *actions = map(json.loads, file.read_text(encoding="utf-8").splitlines())
    assert (header["journal"], header["game"], header["seed"]) == (1, "colosseum", 1)
    assert header["seats"] == ["Aquila", "Lupa", "Sol", "Laurus"]
    assert header["options"] == {"intense_auctions": False}
    assert [entry["action"] for entry in actions] == [str(r.action) for r in journal.records]
    assert [entry["seat"] - 1 for entry in actions] == [r.seat for r in journal.records]


def test_saving_keeps_the_file_before_and_leaves_nothing_else(file: Path) -> None:
    journal = a_journal(actions=5)
    journal.save(file)
    first = file.read_bytes()
    journal.apply(journal.game.choices().pick(Random(2)))
    journal.save(file)
    assert previous(file).read_bytes() == first
    assert sorted(path.name for path in file.parent.iterdir()) == [
        "game.jsonl",
        "game.jsonl.previous",
    ]


def test_a_failed_save_does_no_harm(file: Path) -> None:
    journal = a_journal(actions=5)
    journal.save(file)
    before = file.read_bytes()
    file.with_name("game.jsonl.unfinished").mkdir()
    with pytest.raises(OSError, match="unfinished"):
        journal.save(file)
    assert file.read_bytes() == before


def test_undo_goes_back_one_action_at_a_time_to_the_very_beginning() -> None:
    journal = a_journal(actions=0)
    games = [journal.game.copy()]
    rng = Random(1)
    for _ in range(80):
        journal.apply(journal.game.choices().pick(rng))
        games.append(journal.game.copy())
    while journal.records:
        assert journal.game == games.pop()
        journal.undo()
    assert journal.game == games.pop()
    with pytest.raises(JournalError, match="There is nothing to take back"):
        journal.undo()


def test_players_undo_only_their_own_action_and_only_if_it_revealed_nothing() -> None:
    journal = a_journal(actions=0)
    assert not any(journal.can_undo(seat) for seat in range(4))
    rng = Random(5)
    seen = set()
    while journal.game.decision is not None:
        record = journal.apply(journal.game.choices().pick(rng))
        seen.add(bool(record.chance))
        for seat in range(4):
            assert journal.can_undo(seat) == (seat == record.seat and not record.chance)
    assert seen == {True, False}


def test_replaying_gives_the_same_records_again() -> None:
    journal = a_journal(actions=500)
    replayed = list(journal.replay())
    assert [record for _, record in replayed] == journal.records
    assert replayed[-1][0] == journal.game
    assert journal.beginning() == new_game(4, seed=1)


def with_header(journal: Journal[Game], **changes: object) -> str:
    first, _, rest = journal.text().partition("\n")
    return json.dumps(json.loads(first) | changes) + "\n" + rest


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (b"", "It is not a saved game."),
        (b"\x00\xff\xfe", "is not a saved game."),
        (b"hello\n", "It is not a saved game."),
        (b"[1, 2]\n", "It is not a saved game."),
        (b"[" * 100_000, "It is not a saved game."),
        (b'{"journal": "one"}\n', "It is not a saved game."),
        (b'{"journal": 2, "game": "colosseum"}\n', "saved by a newer version"),
        (b'{"journal": 1, "game": "roma"}\n', "saved by another game"),
        (b'{"journal": 1, "game": "colosseum"}\n', "It does not say seats, seed and options."),
        (b" " * (MOST_BYTES + 1), "is too large to be a saved game."),
    ],
)
def test_a_file_of_another_kind_gives_one_clear_sentence(
    file: Path, content: bytes, complaint: str
) -> None:
    file.write_bytes(content)
    with pytest.raises(JournalError) as error:
        Journal.load(Game, file)
    assert complaint in str(error.value)
    assert "game.jsonl" in str(error.value)
    assert "\n" not in str(error.value)
    assert file.read_bytes() == content


@pytest.mark.parametrize(
    "changes",
    [
        {"seats": ["A", "B"]},
        {"seats": ["A", "B", 3]},
        {"seats": 4},
        {"seed": "seven"},
        {"seed": 1.5},
        {"options": {}},
        {"options": {"intense_auctions": "yes"}},
        {"position": "{phase: investing}"},
    ],
)
def test_a_header_that_describes_no_game_is_refused(file: Path, changes: dict[str, object]) -> None:
    file.write_text(with_header(a_journal(), **changes), encoding="utf-8")
    with pytest.raises(JournalError, match="Its first line is wrong"):
        Journal.load(Game, file)


def test_every_way_of_cutting_a_file_short_is_noticed(file: Path) -> None:
    text = a_journal(actions=20).text()
    for length in [*range(0, 400, 7), *range(400, len(text), 31), len(text) - 1]:
        file.write_text(text[:length], encoding="utf-8")
        with pytest.raises(JournalError):
            Journal.load(Game, file)


def test_a_changed_line_is_noticed(file: Path) -> None:
    lines = a_journal(actions=20).text().splitlines()
    lines[5] = lines[5].replace('"seat": ', '"seat": 1')
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    with pytest.raises(JournalError, match="It is damaged or cut short"):
        Journal.load(Game, file)


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ('{"seat": 4, "action": "dance"}', "Line 2: “dance” is no action of this game."),
        ('{"seat": 4, "action": "bid 9"}', "Line 2: This is not the moment to “bid 9”."),
        ('{"seat": 1, "action": "pass"}', "Line 2 does not belong here."),
        ('{"seat": 4, "action": 7}', "Line 2 does not belong here."),
        ("pass", "Line 2 does not belong here."),
    ],
)
def test_a_hand_written_journal_is_played_and_its_mistakes_named(line: str, complaint: str) -> None:
    header = {"journal": 1, "game": "colosseum", "seed": 1, "seats": list("ABCD")}
    first = json.dumps(header | {"options": {"intense_auctions": False}}) + "\n"
    good = Journal.of_text(Game, first + '{"seat": 4, "action": "pass"}\n')
    assert [record.action for record in good.records] == [Pass()]
    with pytest.raises(JournalError) as error:
        Journal.of_text(Game, first + line + "\n")
    assert str(error.value) == complaint


def test_a_line_after_the_end_of_the_game_is_refused(file: Path) -> None:
    text = a_journal(actions=1000).text()
    first, _, rest = text.partition("\n")
    header = {k: v for k, v in json.loads(first).items() if k not in ("actions", "digest")}
    with pytest.raises(JournalError, match="does not belong here"):
        Journal.of_text(Game, f'{json.dumps(header)}\n{rest}{{"seat": 1, "action": "pass"}}\n')


def test_malformed_notes_are_ignored() -> None:
    assert Journal.of_text(Game, with_header(a_journal(), notes=[1])).notes == {}


def test_a_missing_file_gives_one_clear_sentence(file: Path) -> None:
    with pytest.raises(JournalError, match=r"game\.jsonl cannot be opened: No such file"):
        Journal.load(Game, file)


def test_a_damaged_file_falls_back_to_the_one_before(file: Path) -> None:
    journal = a_journal(actions=20)
    journal.save(file)
    before = journal.game.copy()
    assert recover(Game, file)[1] is None
    journal.apply(journal.game.choices().pick(Random(3)))
    journal.save(file)
    file.write_text("rubbish", encoding="utf-8")
    recovered, error = recover(Game, file)
    assert recovered.game == before
    assert str(error) == "game.jsonl cannot be loaded: It is not a saved game."


def test_a_crash_between_the_two_renames_loses_nothing(file: Path) -> None:
    journal = a_journal(actions=20)
    journal.save(file)
    file.replace(previous(file))
    assert recover(Game, file)[0].game == journal.game


def test_without_an_earlier_file_the_error_stands(file: Path) -> None:
    file.write_text("rubbish", encoding="utf-8")
    with pytest.raises(JournalError, match="It is not a saved game"):
        recover(Game, file)
