"""One game at the table: whose decision it is, what is saved, and what can be undone."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from colosseum import games
from colosseum.files import file_lock
from colosseum.play import saves
from colosseum.play.seats import HUMAN, Seat
from colosseum.play.session import NO_UNDO, Session
from colosseum.rules.kernel import IllegalAction
from colosseum.words.sentences import GameError

pytestmark = pytest.mark.usefixtures("home")

KIT = games.find("colosseum")
PEOPLE = tuple(Seat(name, HUMAN, place) for place, name in enumerate("ABC"))


def play(session: Session, actions: int) -> None:
    for _ in range(actions):
        session.act(session.game.choices().actions[0])


def test_every_action_is_saved_at_once() -> None:
    session = Session.new(KIT, PEOPLE, 5)
    assert session.file is not None
    for _ in range(4):
        assert saves.load(session.file).game == session.game
        play(session, 1)


def test_a_game_goes_on_with_its_kit_seats_and_file() -> None:
    seats = (Seat("A", HUMAN, 2), Seat("B", "grand", 0), Seat("C", HUMAN, 4))
    session = Session.new(KIT, seats, 5, {"intense_auctions": True})
    assert session.file is not None
    again = Session.resume(session.file)
    assert (again.kit, again.seats, again.file) == (KIT, seats, session.file)
    assert again.game == session.game
    assert again.game.options == {"intense_auctions": True}


def test_a_damaged_file_is_set_aside_and_the_save_before_it_takes_its_place() -> None:
    session = Session.new(KIT, PEOPLE, 5)
    play(session, 3)
    file = session.file
    assert file is not None
    file.write_text("no longer a game", encoding="utf-8")
    again = Session.resume(file)
    assert len(again.journal.records) == 2
    assert saves.load(file).game == again.game
    assert file.with_name(file.name + ".damaged").read_text() == "no longer a game"


def test_a_game_that_cannot_be_saved_goes_on_and_knows_it(tmp_path: Path) -> None:
    session = Session.new(KIT, PEOPLE, 5)
    file = session.file
    session.file = tmp_path / "no such folder" / "game.journal"
    play(session, 1)
    assert str(session.unsaved).startswith("game.journal cannot be written")
    session.file = file
    play(session, 1)
    assert session.unsaved is None


@contextmanager
def another_window_plays(file: Path | None) -> Iterator[None]:
    """The lock as another process would hold it."""
    assert file is not None
    descriptor = file_lock._locked(file_lock.lock_file(file))
    assert descriptor is not None
    yield
    os.close(descriptor)


def test_a_game_that_another_window_plays_can_be_looked_at_only() -> None:
    session = Session.new(KIT, PEOPLE, 5)
    play(session, 3)
    file = session.file
    assert file is not None
    session.close()
    with another_window_plays(file):
        with pytest.raises(saves.GameInUse, match=r"This game is open in another window\."):
            Session.resume(file)
        with pytest.raises(saves.GameInUse):
            saves.delete(file)
        assert [game for game in saves.latest_unfinished() if game] == []
        seen = Session.of_finished(file)
        assert len(seen.journal.records) == 3
        play(seen, 1)
        assert len(saves.load(file).records) == 3
    assert Session.resume(file).game == session.game


def test_two_windows_begin_games_in_the_same_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("time.strftime", lambda _: "2026-11-16 20.15.00")
    first = saves.new_file()
    with another_window_plays(first):
        session = Session.new(KIT, PEOPLE, 5)
    assert session.file == first.with_stem("2026-11-16 20.15.00 (2)")


def test_the_game_to_continue_is_the_one_opened_last_whatever_the_clock_says() -> None:
    older, newer = Session.new(KIT, PEOPLE, 5), Session.new(KIT, PEOPLE, 6)
    assert older.file is not None
    assert newer.file is not None
    os.utime(newer.file, (1, 1))
    assert saves.saved_games() == [newer.file, older.file]
    again = Session.resume(older.file)
    assert saves.saved_games() == [newer.file, older.file], "it has only been looked at"
    play(again, 1)
    os.utime(older.file, (1, 1))
    assert saves.saved_games() == [older.file, newer.file]
    play(again, 1)
    older.file.write_text("no longer a game", encoding="utf-8")
    assert saves.saved_games() == [older.file, newer.file], "the save before it counts"


def test_what_a_killed_window_left_unfinished_is_cleared_away() -> None:
    file = Session.new(KIT, PEOPLE, 5).file
    assert file is not None
    left = file.with_name(f"{file.name}.123-ab.unfinished")
    left.touch()
    Session.resume(file)
    assert not left.exists()


def test_what_the_rules_forbid_is_neither_done_nor_saved() -> None:
    session = Session.new(KIT, PEOPLE, 5)
    with pytest.raises(IllegalAction):
        session.act(session.game.read_action("bid 9"))
    assert session.journal.records == []


def test_only_a_persons_own_last_action_is_taken_back() -> None:
    session = Session.new(KIT, PEOPLE, 5)
    with pytest.raises(GameError, match=str(NO_UNDO)):
        session.undo()
    play(session, 1)
    assert session.can_undo
    undone = session.undo()
    assert session.journal.records == []
    assert undone.seat == session.game.decision.seat
    assert session.file is not None
    assert saves.load(session.file).records == []


def test_an_opponents_action_is_not_taken_back() -> None:
    session = Session.new(KIT, [Seat(name, "novice", place) for place, name in enumerate("ABC")], 5)
    session.journal.apply(session.game.choices().actions[0])
    assert not session.can_undo


def test_a_session_without_a_file_saves_nothing() -> None:
    journal = Session.new(KIT, PEOPLE, 5).journal
    for file in saves.saved_games():
        saves.delete(file)
    play(Session(journal, PEOPLE, None), 1)
    assert saves.saved_games() == []
