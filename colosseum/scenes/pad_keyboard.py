"""A keyboard on the screen, for typing with a controller into a field of the scene below."""

from functools import partial
from typing import Final

import pygame

from colosseum.scenes.parts.keys import Binding, Shortcut, press
from colosseum.scenes.parts.titled_scene import draw_panel
from colosseum.scenes.scene import Scene, Window
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button, Kind
from colosseum.widgets.design_units import Box
from colosseum.widgets.field import Field, is_letter
from colosseum.widgets.layout import row
from colosseum.widgets.pad_buttons import PadButton
from colosseum.widgets.theme import INK, MEDIUM, PAPER, UMBER_LIGHT
from colosseum.widgets.widget import Widget
from colosseum.words.sentences import Sentence
from colosseum.words.translation import tr

_BOX: Final = Box(200, 380, 1200, 500)
_TEXT: Final = Box(_BOX.left + 40, _BOX.top + 28, _BOX.width - 80, 54)
_KEYS: Final = Box(_BOX.left + 40, _TEXT.bottom + 16, _BOX.width - 80, 300)
_FOOT: Final = Box(_BOX.left + 40, _BOX.bottom - 80, _BOX.width - 80, 54)
_PITCH: Final = 60.0
_GAP: Final = 8.0
_WIDEST: Final = 76.0
_USUAL: Final = ("1234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm-’.")
_ROWS: Final = {"fr": ("1234567890", "azertyuiop", "qsdfghjklm", "wxcvbn-’.")}
"""The letters as on the keyboards of a language."""
_ACCENTS: Final = "éèêëàâăçîïôöûùüœșț"
"""What French, Dutch and Romanian write besides."""

_DELETE: Final = Shortcut((), Sentence("Delete a letter"), pad=PadButton.X)
_SPACE: Final = Shortcut((), Sentence("A space"), pad=PadButton.Y)
_CAPITALS: Final = Shortcut((), Sentence("Capital letters"), pad=PadButton.LEFT_STICK)
_BACK: Final = Shortcut((), Sentence("One letter back"), pad=PadButton.LB)
_ON: Final = Shortcut((), Sentence("One letter on"), pad=PadButton.RB)


class PadKeyboardScene(Scene):
    over = True
    has_actions = False

    def __init__(self, window: Window, below: Scene) -> None:
        super().__init__(window)
        self._below = below
        self.capitals = not self.words
        """Whether the next letter is a capital."""

    @property
    def _field(self) -> Field | None:
        """The field as it is now: its page may have been laid out again."""
        focused = self._below.page.focus
        return focused if isinstance(focused, Field) else None

    @property
    def words(self) -> str:
        return "" if self._field is None else self._field.words

    # What can be pressed

    def widgets(self) -> list[Widget]:
        rows = [*_ROWS.get(self.window.settings.language, _USUAL), _ACCENTS]
        found: list[Widget] = []
        for number, letters in enumerate(rows):
            line = Box(_KEYS.left, _KEYS.top + number * _PITCH, _KEYS.width, _PITCH - _GAP)
            found += self._letters(number, letters, line)
        return [*found, *self._foot()]

    def _letters(self, number: int, letters: str, line: Box) -> list[Widget]:
        """A row of letters in the middle, without those that the field does not take."""
        field = self._field
        shown = letters.upper() if self.capitals else letters
        taken = [it for it in shown if field is None or field.editing.allowed(it)]
        places = row(line, len(taken), _GAP, widest=_WIDEST)
        aside = (line.right - places[-1].right) / 2 if places else 0.0
        return [
            Button(
                f"letter {number} {place}",
                box.move(aside, 0),
                letter,
                partial(self._type, letter),
                kind=Kind.CHIP,
                size=22,
                inset=2,
            )
            for place, (letter, box) in enumerate(zip(taken, places, strict=True))
        ]

    def _foot(self) -> list[Widget]:
        capitals, space, delete, done = row(_FOOT, 4, 16)
        made = (
            (Button("capitals", capitals, tr("Capitals"), self._switch), PadButton.LEFT_STICK),
            (Button("space", space, tr("Space"), partial(self._type, " ")), PadButton.Y),
            (Button("delete", delete, tr("Delete"), self._delete), PadButton.X),
            (Button("done", done, tr("Done"), self.back, kind=Kind.PRIMARY), PadButton.MENU),
        )
        for button, pad in made:
            button.pad = pad
        made[0][0].chosen = self.capitals
        return [button for button, _ in made]

    def shortcuts(self) -> list[Binding]:
        return [
            (_DELETE, self._delete),
            (_SPACE, partial(self._type, " ")),
            (_CAPITALS, self._switch),
            (_BACK, partial(self._press, pygame.K_LEFT)),
            (_ON, partial(self._press, pygame.K_RIGHT)),
        ]

    def key(self, event: pygame.Event) -> bool:
        if not hasattr(event, "pad") and is_letter(event):  # someone types on a real keyboard
            self._below.page.text(event.unicode)
            self.back()
            return True
        return press(self.shortcuts(), event) or super().key(event)

    # What that does

    def _type(self, letter: str) -> None:
        self._below.page.text(letter)
        self.capitals = False
        self.rebuild()

    def _delete(self) -> None:
        self._press(pygame.K_BACKSPACE)
        if not self.words and not self.capitals:
            self._switch()

    def _switch(self) -> None:
        self.capitals = not self.capitals
        self.rebuild()

    def _press(self, code: int) -> None:
        self._below.page.key(pygame.Event(pygame.KEYDOWN, key=code, mod=0, unicode=""))
        self.rebuild()

    # What can be seen

    def paint_under(self, brush: Brush) -> None:
        brush.shade(120)
        draw_panel(brush, _BOX)
        brush.slab(_TEXT, PAPER, radius=8, edge=UMBER_LIGHT, edge_width=2)
        inside = _TEXT.inflate(-28, -8)
        field, style = self._field, MEDIUM.but(size=26)
        before = "" if field is None else self.words[: field.editing.caret]
        words = brush.shortened(self.words, style, inside.width)
        brush.text(words, inside, style, where="pad keyboard")
        across = min(inside.width, brush.text_width(before, style))
        caret = Box(inside.left + across + 1, 0, 2, 32)
        caret.centery = inside.centery
        brush.slab(caret, INK, radius=0)
