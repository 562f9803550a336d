"""A newcomer who does whatever the advisor puts first."""

from collections.abc import Sequence

from colosseum.ai.colosseum.kit import KIT
from colosseum.rules.chance import Chance
from colosseum.rules.colosseum import Game
from colosseum.rules.kernel import Action, Record, SeatIndex
from colosseum.tutor.advisor import advise
from colosseum.tutor.colosseum.kit import TUTOR

NAMES = ("Aquila", "Lupa", "Sol", "Laurus")


class Follower:
    """Someone who asks the advisor, as the table does, and takes the first choice."""

    def __init__(self, seat: SeatIndex) -> None:
        self.seat = seat

    def choose(self, game: Game, records: Sequence[Record]) -> Action:
        return advise(TUTOR, game, self.seat, records).choices[0].action


def share_of_victory(seed: int, level: str = "novice") -> float:
    """The follower's share of the victory in a game against three of that level."""
    game = Game.new(NAMES, seed)
    records: list[Record] = []
    chance = Chance(~seed)
    follower = Follower(seed % len(NAMES))
    rivals = [KIT.opponent(level, seed * len(NAMES) + seat) for seat in range(len(NAMES))]
    while decision := game.decision:
        if decision.seat == follower.seat:
            action = follower.choose(game, records)
        else:
            view = game.view(decision.seat, chance.below(1 << 32))
            action = rivals[decision.seat].choose(view).action
        records.append(game.apply(action))
    assert game.status() == []
    assert game.outcome is not None
    winners = game.outcome.winners
    return (follower.seat in winners) / len(winners)
