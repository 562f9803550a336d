"""The menu that Esc opens at the table. Leaving loses nothing, since every action is saved."""

from collections.abc import Callable

from colosseum.play.career.attempts import is_of_career
from colosseum.play.session import NO_UNDO, Session
from colosseum.scenes import routes
from colosseum.scenes.parts.game_words import where_it_stands
from colosseum.scenes.parts.titled_scene import draw_panel
from colosseum.scenes.scene import Scene, Window
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button, Kind
from colosseum.widgets.design_units import WHOLE, Box
from colosseum.widgets.layout import centred, column
from colosseum.widgets.theme import SMALL, TITLE
from colosseum.widgets.widget import Widget
from colosseum.words.translation import say, tr


class PauseMenuScene(Scene):
    over = True

    def __init__(
        self, window: Window, session: Session, on_undo: Callable[[], None] | None
    ) -> None:
        """`on_undo` undoes the last action and shows the table as it was before."""
        super().__init__(window)
        self.session = session
        self._on_undo = on_undo
        self._has_goals = is_of_career(session.journal)
        self._box = centred(WHOLE.center, 460, 692 if self._has_goals else 624)

    def widgets(self) -> list[Widget]:
        entries: list[tuple[str, str, Callable[[], None], str]] = [
            ("resume", tr("Resume"), self.back, ""),
            ("undo", self._undo_words, self._undo, ""),
            *self._goals(),
            ("settings", tr("Settings"), self._settings, ""),
            ("rules", tr("Rulebook"), self._rules, ""),
            ("report", tr("Report a problem"), self._report, ""),
            ("leave", tr("Main menu"), self._leave, tr("Your game is saved.")),
            ("quit", tr("Quit"), self.window.quit, tr("Your game is saved.")),
        ]
        no_undo = {"undo": say(NO_UNDO)} if self._on_undo is None else {}
        room = Box(self._box.left + 40, self._box.top + 122, self._box.width - 80, 0)
        room.height = self._box.height - 162
        places = column(room, len(entries), gap=14)
        return [
            Button(
                key,
                places[place],
                words,
                on_press,
                kind=Kind.PLAIN if place else Kind.PRIMARY,
                disabled_because=no_undo.get(key),
                tip=tip,
            )
            for place, (key, words, on_press, tip) in enumerate(entries)
        ]

    @property
    def _undo_words(self) -> str:
        """Where several people share the screen, they say whose action it is."""
        is_shared = sum(seat.is_human for seat in self.session.seats) > 1
        if self._on_undo is None or not is_shared:
            return tr("Undo")
        last = self.session.journal.records[-1]
        return tr("Undo: {name}", name=self.session.seats[last.seat].name)

    def _goals(self) -> list[tuple[str, str, Callable[[], None], str]]:
        """In a game of the career, the three laurels it can earn."""
        return [("goals", tr("Laurels"), self._show_goals, "")] if self._has_goals else []

    def _show_goals(self) -> None:
        self.window.push(routes.stage_goals(self.window, self.session))

    def _undo(self) -> None:
        assert self._on_undo is not None
        self.window.pop()
        self._on_undo()

    def _settings(self) -> None:
        self.window.push(routes.settings(self.window))

    def _rules(self) -> None:
        self.window.push(routes.rules_about(self.window, self.session.game))

    def _report(self) -> None:
        self.window.push(routes.problem_report(self.window))

    def _leave(self) -> None:
        self.window.start_over(routes.title(self.window))

    def paint_under(self, brush: Brush) -> None:
        brush.shade(150)
        box = self._box
        draw_panel(brush, box)
        title = Box(box.left + 40, box.top + 26, box.width - 80, 44)
        brush.text(tr("Paused"), title, TITLE.but(size=32, align="centre"), where="menu")
        standing = Box(title.left, title.bottom, title.width, 28)
        words = where_it_stands(self.session.game)
        brush.text(words, standing, SMALL.but(size=18, align="centre"), where="menu")
