"""What a position is worth to a player, in victory points ahead of the rival."""

import math
from typing import Final

from colosseum.ai.roma.activation_worth import ACTIONS, blocked_loss
from colosseum.ai.roma.table_worth import WORTHS, Table, by_number
from colosseum.ai.roma.weights import Weights
from colosseum.rules.kernel import SeatIndex
from colosseum.rules.roma.data import BRIBERY, EMPTY, CardNumber, Place
from colosseum.rules.roma.state import NOTHING_BLOCKED, State

_ALWAYS_ON: Final = by_number(lambda card: card.is_always_on)
_CHEAP_BRIBE: Final = 2
"""The die that usually goes on Bribery."""
_BEYOND: Final = 0.15
"""The share of its value that a sesterce keeps when there is nothing to spend it on."""
_TURNS_FEARED: Final = 2
_DOUBT: Final = 1e-9
"""No chance of victory counts as nearer to 0 or 1: its lead would be endless."""


class Outlook(Table):
    """What everything on the table should bring the player who looks at it."""

    __slots__ = ()

    # The parts of a player's worth

    def action(self, seat: SeatIndex, place: Place) -> float:
        """What activating the card on a place brings, whatever the die costs."""
        card = self.state.sides[seat][place]
        return 0.0 if card == EMPTY else ACTIONS[card](self, seat, place)

    def side(self, seat: SeatIndex) -> float:
        """All of a side: in the turns to come, what an Essedum has done is over."""
        present, self.added_defence = self.added_defence, self.lasting_defence
        side = self.state.sides[seat]
        total = sum([self._on_place(seat, place, side[place]) for place in self.state.places])
        self.added_defence = present
        return total

    def _on_place(self, seat: SeatIndex, place: Place, card: CardNumber) -> float:
        """What a card brings from its place in the turns to come."""
        if card == EMPTY:
            return -self.hole
        worth = WORTHS[card]
        if not _ALWAYS_ON[card]:
            action = ACTIONS[card](self, seat, place)
            if place == BRIBERY:
                cost = self.die_worths[_CHEAP_BRIBE] + self.sesterce * _CHEAP_BRIBE
                if action > cost:
                    worth += self.weights.bribed * (action - cost)
            elif action > self.die_worths[place]:
                worth += self.weights.trust * (action - self.die_worths[place])
        return worth * self.share

    def purse(self, seat: SeatIndex) -> float:
        weights = self.weights
        money, most = float(self.state.money[seat]), weights.spendable
        if money > most:
            money = most + _BEYOND * (money - most)
        return self.sesterce * money

    def hand(self, seat: SeatIndex) -> float:
        """A hand counts less with every card; the rival's unknown cards are of the usual worth."""
        weights, state = self.weights, self.state
        cards = state.hands[seat]
        if seat == self.seat:
            worths = sorted([WORTHS[card] for card in cards], reverse=True)
        else:
            known = [WORTHS[card] for card in state.known[seat]]
            known += [self.mean_worths[seat]] * (len(cards) - len(known))
            worths = sorted(known, reverse=True)
        total, share = 0.0, 1.0
        for worth in worths:
            total += share * self.in_hand(worth)
            share *= weights.next_in_hand
        return total

    def danger(self, seat: SeatIndex) -> float:
        """What it costs to be close to the last point."""
        weights = self.weights
        points, holes = self.state.points[seat], self.holes[seat]
        if holes >= points:
            return weights.doom
        return weights.danger * max(0, _TURNS_FEARED * holes + 1 - points)

    def dice(self) -> float:
        """What the unused dice can still bring the player whose turn it is."""
        return sum(map(self.die, self.state.dice))

    def die(self, die: int) -> float:
        """What one of them can bring: money, a card or an action."""
        seat = self.state.seat
        if die in self.state.blocked[seat]:
            return self.die_worths[die]
        return max(self.die_worths[die], self.action(seat, die))

    def taken_up(self) -> float:
        """Cards that are yet to be laid again, each on a place of its own."""
        return sum([WORTHS[card] * self.share + self.hole for card in self.state.taken_up])

    def blocked(self) -> float:
        """What blocks will cost the player whose turn is next (ROM-28)."""
        rival = 1 - self.state.seat
        return sum([blocked_loss(self, rival, place) for place in self.state.blocked[rival]])

    # The whole

    def of_player(self, seat: SeatIndex) -> float:
        return (
            self.state.points[seat] * self.point
            + self.side(seat)
            + self.purse(seat)
            + self.hand(seat)
            - self.danger(seat)
        )

    def value(self) -> float:
        """How far the onlooker is ahead; far more once the game is won."""
        state, seat = self.state, self.seat
        if state.step is None:
            lead = state.points[seat] - state.points[1 - seat]
            return lead + self.weights.victory * ((lead > 0) - (lead < 0))
        ahead = self.of_player(seat) - self.weights.rival * self.of_player(1 - seat)
        deciding = 0.0
        if state.dice:
            deciding += self.dice()
        if state.fewer_dice:
            deciding += self.weights.stolen_die
        if state.taken_up:
            deciding += self.taken_up()
        if state.blocked != NOTHING_BLOCKED:
            deciding += self.blocked()
        return ahead + deciding if state.seat == seat else ahead - deciding


def value(state: State, seat: SeatIndex, weights: Weights) -> float:
    return Outlook(state, seat, weights).value()


def chances(state: State, seat: SeatIndex, weights: Weights) -> float:
    """The chance of victory in a position, from 0 to 1."""
    ahead = Outlook(state, seat, weights).value()
    if state.step is None:
        return 0.5 + 0.5 * ((ahead > 0) - (ahead < 0))
    return odds(ahead, weights)


def odds(lead: float, weights: Weights) -> float:
    """The chance of victory with a lead in victory points."""
    return 1.0 / (1.0 + math.exp(-lead / weights.telling_lead))


def lead_for(chance: float, weights: Weights) -> float:
    """The lead in victory points that gives a chance of victory: the way back from `odds`."""
    doubted = min(max(chance, _DOUBT), 1.0 - _DOUBT)
    return weights.telling_lead * math.log(doubted / (1.0 - doubted))
