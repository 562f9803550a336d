"""A small question with two answers, over the scene that asks it."""

from collections.abc import Callable

from colosseum.scenes.parts.question import Question
from colosseum.scenes.parts.titled_scene import draw_panel
from colosseum.scenes.scene import Scene, Window
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button, Kind
from colosseum.widgets.design_units import WHOLE, Box
from colosseum.widgets.layout import centred, row
from colosseum.widgets.theme import BODY, TITLE
from colosseum.widgets.widget import Widget
from colosseum.words.translation import tr


class ConfirmScene(Scene):
    over = True

    def __init__(
        self, window: Window, ask: Callable[[], Question], on_yes: Callable[[], None]
    ) -> None:
        """`ask` words the question, and does so again if the language changes."""
        super().__init__(window)
        self._ask = ask
        self.question = ask()
        self._on_yes = on_yes
        self._box = centred(WHOLE.center, 620, 280 if self.question.explanation else 220)

    def retell(self) -> None:
        self.question = self._ask()

    def widgets(self) -> list[Widget]:
        line = Box(self._box.left + 32, self._box.bottom - 86, self._box.width - 64, 54)
        no, yes = row(line, 2, 20)
        asked = self.question
        stays, goes = (Kind.PRIMARY, Kind.PLAIN) if asked.stay else (Kind.PLAIN, Kind.PRIMARY)
        answers = (
            Button("yes", yes, asked.yes, self._agree, kind=goes),
            Button("no", no, asked.stay or tr("Cancel"), self.back, kind=stays),
        )
        for answer in answers:
            answer.question = self
        return [*answers]

    def _agree(self) -> None:
        self.window.pop()
        self._on_yes()

    def paint_under(self, brush: Brush) -> None:
        brush.shade(150)
        box = self._box
        draw_panel(brush, box)
        question = Box(box.left + 32, box.top + 24, box.width - 64, 84)
        style = TITLE.but(size=26, align="centre")
        brush.text(self.question.words, question, style, lines=2, where="question")
        explanation = self.question.explanation
        if explanation:
            words = Box(box.left + 32, question.bottom, box.width - 64, 64)
            brush.text(explanation, words, BODY.but(align="centre"), lines=2, where="question")
