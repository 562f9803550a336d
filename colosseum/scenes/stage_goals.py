"""The three laurels of the stage that is played, and how far each is in this game."""

from colosseum.play.career import attempts
from colosseum.play.career.attempts import Attempt
from colosseum.play.career.progress import Career
from colosseum.play.career.stages import Stage, find_table
from colosseum.play.session import Session
from colosseum.scenes.parts.laurel_rows import Row, paint_rows, rows_of
from colosseum.scenes.parts.titled_scene import draw_panel
from colosseum.scenes.scene import Scene, Window
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button, Kind
from colosseum.widgets.design_units import WHOLE, Box
from colosseum.widgets.layout import centred
from colosseum.widgets.theme import BODY, SMALL, TITLE
from colosseum.widgets.widget import Widget
from colosseum.words.translation import tr


def _rows(stage: Stage, now: Attempt) -> list[Row]:
    """What was earned before, and how far the rest is in this game."""
    before, here = rows_of(Career(attempts.recorded()), stage), rows_of(Career([now]), stage)
    found = []
    for place, (earlier, row) in enumerate(zip(before, here, strict=True)):
        # Translators: a goal that this game has reached; the laurel comes when the game is over.
        aside = "" if not place else tr("reached") if row.is_earned else row.aside
        found.append(earlier if earlier.is_earned else Row(row.words, False, aside))
    return found


class StageGoalsScene(Scene):
    over = True

    def __init__(self, window: Window, session: Session) -> None:
        super().__init__(window)
        found = find_table(session.journal.stage)
        assert found is not None, "only games of the career have goals"
        self.stage: Stage = found[0]
        self._now = Attempt.of(session.journal, found[1])
        self._box = centred(WHOLE.center, 560, 420)

    def widgets(self) -> list[Widget]:
        box = Box(self._box.centerx - 110, self._box.bottom - 78, 220, 52)
        return [Button("back", box, tr("Resume"), self.back, kind=Kind.PRIMARY)]

    def paint_under(self, brush: Brush) -> None:
        brush.shade(150)
        box = self._box
        draw_panel(brush, box)
        title = Box(box.left + 36, box.top + 22, box.width - 72, 42)
        brush.text(tr(self.stage.title), title, TITLE.but(size=29, align="centre"), where="goals")
        story = Box(title.left, title.bottom, title.width, 60)
        style = BODY.but(size=18, align="centre")
        brush.text(tr(self.stage.story), story, style, lines=3, where="goals")
        paint_rows(
            brush,
            Box(title.left, story.bottom + 10, title.width, 156),
            _rows(self.stage, self._now),
        )
        foot = Box(title.left, self._box.bottom - 112, title.width, 26)
        words = tr("Laurels count when the game is over.")
        brush.text(words, foot, SMALL.but(align="centre"), where="goals")
