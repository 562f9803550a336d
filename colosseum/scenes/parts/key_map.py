"""Keys that a player has changed: what each of them means instead.

A key that takes over what another did gives that one what it did itself. So two keys change
places, and nothing is ever left without a key. The window asks once, before anyone else sees a
key: widgets and scenes only know what is meant.
"""

from collections.abc import Mapping
from typing import Final

import pygame

_WITH: Final = pygame.KMOD_CTRL | pygame.KMOD_META | pygame.KMOD_ALT

_meant: dict[int, int] = {}
"""The keys that mean another one."""


def use(changed: Mapping[str, str]) -> None:
    """Have keys mean others from now on, all of them by name; unknown names are left out."""
    codes = {_code(name): _code(other) for name, other in changed.items()}
    known = {code: other for code, other in codes.items() if code and other}
    _meant.clear()
    if known.keys() == set(known.values()):
        _meant.update(known)


def _code(name: str) -> int:
    try:
        return pygame.key.key_code(name)
    except ValueError:
        return 0


def meant(code: int) -> int:
    return _meant.get(code, code)


def pressed_for(code: int) -> int:
    """The key that now means this one."""
    return next((pressed for pressed, means in _meant.items() if means == code), code)


def exchanged(pressed: int, means: int) -> dict[str, str]:
    """The changes once a key means this, and the one that meant it before has its old meaning."""
    after = {**_meant, pressed: means, pressed_for(means): meant(pressed)}
    name = pygame.key.name
    return {name(code): name(other) for code, other in after.items() if code != other}


def read(event: pygame.Event, *, is_typing: bool) -> pygame.Event:
    """The event of the key that is meant; what is typed into a field stays as it is."""
    means = meant(event.key)
    is_letter = 32 <= event.key < 127
    if means == event.key or event.mod & _WITH or (is_typing and is_letter):
        return event
    return pygame.Event(event.type, {**event.dict, "key": means, "pressed": event.key})


def pressed(event: pygame.Event) -> int:
    """The key itself, whatever it means."""
    return int(getattr(event, "pressed", event.key))
