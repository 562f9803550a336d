"""Games to look at: under way, and finished."""

import json
from copy import copy
from dataclasses import asdict
from functools import cache
from hashlib import sha256
from pathlib import Path
from random import Random

from colosseum import games
from colosseum.ai.colosseum.kit import KIT
from colosseum.ai.tournament import play_game
from colosseum.play import saves, statistics
from colosseum.play.career.stages import Table
from colosseum.play.seats import HUMAN, USUAL_NAMES, Seat
from colosseum.play.session import Session
from colosseum.play.summary import summary_of
from colosseum.rules.colosseum import Game
from colosseum.rules.journal import Journal

LEVELS = (HUMAN, "impresario", "novice", "grand", "novice")


def seats(count: int = 4) -> tuple[Seat, ...]:
    return tuple(Seat(USUAL_NAMES[place], LEVELS[place], place) for place in range(count))


def begun(count: int = 4, seed: int = 7, game: str = "colosseum") -> Session:
    """A game before its first action, saved."""
    return Session.new(games.find(game), seats(count), seed)


@cache
def _played(count: int, seed: int) -> Journal[Game]:
    return play_game(KIT, ["random"] * count, seed)


def finished_journal(count: int = 4, seed: int = 7) -> Journal[Game]:
    """One of one's own: playing takes much longer than copying."""
    journal = copy(_played(count, seed))
    journal.game = journal.game.copy()
    journal.records = [*journal.records]
    journal.notes = {**journal.notes, "seats": [asdict(seat) for seat in seats(count)]}
    return journal


def finished(count: int = 4, seed: int = 7) -> Session:
    """A game played at random to its end, and not saved."""
    return Session(finished_journal(count, seed), seats(count), None)


def finished_stage(table: Table, seed: int = 3) -> Session:
    """A game of the career, played at random to its end and saved."""
    session = Session.at_stage(table, seed)
    rng = Random(seed)
    while session.decision is not None:
        session.journal.apply(session.game.choices().pick(rng))
    session.save()
    session.close()
    return session


def saved_finished(name: str, seed: int = 7) -> None:
    saves.save(finished_journal(4, seed), saves.folder() / f"{name}.journal")


def without_summary(file: Path) -> None:
    """Leave a saved game as versions left it that wrote no summary."""
    first, _, rest = file.read_text(encoding="utf-8").partition("\n")
    later = ("summary", "seal")
    header = {name: value for name, value in json.loads(first).items() if name not in later}
    file.write_text(json.dumps(header) + "\n" + rest, encoding="utf-8")


def shelf_of_games() -> None:
    """Eight saved games, one of them damaged, and statistics of three."""
    for number in range(6):
        saved_finished(f"old {number}", seed=number % 3 + 1)
    begun()
    (saves.folder() / "damaged.journal").write_text("no game\n")
    for seed in (1, 2, 3):
        statistics.record(finished_journal(seed=seed), seats())


def people_at_a_table(actions: int) -> Session:
    """A game that only people play, saved after some actions."""
    sitting = [Seat(name, HUMAN, place) for place, name in enumerate("ABC")]
    session = Session.new(games.find("colosseum"), sitting, 5)
    for _ in range(actions):
        session.act(session.game.choices().actions[0])
    return session


def unplayable(file: Path | None) -> None:
    """A whole file by its digest, with an action that the rules no longer allow."""
    assert file is not None
    first, _, _ = file.read_text(encoding="utf-8").partition("\n")
    action = '{"seat": 1, "action": "bid 9"}\n'
    digest = sha256(action.encode()).hexdigest()
    header = json.dumps(json.loads(first) | {"actions": 1, "digest": digest, "seal": None})
    file.write_text(f"{header}\n{action}", encoding="utf-8")


def called_over(session: Session, winners: list[int] | None) -> Path:
    """Save a game whose sealed header says that it has these winners, or none yet."""
    assert session.file is not None
    summary = summary_of(session.journal) | {"winners": winners}
    session.file.write_text(session.journal.text(summary), encoding="utf-8")
    return session.file
