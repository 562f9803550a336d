"""A lesson is done: what next?"""

from collections.abc import Callable

from colosseum.scenes import routes
from colosseum.scenes.parts.titled_scene import draw_panel
from colosseum.scenes.scene import Scene, Window
from colosseum.tutor.lessons import Lesson, lessons
from colosseum.tutor.progress import Progress
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button, Kind
from colosseum.widgets.design_units import WHOLE, Box
from colosseum.widgets.layout import centred, row
from colosseum.widgets.theme import BODY, TITLE
from colosseum.widgets.widget import Widget
from colosseum.words.translation import tr


class LessonEndScene(Scene):
    over = True

    def __init__(self, window: Window, lesson: Lesson, following: Lesson | None) -> None:
        super().__init__(window)
        self.lesson = lesson
        self.following = following
        self._box = centred(WHOLE.center, 620, 372)

    def widgets(self) -> list[Widget]:
        line = Box(self._box.left + 32, self._box.bottom - 86, self._box.width - 64, 54)
        made = self._ways_on()
        return [
            Button(
                key,
                box,
                words,
                do,
                kind=Kind.PRIMARY if key == made[-1][0] else Kind.PLAIN,
                size=19,
            )
            for box, (key, words, do) in zip(row(line, len(made), 14), made, strict=True)
        ]

    def _ways_on(self) -> list[tuple[str, str, Callable[[], None]]]:
        """What to press, the best way on at the end."""
        lessons_again = ("lessons", tr("Lessons"), self.back)
        if self.following is None:
            return [
                lessons_again,
                ("play", tr("New game"), self._play),
                ("career", tr("Career"), self._career),
            ]
        following = self.following
        return [
            ("again", tr("Repeat"), lambda: self._open(self.lesson)),
            lessons_again,
            ("next", tr("Next lesson"), lambda: self._open(following)),
        ]

    def _open(self, lesson: Lesson) -> None:
        self._instead_of_both(routes.lesson(self.window, lesson))

    def _play(self) -> None:
        self._instead_of_both(routes.new_game(self.window, self.lesson.kit.name))

    def _career(self) -> None:
        self._instead_of_both(routes.career(self.window))

    def _instead_of_both(self, scene: Scene) -> None:
        """Replace this scene and the lesson below it."""
        self.window.pop()
        self.window.replace(scene)

    def back(self) -> None:
        self.window.pop()
        self.window.pop()

    def paint_under(self, brush: Brush) -> None:
        brush.shade(150)
        box = self._box
        draw_panel(brush, box)
        laurel = Box(0, 0, 120, 120)
        laurel.midtop = (box.centerx, box.top + 22)
        brush.picture("laurel", laurel)
        title = Box(box.left + 32, laurel.bottom + 6, box.width - 64, 46)
        words = tr("{lesson}: done", lesson=tr(self.lesson.title))
        brush.text(words, title, TITLE.but(size=28, align="centre"), where="lesson")
        below = Box(title.left, title.bottom, title.width, 52)
        brush.text(self._next_words(), below, BODY.but(size=20, align="centre"), lines=2)

    def _next_words(self) -> str:
        kit = self.lesson.kit
        left = len(lessons(kit)) - len(Progress.load(kit.name, "lessons").seen)
        if self.following is not None:
            return tr("Next: {lesson}.", lesson=tr(self.following.title))
        if left > 0:
            return tr("That was the last lesson, but you have not done all the earlier ones.")
        return tr("You know all you need to play. Rome is waiting.")
