"""A newcomer who does whatever the advisor puts first."""

from collections.abc import Sequence

from colosseum.games import find
from colosseum.rules.chance import Chance
from colosseum.rules.kernel import Action, Game, Record, SeatIndex
from colosseum.tutor.advisor import advise
from colosseum.tutor.kit import TutorKit

NAMES = ("Aquila", "Lupa", "Sol", "Laurus")


class Follower:
    """Someone who asks the advisor, as the table does, and takes the first choice."""

    def __init__(self, kit: TutorKit, seat: SeatIndex) -> None:
        self.kit = kit
        self.seat = seat

    def choose(self, game: Game, records: Sequence[Record]) -> Action:
        return advise(self.kit, game, self.seat, records).choices[0].action


def share_of_victory(kit: TutorKit, seed: int, level: str = "novice") -> float:
    """The follower's share of the victory in a game against others of that level."""
    found = find(kit.name)
    names = NAMES[: found.usual_players]
    game = kit.game.new(names, seed)
    records: list[Record] = []
    chance = Chance(~seed)
    follower = Follower(kit, seed % len(names))
    rivals = [found.ai.opponent(level, seed * len(names) + seat) for seat in range(len(names))]
    while decision := game.decision:
        if decision.seat == follower.seat:
            action = follower.choose(game, records)
        else:
            view = game.view(decision.seat, chance.below(1 << 32))
            past = found.ai.past(records, decision.seat)
            action = rivals[decision.seat].choose(view, past).action
        records.append(game.apply(action))
    assert game.status() == []
    assert game.outcome is not None
    winners = game.outcome.winners
    return (follower.seat in winners) / len(winners)
