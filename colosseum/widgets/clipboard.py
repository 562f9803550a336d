"""The system's clipboard; an empty one where the system has none."""

from contextlib import suppress

import pygame


def copy(words: str) -> bool:
    """Whether the words are there now: not all that names a file is text."""
    with suppress(pygame.error, UnicodeError):
        pygame.scrap.put_text(words)
        return True
    return False


def paste() -> str:
    with suppress(pygame.error):
        return pygame.scrap.get_text()
    return ""
