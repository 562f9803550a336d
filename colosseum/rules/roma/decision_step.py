"""What all steps of Arena: Roma II share."""

from typing import TypeAlias

from colosseum.rules import stepped_game
from colosseum.rules.roma.state import State

Step: TypeAlias = stepped_game.Step[State]
