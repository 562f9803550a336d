"""Cursus honorum: two roads through Rome, sixteen stages, and a sheet for the chosen one."""

import secrets
from functools import partial
from pathlib import Path

from colosseum import games
from colosseum.files import storage
from colosseum.play.career import attempts
from colosseum.play.career.progress import Career
from colosseum.play.career.stages import ROADS, Stage, Table, stages
from colosseum.play.session import Session
from colosseum.rules.goals import Win
from colosseum.scenes import routes
from colosseum.scenes.career.map import (
    PLACES,
    land_wanted,
    paint_map,
    paint_night,
    part_of,
)
from colosseum.scenes.career.page import CareerPage
from colosseum.scenes.career.plates import plate_over, signs_at_fork
from colosseum.scenes.career.rank_card import paint_rank, person_button
from colosseum.scenes.career.sheet import TABLES, locked_words, paint_stage
from colosseum.scenes.career.sheet_frame import PLAY
from colosseum.scenes.career.stone import StageStone, State
from colosseum.scenes.parts.background_task import Background
from colosseum.scenes.parts.continued_game import ContinuedGame
from colosseum.scenes.scene import Window
from colosseum.sound.music import Mood
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button, Kind
from colosseum.widgets.layout import row, split
from colosseum.widgets.pictures import Wanted
from colosseum.widgets.widget import Widget
from colosseum.words.translation import ptr, say, tr


class CareerScene(CareerPage):
    tab = "career"

    def __init__(self, window: Window, chosen: Stage | None = None) -> None:
        """Without a stage, the next one to win on the road of the game last played."""
        super().__init__(window)
        self.career = Career(attempts.recorded())
        self.chosen = chosen or self.career.next_stage(window.settings.game) or stages()[-1]
        self._table: Table | None = None
        """The table of a match that was chosen, if any was."""
        self._gathering: Background[dict[str, Path]] | None = None
        self._unfinished: dict[str, Path] = {}
        """Games that can be continued, by the names of their tables."""
        self._opening: ContinuedGame | None = None
        self._asked_for: Wanted | None = None
        """The land, in the size in which it is being drawn."""
        self._is_night = False
        """Whether the land was still missing when the page was last painted."""

    @property
    def table(self) -> Table:
        return self._table or self.career.next_table(self.chosen)

    # What is read and drawn meanwhile

    def entered(self) -> None:
        self.window.sounds.set_mood(Mood.TITLE)
        self.career = Career(attempts.recorded())
        self._gathering = Background(lambda: _gather())
        super().entered()

    def update(self, seconds: float) -> None:
        wanted = land_wanted(self.window.screen)
        if not self._has_land:
            if self._asked_for != wanted:
                self._asked_for = wanted
                self.window.paintbox.pictures.prepare([wanted])
            self._is_night = self.page.stale = True
        elif self._is_night:
            self._is_night, self.page.stale = False, True
        if self._gathering is not None and self._gathering.is_done:
            self._unfinished, self._gathering = self._gathering.result(), None
            self.career = Career(attempts.recorded())
            self.rebuild()
        if self._opening is not None and self._opening.is_read:
            self._opened(self._opening)

    @property
    def _has_land(self) -> bool:
        return self.window.paintbox.pictures.is_prepared(land_wanted(self.window.screen))

    @property
    def is_loading(self) -> bool:
        is_reading = self._gathering is not None or self._opening is not None
        return is_reading or not self._has_land

    @property
    def is_lively(self) -> bool:
        return self.is_loading

    # What can be pressed

    def widgets(self) -> list[Widget]:
        stones = self._stones()
        return [
            *sorted(stones, key=lambda stone: stone.foot[1]),
            *signs_at_fork(),
            *self._plates(stones),
            *self.tabs(),
            person_button(lambda: self.window.push(routes.identity(self.window))),
            *self._tables(),
            *self._play_buttons(),
            self.back_button(),
        ]

    def _stones(self) -> list[StageStone]:
        found = []
        for road in ROADS:
            own = [stage for stage in stages() if stage.road == road]
            for stage, foot in zip(own, PLACES[road], strict=True):
                state = self._state(stage)
                laurels = self.career.laurels_of(stage)
                tip = tr(stage.title)
                if state is State.LOCKED:
                    tip = f"{tip}\n{locked_words(self.career, stage)}"
                choose = partial(self.choose, stage)
                is_chosen = stage is self.chosen
                found.append(
                    StageStone(stage, foot, state, laurels, choose, is_chosen=is_chosen, tip=tip)
                )
        return found

    def _state(self, stage: Stage) -> State:
        if self.career.is_won(stage):
            return State.WON
        return State.OPEN if self.career.is_open(stage) else State.LOCKED

    def _plates(self, stones: list[StageStone]) -> list[Widget]:
        found = []
        for stone in stones:
            if stone.is_chosen:
                found.append(plate_over(stone, tr(stone.stage.title)))
            elif stone.state is State.OPEN:
                found.append(plate_over(stone, ptr("stage of the career to play", "Next")))
        return found

    def _tables(self) -> list[Widget]:
        tables = self.chosen.tables
        if len(tables) == 1:
            return []
        return [
            Button(
                f"table-{table.name}",
                box,
                say(games.find(table.game).title),
                partial(self._choose_table, table),
                kind=Kind.CHIP,
                chosen=table is self.table,
                picture="laurel" if self.career.has_reached(table, Win.name) else "",
                picture_size=24,
                size=16,
            )
            for table, box in zip(tables, row(TABLES, len(tables), 10), strict=True)
        ]

    def _play_buttons(self) -> list[Widget]:
        """*Play*; or, where a game was left, to go on with it or to begin another."""
        why = None
        if not self.career.is_open(self.chosen):
            why = locked_words(self.career, self.chosen)
        if self._opening is not None:
            why = tr("One moment.")
        made = [("play", tr("Play"), self.play, PLAY)]
        if self.table.name in self._unfinished:
            left, right = split(PLAY, [1.25, 1.0], 10)
            made = [
                ("continue", tr("Continue"), self._continue, left),
                ("play", tr("New game"), self.play, right),
            ]
        return [
            Button(
                key,
                box,
                words,
                press,
                kind=Kind.PLAIN if place else Kind.PRIMARY,
                size=27 if len(made) == 1 else 21,
                disabled_because=why,
            )
            for place, (key, words, press, box) in enumerate(made)
        ]

    def choose(self, stage: Stage) -> None:
        self.chosen = stage
        self._table = None
        self.rebuild()

    def _choose_table(self, table: Table) -> None:
        self._table = table
        self.rebuild()

    def play(self) -> None:
        session = Session.at_stage(self.table, secrets.randbelow(10**9))
        self.window.start_over(routes.table(self.window, session))

    def _continue(self) -> None:
        self._opening = ContinuedGame(self._unfinished[self.table.name])
        self.rebuild()

    def _opened(self, game: ContinuedGame) -> None:
        self._opening = None
        trouble = game.open(self.window)
        if trouble is not None:
            left = self._unfinished.items()
            self._unfinished = {table: file for table, file in left if file != game.file}
            storage.note(trouble)
            self.rebuild()

    # The picture

    def paint_under(self, brush: Brush) -> None:
        if self._has_land:
            paint_map(brush, self._lit())
        else:
            paint_night(brush)
        self.paint_title(brush)
        paint_rank(brush, self.career)
        paint_stage(brush, self.career, self.chosen, self.table)

    def _lit(self) -> tuple[str, ...]:
        """The parts of the roads that lead to open stages."""
        found = []
        for road in ROADS:
            own = [stage for stage in stages() if stage.road == road]
            for place, stage in enumerate(own):
                if self.career.is_open(stage):
                    found.append(part_of(road, place))
            if road != ROADS[-1] and self.career.is_won(own[-1]):
                found.append(part_of(road, len(own)))
        return tuple(found)


def _gather() -> dict[str, Path]:
    for _ in attempts.gather():
        pass
    return attempts.unfinished()
