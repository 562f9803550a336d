"""Games to look at: under way, and played to their end."""

from dataclasses import asdict
from functools import cache

from colosseum.ai.colosseum.kit import KIT
from colosseum.ai.tournament import play_game
from colosseum.rules.colosseum import Game
from colosseum.rules.journal import Journal
from colosseum.scenes.parts.player_colours import PLAYERS
from colosseum.session import HUMAN, Seat, Session, saves_folder

LEVELS = (HUMAN, "impresario", "novice", "grand", "novice")


def seats(count: int = 4) -> tuple[Seat, ...]:
    return tuple(Seat(PLAYERS[place].usual_name, LEVELS[place], place) for place in range(count))


def begun(count: int = 4, seed: int = 7) -> Session:
    """A game before its first action, saved."""
    return Session.new(seats(count), seed)


@cache
def _played(count: int, seed: int) -> str:
    return play_game(KIT, ["random"] * count, seed).text()


def finished_journal(count: int = 4, seed: int = 7) -> Journal[Game]:
    journal = Journal.of_text(Game, _played(count, seed))
    journal.notes["seats"] = [asdict(seat) for seat in seats(count)]
    return journal


def finished(count: int = 4, seed: int = 7) -> Session:
    """A game that chance played to its end; nobody saves it."""
    return Session(finished_journal(count, seed), seats(count), None)


def saved_finished(name: str, seed: int = 7) -> None:
    finished_journal(4, seed).save(saves_folder() / f"{name}.journal")
