"""Looking ahead: play close choices on, round after round, and see where they lead.

For any game: hidden things are redealt each round, identically for every choice, so that luck
does not decide between them. The number of rounds is fixed and no clock is asked, so the same
question has the same answer on any machine, however busy it is.
"""

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
    players: Callable[[int], list[Player[G]]],
    is_over: Callable[[G], bool],
    value: Callable[[G, SeatIndex], float],
) -> list[Option]:
    """Give the options the mean value they lead to.

    `players` seats fresh players for each round, `is_over` says where to stop looking, and
    `value` what a seat has there.
    """
    assert view.decision is not None
    seat = view.decision.seat
    totals = [0.0] * len(options)
    for number in range(rounds):
        for index, option in enumerate(options):
            game = view.view(seat, number)
            game.apply(option.action)
            _finish(game, players(number), is_over)
            totals[index] += value(game, seat)
    return [
        Option(option.action, total / rounds, option.reason)
        for option, total in zip(options, totals, strict=True)
    ]


def _finish(game: G, players: list[Player[G]], is_over: Callable[[G], bool]) -> None:
    while (decision := game.decision) and not is_over(game):
        # The whole game is dealt from the seat's own view: there is nothing more to hide.
        game.apply(players[decision.seat].choose(game).action)
