"""What a saved result of a challenge proves, and what it does not."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from colosseum.ai.opponents import chosen_at_table
from colosseum.play.daily.challenges import Claim, claim_of, differences, of_day
from colosseum.rules.journal import Journal


@dataclass(frozen=True, slots=True)
class Proof:
    """A game that replays, held against the challenge that it names."""

    journal: Journal[Any]
    claim: Claim | None
    faults: tuple[str, ...]
    """Why it is no result of that challenge, in plain English."""
    rivals_actions: int = 0
    unlike: tuple[int, ...] = ()
    """The lines of the rivals' actions that these opponents would not have chosen."""

    @property
    def holds(self) -> bool:
        return not self.faults and not self.unlike

    def lines(self) -> list[str]:
        """What is proven and what is not, to print."""
        if self.claim is None or self.faults:
            return self._refusal()
        return [*self._result(), "", "Proven:", *self._proven(), "", "Not proven:", *_UNPROVEN]

    def _refusal(self) -> list[str]:
        named = "a challenge" if self.claim is None else f"the challenge of {self.claim.day}"
        return [
            f"The file holds a game that keeps to the rules, but it is not a result of {named}:",
            *(f"- {fault}." for fault in self.faults),
        ]

    def _result(self) -> list[str]:
        assert self.claim is not None
        challenge = of_day(self.claim.day)
        you, seats = challenge.table.you, self.journal.game.seats
        deeds = challenge.kit.deeds(self.journal, you)
        reached = challenge.kit.scored(deeds.score)
        kind = "the game that counts" if self.claim.is_counted else "a game that does not count"
        return [
            f"Challenge of {self.claim.day} (UTC), {challenge.kit.title}: {kind}.",
            f"{seats[you]}, in seat {you + 1} of {len(seats)}: {reached}, place {deeds.place}.",
        ]

    def _proven(self) -> list[str]:
        found = [
            "- It began as this day's challenge does for everyone: seed, seat, rivals, options.",
            f"- The rules allow each of its {len(self.journal.records)} actions, "
            "and they lead to this result.",
            "- All dice and cards are the seed's, in order: nothing was undone to get others.",
        ]
        if not self.unlike:
            found.append(
                f"- Each of the rivals' {self.rivals_actions} actions is what these opponents "
                "choose there."
            )
        else:
            found += [
                "",
                f"In doubt: {len(self.unlike)} of the rivals' {self.rivals_actions} actions are "
                f"not what these opponents choose there (first in line {self.unlike[0]}).",
                "- Someone changed them, another version of the program played them, or a "
                "computer was too slow for an opponent to finish thinking.",
            ]
        return found


_UNPROVEN = (
    "- Who played, and when: names, dates and seals can be written by hand.",
    "- That it was the first try. Anyone who has played the game before, or edits its file, knows "
    "what comes next.",
    "- That nobody, and no program, gave advice.",
)


def examined(journal: Journal[Any], on_progress: Callable[[int, int], None] | None = None) -> Proof:
    """Hold a game against the challenge that it names, and its rivals against their opponents."""
    claim = claim_of(journal.stage)
    faults = _faults(journal, claim)
    if claim is None or faults:
        return Proof(journal, claim, tuple(faults))
    challenge = of_day(claim.day)
    rivals, unlike = 0, []
    replayed = Journal(journal.beginning(), journal.notes)
    for number, record in enumerate(journal.records):
        rival = challenge.table.seats[record.seat]
        if rival is not None:
            rivals += 1
            choice = chosen_at_table(challenge.kit.ai, replayed, rival.level, rival.character)
            if choice.action != record.action:
                unlike.append(number + 2)  # the header is the first line
        replayed.apply(record.action)
        if on_progress is not None:
            on_progress(number + 1, len(journal.records))
    return Proof(journal, claim, (), rivals, tuple(unlike))


def _faults(journal: Journal[Any], claim: Claim | None) -> list[str]:
    if journal.moment is not None:
        return ["it is played on from a moment of another game"]
    if claim is None:
        return ["it names no day"]
    found = differences(journal, of_day(claim.day))
    if journal.game.decision is not None:
        found.append("it is not over")
    return found
