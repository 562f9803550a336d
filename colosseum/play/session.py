"""One game at the table: who sits where, whose decision it is, undo, autosave, asking opponents."""

import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from colosseum import games
from colosseum.ai.opponents import Opponents, seed_after
from colosseum.files.file_lock import FileLock
from colosseum.files.storage import StorageError
from colosseum.games import GameKit
from colosseum.play import saves
from colosseum.play.career.seating import seats_at
from colosseum.play.career.stages import Table
from colosseum.play.seats import Seat, noted, seats_of
from colosseum.play.summary import SavedGame
from colosseum.rules.journal import Journal
from colosseum.rules.kernel import Action, Decision, Record
from colosseum.rules.options import OptionValue
from colosseum.words.sentences import GameError, Sentence

log = logging.getLogger(__name__)

NO_UNDO: Final = Sentence(
    "You can only undo your own last action, "
    "until dice are rolled, something is drawn or another player acts."
)


@dataclass(frozen=True, slots=True)
class Move:
    """An opponent's action and why."""

    record: Record
    reason: Sentence


class Session:
    """The scenes' only access to the game: they submit actions and get records back."""

    def __init__(
        self,
        journal: Journal[Any],
        seats: Sequence[Seat],
        file: Path | None,
        held: FileLock | None = None,
    ) -> None:
        """`held` keeps other windows from playing the same game."""
        self.journal = journal
        self._held = held
        self.kit = games.find(journal.game.name)
        self.seats = tuple(seats)
        self.file = file
        """Where the game is saved after every action; None if it is not saved."""
        self.unsaved: StorageError | None = None
        """Why the last action is not in the file, if it is not."""
        self.elsewhere: Path | None = None
        """Another file that has it then, if someone asked for one."""
        self._saved_actions = 0
        self._has_new_note = False
        self._opponents: Opponents[Any] | None = None
        self._have_been_asked = False
        self._asked_after: int | None = None
        self._foreseen_after: int | None = None

    @classmethod
    def new(
        cls,
        kit: GameKit,
        seats: Sequence[Seat],
        seed: int,
        options: Mapping[str, OptionValue] | None = None,
    ) -> "Session":
        game = kit.game.new([seat.name for seat in seats], seed, options)
        journal = Journal(game, {**noted(seats), saves.ORDER: saves.next_order()})
        session = cls(journal, seats, *saves.claim_new_file())
        session.save()
        return session

    @classmethod
    def at_stage(cls, table: Table, seed: int) -> "Session":
        """A game of the career, for the person who last played this game here."""
        seats = seats_at(table)
        game = table.begin([seat.name for seat in seats], seed)
        notes = {**noted(seats), saves.ORDER: saves.next_order()}
        session = cls(Journal(game, notes, stage=table.name), seats, *saves.claim_new_file())
        session.save()
        return session

    @classmethod
    def played_on_from(cls, journal: Journal[Any], moment: int) -> "Session":
        """A new game that begins as another one did, up to a moment; the other stays as it is."""
        seats = seats_of(journal)
        branch = journal.played_on_from(moment)
        branch.notes = {**noted(seats), saves.ORDER: saves.next_order()}
        session = cls(branch, seats, *saves.claim_new_file())
        session.save()
        return session

    @classmethod
    def open(cls, saved: SavedGame) -> "Session":
        """Continue a saved game, or look at it if it is over.

        What its header says only spares a second replay: whether it is over, the replay decides.
        """
        if saved.is_over:
            session = cls.of_finished(saved.file)
            if session.decision is None:
                return session
        return cls.resume(saved.file)

    @classmethod
    def resume(cls, file: Path) -> "Session":
        """Continue a saved game, or its previous save if the file is damaged.

        A game that is over is not saved again. `GameInUse` if another window plays it,
        `JournalError` if it cannot be loaded.
        """
        held = saves.claim(file)
        journal = saves.resume(file)
        if journal.game.decision is None:
            return cls(journal, seats_of(journal), None)
        journal.notes[saves.ORDER] = saves.next_order()
        session = cls(journal, seats_of(journal), file, held)
        session._saved_actions = len(journal.records)
        return session

    @classmethod
    def of_finished(cls, file: Path) -> "Session":
        """A saved game to look at, whoever plays it; nothing is saved."""
        journal, _ = saves.recover(file)
        return cls(journal, seats_of(journal), None)

    @property
    def game(self) -> Any:
        """A game of this kit; only the game's own table knows what is in it."""
        return self.journal.game

    @property
    def decision(self) -> Decision | None:
        decision: Decision | None = self.game.decision
        return decision

    @property
    def awaits_human(self) -> bool:
        decision = self.decision
        return decision is not None and self.seats[decision.seat].is_human

    def act(self, action: Action) -> Record:
        """Take a person's action; `IllegalAction` if the rules forbid it."""
        record = self.journal.apply(action)
        self.save()
        return record

    # Opponents

    def think(self) -> None:
        """Let the deciding opponent think; `poll` returns the move."""
        if self.decision is not None and not self.awaits_human and self._asked_after is None:
            self._ask(self.decision)

    def poll(self) -> Move | None:
        """Let the deciding opponent think; return the move once it is chosen."""
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
            return None  # an action was undone meanwhile: the opponent thinks again
        record = self.journal.apply(choice.action)
        self.save()
        return Move(record, choice.reason)

    def _ask(self, decision: Decision) -> None:
        opponents = self._seated_opponents()
        self._have_been_asked = True
        number = len(self.journal.records)
        who = self.seats[decision.seat]
        seed = seed_after(number, decision.seat)
        records = self.journal.records
        opponents.ask(self.game, who.player, seed, who.character, records=records)
        self._asked_after = number

    def _seated_opponents(self) -> Opponents[Any]:
        if self._opponents is None:
            self._opponents = Opponents(self.kit.ai)
        return self._opponents

    def foresee(self) -> None:
        """Let an opponent think, while a person decides, about what that person may well do."""
        if not self.awaits_human:
            return
        if not self._have_been_asked:
            # A second process is worth it only once they have played; but the first takes a second
            # to start, and should be ready by the time it is asked.
            if not all(seat.is_human for seat in self.seats):
                self._seated_opponents()
            return
        assert self._opponents is not None
        if self._foreseen_after == len(self.journal.records):
            self._opponents.attend()
            return
        self._foreseen_after = len(self.journal.records)
        likely = self.kit.conduct.likely(self.game)
        if likely is None:
            return
        game = self.game.copy()
        records = [*self.journal.records, game.apply(likely)]
        if game.decision is not None and not self.seats[game.decision.seat].is_human:
            who = self.seats[game.decision.seat]
            seed = seed_after(len(records), game.decision.seat)
            self._opponents.foresee(game, who.player, seed, who.character, records)

    # Undo

    @property
    def can_undo(self) -> bool:
        """Whether the last action was a person's, and revealed nothing hidden."""
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
        self.save()
        return undone

    # Saving

    def take_note(self, name: str, note: Any) -> None:
        """Keep this with the game: from its next action on, or once it is closed."""
        self.journal.notes[name] = note
        self._has_new_note = True

    def save(self) -> None:
        """Save the game, as after every action; `unsaved` says why if that is not possible."""
        if self.file is None:
            return
        try:
            saves.save(self.journal, self.file)
        except StorageError as error:
            if self.unsaved is None or self.unsaved.reason != error.reason:
                log.error("The game could not be saved: %s", error)
                self.unsaved = error
            if self.elsewhere is not None:
                self.save_elsewhere()
        else:
            self.unsaved = self.elsewhere = None
            self._saved_actions = len(self.journal.records)
            self._has_new_note = False

    def save_elsewhere(self) -> None:
        """Save a copy where it usually is not, now and for as long as the usual place refuses."""
        assert self.file is not None
        self.elsewhere = None
        try:
            self.elsewhere = saves.save_elsewhere(self.journal, self.file)
        except StorageError as error:
            log.error("The game could not be saved elsewhere: %s", error)
            self.unsaved = error

    @property
    def unsaved_actions(self) -> int:
        """How many actions at least are in no file."""
        return max(1, len(self.journal.records) - self._saved_actions)

    def close(self) -> None:
        if self._has_new_note and self.unsaved is None:
            self.save()
        if self.unsaved is None:
            self._held = None
        if self._opponents is not None:
            self._opponents.close()
            self._opponents = None
            self._asked_after = None
