"""What one player has done in a game of Roma: the figures that goals ask for."""

from collections import Counter

from colosseum.rules.journal import Journal
from colosseum.rules.kernel import Event, SeatIndex
from colosseum.rules.roma import events as ev
from colosseum.rules.roma.chronicle import Chronicle
from colosseum.rules.roma.data import BRIBERY, RULES, of_deck
from colosseum.rules.roma.game import Game
from colosseum.rules.roma.roma_events import OwnActionCopied, PointsTaken, RivalPaid


class Deeds:
    """One seat's deeds, from the first event of a game to the last so far."""

    def __init__(self, journal: Journal[Game], seat: SeatIndex) -> None:
        self._seat = seat
        self._state = journal.game.state
        beginning = journal.beginning()
        outcome = journal.game.outcome
        self.is_over = outcome is not None
        self.is_won = outcome is not None and seat in outcome.winners
        self.earned: Counter[str] = Chronicle(beginning, journal.records).earned[seat]
        """Points by each card, named by its key."""
        self.turns = 0
        """The player's own."""
        self.battles = 0
        """Won as the attacker."""
        self.destroyed = 0
        """The rival's cards that left their places in this player's turns."""
        self.characters = 0
        self.buildings = 0
        """Cards laid from the hand in the game itself."""
        self.copied = 0
        """Actions of other cards."""
        self.returned = 0
        """Points for empty places."""
        self.bribes = 0
        self._this_turn = 0
        self.best_turn = 0
        """The most points gained in a turn of the player's own."""
        self._money = self.most_money = beginning.state.money[seat]
        """Held at one time."""
        self._has_begun = beginning.state.turn > 0
        for event in beginning.opening:
            self._note(event, None)
        for record in journal.records:
            for event in record.events:
                self._note(event, record.seat)

    def _note(self, event: Event, actor: SeatIndex | None) -> None:
        """Note an event that follows from an action of this seat, or of nobody."""
        me, rival = self._seat, 1 - self._seat
        match event:
            case ev.TurnBegan(seat=seat):
                self._has_begun = True
                self.turns += seat == me
                self._this_turn = 0
            case ev.PointsReturned(seat, points) if seat == me:
                self.returned += points
            case ev.PointsGained(seat, points) | PointsTaken(seat, points) if seat == me == actor:
                self._this_turn += points
                self.best_turn = max(self.best_turn, self._this_turn)
            case ev.BattleDecided(seat, won) if seat == me:
                self.battles += won
            case ev.CardDiscarded(seat) if seat == rival and actor == me:
                self.destroyed += 1
            case ev.CardPlayed(seat, card) if seat == me and self._has_begun:
                is_building = RULES.cards[of_deck(card, 0)].is_building
                self.buildings += is_building
                self.characters += not is_building
            case ev.ActionCopied(seat) | OwnActionCopied(seat) if seat == me:
                self.copied += 1
            case ev.DieLaid(seat, symbol=symbol) if seat == me:
                self.bribes += symbol == BRIBERY
            case _:
                self._note_money(event)

    def _note_money(self, event: Event) -> None:
        match event:
            case ev.MoneyTaken(seat, sesterces) if seat == self._seat:
                self._money += sesterces
            case ev.MoneyPaid(seat, sesterces) if seat == self._seat:
                self._money -= sesterces
            case RivalPaid(seat, sesterces):
                self._money += -sesterces if seat == self._seat else sesterces
        self.most_money = max(self.most_money, self._money)

    @property
    def place(self) -> int:
        return 1 if self.is_won or self.points >= self._state.points[1 - self._seat] else 2

    @property
    def points(self) -> int:
        return self._state.points[self._seat]

    @property
    def score(self) -> int:
        return self.points

    @property
    def lead(self) -> int:
        """How many more points than the rival; 0 if not more."""
        return max(0, self.points - self._state.points[1 - self._seat])

    @property
    def places(self) -> int:
        """Filled with a card now."""
        return len(self._state.occupied(self._seat))

    @property
    def laid(self) -> int:
        return self.characters + self.buildings
