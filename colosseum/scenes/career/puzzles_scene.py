"""Puzzles: each game's, by how hard they are, and your own mistakes that come back."""

from collections.abc import Callable
from datetime import date, datetime
from functools import partial
from typing import Final, NamedTuple

from colosseum import games
from colosseum.play.daily import challenges
from colosseum.play.puzzles import collection, mistakes, solved
from colosseum.play.puzzles.mistakes import Exercise
from colosseum.play.puzzles.solved import Solved
from colosseum.scenes import routes
from colosseum.scenes.career.mistake_rows import mistake_buttons, paint_mistakes
from colosseum.scenes.career.month import PANEL
from colosseum.scenes.career.page import CareerPage
from colosseum.scenes.career.puzzle_grid import paint_groups, puzzle_buttons
from colosseum.scenes.career.puzzle_sheet import Seen, paint_puzzle_sheet, seen
from colosseum.scenes.career.sheet_frame import PLAY
from colosseum.scenes.parts.background_task import Background
from colosseum.scenes.parts.puzzle_task import PuzzleTask, mistakes_due, task_of
from colosseum.scenes.parts.titled_scene import TitledScene, draw_panel
from colosseum.scenes.scene import Window
from colosseum.sound.music import Mood
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button, Kind
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import split
from colosseum.widgets.widget import Widget
from colosseum.words.translation import say, tr

MINE: Final = "mistakes"
"""The page of your own mistakes, among those of the games."""
_CHIPS: Final = Box(PANEL.left + 26, PANEL.top + 18, PANEL.width - 52, 44)


class _Found(NamedTuple):
    """What is read from files."""

    solved: Solved
    exercises: tuple[Exercise, ...]
    due: list[PuzzleTask]


class PuzzlesScene(CareerPage, TitledScene):
    tab = "puzzles"

    def __init__(
        self,
        window: Window,
        chosen: PuzzleTask | None = None,
        now: Callable[[], datetime] = challenges.now,
    ) -> None:
        super().__init__(window)
        self.today = challenges.day_of(now())
        self.page_name = window.settings.game if chosen is None else chosen.puzzle.game
        self.page_name = games.known(self.page_name)
        if chosen is not None and chosen.exercise is not None:
            self.page_name = MINE
        self.chosen = chosen
        self._found = _Found(Solved(()), (), [])
        self._reading: Background[_Found] | None = None
        self._looking: Background[Seen | None] | None = None
        self._seen: Seen | None = None
        """What the sheet shows of the chosen puzzle."""

    # What is read meanwhile

    def entered(self) -> None:
        self.window.sounds.set_mood(Mood.TITLE)
        today = self.today
        self._reading = Background(lambda: _read(today))
        super().entered()

    def retell(self) -> None:
        self._look()

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if self._reading is not None and self._reading.is_done:
            self._found = self._reading.result()
            self._reading = None
            self._choose_next(self.chosen)
        if self._looking is not None and self._looking.is_done:
            self._seen = self._looking.result()
            self._looking = None
            self.rebuild()

    @property
    def is_loading(self) -> bool:
        return self._reading is not None or self._looking is not None

    @property
    def is_lively(self) -> bool:
        return self.is_loading or super().is_lively

    def _choose_next(self, chosen: PuzzleTask | None) -> None:
        """Choose a puzzle, or the one to solve next."""
        if chosen is None and self.page_name == MINE:
            chosen = next(iter(self._found.due), None)
        elif chosen is None:
            every = collection.puzzles(self.page_name)
            left = self._found.solved.next_of(every)
            chosen = task_of(left if left is not None else every[0])
        self.chosen = chosen
        self._look()

    def _look(self) -> None:
        task = self.chosen
        self._looking = Background(lambda: seen(task))
        self.rebuild()

    # What can be pressed

    def widgets(self) -> list[Widget]:
        panel = (*self._chips(), *self._cells())
        return [*self.tabs(), *panel, self._play(), self.back_button()]

    def _chips(self) -> list[Widget]:
        pages = [(name, say(games.find(name).title)) for name in games.GAMES]
        pages.append((MINE, self._mine_words()))
        return [
            Button(
                f"page-{name}",
                box,
                words,
                partial(self.open_page, name),
                kind=Kind.CHIP,
                chosen=name == self.page_name,
                size=19,
            )
            for box, (name, words) in zip(split(_CHIPS, [1.0, 1.0, 1.3], 12), pages, strict=True)
        ]

    def _mine_words(self) -> str:
        due = len(self._found.due)
        words = tr("Your own mistakes")
        return f"{words} · {due}" if due else words

    def _cells(self) -> list[Widget]:
        if self._reading is not None:
            return []
        if self.page_name == MINE:
            return mistake_buttons(self._found.due, self.chosen, self.choose)
        return puzzle_buttons(self.page_name, self._found.solved, self.chosen, self.choose)

    def _play(self) -> Button:
        why = None if self.chosen is not None else tr("There is nothing to solve here now.")
        words = tr("Solve")
        return Button(
            "play", PLAY, words, self.play, kind=Kind.PRIMARY, size=27, disabled_because=why
        )

    def open_page(self, name: str) -> None:
        if name != self.page_name:
            self.page_name = name
            self._choose_next(None)

    def choose(self, task: PuzzleTask) -> None:
        self.chosen = task
        self._look()

    def play(self) -> None:
        if self.chosen is not None:
            self.window.start_over(routes.puzzle(self.window, self.chosen))

    # The picture

    def paint_panels(self, brush: Brush) -> None:
        draw_panel(brush, PANEL)
        if self._reading is None and self.page_name == MINE:
            paint_mistakes(brush, self._found.exercises, self.today)
        elif self._reading is None:
            paint_groups(brush, self.page_name, self._found.solved)
        paint_puzzle_sheet(brush, self.page_name, self._seen)


def _read(today: date) -> _Found:
    """Both games' puzzles are read as well, so that nobody waits for them later."""
    for name in games.GAMES:
        collection.puzzles(name)
        games.table(name)
    found = mistakes.recorded()
    return _Found(solved.recorded(), tuple(found.values()), mistakes_due(today))
