"""Phase 3: playing cards, and using dice for money, cards and activations (ROM-6 … ROM-9)."""

from typing import Final

from colosseum.rules.kernel import Action, Choices, Event
from colosseum.rules.roma import actions as act
from colosseum.rules.roma.cards import CARDS, Needs
from colosseum.rules.roma.cards.card import activate, costs_too_much, needs_second_die
from colosseum.rules.roma.changes import happen
from colosseum.rules.roma.common_effects import draw, pay, play_card
from colosseum.rules.roma.data import BRIBERY, EMPTY, RULES, CardNumber, Place
from colosseum.rules.roma.decision_kinds import DecisionKind
from colosseum.rules.roma.decision_step import Step
from colosseum.rules.roma.events import CardsKept, DrawnDiscarded, die_laid, money_taken
from colosseum.rules.roma.notation import CARDS as CARDS_SYMBOL
from colosseum.rules.roma.notation import MONEY
from colosseum.rules.roma.state import State
from colosseum.rules.roma.turn import end_turn
from colosseum.rules.stepped_game import not_now
from colosseum.words.sentences import Sentence

_WITH_DICE = Sentence("Use your dice, play cards, or end your turn.")
_WITHOUT_DICE = Sentence("Play cards, or end your turn.")
_WITH_NOTHING = Sentence("You have no dice and no cards left: end your turn.")
_MORE_MONEY: Final = {number: c.more_money for number, c in CARDS.items() if c.more_money}
_PRICES: Final = {number: card.price for number, card in CARDS.items()}
_TOO_MANY: Final = RULES.dice + 1
_DICE: Final = {Needs.DIE: 1, Needs.SECOND_DIE: 2, Needs.NOTHING: _TOO_MANY}
_DICE_NEEDED: Final = {EMPTY: _TOO_MANY, **{number: _DICE[c.needs] for number, c in CARDS.items()}}
"""How many unused dice a card takes to act; more than there are if it never does."""
_KEEP = Sentence("Choose the card to keep. You discard the others.")


class Act(Step):
    """Any action, in any order, until the player ends the turn."""

    def words(self, state: State) -> Sentence:
        if state.dice:
            return _WITH_DICE
        return _WITHOUT_DICE if state.hands[state.seat] else _WITH_NOTHING

    def choices(self, state: State) -> Choices:
        found: list[Action] = [act.END_TURN]
        seat = state.seat
        money, side, dice = state.money[seat], state.sides[seat], state.dice
        blocked = state.blocked[seat]
        can_bribe = not state.bribed and _can_act(side[BRIBERY], len(dice))
        if BRIBERY in blocked:
            can_bribe = False
        last = 0
        for die in dice:
            if die == last:
                continue
            last = die
            found += act.either_way(die)
            if _can_act(side[die], len(dice)) and die not in blocked:
                found.append(act.activate(die))
            if can_bribe and die <= money:
                found.append(act.bribe(die))
        places = state.places
        previous = EMPTY
        for card in state.hands[seat]:
            if card != previous and _PRICES[card] <= money:
                found += act.plays(card, places)
            previous = card
        return Choices(tuple(found))

    def why_not(self, state: State, action: Action) -> Sentence | None:
        match action:
            case act.EndTurn():
                return None
            case act.Play(card, place):
                return _why_not_play(state, card, place)
            case act.TakeMoney(die) | act.DrawCards(die):
                return _why_not_die(state, die)
            case act.Activate(die):
                return _why_not_die(state, die) or why_not_activate(state, die)
            case act.Bribe(die):
                return _why_not_die(state, die) or _why_not_bribe(state, die)
        return not_now(action)

    def apply(self, state: State, action: Action, events: list[Event]) -> None:
        match action:
            case act.EndTurn():
                end_turn(state, events)
            case act.Play(card, place):
                pay(state, CARDS[card].price, events)
                play_card(state, card, place, events)
            case act.TakeMoney(die):
                happen(state, die_laid(state.seat, die, MONEY), events)
                happen(state, money_taken(state.seat, die + _more_money(state)), events)
            case act.DrawCards(die):
                happen(state, die_laid(state.seat, die, CARDS_SYMBOL), events)
                _look_at(state, die, events)
            case act.Activate(die):
                happen(state, die_laid(state.seat, die, die), events)
                activate(state, die, events)
            case act.Bribe(die):
                happen(state, die_laid(state.seat, die, BRIBERY), events)
                pay(state, die, events)
                activate(state, BRIBERY, events)


def _can_act(card: CardNumber, dice: int) -> bool:
    """Whether a card is there and that number of unused dice can activate it."""
    return dice >= _DICE_NEEDED[card]


def _why_not_play(state: State, card: CardNumber, place: Place) -> Sentence | None:
    if card not in state.hands[state.seat]:
        return Sentence("You do not have this card in your hand.")
    if place not in state.places:
        return Sentence("There is no such place in this game.")
    money = state.money[state.seat]
    if CARDS[card].price > money:
        return costs_too_much(CARDS[card], money)
    return None


def _why_not_die(state: State, die: int) -> Sentence | None:
    return None if die in state.dice else Sentence("You have no unused {die}.", die=die)


def why_not_activate(state: State, place: Place) -> Sentence | None:
    """Why no die activates the deciding player's card there; None if one with its number does."""
    if place in state.blocked[state.seat]:
        return Sentence("This symbol is blocked this turn.")
    number = state.sides[state.seat][place]
    if number == EMPTY:
        return Sentence("You have no card there to activate.")
    card = CARDS[number]
    if card.is_always_on:
        return Sentence("{card} is always on and needs no die.", card=card.name)
    if not _can_act(number, len(state.dice)):
        return needs_second_die(card)
    return None


def _why_not_bribe(state: State, die: int) -> Sentence | None:
    if state.bribed:
        return Sentence("Bribery takes only one die a turn.")
    if reason := why_not_activate(state, BRIBERY):
        return reason
    if die > state.money[state.seat]:
        return Sentence(
            "The bribe is {count} sesterce, and you have {money}.",
            "The bribe is {count} sesterces, and you have {money}.",
            count=die,
            money=state.money[state.seat],
        )
    return None


def _more_money(state: State) -> int:
    side = state.sides[state.seat]
    return sum([_MORE_MONEY[card] for card in side if card in _MORE_MONEY])


def _look_at(state: State, count: int, events: list[Event]) -> None:
    """Draw; where there is a choice, ask which card to keep (ROM-8)."""
    draw(state, count, events)
    drawn = state.drawn
    if drawn and drawn[0] == drawn[-1]:
        _keep(state, drawn[0], events)
    elif drawn:
        state.step = DecisionKind.KEEP


def _keep(state: State, card: CardNumber, events: list[Event]) -> None:
    happen(state, CardsKept(state.seat, (card,)), events)
    if state.drawn:
        happen(state, DrawnDiscarded(state.seat, state.drawn), events)


class KeepOne(Step):
    def words(self, state: State) -> Sentence:
        return _KEEP

    def choices(self, state: State) -> Choices:
        return Choices(tuple(map(act.keep, dict.fromkeys(state.drawn))))

    def why_not(self, state: State, action: Action) -> Sentence | None:
        if not isinstance(action, act.Keep):
            return not_now(action)
        if action.card not in state.drawn:
            return Sentence("You have not drawn this card.")
        return None

    def apply(self, state: State, action: Action, events: list[Event]) -> None:
        assert isinstance(action, act.Keep)
        state.step = DecisionKind.ACT
        _keep(state, action.card, events)
