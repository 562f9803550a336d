"""Laurels for deeds in any finished game: told from its journal, so older games count as well.

A line for each game keeps what it earned when the game is deleted. Games that are played on from a
moment earn nothing, and neither does watching a replay, which writes no journal.
"""

import json
import logging
from collections import Counter
from collections.abc import Container, Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, Self

from colosseum import games
from colosseum.files import paths
from colosseum.formats.yaml_fields import Field
from colosseum.games import GameKit
from colosseum.play import json_lines, saves
from colosseum.play.seats import seats_of
from colosseum.rules.goals import Goal, Reach, read_goal
from colosseum.rules.journal import Journal
from colosseum.words.sentences import GameError

log = logging.getLogger(__name__)

_MOST_NAMES: Final = 200
_LONGEST: Final = 80
_MOST_TIMES: Final = 1000


@dataclass(frozen=True, slots=True)
class Laurel:
    name: str
    title: str
    game: str
    """"" where any game will do."""
    goal: Goal
    times: int
    """In how many games."""
    level: str
    """That the strongest opponent has at least; "" for any."""
    is_hidden: bool

    def is_reached(self, journal: Journal[Any]) -> bool:
        """Whether a person has reached the goal in this finished game."""
        kit = games.find(journal.game.name)
        if self.game not in ("", kit.name):
            return False
        seats = seats_of(journal)
        if self.level and not any(_is_at_least(kit, seat.player, self.level) for seat in seats):
            return False
        people = [place for place, seat in enumerate(seats) if seat.is_human]
        return any(self.goal.is_reached(kit.deeds(journal, place)) for place in people)


def _is_at_least(kit: GameKit, player: str, level: str) -> bool:
    """Whether a player is an opponent of this level or a stronger one."""
    return player in kit.levels[kit.levels.index(level) :]


@cache
def laurels() -> tuple[Laurel, ...]:
    """All of them; `FieldError` names file, line and field of a mistake."""
    return read_laurels(paths.asset("career", "laurels.yaml"))


def read_laurels(file: Path) -> tuple[Laurel, ...]:
    top = Field.of_file(file).mapping()
    found = tuple(_laurel(item) for item in top["laurels"].items())
    top.close()
    return found


def _laurel(field: Field) -> Laurel:
    entry = field.mapping()
    game, level = entry.text("game"), entry.text("level")
    if game and game not in games.GAMES:
        raise entry["game"].error(f"expected one of {', '.join(games.GAMES)}.")
    kit = games.find(game or games.GAMES[0])
    if level and level not in kit.levels:
        raise entry["level"].error(f"expected one of {', '.join(kit.levels)}.")
    times = entry.get("times")
    laurel = Laurel(
        name=entry["name"].text(),
        title=entry["title"].text(),
        game=game,
        goal=read_goal(entry["goal"], kit.figures if game else {}),
        times=1 if times is None else times.number(1, _MOST_TIMES),
        level=level,
        is_hidden=entry.flag("hidden"),
    )
    entry.close()
    return laurel


@cache
def _definitions() -> str:
    """Which laurels there are: games are told again once others can be earned."""
    parts = [(it.name, it.game, it.goal.name, it.level) for it in laurels()]
    return sha256(json.dumps(parts).encode()).hexdigest()[:12]


# What each game earned


@dataclass(frozen=True, slots=True)
class Feats:
    """The laurels that one game counts for."""

    digest: str
    definitions: str
    reached: tuple[str, ...]

    @classmethod
    def of(cls, journal: Journal[Any]) -> Self:
        reached = tuple(it.name for it in laurels() if it.is_reached(journal))
        return cls(journal.digest, _definitions(), reached)

    @classmethod
    def read(cls, data: Any) -> Self:
        match data:
            case {"digest": str(digest), "of": str(definitions), "reached": [*reached]} if (
                max(len(digest), len(definitions)) <= _LONGEST and len(reached) <= _MOST_NAMES
            ):
                if all(isinstance(name, str) and len(name) <= _LONGEST for name in reached):
                    return cls(digest, definitions, tuple(reached))
        raise ValueError("it tells no feats")

    def line(self) -> str:
        return json.dumps({"digest": self.digest, "of": self.definitions, "reached": self.reached})


def _file() -> Path:
    return paths.data_folder() / "laurels.jsonl"


def recorded() -> list[Feats]:
    return json_lines.read_all(_file(), Feats.read)


def counts(feats: Sequence[Feats]) -> Counter[str]:
    """In how many games each laurel's goal was reached, in whatever order they are told."""
    reached = {(it.digest, name) for it in feats for name in it.reached}
    return Counter(name for _, name in sorted(reached))


def earned_by(journal: Journal[Any]) -> list[Laurel]:
    """The laurels that were complete with this game, and not with those recorded before it."""
    lines = recorded()
    place = next((at for at, it in enumerate(lines) if it.digest == journal.digest), None)
    if place is None:
        return []
    before = counts(lines[:place])
    now = before + counts([it for it in lines if it.digest == journal.digest])
    return [it for it in laurels() if before[it.name] < it.times <= now[it.name]]


@dataclass(frozen=True, slots=True)
class Near:
    """A laurel that is still to be earned, and how much of it is done."""

    laurel: Laurel
    done: int
    all: int

    @property
    def share(self) -> float:
        return self.done / self.all


def within_reach(journal: Journal[Any]) -> list[Near]:
    """What a game like this could earn next, the nearest first; hidden ones are not told."""
    kit, known = games.find(journal.game.name), counts(recorded())
    people = [place for place, seat in enumerate(seats_of(journal)) if seat.is_human]
    deeds = [kit.deeds(journal, place) for place in people]
    found = []
    for it in laurels():
        if it.is_hidden or it.game not in ("", kit.name) or known[it.name] >= it.times:
            continue
        if it.times > 1:
            found.append(Near(it, known[it.name], it.times))
        elif isinstance(it.goal, Reach) and not it.level:
            done = max((it.goal.so_far(one) for one in deeds), default=0)
            found.append(Near(it, done, it.goal.least))
    begun = [near for near in found if 0 < near.share < 1]
    return sorted(begun, key=lambda near: -near.share)


def record(journal: Journal[Any]) -> None:
    """Record a finished game, unless all that it can earn is recorded already."""
    if _is_counted(journal) and journal.digest not in told():
        keep([Feats.of(journal)])


def feats_in(file: Path, known: Container[str]) -> Feats | None:
    """What a saved game has earned; None if it is known already, not over, or cannot be read."""
    try:
        header = saves.header_of(file)
        if header.get("digest") in known or not _may_be_over(header):
            return None
        journal = saves.recover(file)[0]
    except GameError as error:
        log.warning("%s", error)
        return None
    if journal.digest in known or not _is_counted(journal):
        return None
    return Feats.of(journal)


def told() -> set[str]:
    """The digests of games of which all that they can earn is recorded."""
    return {it.digest for it in recorded() if it.definitions == _definitions()}


def keep(lines: Sequence[Feats]) -> None:
    for line in lines:
        json_lines.append(_file(), line.line())


def _is_counted(journal: Journal[Any]) -> bool:
    """Whether a game is over, and was not played on from a moment of another."""
    return journal.game.decision is None and journal.moment is None


def _may_be_over(header: dict[str, Any]) -> bool:
    """Whether a game may be over: older versions wrote no summary that says so."""
    match header.get("summary"):
        case {"winners": None}:
            return False
    return True
