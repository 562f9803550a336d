"""Looking ahead: play close choices on, round after round, and see where they lead.

For any game: hidden things are redealt each round, identically for every choice, so that luck
does not decide between them. The number of rounds is fixed, so the same question has the same
answer on any machine; the clock only stops one that is far too slow.
"""

import time
from collections.abc import Callable
from typing import TypeVar

from colosseum.ai.player import Option, Player
from colosseum.rules.kernel import Game, SeatIndex

G = TypeVar("G", bound=Game)


def play_on(
    view: G,
    options: list[Option],
    *,
    rounds: int,
    deadline: float,
    players: Callable[[int], list[Player[G]]],
    is_over: Callable[[G], bool],
    value: Callable[[G, SeatIndex], float],
) -> list[Option]:
    """Give the options the mean value they lead to.

    `players` seats fresh players for each round, `is_over` says where to stop looking, and
    `value` what a seat has there. `deadline` is a moment of `time.perf_counter`: a round that it
    cuts short does not count.
    """
    assert view.decision is not None
    seat = view.decision.seat
    totals = [0.0] * len(options)
    done = 0
    for number in range(rounds):
        values = []
        for option in options:
            if time.perf_counter() > deadline:
                break
            game = view.view(seat, number)
            game.apply(option.action)
            if not _finished(game, players(number), is_over, deadline):
                break
            values.append(value(game, seat))
        if len(values) < len(options):
            break
        totals = [total + new for total, new in zip(totals, values, strict=True)]
        done += 1
    if not done:
        return options
    return [
        Option(option.action, total / done, option.reason)
        for option, total in zip(options, totals, strict=True)
    ]


def _finished(
    game: G, players: list[Player[G]], is_over: Callable[[G], bool], deadline: float
) -> bool:
    """Play until it is over; False if time runs out first."""
    while (decision := game.decision) and not is_over(game):
        if time.perf_counter() > deadline:
            return False
        # The whole game is dealt from the seat's own view: there is nothing more to hide.
        game.apply(players[decision.seat].choose(game).action)
    return time.perf_counter() <= deadline
