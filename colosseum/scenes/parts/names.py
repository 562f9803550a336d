"""What the scenes round the table call things: levels, speeds, dates, saved games."""

import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.wording import standing_words
from colosseum.rules.kernel import Sentence
from colosseum.seats import HUMAN, Seat
from colosseum.text import say, tr

LEVELS: Final = (HUMAN, "novice", "impresario", "grand")
"""Who can be chosen for a seat, weakest opponent first."""


def level_name(level: str) -> str:
    match level:
        case "human":
            return tr("Person")
        case "novice":
            return tr("Novice")
        case "impresario":
            return tr("Impresario")
        case "grand":
            return tr("Grand Impresario")
    return tr("Chance")


def speed_name(speed: str) -> str:
    return {
        "slow": tr("Slow"),
        "normal": tr("Normal"),
        "fast": tr("Fast"),
        "instant": tr("Instant"),
    }[speed]


def where_it_stands(game: Game) -> str:
    """“Turn III, acquire”."""
    return say(standing_words(game))


def winners_named(game: Game) -> str:
    """Who won a finished game, in a sentence."""
    assert game.outcome is not None
    return victory_of([game.seats[seat] for seat in game.outcome.winners])


def victory_of(names: Sequence[str]) -> str:
    """“Aquila wins”."""
    if len(names) == 1:
        return tr("{name} wins", name=names[0])
    return tr("{names} share the victory", names=enumerated(names))


def enumerated(names: Sequence[str]) -> str:
    """“Aquila, Lupa and Sol”."""
    if len(names) < 2:
        return "".join(names)
    return tr("{others} and {last}", others=Sentence.listed(names[:-1]), last=names[-1])


def who_plays(seats: Sequence[Seat]) -> str:
    """The person the game is told of: the first at the table, or whoever sits first."""
    people = [seat.name for seat in seats if seat.is_human]
    return people[0] if people else seats[0].name


def date_of(file: Path) -> str:
    """When a file was written last, as one reads it in any country."""
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(file.stat().st_mtime))
