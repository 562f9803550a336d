"""A player at the window who decides by chance, at any game's table."""

import time
from collections.abc import Callable, Mapping
from random import Random
from typing import Final

from colosseum import games
from colosseum.play.seats import HUMAN, USUAL_NAMES, Seat
from colosseum.play.session import Session
from colosseum.rules.options import OptionValue
from colosseum.scenes.results import ResultsScene
from colosseum.scenes.table.scene import TableScene
from tests.hands import FRAME, Hands

ENDS: Final = ("do", "accept", "refuse", "pass", "end", "keep", "decline")
"""What ends a decision, in the order to try it."""
ASIDE: Final = ("catalogue", "programme", "refuse all", "card words")
"""What leads away from the decision, or away from all of its kind."""
PATIENCE: Final = 300.0
"""The most seconds a game may take; it usually takes two."""

Press = Callable[[str], None]


class Player:
    """Tries some of what the panel offers, and then decides."""

    def __init__(self, hands: Hands, seed: int, press: Press) -> None:
        self.hands = hands
        self.chance = Random(seed)
        self.press = press
        self.explained: set[str] = set()
        """What the widgets say of themselves, of all that were there at a decision."""

    def play(
        self,
        game: str,
        seats: list[Seat],
        seed: int,
        options: Mapping[str, OptionValue] | None = None,
    ) -> Session:
        """A whole game, until its results are shown."""
        session = Session.new(games.find(game), seats, seed, options)
        self.table = table = TableScene(self.hands.app, session)
        self.hands.open(table)
        deadline = time.monotonic() + PATIENCE
        while session.decision is not None:
            assert time.monotonic() < deadline, session.game.position()
            self.hands.wait(FRAME)
            if self.hands.sees("take over"):
                self.press("take over")
            elif self.hands.sees("yes"):
                self.press(self.chance.choice(("yes", "no")))
            elif session.awaits_human and not self.hands.sees("skip"):
                self.decide(session)
                assert session.game.status() == []
            else:
                time.sleep(0.001)
        while self.hands.scene is table:
            self.hands.wait(FRAME)
            if table.display.timeline.waiting:  # the finale, at any speed
                self.press("skip")  # with whatever hands it has
        assert isinstance(self.hands.scene, ResultsScene)
        return session

    def decide(self, session: Session) -> None:
        before = len(session.journal.records)
        self.explained.update(widget.explanation for widget in self.hands.scene.page.widgets)
        for _ in range(self.chance.randrange(3)):
            self.press(self.chance.choice(self.offered()))
            if len(session.journal.records) != before or not self.offered():
                return
        offered = self.offered()
        walks = [key for key in offered if key.startswith("walk")]
        ends = [key for key in ENDS if key in offered]
        if walks or ends:
            self.press(walks[0] if walks else self.chance.choice(ends[:2]))

    def offered(self) -> list[str]:
        """Everything that can be pressed now and belongs to the decision."""
        return [
            widget.key
            for widget in self.hands.scene.page.widgets
            if widget.comes_first
            and widget.on_press
            and widget.enabled
            and widget.key not in ASIDE
            and not widget.key.startswith(("programme-", "choose programme-", "asset-"))
        ]


def lineup(people: int, others: str, count: int) -> list[Seat]:
    """People in the first seats, and opponents of a level in the others."""
    return [
        Seat(USUAL_NAMES[place], HUMAN if place < people else others, place)
        for place in range(count)
    ]
