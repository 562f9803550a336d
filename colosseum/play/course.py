"""The course of one game at a table: what comes next, without a window.

Whenever nothing moves, the table asks for the next step and takes it: it asks a person, takes an
action that needs no question, waits for an opponent, shows what has happened, or ends. What a
person does meanwhile goes through the course too, so that it alone knows whose turn it is, who was
asked last, how long an action can still be undone, and whether someone is in a hurry.
"""

from collections.abc import Callable
from dataclasses import dataclass
from math import inf
from typing import Final, TypeAlias

from colosseum.play import statistics
from colosseum.play.automatic_decisions import StandingOrder
from colosseum.play.career import attempts, laurels
from colosseum.play.daily import tries
from colosseum.play.session import Session
from colosseum.rules.kernel import Action, Decision, DecisionKind, Record, SeatIndex
from colosseum.words.sentences import Sentence

_TIME_TO_UNDO: Final = 2.0
"""Seconds before opponents go on after a person's decision, where the game has no others."""
_LOOKING_ROUND: Final = 0.5
"""Seconds before opponents think about what a person may do: first the window has its own to do."""


@dataclass(frozen=True, slots=True)
class Ask:
    """A person decides; the course waits for their action."""

    seat: SeatIndex
    takes_over: bool
    """Whether someone else was asked last."""
    is_handed_over: bool = False
    """Whether they have already been told so."""


@dataclass(frozen=True, slots=True)
class HandOver:
    """Another person is to decide next; until they take over, the one before can undo."""

    seat: SeatIndex


@dataclass(frozen=True, slots=True)
class Force:
    """A person's action is taken without asking: one ordered earlier, or the only one."""

    action: Action


@dataclass(frozen=True, slots=True)
class Think:
    """An opponent has not decided yet."""


@dataclass(frozen=True, slots=True)
class Show:
    """Something has happened."""

    record: Record
    reason: Sentence | None
    """Why an opponent did it."""
    is_secret: bool
    """Whether the log must not tell the reason."""
    is_hurried: bool
    """Whether it is to be seen at once, up to what nobody may miss."""


@dataclass(frozen=True, slots=True)
class Over:
    """The game is over."""


Step: TypeAlias = Ask | HandOver | Force | Think | Show | Over
Script: TypeAlias = Callable[[], Action | None]
"""What the opponents of a lesson do; None while they wait."""


class Course:
    """Decides what happens next, and keeps what the people at the table have ordered."""

    def __init__(
        self, session: Session, patience: Callable[[], float], script: Script | None = None
    ) -> None:
        """`patience` stretches the time to undo, perhaps without end.

        With a script there is no undo, and nothing counts.
        """
        self._session = session
        self._conduct = session.kit.conduct
        self._patience = patience
        self._script = script
        self._orders: dict[SeatIndex, StandingOrder] = {}
        self._asked_last: SeatIndex | None = None
        self._handed_to: SeatIndex | None = None
        """Who has been told to take over, if several people share the screen."""
        self._forced: set[int] = set()
        """Which actions were the only choice, as numbers from one."""
        self._is_hurrying = False
        self._grace = 0.0
        """Seconds until opponents go on, as long as the last action can be undone."""
        self.is_asking = False
        """Whether a person's action is awaited."""
        self._asked_for = 0.0
        """For how many seconds."""

    # What comes next

    def next(self) -> Step:
        """The next step, once everything that has happened is shown."""
        decision = self._session.decision
        if decision is None:
            return Over()
        if not self._session.awaits_human:
            return self._let_decide(decision)
        forced = self.forced()
        if forced is not None:
            return Force(forced)
        if self._needs_hand_over(decision):
            self._handed_to = decision.seat
            return HandOver(decision.seat)
        return self._ask(decision)

    def _needs_hand_over(self, decision: Decision) -> bool:
        people = sum(seat.is_human for seat in self._session.seats)
        return people > 1 and decision.seat not in (self._asked_last, self._handed_to)

    def _ask(self, decision: Decision) -> Ask:
        takes_over, is_handed_over = decision.seat != self._asked_last, self._handed_to is not None
        self._asked_last, self._handed_to = decision.seat, None
        self.is_asking, self._is_hurrying = True, False
        return Ask(decision.seat, takes_over, is_handed_over)

    def _let_decide(self, decision: Decision) -> Think | Show:
        if self._script is not None:
            action = self._script()
            return Think() if action is None else self._happened(self._session.act(action))
        if self._grace > 0 and self._session.can_undo:
            self._session.think()
            return Think()
        move = self._session.poll()
        if move is None:
            return Think()
        is_secret = decision.kind in self._conduct.secret
        return self._happened(move.record, move.reason or None, is_secret=is_secret)

    def _happened(
        self, record: Record, reason: Sentence | None = None, *, is_secret: bool = False
    ) -> Show:
        self.is_asking = False
        is_practice = self._script is not None or self._session.journal.moment is not None
        if self._session.decision is None and not is_practice:
            statistics.record(self._session.journal, self._session.seats)
            attempts.record(self._session.journal)
            laurels.record(self._session.journal)
            tries.record(self._session.journal)
        return Show(record, reason, is_secret, self._is_hurrying)

    # What people do

    def act(self, action: Action) -> Show:
        """Take a person's action; `IllegalAction` if the rules forbid it."""
        decision, is_forced = self._session.decision, self.automatic_choice() == action
        show = self._happened(self._session.act(action))
        actions = len(self._session.journal.records)
        self._forced = {number for number in self._forced if number < actions}
        if is_forced:
            self._forced.add(actions)
        kind = None if decision is None else decision.kind
        self._grace = self._time_to_undo(kind) * self._patience()
        return show

    def _time_to_undo(self, kind: DecisionKind | None) -> float:
        return _TIME_TO_UNDO if kind is None else self._conduct.grace.get(kind, _TIME_TO_UNDO)

    def hurry(self) -> None:
        """Show everything at once until a person decides."""
        self._is_hurrying = not self.is_asking

    def think_ahead(self) -> None:
        """Let an opponent think while the last action is still being shown, or a person decides."""
        if self._script is not None:
            return
        if not self.is_asking:
            self._session.think()
        elif self._asked_for > _LOOKING_ROUND:
            self._session.foresee()

    def go_on(self) -> None:
        """Leave no more time to undo the last action."""
        self._grace = 0.0

    @property
    def waits_to_go_on(self) -> bool:
        """Whether opponents wait until a person goes on or undoes, however long that takes."""
        is_theirs = self._script is None and not self.is_asking
        decides = self._session.decision is not None and not self._session.awaits_human
        return is_theirs and decides and self._grace == inf and self._session.can_undo

    def pass_time(self, seconds: float) -> None:
        self._grace = 0.0 if self._is_hurrying else self._grace - seconds
        self._asked_for = self._asked_for + seconds if self.is_asking else 0.0

    @property
    def can_undo(self) -> bool:
        """Whether the last action can be taken back; by whoever decides, only their own."""
        if self._script is not None or not self._session.can_undo or self._is_only_forced:
            return False
        decision = self._session.decision
        if not self.is_asking or decision is None:
            return True
        return self._session.journal.records[-1].seat == decision.seat

    @property
    def _is_only_forced(self) -> bool:
        """Whether the last player decided nothing that can be undone: it would be forced again."""
        records = self._session.journal.records
        for number in range(len(records), 0, -1):
            last = records[number - 1]
            if last.seat != records[-1].seat or last.chance:
                return True
            if number not in self._forced:
                return False
        return True

    def undo(self) -> None:
        """Take back the last action, and those that were taken without asking before it."""
        undone = self._session.undo()
        self.is_asking, self._handed_to = False, None
        self._orders.pop(undone.seat, None)
        records = self._session.journal.records
        while self.forced() is not None and self._session.can_undo:
            if records[-1].seat != undone.seat:
                return
            # An action taken without asking would only be taken again.
            self._session.undo()

    # What is done without asking

    def order(self, order: StandingOrder) -> None:
        """The deciding player decides something in advance, until they undo an action."""
        decision = self._session.decision
        assert decision is not None
        self._orders[decision.seat] = order

    def forget_orders(self) -> None:
        self._orders.clear()

    def forced(self) -> Action | None:
        """The person's action that is taken without asking now, if any."""
        decision = self._session.decision
        if decision is None or not self._session.awaits_human:
            return None
        if (order := self._orders.get(decision.seat)) is not None:
            actions = len(self._session.journal.records)
            ordered = order.answer(self._session.game, actions)
            if ordered is not None:
                return ordered
        return self.automatic_choice()

    def automatic_choice(self) -> Action | None:
        """What is chosen without asking: the only choice, or one that decides nothing."""
        decision, game = self._session.decision, self._session.game
        if decision is None:
            return None
        if decision.kind not in self._conduct.automatic:
            return self._conduct.pointless(game)
        only: Action | None = game.choices().only
        return only
