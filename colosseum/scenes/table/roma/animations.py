"""Events as motions: dice roll and are laid, cards fly and fall, points and coins change hands."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from colosseum.rules.kernel import Event, SeatIndex
from colosseum.rules.roma import events as ev
from colosseum.rules.roma.data import CardNumber
from colosseum.scenes.table.banner import Banner
from colosseum.scenes.table.roma import layout
from colosseum.scenes.table.roma.animations_with_roma import MOTIONS
from colosseum.scenes.table.roma.battle_motions import BattleRoll, Break, Verdict
from colosseum.scenes.table.roma.display import RomaDisplay
from colosseum.scenes.table.roma.finale import RomaFinale
from colosseum.scenes.table.roma.motion_paths import (
    coins,
    flights,
    hand_at,
    money_at,
    place_at,
    points_at,
)
from colosseum.scenes.table.roma.motions import (
    CardFlight,
    Chosen,
    DieFlight,
    Fall,
    Glow,
    Rise,
    Tumble,
    sound,
)
from colosseum.sound.sounds import Effect
from colosseum.widgets.motion import Motion, Point, Together
from colosseum.words.roman_numerals import roman
from colosseum.words.sentences import Sentence


def motions(event: Event, display: RomaDisplay) -> list[Motion]:
    """The motions that show the event."""
    make = _MOTIONS.get(type(event))
    return make(event, display) if make else []


# The turn


def _turn(event: ev.TurnBegan, display: RomaDisplay) -> list[Motion]:
    words = Sentence("Turn {turn}: {name}", turn=roman(event.turn), name=display.names[event.seat])
    if display.seats[event.seat].is_human and not display.is_shared:
        words = Sentence("Your turn")
    return [Banner(words, 0.9, display.middle, sound(display, Effect.TURN))]


def _returned(event: ev.PointsReturned, display: RomaDisplay) -> list[Motion]:
    start = points_at(display, event.seat)
    return [Rise(display, -event.points, lambda: start, layout.SUPPLY.center)]


def _rolled(event: ev.DiceRolled, display: RomaDisplay) -> list[Motion]:
    return [Tumble(display, dict(enumerate(event.dice)), event.seat)]


def _rerolled(event: ev.DiceRerolled, display: RomaDisplay) -> list[Motion]:
    """Only the dice chosen are rolled again, each in its place."""
    return [Tumble(display, display.turn.rerolled(event.old, event.new), event.seat)]


def _die_laid(event: ev.DieLaid, display: RomaDisplay) -> list[Motion]:
    before = [symbol for _, symbol in display.turn.laid].count(event.symbol)
    end = layout.laid_die(event.symbol, before)
    return [DieFlight(display, event.die, end, event.seat)]


def _die_used(event: ev.DieUsed, display: RomaDisplay) -> list[Motion]:
    return [DieFlight(display, event.die, points_at(display, event.seat), event.seat)]


def _ended(event: ev.GameEnded, display: RomaDisplay) -> list[Motion]:
    return [RomaFinale(event, display)]


# Money and points


def _money(event: ev.MoneyTaken, display: RomaDisplay) -> list[Motion]:
    return coins(display, event.sesterces, display.money_at, money_at(display, event.seat))


def _pays(event: ev.MoneyPaid, display: RomaDisplay) -> list[Motion]:
    start, end = money_at(display, event.seat), display.money_at
    return flights(display, "coin", event.sesterces, start, end, Effect.COIN)


def _gained(event: ev.PointsGained, display: RomaDisplay) -> list[Motion]:
    """From the card that earned them."""
    return [Rise(display, event.points, display.source, points_at(display, event.seat))]


def _removed(event: ev.PointsRemoved, display: RomaDisplay) -> list[Motion]:
    start, end = layout.SUPPLY.center, (-40.0, 344.0)
    return flights(display, "roma/point", event.points, start, end, Effect.POINTS)


# Cards


def _played(event: ev.CardPlayed, display: RomaDisplay) -> list[Motion]:
    """From the hand, or from where it was dropped: there it is at once."""
    start, end = hand_at(display, event.seat), place_at(display, event.seat, event.place)
    seconds, lift = 0.5, None
    if event.seat == display.mine:
        start = display.moving.held_at(event.card)
        seconds = 0.12 if display.moving.dropped is not None else 0.5
        lift = partial(display.moving.lift_held, event.card)
    return [CardFlight(display, event.card, start, end, seconds, lift)]


def _drawn_laid(event: ev.DrawnLaid, display: RomaDisplay) -> list[Motion]:
    start = display.draw_pile_at(event.seat)
    return [CardFlight(display, event.card, start, place_at(display, event.seat, event.place))]


def _to_hand(display: RomaDisplay, start: Point, seat: SeatIndex, count: int) -> list[Motion]:
    """Cards face down, one after another."""
    end = hand_at(display, seat)
    return [CardFlight(display, None, start, end, 0.3) for _ in range(min(count, 3))]


def _drawn(event: ev.CardsDrawn, display: RomaDisplay) -> list[Motion]:
    """One's own lie down to be looked at."""
    start = display.draw_pile_at(event.seat)
    if event.seat != display.mine:
        return _to_hand(display, start, event.seat, len(event.cards))
    ends = [box.center for box in layout.offered_boxes(len({*event.cards}))]
    return [Together([CardFlight(display, None, start, end, 0.45) for end in ends])]


def _kept(event: ev.CardsKept, display: RomaDisplay) -> list[Motion]:
    if event.seat != display.mine or display.is_covered:
        return []
    start, end = display.moving.dropped or layout.OFFERED.center, hand_at(display, event.seat)
    return [CardFlight(display, card, start, end, 0.4) for card in event.cards]


def _given(event: ev.CardsGiven, display: RomaDisplay) -> list[Motion]:
    """What one is given oneself is seen at once."""
    start, taker = hand_at(display, event.seat), 1 - event.seat
    if taker != display.mine or display.is_shared:
        return _to_hand(display, start, taker, len(event.cards))
    end = hand_at(display, taker)
    return [CardFlight(display, card, start, end, 0.7) for card in event.cards]


def _thrown(cards: Sequence[CardNumber], seat: SeatIndex, display: RomaDisplay) -> list[Motion]:
    start = hand_at(display, seat)
    return [CardFlight(display, it, start, display.discards_at(it), 0.35) for it in cards[-3:]]


def _fell(event: ev.CardDiscarded, display: RomaDisplay) -> list[Motion]:
    """What a battle has beaten breaks."""
    fallen = (display, event.seat, event.place, event.card)
    return [Chosen(1.1, lambda: Break(*fallen) if display.has_lost(event.seat) else Fall(*fallen))]


def _decided(event: ev.BattleDecided, display: RomaDisplay) -> list[Motion]:
    return [Verdict(display, event)]


def _swapped(event: ev.CardSwapped, display: RomaDisplay) -> list[Motion]:
    """Two cards cross in the air, and neither is also where it was."""
    hand, place = hand_at(display, event.seat), place_at(display, event.seat, event.place)
    is_mine = event.seat == display.mine

    def lift() -> None:
        display.moving.lift_card(event.seat, event.place)
        if is_mine:
            display.moving.lift_held(event.card)

    start = display.moving.held_at(event.card) if is_mine else hand
    out = CardFlight(display, event.old, place, hand, on_start=lift)
    return [Together([CardFlight(display, event.card, start, place), out])]


def _recovered(event: ev.CardRecovered, display: RomaDisplay) -> list[Motion]:
    start, end = display.discards_at(event.card), hand_at(display, event.seat)
    return [CardFlight(display, event.card, display.moving.dropped or start, end)]


def _taken(event: ev.CardTaken, display: RomaDisplay) -> list[Motion]:
    start, end = hand_at(display, 1 - event.seat), hand_at(display, event.seat)
    return [CardFlight(display, event.card, display.moving.dropped or start, end)]


# Cards that act


def _activated(event: ev.CardActivated, display: RomaDisplay) -> list[Motion]:
    return [Glow(display, event.seat, event.place, Effect.TOKEN)]


def _copied(event: ev.ActionCopied, display: RomaDisplay) -> list[Motion]:
    return [Glow(display, 1 - event.seat, event.place, None)]


def _attacked(event: ev.BattleBegan, display: RomaDisplay) -> list[Motion]:
    return [Glow(display, 1 - event.seat, event.place, Effect.BATTLE)]


def _battle_die(event: ev.BattleDieRolled, display: RomaDisplay) -> list[Motion]:
    return [BattleRoll(display, event.die)]


_MOTIONS: dict[type[Event], Callable[[Any, RomaDisplay], list[Motion]]] = {
    ev.TurnBegan: _turn,
    ev.PointsReturned: _returned,
    ev.DiceRolled: _rolled,
    ev.DiceRerolled: _rerolled,
    ev.DieLaid: _die_laid,
    ev.DieUsed: _die_used,
    ev.GameEnded: _ended,
    ev.MoneyTaken: _money,
    ev.MoneyPaid: _pays,
    ev.PointsGained: _gained,
    ev.PointsRemoved: _removed,
    ev.CardPlayed: _played,
    ev.DrawnLaid: _drawn_laid,
    ev.CardsDrawn: _drawn,
    ev.CardsKept: _kept,
    ev.CardsGiven: _given,
    ev.DrawnDiscarded: lambda event, display: _thrown(event.cards, event.seat, display),
    ev.HandDiscarded: lambda event, display: _thrown(event.cards, event.seat, display),
    ev.CardDiscarded: _fell,
    ev.CardSwapped: _swapped,
    ev.CardRecovered: _recovered,
    ev.CardTaken: _taken,
    ev.CardActivated: _activated,
    ev.ActionCopied: _copied,
    ev.BattleBegan: _attacked,
    ev.BattleDieRolled: _battle_die,
    ev.BattleDecided: _decided,
    **MOTIONS,
}
