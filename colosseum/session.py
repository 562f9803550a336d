"""One game at the table: who sits where, whose decision it is, undo, autosave, asking opponents."""

import logging
import time
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

from colosseum import games, paths
from colosseum.ai.opponents import Opponents
from colosseum.rules.colosseum import Game
from colosseum.rules.journal import Journal, JournalError, previous, recover
from colosseum.rules.kernel import Action, Decision, GameError, Record, Sentence

log = logging.getLogger(__name__)

HUMAN: Final = "human"
PATIENCE: Final = 6.0
"""Seconds before an opponent who does not answer is replaced by a quick one."""
SUFFIX: Final = ".journal"
NO_UNDO: Final = Sentence(
    "Only your own last action can be taken back, "
    "until dice, a drawn token or another player intervenes."
)


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits there: a person, or an opponent of some level."""

    name: str
    player: str = HUMAN
    colour: int = 0
    """Which of the five colours and emblems."""

    @property
    def is_human(self) -> bool:
        return self.player == HUMAN


@dataclass(frozen=True, slots=True)
class Move:
    """An opponent's action and why."""

    record: Record
    reason: Sentence


class Session:
    """The scenes' only way to the game: they hand in actions, and get records."""

    def __init__(self, journal: Journal[Game], seats: Sequence[Seat], file: Path | None) -> None:
        self.journal = journal
        self.seats = tuple(seats)
        self.file = file
        """Where the game is saved after every action; None if it is not."""
        self._opponents: Opponents[Game] | None = None
        self._asked_after: int | None = None

    @classmethod
    def new(
        cls, seats: Sequence[Seat], seed: int, options: Mapping[str, bool] | None = None
    ) -> "Session":
        game = Game.new([seat.name for seat in seats], seed, options)
        journal = Journal(game, _notes(seats))
        moment = time.strftime("%Y-%m-%d %H.%M.%S")
        session = cls(journal, seats, _free(saves_folder() / f"{moment}{SUFFIX}"))
        session._save()
        return session

    @classmethod
    def resume(cls, file: Path) -> "Session":
        """Go on with a saved game, or with the one before it if the file is damaged."""
        journal, trouble = recover(Game, file)
        if trouble is not None:
            log.warning("%s The save before it is used.", trouble)
            _set_aside(file)
        session = cls(journal, seats_of(journal), file)
        if trouble is not None:
            session._save()
        return session

    @property
    def game(self) -> Game:
        return self.journal.game

    @property
    def decision(self) -> Decision | None:
        return self.game.decision

    @property
    def awaits_human(self) -> bool:
        decision = self.decision
        return decision is not None and self.seats[decision.seat].is_human

    def act(self, action: Action) -> Record:
        """A person's action; `IllegalAction` if the rules forbid it."""
        record = self.journal.apply(action)
        self._save()
        return record

    # Opponents

    def think(self) -> None:
        """Let the opponent whose decision it is think; `poll` brings her move."""
        if self.decision is not None and not self.awaits_human and self._asked_after is None:
            self._ask(self.decision)

    def poll(self) -> Move | None:
        """Let the opponent whose decision it is think; her move, once she has chosen."""
        if self.decision is None or self.awaits_human:
            return None
        if self._asked_after is None:
            self.think()
            return None
        assert self._opponents is not None
        choice = self._opponents.poll()
        if choice is None:
            return None
        stale = self._asked_after != len(self.journal.records)
        self._asked_after = None
        if stale or self.game.why_not(choice.action) is not None:
            return None  # an action was taken back while she thought: she thinks again
        record = self.journal.apply(choice.action)
        self._save()
        return Move(record, choice.reason)

    def _ask(self, decision: Decision) -> None:
        if self._opponents is None:
            self._opponents = Opponents(games.find(self.game.name).ai)
        number = len(self.journal.records)
        level = self.seats[decision.seat].player
        self._opponents.ask(self.game, level, number * 5 + decision.seat, PATIENCE)
        self._asked_after = number

    # Undo

    @property
    def can_undo(self) -> bool:
        """A person may take back her own last action, if it showed nobody anything hidden."""
        records = self.journal.records
        return (
            bool(records)
            and self.seats[records[-1].seat].is_human
            and self.journal.can_undo(records[-1].seat)
        )

    def undo(self) -> Record:
        if not self.can_undo:
            raise GameError(NO_UNDO)
        undone = self.journal.undo()
        if self._asked_after is not None:
            self._asked_after = -1
        self._save()
        return undone

    # Files

    def _save(self) -> None:
        if self.file is None:
            return
        try:
            self.journal.save(self.file)
        except OSError as error:
            log.error("The game could not be saved: %s.", error)

    def close(self) -> None:
        if self._opponents is not None:
            self._opponents.close()
            self._opponents = None
            self._asked_after = None


def _notes(seats: Sequence[Seat]) -> dict[str, Any]:
    return {"seats": [asdict(seat) for seat in seats]}


def seats_of(journal: Journal[Game]) -> tuple[Seat, ...]:
    """Who sat where; people, where the notes do not say."""
    notes = journal.notes.get("seats")
    seats = []
    for index, name in enumerate(journal.game.seats):
        note = notes[index] if isinstance(notes, list) and index < len(notes) else None
        seats.append(_seat(name, index, note))
    return tuple(seats)


def _seat(name: str, index: int, note: Any) -> Seat:
    match note:
        case {"player": str(player), "colour": int(colour)} if 0 <= colour < 5:
            try:
                if player != HUMAN:
                    games.find(Game.name).ai.level(player)
                return Seat(name, player, colour)
            except GameError:
                log.warning("A saved game names the unknown level %s.", player)
    return Seat(name, HUMAN, index)


def saves_folder() -> Path:
    folder = paths.data_folder() / "games"
    folder.mkdir(exist_ok=True)
    return folder


def _set_aside(file: Path) -> None:
    """A damaged file must not take the place of the good one before it."""
    try:
        file.replace(file.with_name(file.name + ".damaged"))
    except OSError as error:
        log.warning("It could not be set aside: %s.", error)


def _free(file: Path) -> Path:
    """A name that is not taken yet."""
    number, free = 2, file
    while free.exists():
        free = file.with_stem(f"{file.stem} ({number})")
        number += 1
    return free


def saved_games() -> list[Path]:
    """All saved games, latest first."""
    files = saves_folder().glob(f"*{SUFFIX}")
    return sorted(files, key=lambda file: file.stat().st_mtime_ns, reverse=True)


def delete(file: Path) -> None:
    """A saved game and the one kept before it."""
    file.unlink(missing_ok=True)
    previous(file).unlink(missing_ok=True)


def latest_unfinished() -> Path | None:
    """What “Continue” goes on with; damaged files are passed over."""
    for file in saved_games():
        try:
            journal, _ = recover(Game, file)
        except JournalError as error:
            log.warning("%s", error)
            continue
        if journal.game.decision is not None:
            return file
    return None
