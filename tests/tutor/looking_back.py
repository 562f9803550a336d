"""Games with a planted blunder, short enough to look back at."""

from dataclasses import replace
from typing import Any

from colosseum import games
from colosseum.ai.kit import OpponentKit
from colosseum.play.seats import Seat, noted
from colosseum.rules.journal import Journal
from tests.tutor.colosseum import positions
from tests.tutor.roma import positions as roma

_READY = "programmes: [2, 5], tokens: 2 gladiator + 3 ship + lion + cage + decoration, best: 10"
_FULL = roma.FULL.replace("5: fortuna", "5: forum")


def kit_of(name: str, work: int = 250) -> OpponentKit[Any]:
    """A game's opponents, who play on only a little."""
    kit = games.find(name).ai
    return replace(kit, playing_on=replace(kit.playing_on, work=work))


def last_event(*lines: str) -> Journal[Any]:
    """The first player can produce an event of 13 spectators, and instead does this."""
    return _played(positions.producing(_READY, "best: 40", "best: 41", turn=5), *lines)


def traded(*lines: str) -> Journal[Any]:
    """The first player needs horses, and trades so in the last turn."""
    mine = "programmes: [6], tokens: 2 horse + 2 lion + cage"
    return _played(positions.trade(mine, "programmes: [1], tokens: 2 decoration", turn=5), *lines)


def last_points(*lines: str) -> Journal[Any]:
    """The first player can take the last points of Roma's supply, and instead does this."""
    mine = f"points: 16, money: 3, places: {{{_FULL}}}"
    theirs = "points: 15, money: 3, places: {1: tuba, 2: bestia, 3: pictor, 4: taberna}"
    return _played(roma.at(mine, theirs, dice="5 + 6", turn=97), *lines)


def _played(game: Any, *lines: str) -> Journal[Any]:
    seats = [
        Seat(name, "novice" if place else "human", place) for place, name in enumerate(game.seats)
    ]
    journal: Journal[Any] = Journal(game, noted(seats))
    for line in lines:
        journal.apply(game.read_action(line))
    return journal
