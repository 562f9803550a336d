"""The count of an event: seven parts that light one after another and fly into the total."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from colosseum.play.seats import Seat
from colosseum.rules.colosseum import events as ev
from colosseum.rules.colosseum.data import RULES, Asset
from colosseum.rules.colosseum.state import State
from colosseum.rules.kernel import SeatIndex
from colosseum.scenes.parts.player_colours import PLAYERS, draw_emblem
from colosseum.scenes.table.colosseum.board import NOBLE_PICTURES
from colosseum.scenes.table.colosseum.spectacle.attending_nobles import nobles_in_loge
from colosseum.scenes.table.colosseum.spectacle.places import RIBBON
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.kept_part import KeptPart
from colosseum.widgets.layout import centred
from colosseum.widgets.motion import eased
from colosseum.widgets.theme import (
    BODY,
    FADED,
    GOLD,
    GOLD_LIGHT,
    INK,
    ITALIC,
    MEDIUM,
    NUMBER,
    PAPER,
    PURPLE,
    SMALL,
    STONE,
    STONE_DARK,
    STRONG,
    TERRACOTTA,
    TITLE,
    UMBER_LIGHT,
    mixed,
)
from colosseum.words.sentences import Sentence
from colosseum.words.translation import ntr, say, tr

_LEFT: Final = 76.0
_PITCH: Final = 161.0
_Y: Final = 769.0
_DISC: Final = 37.0
_TOTAL: Final = (1286.0, 806.0)
_LINE: Final = Box(44, 852, 1108, 8)
_PALE: Final = mixed(FADED, STONE_DARK, 0.4)


@dataclass(frozen=True, slots=True)
class Part:
    """One of the seven parts of a count (SCO-1 to SCO-7)."""

    name: Sentence
    spectators: int
    pictures: tuple[str, ...]


PART_NAMES: Final = (
    Sentence("Programme"),
    Sentence("Earlier events"),
    Sentence("Season tickets"),
    Sentence("Stars"),
    Sentence("Nobles"),
    Sentence("Podiums"),
    Sentence("Medals"),
)


def parts_of(event: ev.EventProduced, state: State) -> tuple[Part, ...]:
    cast = list(dict.fromkeys([*event.tokens, *([Asset.JOKER] if event.jokers else [])]))
    stars = [
        f"star-{asset}"
        for asset in RULES.star_assets
        if state.stars[asset] == event.seat and asset in event.tokens
    ]
    inside = [NOBLE_PICTURES[noble] for noble, _ in nobles_in_loge(state, event.seat)]
    pictures: tuple[Sequence[str], ...] = (
        [str(asset) for asset in cast[:2]],
        ["laurel"],
        ["ticket"],
        stars[:2] or ["star"],
        list(dict.fromkeys(inside))[:2] or ["noble-consul"],
        ["podium"],
        ["medal"],
    )
    found = zip(PART_NAMES, event.score.parts, pictures, strict=True)
    return tuple(Part(name, count, tuple(shown)) for name, count, shown in found)


class Count:
    """The ribbon below the amphitheatre."""

    def __init__(
        self, event: ev.EventProduced, state: State, seats: Sequence[Seat], symbols: bool
    ) -> None:
        self._event = event
        self._seats = seats
        self._symbols = symbols
        self._ribbon = KeptPart(covers=False)
        self.parts = parts_of(event, state)
        self._bests = [impresario.best for impresario in state.impresarios]
        self._before = self._bests[event.seat]
        self._most = max(40, *(10 * (n // 10 + 1) for n in (*self._bests, self.total)))

    @property
    def total(self) -> int:
        return self._event.score.total

    @property
    def is_new_best(self) -> bool:
        return self.total > self._before

    def counted(self, lit: float) -> int:
        """What the total shows once that many parts have flown into it."""
        return sum(part.spectators for number, part in enumerate(self.parts) if lit >= number + 1)

    def paint(self, brush: Brush, lit: float, raced: float, *, waits: bool) -> None:
        """`lit` parts of seven are counted; the marker has run `raced` of its way.

        If it `waits` then, it says how to go on.
        """

        def paint_still(ribbon: Brush) -> None:
            self._paint_ribbon(ribbon)
            for number, part in enumerate(self.parts):
                self._paint_part(ribbon, number, part, lit)
            self._paint_race(ribbon, raced)
            self._paint_total(ribbon, lit, raced)
            if waits and raced >= 1:
                words, style = Box(1376, 856, 204, 26), ITALIC.but(size=18, colour=PURPLE)
                ribbon.text(tr("Click to continue"), words, style, where="count")

        looks = math.floor(lit), math.ceil(lit), raced, waits
        self._ribbon.show(brush, RIBBON, looks, paint_still)
        for number, part in enumerate(self.parts):
            self._paint_flight(brush, number, part, lit)

    def _paint_ribbon(self, brush: Brush) -> None:
        brush.slab(RIBBON, (STONE, STONE_DARK), radius=12, edge=GOLD, edge_width=2.5)
        top, bottom = 742.0, 796.0
        points = [(22.0, top), (1156.0, top), (1190.0, _Y), (1156.0, bottom), (22.0, bottom)]
        brush.polygon([*points, (44.0, _Y)], PURPLE, edge=INK, edge_width=1.6)
        inner = [(34.0, top + 5), (1153.0, top + 5), (1182.0, _Y), (1153.0, bottom - 5)]
        brush.polygon([*inner, (34.0, bottom - 5), (54.0, _Y)], None, edge=GOLD, edge_width=1.8)

    def _paint_part(self, brush: Brush, number: int, part: Part, lit: float) -> None:
        x = _LEFT + number * _PITCH
        shines = lit > number and part.spectators > 0
        waits = lit <= number and part.spectators > 0
        edge = GOLD if shines else _PALE
        brush.disc((x, _Y), _DISC, PAPER if shines else STONE, edge=edge, edge_width=4)
        look = "" if shines else "faded"
        size = 46.0 if len(part.pictures) == 1 else 36.0
        for place, picture in enumerate(reversed(part.pictures)):
            shift = 11 * (len(part.pictures) - 1 - 2 * place)
            brush.picture(picture, centred((x + shift, _Y - shift * 0.5), size), look)
        if not waits:
            plus = "+" if number and part.spectators else ""
            colour = GOLD_LIGHT if part.spectators else mixed(PURPLE, STONE, 0.45)
            style = NUMBER.but(size=34, colour=colour)
            words = Box(x + 42, _Y - 26, _PITCH - 84, 52)
            brush.text(f"{plus}{part.spectators}", words, style, where="count")
        name = Box(x - _DISC, 808, _PITCH - 10, 24)
        brush.text(
            say(part.name),
            name,
            MEDIUM.but(size=17, colour=INK if shines else FADED),
            where="count",
        )

    def _paint_flight(self, brush: Brush, number: int, part: Part, lit: float) -> None:
        """The number on its way into the total."""
        along = lit - number
        if not part.spectators or not 0 < along < 1:
            return
        way = eased(along)
        start = (_LEFT + number * _PITCH + 62, _Y)
        x = start[0] + (_TOTAL[0] - start[0]) * way
        y = start[1] + (_TOTAL[1] - start[1]) * way - 70 * way * (1 - way)
        style = NUMBER.but(size=34 + 20 * way, colour=TERRACOTTA, align="centre")
        brush.text(f"+{part.spectators}", centred((x, y), 140, 70), style, where="count")

    def _at(self, spectators: float) -> float:
        return _LINE.left + _LINE.width * min(1.0, spectators / self._most)

    def _paint_race(self, brush: Brush, raced: float) -> None:
        """A line from nothing to the far end, with everyone's best event on it."""
        brush.slab(_LINE, mixed(STONE_DARK, FADED, 0.2), radius=4, edge=UMBER_LIGHT, edge_width=1)
        for tick in range(0, self._most + 1, 10):
            x = self._at(tick)
            brush.line((x, _LINE.top - 4), (x, _LINE.bottom + 4), UMBER_LIGHT, 1.6)
            label = centred((x, _LINE.bottom + 17), 60, 18)
            style = SMALL.but(size=15, colour=FADED, align="centre")
            brush.text(str(tick), label, style, where="count")
        now = self.total * eased(raced)
        if self.is_new_best and now > self._before:
            left = self._at(self._before)
            gained = Box(left, _LINE.top, self._at(now) - left, _LINE.height)
            brush.slab(gained, GOLD_LIGHT, radius=4, edge=GOLD, edge_width=1)
        for seat, at in self._rivals():
            draw_emblem(brush, at, 13, self._seats[seat].colour, self._symbols)
        if self._before:
            at = (self._at(self._before), _LINE.centery)
            colour = PLAYERS[self._seats[self._event.seat].colour].colour
            brush.disc(at, 13, STONE, edge=colour, edge_width=2)
            style = STRONG.but(size=15, align="centre")
            brush.text(str(self._before), centred(at, 26), style, where="count")
        if raced > 0:
            at = (self._at(now), _LINE.centery)
            brush.disc(at, 19, GOLD_LIGHT)
            draw_emblem(brush, at, 17, self._seats[self._event.seat].colour, self._symbols)

    def _rivals(self) -> list[tuple[SeatIndex, tuple[float, float]]]:
        """Where the others are; those with the same best event side by side."""
        found = []
        for seat, best in enumerate(self._bests):
            equals = [other for other, n in enumerate(self._bests) if n == best]
            equals = [other for other in equals if other != self._event.seat]
            if seat in equals:
                aside = 22 * (equals.index(seat) - (len(equals) - 1) / 2)
                found.append((seat, (self._at(best) + aside, _LINE.centery)))
        return found

    def _paint_total(self, brush: Brush, lit: float, raced: float) -> None:
        size = 104.0 if lit >= len(self.parts) else 88.0
        number = NUMBER.but(size=size, colour=PURPLE, align="centre")
        brush.text(str(self.counted(lit)), centred(_TOTAL, 170, 130), number, where="count")
        words = Box(1376, 752, 200, 34)
        brush.text(tr("Spectators"), words, TITLE.but(size=26), where="count")
        if raced < 1:
            return
        told = Box(1376, 788, 204, 26)
        brush.text(self._comparison(), told, BODY.but(size=18, colour=FADED), where="count")
        brush.picture("coin", Box(1376, 822, 30, 30))
        coins = Box(1414, 822, 166, 30)
        earned = ntr("+{count} coin", "+{count} coins", self.total)
        brush.text(earned, coins, STRONG.but(size=19, colour=TERRACOTTA), where="count")

    def _comparison(self) -> str:
        if not self.is_new_best:
            return tr("best event: {n}", n=self._before)
        if self._before:
            return tr("new best (was {n})", n=self._before)
        return tr("the first event")
