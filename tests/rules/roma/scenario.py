"""Scenarios read like the rulebook: a position, an action, what must be true."""

from itertools import count
from textwrap import dedent

from colosseum.rules.chance import Chance
from colosseum.rules.kernel import Event, Record
from colosseum.rules.roma import Game
from colosseum.rules.roma.data import EMPTY, RULES
from colosseum.rules.roma.notation import card_key
from tests.rules.playing import play as play
from tests.rules.playing import refusal as refusal


def table(text: str) -> Game:
    """The game at a position (see `colosseum.rules.roma.position_text`)."""
    game = Game.from_position(dedent(text))
    assert game.status() == []
    return game


def rolling(game: Game, *faces: int) -> Game:
    """The same game, in which the next dice show these faces."""
    for seed in count():
        chance = Chance(seed)
        if all(chance.below(RULES.faces) + 1 == face for face in faces):
            game.state.chance = Chance(seed)
            return game
    raise AssertionError


def offers(game: Game, first_word: str) -> list[str]:
    """The choices whose text begins with a word, and `why_not` allows them all."""
    found = [action for action in game.choices().actions if str(action).startswith(first_word)]
    assert all(game.why_not(action) is None for action in found)
    return [str(action) for action in found]


def happened(record: Record, kind: type[Event]) -> list[str]:
    """The texts of a record's events of one kind."""
    return [str(event) for event in record.events if isinstance(event, kind)]


def lines(record: Record) -> list[str]:
    return [str(event) for event in record.events]


def decider(game: Game) -> tuple[str, int]:
    """The decision due: its kind, and the number of the seat as texts count it."""
    assert game.decision is not None
    return game.decision.kind, game.decision.seat + 1


def on(game: Game, seat: int, place: int) -> str:
    """The card on a place (0 for Bribery), or nothing."""
    card = game.state.sides[seat - 1][place]
    return "" if card == EMPTY else card_key(card)
