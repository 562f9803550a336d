"""A screen reader in a process of its own: it hears by AT-SPI, and presses by name.

It needs the system's Python with `gi`, so it is run as a script and spoken to in lines of JSON.
"""

import json
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, Gio, GLib  # noqa: E402

ANNOUNCED = "object:announcement"


class Reader:
    def __init__(self) -> None:
        self.said: list[str] = []
        bus = Gio.bus_get_sync(Gio.BusType.SESSION)
        for name in ("ScreenReaderEnabled", "IsEnabled"):
            value = GLib.Variant("(ssv)", ("org.a11y.Status", name, GLib.Variant("b", True)))
            where = ("org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Set")
            bus.call_sync(*where, value, None, Gio.DBusCallFlags.NONE, -1)
        Atspi.init()
        self.listener = Atspi.EventListener.new(self.hear)
        self.listener.register(ANNOUNCED)

    def hear(self, event: Any) -> None:
        self.said.append(str(event.any_data))

    def listen(self) -> None:
        context = GLib.MainContext.default()
        while context.iteration(False):
            pass

    def page(self) -> Any:
        """What the game's window shows, once it does."""
        for app in _children(Atspi.get_desktop(0)):
            for window in _children(app):
                return next(_children(window), None)
        return None

    def things(self) -> Iterator[Any]:
        """Everything on the page, in order; groups come before what is in them."""
        page = self.page()
        return iter(()) if page is None else _below(page)

    def read(self) -> list[list[str]]:
        """Role, name, description and states of everything, in order."""
        return [
            [
                it.get_role_name(),
                it.get_name(),
                it.get_description() or "",
                *(
                    state.value_nick
                    for state in (Atspi.StateType.FOCUSED, Atspi.StateType.SENSITIVE)
                    if it.get_state_set().contains(state)
                ),
            ]
            for it in self.things()
        ]

    def buttons(self) -> list[str]:
        """What can be pressed now, by name."""
        return [it.get_name() for it in self.things() if _can_be_pressed(it)]

    def press(self, start: str) -> bool:
        """Press what is called so, or else begins like this; False if there is neither."""
        found = [it for it in self.things() if it.get_name().startswith(start)]
        found.sort(key=lambda it: it.get_name() != start)
        for thing in filter(_can_be_pressed, found):
            return bool(thing.get_action_iface().do_action(0))
        return False

    def focus(self, start: str) -> bool:
        for thing in self.things():
            if thing.get_name().startswith(start):
                return bool(thing.get_component_iface().grab_focus())
        return False

    def until(self, command: str, words: str, patience: float) -> bool:
        """Try again for this many seconds."""
        end = time.monotonic() + patience
        while time.monotonic() < end:
            try:
                self.listen()
                if getattr(self, command)(words):
                    return True
            except GLib.Error:
                pass  # it has changed meanwhile
            time.sleep(0.05)
        return False

    def again(self, look: Callable[[], Any]) -> Any:
        """Look until nothing changes meanwhile."""
        while True:
            try:
                return look()
            except GLib.Error:
                time.sleep(0.05)

    def sees(self, start: str) -> bool:
        return any(thing.get_name().startswith(start) for thing in self.things())

    def hears(self, words: str) -> bool:
        return any(words in it for it in self.said)


def _can_be_pressed(thing: Any) -> bool:
    actions = thing.get_action_iface()
    return actions is not None and actions.get_n_actions() > 0


def _children(thing: Any) -> Iterator[Any]:
    thing.clear_cache()  # it would remember what was there before
    for number in range(thing.get_child_count()):
        child = thing.get_child_at_index(number)
        if child is not None:
            yield child


def _below(thing: Any) -> Iterator[Any]:
    for child in _children(thing):
        yield child
        yield from _below(child)


def main() -> None:
    reader = Reader()
    for line in sys.stdin:
        command, *words = json.loads(line)
        reader.listen()
        if command == "read":
            answer: Any = reader.again(reader.read)
        elif command == "buttons":
            answer = reader.again(reader.buttons)
        elif command == "tap":
            answer = reader.again(lambda: reader.press(words[0]))  # noqa: B023 - asked at once
        elif command == "said":
            answer = reader.said
        else:
            answer = reader.until(command, *words)
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
