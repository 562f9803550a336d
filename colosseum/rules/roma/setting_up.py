"""Setting up: the deal, the secret exchange and the cards laid free of charge (ROM-2, ROM-3)."""

from collections.abc import Mapping
from itertools import combinations

from colosseum.rules.chance import Chance
from colosseum.rules.kernel import Action, Choices, Event
from colosseum.rules.options import OptionValue
from colosseum.rules.roma.actions import Give, Lay, give, lays
from colosseum.rules.roma.cards import CARDS
from colosseum.rules.roma.changes import happen
from colosseum.rules.roma.common_effects import play_card
from colosseum.rules.roma.data import EMPTY, RULES, CardNumber, CardSet
from colosseum.rules.roma.decision_kinds import DecisionKind
from colosseum.rules.roma.decision_step import Step
from colosseum.rules.roma.decks import BOTH_SETS, SETS, as_deck, by_lot, cards_of, read_deck
from colosseum.rules.roma.events import CardsGiven, FirstPlayerDrawn, GiftChosen, HandDealt
from colosseum.rules.roma.options import BEGINNERS_RULES, CARDS_PLAYED, DECKS, LOT, SEAT_1_SET
from colosseum.rules.roma.roma_events import (
    CardLaidFaceDown,
    CardsTurnedUp,
    DeckBrought,
    SetAssigned,
)
from colosseum.rules.roma.state import Cards, State
from colosseum.rules.roma.turn import begin_turn
from colosseum.rules.roma.ways import Way
from colosseum.rules.stepped_game import not_now
from colosseum.words.sentences import Sentence

_GIVE = Sentence(
    "Choose {count} card to give your opponent, face down.",
    "Choose {count} cards to give your opponent, face down.",
    count=RULES.given,
)
_LAY = Sentence("Lay all your cards on places of your choice, free of charge.")


def set_up(
    seed: int, options: Mapping[str, OptionValue], version: int, events: list[Event]
) -> State:
    """A table before the exchange; all chance comes from the seed."""
    chance = Chance(seed)
    way = Way(options[CARDS_PLAYED])
    beginners = options[BEGINNERS_RULES] is True or way is Way.ROMA
    decks = _decks(way, options, version, chance, events)
    piles = [[*deck] for deck in decks]
    for pile in piles:
        chance.shuffle(pile)
    first = chance.below(2)
    count = RULES.beginners_cards if beginners else RULES.setup_cards
    hands = [_dealt(piles[seat % len(piles)], count) for seat in (0, 1)]
    events.append(FirstPlayerDrawn(first))
    for seat in (first, 1 - first):
        events.append(HandDealt(seat, hands[seat]))
    return State(
        version=version,
        way=way,
        decks=decks,
        has_bribery=not beginners,
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
        piles=tuple(map(tuple, piles)),
        discards=((),) * len(piles),
        chance=chance,
    )


def _dealt(pile: list[CardNumber], count: int) -> Cards:
    """The first cards of a mixed pile, which keeps the others."""
    hand = tuple(sorted(pile[:count]))
    del pile[:count]
    return hand


def _decks(
    way: Way,
    options: Mapping[str, OptionValue],
    version: int,
    chance: Chance,
    events: list[Event],
) -> tuple[Cards, ...]:
    """The cards of the game: one deck for both players, or one for each (ROM-22 … ROM-24)."""
    match way:
        case Way.SET_EACH:
            named = options[SEAT_1_SET]
            mine = BOTH_SETS[chance.below(2)] if named == LOT else CardSet(named)
            sets = (mine, CardSet.ROMA if mine is CardSet.ARENA else CardSet.ARENA)
            events += [SetAssigned(seat, cards) for seat, cards in enumerate(sets)]
            return tuple(as_deck(cards_of(version, (it,)), n) for n, it in enumerate(sets))
        case Way.OWN_DECKS:
            texts = [str(options[name]) for name in DECKS]
            found = [read_deck(it, version) if it else by_lot(version, chance) for it in texts]
            decks = tuple(as_deck(deck, number) for number, deck in enumerate(found))
            events += [DeckBrought(seat, deck) for seat, deck in enumerate(decks)]
            return decks
    return (cards_of(version, SETS[way]),)


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
        if state.is_face_down:
            happen(state, CardLaidFaceDown(state.seat, action.card, action.place), events)
        else:
            play_card(state, action.card, action.place, events)
        if not state.hands[state.seat]:
            state.seat = 1 - state.seat
            if not state.hands[state.seat]:
                self._begin(state, events)

    def _begin(self, state: State, events: list[Event]) -> None:
        """The first turn; cards laid face down are turned over first, all together (ROM-30)."""
        if state.is_face_down:
            for seat in (state.first, 1 - state.first):
                happen(state, CardsTurnedUp(seat, state.sides[seat]), events)
        begin_turn(state, events)
