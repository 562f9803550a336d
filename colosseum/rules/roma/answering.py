"""Phase 3, while a card acts: its player answers what it asks."""

from colosseum.rules.kernel import Action, Choices, Event
from colosseum.rules.roma.cards import CARDS
from colosseum.rules.roma.decision_kinds import DecisionKind
from colosseum.rules.roma.decision_step import Step
from colosseum.rules.roma.state import Activation, State
from colosseum.rules.stepped_game import not_now
from colosseum.words.sentences import Sentence


class Answer(Step):
    """Whatever is asked, the card knows the answers."""

    def words(self, state: State) -> Sentence:
        return CARDS[_asking(state).card].words_to_ask(state)

    def choices(self, state: State) -> Choices:
        asking = _asking(state)
        return Choices(CARDS[asking.card].options(state, asking))

    def why_not(self, state: State, action: Action) -> Sentence | None:
        asking = _asking(state)
        card = CARDS[asking.card]
        options = card.options(state, asking)
        if action in options:
            return None
        if type(action) not in {type(option) for option in options}:
            return not_now(action)
        return card.why_not(state, asking, action)

    def apply(self, state: State, action: Action, events: list[Event]) -> None:
        asking = _asking(state)
        state.activation = None
        state.step = DecisionKind.ACT
        CARDS[asking.card].answer(state, asking, action, events)


def _asking(state: State) -> Activation:
    assert state.activation is not None
    return state.activation
