"""Gathering laurels from all saved games, in another process: hundreds of games are replayed.

It only reads: what it has found is written here, where the window is.
"""

import json
import logging
import time
from pathlib import Path
from typing import Any

from colosseum.ai.work_in_moments import A_MOMENT, GO_ON, WorkInMoments
from colosseum.ai.worker import Answerer
from colosseum.play import saves
from colosseum.play.career import laurels
from colosseum.play.career.laurels import Feats
from colosseum.words.sentences import GameError

log = logging.getLogger(__name__)

_read: set[tuple[Path, float]] = set()
"""Saved games that were read since the program started, and when they had been written."""


class Gathering(WorkInMoments):
    """Reading all games; `poll` it until it is no longer busy."""

    def __init__(self, files: list[Path]) -> None:
        self._files = files
        question = {"files": [str(file) for file in files], "known": sorted(laurels.told())}
        super().__init__(prepare, question)
        self.done = 0
        self.all = len(files)

    def _hear(self, answer: Any) -> bool:
        laurels.keep([Feats.read(line) for line in answer["told"]])
        self.done = answer["done"]
        if self.done < self.all:
            return False
        _read.update((file, saves.last_written(file)) for file in self._files)
        return True


def begun() -> Gathering | None:
    """Begin to read all saved games; None if there is nothing new among them."""
    try:
        files = saves.saved_games()
    except GameError as error:
        log.warning("%s", error)
        return None
    new = [file for file in files if (file, saves.last_written(file)) not in _read]
    return Gathering(new) if new else None


def prepare() -> Answerer:
    """Prepare the process: it reads one list of files, a moment at a time."""
    files: list[Path] = []
    known: set[str] = set()
    done = 0

    def work(text: str) -> str:
        nonlocal files, known, done
        if text != GO_ON:
            question = json.loads(text)
            files = [Path(name) for name in question["files"]]
            known = {*question["known"]}
            done = 0
        until, told = time.monotonic() + A_MOMENT, list[Any]()
        while done < len(files) and time.monotonic() < until:
            feats = laurels.feats_in(files[done], known)
            done += 1
            if feats is not None:
                known.add(feats.digest)
                told.append(json.loads(feats.line()))
        return json.dumps({"done": done, "told": told})

    return work
