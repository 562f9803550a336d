"""What the lines of the log and the cells of the recap are made of."""

from collections.abc import Sequence
from typing import Final

from colosseum.play.seats import Seat
from colosseum.rules.colosseum.actions import Bundle
from colosseum.rules.colosseum.data import NOBLES, Asset, Noble
from colosseum.rules.colosseum.display_names import PHASES
from colosseum.rules.colosseum.state import Phase
from colosseum.rules.colosseum.wording import event_words
from colosseum.rules.kernel import Event, SeatIndex
from colosseum.scenes.parts.icon_words import Emblem, Icon, Part, Strong, Together, counted
from colosseum.scenes.parts.log import Heading, Line
from colosseum.tutor.colosseum.marks import Holding, Plaque
from colosseum.tutor.marks import Mark
from colosseum.words.roman_numerals import roman
from colosseum.words.translation import say, tr

EXCHANGE: Final = Icon("icon-exchange", is_sign=True)
REFUSED: Final = Icon("icon-refused")
_NOBLE: Final = 0.8
"""How wide the picture is for a height of 1."""


def tokens(assets: Sequence[Asset], badge: str = "") -> tuple[Part, ...]:
    """A picture for each token; from three of a kind on, one with their number."""
    found: list[Part] = []
    for asset in sorted(set(assets)):
        count = assets.count(asset)
        icon = Icon(str(asset), badge=badge)
        found += [icon] * count if count < 3 else [Together((icon, Strong(f"×{count}")))]
    return tuple(found)


def coins(number: int) -> Part:
    return counted("coin", number)


def bundle(side: Bundle, badge: str) -> tuple[Part, ...]:
    found = tokens(side.tokens, badge)
    if side.coins:
        found += (Together((Icon("coin", badge=badge), Strong(str(side.coins)))),)
    return found


def exchange(give: Bundle, take: Bundle) -> tuple[Part, ...]:
    return *bundle(give, "−"), " ", EXCHANGE, " ", *bundle(take, "+")


def noble_icon(noble: Noble) -> Icon:
    return Icon(f"noble-{_RANKS[noble]}", _NOBLE)


_RANKS: Final = {noble: noble.name.split("_")[0].lower() for noble in NOBLES}


def phase_heading(phase: Phase, turn: int) -> Heading:
    return Heading(say(PHASES[phase]), tr("turn {number}", number=roman(turn)))


def holdings(seat: SeatIndex, assets: Sequence[Asset]) -> tuple[Mark, ...]:
    return tuple(Holding(seat, asset) for asset in sorted(set(assets)))


class Lines:
    """Makes lines about the players of a game."""

    def __init__(self, seats: Sequence[Seat]) -> None:
        self._seats = seats
        self.names = [seat.name for seat in seats]

    def words(self, event: Event) -> str:
        return say(event_words(event, self.names))

    def emblem(self, seat: SeatIndex) -> Emblem:
        return Emblem(self._seats[seat].colour)

    def line(
        self,
        event: Event,
        seat: SeatIndex | None,
        parts: Sequence[Part],
        right: Sequence[Part] = (),
        about: Sequence[Mark] = (),
    ) -> Line:
        colour = None if seat is None else self._seats[seat].colour
        mine = () if seat is None else (Plaque(seat),)
        return Line(self.words(event), colour, tuple(parts), tuple(right), (*mine, *about))
