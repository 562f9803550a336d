"""A whole game of Roma by dragging: dice onto symbols, cards onto places."""

import pytest

from colosseum.play.session import Session
from colosseum.rules.roma.actions import Activate, Bribe, DrawCards, Lay, Play, TakeMoney
from tests.conftest import OpenApp
from tests.hands import Hands
from tests.player import Player, lineup

PIECES = ("choose-die", "choose-held", "taken-up")
CARRIED = (Lay, Play, TakeMoney, DrawCards, Activate, Bribe)
"""What is done by laying a card or a die somewhere."""


class Carrier(Player):
    """Drags whatever can be dragged; the rest is clicked."""

    def __init__(self, hands: Hands, seed: int) -> None:
        super().__init__(hands, seed, hands.click)
        self.carried: set[int] = set()
        """The actions done by dragging, by their place in the journal."""

    def decide(self, session: Session) -> None:
        kind = session.game.decision.kind
        if kind not in ("lay", "act", "lay-free", "lay-again"):
            super().decide(session)
        elif kind == "lay-free" and not self.pieces():
            self.press("decline")
        elif kind == "act" and (not self.pieces() or self.chance.random() < 0.25):
            self.press("end")
        else:
            before = len(session.journal.records)
            piece = self.chance.choice(self.pieces())
            self.hands.carry(piece, self.chance.choice(self.targets(piece)))
            if len(session.journal.records) > before:
                self.carried.add(before)

    def pieces(self) -> list[str]:
        """The dice, the cards of the hand, and those that are to be laid again."""
        return [key for key in self.offered() if key.startswith(PIECES)]

    def targets(self, piece: str) -> list[str]:
        """Symbols for a die, and the player's own places for a card."""
        goes_to = "symbol-" if piece.startswith("choose-die") else "place-0-"
        return [w.key for w in self.hands.scene.page.widgets if w.key.startswith(goes_to)]


@pytest.fixture
def hands(open_app: OpenApp) -> Hands:
    return Hands(open_app((1024, 576), speed="instant", muted=True))


@pytest.mark.parametrize(("way", "seed"), [("arena", 8), ("mixed", 6)])
def test_a_whole_game_by_dragging(hands: Hands, way: str, seed: int) -> None:
    player = Carrier(hands, 1)
    session = player.play("roma", lineup(1, "novice", 2), seed, {"cards": way})
    assert session.game.outcome is not None
    done = {
        number: type(record.action)
        for number, record in enumerate(session.journal.records)
        if record.seat == 0 and isinstance(record.action, CARRIED)
    }
    assert set(done) == player.carried
    assert {Lay, Play, TakeMoney, DrawCards, Activate} <= set(done.values())
