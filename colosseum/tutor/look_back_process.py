"""Looking back in another process, so that the window never waits and the player can cancel.

Each question lets it work for a moment. Its answer says how far it has got, and in the end what
it has found.
"""

import json
import logging
import time
from functools import partial
from typing import Any, Final

from colosseum.ai.kit import OpponentKit
from colosseum.ai.worker import Answer, Answerer, Worker
from colosseum.rules.journal import Journal
from colosseum.rules.kernel import Game, SeatIndex
from colosseum.tutor.looking_back import Finding, Findings, LookingBack
from colosseum.words.sentences import Sentence

log = logging.getLogger(__name__)

_A_MOMENT: Final = 0.1
"""Seconds of work between two answers."""
_LONGEST: Final = 45.0
"""Seconds after which a slow machine tells what it has found so far; people wait no longer."""
_PATIENCE: Final = 60.0
"""Seconds before a process that does not answer is given up: a busy machine is slow."""
_GO_ON: Final = ""


class LookBackProcess:
    """One look at a game; `poll` it until there are findings, or it has failed."""

    def __init__(self, kit: OpponentKit[Any], journal: Journal[Any], seat: SeatIndex) -> None:
        self._game = kit.game
        self._worker = Worker(partial(prepare, kit))
        self._worker.ask(json.dumps({"journal": journal.text(), "seat": seat}), _PATIENCE)
        self.progress = 0.0
        """The share of the work that is done."""
        self.findings: Findings | None = None
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
            log.error("Looking back failed. %s", reply.reason)
            self.has_failed = True
            return
        data = json.loads(reply.text)
        self.progress = data["progress"]
        if "findings" in data:
            self.findings = _read_findings(self._game, data["findings"])
        else:
            self._worker.ask(_GO_ON, _PATIENCE)

    def close(self) -> None:
        """End the process, whatever it is doing."""
        self._worker.close()


def prepare(kit: OpponentKit[Any], longest: float = _LONGEST) -> Answerer:
    """Prepare the process: it looks back at one game after another, each for so many seconds."""
    looking: LookingBack | None = None
    began = 0.0

    def work(text: str) -> str:
        nonlocal looking, began
        if text != _GO_ON:
            began = time.monotonic()
            question = json.loads(text)
            journal = Journal.of_text(kit.game, question["journal"])
            looking = LookingBack(kit, journal, question["seat"])
        assert looking is not None
        until = time.monotonic() + _A_MOMENT
        while not looking.is_done and time.monotonic() < until:
            looking.step()
        share = (time.monotonic() - began) / longest
        if looking.is_done or share >= 1:
            return json.dumps({"progress": 1.0, "findings": _findings_data(looking.findings())})
        return json.dumps({"progress": max(share, looking.progress)})

    return work


def _findings_data(findings: Findings) -> dict[str, Any]:
    return {
        "costly": [_finding_data(finding) for finding in findings.costly],
        "good": [_finding_data(finding) for finding in findings.good],
    }


def _finding_data(finding: Finding) -> dict[str, Any]:
    return {
        "number": finding.number,
        "taken": str(finding.taken),
        "other": str(finding.other),
        "reason": finding.reason.data() if finding.reason is not None else None,
        "difference": finding.difference,
        "error": finding.error,
        "rounds": finding.rounds,
        "is_clear": finding.is_clear,
    }


def _read_findings(game: type[Game], data: Any) -> Findings:
    return Findings(
        tuple(_read_finding(game, finding) for finding in data["costly"]),
        tuple(_read_finding(game, finding) for finding in data["good"]),
    )


def _read_finding(game: type[Game], data: Any) -> Finding:
    return Finding(
        number=data["number"],
        taken=game.read_action(data["taken"]),
        other=game.read_action(data["other"]),
        reason=Sentence.of_data(data["reason"]) if data["reason"] is not None else None,
        difference=data["difference"],
        error=data["error"],
        rounds=data["rounds"],
        is_clear=data["is_clear"],
    )
