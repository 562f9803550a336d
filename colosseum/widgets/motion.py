"""Things that move: each motion takes some time, and can be cut short."""

from collections import deque
from collections.abc import Callable, Sequence

from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box

Point = tuple[float, float]
_ARC = 40.0
"""How high a flight rises above a straight line."""
_GLANCE = 0.4
"""Seconds in which what waits cannot be clicked away: a click still means what was there before."""


def eased(part: float) -> float:
    """Slow, quick, slow."""
    return part * part * (3 - 2 * part)


class Motion:
    """Something that takes a number of seconds."""

    def __init__(
        self,
        seconds: float,
        *,
        on_start: Callable[[], None] | None = None,
        on_end: Callable[[], None] | None = None,
    ) -> None:
        self.seconds = seconds
        self.waits = False
        """Whether it stays as it is in the end until someone lets it go."""
        self.is_always_seen = False
        """Whether it waits at the fastest speed too, at which nothing else is shown."""
        self.still = 0.0
        """How many of its seconds its last picture lasts; all that is shown without animations."""
        self.hides: tuple[Box, ...] = ()
        """What it covers of the page while it lasts."""
        self._on_start = on_start
        self._on_end = on_end

    def start(self) -> None:
        if self._on_start is not None:
            self._on_start()

    def end(self) -> None:
        if self._on_end is not None:
            self._on_end()

    def draw(self, brush: Brush, part: float) -> None:
        """Draw it with this part of its time gone, from 0 to 1."""


class Flight(Motion):
    """A picture that flies from one place to another, starting just after the one before."""

    def __init__(
        self,
        seconds: float,
        picture: str,
        start: Point,
        end: Point,
        size: float,
        *,
        delay: float = 0.0,
        on_start: Callable[[], None] | None = None,
        on_end: Callable[[], None] | None = None,
    ) -> None:
        super().__init__(seconds, on_start=on_start, on_end=on_end)
        self.picture = picture
        self.from_to = start, end
        self.size = size
        self.delay = delay
        """The part of its time it waits before take-off."""

    def draw(self, brush: Brush, part: float) -> None:
        along = eased(max(0.0, part - self.delay) / (1 - self.delay))
        (x, y), (to_x, to_y) = self.from_to
        lift = _ARC * 4 * along * (1 - along)
        middle = (x + (to_x - x) * along, y + (to_y - y) * along - lift)
        brush.piece(self.picture, middle, self.size)


class Then(Motion):
    """Takes no time: only does something."""

    def __init__(self, do: Callable[[], None]) -> None:
        super().__init__(0.0, on_end=do)


class Together(Motion):
    """Several motions at once, as long as the longest; a shorter one is gone when it is over."""

    def __init__(self, motions: Sequence[Motion]) -> None:
        super().__init__(max((motion.seconds for motion in motions), default=0.0))
        self.motions = motions

    def start(self) -> None:
        for motion in self.motions:
            motion.start()

    def end(self) -> None:
        for motion in self.motions:
            motion.end()

    def draw(self, brush: Brush, part: float) -> None:
        for motion in self.motions:
            own = part * self.seconds / motion.seconds if motion.seconds else 1.0
            if own <= 1.0:
                motion.draw(brush, own)


class Timeline:
    """Motions one after another."""

    def __init__(self) -> None:
        self._waiting: deque[Motion] = deque()
        self._now: Motion | None = None
        self._passed = 0.0
        self.is_animated = True
        """If not, only the last picture of a motion is shown, as long as it lasts."""

    @property
    def busy(self) -> bool:
        return self._now is not None or bool(self._waiting)

    @property
    def now(self) -> Motion | None:
        """The motion under way."""
        return self._now

    def add(self, *motions: Motion) -> None:
        self._waiting.extend(motions)

    def advance(self, seconds: float) -> None:
        """Let time pass; when a motion is over, the next starts at once."""
        self._passed += seconds
        while self.busy:
            if self._now is None:
                self._now = self._started()
                if not self.is_animated:
                    self._passed += self._now.seconds - self._now.still
            if self._passed < self._now.seconds:
                return
            if self._now.waits:
                self._passed = self._now.seconds
                return
            self._passed -= self._now.seconds
            self._end()
        self._passed = 0.0

    def _started(self) -> Motion:
        motion = self._waiting.popleft()
        motion.start()
        return motion

    def _end(self) -> None:
        if self._now is not None:
            over, self._now = self._now, None
            over.end()

    @property
    def waiting(self) -> bool:
        """Whether what is shown stays until it is let go, and there was time to see it."""
        now = self._now
        if now is None or not now.waits:
            return False
        return self._passed >= now.seconds - now.still + min(_GLANCE, now.still)

    def let_go(self) -> None:
        """End what waits, and go on with what follows."""
        if self.waiting:
            self._passed = 0.0
            self._end()

    def hurry(self) -> None:
        """Finish everything up to what waits, and show its last picture.

        What is always seen is not skipped before it has begun.
        """
        while self.busy:
            if self._now is None:
                self._now, self._passed = self._started(), 0.0
                if self._now.is_always_seen:
                    return
            if self._now.waits:
                self._passed = max(self._passed, self._now.seconds - self._now.still)
                return
            self._end()
        self._passed = 0.0

    def rush(self, seconds: float) -> None:
        """Finish everything at once, up to what is always seen: its last picture waits."""
        while self.busy:
            if self._now is None:
                self._now, self._passed = self._started(), 0.0
            if self._now.waits and self._now.is_always_seen:
                begins = self._now.seconds - self._now.still
                self._passed = min(self._now.seconds, max(self._passed, begins) + seconds)
                return
            self._end()
        self._passed = 0.0

    def finish(self) -> None:
        """Finish everything at once: each motion still starts and ends, in order."""
        while self.busy:
            if self._now is None:
                self._now = self._started()
            self._end()
        self._passed = 0.0

    def draw(self, brush: Brush) -> None:
        if self._now is not None:
            moves = self.is_animated and self._now.seconds
            part = self._passed / self._now.seconds if moves else 1.0
            self._now.draw(brush, min(1.0, part))
