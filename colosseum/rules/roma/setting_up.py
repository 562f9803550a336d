"""Setting up: the deal, the secret exchange and the cards laid free of charge (ROM-2, ROM-3)."""

from itertools import combinations

from colosseum.rules.chance import Chance
from colosseum.rules.kernel import Action, Choices, Event
from colosseum.rules.roma.actions import Give, Lay, give, lays
from colosseum.rules.roma.cards import CARDS
from colosseum.rules.roma.changes import happen
from colosseum.rules.roma.common_effects import play_card
from colosseum.rules.roma.data import EMPTY, RULES
from colosseum.rules.roma.decision_kinds import DecisionKind
from colosseum.rules.roma.decision_step import Step, not_now
from colosseum.rules.roma.events import CardsGiven, FirstPlayerDrawn, GiftChosen, HandDealt
from colosseum.rules.roma.state import State
from colosseum.rules.roma.turn import begin_turn
from colosseum.rules.roma.versions import deck
from colosseum.words.sentences import Sentence

_GIVE = Sentence(
    "Choose {count} card to give your opponent, face down.",
    "Choose {count} cards to give your opponent, face down.",
    count=RULES.given,
)
_LAY = Sentence("Lay all your cards on places of your choice, free of charge.")


def set_up(seed: int, beginners: bool, version: int, events: list[Event]) -> State:
    """A table before the exchange; all chance comes from the seed."""
    chance = Chance(seed)
    pile = [*deck(version)]
    chance.shuffle(pile)
    count = RULES.beginners_cards if beginners else RULES.setup_cards
    first = chance.below(2)
    hands = [tuple(sorted(pile[seat * count : (seat + 1) * count])) for seat in (0, 1)]
    events.append(FirstPlayerDrawn(first))
    for seat in (first, 1 - first):
        events.append(HandDealt(seat, hands[seat]))
    return State(
        version=version,
        beginners=beginners,
        first=first,
        turn=0,
        seat=first,
        step=DecisionKind.EXCHANGE,
        points=[RULES.setup_points] * 2,
        supply=RULES.points - 2 * RULES.setup_points,
        removed=0,
        money=[RULES.setup_money] * 2,
        hands=hands,
        known=[(), ()],
        gifts=[(), ()],
        sides=[(EMPTY,) * (RULES.faces + 1)] * 2,
        pile=tuple(pile[2 * count :]),
        discards=(),
        chance=chance,
    )


class Exchange(Step):
    """Each player chooses before either sees what comes."""

    def words(self, state: State) -> Sentence:
        return _GIVE

    def choices(self, state: State) -> Choices:
        pairs = dict.fromkeys(combinations(state.hands[state.seat], RULES.given))
        return Choices(tuple(map(give, pairs)))

    def why_not(self, state: State, action: Action) -> Sentence | None:
        if not isinstance(action, Give):
            return not_now(action)
        if len(action.cards) != RULES.given:
            return Sentence(
                "Choose exactly {count} card to give.",
                "Choose exactly {count} cards to give.",
                count=RULES.given,
            )
        hand = state.hands[state.seat]
        if any(action.cards.count(card) > hand.count(card) for card in action.cards):
            return Sentence("You can only give cards from your hand.")
        return None

    def apply(self, state: State, action: Action, events: list[Event]) -> None:
        assert isinstance(action, Give)
        happen(state, GiftChosen(state.seat, action.cards), events)
        state.seat = 1 - state.seat
        if all(state.gifts):
            self._exchange(state, events)

    def _exchange(self, state: State, events: list[Event]) -> None:
        state.seat = state.first
        for seat in (state.first, 1 - state.first):
            happen(state, CardsGiven(seat, state.gifts[seat]), events)
        state.step = DecisionKind.LAY


class LayCards(Step):
    """First all cards of the first player, then all of the other."""

    def words(self, state: State) -> Sentence:
        return _LAY

    def choices(self, state: State) -> Choices:
        places = tuple(state.free_places(state.seat))
        found: list[Action] = []
        for card in dict.fromkeys(state.hands[state.seat]):
            found += lays(card, places)
        return Choices(tuple(found))

    def why_not(self, state: State, action: Action) -> Sentence | None:
        if not isinstance(action, Lay):
            return not_now(action)
        if action.card not in state.hands[state.seat]:
            return Sentence("You do not have this card in your hand.")
        if action.place not in state.places:
            return Sentence("There is no such place in this game.")
        there = state.sides[state.seat][action.place]
        if there != EMPTY:
            return Sentence(
                "{card} is already there. Choose an empty place.", card=CARDS[there].name
            )
        return None

    def apply(self, state: State, action: Action, events: list[Event]) -> None:
        assert isinstance(action, Lay)
        play_card(state, action.card, action.place, events)
        if not state.hands[state.seat]:
            state.seat = 1 - state.seat
            if not state.hands[state.seat]:
                begin_turn(state, events)
