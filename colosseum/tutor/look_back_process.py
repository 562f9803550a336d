"""Looking back in another process, and counting luck where a game is over."""

import json
import time
from functools import partial
from typing import Any, Final

from colosseum.ai.kit import OpponentKit
from colosseum.ai.work_in_moments import A_MOMENT, GO_ON, WorkInMoments
from colosseum.ai.worker import Answerer
from colosseum.rules.account import Account
from colosseum.rules.journal import Journal
from colosseum.rules.kernel import Game, SeatIndex
from colosseum.tutor.looking_back import Finding, Findings, LookingBack
from colosseum.tutor.luck import CountingLuck
from colosseum.words.sentences import Sentence

_LONGEST: Final = 45.0
"""Seconds after which a slow machine tells what it has found so far; people wait no longer."""
_FOR_LUCK: Final = 0.1
"""About which share of the work is counting luck."""


class LookBackProcess(WorkInMoments):
    """One look at a game; `poll` it until there are findings, or it has failed."""

    def __init__(self, kit: OpponentKit[Any], journal: Journal[Any], seat: SeatIndex) -> None:
        super().__init__(partial(prepare, kit), {"journal": journal.text(), "seat": seat})
        self._game = kit.game
        self.progress = 0.0
        """The share of the work that is done."""
        self.findings: Findings | None = None
        self.account: Account | None = None
        """What luck and decisions made of the game, if it is over."""
        self.is_whole = False
        """Whether all of the work was done: then it comes to the same whenever it is done."""

    def _hear(self, answer: Any) -> bool:
        self.progress = answer["progress"]
        if "findings" not in answer:
            return False
        self.findings = _read_findings(self._game, answer["findings"])
        self.is_whole = answer["whole"]
        if answer["account"] is not None:
            self.account = Account.read(answer["account"])
        return True


class _Look:
    """One game under the eyes of the process: first its luck, then its decisions."""

    def __init__(self, kit: OpponentKit[Any], journal: Journal[Any], seat: SeatIndex) -> None:
        self._kit = kit
        self._journal = journal
        self._seat = seat
        self._luck = CountingLuck(kit, journal, seat) if journal.game.decision is None else None
        self._looking: LookingBack | None = None

    @property
    def is_done(self) -> bool:
        return self._looking is not None and self._looking.is_done

    @property
    def can_tell(self) -> bool:
        """Whether there is anything to tell if time is up."""
        return self._looking is not None

    @property
    def progress(self) -> float:
        if self._luck is None:
            return self._looking.progress if self._looking is not None else 0.0
        rest = (1 - _FOR_LUCK) * self._looking.progress if self._looking is not None else 0.0
        return _FOR_LUCK * self._luck.progress + rest

    def step(self) -> None:
        if self._luck is not None and not self._luck.is_done:
            self._luck.step()
        elif self._looking is None:
            self._looking = LookingBack(self._kit, self._journal, self._seat)
        else:
            self._looking.step()

    def found(self) -> dict[str, Any]:
        assert self._looking is not None
        account = self._account()
        return {
            "progress": 1.0,
            "findings": _findings_data(self._looking.findings()),
            "account": account.data() if account is not None else None,
            "whole": self.is_done,
        }

    def _account(self) -> Account | None:
        if self._luck is None:
            return None
        assert self._looking is not None
        return Account(
            result=self._kit.playing_on.yardstick(self._journal.game, self._seat),
            luck=self._luck.total,
            decisions=-self._looking.cost,
            rounds=self._looking.rounds,
            luckiest=self._luck.luckiest(),
            unluckiest=self._luck.unluckiest(),
        )


def prepare(kit: OpponentKit[Any], longest: float = _LONGEST) -> Answerer:
    """Prepare the process: it looks back at one game after another, each for this many seconds."""
    look: _Look | None = None
    began = 0.0

    def work(text: str) -> str:
        nonlocal look, began
        if text != GO_ON:
            began = time.monotonic()
            question = json.loads(text)
            journal = Journal.of_text(kit.game, question["journal"])
            look = _Look(kit, journal, question["seat"])
        assert look is not None
        until = time.monotonic() + A_MOMENT
        while not look.is_done and time.monotonic() < until:
            look.step()
        share = (time.monotonic() - began) / longest
        if look.is_done or (share >= 1 and look.can_tell):
            return json.dumps(look.found())
        return json.dumps({"progress": min(1.0, max(share, look.progress))})

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
