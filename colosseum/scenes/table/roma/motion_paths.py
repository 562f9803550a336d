"""Where things at Roma's table fly from and to."""

from typing import Final

from colosseum.rules.kernel import SeatIndex
from colosseum.scenes.table.roma import layout
from colosseum.scenes.table.roma.display import RomaDisplay
from colosseum.scenes.table.roma.motions import sound
from colosseum.sound.sounds import Effect
from colosseum.widgets.motion import Flight, Motion, Point, Together

_MOST: Final = 6
"""The most pieces that fly, however many change hands."""


def points_at(display: RomaDisplay, seat: SeatIndex) -> Point:
    box = layout.PLAQUE_MINE if seat == display.mine else layout.PLAQUE_THEIRS
    return box.left + 79, box.top + 122


def money_at(display: RomaDisplay, seat: SeatIndex) -> Point:
    box = layout.PLAQUE_MINE if seat == display.mine else layout.PLAQUE_THEIRS
    return box.left + 157, box.top + 99


def hand_at(display: RomaDisplay, seat: SeatIndex) -> Point:
    return (layout.HAND.centerx, 760.0) if seat == display.mine else (layout.MIDDLE[0], 20.0)


def place_at(display: RomaDisplay, seat: SeatIndex, place: int) -> Point:
    return layout.place_box(place, mine=seat == display.mine).center


def flights(
    display: RomaDisplay, picture: str, count: int, start: Point, end: Point, effect: Effect
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
                    on_start=sound(display, effect) if number == 0 else None,
                )
                for number in range(count)
            ]
        )
    ]


def coins(display: RomaDisplay, count: int, start: Point, end: Point) -> list[Motion]:
    """Money that changes hands."""
    return flights(display, "coin", count, start, end, Effect.COINS)
