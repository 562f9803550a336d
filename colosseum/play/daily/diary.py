"""What all days' challenges come to: against par, days in a row, the best day."""

from collections.abc import Mapping
from datetime import date, timedelta
from typing import Final

from colosseum.play.daily.tries import Try

_DAY: Final = timedelta(days=1)


class Diary:
    """The days up to today; those that a wrong clock has put ahead are left out."""

    def __init__(self, tries: Mapping[date, Try], pars: Mapping[date, int], today: date) -> None:
        self.today = today
        self.tries = {day: one for day, one in tries.items() if day <= today}
        self.pars = dict(pars)

    def has_played(self, day: date) -> bool:
        return day in self.tries and self.tries[day].is_over

    def has_begun(self, day: date) -> bool:
        """Whether the first day ever tried was that one, or earlier."""
        return bool(self.tries) and min(self.tries) <= day

    def difference(self, day: date) -> int | None:
        """How far a result is above par; None before both are known."""
        if not self.has_played(day) or day not in self.pars:
            return None
        return self.tries[day].score - self.pars[day]

    @property
    def differences(self) -> dict[date, int]:
        found = {day: self.difference(day) for day in sorted(self.tries)}
        return {day: it for day, it in found.items() if it is not None}

    @property
    def streak(self) -> int:
        """Days in a row up to today, or to yesterday while today is still to be played."""
        day = self.today if self.has_played(self.today) else self.today - _DAY
        return self.row_up_to(day)

    @property
    def longest(self) -> int:
        return max((self.row_up_to(day) for day in self.tries), default=0)

    def row_up_to(self, day: date) -> int:
        """Days in a row that end with this one."""
        length = 0
        while self.has_played(day - length * _DAY):
            length += 1
        return length

    @property
    def best(self) -> tuple[date, int] | None:
        """The day furthest above par, the earliest of equal ones."""
        found = self.differences
        day = max(found, key=lambda it: found[it], default=None)
        return None if day is None else (day, found[day])

    @property
    def above(self) -> int:
        return sum(it > 0 for it in self.differences.values())

    @property
    def average(self) -> float:
        found = [*self.differences.values()]
        return sum(found) / len(found) if found else 0.0

    @property
    def without_par(self) -> list[date]:
        """Days played whose par nobody has found yet, the latest first."""
        days = sorted(self.tries, reverse=True)
        return [day for day in days if self.has_played(day) and day not in self.pars]
