"""Opponents as they were in an earlier commit, so that today's can be measured against them.

“impresario@2c0f917” is the Impresario of that commit. Its own code answers in a process of its own,
and is asked as at a table: by a position, and by what the seat remembers.
"""

import json
import subprocess
import sys
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cache, partial
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final
from zipfile import ZipFile

from colosseum.ai.kit import OpponentKit
from colosseum.ai.player import Choice, Player
from colosseum.rules.chance import Chance
from colosseum.rules.kernel import Event
from colosseum.words.sentences import Sentence

_ROOT: Final = Path(__file__).resolve().parents[1]
_ANSWERING: Final = """
import json, sys
from colosseum.ai.opponents import prepare
from colosseum.games import find
kit = find(sys.argv[1]).ai
answer = prepare(kit.game, kit.opponent)
for question in sys.stdin:
    print(json.dumps(answer(question)), flush=True)
"""


class Commit:
    """A game's opponents as they were then, who answer one question after another."""

    def __init__(self, name: str, game: str) -> None:
        self.name = name
        self._folder = TemporaryDirectory()
        files = ["git", "archive", "--format=zip", name, "colosseum", ":(glob)assets/*.yaml"]
        packed = subprocess.run(files, cwd=_ROOT, stdout=subprocess.PIPE, check=True).stdout
        ZipFile(BytesIO(packed)).extractall(self._folder.name)
        self._process = subprocess.Popen(
            [sys.executable, "-c", _ANSWERING, game],
            cwd=self._folder.name,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, question: dict[str, Any]) -> str:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(json.dumps(question), file=self._process.stdin, flush=True)
        answer = json.loads(json.loads(self._process.stdout.readline()))
        return str(answer["action"])


class EarlierPlayer:
    def __init__(self, commit: Commit, level: str, seed: int, character: str) -> None:
        self._commit = commit
        self._who = {"level": level, "character": character}
        self._chance = Chance(seed)

    def choose(self, view: Any, past: Sequence[Event] | None = None) -> Choice:
        action = self._commit.ask(
            {
                **self._who,
                "seed": self._chance.below(1 << 32),
                "position": view.position(),
                "past": None if past is None else [str(event) for event in past],
            }
        )
        return Choice(view.read_action(action), Sentence(""))


@cache
def _commit(name: str, game: str) -> Commit:
    """One process for all the games that this one plays."""
    return Commit(name, game)


def _seat(commit: str, level: str, game: str, seed: int, character: str) -> Player[Any]:
    return EarlierPlayer(_commit(commit, game), level, seed, character)


def with_earlier(kit: OpponentKit[Any], levels: Iterable[str]) -> OpponentKit[Any]:
    """The kit with those of these levels that are another commit's."""
    found = []
    for name in levels:
        level, at, commit = name.partition("@")
        if at:
            seat = partial(_seat, commit, level, kit.game.name)
            found.append(replace(kit.level(level), name=name, seat=seat))
    return replace(kit, levels=(*kit.levels, *found))
