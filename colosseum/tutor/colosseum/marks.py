"""Marks: what hints, lessons and advice point at on Colosseum's table.

Every mark has a text form, by which lessons name it: `market 1`, `programme 11`,
`buy a season ticket`. Players and markets count from 1 in these texts and from 0 in the program.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from typing import Annotated, Final, TypeAlias

from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum import actions as act
from colosseum.rules.colosseum.board import next_square
from colosseum.rules.colosseum.data import RULES, Asset, Noble
from colosseum.rules.colosseum.notation import CODECS, Seat
from colosseum.rules.colosseum.notation import Market as MarketIndex
from colosseum.rules.kernel import Action
from colosseum.rules.notation import Codec, Grammar
from colosseum.tutor.marks import Mark

SquareNumber: TypeAlias = Annotated[int, "square of the ring"]
ProgrammeNumber: TypeAlias = Annotated[int, "programme"]


class Quantity(Enum):
    """A number that is set in the panel before acting."""

    BID = "the bid"
    COINS_GIVEN = "the coins you give"
    COINS_TAKEN = "the coins you take"
    MEDALS = "the medals you play"


MARKS: Final[Grammar[Mark]] = Grammar(
    "a mark on the table",
    {
        Asset: CODECS[Asset],
        Noble: CODECS[Noble],
        act.Side: act.ACTION_CODECS[act.Side],
        int: CODECS[int],
        Seat: CODECS[Seat].within(range(RULES.most_players)),
        MarketIndex: CODECS[MarketIndex].within(range(RULES.markets)),
        SquareNumber: CODECS[int].within(range(RULES.squares)),
        ProgrammeNumber: CODECS[int].within(range(1, len(RULES.programmes) + 1)),
        Quantity: Codec.of_words(Quantity),
        Action: Codec(".+", act.ACTIONS.read),
        Mark: Codec(".+", lambda text: MARKS.read(text)),
    },
)

# Things on the table. Assets and nobles are wrapped, since both are numbers: Asset.GLADIATOR
# equals Noble.EMPEROR.


@MARKS.add
@dataclass(frozen=True, slots=True)
class AssetRow(Mark):
    """An asset in the ledger."""

    form = "asset {asset}"
    asset: Asset


@MARKS.add
@dataclass(frozen=True, slots=True)
class Pawn(Mark):
    """A noble on the board."""

    form = "noble {noble}"
    noble: Noble


@MARKS.add
@dataclass(frozen=True, slots=True)
class Market(Mark):
    form = "market {index}"
    index: MarketIndex


@MARKS.add
@dataclass(frozen=True, slots=True)
class Square(Mark):
    """A square of the ring round the board."""

    form = "square {number}"
    number: SquareNumber


@MARKS.add
@dataclass(frozen=True, slots=True)
class ProgrammeCard(Mark):
    """One of your own programmes."""

    form = "programme {number}"
    number: ProgrammeNumber


@MARKS.add
@dataclass(frozen=True, slots=True)
class Plaque(Mark):
    """The plaque with a player's possessions and action."""

    form = "player {seat}"
    seat: Seat


@MARKS.add
@dataclass(frozen=True, slots=True)
class Holding(Mark):
    """How many of an asset a player holds, in the ledger."""

    form = "player {seat} holds {asset}"
    seat: Seat
    asset: Asset


@MARKS.add
@dataclass(frozen=True, slots=True)
class TurnAndPhase(Mark):
    """The turn and phase at the top of the table."""

    form = "turn and phase"


@MARKS.add
@dataclass(frozen=True, slots=True)
class Catalogue(Mark):
    """The programmes for sale."""

    form = "catalogue"


@MARKS.add
@dataclass(frozen=True, slots=True)
class ForSale(Mark):
    """A programme's card in the catalogue, once it is open."""

    form = "programme {number} for sale"
    number: ProgrammeNumber


# What is in the panel


@MARKS.add
@dataclass(frozen=True, slots=True)
class DealEffects(Mark):
    """The effects of a deal for both players."""

    form = "effects of the deal"


@MARKS.add
@dataclass(frozen=True, slots=True)
class Choice(Mark):
    """The control that chooses this thing before acting."""

    form = "choose {thing}"
    thing: Mark


@MARKS.add
@dataclass(frozen=True, slots=True)
class Die(Mark):
    """One of the dice rolled, from 1; 0 for both together."""

    form = "die {die}"
    die: int


@MARKS.add
@dataclass(frozen=True, slots=True)
class Walk(Mark):
    """The control that makes this move of a noble."""

    form = "walk: {move}"
    move: Action


@MARKS.add
@dataclass(frozen=True, slots=True)
class ArenaEnd(Mark):
    """The control that expands the arena on this side."""

    form = "expand {side}"
    side: act.Side


@MARKS.add
@dataclass(frozen=True, slots=True)
class GivenToken(Mark):
    """The control that adds a token to what you give."""

    form = "give {asset}"
    asset: Asset


@MARKS.add
@dataclass(frozen=True, slots=True)
class TakenToken(Mark):
    """The control that adds a token to what you take."""

    form = "take {asset}"
    asset: Asset


@MARKS.add
@dataclass(frozen=True, slots=True)
class Amount(Mark):
    """The number itself, as it is set."""

    form = "amount of {quantity}"
    quantity: Quantity


@MARKS.add
@dataclass(frozen=True, slots=True)
class OneMore(Mark):
    """The control that raises the number by one."""

    form = "raise {quantity}"
    quantity: Quantity


ACTION_NAMES: Final[dict[type[Action], str]] = {
    act.Pass: "pass",
    act.BuyProgramme: "buy a programme",
    act.Expand: "expand the arena",
    act.BuyTicket: "buy a season ticket",
    act.BuildLoge: "build a loge",
    act.OpenMarket: "open a market",
    act.Bid: "bid",
    act.Offer: "offer a deal",
    act.Counter: "counter",
    act.Accept: "accept",
    act.Refuse: "refuse",
    act.Roll: "roll",
    act.MedalMove: "move a noble with a medal",
    act.Produce: "produce an event",
    act.Discard: "discard a token",
    act.AskFor: "ask for a token",
    act.CashMedal: "cash a medal",
    act.ExchangeAction: "exchange an action token",
}
"""Kinds of action that are taken, or begun, by one control."""


@dataclass(frozen=True, slots=True)
class ActionButton(Mark):
    """The button for this kind of action."""

    action: type[Action]

    def __str__(self) -> str:
        return ACTION_NAMES[self.action]


_ACTIONS: Final = {name: action for action, name in ACTION_NAMES.items()}


def read_mark(text: str) -> Mark:
    """Read a mark's text; ValueError if it is not one."""
    action = _ACTIONS.get(text)
    return MARKS.read(text) if action is None else ActionButton(action)


# Where an action is taken


def asset_rows(assets: Iterable[Asset]) -> tuple[Mark, ...]:
    return tuple(AssetRow(asset) for asset in assets)


def action_marks(game: Game, action: Action) -> tuple[Mark, ...]:
    """Find the marks of an action, as far as the table shows them."""
    match action:
        case act.BuyProgramme(number):
            needs = asset_rows(game.state.programme(number).kinds)
            return *needs, ActionButton(act.BuyProgramme), ForSale(number)
        case act.Expand(side):
            return Square(next_square(game.state.me, side)), ArenaEnd(side)
        case act.OpenMarket(market):
            return Market(market), Choice(Market(market))
        case act.Bid():
            bidding = game.state.bidding
            return *((Market(bidding.market),) if bidding else ()), ActionButton(act.Bid)
        case act.Move(noble, squares, die):
            return *noble_marks(game, noble, squares), Walk(action), Choice(Die(die))
        case act.MedalMove(noble, squares):
            by_medal = ActionButton(act.MedalMove)
            return *noble_marks(game, noble, squares), Walk(action), by_medal
        case act.Produce(number):
            return ProgrammeCard(number), Choice(ProgrammeCard(number))
        case act.Discard(asset) | act.AskFor(asset):
            return AssetRow(asset), Choice(AssetRow(asset))
        case act.Offer(partner, give, take):
            return *_traded(give, take), Plaque(partner), Choice(Plaque(partner))
        case act.Counter(give, take):
            return *_traded(give, take), ActionButton(act.Counter)
    return (ActionButton(type(action)),)


def noble_marks(game: Game, noble: Noble, squares: int) -> tuple[Mark, ...]:
    """The noble, and the square where a move by that many squares ends."""
    square = (game.state.nobles[noble] + squares) % RULES.squares
    return Square(square), Pawn(noble), Choice(Pawn(noble))


def _traded(give: act.Bundle, take: act.Bundle) -> tuple[Mark, ...]:
    return asset_rows(sorted({*give.tokens, *take.tokens}))
