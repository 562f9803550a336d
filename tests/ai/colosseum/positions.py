"""Positions for the opponents to decide in.

Aquila decides everywhere. Unless it says otherwise she has three squares, 8 to 10, and plans
Circus Maximus, programme 20: 3 gladiators, 3 horses, 3 chariots and a decoration draw 32, with one
asset missing 28, with two 24.
"""

from colosseum.rules.colosseum import Game
from tests.rules.colosseum.scenario import table

CIRCUS = "3 gladiator + 3 horse + 3 chariot + decoration"
NEARLY = "3 gladiator + 3 horse + chariot + decoration"
FAR = "{emperor: 18, consul-1: 18, consul-2: 18, senator-1: 18, senator-2: 18, senator-3: 18}"
PRODUCE = "phase: producing\n        step: produce\n        seat: 1\n        queue: [2, 3]"


def position(
    moment: str,
    aquila: str,
    *,
    lupa: str = "programmes: [5, 6]",
    sol: str = "programmes: [3, 8]",
    turn: int = 5,
    nobles: str = FAR,
) -> Game:
    """Three impresarios in a turn, the last by default; Aquila's arena is on 8-10."""
    arena = "" if "arena:" in aquila else "arena: 8-10, "
    return table(f"""
        turn: {turn}
        first: 1
        nobles: {nobles}
        players:
          - {{{arena}{aquila}}}
          - {{{lupa}}}
          - {{{sol}}}
        {moment}
    """)
