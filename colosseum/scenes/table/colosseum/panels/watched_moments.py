"""The moments that the watching panel shows by itself: whose they are, what, and a line on it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from colosseum.rules.colosseum import events as ev
from colosseum.rules.colosseum.data import RULES, Asset
from colosseum.rules.colosseum.display_names import PHASES, turn_name
from colosseum.rules.colosseum.state import Phase, State
from colosseum.rules.kernel import Event, SeatIndex
from colosseum.scenes.table.colosseum.pieces import paint_tokens, programme_card
from colosseum.scenes.table.colosseum.type_aliases import Table
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import centred
from colosseum.words.roman_numerals import roman
from colosseum.words.sentences import Sentence
from colosseum.words.translation import ntr, say, tr

_TOKEN: Final = 64.0
_PODIUM: Final = 96.0
_LAUREL: Final = 150.0


@dataclass(frozen=True, slots=True)
class Moment:
    title: str
    seat: SeatIndex | None = None
    """Whose it is."""
    words: str = ""
    """A line on it."""
    paint: Callable[[Brush, Box], None] | None = None
    """What it is about, as a picture."""


WHAT_PHASES_BRING: Final = {
    Phase.INVESTING: Sentence("A programme, an arena expansion, a season ticket or a loge."),
    Phase.ACQUIRING: Sentence("Everyone bids for three tokens at a time."),
    Phase.TRADING: Sentence("Offers are made one at a time, each to a single player."),
    Phase.PRODUCING: Sentence("One event, from a programme that fits the arena."),
    Phase.CLOSING: Sentence(
        "A podium for the leader, a discard for everyone, a donation for last place."
    ),
}


class Moments:
    """What the events of an action are to the one who watches."""

    def __init__(self, table: Table, you: SeatIndex | None) -> None:
        """`you` is the only person at the table; None if there are several, or none."""
        self._table = table
        self._you = you

    @property
    def _state(self) -> State:
        """The state before the action that is shown."""
        return self._table.shown.state

    def _name(self, seat: SeatIndex) -> str:
        return self._table.shown.seats[seat]

    def latest(self, events: Sequence[Event]) -> Moment | None:
        """The moment that the latest of these events have come to, if any."""
        for number in range(len(events) - 1, -1, -1):
            found = self._moment(events[number], events[:number])
            if found is not None:
                return found
        return None

    def _moment(self, event: Event, before: Sequence[Event]) -> Moment | None:
        match event:
            case ev.TurnBegan(turn=turn):
                return Moment(say(turn_name(turn)), words=_turn_words(turn))
            case ev.PhaseBegan(phase=phase):
                return Moment(say(PHASES[phase]), words=say(WHAT_PHASES_BRING[phase]))
            case ev.MarketWon(seat, market, assets):
                return self._market_won(seat, market, assets, before)
            case ev.EventProduced(seat, number):
                return self._event(seat, number)
            case ev.TieRolled(seat=seat):
                return Moment(tr("{name} rolls", name=self._name(seat)), seat)
            case ev.PodiumReceived(seat):
                return self._podium(seat)
            case ev.GameEnded():
                return the_end()
        return None

    def _market_won(
        self, seat: SeatIndex, market: int, assets: Sequence[Asset], before: Sequence[Event]
    ) -> Moment:
        paid = [it.coins for it in before if isinstance(it, ev.CoinsPaid) and it.seat == seat]
        number, coins = roman(market + 1), paid[-1]
        if seat == self._you:
            title = tr("You win the auction")
            words = ntr(
                "Market {number} is yours for {count} coin.",
                "Market {number} is yours for {count} coins.",
                coins,
                number=number,
            )
        else:
            name = self._name(seat)
            title = tr("{name} wins the auction", name=name)
            words = ntr(
                "{name} gets market {number} for {count} coin.",
                "{name} gets market {number} for {count} coins.",
                coins,
                name=name,
                number=number,
            )
        return Moment(title, seat, words, partial(_paint_tokens, assets=assets))

    def _event(self, seat: SeatIndex, number: int) -> Moment:
        is_you, best = seat == self._you, self._state.impresarios[seat].best
        title = tr("Your event") if is_you else tr("{name}’s event", name=self._name(seat))
        if not best:
            words = tr("A first event: whatever it draws is a new best.")
        elif is_you:
            words = ntr(
                "Your best event so far drew {count} spectator.",
                "Your best event so far drew {count} spectators.",
                best,
            )
        else:
            words = ntr(
                "{name}’s best event so far drew {count} spectator.",
                "{name}’s best event so far drew {count} spectators.",
                best,
                name=self._name(seat),
            )
        return Moment(title, seat, words, partial(self._paint_programme, seat=seat, number=number))

    def _paint_programme(self, brush: Brush, box: Box, seat: SeatIndex, number: int) -> None:
        programme, producer = self._state.programme(number), self._state.impresarios[seat]
        programme_card(brush, programme, producer, box, lit=True)

    def _podium(self, seat: SeatIndex) -> Moment:
        count = self._state.impresarios[seat].podiums + 1
        if seat == self._you:
            title = tr("You win a podium")
        else:
            title = tr("{name} wins a podium", name=self._name(seat))
        words = ntr(
            "{count} podium, +{n} at every later event.",
            "{count} podiums, +{n} at every later event.",
            count,
            n=count * RULES.podium_spectators,
        )
        return Moment(title, seat, words, partial(_paint_podiums, count=count))


def the_end() -> Moment:
    words = tr("The best event of all wins the game.")
    return Moment(tr("The end of the game"), words=words, paint=_paint_laurel)


def _turn_words(turn: int) -> str:
    left = RULES.turns - turn
    if not left:
        return tr("The last turn: the best event of all wins the game.")
    return ntr("{count} more turn after this one.", "{count} more turns after this one.", left)


def _paint_laurel(brush: Brush, box: Box) -> None:
    brush.picture("laurel", centred(box.center, _LAUREL))


def _paint_tokens(brush: Brush, box: Box, assets: Sequence[Asset]) -> None:
    row = Box(0, 0, min(box.width, len(set(assets)) * (_TOKEN + 12) - 12), _TOKEN)
    row.center = box.center
    paint_tokens(brush, row, assets, _TOKEN)


def _paint_podiums(brush: Brush, box: Box, count: int) -> None:
    left = box.centerx - (count - 1) * _PODIUM / 2
    for number in range(count):
        brush.picture("podium", centred((left + number * _PODIUM, box.centery), _PODIUM))
