"""Every key that does something: what it is called, what it does, and whether an event is it.

A controller's button may do the same. What a key does is bound where it is done. The rulebook lists
the keys from here; those of one game only are in its table's kit.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

import pygame

from colosseum.scenes.parts import key_map
from colosseum.widgets import pad_buttons
from colosseum.widgets.pad_buttons import PadButton
from colosseum.words.sentences import Sentence
from colosseum.words.translation import say, tr


@dataclass(frozen=True, slots=True)
class Key:
    code: int
    name: Sentence
    """What is written on it."""
    with_ctrl: bool = False
    one_of: Sentence | None = None
    """What it is called together with others, in the rulebook's list."""

    @property
    def is_changed(self) -> bool:
        return not self.with_ctrl and key_map.pressed_for(self.code) != self.code

    def is_pressed(self, event: pygame.Event) -> bool:
        if event.key != self.code or event.mod & pygame.KMOD_ALT:
            return False
        # A Mac's Command key does what Ctrl does elsewhere.
        return bool(event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META)) == self.with_ctrl


@dataclass(frozen=True, slots=True)
class Shortcut:
    """Some keys that all do the same."""

    keys: tuple[Key, ...]
    does: Sentence
    """What it does, in the rulebook's list."""
    pad: PadButton | None = None
    """The button of a controller that does the same."""

    def only(self, number: int) -> "Shortcut":
        """The shortcut with one of its keys: each of a row of digits means another thing."""
        return replace(self, keys=self.keys[number : number + 1])

    def is_pressed(self, event: pygame.Event) -> bool:
        if self.pad is not None and getattr(event, "pad", None) is self.pad:
            return True
        return any(key.is_pressed(event) for key in self.keys)


Binding: TypeAlias = tuple[Shortcut, Callable[[], None]]


def press(bindings: Iterable[Binding], event: pygame.Event) -> bool:
    """Do what the key is bound to; False if it is bound to nothing."""
    for shortcut, do in bindings:
        if shortcut.is_pressed(event):
            do()
            return True
    return False


def letter(name: str, *, with_ctrl: bool = False) -> Key:
    said = f"Ctrl+{name}" if with_ctrl else name
    return Key(ord(name.lower()), Sentence.literal(said), with_ctrl)


def digits(count: int) -> tuple[Key, ...]:
    """The keys from 1 on."""
    return tuple(letter(str(number)) for number in range(1, count + 1))


SPACE: Final = Key(pygame.K_SPACE, Sentence.in_context("a key", "Space"))
ENTER: Final = Key(pygame.K_RETURN, Sentence.in_context("a key", "Enter"))
_OTHER_ENTER: Final = Key(pygame.K_KP_ENTER, Sentence.in_context("a key", "Enter"))
ESCAPE: Final = Key(pygame.K_ESCAPE, Sentence("Esc"))
PAGE_UP: Final = Key(pygame.K_PAGEUP, Sentence.in_context("a key", "Page up"))
PAGE_DOWN: Final = Key(pygame.K_PAGEDOWN, Sentence.in_context("a key", "Page down"))
HOME: Final = Key(pygame.K_HOME, Sentence.in_context("a key", "Home"))
END: Final = Key(pygame.K_END, Sentence.in_context("a key", "End"))

# Everywhere
FULL_SCREEN: Final = Shortcut(
    (Key(pygame.K_F11, Sentence.literal("F11")),), Sentence("Full screen on or off")
)
SOUND: Final = Shortcut((letter("M"),), Sentence("Sound on or off"))
RULEBOOK: Final = Shortcut(
    (Key(pygame.K_F1, Sentence.literal("F1")),),
    Sentence("The rulebook’s page about your decision"),
    pad=PadButton.RIGHT_STICK,
)
BACK: Final = Shortcut((ESCAPE,), Sentence("Go back a step, or open the menu"), pad=PadButton.B)

# At the table
MENU: Final = Shortcut((ESCAPE,), Sentence("The menu"), pad=PadButton.MENU)
GO_ON: Final = Shortcut((SPACE, ENTER, _OTHER_ENTER), Sentence("Advance one step"))
SKIP: Final = Shortcut((letter("S"),), Sentence("Skip to your next decision"), pad=PadButton.Y)
PASS: Final = Shortcut((letter("P"),), Sentence("Pass, decline or finish"))
UNDO: Final = Shortcut(
    (letter("U"), letter("Z", with_ctrl=True)), Sentence("Undo"), pad=PadButton.X
)
HINT: Final = Shortcut((letter("H"),), Sentence("Show or hide the hint"), pad=PadButton.LEFT_STICK)
ADVISOR: Final = Shortcut((letter("A"),), Sentence("What an expert would do"), pad=PadButton.Y)
LOG: Final = Shortcut((letter("L"),), Sentence("The game log"))
RECAP: Final = Shortcut((letter("R"),), Sentence("Since your last turn"))
SCROLL_LOG: Final = Shortcut((PAGE_UP, PAGE_DOWN, HOME, END), Sentence("Scroll the game log"))

# Said aloud, at the table
STANDING: Final = Shortcut((letter("W"),), Sentence("Hear where the game stands"))
HOLDINGS: Final = Shortcut((letter("I"),), Sentence("Hear what you hold"))
PLACES: Final = Shortcut(
    (
        Key(pygame.K_COMMA, Sentence.in_context("a key", "Comma")),
        Key(pygame.K_PERIOD, Sentence.in_context("a key", "Full stop")),
    ),
    Sentence("Hear one place after another"),
)

# In a replay
PLAY: Final = Shortcut((SPACE,), Sentence("Play or pause the replay"), pad=PadButton.X)
STEPS: Final = Shortcut((PAGE_UP, PAGE_DOWN), Sentence("Step back or forwards in the replay"))
ENDS: Final = Shortcut((HOME, END), Sentence("To the start or the end of the replay"))

_ARROWS: Final = tuple(
    Key(code, name, one_of=Sentence.in_context("a key", "Arrow keys"))
    for code, name in (
        (pygame.K_LEFT, Sentence.in_context("a key", "Left")),
        (pygame.K_RIGHT, Sentence.in_context("a key", "Right")),
        (pygame.K_UP, Sentence.in_context("a key", "Up")),
        (pygame.K_DOWN, Sentence.in_context("a key", "Down")),
    )
)
_FOCUS: Final = Shortcut(
    (
        Key(pygame.K_TAB, Sentence.literal("Tab")),
        *_ARROWS,
    ),
    Sentence("Move from one thing to the next"),
)
_PRESS: Final = Shortcut((ENTER, _OTHER_ENTER), Sentence("Press what is marked or the main button"))

EVERYWHERE: Final = (_FOCUS, _PRESS, BACK, RULEBOOK, SOUND, FULL_SCREEN)
AT_THE_TABLE: Final = (GO_ON, SKIP, PASS, UNDO, HINT, ADVISOR, LOG, SCROLL_LOG, RECAP)
ALOUD: Final = (STANDING, HOLDINGS, PLACES)
IN_A_REPLAY: Final = (PLAY, STEPS, ENDS)


_NAMED: Final = {
    key.code: key.name for key in (SPACE, ENTER, ESCAPE, PAGE_UP, PAGE_DOWN, HOME, END, *_ARROWS)
}


def names(shortcut: Shortcut) -> list[str]:
    """What its keys are called, each name once."""
    return list(dict.fromkeys(map(_called, shortcut.keys)))


def _called(key: Key) -> str:
    if key.is_changed:
        return name_of(key_map.pressed_for(key.code))
    return say(key.one_of or key.name)


def name_of(code: int) -> str:
    """What is written on a key, whatever it means."""
    return say(_NAMED[code]) if code in _NAMED else pygame.key.name(code).capitalize()


def with_key(words: str, shortcut: Shortcut) -> str:
    """A tooltip that names the key; a controller's button is drawn beside what it presses."""
    if pad_buttons.in_hand() is not None:
        return words
    stop = "." if words.endswith(".") else ""
    return f"{words.removesuffix('.')} ({names(shortcut)[0]}){stop}"


def note(shortcut: Shortcut) -> str:
    """The key's name, for a button that shows it; none while a controller is in hand."""
    return "" if pad_buttons.in_hand() is not None else names(shortcut)[0]


def rulebook_words() -> str:
    """How to look something up."""
    if pad_buttons.in_hand() is not None:
        return tr("Press the right stick to look it up in the rulebook.")
    return tr("Press {key} to look it up in the rulebook.", key=names(RULEBOOK)[0])
