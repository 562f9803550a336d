"""The keys of the deck builder."""

from dataclasses import replace
from typing import Final

import pygame

from colosseum.scenes.parts.keys import Key, Shortcut, letter
from colosseum.widgets.pad_buttons import PadButton
from colosseum.words.sentences import Sentence

_PLUS: Final = (pygame.K_PLUS, pygame.K_EQUALS, pygame.K_KP_PLUS)
_MINUS: Final = (pygame.K_MINUS, pygame.K_KP_MINUS, pygame.K_BACKSPACE, pygame.K_DELETE)

MORE_OR_FEWER: Final = Shortcut(
    tuple(
        Key(code, Sentence.literal(name))
        for codes, name in ((_PLUS, "+"), (_MINUS, "−"))
        for code in codes
    ),
    Sentence("One more or one fewer of a card"),
    pad=PadButton.X,
)
MORE: Final = Shortcut(MORE_OR_FEWER.keys[: len(_PLUS)], MORE_OR_FEWER.does)
FEWER: Final = replace(MORE_OR_FEWER, keys=MORE_OR_FEWER.keys[len(_PLUS) :])
COPY_OR_PASTE: Final = Shortcut(
    (letter("C", with_ctrl=True), letter("V", with_ctrl=True)), Sentence("Copy or paste a deck")
)
COPY: Final = COPY_OR_PASTE.only(0)
PASTE: Final = COPY_OR_PASTE.only(1)

BUILDER_KEYS: Final = (MORE_OR_FEWER, COPY_OR_PASTE)
