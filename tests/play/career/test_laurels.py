"""Laurels for deeds in any game: the same whatever the order, never lost, never earned twice."""

import json
from dataclasses import asdict
from functools import partial
from itertools import count
from pathlib import Path
from types import SimpleNamespace

import pytest

from colosseum import games
from colosseum.ai.tournament import play_game
from colosseum.files import paths
from colosseum.formats.yaml_fields import FieldError
from colosseum.play import saves
from colosseum.play.career import gathering, laurels
from colosseum.play.career.laurels import Feats, counts, read_laurels
from colosseum.play.seats import HUMAN, USUAL_NAMES, Seat
from colosseum.play.session import Session
from tests.games import finished_journal, saved_finished


@pytest.fixture(autouse=True)
def file(home: Path) -> Path:
    return home / "data" / "laurels.jsonl"


def gather(files: list[Path] | None = None) -> int:
    """Read saved games as the other process does, all in this one; how many answers it took."""
    found = saves.saved_games() if files is None else files
    work = gathering.prepare()
    known = sorted(laurels.told())
    question = json.dumps({"files": [str(file) for file in found], "known": known})
    for answers in count(1):
        answer = json.loads(work(question))
        laurels.keep([Feats.read(line) for line in answer["told"]])
        question = ""
        if answer["done"] == len(found):
            return answers
    raise AssertionError


def test_there_are_thirty_of_both_games_and_some_are_hidden() -> None:
    found = laurels.laurels()
    assert len(found) == 30
    assert len({it.name for it in found}) == len({it.title for it in found}) == 30
    assert {it.game for it in found} == {"", *games.GAMES}
    assert 2 <= sum(it.is_hidden for it in found) <= 6


def test_older_games_count_and_each_is_told_once(file: Path) -> None:
    for seed in (1, 2, 3):
        saved_finished(f"game {seed}", seed)
    gather()
    lines = file.read_text()
    assert len(lines.splitlines()) == 3
    gather()
    assert file.read_text() == lines


def test_they_are_the_same_in_whatever_order_games_are_told() -> None:
    told = [
        Feats("a", "1", ("first-victory",)),
        Feats("b", "1", ("first-victory", "legend")),
        Feats("a", "2", ("first-victory", "stargazer")),
    ]
    expected = {"first-victory": 2, "legend": 1, "stargazer": 1}
    assert dict(counts(told)) == dict(counts(told[::-1])) == expected


def test_a_corpus_comes_to_the_same_in_whatever_order_and_by_how_many_it_is_read(
    file: Path,
) -> None:
    for seed in (1, 2, 3, 4):
        saved_finished(f"game {seed}", seed)
    files = saves.saved_games()
    gather(files)
    expected = counts(laurels.recorded())
    assert expected
    lines = file.read_text().splitlines()
    file.unlink()
    gather(files[::-1])
    assert counts(laurels.recorded()) == expected
    assert sorted(file.read_text().splitlines()) == sorted(lines)
    laurels.keep(laurels.recorded())  # another window has read them at the same time
    assert counts(laurels.recorded()) == expected


def test_games_are_read_a_moment_at_a_time_and_progress_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """On this machine, every look at the clock takes a twentieth of a second."""
    clock = SimpleNamespace(monotonic=partial(next, count(step=0.05)))
    monkeypatch.setattr(gathering, "time", clock)
    for seed in (1, 2, 3):
        saved_finished(f"game {seed}", seed)
    assert gather() > 1
    assert len(laurels.recorded()) == 3


def test_a_deleted_game_has_earned_them_all_the_same() -> None:
    saved_finished("over", 1)
    gather()
    before = laurels.recorded()
    saves.delete(saves.folder() / "over.journal")
    gather()
    assert laurels.recorded() == before


def test_a_game_played_on_from_a_moment_earns_nothing(file: Path) -> None:
    journal = finished_journal(3, 1)
    branch = Session.played_on_from(journal, len(journal.records) - 1)
    branch.journal.apply(journal.records[-1].action)
    branch.save()
    branch.close()
    gather()
    assert not file.exists()


def test_damaged_games_and_lines_are_skipped(file: Path) -> None:
    saved_finished("over", 1)
    (saves.folder() / "bad.journal").write_text("nonsense")
    gather()
    (found,) = laurels.recorded()
    file.write_text(f'{{"digest": 3}}\n{found.line()}\n[]\n')
    assert laurels.recorded() == [found]


def test_when_there_are_new_laurels_games_are_told_again(file: Path) -> None:
    saved_finished("over", 1)
    gather()
    (found,) = laurels.recorded()
    file.write_text(Feats(found.digest, "earlier", ("first-victory",)).line() + "\n")
    gather()
    assert len(laurels.recorded()) == 2


@pytest.mark.parametrize(
    ("before", "after", "complaint"),
    [
        ("game: roma", "game: chess", "expected one of colosseum, roma"),
        ("level: grand", "level: divine", "expected one of apprentice"),
        ("times: 10", "times: 0", "a number from 1 to 1000"),
        ("goal: {win: yes}}", "goal: {spectators at least: 3}}", "is no goal"),
        ("hidden: yes", "secret: yes", "is not a known field"),
    ],
)
def test_a_mistake_in_the_file_is_named(
    tmp_path: Path, before: str, after: str, complaint: str
) -> None:
    text = paths.asset("career", "laurels.yaml").read_text(encoding="utf-8")
    assert before in text
    file = tmp_path / "laurels.yaml"
    file.write_text(text.replace(before, after, 1), encoding="utf-8")
    with pytest.raises(FieldError, match=complaint):
        read_laurels(file)


def test_whoever_beats_a_stronger_opponent_has_beaten_a_weaker_one() -> None:
    """Caesar is above the Grand Impresario."""
    journal = play_game(games.find("roma").ai, ["random"] * 2, 1)
    assert journal.game.outcome is not None
    (winner,) = journal.game.outcome.winners
    levels = ["caesar", "caesar"]
    levels[winner] = HUMAN
    sitting = [Seat(USUAL_NAMES[place], level, place) for place, level in enumerate(levels)]
    journal.notes = {**journal.notes, "seats": [asdict(seat) for seat in sitting]}
    (giant_killer,) = [it for it in laurels.laurels() if it.name == "giant-killer"]
    assert giant_killer.is_reached(journal)


def test_a_game_is_told_what_it_completed_and_no_later_one_claims_it() -> None:
    first, second = finished_journal(4, 1), finished_journal(4, 2)
    laurels.keep([Feats(first.digest, "1", ("stargazer",)), Feats("x", "1", ("ten-victories",))])
    laurels.keep([Feats(f"win {game}", "1", ("ten-victories",)) for game in range(8)])
    laurels.keep([Feats(second.digest, "1", ("stargazer", "ten-victories"))])
    assert [it.name for it in laurels.earned_by(first)] == ["stargazer"]
    assert [it.name for it in laurels.earned_by(second)] == ["ten-victories"]


def test_what_is_nearly_earned_comes_first_and_nothing_hidden_is_told() -> None:
    journal = finished_journal(4, 1)
    laurels.keep([Feats(f"win {game}", "1", ("ten-victories",)) for game in range(9)])
    near = laurels.within_reach(journal)
    shares = [it.share for it in near]
    assert shares == sorted(shares, reverse=True)
    assert all(0 < share < 1 for share in shares)
    assert (near[0].laurel.name, near[0].done, near[0].all) == ("ten-victories", 9, 10)
    assert not any(it.laurel.is_hidden or it.laurel.game == "roma" for it in near)
