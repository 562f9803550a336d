"""Work that goes on whatever scene is shown: one errand after another, until the program ends."""

from collections import deque

from colosseum.scenes.scene import Errand


class Errands:
    def __init__(self) -> None:
        self._left: deque[Errand] = deque()

    def __bool__(self) -> bool:
        return bool(self._left)

    def add(self, errand: Errand) -> None:
        self._left.append(errand)

    def go_on(self) -> None:
        """See to the first of them; the others wait, so that they share no core with it."""
        if self._left and self._left[0].go_on():
            self._left.popleft()

    def close(self) -> None:
        while self._left:
            self._left.popleft().close()
