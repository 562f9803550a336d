"""What luck and decisions made of finished games: one line for each game and seat.

Finding it out takes a while, so it is kept; the statistics add it up.
"""

import json
from pathlib import Path
from typing import Any, Final

from colosseum.files import paths
from colosseum.play import json_lines
from colosseum.play.statistics import digest_of
from colosseum.rules.account import Account
from colosseum.rules.journal import Journal
from colosseum.rules.kernel import SeatIndex

_LONGEST: Final = 80

GameAndSeat = tuple[str, SeatIndex]
"""A game's digest in the statistics, and a seat in it."""


def _file() -> Path:
    return paths.data_folder() / "accounts.jsonl"


def recorded() -> dict[GameAndSeat, Account]:
    """All of them; the first of each."""
    found: dict[GameAndSeat, Account] = {}
    for key, account in json_lines.read_all(_file(), _read):
        found.setdefault(key, account)
    return found


def _read(data: Any) -> tuple[GameAndSeat, Account]:
    match data:
        case {"game": str(digest), "seat": int(seat), "account": account} if (
            len(digest) <= _LONGEST and seat >= 0
        ):
            return (digest, seat), Account.read(account)
    raise ValueError("it is no account of a game")


def of_game(journal: Journal[Any], seat: SeatIndex) -> Account | None:
    return recorded().get((digest_of(journal), seat))


def keep(journal: Journal[Any], seat: SeatIndex, account: Account) -> None:
    """Keep it, unless it is kept already."""
    key = digest_of(journal), seat
    if key not in recorded():
        line = {"game": key[0], "seat": seat, "account": account.data()}
        json_lines.append(_file(), json.dumps(line))
