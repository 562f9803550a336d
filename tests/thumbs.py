"""Someone with a controller, and nothing else: all they do is a controller's own events."""

from heapq import heappop, heappush
from math import dist

import pygame

from colosseum.widgets.controls import Counter, Slider
from colosseum.widgets.nearest import Direction, nearest
from colosseum.widgets.widget import Widget
from tests.hands import FRAME, Hands

A, B, X, Y = range(4)
VIEW, MENU = pygame.CONTROLLER_BUTTON_BACK, pygame.CONTROLLER_BUTTON_START
LB, RB = pygame.CONTROLLER_BUTTON_LEFTSHOULDER, pygame.CONTROLLER_BUTTON_RIGHTSHOULDER
LEFT_STICK, RIGHT_STICK = pygame.CONTROLLER_BUTTON_LEFTSTICK, pygame.CONTROLLER_BUTTON_RIGHTSTICK
UP, DOWN = pygame.CONTROLLER_BUTTON_DPAD_UP, pygame.CONTROLLER_BUTTON_DPAD_DOWN
LEFT, RIGHT = pygame.CONTROLLER_BUTTON_DPAD_LEFT, pygame.CONTROLLER_BUTTON_DPAD_RIGHT
WAYS: dict[int, Direction] = {UP: (0, -1), DOWN: (0, 1), LEFT: (-1, 0), RIGHT: (1, 0)}

LEFT_X, LEFT_Y, RIGHT_X, RIGHT_Y, LT, RT = range(6)
"""Sticks and triggers."""


class Thumbs(Hands):
    def push(self, *buttons: int) -> None:
        """Press buttons one after another, and let each go; A once there was time to notice."""
        for button in buttons:
            if button == A:
                self.notice()
            self.app.step(pushed(button), FRAME)
        self._wait_for_files()

    def tilt(self, axis: int, far: float) -> None:
        """Push a stick or a trigger, and leave it there."""
        self.app.step([tilted(axis, far)], FRAME)

    def go_to(self, key: str) -> None:
        """Go there by the cross alone, as the crow flies from one widget to the next."""
        for _ in range(40):
            if self.focus == key:
                return
            way = self._way(key)
            events = [event for button in way or [RB] for event in pushed(button)]
            self.app.step(events, FRAME)
        raise AssertionError(f"no way to {key} from {self.focus}")

    def click(self, key: str, across: float = 0.5, times: int = 1) -> None:
        """What others click, go to and press."""
        self.go_to(key)
        for _ in range(times):
            self.push(A)

    def _way(self, key: str) -> list[int]:
        """The buttons that lead there, as far as can be told from here; what is nearer first."""
        page = self.scene.page
        start = page.focus or page.primary
        if start is None:
            return [DOWN]
        goal = self.widget(key).box.center
        widgets = [widget for widget in page.widgets if widget.focusable]
        queue, known = [(0.0, start.key, start, list[int]())], {start.key}
        while queue:
            _, _, here, way = heappop(queue)
            if here.key == key:
                return way or [DOWN]
            for button, direction in WAYS.items():
                others = [other for other in widgets if other is not here]
                there = None if uses(here, direction) else nearest(here, others, direction)
                if there is not None and there.key not in known:
                    known.add(there.key)
                    far = dist(there.box.center, goal)
                    heappush(queue, (far, there.key, there, [*way, button]))
        return []


def uses(widget: Widget, direction: Direction) -> bool:
    """Whether a widget keeps this way for itself."""
    if isinstance(widget, Slider):
        return direction[1] == 0
    return direction[0] == 0 and (isinstance(widget, Counter) or widget.key == "log lines")


def pushed(button: int) -> list[pygame.Event]:
    kinds = (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP)
    return [pygame.Event(kind, button=button, instance_id=0) for kind in kinds]


def tilted(axis: int, far: float) -> pygame.Event:
    return pygame.Event(
        pygame.CONTROLLERAXISMOTION, axis=axis, value=round(far * 32767), instance_id=0
    )
