"""A season of finished games for the statistics, without the weeks that it takes to play them."""

import json
from dataclasses import replace
from typing import Final

from colosseum.ai.characters import CAST
from colosseum.files import paths
from colosseum.play import json_lines, seats
from colosseum.play.session import Session
from colosseum.play.statistics import Entry
from colosseum.rules.account import Account

_GAMES: Final = 14
_LEVELS: Final = ("novice", "impresario", "apprentice", "novice", "grand")


def remember(over: Session) -> None:
    """Record games like a finished one, won and lost against several opponents."""
    entry = Entry.of(over.journal, over.seats)
    for number in range(_GAMES):
        rivals = range(1, len(entry.levels))
        played = replace(
            entry,
            digest=f"{entry.digest[:12]}-{number}",
            date=f"2026-02-{number + 1:02}",
            seats=(entry.seats[0], *(CAST[(number + 2 * at) % len(CAST)].name for at in rivals)),
            levels=(seats.HUMAN, *(_LEVELS[(number + at) % len(_LEVELS)] for at in rivals)),
            winners=(0 if number % 5 in (1, 2, 4) else 1,),
        )
        json_lines.append(paths.data_folder() / "statistics.jsonl", played.line())
        luck, decisions = (number * 7) % 19 - 8.6, -(number * 5 % 13) - 1.5
        account = Account(60, luck, decisions, 400, None, None)
        line = {"game": played.digest, "seat": 0, "account": account.data()}
        json_lines.append(paths.data_folder() / "accounts.jsonl", json.dumps(line))
