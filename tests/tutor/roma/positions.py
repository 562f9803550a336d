"""Positions for the tests of Roma's tutor: the first seat decides, and Lupa looks on."""

from colosseum.rules.roma import Game
from tests.rules.roma.scenario import table

FULL = "1: portus, 2: portus, 3: restaurator, 4: castra, 5: fortuna, 6: fortuna"
"""Cards on I to VI that score nothing and attack nobody."""


def at(mine: str, theirs: str = "", **fields: object) -> Game:
    """A position with these holdings, and defaults for the rest."""
    lines = [f"{name.replace('_', ' ')}: {value}" for name, value in fields.items()]
    return table("\n".join([*lines, f"players: [{{{mine}}}, {{{theirs}}}]"]))


def acting(mine: str, theirs: str = "", dice: str = "2", **fields: object) -> Game:
    """Phase 3, with these dice unused; `mine` and `theirs` as in a position."""
    return at(mine, theirs, dice=dice, turn=3, **fields)


def asked(step: str, card: str, mine: str, theirs: str = "", **fields: object) -> Game:
    """A card asks the first seat something; `target`, `roll` and `spent` belong to the card."""
    inside = {
        name: fields.pop(name) for name in ("place", "target", "roll", "spent") if name in fields
    }
    words = ", ".join(f"{name}: {value}" for name, value in {"place": 3, **inside}.items())
    return at(mine, theirs, step=step, turn=3, acting=f"{{card: {card}, {words}}}", **fields)
