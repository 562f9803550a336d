"""A game and how it got there: saved game, replay, undo and bug report in one.

Its text is JSON lines. The first is the header: the journal's version, which game and the version
of its rules, how it began, from which moment of another game it is played on, which table of the
career it is played at, how many actions follow, their digest, and a seal: the digest of everything
else in the header. Then one action a line. Loading replays them. Journals written by hand, or by
older versions, may lack the rules, the seal, the digest and the number.
"""

import json
from collections.abc import Iterator, Mapping
from hashlib import sha256
from typing import Any, Final, Generic, TypeVar

from colosseum.formats.bounded_json import parse
from colosseum.rules.kernel import Action, Game, Record, SeatIndex, player_name
from colosseum.rules.notation import UnreadableLine
from colosseum.rules.rules_versions import FIRST
from colosseum.words.sentences import GameError, Sentence

VERSION: Final = 1
_MOST_ACTIONS: Final = 10_000
"""Fifty times as many as a long game has, and still replayed within a second."""
_LONGEST_HEADER: Final = 200_000
_LONGEST_LINE: Final = 2_000
_LONGEST_STAGE: Final = 60

G = TypeVar("G", bound=Game)


class JournalError(GameError):
    """A text that is not one of our journals, or is damaged."""


class NewerVersion(JournalError):
    """A journal of a later format or later rules: nothing is wrong with it."""

    def __init__(self) -> None:
        super().__init__(Sentence("It was saved by a newer version of this game."))


def start(game_type: type[G], origin: Mapping[str, Any], version: int) -> G:
    """Start the game that a header describes, by that version of the rules.

    `GameError` if it describes none.
    """
    match origin:
        case {"position": str(text)}:
            return game_type.from_position(text, version=version)
        case {"seats": [*names], "seed": int(seed), "options": {**named}} if all(
            isinstance(name, str) for name in names
        ):
            try:
                seats = [player_name(name) for name in names]
            except ValueError:
                raise GameError("Nobody can be called that.") from None
            options: dict[str, Any] = {str(name): value for name, value in named.items()}
            game = game_type.new(seats, seed, options, version)
            if game.origin is not None and game.origin["options"].keys() <= options.keys():
                return game
    raise GameError("The seats, the seed or the options are missing.")


class Journal(Generic[G]):
    """A game under way, with every record since it began."""

    def __init__(
        self,
        game: G,
        notes: Mapping[str, Any] | None = None,
        moment: int | None = None,
        stage: str = "",
    ) -> None:
        if game.origin is None:
            raise JournalError("A view of a game cannot be restarted.")
        self._origin = game.origin
        self.game = game
        self.records: list[Record] = []
        self.notes = dict(notes or {})
        """Notes for the table, such as who sits where; the rules ignore them."""
        self.moment = moment
        """How many of its actions are another game's, if it is played on from a moment there."""
        self.stage = stage
        """The table of the career that it is played for, by name; "" if it is any other game."""

    @property
    def _has_own_actions(self) -> bool:
        return len(self.records) > (self.moment or 0)

    def apply(self, action: Action) -> Record:
        record = self.game.apply(action)
        self.records.append(record)
        return record

    def can_undo(self, seat: SeatIndex) -> bool:
        """Whether the last action was this seat's and this game's, and revealed nothing hidden."""
        if not self._has_own_actions:
            return False
        return self.records[-1].seat == seat and not self.records[-1].chance

    def undo(self) -> Record:
        """Undo the last action; `game` is a new object afterwards."""
        if not self._has_own_actions:
            raise JournalError("There is nothing to undo.")
        undone = self.records.pop()
        self.game = self.beginning()
        for record in self.records:
            self.game.apply(record.action)
        return undone

    def beginning(self) -> G:
        """Start a new copy of the game, before its first action."""
        return start(type(self.game), self._origin, self.game.rules_version)

    def played_on_from(self, moment: int) -> "Journal[G]":
        """Begin another game that was the same up to here, after this many actions."""
        other = Journal(self.beginning(), self.notes, moment)
        for record in self.records[:moment]:
            other.apply(record.action)
        return other

    def replay(self) -> Iterator[tuple[G, Record]]:
        """Replay the game from its beginning: after each action, the game and the record."""
        game = self.beginning()
        for record in self.records:
            yield game, game.apply(record.action)

    def text(self, summary: Mapping[str, Any] | None = None) -> str:
        """Write all of it as lines; the summary goes into the header, for use without a replay."""
        actions = self._actions_text()
        header = {
            "journal": VERSION,
            "game": self.game.name,
            "rules": self.game.rules_version,
            **self._origin,
            "notes": self.notes,
            **({"summary": summary} if summary else {}),
            **({"moment": self.moment} if self.moment is not None else {}),
            **({"stage": self.stage} if self.stage else {}),
            "actions": len(self.records),
            "digest": _digest(actions),
        }
        return _line({**header, "seal": _seal(header)}) + actions

    def _actions_text(self) -> str:
        return "".join(
            _line({"seat": record.seat + 1, "action": str(record.action)})
            for record in self.records
        )

    @property
    def digest(self) -> str:
        """Of its actions, as the header has it."""
        return _digest(self._actions_text())

    @classmethod
    def of_text(cls, game_type: type[G], text: str) -> "Journal[G]":
        """Replay a text; `JournalError` says in one sentence why it cannot be done."""
        header = read_header(text)
        if header["game"] != game_type.name:
            raise JournalError(Sentence("It was saved by a different game."))
        version = rules_version(header, game_type)
        try:
            game = start(game_type, header, version)
        except GameError as error:
            raise JournalError(
                Sentence("Its first line is wrong. {reason}", reason=error.words)
            ) from error
        notes = header.get("notes", {})
        actions = _parts(text)[1].splitlines()
        moment = read_moment(header, len(actions))
        notes = notes if isinstance(notes, dict) else {}
        journal = cls(game, notes, moment, read_stage(header))
        for number, line in enumerate(actions, 2):
            journal._replay_line(number, line)
        return journal

    def _replay_line(self, number: int, line: str) -> None:
        entry = _read_line(line) if len(line) <= _LONGEST_LINE else {}
        seat, text = entry.get("seat"), entry.get("action")
        decision = self.game.decision
        if not isinstance(text, str) or decision is None or seat != decision.seat + 1:
            raise JournalError(Sentence("Line {number} does not belong here.", number=number))
        try:
            self.apply(self.game.read_action(text))
        except (UnreadableLine, GameError) as error:
            reason = error.words if isinstance(error, GameError) else str(error)
            raise JournalError(
                Sentence("Line {number}: {reason}", number=number, reason=reason)
            ) from error


def read_header(text: str) -> dict[str, Any]:
    """Read a journal's first line, whichever game it is from; nothing is replayed.

    `JournalError` if it is not a journal, or is damaged.
    """
    first, actions = _parts(text)
    if len(first) > _LONGEST_HEADER or actions.count("\n") > _MOST_ACTIONS:
        raise JournalError(Sentence("It is too long to be a saved game."))
    header = _read_line(first)
    version, game = header.get("journal"), header.get("game")
    if not isinstance(version, int):
        raise JournalError(Sentence("It is not a saved game."))
    if version > VERSION:
        raise NewerVersion()
    if not isinstance(game, str):
        raise JournalError(Sentence("It does not say which game it is from."))
    if not _is_whole(header, actions):
        raise JournalError(Sentence("It is damaged or incomplete."))
    return header


def rules_version(header: Mapping[str, Any], game_type: type[Game]) -> int:
    """By which rules the game was played; `JournalError` if we do not know them yet."""
    version = header.get("rules", FIRST)
    if type(version) is not int or version < FIRST:
        raise JournalError(Sentence("It is damaged or incomplete."))
    if version > game_type.newest_rules:
        raise NewerVersion()
    return version


def read_moment(header: Mapping[str, Any], most: int = _MOST_ACTIONS) -> int | None:
    """How many of the actions are another game's, if it is played on from a moment there.

    `JournalError` if there cannot be that many.
    """
    moment = header.get("moment")
    if moment is None:
        return None
    if type(moment) is not int or not 0 <= moment <= most:
        raise JournalError(Sentence("It is damaged or incomplete."))
    return moment


def read_stage(header: Mapping[str, Any]) -> str:
    """The table of the career that a game is played for; "" if for none.

    One that is played on from a moment is played for none, whatever it says.
    """
    stage = header.get("stage", "")
    if not isinstance(stage, str) or len(stage) > _LONGEST_STAGE or not stage.isprintable():
        raise JournalError(Sentence("It is damaged or incomplete."))
    return stage if header.get("moment") is None else ""


def _is_whole(header: dict[str, Any], actions: str) -> bool:
    """Whether all that the header counts and seals is there, unchanged."""
    count, digest, seal = (header.get(name) for name in ("actions", "digest", "seal"))
    return (
        count in (None, len(actions.splitlines()))
        and digest in (None, _digest(actions))
        and seal in (None, _seal(header))
    )


def _parts(text: str) -> tuple[str, str]:
    """The header and the actions of a text, whichever system's editor ended its lines."""
    first, _, actions = text.replace("\r\n", "\n").partition("\n")
    return first, actions


def _line(entry: Mapping[str, Any]) -> str:
    return json.dumps(entry, ensure_ascii=False) + "\n"


def _digest(actions: str) -> str:
    return sha256(actions.encode()).hexdigest()


def _seal(header: Mapping[str, Any]) -> str:
    """The digest of a header but for the seal itself."""
    sealed = {name: value for name, value in header.items() if name != "seal"}
    return _digest(json.dumps(sealed, sort_keys=True))


def _read_line(line: str) -> dict[str, Any]:
    """Read the JSON object on a line; an empty one if there is none."""
    try:
        entry = parse(line)
    except ValueError:
        return {}
    return entry if isinstance(entry, dict) else {}
