"""The screen readers that listen, if any: they get the open page, and what is announced."""

import sys
import threading
from collections import deque
from collections.abc import Hashable
from typing import Any, Final, Protocol

import pygame

from colosseum.access import requests
from colosseum.access.node import Announcement, Group, Node, Tree
from colosseum.access.requests import EVENT, obey
from colosseum.access.system import System, connect
from colosseum.access.told_parts import ToldParts
from colosseum.access.tree import Told, tree_of
from colosseum.widgets.design_units import Screen
from colosseum.widgets.listening import silent_paintbox
from colosseum.widgets.widget import Role
from colosseum.widgets.widget_page import Page

_WINDOW: Final = 1
_NAME: Final = "Colosseum"
_MOST_AT_ONCE: Final = 300
"""A dialog with more letters than this is read piece by piece, not announced at once."""


class Shown(Told, Protocol):
    """A scene that can be handed over."""

    over: bool


class Readers:
    """Without a reader that listens, nothing is built and nothing is sent."""

    def __init__(self) -> None:
        self._system: System | None = None
        self._listening = threading.Event()
        self._beginner = 0
        """The thread that last said that someone listens."""
        self._has_window = False
        """Whether the window has the keyboard, and"""
        self._told_of_window: bool | None = None
        """what was last said of that to whoever listens."""
        self._numbers: dict[Hashable, int] = {"window": _WINDOW}
        """What AccessKit knows each thing by."""
        self._sent: dict[int, object] = {}
        """What was last handed over, by number."""
        self._keys: dict[int, str] = {}
        """The widgets that can be asked for, by number."""
        self._paintbox = silent_paintbox()
        self._last: tuple[object, ...] = ()
        self._told_parts = ToldParts()
        self._waiting: deque[Announcement] = deque()
        self._said = 0

    def connect(self) -> None:
        self._system = connect(self)

    @property
    def is_listening(self) -> bool:
        return self._system is not None and self._listening.is_set()

    @property
    def _is_beginning(self) -> bool:
        """Whether `begin` is not over yet, in a thread of the system.

        AccessKit holds a lock until then, and waits for Python's own to return; if we waited for
        its lock with Python's in hand, both would wait for ever.
        """
        is_elsewhere = self._beginner != threading.get_ident()
        return is_elsewhere and self._beginner in sys._current_frames()

    # What the system calls, from another thread

    def begin(self) -> None:
        self._beginner = threading.get_ident()
        self._listening.set()
        pygame.event.post(pygame.Event(EVENT, request=None))

    def end(self) -> None:
        self._listening.clear()

    def ask(self, asked: Any) -> None:
        from colosseum.access.accesskit_nodes import request_for

        key = self._keys.get(asked.target)
        request = None if key is None else request_for(key, asked)
        if request is not None:
            pygame.event.post(pygame.Event(EVENT, request=request))

    # What the main loop calls

    def handle(self, event: pygame.Event, page: Page) -> bool:
        """Do what a reader asks for, and follow the window's focus; False for other events."""
        match event.type:
            case requests.EVENT if event.request is None:
                # Someone listens who knows nothing yet.
                self._told_of_window = None
                self._sent.clear()
                self._told_parts.forget()
                self._last = ()
            case requests.EVENT:
                self.announce(obey(page, event.request), at_once=True)
            case pygame.WINDOWFOCUSGAINED | pygame.WINDOWFOCUSLOST:
                self._has_window = event.type == pygame.WINDOWFOCUSGAINED
            case _:
                return False
        return True

    def tell(self, scene: Shown, screen: Screen) -> None:
        """Hand over the page, if it may have changed."""
        if self._system is None or not self.is_listening or self._is_beginning:
            return
        if self._told_of_window is not self._has_window:
            self._told_of_window = self._has_window
            self._system.focus(self._has_window)
        page = scene.page
        now = (scene, page.widgets, page.focus, screen)
        is_same = len(self._last) == len(now) and all(map(_is, now, self._last))
        if not is_same or page.stale or page.stale_parts:
            self._last = now
            tree = tree_of(scene, screen, self._paintbox)
            name, about = _page_words(tree, is_dialog=scene.over)
            self._system.update(lambda: self._update(scene, tree, screen, name, about))
            for news in self._told_parts.news(scene, tree, name):
                self.announce(news.words, at_once=news.at_once)
        while self._waiting and self._sent:
            self._say(self._system, self._waiting.popleft())

    def announce(self, words: str, *, at_once: bool = False) -> None:
        """Say something with the next frame."""
        if self.is_listening and words:
            self._waiting.append(Announcement(words, at_once))

    def _say(self, system: System, announcement: Announcement) -> None:
        """Each is something new, even if the same was said before."""
        self._said += 1
        said = self._number(("said", self._said % 2))
        system.update(lambda: self._saying(said, announcement))

    def _saying(self, said: int, announcement: Announcement) -> Any:
        from colosseum.access import accesskit_nodes as kit

        window = self._sent[_WINDOW]
        assert isinstance(window, tuple)
        page, focus = window[0], window[-1]
        self._sent[_WINDOW] = (page, said, focus)
        nodes = [
            (said, kit.announcement(announcement.words, at_once=announcement.at_once)),
            (_WINDOW, kit.window(_NAME, (page, said))),
        ]
        return kit.tree_update(focus, None, nodes)

    def _update(self, scene: Shown, tree: Tree, screen: Screen, name: str, about: str) -> Any:
        from colosseum.access import accesskit_nodes as kit

        own, before = id(scene), self._sent
        page = self._number(own)
        things = {self._number((own, node.key)): node for node in tree.nodes}
        groups = {
            self._number((own, "group", part.key)): part
            for part in tree.parts
            if isinstance(part, Group)
        }
        children = tuple(self._number(_key_of(own, part)) for part in tree.parts)
        focus = page if tree.focus is None else self._numbers.get((own, tree.focus), page)
        self._sent = {
            **{number: (node, screen) for number, node in things.items()},
            **{number: (group, screen) for number, group in groups.items()},
            page: (name, about, children),
            _WINDOW: (page, focus),
        }
        self._keys = {number: it.key[0] for number, it in things.items() if it.is_focusable}
        changed = [
            (number, kit.thing(node, screen))
            for number, node in things.items()
            if before.get(number) != (node, screen)
        ]
        for number, group in groups.items():
            inside = [self._number((own, node.key)) for node in group.nodes]
            changed.append((number, kit.group(group, inside, screen)))
        changed.append((page, kit.page(name, about, children, is_dialog=scene.over)))
        changed.append((_WINDOW, kit.window(_NAME, (page,))))
        return kit.tree_update(focus, None if before else _WINDOW, changed)

    def _number(self, key: Hashable) -> int:
        return self._numbers.setdefault(key, len(self._numbers) + 1)


def _key_of(own: int, part: Node | Group) -> Hashable:
    return (own, "group", part.key) if isinstance(part, Group) else (own, part.key)


def _is(one: object, other: object) -> bool:
    return one is other


def _page_words(tree: Tree, *, is_dialog: bool) -> tuple[str, str]:
    """What the page is called; of a dialog also what it says, unless that is announced."""
    heads = [node.name for node in tree.nodes if node.role is Role.HEADING]
    words = [node.name for node in tree.nodes if node.role is Role.WORDS]
    name = (heads or words or [_NAME])[0]
    is_told = any(isinstance(part, Group) and part.is_told for part in tree.parts)
    about = " ".join(it for it in words if it != name) if is_dialog and not is_told else ""
    return name, about if len(about) <= _MOST_AT_ONCE else ""
