"""Someone at the window, who points, presses, types, waits and looks."""

import time

import pygame

from colosseum.program.app import App
from colosseum.scenes.scene import Scene
from colosseum.scenes.table.hand_over import HandOverScene
from colosseum.widgets.widget import Widget
from colosseum.widgets.widget_page import Page

FRAME = 0.02
ARROWS = (pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN)


class Hands:
    """Everything goes through the window's own events."""

    def __init__(self, app: App) -> None:
        self.app = app

    def open(self, scene: Scene) -> None:
        """Show a scene, and wait until it is complete: the title takes a few frames.

        At a table that people share, be the first of them.
        """
        self.app.push(scene)
        self.wait(8 * FRAME)
        self.take_over()

    @property
    def scene(self) -> Scene:
        assert self.app.scene is not None, "the window is closed"
        return self.app.scene

    def sees(self, key: str) -> bool:
        return any(widget.key == key for widget in self.scene.page.widgets)

    def widget(self, key: str) -> Widget:
        found = [widget for widget in self.scene.page.widgets if widget.key == key]
        assert found, f"there is no {key} among {[w.key for w in self.scene.page.widgets]}"
        return found[0]

    def point(self, key: str, across: float = 0.5) -> tuple[int, int]:
        """A pixel of the widget: this far across it, halfway down."""
        box = self.widget(key).box
        return self.app.screen.point((box.left + box.width * across, box.centery))

    def hover(self, key: str, across: float = 0.5) -> None:
        motion = pygame.Event(pygame.MOUSEMOTION, pos=self.point(key, across))
        self.app.step([motion], FRAME)

    def click(self, key: str, across: float = 0.5, times: int = 1) -> None:
        """Come from elsewhere and click, once there was time to notice what is there."""
        self.app.step([pygame.Event(pygame.MOUSEMOTION, pos=(0, 0))], 0.0)
        self.notice()
        self.click_at(self.point(key, across), times)

    def take_over(self) -> None:
        """Where people share Colosseum's screen, be the next of them."""
        if isinstance(self.scene, HandOverScene):
            self.click("take over")
            self.wait()

    def notice(self) -> None:
        """Wait until everything that has come up takes a press."""
        page = self.scene.page
        for _ in range(20):
            if not page.is_guarded or self.scene.page is not page:
                return
            self.app.step([], 5 * FRAME)
        raise AssertionError("what is on the page is never shown, so it takes no press")

    def click_at(self, at: tuple[int, int], times: int = 1) -> None:
        """Click where the pointer rests."""
        for clicks in range(1, times + 1):
            for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
                self.app.step([pygame.Event(kind, pos=at, button=1, clicks=clicks)], FRAME)
        self._wait_for_files()

    def hold(self, key: str) -> tuple[int, int]:
        """Press the mouse button here, and do not let go; where that is."""
        self.notice()
        here = self.point(key)
        self.app.step([pygame.Event(pygame.MOUSEBUTTONDOWN, pos=here, button=1)], FRAME)
        return here

    def drag(self, key: str, across: float, to: float) -> None:
        start, end = self.point(key, across), self.point(key, to)
        self.app.step([pygame.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1)], FRAME)
        self.app.step([pygame.Event(pygame.MOUSEMOTION, pos=end)], FRAME)
        self.app.step([pygame.Event(pygame.MOUSEBUTTONUP, pos=end, button=1)], FRAME)

    def carry(self, key: str, onto: str) -> None:
        """Press it, move it over something else in two steps, and let go."""
        self.notice()
        here, there = self.point(key), self.point(onto)
        half = ((here[0] + there[0]) // 2, (here[1] + there[1]) // 2)
        self.app.step([pygame.Event(pygame.MOUSEMOTION, pos=here)], 0.0)
        self.app.step([pygame.Event(pygame.MOUSEBUTTONDOWN, pos=here, button=1)], FRAME)
        for at in (half, there):
            self.app.step([pygame.Event(pygame.MOUSEMOTION, pos=at)], FRAME)
        self.app.step([pygame.Event(pygame.MOUSEBUTTONUP, pos=there, button=1)], FRAME)

    def wheel(self, key: str, steps: int) -> None:
        self.hover(key)
        self.app.step([pygame.Event(pygame.MOUSEWHEEL, y=steps)], FRAME)

    def press(self, *keys: int, mod: int = 0) -> None:
        for key in keys:
            if key == pygame.K_RETURN:
                self.notice()
            event = pygame.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="")
            self.app.step([event], FRAME)
        self._wait_for_files()

    def type(self, words: str) -> None:
        for letter in words:
            self.app.step(typed(letter, self.scene.page), FRAME)

    def compose(self, words: str) -> None:
        """Begin a letter with a dead key or an input method; typing it commits it."""
        event = pygame.Event(pygame.TEXTEDITING, text=words, start=len(words), length=0)
        self.app.step([event], FRAME)

    def wait(self, seconds: float = FRAME) -> None:
        while seconds > 0:
            self.app.step([], FRAME)
            seconds -= FRAME
        self._wait_for_files()

    def _wait_for_files(self) -> None:
        """What is read in the background takes time of its own."""
        give_up = time.monotonic() + 30
        while self.app.scene is not None and self.app.scene.is_loading:
            assert time.monotonic() < give_up, "it loads for half a minute"
            time.sleep(0.001)
            self.app.step([], FRAME)

    @property
    def focus(self) -> str | None:
        focused = self.scene.page.focus
        return focused.key if focused else None


def typed(letter: str, page: Page) -> list[pygame.Event]:
    """What SDL sends for a letter: a key if there is one for it, and text if it is asked for."""
    events = []
    if letter.isascii():
        key = pygame.key.key_code(letter if letter != " " else "space")
        events.append(pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode=letter))
    if page.typing_box is not None:
        events.append(pygame.Event(pygame.TEXTINPUT, text=letter))
    return events


def out_of_reach(hands: Hands) -> set[str]:
    """What arrow keys alone do not lead to."""
    page = hands.scene.page
    unseen = {widget.key for widget in page.widgets if widget.focusable}
    hands.press(pygame.K_DOWN)
    reached: list[str] = [hands.focus] if hands.focus else []
    for start in reached:
        unseen.discard(start)
        if not hands.sees(start):  # it has scrolled away meanwhile
            hands.press(*[pygame.K_PAGEUP] * 3)
        for key in ARROWS:
            page.focus_on(start)
            page.key(pygame.Event(pygame.KEYDOWN, key=key, mod=0, unicode=""))
            if hands.focus in unseen and hands.focus not in reached:
                reached.append(hands.focus)
    return unseen
