"""Somebody who does whatever the advisor marks first."""

from colosseum.ai.colosseum.kit import KIT
from colosseum.rules.chance import Chance
from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.actions import Offer
from colosseum.rules.kernel import Action, SeatIndex
from colosseum.tutor.advisor import advise

NAMES = ("Aquila", "Lupa", "Sol", "Laurus")


class Follower:
    """Remembers nothing but the offers made this turn, as the table does."""

    def __init__(self, seat: SeatIndex) -> None:
        self.seat = seat
        self.turn = 0
        self.offers: list[Offer] = []

    def choose(self, game: Game) -> Action:
        if game.state.turn != self.turn:
            self.turn = game.state.turn
            self.offers.clear()
        action = advise(game, self.seat, self.offers).choices[0].action
        if isinstance(action, Offer):
            self.offers.append(action)
        return action


def share_of_victory(seed: int, level: str = "novice") -> float:
    """What the follower has of a game's victory against three of that level."""
    game = Game.new(NAMES, seed)
    chance = Chance(~seed)
    follower = Follower(seed % len(NAMES))
    rivals = [KIT.opponent(level, seed * len(NAMES) + seat) for seat in range(len(NAMES))]
    while decision := game.decision:
        if decision.seat == follower.seat:
            action = follower.choose(game)
        else:
            view = game.view(decision.seat, chance.below(1 << 32))
            action = rivals[decision.seat].choose(view).action
        game.apply(action)
    assert game.status() == []
    assert game.outcome is not None
    winners = game.outcome.winners
    return (follower.seat in winners) / len(winners)
