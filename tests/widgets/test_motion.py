"""Motions one after another: what waits is let go, and hurrying stops at it."""

import pygame
import pytest

from colosseum.widgets.brush import Brush, PaintBox
from colosseum.widgets.design_units import Screen
from colosseum.widgets.motion import Motion, Timeline, Together


class Shown(Motion):
    """Remembers how far it was when it was last drawn, and whether it is over."""

    def __init__(self, seconds: float, still: float = 0.0, *, waits: bool = False) -> None:
        super().__init__(seconds, on_end=self._over)
        self.still, self.waits = still, waits
        self.part: float | None = None
        self.is_over = False

    def _over(self) -> None:
        self.is_over = True

    def draw(self, brush: Brush, part: float) -> None:
        self.part = part


@pytest.fixture
def timeline() -> Timeline:
    return Timeline()


def draw(timeline: Timeline) -> None:
    surface = pygame.Surface((160, 90))
    timeline.draw(Brush(surface, Screen((160, 90)), PaintBox()))


def test_what_waits_stays_until_it_is_let_go(timeline: Timeline) -> None:
    shown, after = Shown(1.0, 0.5, waits=True), Shown(1.0)
    timeline.add(shown, after)
    timeline.advance(100.0)
    assert timeline.waiting
    assert timeline.now is shown
    timeline.let_go()
    assert shown.is_over
    timeline.advance(0.0)
    assert timeline.now is after


def test_it_can_be_let_go_as_soon_as_its_last_picture_was_seen(timeline: Timeline) -> None:
    timeline.add(Shown(5.0, 2.0, waits=True))
    timeline.advance(3.1)
    timeline.let_go()
    assert not timeline.waiting
    assert timeline.busy, "nobody has seen it yet"
    timeline.advance(0.4)
    timeline.let_go()
    assert not timeline.busy


def test_hurrying_finishes_everything_up_to_what_waits(timeline: Timeline) -> None:
    first, second, last = Shown(3.0, 1.0), Shown(5.0, 2.0, waits=True), Shown(3.0, 1.0)
    timeline.add(first, second, last)
    timeline.advance(0.1)
    timeline.hurry()
    assert first.is_over
    assert timeline.now is second
    draw(timeline)
    assert second.part == pytest.approx(0.6), "its last picture is there"
    timeline.hurry()
    assert timeline.now is second
    timeline.advance(1.0)
    timeline.let_go()
    timeline.hurry()
    assert last.is_over
    assert not timeline.busy


def test_finishing_stops_at_nothing(timeline: Timeline) -> None:
    shown = Shown(5.0, 2.0, waits=True)
    timeline.add(shown)
    timeline.finish()
    assert shown.is_over
    assert not timeline.busy


def test_without_animations_only_last_pictures_are_shown(timeline: Timeline) -> None:
    brief, lasting = Shown(3.0), Shown(5.0, 2.0)
    timeline.is_animated = False
    timeline.add(brief, lasting)
    timeline.advance(0.0)
    assert brief.is_over
    draw(timeline)
    assert brief.part is None
    assert lasting.part == 1.0
    timeline.advance(1.9)
    assert timeline.now is lasting
    timeline.advance(0.2)
    assert not timeline.busy


def test_of_several_motions_at_once_the_shorter_one_is_gone_when_it_is_over(
    timeline: Timeline,
) -> None:
    short, long = Shown(0.5), Shown(2.0)
    timeline.add(Together([short, long]))
    for _ in range(3):
        timeline.advance(0.4)
        draw(timeline)
    assert short.part == pytest.approx(0.8)
    assert long.part == pytest.approx(0.6)
