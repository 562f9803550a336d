"""The par of a day: what the Grand Impresario reaches from the same seat and seed.

It plays in another process, as opponents think, so that the window stays smooth. Each question lets
it play for a moment; the answer is what it has done since. What it has done so far is kept, so that
whoever leaves the page and comes back finds it where it was.
"""

import json
import logging
import time
from collections.abc import Iterator
from datetime import date
from functools import partial
from pathlib import Path
from typing import Any, Final

from colosseum import games
from colosseum.ai.opponents import chosen_at_table
from colosseum.ai.worker import Answer, Answerer, Worker
from colosseum.files import paths
from colosseum.play import json_lines
from colosseum.play.daily.challenges import PAR_LEVEL, Challenge, of_day, read_day
from colosseum.rules.journal import Journal
from colosseum.words.sentences import Sentence

log = logging.getLogger(__name__)

_A_MOMENT: Final = 0.1
"""Seconds of play between two answers, if no decision takes longer."""
_PATIENCE: Final = 120.0
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


class ParProcess:
    """Finds the par of one day; `poll` it until it is kept, or it has failed."""

    def __init__(self, day: date) -> None:
        self.day = day
        self._actions = _so_far.setdefault(day, [])
        self._worker = Worker(partial(prepare, of_day(day).table.game))
        question = json.dumps({"day": day.isoformat(), "actions": self._actions})
        self._worker.ask(question, _PATIENCE)
        self.standing = Sentence("")
        """Where the game stands, in words."""
        self.par: int | None = None
        self.has_failed = False

    @property
    def is_busy(self) -> bool:
        return self._worker.is_busy

    def poll(self) -> None:
        """See how far it has got; this never waits."""
        reply = self._worker.poll()
        if reply is None:
            return
        if not isinstance(reply, Answer):
            log.error("The par could not be found. %s", reply.reason)
            self.has_failed = True
            _so_far.pop(self.day, None)
            return
        data = json.loads(reply.text)
        self._actions += data["actions"]
        self.standing = Sentence.of_data(data["standing"])
        if data["par"] is None:
            self._worker.ask("", _PATIENCE)
        else:
            self.par = data["par"]
            keep(self.day, data["par"])
            _so_far.pop(self.day, None)

    def close(self) -> None:
        self._worker.close()


def prepare(game: str) -> Answerer:
    """Prepare the process: it finds one par after another, a moment at a time."""
    playing: Iterator[str] = iter(())
    journal: Journal[Any] | None = None
    challenge: Challenge | None = None
    games.find(game)  # importing it takes a while, and is no part of the first answer

    def work(text: str) -> str:
        nonlocal playing, journal, challenge
        if text:
            question = json.loads(text)
            challenge = of_day(date.fromisoformat(question["day"]))
            journal = begun(challenge)
            for action in question["actions"]:
                journal.apply(journal.game.read_action(action))
            playing = played(challenge, journal)
        assert journal is not None
        assert challenge is not None
        until, done = time.monotonic() + _A_MOMENT, list[str]()
        for action in playing:
            done.append(action)
            if time.monotonic() >= until:
                break
        return json.dumps(
            {
                "actions": done,
                "standing": challenge.kit.wording.standing_words(journal.game).data(),
                "par": score_of(challenge, journal),
            }
        )

    return work


def begun(challenge: Challenge) -> Journal[Any]:
    names = [rival.character if rival else PAR_LEVEL for rival in challenge.table.seats]
    return Journal(challenge.begin(names))


def played(challenge: Challenge, journal: Journal[Any]) -> Iterator[str]:
    """Play the game on to its end with the Grand Impresario in the person's seat."""
    while (decision := journal.game.decision) is not None:
        rival = challenge.table.seats[decision.seat]
        level, character = (rival.level, rival.character) if rival else (PAR_LEVEL, "")
        choice = chosen_at_table(challenge.kit.ai, journal, level, character)
        yield str(journal.apply(choice.action).action)


def score_of(challenge: Challenge, journal: Journal[Any]) -> int | None:
    """What the person's seat has reached; None before the game is over."""
    if journal.game.decision is not None:
        return None
    return challenge.kit.deeds(journal, challenge.table.you).score
