"""What all steps of Arena: Roma II share."""

from typing import TypeAlias

from colosseum.rules import stepped_game
from colosseum.rules.kernel import Action
from colosseum.rules.roma.state import State
from colosseum.words.sentences import Sentence

Step: TypeAlias = stepped_game.Step[State]


def not_now(action: Action) -> Sentence:
    return Sentence("You cannot do this now: “{action}”.", action=str(action))
