"""Pictures kept as long as there is room for them."""

import pygame

from colosseum.program.app import App
from colosseum.widgets import shapes
from colosseum.widgets.latest_pictures import LatestPictures


def test_the_picture_longest_unused_makes_room() -> None:
    drawn: list[str] = []
    kept = LatestPictures(windows=1)

    @kept.keep
    def two_fifths(name: str) -> pygame.Surface:
        drawn.append(name)
        return pygame.Surface((kept.room // 2500, 1000))

    for name in ("lion", "ship", "lion", "torch", "lion", "ship"):
        two_fifths(name)
    assert drawn == ["lion", "ship", "torch", "ship"]
    assert kept.pixels <= kept.room


def test_many_large_shapes_take_no_more_than_their_room(app: App) -> None:
    for width in range(600, 700):
        shapes.raised((width, 200), 10, (255, 255, 255), None, 0, 255, 8)
    assert 0 < shapes._kept.pixels <= shapes._kept.room
    shapes.forget()
    assert shapes._kept.pixels == 0
