"""The system's clipboard; an empty one where the system has none."""

from contextlib import suppress

import pygame


def copy(words: str) -> None:
    with suppress(pygame.error):
        pygame.scrap.put_text(words)


def paste() -> str:
    with suppress(pygame.error):
        return pygame.scrap.get_text()
    return ""
