"""Which of several equal dice an action was done with.

The rules need not know. It is noted with the game, so that each die keeps its place in the tray
when an action is undone or the game is opened again.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from colosseum.rules.roma.data import RULES
from colosseum.scenes.table.roma.piece_keys import Piece, TrayDie
from colosseum.scenes.table.roma.turn_so_far import TrayPlaces
from colosseum.scenes.table.roma.type_aliases import Table

_NOTE: Final = "dice"
_MOST: Final = 2 * RULES.dice
"""More are not used in a turn, and those of earlier turns do not matter."""


def note(table: Table, pieces: Sequence[Piece]) -> None:
    """The next action is done with these; what was noted of undone actions is forgotten."""
    number = len(table.records)
    found = {action: places for action, places in picks(table.notes).items() if action < number}
    kept = table.drafts.find(TrayPlaces)
    in_tray = () if kept is None else kept.places
    dice = [it.number for it in pieces if isinstance(it, TrayDie) and it.number < len(in_tray)]
    if dice:
        found[number] = tuple(in_tray[it] for it in dice)
    latest = sorted(found.items())[-_MOST:]
    table.take_note(_NOTE, {str(action): [*places] for action, places in latest})


def picks(notes: Mapping[str, Any]) -> dict[int, tuple[int, ...]]:
    """The places in the tray, by the numbers of the actions."""
    noted = notes.get(_NOTE)
    if not isinstance(noted, dict):
        return {}
    return {
        int(action): tuple(place for place in places if isinstance(place, int))
        for action, places in noted.items()
        if isinstance(action, str) and action.isdecimal() and isinstance(places, list)
    }
