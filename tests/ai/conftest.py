"""All that the tests of the opponents share without asking for it."""

import time
from itertools import count

import pytest

#: Seconds that pass whenever somebody looks at the clock.
TICK = 0.005


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock that moves only when it is looked at.

    How far an opponent looks ahead then depends on nothing but the position, not on how busy the
    machine is: the same question has the same answer, and a deadline is met or missed for sure.
    """
    looks = count()
    monkeypatch.setattr(time, "perf_counter", lambda: TICK * next(looks))
