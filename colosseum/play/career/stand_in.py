"""A level of opponent in the person's seat, to see what can be reached at a table."""

from collections.abc import Iterator
from typing import Any

from colosseum import games
from colosseum.ai.opponents import chosen_at_table
from colosseum.play.career.stages import Table
from colosseum.rules.journal import Journal


def begun(table: Table, level: str, seed: int) -> Journal[Any]:
    """The table's game from that seed, before anyone has decided anything."""
    names = [rival.character if rival else level for rival in table.seats]
    return Journal(table.begin(names, seed))


def played(table: Table, level: str, journal: Journal[Any]) -> Iterator[str]:
    """Play the game on to its end, one action at a time."""
    kit = games.find(table.game)
    while (decision := journal.game.decision) is not None:
        rival = table.seats[decision.seat]
        strength, character = (rival.level, rival.character) if rival else (level, "")
        choice = chosen_at_table(kit.ai, journal, strength, character)
        yield str(journal.apply(choice.action).action)
