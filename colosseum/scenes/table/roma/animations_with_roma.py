"""Events of the first Roma's cards as motions: dice turn, cards turn over, symbols are blocked."""

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from colosseum.rules.kernel import Event, SeatIndex
from colosseum.rules.roma import roma_events as roma
from colosseum.rules.roma.data import EMPTY, CardNumber
from colosseum.scenes.table.roma import layout
from colosseum.scenes.table.roma.battle_stage import die_at
from colosseum.scenes.table.roma.display import RomaDisplay
from colosseum.scenes.table.roma.motion_paths import (
    coins,
    hand_at,
    money_at,
    place_at,
    points_at,
)
from colosseum.scenes.table.roma.motions import (
    CardFlight,
    Chosen,
    DieFlight,
    DieTurn,
    Glow,
    Rise,
    Stamp,
    TurnOver,
)
from colosseum.sound.sounds import Effect
from colosseum.widgets.motion import Motion, Point, Together

_DROPPED: Final = 0.12
"""Seconds for a card that is nearly there."""


# Setting up


def _laid_face_down(event: roma.CardLaidFaceDown, display: RomaDisplay) -> list[Motion]:
    """Only the player who lays it sees its face."""
    end = place_at(display, event.seat, event.place)
    if event.seat != display.mine or display.is_covered:
        return [CardFlight(display, None, hand_at(display, event.seat), end)]
    seconds = _DROPPED if display.moving.dropped is not None else 0.5
    lift = partial(display.moving.lift_held, event.card)
    return [CardFlight(display, event.card, display.moving.held_at(event.card), end, seconds, lift)]


def _turned_up(event: roma.CardsTurnedUp, display: RomaDisplay) -> list[Motion]:
    """One's own are seen already."""
    if event.seat == display.mine:
        return []
    laid = {place: card for place, card in enumerate(event.side) if card != EMPTY}
    return [TurnOver(display, laid)]


# Dice, money and points


def _die_changed(event: roma.DieChanged, display: RomaDisplay) -> list[Motion]:
    return [DieTurn(display, event.die, event.new_die, event.seat)]


def _die_added(event: roma.DieAdded, display: RomaDisplay) -> list[Motion]:
    """To the battle, or to the Forum's points."""
    end = die_at(display.attack) if display.turn.is_fighting else points_at(display, event.seat)
    return [DieFlight(display, event.die, end, event.seat)]


def _blocked(event: roma.SymbolBlocked, display: RomaDisplay) -> list[Motion]:
    return [Stamp(display, layout.symbol_centre(event.place))]


def _weakened(event: roma.DefenceLowered, display: RomaDisplay) -> list[Motion]:
    """All the cards whose defence is lower light up."""

    def glow() -> Motion:
        places = display.state.occupied(event.seat)
        return Together([Glow(display, event.seat, place, Effect.REFUSE) for place in places])

    return [Chosen(0.55, glow)]


def _rival_paid(event: roma.RivalPaid, display: RomaDisplay) -> list[Motion]:
    start, end = money_at(display, event.seat), money_at(display, 1 - event.seat)
    return coins(display, event.sesterces, start, end)


def _points_taken(event: roma.PointsTaken, display: RomaDisplay) -> list[Motion]:
    start, end = points_at(display, 1 - event.seat), points_at(display, event.seat)
    return [Rise(display, event.points, lambda: start, end)]


# Cards


def _searched(event: roma.PileSearched, display: RomaDisplay) -> list[Motion]:
    return _fan_out(display, event.seat, len(event.cards), is_back=False)


def _returned_pile(event: roma.PileReturned, display: RomaDisplay) -> list[Motion]:
    return _fan_out(display, event.seat, event.cards, is_back=True)


def _fan_out(display: RomaDisplay, seat: SeatIndex, count: int, *, is_back: bool) -> list[Motion]:
    """A few backs between the pile and whoever looks through it."""
    pile, person = display.draw_pile_at(seat), hand_at(display, seat)
    start, end = (person, pile) if is_back else (pile, person)
    return [CardFlight(display, None, start, end, 0.22) for _ in range(min(count, 3))]


def _card_returned(event: roma.CardReturned, display: RomaDisplay) -> list[Motion]:
    start, end = place_at(display, event.seat, event.place), hand_at(display, event.seat)
    lift = partial(display.moving.lift_card, event.seat, event.place)
    return [CardFlight(display, event.card, start, end, 0.6, lift)]


def _lies_between(display: RomaDisplay, seat: SeatIndex) -> Point:
    """Where cards are that were taken up."""
    return layout.OFFERED.center if seat == display.mine else layout.MIDDLE


def _taken_up(event: roma.CardsTakenUp, display: RomaDisplay) -> list[Motion]:
    def rise() -> Motion:
        side, end = display.state.sides[event.seat], _lies_between(display, event.seat)
        there = [(place, card) for place, card in enumerate(side) if card in event.cards]
        return Together([_flight(display, card, event.seat, place, end) for place, card in there])

    return [Chosen(0.5, rise)]


def _flight(
    display: RomaDisplay, card: CardNumber, seat: SeatIndex, place: int, end: Point
) -> Motion:
    return CardFlight(display, card, place_at(display, seat, place), end)


def _laid_again(event: roma.CardLaidAgain, display: RomaDisplay) -> list[Motion]:
    start, end = _lies_between(display, event.seat), place_at(display, event.seat, event.place)
    dropped = display.moving.dropped
    if dropped is not None and event.seat == display.mine:
        return [CardFlight(display, event.card, dropped, end, _DROPPED)]
    return [CardFlight(display, event.card, start, end)]


def _copied_own(event: roma.OwnActionCopied, display: RomaDisplay) -> list[Motion]:
    return [Glow(display, event.seat, event.source, None)]


MOTIONS: Final[dict[type[Event], Callable[[Any, RomaDisplay], list[Motion]]]] = {
    roma.CardLaidFaceDown: _laid_face_down,
    roma.CardsTurnedUp: _turned_up,
    roma.DieChanged: _die_changed,
    roma.DieAdded: _die_added,
    roma.SymbolBlocked: _blocked,
    roma.DefenceLowered: _weakened,
    roma.RivalPaid: _rival_paid,
    roma.PointsTaken: _points_taken,
    roma.PileSearched: _searched,
    roma.PileReturned: _returned_pile,
    roma.CardReturned: _card_returned,
    roma.CardsTakenUp: _taken_up,
    roma.CardLaidAgain: _laid_again,
    roma.OwnActionCopied: _copied_own,
}
