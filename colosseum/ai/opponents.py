"""Asking an opponent who thinks in another process, and always getting a choice.

What crosses over is a position: the bag's order, the dice to come and the seed stay here.
"""

import json
import logging
from collections.abc import Callable
from typing import Any

from colosseum.ai.colosseum.habits import Habits
from colosseum.ai.colosseum.levels import opponent
from colosseum.ai.colosseum.player import Thinker
from colosseum.ai.player import Choice, Option, Player
from colosseum.ai.worker import Answer, Worker
from colosseum.rules.colosseum import Game
from colosseum.rules.kernel import Sentence

log = logging.getLogger(__name__)

_QUICK = Habits(offers=0, foresight=False)


class Opponents:
    """All computer seats of one table, thinking one after another."""

    def __init__(self) -> None:
        self._worker = Worker(prepare)
        self._view: Game | None = None

    def ask(self, game: Game, level: str, seed: int, patience: float) -> None:
        """Let the seat whose decision it is think; `poll` brings the choice."""
        assert game.decision is not None
        self._view = game.view(game.decision.seat, seed)
        question = {"level": level, "seed": seed, "position": self._view.position()}
        self._worker.ask(json.dumps(question), patience)

    def poll(self) -> Choice | None:
        """The choice, once there is one; a quick one if the opponent fails."""
        reply = self._worker.poll()
        if reply is None or self._view is None:
            return None
        view, self._view = self._view, None
        if isinstance(reply, Answer):
            choice = _read_choice(reply.text)
            if view.why_not(choice.action) is None:
                return choice
            reason = f"“{choice.action}” is not allowed."
        else:
            reason = reply.reason
        log.warning("An opponent failed, and chose quickly instead. %s", reason)
        return Thinker(_QUICK, 0).choose(view)

    @property
    def pid(self) -> int | None:
        return self._worker.pid

    def close(self) -> None:
        self._worker.close()


def prepare() -> Callable[[str], str]:
    """Inside the process: opponents stay seated between questions, and remember their offers."""
    seated: dict[tuple[str, int], Player[Game]] = {}

    def think(text: str) -> str:
        question = json.loads(text)
        level, seed = question["level"], question["seed"]
        game = Game.from_position(question["position"])
        assert game.decision is not None
        seat = game.decision.seat
        if (level, seat) not in seated:
            seated[level, seat] = opponent(level, seed)
        choice = seated[level, seat].choose(game.view(seat, seed))
        return json.dumps(_choice_data(choice))

    return think


def _choice_data(choice: Choice) -> dict[str, Any]:
    return {
        "action": str(choice.action),
        "reason": _sentence_data(choice.reason),
        "alternatives": [
            {
                "action": str(option.action),
                "value": option.value,
                "reason": _sentence_data(option.reason),
            }
            for option in choice.alternatives
        ],
    }


def _read_choice(text: str) -> Choice:
    data = json.loads(text)
    return Choice(
        Game.read_action(data["action"]),
        _read_sentence(data["reason"]),
        tuple(
            Option(
                Game.read_action(option["action"]),
                option["value"],
                _read_sentence(option["reason"]),
            )
            for option in data["alternatives"]
        ),
    )


def _sentence_data(sentence: Sentence) -> dict[str, Any]:
    values = {
        name: _sentence_data(value) if isinstance(value, Sentence) else value
        for name, value in sentence.values.items()
    }
    return {"pattern": sentence.pattern, "plural": sentence.plural, "values": values}


def _read_sentence(data: dict[str, Any]) -> Sentence:
    values = {
        name: _read_sentence(value) if isinstance(value, dict) else value
        for name, value in data["values"].items()
    }
    pattern, plural = data["pattern"], data["plural"]
    return Sentence(pattern, plural, **values)
