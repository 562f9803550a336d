"""Saved games as a stranger could send them: whole and sealed, but with nonsense about themselves.

What a header says about its game is shown by the title and the list before anything is replayed.
"""

import json
from collections import Counter
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, Final

from colosseum import games
from colosseum.ai.tournament import play_game
from colosseum.files import storage
from colosseum.play import saves
from colosseum.play.seats import Seat, noted
from colosseum.play.session import Session
from colosseum.play.summary import summary_of
from colosseum.rules.journal import Journal, _seal
from colosseum.scenes.results import ResultsScene
from colosseum.scenes.saved_games import SavedGamesScene
from colosseum.scenes.table.scene import TableScene
from colosseum.scenes.title import TitleScene
from tests.hands import Hands
from tests.reading import sentence
from tests.reliability.mutations import spoilt

_NAMES: Final = ("Aquila", "Lupa", "Sol")


@cache
def _texts() -> tuple[str, ...]:
    """Games of every kind: just begun, and over."""
    found = []
    for name in games.GAMES:
        kit = games.find(name)
        seats = tuple(Seat(who, "human", place) for place, who in enumerate(_NAMES))
        seats = seats[: kit.game.players[0]]
        begun: Journal[Any] = Journal(kit.game.new([seat.name for seat in seats], 7), noted(seats))
        for _ in range(5):
            begun.apply(begun.game.choices().pick(Random(5)))
        over = play_game(kit.ai, ["random"] * len(seats), 7)
        found += [journal.text(summary_of(journal)) for journal in (begun, over)]
    return tuple(found)


def spoilt_header(chance: Random) -> bytes:
    """A sealed game with one to three things wrong in its summary, now and then in its notes."""
    first, _, actions = chance.choice(_texts()).partition("\n")
    header = json.loads(first)
    part = "summary" if chance.random() < 0.8 else "notes"
    for _ in range(chance.randrange(1, 4)):
        header[part] = spoilt(header[part], chance)
    header["seal"] = _seal(header)
    return f"{json.dumps(header)}\n{actions}".encode()


class Showing:
    """A window in which one such game after another is looked at, and opened."""

    def __init__(self, hands: Hands) -> None:
        self._hands = hands
        self.seen: Counter[str] = Counter()
        """How many were opened at the table, opened at their results, or refused in a sentence."""

    def show(self, content: bytes) -> None:
        file = _only_game(content)
        self._look_at_title()
        refused = self._look_at_list()
        if refused:
            self.seen["refused"] += 1
        else:
            self._open(file)
        self._hands.app.close()

    def _look_at_title(self) -> None:
        self._hands.open(TitleScene(self._hands.app))
        assert isinstance(self._hands.scene, TitleScene)
        for trouble in self._hands.scene.troubles:
            sentence(trouble)

    def _look_at_list(self) -> str:
        """Why the game cannot be opened, as the list says; nothing if it can be."""
        self._hands.open(SavedGamesScene(self._hands.app))
        assert isinstance(self._hands.scene, SavedGamesScene)
        (game,) = self._hands.scene.games
        return sentence(game.trouble) if game.trouble else ""

    def _open(self, file: Path) -> None:
        hands = self._hands
        hands.click("open-0")
        hands.wait(0.1)
        scene = hands.app._stack[-1]
        if isinstance(scene, SavedGamesScene):
            self.seen["refused"] += 1
            sentence(scene.games[0].trouble)
        elif isinstance(scene, ResultsScene):
            self.seen["at the results"] += 1
            assert scene.session.game.outcome is not None
        else:
            table = hands.app._stack[0]  # there may be a curtain before it
            assert isinstance(table, TableScene)
            self.seen["at the table"] += 1
            _play_on(table.session, file)


def _only_game(content: bytes) -> Path:
    for each in saves.folder().iterdir():
        each.unlink()
    storage.notices.clear()
    file = saves.folder() / "from a stranger.journal"
    file.write_bytes(content)
    return file


def _play_on(session: Session, file: Path) -> None:
    """Whatever the header said: a game at the table is not over, and is saved where it was."""
    assert session.decision is not None
    assert session.file == file
    session.act(session.game.choices().pick(Random(1)))
    assert session.unsaved is None
    assert len(saves.load(file).records) == len(session.journal.records)
