"""A window that is killed: at any moment, or at any step of a save.

The window is a forked process that tells its parent every action that it would have shown. It needs
a system that forks.
"""

import os
import shutil
import signal
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, NoReturn

from colosseum.play import saves
from colosseum.play.session import Session
from tests.reliability.playing import act, assert_unchanged, new_session

LONGEST_LIFE = 0.05
"""Seconds before a kill at a random moment."""
STEPS_OF_A_SAVE = 12


def kill_once(chance: Random) -> int:
    """Let a window play on, kill it, and check that nothing it had shown is lost.

    Returns how many records it had shown.
    """
    files = saves.saved_games()
    inside = chance.random() < 0.5
    steps = chance.randrange(1, 3 * STEPS_OF_A_SAVE) if inside else -1
    read, write = os.pipe()
    window = os.fork()
    if window == 0:
        _play(files[0] if files else None, write, steps)
    os.close(write)
    if not inside:
        time.sleep(chance.random() * LONGEST_LIFE)
        os.kill(window, signal.SIGKILL)
    with os.fdopen(read, "rb") as pipe:
        told = pipe.read()
    os.waitpid(window, 0)
    shown = int.from_bytes(told[-4:], "big")
    if not shown:
        return 0
    file = saves.saved_games()[0]
    journal, _ = saves.recover(file)
    assert len(journal.records) >= shown, f"{shown} shown, {len(journal.records)} saved"
    assert_unchanged(journal)
    if journal.game.decision is None:
        saves.delete(file)
    return shown


def killed_while(do: Callable[[], object], steps: int) -> bool:
    """Do something in a process that dies after a given number of steps of saving; whether it died.

    If it is done before, it was not killed.
    """
    process = os.fork()
    if process == 0:
        try:
            _die_after(steps)
            do()
        finally:
            os._exit(1)
    _, status = os.waitpid(process, 0)
    return os.WIFSIGNALED(status)


def _play(file: Path | None, pipe: int, steps: int) -> NoReturn:
    """Play until someone kills us; after that many steps of saving, we do it ourselves."""
    try:
        if steps >= 0:
            _die_after(steps)
        session = new_session(time.monotonic_ns() % 10**9) if file is None else Session.resume(file)
        while session.decision is not None:
            os.write(pipe, act(session).to_bytes(4, "big"))
        os.write(pipe, len(session.journal.records).to_bytes(4, "big"))
        time.sleep(60 if steps < 0 else 0)
    finally:
        os._exit(1)


def _die_after(steps: int) -> None:
    """Count every step of a save, and die before or after the one whose number comes up."""
    left = [steps]

    def mortal(step: Callable[..., Any]) -> Callable[..., Any]:
        def take(*values: Any, **more: Any) -> Any:
            left[0] -= 1
            if left[0] == 0:
                os.kill(os.getpid(), signal.SIGKILL)
            done = step(*values, **more)
            left[0] -= 1
            if left[0] == 0:
                os.kill(os.getpid(), signal.SIGKILL)
            return done

        return take

    for owner, name in (
        (Path, "open"),
        (Path, "replace"),
        (Path, "unlink"),
        (os, "fsync"),
        (os, "link"),
        (shutil, "copyfile"),
    ):
        setattr(owner, name, mortal(getattr(owner, name)))
