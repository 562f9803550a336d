"""Several windows on one home, each of which plays whatever game it can get.

They are forked processes, which need a system that forks.
"""

import os
import time
import traceback
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import NoReturn

from colosseum.play import saves
from colosseum.play.saves import GameInUse
from colosseum.play.session import Session
from tests.reliability.playing import act, assert_unchanged, new_session

MOST_GAMES = 6


@dataclass(frozen=True, slots=True)
class Outcome:
    actions: int
    """Shown in all windows together."""
    games: int
    refused: int
    """How often a game was open in another window."""


def run_instances(count: int, seconds: float, home: Path, seed: int = 1) -> Outcome:
    """Let windows play side by side, then check that every action shown is there."""
    logs = [home / f"window-{number}.log" for number in range(count)]
    end = time.monotonic() + seconds
    windows = []
    for number, log in enumerate(logs):
        pid = os.fork()
        if pid == 0:
            _play(log, Random(seed * 100 + number), end)
        windows.append(pid)
    for window in windows:
        _, status = os.waitpid(window, 0)
        assert status == 0, "\n".join(log.read_text(encoding="utf-8")[-2000:] for log in logs)
    return _checked(logs)


def _checked(logs: list[Path]) -> Outcome:
    shown: Counter[str] = Counter()
    actions = refused = 0
    for log in logs:
        for line in log.read_text(encoding="utf-8").splitlines():
            count, _, name = line.partition(" ")
            if count == "refused":
                refused += 1
            else:
                actions += 1
                shown[name] = max(shown[name], int(count))
    assert actions == sum(shown.values()), "two windows took the same action"
    for name, number in shown.items():
        journal = saves.load(saves.folder() / name)
        saved = len(journal.records)
        assert saved == number, f"{name}: {number} shown, {saved} saved"
        assert_unchanged(journal)
    return Outcome(actions, len(shown), refused)


def _play(log: Path, chance: Random, end: float) -> NoReturn:
    code = 1
    try:
        with log.open("a", encoding="utf-8") as lines:
            while time.monotonic() < end:
                _play_a_while(lines.write, chance)
        code = 0
    except BaseException:
        log.write_text(traceback.format_exc(), encoding="utf-8")
    finally:
        os._exit(code)


def _play_a_while(write: Callable[[str], object], chance: Random) -> None:
    """Open a game, or begin one, take a few actions, and read all the others meanwhile."""
    files = saves.saved_games()
    try:
        if len(files) < MOST_GAMES:
            session = new_session(chance.randrange(10**9))
        else:
            session = Session.resume(chance.choice(files))
    except GameInUse:
        write("refused \n")
        return
    for _ in range(chance.randrange(1, 12)):
        if session.decision is None:
            break
        assert session.file is not None
        number = act(session)
        assert session.unsaved is None
        write(f"{number} {session.file.name}\n")
    session.close()
    for file in files:
        saves.saved_game(file)
    if files:
        saves.load(chance.choice(files))
