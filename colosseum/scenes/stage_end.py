"""A game of the career is over: which laurels it earned, and what comes next."""

import secrets
from collections.abc import Callable

from colosseum.play.career import attempts
from colosseum.play.career.attempts import Attempt
from colosseum.play.career.progress import Career
from colosseum.play.career.stages import Stage, Table, find_table
from colosseum.play.session import Session
from colosseum.scenes import routes
from colosseum.scenes.parts.after_game import career_words, to_career
from colosseum.scenes.parts.deed_panel import earned_words
from colosseum.scenes.parts.laurel_rows import Row, paint_rows, rows_of
from colosseum.scenes.parts.rank_medal import draw_rank
from colosseum.scenes.parts.rank_words import next_rank_words
from colosseum.scenes.parts.titled_scene import draw_panel
from colosseum.scenes.scene import OpenJournal, Scene, Window
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button, Kind
from colosseum.widgets.design_units import WHOLE, Box
from colosseum.widgets.layout import centred, row
from colosseum.widgets.theme import BODY, TITLE
from colosseum.widgets.widget import Widget
from colosseum.words.translation import ntr, say, tr


class StageEndScene(Scene):
    over = True

    def __init__(self, window: Window, session: Session) -> None:
        super().__init__(window)
        self.session = session
        found = find_table(session.journal.stage)
        assert found is not None, "only games of the career end here"
        self.stage: Stage = found[0]
        self._table: Table = found[1]
        latest = Attempt.of(session.journal, self._table)
        earlier = [it for it in attempts.recorded() if it.digest != latest.digest]
        self._before = Career(earlier)
        self.career = Career([*earlier, latest])
        self._also = earned_words(session.journal)
        self._box = centred(WHOLE.center, 660, 560 if self._also else 500)

    @property
    def open_journal(self) -> OpenJournal:
        return self.session.journal

    @property
    def new_laurels(self) -> int:
        return self.career.laurels - self._before.laurels

    # What can be pressed

    def widgets(self) -> list[Widget]:
        made: list[tuple[str, str, Callable[[], None]]] = [
            ("results", tr("Results"), self.back),
            ("again", tr("Play again"), self._again),
            ("career", career_words(self.career, self.stage), self._career),
        ]
        line = Box(self._box.left + 32, self._box.bottom - 84, self._box.width - 64, 54)
        wins = self.career.is_won(self.stage)
        main = "career" if wins else "again"
        return [
            Button(key, box, words, do, kind=Kind.PRIMARY if key == main else Kind.PLAIN, size=19)
            for box, (key, words, do) in zip(row(line, 3, 14), made, strict=True)
        ]

    def _again(self) -> None:
        session = Session.at_stage(self._table, secrets.randbelow(10**9))
        self.window.start_over(routes.table(self.window, session))

    def _career(self) -> None:
        to_career(self.window, self.career, self.stage)

    # The picture

    def paint_under(self, brush: Brush) -> None:
        brush.shade(150)
        box = self._box
        draw_panel(brush, box)
        brush.encloses(self._headline(), box, is_told=True)
        self._paint_wreaths(brush)
        title = Box(box.left + 32, box.top + 120, box.width - 64, 42)
        brush.text(self._headline(), title, TITLE.but(size=29, align="centre"), where="stage end")
        below = Box(title.left, title.bottom, title.width, 54)
        style = BODY.but(size=20, align="centre")
        brush.text(self._next_words(), below, style, lines=2, where="stage end")
        rows = Box(box.left + 60, below.bottom + 10, box.width - 120, 162)
        paint_rows(brush, rows, self._rows())
        also = Box(rows.left, rows.bottom + 8, rows.width, 54)
        style = BODY.but(size=18, align="centre")
        brush.text(self._also, also, style, lines=2, where="stage end")

    def _rows(self) -> list[Row]:
        """What is earned now says so."""
        before, after = rows_of(self._before, self.stage), rows_of(self.career, self.stage)
        return [
            row._replace(words=f"{row.words} · {tr('new')}") if is_new else row
            for row, is_new in (
                (now, now.is_earned and not then.is_earned)
                for then, now in zip(before, after, strict=True)
            )
        ]

    def _paint_wreaths(self, brush: Brush) -> None:
        for place, is_earned in enumerate(self.career.laurels_of(self.stage)):
            middle = (self._box.centerx + (place - 1) * 104, self._box.top + 66)
            if is_earned:
                brush.picture("laurel", centred(middle, 96))
            else:
                brush.picture("career/laurel-place", centred(middle, 84))
        if self._has_risen:
            middle = (self._box.centerx + 2 * 104 + 20, self._box.top + 66)
            draw_rank(brush, middle, 44, self.career.rank.name)

    @property
    def _has_risen(self) -> bool:
        return self.career.rank is not self._before.rank

    def _headline(self) -> str:
        if self._has_risen:
            return tr("Rome calls you {rank} now.", rank=say(self.career.rank.title))
        if self.new_laurels:
            return ntr("{count} new laurel", "{count} new laurels", self.new_laurels)
        return tr("No new laurel this time")

    def _next_words(self) -> str:
        if not self.career.is_won(self.stage):
            if len(self.stage.tables) > 1 and self.career.next_table(self.stage) != self._table:
                return tr("One game is won. Now for the other.")
            if self.career.times_played(self.stage) > 1:
                return tr("Look back at the game to see what cost you most. Then try again.")
            return tr("Win to open the next stage. You can try again as often as you like.")
        opened = [it for it in self.career.next_stages if not self._before.is_open(it)]
        if opened:
            following = tr("Next: {lesson}.", lesson=tr(opened[0].title))
            return f"{following}\n{next_rank_words(self.career)}"
        if self.career.laurels == self.career.most_laurels():
            return tr("Every laurel of Rome is yours.")
        if all(self.career.laurels_of(self.stage)):
            return next_rank_words(self.career)
        return tr("The stage is won. The laurels that are left can be earned in any attempt.")
