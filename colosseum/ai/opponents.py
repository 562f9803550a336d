"""Asking an opponent who thinks in another process, and always getting a choice.

Only a position and what the seat remembers are sent there: the bag's order, the dice to come and
the seed stay here.
"""

import json
import logging
from collections.abc import Callable, Sequence
from functools import partial
from queue import Empty, SimpleQueue
from random import Random
from threading import Thread
from typing import Any, Final, Generic, TypeVar

from colosseum.ai.kit import OpponentKit
from colosseum.ai.player import Choice, Option, Player
from colosseum.ai.worker import Answer, Answerer, Silence, Worker
from colosseum.rules.journal import Journal
from colosseum.rules.kernel import Game, Record, SeatIndex
from colosseum.words.sentences import Sentence

log = logging.getLogger(__name__)

PATIENCE: Final = 12.0
"""Seconds before a quick choice replaces an opponent who does not answer.

Longer than any level looks ahead, so that a slow machine never changes how an opponent plays."""

G = TypeVar("G", bound=Game)


class Opponents(Generic[G]):
    """The computer seats of one table, thinking one after another."""

    def __init__(self, kit: OpponentKit[G]) -> None:
        self._kit = kit
        self._worker = self._start()
        self._ahead: Worker | None = None
        """Another process, which thinks about what may come."""
        self._foreseen = ""
        """The question that it was asked last."""
        self._early: Answer | None = None
        """Its answer, if there is one already."""
        self._view: G | None = None
        self._quick: SimpleQueue[Choice] | None = None
        """Where a quick choice will be, if the opponent has failed."""

    def _start(self) -> Worker:
        return Worker(partial(prepare, self._kit.game, self._kit.opponent))

    def ask(
        self,
        game: G,
        level: str,
        seed: int,
        character: str = "",
        patience: float = PATIENCE,
        records: Sequence[Record] | None = None,
    ) -> None:
        """Let the deciding seat think for up to `patience` seconds; `poll` returns the choice.

        `records` are what has happened so far. The seat is told all of it every time, so that it
        remembers the same in a new process or a game just loaded; without them it remembers only
        its own offers.
        """
        self._view, question = self._put(game, level, seed, character, records)
        if self._ahead is None or question != self._foreseen:
            self._early = None
            self._worker.ask(question, patience)
        else:
            self._worker, self._ahead = self._ahead, self._worker
        self._foreseen = ""

    def foresee(
        self, game: G, level: str, seed: int, character: str, records: Sequence[Record]
    ) -> None:
        """Let a seat think about a position that may come, beside whatever else is asked.

        If `ask` puts the very same question later, its answer is on the way or there already.
        """
        if self._ahead is None:
            self._ahead = self._start()
        self.attend()
        if not self._ahead.is_busy:
            _, self._foreseen = self._put(game, level, seed, character, records)
            self._early = None
            self._ahead.ask(self._foreseen, PATIENCE)

    def attend(self) -> None:
        """Hear what the process that thinks ahead has to say."""
        match self._ahead and self._ahead.poll():
            case Answer() as answer:
                self._early = answer
            case Silence():
                self._foreseen = ""

    def _put(
        self, game: G, level: str, seed: int, character: str, records: Sequence[Record] | None
    ) -> tuple[G, str]:
        """What the deciding seat sees, and the question that its process is asked."""
        assert game.decision is not None
        seat = game.decision.seat
        view = game.view(seat, seed)
        past = None if records is None else list(map(str, self._kit.past(records, seat)))
        question = {
            "level": level,
            "character": character,
            "seed": seed,
            "position": view.position(),
            "past": past,
        }
        return view, json.dumps(question)

    def poll(self) -> Choice | None:
        """The choice, once there is one; a quick one if the opponent fails."""
        if self._quick is not None:
            return self._quick_choice(self._quick)
        reply = self._early or self._worker.poll()
        if reply is None or self._view is None:
            return None
        self._early = None
        view, self._view = self._view, None
        if isinstance(reply, Answer):
            try:
                choice = _read_choice(self._kit.game, reply.text)
                if view.why_not(choice.action) is None:
                    return choice
                reason = f"“{choice.action}” is not allowed."
            except (ValueError, LookupError, TypeError) as error:
                reason = f"The answer cannot be read: {error!r}."
        else:
            reason = reply.reason
        log.warning("An opponent failed, and chose quickly instead. %s", reason)
        self._quick = SimpleQueue()
        # Even a quick choice would hold up the window.
        Thread(target=_choose_quickly, args=(self._kit, view, self._quick), daemon=True).start()
        return None

    def _quick_choice(self, quick: "SimpleQueue[Choice]") -> Choice | None:
        try:
            choice = quick.get_nowait()
        except Empty:
            return None
        self._quick = None
        return choice

    @property
    def pid(self) -> int | None:
        return self._worker.pid

    def close(self) -> None:
        self._worker.close()
        if self._ahead is not None:
            self._ahead.close()


def _choose_quickly(kit: OpponentKit[G], view: G, chosen: "SimpleQueue[Choice]") -> None:
    """Choose in the opponent's place: sensibly, or at least by the rules."""
    try:
        choice = kit.quick(view.copy())
    except Exception:
        log.exception("The quick choice failed too.")
        choice = Choice(view.choices().pick(Random(0)), Sentence(""))
    chosen.put(choice)


def seed_after(actions: int, seat: SeatIndex) -> int:
    """The seed of what a table asks a seat after this many actions."""
    return actions * 5 + seat


def chosen_at_table(
    kit: OpponentKit[G], journal: Journal[G], level: str, character: str = ""
) -> Choice:
    """What the deciding seat chooses at a table: the same in every process and after every load."""
    game = journal.game
    assert game.decision is not None
    seat = game.decision.seat
    seed = seed_after(len(journal.records), seat)
    view = kit.game.from_position(game.view(seat, seed).position()).view(seat, seed)
    return kit.opponent(level, seed, character).choose(view, kit.past(journal.records, seat))


def prepare(game_type: type[G], seat_opponent: Callable[[str, int, str], Player[G]]) -> Answerer:
    """Prepare the process.

    An opponent who is told the past is seated for each question, so that its choice follows from
    the question alone; any other stays seated, and remembers what it did itself.
    """
    seated: dict[tuple[str, str, int], Player[G]] = {}

    def think(text: str) -> str:
        question = json.loads(text)
        level, character, seed = question["level"], question["character"], question["seed"]
        game = game_type.from_position(question["position"])
        assert game.decision is not None
        seat = game.decision.seat
        who = level, character, seat
        lines = question["past"]
        if lines is not None or who not in seated:
            seated[who] = seat_opponent(level, seed, character)
        past = None if lines is None else [game_type.read_event(line) for line in lines]
        choice = seated[who].choose(game.view(seat, seed), past)
        return json.dumps(_choice_data(choice))

    return think


def _choice_data(choice: Choice) -> dict[str, Any]:
    return {
        "action": str(choice.action),
        "reason": choice.reason.data(),
        "alternatives": [
            {
                "action": str(option.action),
                "value": option.value,
                "reason": option.reason.data(),
            }
            for option in choice.alternatives
        ],
    }


def _read_choice(game_type: type[Game], text: str) -> Choice:
    data = json.loads(text)
    return Choice(
        game_type.read_action(data["action"]),
        Sentence.of_data(data["reason"]),
        tuple(
            Option(
                game_type.read_action(option["action"]),
                option["value"],
                Sentence.of_data(option["reason"]),
            )
            for option in data["alternatives"]
        ),
    )
