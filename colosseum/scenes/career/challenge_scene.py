"""The challenge of the day: a month to look back on, and today's game to play."""

from collections.abc import Callable
from datetime import date, datetime
from pathlib import Path
from typing import NamedTuple

from colosseum.files.storage import StorageError
from colosseum.files.visible_file import write_visible
from colosseum.play import saves
from colosseum.play.daily import challenges, pars, tries
from colosseum.play.daily.challenges import of_day
from colosseum.play.daily.diary import Diary
from colosseum.play.daily.pars import ParProcess
from colosseum.scenes import routes
from colosseum.scenes.career.challenge_sheet import (
    paint_challenge,
    paint_foot,
    paint_par,
    start_of,
)
from colosseum.scenes.career.day_card import day_card_buttons, paint_day_card
from colosseum.scenes.career.how_it_goes import paint_figures
from colosseum.scenes.career.month import PANEL, day_buttons, month_buttons, paint_month
from colosseum.scenes.career.page import CareerPage
from colosseum.scenes.career.sheet_frame import PLAY
from colosseum.scenes.parts.background_task import Background
from colosseum.scenes.parts.challenge_result import copy_result
from colosseum.scenes.parts.continued_game import ContinuedGame
from colosseum.scenes.parts.start_picture import StartPicture
from colosseum.scenes.parts.titled_scene import TitledScene, draw_panel
from colosseum.scenes.scene import Window
from colosseum.sound.music import Mood
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button, Kind
from colosseum.widgets.widget import Widget
from colosseum.words.sentences import GameError, Sentence
from colosseum.words.translation import say, tr


class _Found(NamedTuple):
    """What is read from the player's files."""

    diary: Diary
    unfinished: Path | None
    """Today's game that counts, if it can be continued."""
    start: StartPicture
    """What the person begins with: dealing it may take importing the game's table."""


class ChallengeScene(CareerPage, TitledScene):
    tab = "challenge"

    def __init__(
        self,
        window: Window,
        chosen: date | None = None,
        now: Callable[[], datetime] = challenges.now,
    ) -> None:
        """Without a day, the one played last is chosen; `now` tells the time."""
        super().__init__(window)
        self._now = now
        self.today = challenges.day_of(now())
        self.diary = Diary(tries.recorded(), pars.recorded(), self.today)
        played = [day for day in sorted(self.diary.tries) if self.diary.has_played(day)]
        self.chosen = chosen or (played[-1] if played else self.today)
        self.month = self.chosen.replace(day=1)
        self._unfinished: Path | None = None
        self._reading: Background[_Found] | None = None
        self._opening: ContinuedGame | None = None
        self.process: ParProcess | None = None
        """What is looking for a par, if any is missing."""
        self._failed: set[date] = set()
        self._told: Sentence | None = None
        self._start: StartPicture | None = None

    # What is read and found meanwhile

    def entered(self) -> None:
        self.window.sounds.set_mood(Mood.TITLE)
        today = self.today
        self._reading = Background(lambda: _read(today))
        super().entered()

    def left(self) -> None:
        self._stop_looking()

    def retell(self) -> None:
        self._start = start_of(of_day(self.today))

    def update(self, seconds: float) -> None:
        super().update(seconds)
        if challenges.day_of(self._now()) != self.today:
            self.window.replace(routes.challenge(self.window, now=self._now))
            return
        if self._reading is not None and self._reading.is_done:
            self.diary, self._unfinished, self._start = self._reading.result()
            self._reading = None
            self.rebuild()
        if self._opening is not None and self._opening.is_read:
            self._opened(self._opening)
        self._look_for_par()

    def _look_for_par(self) -> None:
        """Look for one par after another: today's, the chosen day's, those of days played."""
        if self.process is None:
            days = (self.today, self.chosen, *self.diary.without_par)
            known = (*self.diary.pars, *self._failed)
            missing = next((day for day in days if day not in known), None)
            if missing is None or self._reading is not None:
                return
            self.process = ParProcess(missing)
        standing = self.process.standing
        self.process.poll()
        if self.process.has_failed:
            self._failed.add(self.process.day)
        if self.process.par is not None:
            self.diary.pars[self.process.day] = self.process.par
        if not self.process.is_busy:
            self._stop_looking()
            self.rebuild()
        elif self.process.standing != standing:
            self.page.stale = True

    def _stop_looking(self) -> None:
        if self.process is not None:
            self.process.close()
            self.process = None

    @property
    def is_loading(self) -> bool:
        return self._reading is not None

    @property
    def is_lively(self) -> bool:
        is_waiting = self.is_loading or self._opening is not None or self.process is not None
        return is_waiting or super().is_lively

    # What can be pressed

    def widgets(self) -> list[Widget]:
        return [
            *self.tabs(),
            *month_buttons(self.month, self.today, self.show_month),
            *day_buttons(self.month, self.diary, self.chosen, self.choose),
            *day_card_buttons(
                self.chosen, self.diary, self.play_chosen, self.copy, self.save_result
            ),
            self._play_button(),
            self.back_button(),
        ]

    def _play_button(self) -> Button:
        words, press = tr("Play again"), self.play
        if self.counts:
            words = tr("Play")
        elif self._unfinished is not None:
            words, press = tr("Continue"), self._continue
        why = tr("One moment.") if self._opening is not None else None
        return Button("play", PLAY, words, press, kind=Kind.PRIMARY, size=27, disabled_because=why)

    @property
    def counts(self) -> bool:
        """Whether a game that begins now would count."""
        return tries.counts(self.today, self.today, tries.recorded())

    def show_month(self, month: date) -> None:
        self.month = month
        self.rebuild()

    def choose(self, day: date) -> None:
        self.chosen, self._told = day, None
        self.rebuild()

    def play(self) -> None:
        self._begin(self.today)

    def play_chosen(self) -> None:
        self._begin(self.chosen)

    def _begin(self, day: date) -> None:
        today = challenges.day_of(self._now())
        session = tries.begin(of_day(day), today)
        self.window.start_over(routes.table(self.window, session))

    def _continue(self) -> None:
        assert self._unfinished is not None
        self._opening = ContinuedGame(self._unfinished)
        self.rebuild()

    def _opened(self, game: ContinuedGame) -> None:
        self._opening = None
        self._told = game.open(self.window)
        if self._told is not None:
            self.rebuild()

    def copy(self) -> None:
        one = self.diary.tries[self.chosen]
        if copy_result(of_day(self.chosen), one, self.diary):
            self._told = Sentence("Result copied. Paste it anywhere.")
        else:
            self._told = Sentence("The clipboard cannot be used.")
        self.rebuild()

    def save_result(self) -> None:
        """Save the game where people find it, for anyone to verify."""
        self._told = _saved(self.diary.tries[self.chosen])
        self.rebuild()

    # The picture

    def paint_panels(self, brush: Brush) -> None:
        draw_panel(brush, PANEL)
        paint_month(brush, self.month)
        paint_figures(brush, self.diary)
        told = "" if self._told is None else say(self._told)
        paint_day_card(brush, self.chosen, self.diary, told)
        challenge = of_day(self.today)
        paint_challenge(brush, challenge, self._start)
        is_today = self.process is not None and self.process.day == self.today
        standing = self.process.standing if self.process and is_today else Sentence("")
        paint_par(brush, challenge, self.diary.pars.get(self.today), standing)
        paint_foot(brush, self._now(), self._foot_words())

    def _foot_words(self) -> str:
        if self.counts:
            return tr("your first game counts")
        if self.today in self.diary.tries and not self.diary.has_played(self.today):
            return tr("this game counts")
        return tr("this game does not count")


def _read(today: date) -> _Found:
    tries.gather()
    found = Diary(tries.recorded(), pars.recorded(), today)
    begun = found.tries.get(today)
    unfinished = None if begun is None or begun.is_over else tries.saved_game(begun)
    return _Found(found, unfinished, start_of(of_day(today)))


def _saved(one: tries.Try) -> Sentence:
    """Save a result where people find it; a sentence says where, or why not."""
    file = tries.saved_game(one)
    if file is None:
        return Sentence("The saved game of this result has been deleted.")
    try:
        journal = saves.recover(file)[0]
        name = f"Colosseum challenge {one.day.isoformat()}{saves.SUFFIX}"
        written = write_visible(name, journal.text())
    except StorageError as error:
        return error.words
    except GameError as error:
        return saves.why_unusable(file, error)
    return Sentence("Saved as {file}.", file=str(written))
