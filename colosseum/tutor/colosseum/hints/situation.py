"""What a hint is made of: a situation that a seat can be in, and what to say about it."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import IntEnum

from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.data import RULES, Asset, Programme
from colosseum.rules.colosseum.state import Impresario, State
from colosseum.rules.kernel import SeatIndex, Sentence
from colosseum.tutor.colosseum.about import About

Told = tuple[Sentence, About]


class Pressing(IntEnum):
    """What comes first when several hints fit."""

    NOW = 0
    """Something is about to be lost, or to be had only now."""
    CHANCE = 1
    KNOW = 2


@dataclass(frozen=True, slots=True)
class Hint:
    """One sentence about what is on the table now."""

    id: str
    rules: tuple[str, ...]
    words: Sentence
    about: About


class Seated:
    """A game as one seat looks at it: public things only."""

    def __init__(self, game: Game, seat: SeatIndex) -> None:
        self.game = game
        self.seat = seat
        self.state: State = game.state
        self.me: Impresario = game.state.impresarios[seat]

    def decides(self, *kinds: str) -> bool:
        """Whether one of these decisions is due, and hers."""
        return self.state.seat == self.seat and self.state.step in kinds

    def name(self, seat: SeatIndex) -> str:
        return self.game.seats[seat]

    @property
    def others(self) -> list[tuple[SeatIndex, Impresario]]:
        return [pair for pair in enumerate(self.state.impresarios) if pair[0] != self.seat]

    @property
    def held(self) -> list[Programme]:
        """Her programmes, the greatest first."""
        return [RULES.programme(number) for number in sorted(self.me.held, reverse=True)]

    @property
    def is_last_turn(self) -> bool:
        return self.state.turn == RULES.turns

    @property
    def events_left(self) -> int:
        """This turn's event among them."""
        return RULES.turns - self.state.turn + 1


@dataclass(frozen=True, slots=True)
class Situation:
    id: str
    rules: tuple[str, ...]
    pressing: Pressing
    find: Callable[[Seated], Told | None]

    def hint(self, at: Seated) -> Hint | None:
        told = self.find(at)
        return None if told is None else Hint(self.id, self.rules, *told)


def situation(
    name: str, *rules: str, pressing: Pressing = Pressing.CHANCE
) -> Callable[[Callable[[Seated], Told | None]], Situation]:
    """Make a situation of a function that finds it and says what to say, or None."""
    return lambda find: Situation(name, rules, pressing, find)


# Words that many hints need


def coins(count: int) -> Sentence:
    return Sentence("{count} coin", "{count} coins", count=count)


def medals(count: int) -> Sentence:
    return Sentence("{count} medal", "{count} medals", count=count)


def assets(count: int) -> Sentence:
    return Sentence("{count} asset", "{count} assets", count=count)


def most_elsewhere(at: Seated, asset: Asset) -> int:
    return max(other.tokens[asset] for _, other in at.others)
