"""Scenarios read like the rulebook: a position, an action, what must be true."""

from textwrap import dedent

from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.data import Asset, named
from colosseum.rules.colosseum.display_names import ASSETS
from colosseum.rules.kernel import Event, Record


def table(text: str) -> Game:
    """The game at a position (see `colosseum.rules.colosseum.position_text`)."""
    return Game.from_position(dedent(text))


def play(game: Game, *lines: str) -> Record:
    """Apply actions by their text forms, checking the game after each; return the last record."""
    for line in lines:
        record = game.apply(game.read_action(line))
        assert game.status() == [], line
    return record


def refusal(game: Game, line: str) -> str:
    """Why an action is refused; asking changes nothing."""
    action = game.read_action(line)
    before = game.copy()
    reason = game.why_not(action)
    assert reason is not None, f"“{line}” is allowed"
    assert action not in game.choices()
    assert game == before
    return reason


def offered(game: Game, line: str) -> bool:
    """Whether an action is among the choices; checks that `why_not` agrees."""
    action = game.read_action(line)
    among = action in game.choices()
    assert among == (game.why_not(action) is None)
    return among


def happened(record: Record, kind: type[Event]) -> list[str]:
    """The texts of a record's events of one kind."""
    return [str(event) for event in record.events if isinstance(event, kind)]


def called(asset: str) -> str:
    """An asset by the name that players read, from its text form."""
    return ASSETS[named(Asset, asset)]


def decider(game: Game) -> tuple[str, int]:
    """The decision due: its kind, and the seat's number, counted from 1."""
    assert game.decision is not None
    return game.decision.kind, game.decision.seat + 1
