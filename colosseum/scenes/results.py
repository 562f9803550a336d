"""How a game ended: who won and why. The game's own part shows how it went."""

import secrets
from collections.abc import Callable
from typing import Final

from colosseum import games
from colosseum.play import statistics
from colosseum.play.career.attempts import table_of
from colosseum.play.career.progress import rank_named
from colosseum.play.daily.challenges import challenge_of
from colosseum.play.seats import Seat
from colosseum.play.session import Session
from colosseum.play.statistics import Statistics
from colosseum.scenes import routes
from colosseum.scenes.parts.after_game import career_words, leads_on, played_for, to_career
from colosseum.scenes.parts.deed_panel import DeedPanel
from colosseum.scenes.parts.faces import Expression, draw_player
from colosseum.scenes.parts.game_words import winners_named
from colosseum.scenes.parts.last_words import last_words
from colosseum.scenes.parts.laurel_panel import LaurelPanel
from colosseum.scenes.parts.luck_panel import LuckPanel
from colosseum.scenes.parts.rank_medal import draw_rank
from colosseum.scenes.parts.rating_panel import RatingPanel
from colosseum.scenes.parts.session_scene import SessionScene
from colosseum.scenes.parts.titled_scene import (
    BOTTOM,
    LEFT,
    OWN_RESULTS,
    RIGHT,
    TitledScene,
    row_button,
)
from colosseum.scenes.scene import Scene, Window
from colosseum.sound.music import Mood
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Kind
from colosseum.widgets.design_units import Box
from colosseum.widgets.headline import draw_headline
from colosseum.widgets.layout import centred
from colosseum.widgets.theme import CREAM, INK, ITALIC, MEDIUM, PAPER
from colosseum.widgets.widget import Widget
from colosseum.words.translation import say, tr

_LAST_WORDS: Final = 480.0
"""The room at the right for what an opponent says."""
_PAUSE: Final = 1.5
"""Seconds without a press before another game begins by one: the results are not to be missed."""
_UNSAVED: Final = Box(466, 12, 668, 40)
_LUCK: Final = Box(OWN_RESULTS.right + 20, OWN_RESULTS.top, RIGHT - OWN_RESULTS.right - 20, 408)
_BELOW: Final = Box(_LUCK.left, _LUCK.bottom + 16, _LUCK.width, BOTTOM - _LUCK.bottom - 16)
_LAURELS: Final = Box(_BELOW.left, _BELOW.top, 446, _BELOW.height)
_BESIDE_LAURELS: Final = Box(
    _LAURELS.right + 16, _BELOW.top, _BELOW.right - _LAURELS.right - 16, _BELOW.height
)


class ResultsScene(SessionScene, TitledScene):
    def __init__(self, window: Window, session: Session) -> None:
        super().__init__(window, session)
        self._own = games.table(session.kit.name).results(window, session, self.rebuild)
        self.luck = LuckPanel(window, _LUCK, session.journal, session.seats, self.rebuild)
        self._stage = LaurelPanel.of(_LAURELS, session.journal)
        self._laurels = self._stage or DeedPanel.of(_LAURELS, session.journal)
        below = _BELOW if self._laurels is None else _BESIDE_LAURELS
        kit = session.kit
        self._rating = RatingPanel(below, kit, Statistics(kit, statistics.entries(kit)).entries)

    def entered(self) -> None:
        self.luck.look_again()
        self.window.sounds.set_mood(Mood.TRIUMPH if self._is_won else Mood.DEFEAT)
        super().entered()

    @property
    def _is_won(self) -> bool:
        """Whether a person has won; without people, someone has."""
        outcome = self.session.game.outcome
        assert outcome is not None
        people = [seat for seat, player in enumerate(self.session.seats) if player.is_human]
        return not people or any(seat in outcome.winners for seat in people)

    @property
    def title(self) -> str:
        return winners_named(self.session.game)

    # What can be pressed

    def widgets(self) -> list[Widget]:
        return self.contents()

    def contents(self) -> list[Widget]:
        return [
            *self._own.widgets(),
            *self.luck.widgets(),
            *self._rating.widgets(),
            *self._ways_on(),
            row_button("back", tr("Main menu"), self.back),
            *self._unsaved.widgets(_UNSAVED),
        ]

    def _ways_on(self) -> list[Widget]:
        """From the right: what to play next, and what to look at first."""
        again = row_button("again", tr("Play again"), self._again)
        made = [
            again,
            row_button("replay", tr("Watch replay"), self._replay, width=290),
            row_button("look back", tr("Look back"), self._look_back),
        ]
        main = again
        if (panel := self._stage) is not None:
            words = career_words(panel.career, panel.stage)
            career = row_button("career", words, self._career)
            made.insert(0, career)
            main = career if leads_on(panel.career, panel.stage) else again
        elif (end := played_for(self.session)) is not None:
            made.append(row_button("challenge", tr("Challenge"), lambda: self._show_again(end)))
        main.kind, main.pause = Kind.PRIMARY, _PAUSE
        right = RIGHT
        for button in made:
            button.box.right = right
            right -= button.box.width + 24
        return [*made]

    def _career(self) -> None:
        assert self._stage is not None
        to_career(self.window, self._stage.career, self._stage.stage)

    def _show_again(self, end: Callable[[Window, Session], Scene]) -> None:
        self.window.push(end(self.window, self.session))

    def back(self) -> None:
        self.window.start_over(routes.title(self.window))

    def _replay(self) -> None:
        self.window.push(routes.replay(self.window, self.session.journal))

    def left(self) -> None:
        self.luck.leave()

    def update(self, seconds: float) -> None:
        super().update(seconds)
        self.luck.update(seconds)

    @property
    def is_lively(self) -> bool:
        return self.luck.is_busy or super().is_lively

    def _look_back(self) -> None:
        self.luck.stop()  # one look at a game is enough
        self.window.push(routes.look_back(self.window, self.session.journal))

    def _again(self) -> None:
        """Start again with the same players and options, and a new seed."""
        seed = secrets.randbelow(10**9)
        if (table := table_of(self.session.journal)) is not None:
            session = Session.at_stage(table, seed)
        elif (challenge := challenge_of(self.session.journal)) is not None:
            session = Session.at_stage(challenge.played_freely, challenge.seed)
        else:
            seats, options = self.session.seats, self.session.game.options
            session = Session.new(self.session.kit, seats, seed, options)
        self.window.start_over(routes.table(self.window, session))

    # The picture

    def paint_title(self, brush: Brush) -> None:
        outcome = self.session.game.outcome
        assert outcome is not None
        left = LEFT
        for seat in outcome.winners:
            _draw_laurels(brush, (left + 68, 92), self.session.seats[seat])
            left += 150
        draw_headline(brush, self.title, (left + 6, 72), 58, room=RIGHT - left - 6 - _LAST_WORDS)
        why = Box(left + 8, 108, RIGHT - left - 8 - _LAST_WORDS, 38)
        style = MEDIUM.but(size=24, colour=CREAM)
        brush.text(say(outcome.reason), why, style, where="reason")
        self._paint_last_words(brush)

    def _paint_last_words(self, brush: Brush) -> None:
        outcome, seats = self.session.game.outcome, self.session.seats
        assert outcome is not None
        last = last_words(seats, outcome.winners, len(self.session.journal.records))
        if last is None or not self.window.settings.opponents_speak:
            return
        said = say(last.words)
        words = tr("“{words}”", words=said)
        style = ITALIC.but(size=21, colour=INK, align="centre")
        width = min(380.0, brush.text_width(words, style) + 44)
        box = Box(RIGHT - 92 - width, 74, width, 44)
        brush.slab(box, PAPER, radius=20, shadow=8)
        brush.polygon([(box.right - 4, 88), (box.right + 14, 96), (box.right - 4, 104)], PAPER)
        brush.text(words, box.inflate(-30, -8), style, where="last words")
        expression = Expression.PLEASED if last.has_won else Expression.CALM
        draw_player(brush, (RIGHT - 38, 96), 38, last.speaker, expression=expression)

    def paint_panels(self, brush: Brush) -> None:
        self._own.paint(brush)
        self.luck.paint(brush)
        if self._laurels is not None:
            self._laurels.paint(brush)
        self._rating.paint(brush)


def _draw_laurels(brush: Brush, centre: tuple[float, float], winner: Seat) -> None:
    box = centred(centre, 136)
    brush.picture("laurel", box)
    radius = 42 if winner.face else 36
    draw_player(brush, centre, radius, winner, expression=Expression.PLEASED)
    if rank_named(winner.rank) is not None:
        draw_rank(brush, (centre[0] + 40, centre[1] + 34), 19, winner.rank)
