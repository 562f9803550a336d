"""Everything on the table."""

from collections.abc import Iterator
from dataclasses import dataclass

from colosseum.rules.chance import Chance
from colosseum.rules.colosseum.actions import Bundle
from colosseum.rules.colosseum.data import RULES, VERSIONS, Asset, Name, Noble, Programme
from colosseum.rules.colosseum.decision_kinds import DecisionKind
from colosseum.rules.copying import Copyable
from colosseum.rules.kernel import SeatIndex


class Phase(Name):
    """The five phases of a turn (TURN-1), in order."""

    INVESTING = 1
    ACQUIRING = 2
    TRADING = 3
    PRODUCING = 4
    CLOSING = 5


@dataclass(slots=True)
class Impresario(Copyable):
    """A player's possessions."""

    coins: int
    medals: int
    tokens: list[int]
    """How many of each asset."""
    held: tuple[int, ...]
    """Programmes, by number."""
    produced: tuple[int, ...]
    """Programmes in the order of the events; a repeated one is listed again."""
    arena_start: int
    arena_size: int
    tickets: int
    loge: bool
    podiums: int
    best: int
    performed: tuple[Asset, ...]
    """The tokens used in this turn's event; empty without one."""

    @property
    def arena(self) -> tuple[int, ...]:
        """The squares of the arena, clockwise."""
        squares = RULES.squares
        return tuple((self.arena_start + step) % squares for step in range(self.arena_size))

    def holds_square(self, square: int) -> bool:
        return (square - self.arena_start) % RULES.squares < self.arena_size


@dataclass(frozen=True, slots=True)
class Bidding:
    """A market being auctioned."""

    opener: SeatIndex
    market: int
    coins: int
    leader: SeatIndex
    still_in: tuple[SeatIndex, ...]
    """The seats that may still bid, including the leader."""


@dataclass(frozen=True, slots=True)
class Deal:
    """An offer on the table: what the active player gives and takes."""

    active: SeatIndex
    partner: SeatIndex
    give: Bundle
    take: Bundle


@dataclass(slots=True)
class State(Copyable):
    """The whole game at one moment. Copying is cheap, since everything small is immutable."""

    version: int
    """Of the numbers and rules it is played by; what differs is asked here, by `programme`."""
    turn: int
    phase: Phase
    first: SeatIndex
    step: DecisionKind | None
    """The kind of decision that is due; None once the phase is over."""
    seat: SeatIndex
    """The deciding player."""
    queue: tuple[SeatIndex, ...]
    """The seats still to act in this phase after the current one, in turn order."""
    impresarios: list[Impresario]
    catalogue: tuple[int, ...]
    """Programmes still for sale."""
    stars: list[SeatIndex | None]
    """For each standard asset, who holds its star."""
    nobles: list[int]
    """The square each noble is on."""
    markets: list[tuple[Asset, ...]]
    """Their tokens, sorted."""
    bag: tuple[Asset, ...]
    """Drawn from its end."""
    face_down: tuple[Asset, ...]
    """The green token left over, drawn before the bag (SET-3)."""
    gone: list[int]
    """How many tokens of each asset have left the game."""
    chance: Chance
    intense: bool
    """Whether the variant of VAR-1 is played."""
    investments: int = 0
    """How many the investing player has made this turn."""
    shut_out: tuple[SeatIndex, ...] = ()
    """The seats that take no part in the auctions for now."""
    bidding: Bidding | None = None
    deal: Deal | None = None
    roll: tuple[int, ...] = ()
    """The faces rolled, as indices into the die's faces."""
    spent: int = 0
    """The one of two dice that has been used; 0 for none."""
    moved: Noble | None = None
    """The noble that die moved."""
    podium_owner: SeatIndex | None = None
    """The seat that won this turn's podium."""

    @property
    def programmes(self) -> tuple[Programme, ...]:
        """All programmes with the numbers of this game's version; their names never differ."""
        return VERSIONS[self.version - 1].programmes

    def programme(self, number: int) -> Programme:
        return VERSIONS[self.version - 1].programmes[number - 1]

    def programmes_of(self, seat: SeatIndex) -> list[Programme]:
        """Those that a seat holds."""
        programmes = VERSIONS[self.version - 1].programmes
        return [programmes[number - 1] for number in self.impresarios[seat].held]

    @property
    def me(self) -> Impresario:
        """The deciding player."""
        return self.impresarios[self.seat]

    @property
    def medals_left(self) -> int:
        held = 0
        for impresario in self.impresarios:
            held += impresario.medals
        return RULES.medal_supply - held

    @property
    def tickets_left(self) -> int:
        return RULES.ticket_supply - sum(impresario.tickets for impresario in self.impresarios)

    def clockwise_from(self, seat: SeatIndex) -> Iterator[SeatIndex]:
        """Every seat once, starting with this one."""
        players = len(self.impresarios)
        return ((seat + step) % players for step in range(players))

    def line_up(self, step: DecisionKind) -> None:
        """Let all players act one after another, from the first player on (TURN-1)."""
        self.seat, *others = self.clockwise_from(self.first)
        self.queue = tuple(others)
        self.step = step

    def next_in_line(self, step: DecisionKind) -> bool:
        """Hand over to the next player in the phase; False if there is none left."""
        if not self.queue:
            self.step = None
            return False
        self.seat = self.queue[0]
        self.queue = self.queue[1:]
        self.step = step
        return True
