"""Who has tried which day's challenge: a line when the game that counts begins, one when it ends.

A day counts once, and only on the day itself: if you turn the clock back, past days stay past.
What a line says of a finished game follows from its journal, so lost lines are told again.
"""

import json
import logging
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import date, timedelta
from pathlib import Path
from typing import Any, Final, Self

from colosseum import games
from colosseum.files import paths
from colosseum.play import json_lines, saves
from colosseum.play.daily.challenges import Challenge, challenge_of, claim_of, read_day
from colosseum.play.session import Session
from colosseum.rules.journal import Journal, read_stage
from colosseum.words.sentences import GameError

log = logging.getLogger(__name__)

_LONGEST: Final = 80
_MOST: Final = 9999
_WRONG_CLOCK: Final = timedelta(days=31)
"""A game of a day further ahead was begun by a clock that was wrong; it bars no other."""


@dataclass(frozen=True, slots=True)
class Try:
    """The game that counts for a day."""

    day: date
    digest: str = ""
    """Identifies the game; "" until it is over."""
    score: int = 0
    place: int = 0

    @property
    def is_over(self) -> bool:
        return bool(self.digest)

    @classmethod
    def of(cls, journal: Journal[Any], challenge: Challenge) -> Self:
        deeds = games.find(journal.game.name).deeds(journal, challenge.table.you)
        return cls(challenge.day, journal.digest, deeds.score, deeds.place)

    @classmethod
    def read(cls, data: Any) -> Self:
        """Read what `line` wrote; `ValueError` if it is something else."""
        match data:
            case {"day": str(day), "digest": str(digest), "score": int(score), "place": int(place)}:
                if digest and len(digest) <= _LONGEST and 0 <= score <= _MOST and place >= 1:
                    return cls(read_day(day), digest, int(score), int(place))
            case {"day": str(day)}:
                return cls(read_day(day))
        raise ValueError("it is no try of a challenge")

    def line(self) -> str:
        data: dict[str, Any] = {"day": self.day.isoformat()}
        if self.is_over:
            data |= {"digest": self.digest, "score": self.score, "place": self.place}
        return json.dumps(data)


def _file() -> Path:
    return paths.data_folder() / "challenges.jsonl"


def recorded() -> dict[date, Try]:
    """The try of each day: what it came to, if it is over."""
    found: dict[date, Try] = {}
    for one in json_lines.read_all(_file(), Try.read):
        if one.day not in found or (one.is_over and not found[one.day].is_over):
            found[one.day] = one
    return found


def counts(day: date, today: date, tries: Mapping[date, Try]) -> bool:
    """Whether a game of that day's challenge would count if it began now."""
    later = (other for other in tries if today < other <= today + _WRONG_CLOCK)
    return day == today and day not in tries and not any(later)


def begin(challenge: Challenge, today: date) -> Session:
    """Begin a game of the challenge: the one that counts, if there can be one."""
    if not counts(challenge.day, today, recorded()):
        return Session.at_stage(challenge.played_freely, challenge.seed)
    session = Session.at_stage(challenge.table, challenge.seed)
    json_lines.append(_file(), Try(challenge.day).line())
    return session


def record(journal: Journal[Any]) -> Try | None:
    """Record a finished game if it counts for a day, unless the day has a result already."""
    claim, challenge = claim_of(journal.stage), challenge_of(journal)
    if claim is None or challenge is None or not claim.is_counted:
        return None
    if journal.game.decision is not None:
        return None
    found, known = Try.of(journal, challenge), recorded().get(challenge.day)
    if known is None or not known.is_over:
        json_lines.append(_file(), found.line())
    return found


def saved_game(one: Try) -> Path | None:
    """The file of the game that counts for a day, if it is still there."""
    for file, header in _saved():
        claim = claim_of(read_stage(header))
        is_of_day = claim is not None and claim.is_counted and claim.day == one.day
        if is_of_day and one.digest in ("", header.get("digest")):
            return file
    return None


def gather() -> None:
    """Record the games that count and that no line is about."""
    known = recorded()
    for file, header in _saved():
        claim = claim_of(read_stage(header))
        if claim is None or not claim.is_counted:
            continue
        if claim.day not in known:
            json_lines.append(_file(), Try(claim.day).line())
        if claim.day not in known or not known[claim.day].is_over:
            try:
                record(saves.recover(file)[0])
            except GameError as error:
                log.warning("%s", error)


def _saved() -> Iterator[tuple[Path, dict[str, Any]]]:
    """The saved games with their headers; those that cannot be read are left out."""
    try:
        files = saves.saved_games()
    except GameError as error:
        log.warning("%s", error)
        return
    for file in files:
        try:
            yield file, saves.header_of(file)
        except GameError as error:
            log.warning("%s", error)
