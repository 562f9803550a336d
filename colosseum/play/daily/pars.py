"""The par of a day: what the Grand Impresario reaches from the same seat and seed.

It plays in another process, as opponents think, so that the window stays smooth. Each question lets
it play for a moment; the answer is what it has done since. What it has done so far is kept, so that
if you leave the page and come back, it is where it was.
"""

import json
import time
from collections.abc import Iterator
from datetime import date
from functools import partial
from pathlib import Path
from typing import Any, Final

from colosseum import games
from colosseum.ai import characters
from colosseum.ai.work_in_moments import A_MOMENT, GO_ON, WorkInMoments
from colosseum.ai.worker import Answerer
from colosseum.files import paths
from colosseum.play import json_lines
from colosseum.play.career.stand_in import begun, played
from colosseum.play.daily.challenges import PAR_LEVEL, Challenge, of_day, read_day
from colosseum.rules.journal import Journal
from colosseum.rules.kernel import Game
from colosseum.words.sentences import Sentence

_MOST: Final = 9999

_so_far: dict[date, list[str]] = {}
"""What the Grand Impresario and its rivals have done in games that are not over yet."""


# The file


def _file() -> Path:
    return paths.data_folder() / "pars.jsonl"


def recorded() -> dict[date, int]:
    """All pars found, by day; the first that was found for it."""
    found: dict[date, int] = {}
    for day, par in json_lines.read_all(_file(), _read):
        found.setdefault(day, par)
    return found


def _read(data: Any) -> tuple[date, int]:
    match data:
        case {"day": str(day), "par": int(par)} if 0 <= par <= _MOST:
            return read_day(day), int(par)
    raise ValueError("it is no par")


def keep(day: date, par: int) -> None:
    if day not in recorded():
        json_lines.append(_file(), json.dumps({"day": day.isoformat(), "par": par}))


# Finding one


class ParProcess(WorkInMoments):
    """Finds the par of one day; `poll` it until it is kept, or it has failed."""

    def __init__(self, day: date) -> None:
        self.day = day
        self._actions = _so_far.setdefault(day, [])
        question = {"day": day.isoformat(), "actions": self._actions}
        super().__init__(partial(prepare, of_day(day).table.game), question)
        self.standing = Sentence("")
        """Where the game stands, in words."""
        self.par: int | None = None

    def _hear(self, answer: Any) -> bool:
        self._actions += answer["actions"]
        self.standing = Sentence.of_data(answer["standing"])
        self.par = answer["par"]
        if self.par is None:
            return False
        keep(self.day, self.par)
        _so_far.pop(self.day, None)
        return True

    def _give_up(self) -> None:
        _so_far.pop(self.day, None)


def prepare(game: str) -> Answerer:
    """Prepare the process: it finds one par after another, a moment at a time."""
    playing: Iterator[str] = iter(())
    journal: Journal[Any] | None = None
    challenge: Challenge | None = None
    games.find(game)  # importing it takes a while, and is no part of the first answer

    def work(text: str) -> str:
        nonlocal playing, journal, challenge
        if text != GO_ON:
            question = json.loads(text)
            challenge = of_day(date.fromisoformat(question["day"]))
            journal = begun(challenge.table, PAR_LEVEL, challenge.seed)
            for action in question["actions"]:
                journal.apply(journal.game.read_action(action))
            playing = played(challenge.table, PAR_LEVEL, journal)
        assert journal is not None
        assert challenge is not None
        until, done = time.monotonic() + A_MOMENT, list[str]()
        for action in playing:
            done.append(action)
            if time.monotonic() >= until:
                break
        return json.dumps(
            {
                "actions": done,
                "standing": _standing(challenge, journal.game).data(),
                "par": score_of(challenge, journal),
            }
        )

    return work


def _standing(challenge: Challenge, game: Game) -> Sentence:
    """Where it stands, with the names that people know: seats have only keys here."""
    words = challenge.kit.wording.standing_words(game)
    if "name" not in words.values:
        return words
    rival = challenge.table.seats[game.seats.index(str(words.values["name"]))]
    level = challenge.kit.ai.level(PAR_LEVEL)
    who = level.title if rival is None else characters.find(rival.character).name
    return Sentence(words.pattern, **{**words.values, "name": who})


def score_of(challenge: Challenge, journal: Journal[Any]) -> int | None:
    """What the person's seat has reached; None before the game is over."""
    if journal.game.decision is not None:
        return None
    return challenge.kit.deeds(journal, challenge.table.you).score
