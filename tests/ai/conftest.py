"""What all the tests of the opponents share."""

import time
from collections.abc import Iterator
from itertools import count

import pytest

#: Seconds that pass whenever someone looks at the clock; a number that adds up without rounding.
TICK = 1 / 128


@pytest.fixture(autouse=True, scope="module")
def clock(request: pytest.FixtureRequest) -> Iterator[None]:
    """A clock that moves only when it is looked at.

    How far an opponent looks ahead then depends only on the position, not on how busy the
    machine is: the same question has the same answer, and a deadline is met or missed for sure.
    A module with many games of a level that looks ahead may set a coarser `TICK`.
    """
    tick = getattr(request.module, "TICK", TICK)
    looks = count()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(time, "perf_counter", lambda: tick * next(looks))
        yield
