"""The lessons to choose from, and which of them are done."""

from collections.abc import Callable
from typing import Final

import pygame

from colosseum import games
from colosseum.games import GAMES
from colosseum.scenes import routes
from colosseum.scenes.parts.lesson_progress import lessons_done
from colosseum.scenes.parts.page_by_game import PageByGame
from colosseum.scenes.parts.titled_scene import LEFT, RIGHT, TOP, row_button
from colosseum.tutor.kit import TutorKit
from colosseum.tutor.lessons import Lesson, lessons
from colosseum.tutor.progress import Progress
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import centred, grid
from colosseum.widgets.theme import (
    BODY,
    GOLD,
    GOLD_LIGHT,
    GREEN,
    PAPER,
    PURPLE,
    STONE,
    STONE_DARK,
    STRONG,
    TERRACOTTA,
    TITLE,
    UMBER_LIGHT,
)
from colosseum.widgets.widget import Look, Widget
from colosseum.words.translation import tr

_CARDS: Final = Box(LEFT, TOP, RIGHT - LEFT, 646)
_DOWN: Final = 2


class LessonCard(Widget):
    """A lesson to start; finished ones show a laurel."""

    def __init__(
        self,
        number: int,
        lesson: Lesson,
        box: Box,
        on_press: Callable[[], None],
        *,
        done: bool,
        is_next: bool,
    ) -> None:
        super().__init__(f"lesson {lesson.name}", box, on_press=on_press)
        self.number = number
        self.lesson = lesson
        self.done = done
        self.is_next = is_next

    def draw(self, brush: Brush, look: Look) -> None:
        box = self.box
        fill = (PAPER, STONE) if look.lit else (STONE, STONE_DARK)
        edge = GOLD if look.lit or self.is_next else UMBER_LIGHT
        brush.slab(box, fill, radius=14, edge=edge, edge_width=4 if edge is GOLD else 2, shadow=14)
        middle = (box.centerx, box.top + 92)
        brush.disc(middle, 62, PURPLE, edge=GOLD, edge_width=3)
        brush.disc(middle, 52, GOLD_LIGHT)
        picture = centred(middle, 68)
        brush.picture(self.lesson.picture, picture)
        if self.done:
            wreath = centred((box.right - 46, box.top + 44), 54)
            brush.picture("laurel", wreath)
        self._draw_words(brush)

    def _draw_words(self, brush: Brush) -> None:
        box = self.box
        title = Box(box.left + 24, box.top + 166, box.width - 48, 36)
        words = tr("{number} · {lesson}", number=self.number, lesson=tr(self.lesson.title))
        brush.text(words, title, TITLE.but(size=24, align="centre"), where="lesson")
        summary = Box(title.left, title.bottom + 2, title.width, 54)
        style = BODY.but(size=20, align="centre", valign="top")
        brush.text(tr(self.lesson.summary), summary, style, lines=2, where="lesson")
        state = Box(title.left, box.bottom - 44, title.width, 28)
        if self.done:
            words, ink = tr("Done. Play it again?"), GREEN
        elif self.is_next:
            words, ink = tr("Start here"), TERRACOTTA
        else:
            words, ink = tr("Start"), TERRACOTTA
        brush.text(words, state, STRONG.but(size=19, colour=ink, align="centre"), where="lesson")


class LessonsScene(PageByGame):
    @property
    def title(self) -> str:
        return tr("Learn by playing")

    @property
    def kit(self) -> TutorKit:
        return games.tutor(self.game)

    def notes(self) -> list[str]:
        return [lessons_done([name]) for name in GAMES]

    def contents(self) -> list[Widget]:
        taught = lessons(self.kit)
        progress = Progress.load(self.game, "lessons")
        open_ones = [lesson.name for lesson in taught if not progress.has_seen(lesson.name)]
        places = grid(_CARDS, -(-len(taught) // _DOWN), _DOWN, 26)
        cards: list[Widget] = [
            LessonCard(
                place + 1,
                lesson,
                places[place],
                self._opening(lesson),
                done=progress.has_seen(lesson.name),
                is_next=lesson.name in open_ones[:1],
            )
            for place, lesson in enumerate(taught)
        ]
        return [*cards, row_button("rulebook", tr("Rulebook"), self._rulebook, right=RIGHT)]

    def _opening(self, lesson: Lesson) -> Callable[[], None]:
        return lambda: self.window.push(routes.lesson(self.window, lesson))

    def key(self, event: pygame.Event) -> bool:
        following = next((it for it in self.page.widgets if _is_next(it)), None)
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER) and following is not None:
            assert following.on_press is not None
            following.on_press()
            return True
        return super().key(event)

    def _rulebook(self) -> None:
        self.window.push(routes.rulebook(self.window, self.game))

    def paint_panels(self, brush: Brush) -> None:
        """No panels: the cards are drawn straight on the backdrop."""


def _is_next(widget: Widget) -> bool:
    return isinstance(widget, LessonCard) and widget.is_next
