"""Playing choices on: honestly averaged, and changing nothing."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import count
from typing import Any

import pytest

from colosseum.ai.colosseum.levels import IMPRESARIO
from colosseum.ai.colosseum.player import ColosseumPlayer
from colosseum.ai.player import Choice, Option, Player
from colosseum.ai.search import play_on
from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.actions import BuyTicket, Expand, Pass, Side
from colosseum.rules.colosseum.decision_kinds import DecisionKind
from colosseum.rules.kernel import Action, Decision, Event, SeatIndex
from colosseum.words.sentences import Sentence
from tests.rules.colosseum.scenario import table

WHY = Sentence("So it seemed at first.")
LEFT, RIGHT, WAIT = Expand(Side.CLOCKWISE), Expand(Side.ANTICLOCKWISE), Pass()
OPTIONS = [Option(LEFT, 5.0, WHY), Option(RIGHT, 4.0, WHY)]


@dataclass
class Toy:
    """A game for one: go left or right, then wait `waits` times.

    It is a game only as far as the search looks, hence `Any` where it is handed over.
    """

    waits: int = 0
    luck: int = -1
    """Hidden: what is redealt in a view: the view's number."""
    taken: list[Action] = field(default_factory=list)
    dealt: list[int] = field(default_factory=list)

    @property
    def decision(self) -> Decision | None:
        if len(self.taken) > self.waits:
            return None
        return Decision(DecisionKind.INVEST, 0, Sentence("Go on."))

    def view(self, seat: SeatIndex, seed: int) -> "Toy":
        self.dealt.append(seed)
        return Toy(self.waits, seed, self.taken[:])

    def apply(self, action: Action) -> None:
        self.taken.append(action)


class Waiting:
    def __init__(self, counted: list[int]) -> None:
        self._counted = counted

    def choose(self, view: Toy, past: Sequence[Event] | None = None) -> Choice:
        self._counted.append(view.luck)
        return Choice(WAIT, WHY)


def looked_into(toy: Any, *, rounds: int, **values: float) -> list[Option]:
    """The options after looking; going left or right is worth this, and the luck of the deal."""

    def value(game: Any, seat: SeatIndex) -> float:
        assert seat == 0
        return float(game.luck + values["left" if game.taken[0] == LEFT else "right"])

    return play_on(
        toy,
        OPTIONS,
        rounds=rounds,
        players=lambda number: [Waiting([])],
        is_over=lambda game: False,
        value=value,
    )


def test_the_better_option_gets_the_higher_value() -> None:
    left, right = looked_into(Toy(waits=3), rounds=1, left=2, right=9)
    assert (left.action, left.value, left.reason) == (LEFT, 2.0, WHY)
    assert (right.action, right.value, right.reason) == (RIGHT, 9.0, WHY)


@pytest.mark.parametrize(("rounds", "mean"), [(1, 0.0), (2, 0.5), (5, 2.0), (9, 4.0)])
def test_the_value_is_the_mean_of_all_rounds(rounds: int, mean: float) -> None:
    left, right = looked_into(Toy(), rounds=rounds, left=10, right=20)
    assert (left.value, right.value) == (10 + mean, 20 + mean)


def test_every_option_meets_the_same_luck() -> None:
    toy = Toy()
    looked_into(toy, rounds=3, left=0, right=0)
    assert toy.dealt == [0, 0, 1, 1, 2, 2]


def test_fresh_players_are_seated_for_each_option() -> None:
    """So that none remembers what it met with another option."""
    numbers: list[int] = []

    def players(number: int) -> list[Player[Any]]:
        numbers.append(number)
        return [Waiting([])]

    toy: Any = Toy()
    play_on(
        toy,
        OPTIONS,
        rounds=2,
        players=players,
        is_over=lambda game: False,
        value=lambda game, seat: 0.0,
    )
    assert numbers == [0, 0, 1, 1]


def test_it_looks_no_further_than_it_is_told() -> None:
    asked: list[int] = []
    steps = count()
    toy: Any = Toy(waits=100)
    play_on(
        toy,
        OPTIONS[:1],
        rounds=1,
        players=lambda number: [Waiting(asked)],
        is_over=lambda game: next(steps) >= 7,
        value=lambda game, seat: 0.0,
    )
    assert len(asked) == 7


# With the game itself

LAST_CHANCE = """
    turn: 5
    phase: investing
    step: invest
    seat: 1
    queue: [2, 3]
    players:
      - {coins: 10, arena: 8-10, programmes: [1, 23],
         tokens: 4 gladiator + 3 lion + 2 cage + 2 scenery}
      - {programmes: [2, 6]}
      - {programmes: [3, 8]}
"""


def played_out(game: Game, options: list[Option], rounds: int) -> list[Option]:
    return play_on(
        game,
        options,
        rounds=rounds,
        players=lambda number: [ColosseumPlayer(IMPRESARIO, number + seat) for seat in range(3)],
        is_over=lambda game: False,
        value=lambda game, seat: float(game.state.impresarios[seat].best),
    )


def test_playing_on_finds_the_option_that_looked_worse_at_first() -> None:
    """Only with a fourth square can the Safari be produced, 36 instead of 5 spectators."""
    ticket, wider = Option(BuyTicket(), 99.0, WHY), Option(Expand(Side.CLOCKWISE), 1.0, WHY)
    ticket, wider = played_out(table(LAST_CHANCE), [ticket, wider], rounds=2)
    assert ticket.action == BuyTicket()
    assert wider.value > ticket.value + 20


def test_playing_on_leaves_the_view_as_it_was() -> None:
    view = table(LAST_CHANCE).view(0, seed=1)
    before = view.copy()
    played_out(view, [Option(BuyTicket(), 0.0, WHY), Option(Pass(), 0.0, WHY)], rounds=2)
    assert view == before


def test_what_a_view_hides_does_not_change_what_is_found() -> None:
    options = [Option(BuyTicket(), 0.0, WHY), Option(Expand(Side.CLOCKWISE), 0.0, WHY)]
    found = [played_out(table(LAST_CHANCE).view(0, seed), options, rounds=2) for seed in (1, 2)]
    assert found[0] == found[1]
