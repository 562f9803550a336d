"""Looking ahead: many rounds for close choices, few for clear ones, perhaps the last to the end.

For any game. Every choice left is played on in the same worlds, so that luck does not decide
between them. After each stage the better half goes on, and whatever is clearly behind is dropped
at any time. What limits it is the work done, counted in actions and never by the clock, so the
same question has the same answer on any machine.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, NamedTuple, TypeAlias

_LOOK_EVERY: Final = 8
"""Rounds between two looks at who is clearly behind."""
_UNSEEN: Final = 0.02
"""A sum of squares for what rounds that all went the same way do not show."""
_CLEAR: Final = 2.5
"""How many standard errors behind are clear."""
_IMMATERIAL: Final = 0.01
"""A difference in the chance of victory that is not worth finding out."""


class PlayedOn(NamedTuple):
    """What a choice led to in one world."""

    early: float
    """The chance of victory as it looks after a few turns."""
    end: float | None
    """What the end was worth, from 0 to 1, if it was played to the end."""
    work: int
    """The actions that it took."""


PlayOn: TypeAlias = Callable[[int, int, bool], PlayedOn]
"""Plays a choice on in a world, both by their numbers; and whether to the end."""


@dataclass(frozen=True, slots=True)
class Trust:
    """How far judgements count that come before the end of a game."""

    glance: float
    """For how many ends the first one counts,"""
    early: float
    """for how many what is seen in one world after a few turns,"""
    earlies: float
    """and for how many at most that of all worlds together."""
    error: float
    """How far the latter is off in an even game, in chances of victory."""


class Halving:
    """Finds the best of several choices."""

    def __init__(self, play_on: PlayOn, glances: list[float], trust: Trust) -> None:
        self._play_on = play_on
        self._glances = glances
        self._trust = trust
        self._earlies: list[list[float]] = [[] for _ in glances]
        self._ends: list[list[float]] = [[] for _ in glances]
        self._left = list(range(len(glances)))
        self._dropped: list[int] = []
        """The choices that were given up, the first of them first."""

    def scores(self, work: int, *, to_the_end: bool) -> list[float]:
        """Each choice's chance of victory, after about that much work; the best has the highest.

        The last stage is played to the end, if any is.
        """
        stages = max(1, math.ceil(math.log2(len(self._glances))))
        done = 0
        for stage in range(1, stages + 1):
            while done < work * stage // stages and len(self._left) > 1:
                done += self._round(to_the_end=to_the_end and stage == stages)
            self._halve()
        return self._in_order()

    def _round(self, *, to_the_end: bool) -> int:
        """Play every choice left on in one more world; the work that it took."""
        work, world = 0, len(self._earlies[self._left[0]])
        for choice in self._left:
            early, end, actions = self._play_on(choice, world, to_the_end)
            self._earlies[choice].append(early)
            if end is not None:
                self._ends[choice].append(end)
            work += actions
        if (world + 1) % _LOOK_EVERY == 0:
            leader = max(self._left, key=self._score)
            self._keep([it for it in self._left if it == leader or self._is_open(leader, it)])
        return work

    def _halve(self) -> None:
        ranked = sorted(self._left, key=self._score, reverse=True)
        self._keep(ranked[: (len(ranked) + 1) // 2])

    def _keep(self, kept: list[int]) -> None:
        self._dropped += sorted([it for it in self._left if it not in kept], key=self._score)
        self._left = [it for it in self._left if it in kept]

    # Judging

    def _weights(self, choice: int) -> tuple[float, float]:
        """For how many ends the early looks at a choice count, and how many ends there are."""
        trust, looks = self._trust, len(self._earlies[choice])
        return 1.0 / (1.0 / (trust.early * looks) + 1.0 / trust.earlies), len(self._ends[choice])

    def _score(self, choice: int) -> float:
        earlies, glance = self._earlies[choice], self._trust.glance
        if not earlies:
            return self._glances[choice]
        early, ends = self._weights(choice)
        total = glance * self._glances[choice] + early * sum(earlies) / len(earlies)
        return (total + sum(self._ends[choice])) / (glance + early + ends)

    def _is_open(self, leader: int, choice: int) -> bool:
        """Whether more rounds could show that a choice is better than the leader, and matter."""
        early, ends = self._weights(choice)
        chance = self._score(leader)
        off = 4.0 * chance * (1.0 - chance) * self._trust.error
        variance = early**2 * (_variance(self._earlies[leader], self._earlies[choice]) + 2 * off**2)
        if ends:
            variance += ends**2 * _variance(self._ends[leader], self._ends[choice])
        error = _CLEAR * math.sqrt(variance) / (self._trust.glance + early + ends)
        return error > _IMMATERIAL and chance - self._score(choice) < error

    def _in_order(self) -> list[float]:
        """The scores, with nothing that was given up above what was preferred to it."""
        scores = list(map(self._score, range(len(self._glances))))
        highest = max([scores[it] for it in self._left])
        for choice in reversed(self._dropped):
            highest = scores[choice] = min(scores[choice], highest)
        return scores


def _variance(ones: list[float], others: list[float]) -> float:
    """The variance of the mean difference between two choices in the same worlds."""
    ahead = [one - other for one, other in zip(ones, others, strict=True)]
    count = len(ahead)
    mean = sum(ahead) / count
    return (sum([(one - mean) ** 2 for one in ahead]) + _UNSEEN) / count**2
