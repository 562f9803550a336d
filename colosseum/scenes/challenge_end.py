"""A game of a challenge is over: the result against par, and what it means."""

from collections.abc import Callable
from datetime import timedelta

from colosseum.play.daily import challenges, pars, tries
from colosseum.play.daily.challenges import challenge_of, claim_of
from colosseum.play.daily.diary import Diary
from colosseum.play.daily.pars import ParProcess
from colosseum.play.daily.tries import Try
from colosseum.play.session import Session
from colosseum.scenes import routes
from colosseum.scenes.parts.challenge_result import copy_result, days_in_a_row, place_words
from colosseum.scenes.parts.day_words import whole_day
from colosseum.scenes.parts.deed_panel import earned_words
from colosseum.scenes.parts.par_marks import against_par, draw_mark
from colosseum.scenes.parts.titled_scene import draw_panel
from colosseum.scenes.scene import OpenJournal, Scene, Window
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button, Kind
from colosseum.widgets.design_units import WHOLE, Box
from colosseum.widgets.layout import centred, row
from colosseum.widgets.spoken import spoken_as
from colosseum.widgets.theme import BODY, INK, MEDIUM, NUMBER, PURPLE, TERRACOTTA, TITLE
from colosseum.widgets.widget import Widget
from colosseum.words.translation import say, tr


class ChallengeEndScene(Scene):
    over = True

    def __init__(self, window: Window, session: Session) -> None:
        super().__init__(window)
        self.session = session
        found, claim = challenge_of(session.journal), claim_of(session.journal.stage)
        assert found is not None, "only games of a challenge end here"
        assert claim is not None
        self.challenge, self.is_counted = found, claim.is_counted
        self.result = Try.of(session.journal, found)
        today = max(found.day, challenges.day_of(challenges.now()))
        self.diary = Diary(tries.recorded(), pars.recorded(), today)
        self.process: ParProcess | None = None
        self._has_failed = False
        self._was_copied = False
        self._also = self._what_else()
        self._box = centred(WHOLE.center, 680, 460 + (54 if self._also else 0))

    @property
    def open_journal(self) -> OpenJournal:
        return self.session.journal

    @property
    def par(self) -> int | None:
        return self.diary.pars.get(self.challenge.day)

    # The par, if nobody has found it yet

    def update(self, seconds: float) -> None:
        if self.par is not None or self._has_failed:
            return
        if self.process is None:
            self.process = ParProcess(self.challenge.day)
        standing = self.process.standing
        self.process.poll()
        self._has_failed = self.process.has_failed
        if self.process.par is not None:
            self.diary.pars[self.challenge.day] = self.process.par
        if not self.process.is_busy:
            self.left()
            self.rebuild()
        elif self.process.standing != standing:
            self.page.stale = True

    def left(self) -> None:
        if self.process is not None:
            self.process.close()
            self.process = None

    @property
    def is_lively(self) -> bool:
        return self.par is None and not self._has_failed

    # What can be pressed

    def widgets(self) -> list[Widget]:
        copied = tr("Copied") if self._was_copied else tr("Copy result")
        made: list[tuple[str, str, Callable[[], None]]] = [
            ("results", tr("Results"), self.back),
            ("copy", copied, self._copy),
            # Translators: the button that leads to the challenge of the day.
            ("challenge", tr("Calendar"), self._calendar),
        ]
        line = Box(self._box.left + 32, self._box.bottom - 84, self._box.width - 64, 54)
        return [
            Button(
                key,
                box,
                words,
                do,
                kind=Kind.PRIMARY if key == "challenge" else Kind.PLAIN,
                size=19,
            )
            for box, (key, words, do) in zip(row(line, 3, 14), made, strict=True)
        ]

    def _copy(self) -> None:
        self._was_copied = copy_result(self.challenge, self.result, self.diary)
        self.rebuild()

    def _calendar(self) -> None:
        self.window.start_over(routes.challenge(self.window, self.challenge.day))

    # The picture

    def paint_under(self, brush: Brush) -> None:
        brush.shade(150)
        box = self._box
        draw_panel(brush, box)
        brush.encloses(whole_day(self.challenge.day), box, is_told=True)
        day = Box(box.left + 32, box.top + 20, box.width - 64, 28)
        style = MEDIUM.but(size=19, colour=TERRACOTTA, align="centre")
        brush.text(whole_day(self.challenge.day), day, style, where="challenge end")
        self._paint_wreath(brush)
        title = Box(day.left, box.top + 184, day.width, 44)
        style = TITLE.but(size=29, colour=INK, align="centre")
        brush.text(self._headline(), title, style, where="challenge end")
        below = Box(day.left, title.bottom + 4, day.width, 56)
        style = BODY.but(size=20, align="centre")
        with spoken_as(brush, self._par_words(is_playing=False), below):
            brush.text(self._par_words(), below, style, lines=2, where="challenge end")
        last = Box(day.left, below.bottom + 4, day.width, 54)
        brush.text(self._what_counts(), last, style.but(size=18), lines=2, where="challenge end")

        also = Box(day.left, last.bottom + 2, day.width, 54)
        brush.text(self._also, also, style.but(size=18), lines=2, where="challenge end")

    def _paint_wreath(self, brush: Brush) -> None:
        middle = (self._box.centerx, self._box.top + 116)
        brush.picture("laurel", centred(middle, 128))
        style = NUMBER.but(size=46, colour=PURPLE, align="centre")
        place = centred(middle, 84, 64)
        with spoken_as(brush, self._score_words(), place):
            brush.text(str(self.result.score), place, style, where="challenge end")
        if self.par is not None:
            at = (middle[0] + 92, middle[1])
            draw_mark(brush, at, self.result.score - self.par, 18)

    def _score_words(self) -> str:
        return say(self.challenge.kit.scored(self.result.score))

    def _headline(self) -> str:
        if self.par is None:
            return self._score_words()
        return against_par(self.result.score - self.par)

    def _par_words(self, *, is_playing: bool = True) -> str:
        """Aloud, nobody wants to follow how far the Grand Impresario has got."""
        if self.par is not None:
            par = say(self.challenge.kit.scored(self.par))
            return tr("The Grand Impresario reached {score} from your seat.", score=par)
        if self._has_failed:
            return tr("Par could not be worked out. The calendar will try again.")
        if is_playing and self.process is not None and self.process.standing:
            standing = say(self.process.standing)
            return tr("The Grand Impresario is playing: {standing}.", standing=standing)
        return tr("The Grand Impresario plays from your seat to set par.")

    def _what_counts(self) -> str:
        place = place_words(self.challenge, self.result)
        if not self.is_counted:
            return f"{place} · {tr('This game does not count.')}"
        row = days_in_a_row(self.diary.streak)
        return f"{place} · {tr('This game counts: {days}.', days=row)}"

    def _what_else(self) -> str:
        """Laurels for deeds; and, if this was today's game that counts, what tomorrow brings."""
        parts = [earned_words(self.session.journal)]
        if self.is_counted and self.challenge.day == self.diary.today:
            kit = challenges.of_day(self.challenge.day + timedelta(days=1)).kit
            parts.append(tr("Tomorrow’s challenge: {game}.", game=say(kit.title)))
        return "\n".join(filter(None, parts))
