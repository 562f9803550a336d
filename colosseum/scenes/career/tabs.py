"""The frame's tabs, beside its headline."""

from collections.abc import Callable, Sequence
from typing import Final

from colosseum.play.daily import challenges, tries
from colosseum.play.puzzles.mistakes import count_due
from colosseum.scenes import routes
from colosseum.scenes.scene import Scene, Window
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button, Kind
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import centred, split
from colosseum.widgets.press_guard import Hand
from colosseum.widgets.theme import CREAM, STRONG, TERRACOTTA
from colosseum.widgets.widget import Area, Look, Widget
from colosseum.widgets.widget_page import Page
from colosseum.words.translation import tr

_STRIP: Final = Box(860, 34, 684, 46)
_BADGE: Final = 11.0


def tabs(window: Window, chosen: str, here: Page) -> list[Widget]:
    """A button for each page of the frame; pressing the one that is open does nothing."""
    pages: tuple[tuple[str, str, float, Callable[[Window], Scene]], ...] = (
        ("career", tr("Career"), 1.0, routes.career),
        ("challenge", tr("Challenge of the day"), 1.7, routes.challenge),
        ("puzzles", tr("Puzzles"), 1.0, routes.puzzles),
        ("laurels", tr("Laurels"), 1.0, routes.laurels),
    )
    boxes = split(_STRIP, [share for _, _, share, _ in pages], 10)

    def opening(name: str, page: Callable[[Window], Scene]) -> Callable[[], None]:
        def open_page() -> None:
            is_by_keys = here.pressed_by(Hand.ENTER) is here.focus
            scene = page(window)
            window.replace(scene)
            if is_by_keys:
                scene.page.focus_on(f"tab-{name}")

        return (lambda: None) if name == chosen else open_page

    found: list[Widget] = [
        Button(
            f"tab-{name}",
            box,
            words,
            opening(name, page),
            kind=Kind.CHIP,
            chosen=name == chosen,
            size=19,
        )
        for box, (name, words, _, page) in zip(boxes, pages, strict=True)
    ]
    return [*found, *_badges(boxes)]


def _badges(boxes: Sequence[Box]) -> list[Widget]:
    """Numbers at the challenge while today's is still to be played, and at puzzles that are due."""
    today = challenges.day_of(challenges.now())
    is_open = tries.counts(today, today, tries.recorded())
    numbers = (("challenge", boxes[1], int(is_open)), ("puzzles", boxes[2], count_due(today)))
    return [_badge(name, box, number) for name, box, number in numbers if number]


def _badge(name: str, box: Box, number: int) -> Widget:
    middle = (box.right - 8, box.top + 6)

    def paint(brush: Brush, look: Look) -> None:
        brush.disc(middle, _BADGE, TERRACOTTA, edge=CREAM, edge_width=1.5)
        style = STRONG.but(size=15, colour=CREAM, align="centre")
        brush.text(str(min(number, 9)), centred(middle, 2 * _BADGE), style, where="badge")

    return Area(f"{name}-badge", centred(middle, 2 * _BADGE), paint)
