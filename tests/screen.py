"""A virtual screen: the game in a real window, on machines without a display."""

import os
import struct
import subprocess
import time
from pathlib import Path

import pygame

SIZE = (1280, 720)


class Display:
    """A virtual screen with a mouse."""

    def __init__(self, folder: Path) -> None:
        self._frame = folder / "Xvfb_screen0"
        read, write = os.pipe()
        screen = ("-screen", "0", f"{SIZE[0]}x{SIZE[1]}x24", "-fbdir", str(folder))
        self._server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write), *screen, "-nolisten", "tcp"],
            pass_fds=[write],
            stderr=subprocess.DEVNULL,
        )
        os.close(write)
        with os.fdopen(read) as pipe:
            self.name = f":{pipe.readline().strip()}"

    def do(self, *words: object) -> str:
        command = ["xdotool", *map(str, words)]
        environment = os.environ | {"DISPLAY": self.name}
        done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=20)
        return done.stdout.strip()

    def click(self, at: tuple[int, int]) -> None:
        self.do("mousemove", *at)
        time.sleep(0.1)
        self.do("mousedown", 1)
        time.sleep(0.05)
        self.do("mouseup", 1)

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Press, move in steps as a hand does, and let go."""
        self.do("mousemove", *start)
        time.sleep(0.1)
        self.do("mousedown", 1)
        for part in (0.3, 0.7, 1.0):
            x, y = (round(a + (b - a) * part) for a, b in zip(start, end, strict=True))
            self.do("mousemove", x, y)
            time.sleep(0.05)
        self.do("mouseup", 1)

    def picture(self) -> pygame.Surface:
        """What the screen shows, from the server's own file."""
        content = self._frame.read_bytes()
        head = struct.unpack(">25I", content[:100])
        size, width, height, line, colours = head[0], head[4], head[5], head[12], head[19]
        pixels = content[size + 12 * colours :][: line * height]
        picture = pygame.image.frombuffer(pixels, (width, height), "BGRA")
        picture.set_alpha(None)  # the fourth byte of a pixel means nothing, and Wine leaves it 0
        opaque = pygame.Surface(picture.get_size(), depth=24)
        opaque.blit(picture, (0, 0))
        return opaque

    def close(self) -> None:
        self._server.terminate()
        self._server.wait()


def is_drawn(picture: pygame.Surface) -> bool:
    points = [(x, y) for x in range(0, SIZE[0], 40) for y in range(0, SIZE[1], 40)]
    return len({tuple(picture.get_at(point)) for point in points}) > 40
