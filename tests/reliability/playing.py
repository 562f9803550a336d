"""Games whose every action follows from its number, so that anything lost or changed shows."""

from random import Random
from typing import Any

from colosseum import games
from colosseum.play.seats import HUMAN, Seat
from colosseum.play.session import Session
from colosseum.rules.journal import Journal
from colosseum.rules.kernel import Action

PEOPLE = tuple(Seat(name, HUMAN, place) for place, name in enumerate("ABC"))


def new_session(seed: int) -> Session:
    return Session.new(games.find("colosseum"), PEOPLE, seed)


def next_action(session: Session) -> Action:
    """The action that its number leads to."""
    action: Action = session.game.choices().pick(Random(len(session.journal.records)))
    return action


def act(session: Session) -> int:
    """Take the next action, and return how many there are now."""
    session.act(next_action(session))
    return len(session.journal.records)


def assert_unchanged(journal: Journal[Any]) -> None:
    """Every action is the one that its number led to."""
    game = journal.beginning()
    for number, record in enumerate(journal.records):
        assert game.choices().pick(Random(number)) == record.action, f"action {number} is another"
        game.apply(record.action)
