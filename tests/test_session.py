"""One game at the table: whose decision it is, what is saved, and what can be undone."""

from pathlib import Path

import pytest

from colosseum import games, saves
from colosseum.rules.kernel import IllegalAction
from colosseum.rules.sentences import GameError
from colosseum.seats import HUMAN, Seat
from colosseum.session import NO_UNDO, Session

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
