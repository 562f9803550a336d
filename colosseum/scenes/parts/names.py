"""What the scenes round the table call things: turns, phases, levels, dates, saved games."""

import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from colosseum import games
from colosseum.ai.kit import RANDOM
from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.state import Phase
from colosseum.session import HUMAN, Seat
from colosseum.text import say, tr

_LEVELS: Final = {level.name: level for level in games.find(Game.name).ai.levels}
LEVELS: Final = (HUMAN, *_LEVELS)
"""Who can be chosen for a seat, weakest opponent first."""

_ROMAN: Final = ("0", "I", "II", "III", "IV", "V")


def roman(number: int) -> str:
    return _ROMAN[number] if number < len(_ROMAN) else str(number)


def level_name(level: str) -> str:
    if level == HUMAN:
        return tr("Person")
    return say(_LEVELS.get(level, RANDOM).title)


def level_words(level: str) -> str:
    """How such a player plays, in a line."""
    if level == HUMAN:
        return tr("Somebody at this computer.")
    return say(_LEVELS.get(level, RANDOM).words)


def phase_name(phase: Phase) -> str:
    """In a word or two, as on the ribbon."""
    return {
        Phase.INVESTING: tr("invest"),
        Phase.ACQUIRING: tr("acquire"),
        Phase.TRADING: tr("trade"),
        Phase.PRODUCING: tr("produce"),
        Phase.CLOSING: tr("closing"),
    }[phase]


def speed_name(speed: str) -> str:
    return {
        "slow": tr("Slow"),
        "normal": tr("Normal"),
        "fast": tr("Fast"),
        "instant": tr("Instant"),
    }[speed]


def where_it_stands(game: Game) -> str:
    """“Turn III, acquire”."""
    state = game.state
    return tr("Turn {turn}, {phase}", turn=roman(state.turn), phase=phase_name(state.phase))


def winners_named(game: Game) -> str:
    """Who won a finished game, in a sentence."""
    assert game.outcome is not None
    names = [game.seats[seat] for seat in game.outcome.winners]
    if len(names) == 1:
        return tr("{name} wins", name=names[0])
    return tr("{names} share the victory", names=enumerated(names))


def enumerated(names: Sequence[str]) -> str:
    """“Aquila, Lupa and Sol”."""
    if len(names) < 2:
        return "".join(names)
    return tr("{others} and {last}", others=", ".join(names[:-1]), last=names[-1])


def who_plays(seats: Sequence[Seat]) -> str:
    """The person the game is told of: the first at the table, or whoever sits first."""
    people = [seat.name for seat in seats if seat.is_human]
    return people[0] if people else seats[0].name


def date_of(file: Path) -> str:
    """When a file was written last, as one reads it in any country."""
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(file.stat().st_mtime))
