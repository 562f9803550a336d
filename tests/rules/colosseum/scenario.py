"""Scenarios read like the rulebook: a position, an action, what must be true."""

from textwrap import dedent

from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.data import Asset, named
from colosseum.rules.colosseum.display_names import ASSETS
from colosseum.rules.kernel import Event, Record
from tests.rules.playing import play as play
from tests.rules.playing import refusal as refusal


def table(text: str) -> Game:
    """The game at a position (see `colosseum.rules.colosseum.position_text`)."""
    return Game.from_position(dedent(text))


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
