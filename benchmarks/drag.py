"""How smoothly pieces are dragged over Roma's table.

    python3 dev.py bench drag [--size 3840x2160]

A die and a card of the hand are carried over the whole table and back, a step a frame, by events
posted to the main loop. Without a display, SDL's dummy driver stands in.
"""

import argparse
import statistics
import time
from itertools import pairwise
from typing import TYPE_CHECKING

from benchmarks.own_window import own_window

if TYPE_CHECKING:
    from colosseum.program.app import App

MOVES = 180
FRAME = 1 / 60
WANTED = 8.0
"""The most milliseconds that a move may take."""
WAY = ((300, 700), (300, 345), (1130, 345), (1130, 480), (300, 480), (700, 200))
"""Over own places, all symbols and the opponent's side, in design units."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--size", default="3840x2160")
    options = parser.parse_args()
    width, height = map(int, options.size.split("x"))
    with own_window():
        from colosseum.files.settings import Settings
        from colosseum.program.app import App

        app = App(Settings(muted=True, speed="instant"), (width, height))
        for piece in ("choose-die-1", "choose-held-0"):
            measure(app, piece)


def measure(app: "App", piece: str) -> None:
    import pygame

    from colosseum.gallery.roma.positions import ACTING, at_position
    from colosseum.scenes.table.scene import TableScene

    scene = TableScene(app, at_position(ACTING))
    app.start_over(scene)
    for _ in range(30):
        app.step([], FRAME)
    here = next(it.box for it in scene.page.widgets if it.key == piece).center
    at = app.screen.point(here)
    app.step([pygame.Event(pygame.MOUSEMOTION, pos=at)], FRAME)
    app.step([pygame.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=1)], FRAME)
    whole, taken = 0, []
    for point in way(here):
        layer = app._layer
        pygame.event.post(pygame.Event(pygame.MOUSEMOTION, pos=app.screen.point(point)))
        start = time.thread_time()
        app.step(pygame.event.get(), FRAME)
        taken.append(1000 * (time.thread_time() - start))
        whole += app._layer is not layer
    print(
        f"{piece}: {MOVES} moves, {whole} repaint the whole window;"
        f" mean {statistics.mean(taken):.1f} ms a move, median {statistics.median(taken):.1f},"
        f" longest {max(taken):.1f} (wanted: at most {WANTED:.0f})"
    )


def way(start: tuple[float, float]) -> list[tuple[float, float]]:
    """The points of the moves, as many between each two corners."""
    corners = [start, *WAY]
    each = MOVES // (len(corners) - 1)
    return [
        (a[0] + (b[0] - a[0]) * step / each, a[1] + (b[1] - a[1]) * step / each)
        for a, b in pairwise(corners)
        for step in range(1, each + 1)
    ]


if __name__ == "__main__":
    main()
