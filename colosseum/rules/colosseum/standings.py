"""How everyone came out in the end: places, best events, and what was missing to win."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from colosseum.rules.colosseum.data import RULES, Asset
from colosseum.rules.colosseum.display_names import token_words
from colosseum.rules.colosseum.events import EventProduced
from colosseum.rules.colosseum.outcome import merit
from colosseum.rules.colosseum.state import State
from colosseum.rules.kernel import Record, SeatIndex
from colosseum.words.sentences import Sentence

_PLACES: Final = (
    Sentence("First"),
    Sentence("Second"),
    Sentence("Third"),
    Sentence("Fourth"),
    Sentence("Fifth"),
)


@dataclass(frozen=True, slots=True)
class Standing:
    seat: SeatIndex
    place: int
    """From 1; those who share the victory are all first."""
    best: int
    event: EventProduced | None
    """The best event; None for a player who never produced one."""
    coins: int = 0
    """What decides between equally good events, each medal counted as its coins."""
    stars: int = 0
    """What decides between those who are equally rich as well."""

    @property
    def place_words(self) -> Sentence:
        return _PLACES[self.place - 1]


def standings(state: State, records: Iterable[Record]) -> list[Standing]:
    """Everyone, the winner first."""
    best: dict[SeatIndex, EventProduced] = {}
    for record in records:
        for event in record.events:
            if not isinstance(event, EventProduced):
                continue
            if event.seat not in best or event.score.total > best[event.seat].score.total:
                best[event.seat] = event
    merits = {seat: merit(state, seat) for seat in range(len(state.impresarios))}
    order = sorted(merits, key=lambda seat: merits[seat], reverse=True)
    ranked = [merits[seat] for seat in order]
    found = []
    for seat in order:
        spectators, coins, stars = merits[seat]
        place = 1 + ranked.index(merits[seat])
        found.append(Standing(seat, place, spectators, best.get(seat), coins, stars))
    return found


def own_line(mine: Standing, everyone: Sequence[Standing], names: Sequence[str]) -> Sentence:
    """How near it was, and what would have won."""
    first = everyone[0] if everyone[0] is not mine else everyone[1]
    name, apart = names[first.seat], abs(first.best - mine.best)
    if not apart:
        return _decided(mine, first, name)
    if mine.place == 1:
        return Sentence(
            "First, {count} spectator ahead of {name}.",
            "First, {count} spectators ahead of {name}.",
            count=apart,
            name=name,
        )
    missing = _missing_to_win(mine.event, apart)
    if missing:
        return Sentence(
            "{place}, {short} short: {tokens} was missing.",
            "{place}, {short} short: {tokens} were missing.",
            place=mine.place_words,
            short=apart,
            tokens=token_words(missing),
            count=len(missing),
        )
    if apart < RULES.ticket_spectators:
        return Sentence(
            "{place}, {short} short: one more season ticket would have won.",
            place=mine.place_words,
            short=apart,
        )
    return Sentence(
        "{place}, {count} spectator short of {name}.",
        "{place}, {count} spectators short of {name}.",
        place=mine.place_words,
        count=apart,
        name=name,
    )


def _decided(mine: Standing, other: Standing, name: str) -> Sentence:
    """What decided between two equally good events, if anything did."""
    if mine.coins != other.coins:
        return Sentence(
            "{place}, level with {name}: coins decided it, {n} to {theirs}.",
            place=mine.place_words,
            name=name,
            n=mine.coins,
            theirs=other.coins,
        )
    if mine.stars != other.stars:
        return Sentence(
            "{place}, level with {name}: stars decided it, {n} to {theirs}.",
            place=mine.place_words,
            name=name,
            n=mine.stars,
            theirs=other.stars,
        )
    return Sentence("{place}, level with {name}.", place=mine.place_words, name=name)


def _missing_to_win(event: EventProduced | None, short: int) -> list[Asset]:
    """The fewest tokens that the best event lacked and that would have won; none if none would."""
    if event is None:
        return []
    programme = RULES.programme(event.number)
    used = [*event.tokens, *event.jokers]
    lacking = [
        asset
        for asset in programme.kinds
        for _ in range(programme.needs[asset] - used.count(asset))
    ]
    worth = programme.spectators
    for count in range(1, len(lacking) + 1):
        if worth[len(lacking) - count] - worth[len(lacking)] > short:
            return lacking[:count]
    return []
