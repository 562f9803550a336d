"""What the window knows of itself and its libraries, for a report to the makers."""

import pygame

from colosseum.scenes.scene import Window


def library_facts() -> dict[str, object]:
    return {
        "pygame-ce": pygame.version.ver,
        "SDL": ".".join(map(str, pygame.get_sdl_version())),
        "Video": pygame.display.get_driver() if pygame.display.get_init() else "none",
        "Sound": pygame.mixer.get_init() or "none",
    }


def window_facts(window: Window) -> dict[str, object]:
    width, height = window.screen.size
    return {**library_facts(), "Window": f"{width} × {height}"}
