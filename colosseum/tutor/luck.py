"""Luck: what rolls, draws and the deal were worth to a player.

Where chance has decided something, it decides again and again from the same position: the worth of
what came, less the mean of all that could have come, is luck. Positions are valued at a glance.
Games played on would value them better each, and worse together: the luck of what follows is larger
than that of a single roll, even if it is the same for all.

What came and what could have come are drawn alike and valued alike. So the mean of luck over many
games is nothing, however well or badly a glance sees.
"""

from collections.abc import Iterator
from hashlib import sha256
from typing import Any, Final

from colosseum.ai.kit import OpponentKit
from colosseum.rules.account import Stroke
from colosseum.rules.chance import Chance
from colosseum.rules.journal import Journal
from colosseum.rules.kernel import Game, SeatIndex

TRIES: Final = 16
"""How often chance decides again."""
_SEEDS: Final = 1 << 62


class CountingLuck:
    """One seat's luck in a game. `step` does a little of the work until it `is_done`."""

    def __init__(self, kit: OpponentKit[Any], journal: Journal[Any], seat: SeatIndex) -> None:
        self._at_a_glance = kit.playing_on.at_a_glance
        self._journal = journal
        self._seat = seat
        # From the game itself, so that it has the same luck whenever it is counted. Were the seeds
        # the same in all games, so would be the rolls that could have come.
        digest = sha256(journal.digest.encode()).digest()
        self._chance = Chance(int.from_bytes(digest[:8], "big"))
        self.strokes: list[Stroke] = []
        """As they came."""
        self._left = self._counted()
        self.is_done = False
        self.step()

    @property
    def progress(self) -> float:
        """The share of the game that is done."""
        if self.is_done or not self._journal.records:
            return 1.0
        return (self.strokes[-1].number or 0) / len(self._journal.records) if self.strokes else 0.0

    def step(self) -> None:
        """Count the next stroke of luck."""
        stroke = next(self._left, None)
        if stroke is None:
            self.is_done = True
        else:
            self.strokes.append(stroke)

    @property
    def total(self) -> float:
        return sum(stroke.worth for stroke in self.strokes)

    def luckiest(self) -> Stroke | None:
        best = max(self.strokes, key=lambda stroke: stroke.worth, default=None)
        return best if best is not None and best.worth > 0 else None

    def unluckiest(self) -> Stroke | None:
        worst = min(self.strokes, key=lambda stroke: stroke.worth, default=None)
        return worst if worst is not None and worst.worth < 0 else None

    def _counted(self) -> Iterator[Stroke]:
        game: Game = self._journal.beginning()
        if (stroke := self._deal(game)) is not None:
            yield stroke
        for number, record in enumerate(self._journal.records):
            before = game.copy()
            if not game.apply(record.action).chance:
                continue
            others = []
            for _ in range(TRIES):
                other = before.with_other_luck(self._seed())
                other.apply(record.action)
                others.append(other)
            yield Stroke(number, self._luck(game, others))

    def _deal(self, game: Game) -> Stroke | None:
        """What was dealt before anyone decided; None where a position was laid out."""
        origin = game.origin or {}
        if "seed" not in origin:
            return None
        others = [
            type(game).new(game.seats, self._seed(), origin["options"], game.rules_version)
            for _ in range(TRIES)
        ]
        return Stroke(None, self._luck(game, others))

    def _luck(self, game: Game, others: list[Game]) -> float:
        usual = sum(self._at_a_glance(other, self._seat) for other in others) / len(others)
        return self._at_a_glance(game, self._seat) - usual

    def _seed(self) -> int:
        return self._chance.below(_SEEDS)
