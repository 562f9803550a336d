"""A damaged game that gives way to its previous save, in a window that is killed on the way there.

The window is a forked process, which needs a system that forks.
"""

import shutil
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from colosseum.play import saves
from colosseum.play.session import Session
from tests import games
from tests.reliability.kills import killed_while

ACTIONS: Final = 3


def _cut_off(file: Path) -> None:
    content = file.read_bytes()
    file.write_bytes(content[: len(content) // 2])


def _spoil_a_byte(file: Path) -> None:
    content = bytearray(file.read_bytes())
    content[-5] ^= 1
    file.write_bytes(content)


def _put_a_folder_there(file: Path) -> None:
    file.unlink()
    file.mkdir()


DAMAGES: Final[dict[str, Callable[[Path], object]]] = {
    "cut off": _cut_off,
    "a wrong byte": _spoil_a_byte,
    "empty": lambda file: file.write_bytes(b""),
    "something else": lambda file: file.write_text("no longer a game", encoding="utf-8"),
    "a folder": _put_a_folder_there,
    "missing": Path.unlink,
}


def kill_at_every_step(damage: str) -> int:
    """Recover a damaged game again and again, killed one step later each time; how many kills."""
    steps = 1
    while _is_killed(damage, steps):
        steps += 1
    return steps - 1


def _is_killed(damage: str, steps: int) -> bool:
    """Whether this many steps are not enough. Whatever was done, the game is there and goes on."""
    file = _damaged(damage)
    before = file.read_bytes() if file.is_file() else None
    is_killed = killed_while(partial(Session.resume, file), steps)
    where = f"{damage}, killed after {steps} steps"
    assert saves.saved_games() == [file], where
    assert len(saves.recover(file)[0].records) == ACTIONS - 1, where
    session = Session.resume(file)
    assert len(session.journal.records) == ACTIONS - 1, where
    session.act(session.game.choices().actions[0])
    session.close()
    assert len(saves.load(file).records) == ACTIONS, where
    kept = [each.read_bytes() for each in file.parent.glob("*.damaged") if each.is_file()]
    assert before is None or before in kept, f"{where}: what was damaged is gone"
    _clear(file.parent)
    return is_killed


def _damaged(damage: str) -> Path:
    session = games.people_at_a_table(ACTIONS)
    session.close()
    assert session.file is not None
    DAMAGES[damage](session.file)
    return session.file


def _clear(folder: Path) -> None:
    for each in folder.iterdir():
        if each.is_dir():
            shutil.rmtree(each)
        else:
            each.unlink()
