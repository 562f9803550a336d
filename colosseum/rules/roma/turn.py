"""How turns begin and how the game ends: phase 1, the roll of phase 2, and ROM-11."""

from typing import Final

from colosseum.rules.kernel import Event
from colosseum.rules.roma.cards import CARDS
from colosseum.rules.roma.changes import happen
from colosseum.rules.roma.common_effects import roll_die
from colosseum.rules.roma.data import RULES
from colosseum.rules.roma.decision_kinds import DecisionKind
from colosseum.rules.roma.events import GameEnded, dice_rolled, points_returned, turn_began
from colosseum.rules.roma.outcome import End, winners
from colosseum.rules.roma.state import State

_REROLLS: Final = {number: card.rerolls for number, card in CARDS.items() if card.rerolls}


def begin_turn(state: State, events: list[Event]) -> None:
    """Phases 1 and 2 for the player whose turn it is, up to the first decision."""
    happen(state, turn_began(state.turn + 1, state.seat), events)
    _return_points(state, events)
    if not end_if_decided(state, events):
        _roll(state, events)


def end_turn(state: State, events: list[Event]) -> None:
    """The other player's turn begins, unless all turns are played (ROM-14)."""
    if state.turn >= 2 * RULES.most_turns:
        _end(state, End.TURNS, events)
    else:
        state.seat = 1 - state.seat
        begin_turn(state, events)


def end_if_decided(state: State, events: list[Event]) -> bool:
    """The end is checked after each complete action (ROM-19)."""
    if state.supply and 0 not in state.points:
        return False
    _end(state, End.NO_SUPPLY if all(state.points) else End.NO_POINTS, events)
    return True


def _end(state: State, why: End, events: list[Event]) -> None:
    state.step = None
    happen(state, GameEnded(why, winners(state)), events)


def _return_points(state: State, events: list[Event]) -> None:
    """Phase 1: a point for each empty place, but no more than there are (ROM-4, ROM-19)."""
    seat = state.seat
    points = min(len(state.free_places(seat)), state.points[seat])
    if points:
        happen(state, points_returned(seat, points), events)


def _roll(state: State, events: list[Event]) -> None:
    """Phase 2, with the rights to roll again (ROM-5, ROM-17, ROM-18)."""
    number = RULES.fewer_dice if state.fewer_dice else RULES.dice
    dice = tuple(sorted([roll_die(state) for _ in range(number)]))
    happen(state, dice_rolled(state.seat, dice), events)
    state.may_reroll_triple = True
    side = state.sides[state.seat]
    state.rerolls = sum([_REROLLS[card] for card in side if card in _REROLLS])
    offer_reroll(state)


def is_triple(state: State) -> bool:
    """All the dice of a full roll show the same."""
    return len(state.dice) == RULES.dice and state.dice[0] == state.dice[-1]


def offer_reroll(state: State) -> None:
    """Ask whether to roll again where the player may; otherwise on to the actions."""
    if state.rerolls or (state.may_reroll_triple and is_triple(state)):
        state.step = DecisionKind.REROLL
    else:
        begin_actions(state)


def begin_actions(state: State) -> None:
    """Phase 3: the rights to roll again are over (ROM-5)."""
    state.may_reroll_triple = False
    state.rerolls = 0
    state.step = DecisionKind.ACT
