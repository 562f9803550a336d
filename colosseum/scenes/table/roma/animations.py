"""Events as motions: dice roll and are laid, cards fly and fall, points and coins change hands."""

from collections.abc import Callable, Sequence
from typing import Any

from colosseum.rules.kernel import Event, SeatIndex
from colosseum.rules.roma import events as ev
from colosseum.rules.roma.data import CardNumber
from colosseum.scenes.table.banner import Banner
from colosseum.scenes.table.roma import layout
from colosseum.scenes.table.roma.motions import (
    BattleRoll,
    CardFlight,
    DieFlight,
    Fall,
    Glow,
    Tumble,
    sound,
)
from colosseum.scenes.table.roma.view import RomaView
from colosseum.sound.sounds import Effect
from colosseum.widgets.motion import Flight, Motion, Point, Together
from colosseum.words.roman_numerals import roman
from colosseum.words.sentences import Sentence

_MOST: int = 6
"""The most pieces that fly, however many change hands."""


def motions(event: Event, view: RomaView) -> list[Motion]:
    """The motions that show the event."""
    make = _MOTIONS.get(type(event))
    return make(event, view) if make else []


def _points_at(view: RomaView, seat: SeatIndex) -> Point:
    box = layout.PLAQUE_MINE if seat == view.mine else layout.PLAQUE_THEIRS
    return box.left + 79, box.top + 122


def _money_at(view: RomaView, seat: SeatIndex) -> Point:
    box = layout.PLAQUE_MINE if seat == view.mine else layout.PLAQUE_THEIRS
    return box.left + 157, box.top + 99


def _hand_at(view: RomaView, seat: SeatIndex) -> Point:
    return (layout.HAND.centerx, 760.0) if seat == view.mine else (layout.MIDDLE[0], 20.0)


def _place_at(view: RomaView, seat: SeatIndex, place: int) -> Point:
    return layout.place_box(place, mine=seat == view.mine).center


def _flights(
    view: RomaView, picture: str, count: int, start: Point, end: Point, effect: Effect
) -> list[Motion]:
    """Several pieces flying one after another along the same path."""
    count = min(count, _MOST)
    if not count:
        return []
    return [
        Together(
            [
                Flight(
                    0.6,
                    picture,
                    (start[0] + 10 * (number - (count - 1) / 2), start[1]),
                    end,
                    34,
                    delay=0.45 * number / max(3, count),
                    on_start=sound(view, effect) if number == 0 else None,
                )
                for number in range(count)
            ]
        )
    ]


# The turn


def _turn(event: ev.TurnBegan, view: RomaView) -> list[Motion]:
    words = Sentence("Turn {turn}: {name}", turn=roman(event.turn), name=view.names[event.seat])
    return [Banner(words, 0.9, view.middle, sound(view, Effect.TURN))]


def _returned(event: ev.PointsReturned, view: RomaView) -> list[Motion]:
    start = _points_at(view, event.seat)
    end = layout.SUPPLY.center
    return _flights(view, "roma/point", event.points, start, end, Effect.POINTS)


def _rolled(event: ev.DiceRolled, view: RomaView) -> list[Motion]:
    return [Tumble(view, event.dice, event.seat)]


def _rerolled(event: ev.DiceRerolled, view: RomaView) -> list[Motion]:
    kept = list(view.shown.state.dice)
    for die in event.old:
        kept.remove(die)
    return [Tumble(view, tuple(sorted((*kept, *event.new))), event.seat)]


def _die_laid(event: ev.DieLaid, view: RomaView) -> list[Motion]:
    start = layout.TRAY.center
    end = layout.laid_die(event.symbol, 0)
    return [DieFlight(view, event.die, start, end, event.seat)]


def _die_used(event: ev.DieUsed, view: RomaView) -> list[Motion]:
    end = _points_at(view, event.seat)
    return [DieFlight(view, event.die, layout.TRAY.center, end, event.seat)]


def _ended(event: ev.GameEnded, view: RomaView) -> list[Motion]:
    winners = ", ".join(view.names[seat] for seat in event.winners)
    return [Banner(winners, 2.0, view.middle, sound(view, Effect.FANFARE))]


# Money and points


def _money(event: ev.MoneyTaken, view: RomaView) -> list[Motion]:
    start, end = layout.MONEY_PILE.center, _money_at(view, event.seat)
    return _flights(view, "coin", event.sesterces, start, end, Effect.COINS)


def _pays(event: ev.MoneyPaid, view: RomaView) -> list[Motion]:
    start, end = _money_at(view, event.seat), layout.MONEY_PILE.center
    return _flights(view, "coin", event.sesterces, start, end, Effect.COIN)


def _gained(event: ev.PointsGained, view: RomaView) -> list[Motion]:
    start, end = layout.SUPPLY.center, _points_at(view, event.seat)
    return _flights(view, "roma/point", event.points, start, end, Effect.POINTS)


def _removed(event: ev.PointsRemoved, view: RomaView) -> list[Motion]:
    start, end = layout.SUPPLY.center, (-40.0, 344.0)
    return _flights(view, "roma/point", event.points, start, end, Effect.POINTS)


# Cards


def _played(event: ev.CardPlayed, view: RomaView) -> list[Motion]:
    start = _hand_at(view, event.seat)
    return [CardFlight(view, event.card, start, _place_at(view, event.seat, event.place))]


def _drawn_laid(event: ev.DrawnLaid, view: RomaView) -> list[Motion]:
    start = layout.DRAW_PILE.center
    return [CardFlight(view, event.card, start, _place_at(view, event.seat, event.place))]


def _to_hand(view: RomaView, start: Point, seat: SeatIndex, count: int) -> list[Motion]:
    """Cards face down, one after another."""
    end = _hand_at(view, seat)
    return [CardFlight(view, None, start, end, 0.3) for _ in range(min(count, 3))]


def _drawn(event: ev.CardsDrawn, view: RomaView) -> list[Motion]:
    return _to_hand(view, layout.DRAW_PILE.center, event.seat, len(event.cards))


def _given(event: ev.CardsGiven, view: RomaView) -> list[Motion]:
    start = _hand_at(view, event.seat)
    return _to_hand(view, start, 1 - event.seat, len(event.cards))


def _thrown(cards: Sequence[CardNumber], seat: SeatIndex, view: RomaView) -> list[Motion]:
    start, end = _hand_at(view, seat), layout.DISCARDS.center
    return [CardFlight(view, card, start, end, 0.35) for card in cards[-3:]]


def _fell(event: ev.CardDiscarded, view: RomaView) -> list[Motion]:
    return [Fall(view, event.seat, event.place, event.card)]


def _swapped(event: ev.CardSwapped, view: RomaView) -> list[Motion]:
    hand, place = _hand_at(view, event.seat), _place_at(view, event.seat, event.place)
    out = CardFlight(view, event.old, place, hand)
    return [Together([CardFlight(view, event.card, hand, place), out])]


def _recovered(event: ev.CardRecovered, view: RomaView) -> list[Motion]:
    start, end = layout.DISCARDS.center, _hand_at(view, event.seat)
    return [CardFlight(view, event.card, start, end)]


def _taken(event: ev.CardTaken, view: RomaView) -> list[Motion]:
    start, end = _hand_at(view, 1 - event.seat), _hand_at(view, event.seat)
    return [CardFlight(view, event.card, start, end)]


# Cards that act


def _activated(event: ev.CardActivated, view: RomaView) -> list[Motion]:
    return [Glow(view, event.seat, event.place, Effect.TOKEN)]


def _copied(event: ev.ActionCopied, view: RomaView) -> list[Motion]:
    return [Glow(view, 1 - event.seat, event.place, None)]


def _attacked(event: ev.BattleBegan, view: RomaView) -> list[Motion]:
    return [Glow(view, 1 - event.seat, event.place, None)]


def _battle_die(event: ev.BattleDieRolled, view: RomaView) -> list[Motion]:
    return [BattleRoll(view, event.die)]


_MOTIONS: dict[type[Event], Callable[[Any, RomaView], list[Motion]]] = {
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
    ev.CardsGiven: _given,
    ev.DrawnDiscarded: lambda event, view: _thrown(event.cards, event.seat, view),
    ev.HandDiscarded: lambda event, view: _thrown(event.cards, event.seat, view),
    ev.CardDiscarded: _fell,
    ev.CardSwapped: _swapped,
    ev.CardRecovered: _recovered,
    ev.CardTaken: _taken,
    ev.CardActivated: _activated,
    ev.ActionCopied: _copied,
    ev.BattleBegan: _attacked,
    ev.BattleDieRolled: _battle_die,
}
