"""What one impresario has done in a game: the figures that goals ask for."""

from colosseum.rules.colosseum.chronicle import productions
from colosseum.rules.colosseum.events import (
    DealStruck,
    EventProduced,
    MarketWon,
    MedalEarned,
    StarMoved,
    TokenDonated,
)
from colosseum.rules.colosseum.game import Game
from colosseum.rules.colosseum.state import Impresario
from colosseum.rules.journal import Journal
from colosseum.rules.kernel import Event, SeatIndex


class Deeds:
    """One seat's deeds, from the first event of a game to the last so far."""

    def __init__(self, journal: Journal[Game], seat: SeatIndex) -> None:
        self._seat = seat
        self._game = game = journal.game
        beginning = journal.beginning()
        outcome = game.outcome
        self.is_over = outcome is not None
        self.is_won = outcome is not None and seat in outcome.winners
        self.productions = [
            it for it in productions(journal.records, beginning.state.turn) if it.seat == seat
        ]
        self.complete_events = 0
        """Events in which no asset was missing."""
        self.markets = 0
        self.deals = 0
        self.medals = 0
        self.donations = 0
        """Tokens that other players had to give."""
        self._stars = sum(holder == seat for holder in beginning.state.stars)
        self.most_stars = self._stars
        """Held at one time."""
        for event in beginning.opening:
            self._note(event)
        for record in journal.records:
            for event in record.events:
                self._note(event)

    def _note(self, event: Event) -> None:
        match event:
            case EventProduced(self._seat, number, tokens=tokens, jokers=jokers):
                missing = self._game.state.programme(number).assets - len(tokens) - len(jokers)
                self.complete_events += missing == 0
            case MarketWon(self._seat):
                self.markets += 1
            case DealStruck(seat, partner) if self._seat in (seat, partner):
                self.deals += 1
            case MedalEarned(self._seat):
                self.medals += 1
            case TokenDonated(taker=self._seat):
                self.donations += 1
            case StarMoved(giver=giver, taker=taker):
                self._stars += (taker == self._seat) - (giver == self._seat)
                self.most_stars = max(self.most_stars, self._stars)

    @property
    def _bests(self) -> list[int]:
        return [impresario.best for impresario in self._game.state.impresarios]

    @property
    def place(self) -> int:
        if self.is_won:
            return 1
        bests = self._bests
        return 1 + sum(best > bests[self._seat] for best in bests)

    @property
    def score(self) -> int:
        return self._bests[self._seat]

    @property
    def best(self) -> int:
        """Spectators at the best event."""
        return max((it.score.total for it in self.productions), default=0)

    @property
    def lead(self) -> int:
        """How many more spectators than the best of the others; 0 if not more."""
        others = [best for seat, best in enumerate(self._bests) if seat != self._seat]
        return max(0, self._bests[self._seat] - max(others))

    @property
    def largest_programme(self) -> int:
        """The highest number among the programmes produced."""
        return max((it.number for it in self.productions), default=0)

    @property
    def events(self) -> int:
        return len(self.productions)

    @property
    def programmes(self) -> int:
        """Different ones produced."""
        return len({it.number for it in self.productions})

    @property
    def guests(self) -> int:
        """Spectators whom the nobles drew, at the event where they drew most."""
        return max((it.score.nobles for it in self.productions), default=0)

    @property
    def _me(self) -> Impresario:
        return self._game.state.impresarios[self._seat]

    @property
    def podiums(self) -> int:
        return self._me.podiums

    @property
    def tickets(self) -> int:
        return self._me.tickets

    @property
    def squares(self) -> int:
        """Of the arena."""
        return self._me.arena_size

    @property
    def coins(self) -> int:
        return self._me.coins
