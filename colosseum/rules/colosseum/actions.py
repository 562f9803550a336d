"""The actions of Colosseum: everything a player can decide."""

from dataclasses import dataclass
from enum import Enum
from typing import Any, Final

from colosseum.rules.colosseum.data import Asset, Noble
from colosseum.rules.colosseum.notation import (
    CODECS,
    TALLY,
    Die,
    Market,
    PlayedMedals,
    Seat,
    StandIns,
    Steps,
    Tokens,
    read_tally,
    read_tokens,
    tally,
)
from colosseum.rules.kernel import Action
from colosseum.rules.notation import NOTHING, Codec, Grammar


class Surcharge(Enum):
    """The price of a second investment on top of its own (INV-2)."""

    NONE = ""
    MEDALS = " with medals"
    ACTION = " with an action token"

    __hash__ = object.__hash__


class Side(Enum):
    """The end at which an arena grows (INV-4)."""

    CLOCKWISE = "clockwise"
    ANTICLOCKWISE = "anticlockwise"


@dataclass(frozen=True, slots=True)
class Bundle:
    """One side of a deal: tokens, coins, or both."""

    tokens: tuple[Asset, ...] = ()
    coins: int = 0

    def __post_init__(self) -> None:
        if len(self.tokens) > 1:
            object.__setattr__(self, "tokens", tuple(sorted(self.tokens)))

    def __str__(self) -> str:
        coins = f"{self.coins} coin{'s' if self.coins > 1 else ''}" if self.coins else ""
        return " + ".join(part for part in (tally(self.tokens), coins) if part) or NOTHING

    @classmethod
    def read(cls, text: str) -> "Bundle":
        """Read what `str` wrote.

        >>> Bundle.read("2 lion + 3 coins").coins
        3
        """
        *parts, last = text.split(" + ")
        number, _, word = last.partition(" ")
        if word in ("coin", "coins"):
            return cls(read_tally(" + ".join(parts)) if parts else (), int(number))
        return cls(read_tokens(text))


class AnyTimeAction(Action):
    """An action allowed at any of the player's own decisions (MED-3)."""

    __slots__ = ()


class Investment(Action):
    """An action of phase 1 (INV-1)."""

    __slots__ = ()
    surcharge: Surcharge


ACTION_CODECS: Final[dict[Any, Codec]] = {
    **CODECS,
    Surcharge: Codec.of_words(Surcharge),
    Side: Codec.of_words(Side),
    Bundle: Codec(TALLY, Bundle.read),
}
ACTIONS: Grammar[Action] = Grammar("an action of this game", ACTION_CODECS)


@ACTIONS.add
@dataclass(frozen=True, slots=True)
class Pass(Action):
    """Do no more here: stop investing, opening markets, bidding, trading or producing."""

    form = "pass"


@ACTIONS.add
@dataclass(frozen=True, slots=True)
class CashMedal(AnyTimeAction):
    """Cash in a medal for coins (MED-1)."""

    form = "cash a medal"


@ACTIONS.add
@dataclass(frozen=True, slots=True)
class ExchangeAction(AnyTimeAction):
    """Exchange an action token for a medal (AST-2)."""

    form = "exchange an action token"


@ACTIONS.add
@dataclass(frozen=True, slots=True)
class BuyProgramme(Investment):
    form = "buy programme {number}{surcharge}"
    number: int
    surcharge: Surcharge = Surcharge.NONE


@ACTIONS.add
@dataclass(frozen=True, slots=True)
class Expand(Investment):
    form = "expand {side}{surcharge}"
    side: Side
    surcharge: Surcharge = Surcharge.NONE


@ACTIONS.add
@dataclass(frozen=True, slots=True)
class BuyTicket(Investment):
    form = "buy a season ticket{surcharge}"
    surcharge: Surcharge = Surcharge.NONE


@ACTIONS.add
@dataclass(frozen=True, slots=True)
class BuildLoge(Investment):
    form = "build a loge{surcharge}"
    surcharge: Surcharge = Surcharge.NONE


@ACTIONS.add
@dataclass(frozen=True, slots=True)
class OpenMarket(Action):
    form = "open market {market} at {coins}"
    market: Market
    coins: int


@ACTIONS.add
@dataclass(frozen=True, slots=True)
class Bid(Action):
    form = "bid {coins}"
    coins: int


@ACTIONS.add
@dataclass(frozen=True, slots=True)
class Offer(Action):
    """Offer a deal as the active player."""

    form = "trade with {partner}: {give} for {take}"
    partner: Seat
    give: Bundle
    take: Bundle


@ACTIONS.add
@dataclass(frozen=True, slots=True)
class Counter(Action):
    """Make the partner's one counter-offer, from the partner's point of view."""

    form = "counter: {give} for {take}"
    give: Bundle
    take: Bundle


@ACTIONS.add
@dataclass(frozen=True, slots=True)
class Accept(Action):
    form = "accept"


@ACTIONS.add
@dataclass(frozen=True, slots=True)
class Refuse(Action):
    form = "refuse"


@ACTIONS.add
@dataclass(frozen=True, slots=True)
class Roll(Action):
    form = "roll"


@ACTIONS.add
@dataclass(frozen=True, slots=True)
class Move(Action):
    """Move a noble by one die, or by the sum of both."""

    form = "move {noble} by {squares}{die}"
    noble: Noble
    squares: int
    die: Die = 1


@ACTIONS.add
@dataclass(frozen=True, slots=True)
class MedalMove(Action):
    """Move a noble by playing a medal."""

    form = "send {noble} by {squares}"
    noble: Noble
    squares: Steps


@ACTIONS.add
@dataclass(frozen=True, slots=True)
class Produce(Action):
    """Produce an event with these tokens, jokers standing in for these assets, and these medals."""

    form = "produce {number} with {tokens}{jokers}{medals}"
    number: int
    tokens: Tokens
    jokers: StandIns = ()
    medals: PlayedMedals = 0

    def __post_init__(self) -> None:
        object.__setattr__(self, "tokens", tuple(sorted(self.tokens)))
        object.__setattr__(self, "jokers", tuple(sorted(self.jokers)))


@ACTIONS.add
@dataclass(frozen=True, slots=True)
class Discard(Action):
    """Discard one of the tokens used in this turn's event (CLO-2)."""

    form = "discard {asset}"
    asset: Asset


@ACTIONS.add
@dataclass(frozen=True, slots=True)
class AskFor(Action):
    """Name the asset that the podium's new owner donates (CLO-3)."""

    form = "ask for {asset}"
    asset: Asset
