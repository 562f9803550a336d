"""What is true of every sound position; every violation is a sentence."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from colosseum.rules.roma.cards import CARDS
from colosseum.rules.roma.cards.asking import ChoosesPlace
from colosseum.rules.roma.data import BRIBERY, EMPTY, RULES, deck_of
from colosseum.rules.roma.decision_kinds import DecisionKind
from colosseum.rules.roma.decks import as_deck, why_not_deck
from colosseum.rules.roma.state import State
from colosseum.rules.roma.steps_by_kind import ASKED_BY_CARDS
from colosseum.rules.roma.ways import Way

_LOOKING: Final = (DecisionKind.KEEP, DecisionKind.PLACE, DecisionKind.SEARCH)
"""Decisions about cards that only their player sees."""


def violated(state: State) -> list[str]:
    """Every violated invariant of a state."""
    checks = (_cards, _piles, _points, _players, _dice, _changes, _moment, _acting)
    return [complaint for check in checks for complaint in check(state)]


def _cards(state: State) -> Iterator[str]:
    found = Counter(state.drawn + state.taken_up)
    for pile in (*state.piles, *state.discards):
        found.update(pile)
    for hand, gift, side in zip(state.hands, state.gifts, state.sides, strict=True):
        found.update(hand + gift)
        found.update(card for card in side if card != EMPTY)
    expected = Counter(card for deck in state.decks for card in deck)
    for card in sorted({*expected, *found}):
        if found[card] != expected[card]:
            name = CARDS[card].name if card in CARDS else str(card)
            yield f"There are {found[card]} {name} instead of {expected[card]}."


def _piles(state: State) -> Iterator[str]:
    """A card belongs to the deck it came from, whoever holds it (ROM-23)."""
    decks = 2 if state.way.has_two_piles else 1
    if not decks == len(state.decks) == len(state.piles) == len(state.discards):
        yield f"There must be {decks} decks, each with a pile and discards."
        return
    for deck in range(decks):
        cards = state.piles[deck] + state.discards[deck]
        if any(deck_of(card) != deck for card in cards):
            yield f"Pile {deck + 1} holds cards of the other deck."
        if any(deck_of(card) != deck for card in state.decks[deck]):
            yield f"Deck {deck + 1} holds cards of the other."
        if state.way is Way.OWN_DECKS:
            reason = why_not_deck(as_deck(state.decks[deck], 0), state.version)
            if reason is not None:
                yield f"Deck {deck + 1}: {reason}"
    if state.way is Way.ROMA and state.has_bribery:
        yield "The first Roma has no Bribery."


def _points(state: State) -> Iterator[str]:
    total = sum(state.points) + state.supply + state.removed
    if total != RULES.points:
        yield f"There are {total} victory points instead of {RULES.points}."
    if state.supply < 0 or min(state.points) < 0:
        yield "There are fewer than no victory points somewhere."
    ended = not state.supply or not all(state.points)
    if ended and state.step in (DecisionKind.ACT, DecisionKind.REROLL):
        yield "The game goes on although the supply or a player has no victory points."
    if state.step is None and not ended and state.turn < 2 * RULES.most_turns:
        yield "The game is over although nothing has ended it."


def _players(state: State) -> Iterator[str]:
    for seat in (0, 1):
        number = seat + 1
        if state.money[seat] < 0:
            yield f"Seat {number} has {state.money[seat]} sesterces."
        hand, known = state.hands[seat], state.known[seat]
        if list(hand) != sorted(hand) or list(known) != sorted(known):
            yield f"The cards of seat {number} are not sorted."
        face_down = state.sides[seat] if state.is_face_down else ()
        if Counter(known) - Counter(hand + face_down):
            yield f"Cards of seat {number} are known that are not in the hand."
        if not state.has_bribery and state.sides[seat][BRIBERY] != EMPTY:
            yield f"Seat {number} has a card beside Bribery, which this game is played without."


def _dice(state: State) -> Iterator[str]:
    if len(state.dice) > RULES.dice or not all(1 <= die <= RULES.faces for die in state.dice):
        yield f"The dice cannot be {list(state.dice)}."
    if list(state.dice) != sorted(state.dice):
        yield "The dice are not sorted."


def _changes(state: State) -> Iterator[str]:
    """What weakens cards and blocks symbols for a while."""
    for seat in (0, 1):
        if state.weakened[seat] < 0:
            yield f"The defence of seat {seat + 1} cannot be higher by Essedum."
        blocked = state.blocked[seat]
        if list(blocked) != sorted({*blocked}) or any(it not in state.places for it in blocked):
            yield f"Seat {seat + 1} cannot be blocked on {list(blocked)}."
    if state.turn and state.step is not None and state.weakened[state.seat]:
        yield f"Seat {state.seat + 1} is weakened in their own turn."


def _moment(state: State) -> Iterator[str]:
    before = state.step in (DecisionKind.EXCHANGE, DecisionKind.LAY)
    if before != (state.turn == 0):
        yield f"Turn {state.turn} does not fit the step “{state.step}”."
    if state.turn > 2 * RULES.most_turns:
        yield f"Turn {state.turn} does not exist."
    if any(state.gifts) and state.step != DecisionKind.EXCHANGE:
        yield "Cards are chosen for an exchange that is over."
    if state.step == DecisionKind.EXCHANGE and state.gifts[state.seat]:
        yield f"Seat {state.seat + 1} has chosen already."
    if state.step == DecisionKind.LAY and not state.hands[state.seat]:
        yield f"Seat {state.seat + 1} has no card to lay."
    if before:
        yield from _setting_up(state)
    if state.step == DecisionKind.PLACE and len(state.drawn) != 1:
        yield "One card is to be laid on a free place."
    if bool(state.drawn) != (state.step in _LOOKING):
        yield "Drawn cards wait at the wrong moment, or there are none to choose from."
    if any(deck_of(card) != state.deck_of(state.seat) for card in state.drawn):
        yield "Drawn cards are of the other deck."
    if bool(state.taken_up) != (state.step == DecisionKind.LAY_AGAIN):
        yield "Cards are taken up at the wrong moment, or there are none to lay again."


def _setting_up(state: State) -> Iterator[str]:
    for seat in (0, 1):
        hand, gift = state.hands[seat], state.gifts[seat]
        if state.step == DecisionKind.EXCHANGE and not gift and len(hand) < RULES.given:
            yield f"Seat {seat + 1} has too few cards to give any."
        if len(hand) + len(gift) > len(state.free_places(seat)):
            yield f"Seat {seat + 1} has more cards to lay than free places."


def _acting(state: State) -> Iterator[str]:
    asking = state.activation
    if (asking is not None) != (state.step in ASKED_BY_CARDS):
        yield "A card asks something at the wrong moment, or none does."
    if asking is None:
        return
    card = CARDS[asking.card]
    if state.step not in card.asks:
        yield f"{card.name} never asks for this: {state.step}."
    elif not card.options(state, asking):
        yield f"{card.name} asks, but there is no answer."
    elif state.step in (DecisionKind.REPEAT, DecisionKind.PAY, DecisionKind.EXTRA_DIE):
        attacks = isinstance(card, ChoosesPlace)
        shows = asking.roll or asking.spent
        if not shows or (attacks and state.sides[1 - state.seat][asking.target] == EMPTY):
            yield f"{card.name} rolls without a die or a target."
