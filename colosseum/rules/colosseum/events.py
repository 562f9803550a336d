"""The changes that can happen at the table. Events alone suffice to follow a game."""

from dataclasses import dataclass
from enum import Enum

from colosseum.rules.colosseum.actions import ACTION_CODECS, Bundle, Side
from colosseum.rules.colosseum.data import Asset, Noble
from colosseum.rules.colosseum.notation import (
    Faces,
    Market,
    Medals,
    PlayedMedals,
    Seat,
    Seats,
    SomeSeat,
    StandIns,
    Steps,
    Tokens,
)
from colosseum.rules.colosseum.scoring import Score
from colosseum.rules.colosseum.state import Phase
from colosseum.rules.kernel import Event
from colosseum.rules.notation import Codec, Grammar


class Prize(Enum):
    """The prize that a tie is rolled for."""

    PODIUM = "podium"
    DONATION = "donation"


EVENTS: Grammar[Event] = Grammar(
    "an event of this game",
    {
        **ACTION_CODECS,
        Phase: Codec("[a-z]+", lambda text: Phase[text.upper()]),
        Prize: Codec.of_words(Prize),
        Score: Codec(r"\d{1,9}(?: \+ \d{1,9}){6}", Score.read),
    },
)


@EVENTS.add
@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    form = "turn {turn} begins with seat {first}"
    turn: int
    first: Seat


@EVENTS.add
@dataclass(frozen=True, slots=True)
class PhaseBegan(Event):
    form = "phase {phase} begins"
    is_heading = True
    phase: Phase


@EVENTS.add
@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A player does nothing more in the phase, or does not open a market."""

    form = "seat {seat} passes"
    seat: Seat


@EVENTS.add
@dataclass(frozen=True, slots=True)
class CoinsPaid(Event):
    form = "seat {seat} pays {coins}"
    seat: Seat
    coins: int


@EVENTS.add
@dataclass(frozen=True, slots=True)
class CoinsReceived(Event):
    form = "seat {seat} receives {coins}"
    seat: Seat
    coins: int


@EVENTS.add
@dataclass(frozen=True, slots=True)
class MedalsPlayed(Event):
    form = "seat {seat} plays {medals}"
    seat: Seat
    medals: Medals


@EVENTS.add
@dataclass(frozen=True, slots=True)
class MedalEarned(Event):
    form = "seat {seat} earns a medal"
    seat: Seat


@EVENTS.add
@dataclass(frozen=True, slots=True)
class ActionSpent(Event):
    """An action token leaves the game."""

    form = "seat {seat} spends an action token"
    seat: Seat


@EVENTS.add
@dataclass(frozen=True, slots=True)
class ProgrammeBought(Event):
    form = "seat {seat} buys programme {number}"
    seat: Seat
    number: int


@EVENTS.add
@dataclass(frozen=True, slots=True)
class ArenaExpanded(Event):
    form = "seat {seat} expands {side} to square {square}"
    seat: Seat
    side: Side
    square: int


@EVENTS.add
@dataclass(frozen=True, slots=True)
class TicketBought(Event):
    form = "seat {seat} buys a season ticket"
    seat: Seat


@EVENTS.add
@dataclass(frozen=True, slots=True)
class LogeBuilt(Event):
    form = "seat {seat} builds a loge"
    seat: Seat


@EVENTS.add
@dataclass(frozen=True, slots=True)
class MarketOpened(Event):
    form = "seat {seat} opens market {market} at {coins}"
    seat: Seat
    market: Market
    coins: int


@EVENTS.add
@dataclass(frozen=True, slots=True)
class BidMade(Event):
    form = "seat {seat} bids {coins}"
    seat: Seat
    coins: int


@EVENTS.add
@dataclass(frozen=True, slots=True)
class SteppedOut(Event):
    form = "seat {seat} steps out"
    seat: Seat


@EVENTS.add
@dataclass(frozen=True, slots=True)
class CouldNotBid(Event):
    """A player steps out with fewer coins than the next bid takes."""

    form = "seat {seat} steps out, unable to bid {coins}"
    seat: Seat
    coins: int


@EVENTS.add
@dataclass(frozen=True, slots=True)
class MarketWon(Event):
    """The market's tokens go to the winner; events for any Emperor tokens among them follow."""

    form = "seat {seat} wins market {market}: {tokens}"
    seat: Seat
    market: Market
    tokens: Tokens


@EVENTS.add
@dataclass(frozen=True, slots=True)
class EmperorLeft(Event):
    """An Emperor token leaves the game; a medal follows if there is one (AUC-9, MED-2)."""

    form = "seat {seat} gives up an emperor token"
    seat: Seat


@EVENTS.add
@dataclass(frozen=True, slots=True)
class MarketRefilled(Event):
    form = "market {market} refills: {tokens}"
    by_chance = True
    market: Market
    tokens: Tokens


@EVENTS.add
@dataclass(frozen=True, slots=True)
class OfferMade(Event):
    """An offer or counter-offer, from the point of view of the player who makes it."""

    form = "seat {seat} offers seat {partner}: {give} for {take}"
    seat: Seat
    partner: Seat
    give: Bundle
    take: Bundle


@EVENTS.add
@dataclass(frozen=True, slots=True)
class OfferRefused(Event):
    form = "seat {seat} refuses"
    seat: Seat


@EVENTS.add
@dataclass(frozen=True, slots=True)
class DealStruck(Event):
    form = "seat {seat} trades with seat {partner}: {give} for {take}"
    seat: Seat
    partner: Seat
    give: Bundle
    take: Bundle


@EVENTS.add
@dataclass(frozen=True, slots=True)
class StarMoved(Event):
    form = "star {asset} goes from {giver} to {taker}"
    asset: Asset
    giver: SomeSeat
    taker: SomeSeat


@EVENTS.add
@dataclass(frozen=True, slots=True)
class DiceRolled(Event):
    form = "seat {seat} rolls {faces}"
    by_chance = True
    seat: Seat
    faces: Faces


@EVENTS.add
@dataclass(frozen=True, slots=True)
class NobleMoved(Event):
    form = "seat {seat} moves {noble} by {squares} to square {square}"
    seat: Seat
    noble: Noble
    squares: Steps
    square: int


@EVENTS.add
@dataclass(frozen=True, slots=True)
class EventProduced(Event):
    """A player produces an event, with its tokens and its spectators line by line."""

    form = "seat {seat} produces {number} with {tokens}{jokers}{medals}: {score}"
    seat: Seat
    number: int
    tokens: Tokens
    jokers: StandIns
    medals: PlayedMedals
    score: Score


@EVENTS.add
@dataclass(frozen=True, slots=True)
class BestRaised(Event):
    form = "seat {seat} reaches {best}"
    seat: Seat
    best: int


@EVENTS.add
@dataclass(frozen=True, slots=True)
class TieRolled(Event):
    """A player rolls to break a tie."""

    form = "seat {seat} rolls {faces} for the {prize}"
    by_chance = True
    seat: Seat
    faces: Faces
    prize: Prize


@EVENTS.add
@dataclass(frozen=True, slots=True)
class PodiumReceived(Event):
    form = "seat {seat} receives a podium"
    seat: Seat


@EVENTS.add
@dataclass(frozen=True, slots=True)
class TokenDiscarded(Event):
    form = "seat {seat} discards {asset}"
    seat: Seat
    asset: Asset


@EVENTS.add
@dataclass(frozen=True, slots=True)
class TokenDonated(Event):
    form = "seat {seat} donates {asset} to seat {taker}"
    seat: Seat
    asset: Asset
    taker: Seat


@EVENTS.add
@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    form = "game ends, won by {winners}"
    winners: Seats
