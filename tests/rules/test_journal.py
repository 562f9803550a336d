"""The journal: write, read, replay and undo from one text, whatever happens to it."""

import json
from random import Random

import pytest

from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.actions import Pass
from colosseum.rules.journal import Journal, JournalError, read_header
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


@pytest.mark.parametrize(("players", "intense"), TABLES)
def test_a_journal_read_back_is_as_it_was(players: int, intense: bool) -> None:
    journal = a_journal(players=players, intense=intense, actions=500)
    loaded = Journal.of_text(Game, journal.text())
    assert loaded.game == journal.game
    assert loaded.records == journal.records
    assert loaded.notes == {"levels": ["novice", "grand"]}
    assert loaded.text() == journal.text()


def test_the_text_is_a_header_and_one_action_a_line() -> None:
    journal = a_journal(actions=3)
    header, *actions = map(json.loads, journal.text().splitlines())
    assert (header["journal"], header["game"], header["seed"]) == (1, "colosseum", 1)
    assert header["seats"] == ["Aquila", "Lupa", "Sol", "Laurus"]
    assert header["options"] == {"intense_auctions": False}
    assert [entry["action"] for entry in actions] == [str(r.action) for r in journal.records]
    assert [entry["seat"] - 1 for entry in actions] == [r.seat for r in journal.records]


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
    with pytest.raises(JournalError, match="There is nothing to undo"):
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
    """A text with another header: written by hand, so without a seal."""
    first, _, rest = journal.text().partition("\n")
    header = {name: value for name, value in json.loads(first).items() if name != "seal"}
    return json.dumps(header | changes) + "\n" + rest


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "It is not a saved game."),
        ("hello\n", "It is not a saved game."),
        ("[1, 2]\n", "It is not a saved game."),
        ("[" * 100_000, "It is not a saved game."),
        ('{"journal": "one"}\n', "It is not a saved game."),
        ('{"journal": 2, "game": "colosseum"}\n', "saved by a newer version"),
        ('{"journal": 1}\n', "It does not say which game it is from."),
        ('{"journal": 1, "game": "roma"}\n', "saved by a different game"),
        (
            '{"journal": 1, "game": "colosseum"}\n',
            "The seats, the seed or the options are missing.",
        ),
    ],
)
def test_a_foreign_text_gives_one_clear_sentence(text: str, complaint: str) -> None:
    with pytest.raises(JournalError) as error:
        Journal.of_text(Game, text)
    assert complaint in str(error.value)
    assert "\n" not in str(error.value)


def test_a_header_is_read_without_knowing_the_game() -> None:
    header = read_header('{"journal": 1, "game": "morris", "seats": ["A", "B"]}\n')
    assert (header["game"], header["seats"]) == ("morris", ["A", "B"])


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
def test_a_header_that_describes_no_game_is_refused(changes: dict[str, object]) -> None:
    with pytest.raises(JournalError, match="Its first line is wrong"):
        Journal.of_text(Game, with_header(a_journal(), **changes))


def test_every_way_of_cutting_a_text_short_is_noticed() -> None:
    text = a_journal(actions=20).text()
    for length in [*range(0, 400, 7), *range(400, len(text), 31), len(text) - 1]:
        with pytest.raises(JournalError):
            Journal.of_text(Game, text[:length])


def test_a_changed_line_is_noticed() -> None:
    lines = a_journal(actions=20).text().splitlines()
    lines[5] = lines[5].replace('"seat": ', '"seat": 1')
    with pytest.raises(JournalError, match="It is damaged or incomplete"):
        Journal.of_text(Game, "\n".join(lines) + "\n")


def test_any_changed_value_of_the_header_is_noticed() -> None:
    """A flipped bit of the seed would otherwise be another game."""
    first, _, rest = a_journal(actions=20).text().partition("\n")
    header = json.loads(first)
    for name, other in (
        ("seed", 3),
        ("seats", ["Aquila", "Lupa", "Sol", "Maurus"]),
        ("options", {"intense_auctions": True}),
        ("notes", {}),
        ("seal", "0" * 64),
    ):
        with pytest.raises(JournalError, match="It is damaged or incomplete"):
            read_header(json.dumps(header | {name: other}) + "\n" + rest)


def test_a_flipped_bit_anywhere_in_the_header_loads_no_other_game() -> None:
    journal = a_journal(actions=0)
    text = journal.text().encode()
    for place in range(len(text)):
        flipped = bytearray(text)
        flipped[place] ^= 1
        try:
            loaded = Journal.of_text(Game, flipped.decode())
        except (JournalError, UnicodeDecodeError):
            continue
        assert loaded.game == journal.game


def test_the_summary_is_sealed_too() -> None:
    text = a_journal(actions=3).text({"winners": None})
    assert read_header(text)["summary"] == {"winners": None}
    with pytest.raises(JournalError, match="It is damaged"):
        read_header(text.replace('"winners": null', '"winners": [0]'))


def test_the_line_ends_of_another_system_do_no_harm() -> None:
    journal = a_journal(actions=20)
    loaded = Journal.of_text(Game, journal.text().replace("\n", "\r\n"))
    assert loaded.text() == journal.text()


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (a_journal(actions=0).text() + "{}\n" * 10_001, "too long to be a saved game"),
        ('{"journal": 1, "notes": "' + "x" * 200_000 + '"}\n', "too long to be a saved game"),
        (with_header(a_journal(actions=0), seed=10**200), "It is not a saved game"),
        (with_header(a_journal(actions=0), seats=["A\0", "B", "C"]), "Its first line is wrong"),
        (with_header(a_journal(actions=0), seats=["A" * 99, "B", "C"]), "Its first line is wrong"),
        (with_header(a_journal(actions=0), seats=["\ud800", "B", "C"]), "It is not a saved game"),
    ],
)
def test_what_no_game_can_hold_is_refused_before_it_costs_anything(
    text: str, complaint: str
) -> None:
    with pytest.raises(JournalError, match=complaint):
        Journal.of_text(Game, text)


def test_a_long_value_is_quoted_shortly() -> None:
    header = with_header(a_journal(actions=0), actions=1, digest=None)
    for action in ("dance " * 300, "bid " + "9" * 1500):
        line = json.dumps({"seat": 4, "action": action}) + "\n"
        with pytest.raises(JournalError) as error:
            Journal.of_text(Game, header + line)
        assert len(str(error.value)) < 200


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ('{"seat": 4, "action": "dance"}', "Line 2: “dance” is not an action of this game."),
        ('{"seat": 4, "action": "bid 9"}', "Line 2: You cannot do this now: “bid 9”."),
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


def test_a_line_after_the_end_of_the_game_does_not_belong() -> None:
    text = a_journal(actions=1000).text()
    first, _, rest = text.partition("\n")
    header = {k: v for k, v in json.loads(first).items() if k not in ("actions", "digest", "seal")}
    with pytest.raises(JournalError, match="does not belong here"):
        Journal.of_text(Game, f'{json.dumps(header)}\n{rest}{{"seat": 1, "action": "pass"}}\n')


def test_malformed_notes_are_ignored() -> None:
    assert Journal.of_text(Game, with_header(a_journal(), notes=[1])).notes == {}


# Playing on from a moment


@pytest.mark.parametrize("moment", [0, 25])
def test_a_game_played_on_is_the_same_up_to_its_moment_and_says_so_under_the_seal(
    moment: int,
) -> None:
    journal = a_journal(actions=60)
    before = journal.text()
    other = journal.played_on_from(moment)
    assert other.records == journal.records[:moment]
    assert journal.text() == before, "the old game stays as it is"
    header = json.loads(other.text().splitlines()[0])
    assert header["moment"] == moment
    assert Journal.of_text(Game, other.text()).moment == moment
    forged = other.text().replace(f'"moment": {moment}', f'"moment": {moment + 1}')
    with pytest.raises(JournalError, match="damaged"):
        Journal.of_text(Game, forged)


def test_what_was_taken_over_cannot_be_undone() -> None:
    other = a_journal(actions=60).played_on_from(25)
    assert not any(other.can_undo(seat) for seat in range(4))
    with pytest.raises(JournalError, match="nothing to undo"):
        other.undo()
    other.apply(other.game.choices().pick(Random(1)))
    other.undo()
    assert len(other.records) == 25


@pytest.mark.parametrize("moment", [-1, 61, True, "3", 2.0])
def test_a_moment_that_cannot_be_is_refused(moment: object) -> None:
    first, rest = a_journal(actions=60).text().split("\n", 1)
    header = {**json.loads(first), "moment": moment}
    del header["seal"]
    with pytest.raises(JournalError, match="damaged"):
        Journal.of_text(Game, f"{json.dumps(header)}\n{rest}")
