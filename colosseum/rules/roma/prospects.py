"""What an action would do, before it is done."""

from typing import Final

from colosseum.rules.kernel import Action
from colosseum.rules.roma.actions import Activate, Bribe, Choose
from colosseum.rules.roma.display_names import card_name
from colosseum.rules.roma.events import ActionCopied, CardActivated, DieLaid, MoneyPaid
from colosseum.rules.roma.game import Game
from colosseum.rules.sentences import Sentence

_ACTING: Final = (CardActivated, ActionCopied)
_COSTS: Final = (DieLaid, MoneyPaid, *_ACTING)


def warning(game: Game, action: Action) -> Sentence | None:
    """For an action that uses a die or money and does nothing else (ROM-13).

    Whether a card can do something depends on nothing hidden, so that trying it reveals nothing.
    """
    if not isinstance(action, Activate | Bribe | Choose):
        return None
    trial = game.copy()
    record = trial.apply(action)
    if trial.state.activation or not all(isinstance(event, _COSTS) for event in record.events):
        return None
    acting = [event.card for event in record.events if isinstance(event, _ACTING)]
    return Sentence("{card} can do nothing now.", card=card_name(acting[-1]))
