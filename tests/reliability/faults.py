"""A disk that refuses: any step of a save can fail, for any reason, once or for a while."""

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, Final

from colosseum.play import saves
from colosseum.play.session import Session
from colosseum.scenes.table.scene import TableScene
from tests.hands import Hands
from tests.reliability.playing import assert_unchanged, new_session, next_action

STEPS: Final = ("open", "write", "fsync", "rename", "link")
REASONS: Final = {
    errno.ENOSPC: "the disk is full",
    errno.EIO: "the disk has a fault",
    errno.EACCES: "the system does not allow it",
}
"""What the system may say, and what the player then reads."""


@contextmanager
def fault(step: str, reason: int) -> Iterator[None]:
    """For a while, this step of writing a file fails."""

    def refuse(*_: Any, **__: Any) -> Any:
        raise OSError(reason, os.strerror(reason))

    class Refusing:
        """A file that opens, and takes nothing."""

        def __init__(self, stream: Any) -> None:
            self._stream = stream

        def __enter__(self) -> "Refusing":
            return self

        def __exit__(self, *_: object) -> None:
            self._stream.close()

        write = refuse

    open_file = Path.open

    def open_for_nothing(path: Path, mode: str = "r", *rest: Any, **more: Any) -> Any:
        if "w" not in mode:
            return open_file(path, mode, *rest, **more)
        return refuse() if step == "open" else Refusing(open_file(path, mode, *rest, **more))

    owner, name, instead = {
        "open": (Path, "open", open_for_nothing),
        "write": (Path, "open", open_for_nothing),
        "fsync": (os, "fsync", refuse),
        "rename": (Path, "replace", refuse),
        "link": (os, "link", refuse),
    }[step]
    before = getattr(owner, name)
    setattr(owner, name, instead)
    try:
        yield
    finally:
        setattr(owner, name, before)


class FaultyTable:
    """A table whose disk fails again and again."""

    def __init__(self, hands: Hands, chance: Random) -> None:
        self._hands = hands
        self._chance = chance
        self.faults = 0
        self.failures = 0
        """Faults that kept a game from being saved."""
        self._sit_down()

    def _sit_down(self) -> None:
        self._session = new_session(self._chance.randrange(10**9))
        self._hands.app.close()
        self._hands.open(TableScene(self._hands.app, self._session))

    def fail_once(self) -> None:
        """One fault: its failure is seen, nothing saved is lost, and all is saved afterwards."""
        session, hands = self._session, self._hands
        before = _saved(session)
        step, reason = self._chance.choice(STEPS), self._chance.choice([*REASONS])
        with fault(step, reason):
            for _ in range(self._chance.randrange(1, 4)):
                if isinstance(hands.scene, TableScene):
                    act_at_table(hands, hands.scene)
            assert hands.sees("unsaved") == (session.unsaved is not None), (step, reason)
            if session.unsaved is None:
                assert _saved(session) == len(session.journal.records)
            else:
                self.failures += 1
                assert session.unsaved.reason == REASONS[reason]
                assert _saved(session) >= before
                assert hands.app.would_be_lost()
        self.faults += 1
        hands.wait(5.1)
        assert not hands.sees("unsaved")
        assert _saved(session) == len(session.journal.records)
        if not isinstance(hands.scene, TableScene):
            self._sit_down()


def act_at_table(hands: Hands, table: TableScene) -> None:
    """Take the action that its number leads to, and wait for the next decision or the end."""
    session = table.session
    if session.decision is not None:
        table.act(next_action(session))
    hands.wait()
    hands.take_over()
    while hands.scene is table and table.is_moving:
        hands.wait()
        hands.take_over()


def _saved(session: Session) -> int:
    """How many actions the file has, all of them as they were taken."""
    assert session.file is not None
    journal, _ = saves.recover(session.file)
    assert_unchanged(journal)
    return len(journal.records)
