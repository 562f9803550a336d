"""Telling who plays from what the log says of the first turns.

A seat's early game is a bag of traits such as “opens at 8” or “offers 2 deals”. `Guesser` is naive
Bayes on their counts: about as much as a person does who knows the cast.
"""

import math
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import takewhile
from typing import Any, Final

from colosseum.rules.colosseum import events as ev
from colosseum.rules.journal import Journal
from colosseum.rules.kernel import Event
from colosseum.rules.roma import events as roma_ev
from colosseum.rules.roma.data import BRIBERY, PLACES

UNSEEN: Final = 0.5
"""The count of a trait that was never seen."""
TURNS: Final[Mapping[str, int]] = {"colosseum": 2, "roma": 4}
"""How many turns are watched; in Roma both players' are counted."""
BOUGHT: Final = {
    ev.ArenaExpanded: "expansion",
    ev.TicketBought: "ticket",
    ev.LogeBuilt: "loge",
}

Traits = Counter[str]


class Guesser:
    """Names the character of a seat; taught by seats whose characters are known."""

    def __init__(self, known: Iterable[tuple[str, Traits]]) -> None:
        self._seen: dict[str, Traits] = {}
        self._seats = Counter[str]()
        for who, traits in known:
            self._seen.setdefault(who, Counter()).update(traits)
            self._seats[who] += 1
        self._names = {name for traits in self._seen.values() for name in traits}

    def guess(self, traits: Traits) -> str:
        return max(sorted(self._seen), key=lambda who: self._likelihood(who, traits))

    def _likelihood(self, who: str, traits: Traits) -> float:
        seen = self._seen[who]
        total = seen.total() + UNSEEN * len(self._names)
        return math.log(self._seats[who]) + sum(
            count * math.log((seen[name] + UNSEEN) / total)
            for name, count in traits.items()
            if name in self._names
        )


def recognised(seats: Sequence[tuple[str, Traits]]) -> tuple[float, int, Counter[tuple[str, str]]]:
    """How many of the second half's seats are named, of how many; and who is taken for whom."""
    half = len(seats) // 2
    guesser = Guesser(seats[:half])
    pairs = Counter((who, guesser.guess(traits)) for who, traits in seats[half:])
    return sum(count for (who, named), count in pairs.items() if who == named), half, pairs


def early(journal: Journal[Any], turns: int) -> Iterator[Event]:
    """All that happens before the turn after these."""
    events = (event for record in journal.records for event in record.events)
    return takewhile(lambda event: getattr(event, "turn", 0) <= turns, events)


def early_colosseum(journal: Journal[Any]) -> tuple[Traits, ...]:
    """What seats buy, how they open markets and raise, and what deals they offer and accept."""
    traits = [Counter[str]() for _ in journal.game.seats]
    offers = Counter[int]()
    turn, highest = 1, 0
    for event in early(journal, TURNS["colosseum"]):
        match event:
            case ev.TurnBegan():
                turn = event.turn
            case ev.ArenaExpanded() | ev.TicketBought() | ev.LogeBuilt():
                traits[event.seat][f"{BOUGHT[type(event)]} in {turn}"] += 1
            case ev.ProgrammeBought():
                traits[event.seat][f"programme in {turn}"] += 1
            case ev.MarketOpened():
                highest = event.coins
                traits[event.seat][f"opens at {band(highest)}"] += 1
            case ev.BidMade():
                traits[event.seat][f"raises by {min(event.coins - highest, 4)}"] += 1
                traits[event.seat]["bids by fives"] += event.coins % 5 == 0
                highest = event.coins
            case ev.OfferMade():
                offers[event.seat] += 1
                traits[event.seat][f"offers {kind_of_offer(event)}"] += 1
            case ev.DealStruck():
                traits[event.partner]["accepts"] += 1
    for seat, found in enumerate(traits):
        found[f"{min(offers[seat], 6)} offers"] += 1
    return tuple(traits)


def band(coins: int) -> str:
    if coins % 5 == 0:
        return "a round number"
    return str(coins) if coins <= 9 else "11 to 14" if coins < 15 else "more"


def kind_of_offer(offer: ev.OfferMade) -> str:
    if offer.give.tokens and offer.take.tokens:
        return "a swap"
    return "to sell" if offer.give.tokens else "to buy"


def early_roma(journal: Journal[Any]) -> tuple[Traits, ...]:
    """Where seats lay which cards, what they use dice for, and in which order."""
    traits = [Counter[str]() for _ in journal.game.seats]
    turn, last_die = 0, 0
    for event in early(journal, TURNS["roma"]):
        match event:
            case roma_ev.TurnBegan():
                turn, last_die = event.turn, 0
            case roma_ev.CardsGiven():
                traits[event.seat].update(f"gives {card}" for card in event.cards)
            case roma_ev.CardPlayed():
                when = "in a turn" if turn else "at first"
                traits[event.seat].update((f"lays {event.card}", f"lays on {event.place} {when}"))
            case roma_ev.DieLaid():
                traits[event.seat][f"die on {symbol(event)}"] += 1
                traits[event.seat][order(last_die, event.die)] += 1
                last_die = event.die
            case roma_ev.CardActivated():
                traits[event.seat][f"activates {event.card}"] += 1
            case roma_ev.BattleBegan():
                traits[event.seat]["attacks"] += 1
    return tuple(traits)


def symbol(event: roma_ev.DieLaid) -> str:
    """Money, cards, Bribery, or any of the places."""
    return "a place" if event.symbol in PLACES and event.symbol != BRIBERY else str(event.symbol)


def order(last: int, die: int) -> str:
    if not last:
        return f"begins with {die}"
    return "a bigger die" if die > last else "a smaller die" if die < last else "the same die"
