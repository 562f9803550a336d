"""Luck and skill in the results: what luck and decisions made of a game, once it is found out."""

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from colosseum import games
from colosseum.play import accounts
from colosseum.play.seats import Seat
from colosseum.rules.account import Account, Stroke
from colosseum.rules.journal import Journal
from colosseum.rules.kernel import Event, SeatIndex
from colosseum.scenes import routes
from colosseum.scenes.parts import latest_findings
from colosseum.scenes.parts.latest_findings import LastingLook
from colosseum.scenes.parts.luck_cascade import Cascade
from colosseum.scenes.parts.titled_scene import draw_panel, heading_box
from colosseum.scenes.scene import Window
from colosseum.tutor.grades import GRADES, grade
from colosseum.tutor.look_back_process import LookBackProcess
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button, Kind
from colosseum.widgets.design_units import Box
from colosseum.widgets.headline import draw_headline
from colosseum.widgets.layout import row
from colosseum.widgets.theme import (
    BODY,
    GOLD,
    GOLD_LIGHT,
    GREEN,
    NUMBER,
    PAPER,
    PURPLE,
    SMALL,
    STONE_DARK,
    STRONG,
    TERRACOTTA,
    TERRACOTTA_DARK,
    UMBER_DARK,
    UMBER_LIGHT,
    mixed,
)
from colosseum.widgets.widget import Area, Look, Widget
from colosseum.words.translation import decimal, ntr, say, signed, tr

_PATIENCE: Final = 1.5
"""Seconds before the work begins: those who leave at once need no answer."""
_STEP: Final = 0.02
"""How much progress is worth painting the bar again."""
_VERDICT: Final = 196.0
_MOMENTS: Final = 112.0
_LILAC: Final = mixed(PURPLE, (255, 255, 255), 0.86)


class LuckPanel:
    """One seat's account at a time, found in another process."""

    def __init__(
        self,
        window: Window,
        box: Box,
        journal: Journal[Any],
        seats: tuple[Seat, ...],
        rebuild: Callable[..., None],
    ) -> None:
        self._window = window
        self._box = box
        self._journal = journal
        self._seats = seats
        self._rebuild = rebuild
        self._kit = games.find(journal.game.name)
        self._tutor = games.tutor(journal.game.name)
        self._people = [place for place, seat in enumerate(seats) if seat.is_human]
        outcome = journal.game.outcome
        assert outcome is not None, "luck is counted when a game is over"
        self.seat: SeatIndex = (self._people or outcome.winners)[0]
        self.account: Account | None = None
        self.process: LookBackProcess | None = None
        self._waited = 0.0
        self._shown_progress = 0.0
        self._has_failed = False
        inner = box.width - 52
        self._cascade = Box(box.left + 26, box.top + 62, inner - _VERDICT - 30, 212)
        self._verdict = Box(box.right - 26 - _VERDICT, box.top + 68, _VERDICT, 204)
        self._moments = row(Box(box.left + 26, box.bottom - _MOMENTS - 16, inner, _MOMENTS), 2, 12)
        self._bar = Box(box.left + 120, box.centery + 50, box.width - 240, 22)
        self.look_again()

    # Finding out

    def look_again(self) -> None:
        """Show what has been found before, perhaps meanwhile."""
        self.account = accounts.of_game(self._journal, self.seat)
        self._waited = 0.0

    def stop(self) -> None:
        if self.process is not None:
            self.process.close()
            self.process = None

    def leave(self) -> None:
        """Let it be found out while other scenes are shown, if a person has played."""
        if self.is_busy and self._people:
            self._window.see_to(LastingLook(self._journal, self.seat, self.process))
            self.process = None
        self.stop()

    @property
    def is_busy(self) -> bool:
        """Whether it works, or is about to."""
        return self.account is None and not self._has_failed

    def update(self, seconds: float) -> None:
        if not self.is_busy:
            return
        self._waited += seconds
        if self.process is None:
            if self._waited >= _PATIENCE:
                self._shown_progress = 0.0
                self.process = LookBackProcess(self._kit.ai, self._journal, self.seat)
            return
        self.process.poll()
        if self.process.is_busy:
            if self.process.progress - self._shown_progress >= _STEP:
                self._shown_progress = self.process.progress
                self._rebuild(self._bar)
            return
        latest_findings.keep(self._journal, self.seat, self.process)
        self.account, self._has_failed = self.process.account, self.process.has_failed
        self.stop()
        self._rebuild()

    def _choose(self, seat: SeatIndex) -> None:
        if seat != self.seat:
            self.stop()
            self.seat = seat
            self._has_failed = False
            self.look_again()
            self._rebuild()

    # What can be pressed

    def widgets(self) -> list[Widget]:
        if self.account is None:
            waiting = [Area("luck progress", self._bar, self._paint_bar)] if self.is_busy else []
            return [*self._chips(), *waiting]
        return [
            *self._chips(),
            *(
                self._show_button(key, box, stroke)
                for key, box, stroke in self._strokes(self.account)
            ),
        ]

    def _show_button(self, key: str, box: Box, stroke: Stroke) -> Button:
        button = Button(
            f"luck {key}",
            Box(box.left + 118, box.bottom - 44, box.width - 132, 34),
            tr("Show this moment"),
            partial(self._show, stroke),
            size=16,
        )
        button.belongs_to = _moment_name(key)
        return button

    def _strokes(self, account: Account) -> list[tuple[str, Box, Stroke]]:
        both = (("luckiest", account.luckiest), ("unluckiest", account.unluckiest))
        return [
            (key, box, stroke)
            for (key, stroke), box in zip(both, self._moments, strict=True)
            if stroke is not None
        ]

    def _chips(self) -> list[Widget]:
        """Whose luck, where several people played."""
        if len(self._people) < 2:
            return []
        heading = heading_box(self._box)
        room = Box(heading.left + 260, heading.top - 2, heading.width - 260, 38)
        return [
            Button(
                f"luck of {seat}",
                box,
                self._seats[seat].name,
                partial(self._choose, seat),
                kind=Kind.CHIP,
                chosen=seat == self.seat,
                size=16,
            )
            for seat, box in zip(
                self._people,
                row(room, len(self._people), 8, widest=130, from_right=True),
                strict=True,
            )
        ]

    def _show(self, stroke: Stroke) -> None:
        self._window.push(routes.replay(self._window, self._journal, stroke.number or 0))

    # The picture

    def paint(self, brush: Brush) -> None:
        draw_panel(brush, self._box, tr("Luck and skill"))
        if self.account is None:
            self._paint_waiting(brush)
            return
        if len(self._people) < 2:
            words = ntr("{count} game simulated", "{count} games simulated", self.account.rounds)
            note = heading_box(self._box)
            room = Box(note.left + 300, note.top, note.width - 300, note.height)
            brush.text(words, room, SMALL.but(align="right"), where="luck")
        you = self._seats[self.seat]
        Cascade(self._cascade, self.account, self._tutor, you).paint(brush)
        self._paint_verdict(brush, self.account)
        for key, box, stroke in self._strokes(self.account):
            self._paint_moment(brush, key, box, stroke)

    def _paint_waiting(self, brush: Brush) -> None:
        words = (
            tr("The advisor could not finish. Go back and try again.")
            if self._has_failed
            else tr(
                "The advisor counts what the dice brought you, and plays on from your decisions to "
                "see what they were worth."
            )
        )
        room = Box(self._box.left + 80, self._box.top + 90, self._box.width - 160, 130)
        brush.text(words, room, BODY.but(size=21, align="centre"), lines=4, where="luck")

    def _paint_bar(self, brush: Brush, look: Look) -> None:
        bar = self._bar
        brush.slab(bar, STONE_DARK, radius=11, edge=UMBER_LIGHT, edge_width=1.5)
        done = max(bar.height, bar.width * self._shown_progress)
        brush.slab(Box(bar.left, bar.top, done, bar.height), TERRACOTTA, radius=11)

    def _paint_verdict(self, brush: Brush, account: Account) -> None:
        box = self._verdict
        lit = mixed(PURPLE, (255, 255, 255), 0.12)
        brush.slab(box, (lit, PURPLE), radius=12, edge=GOLD, edge_width=2.4)
        line = Box(box.left + 12, box.top + 12, box.width - 24, 24)
        pale = SMALL.but(size=17, colour=_LILAC, align="centre")
        brush.text(tr("Your play was"), line, pale, where="verdict")
        place = grade(self._tutor.grades, account.decisions)
        room = box.width - 28
        draw_headline(
            brush, say(GRADES[place]), (box.centerx, box.top + 62), 38, room=room, align="centre"
        )
        for number in range(len(GRADES)):
            self._paint_diamond(brush, number, is_full=number <= place)
        brush.line((box.left + 24, box.top + 124), (box.right - 24, box.top + 124), GOLD, 1.2)
        below = Box(line.left, box.top + 130, line.width, 26)
        brush.text(tr("With even luck"), below, pale, where="verdict")
        number_box = Box(line.left, below.bottom, line.width, 38)
        style = NUMBER.but(size=30, colour=GOLD_LIGHT, align="centre")
        brush.text(decimal(account.with_even_luck), number_box, style, where="verdict")

    def _paint_diamond(self, brush: Brush, number: int, *, is_full: bool) -> None:
        x = self._verdict.centerx + (number - 2) * 25
        y = self._verdict.top + 102
        points = [(x, y - 9), (x + 9, y), (x, y + 9), (x - 9, y)]
        fill = GOLD_LIGHT if is_full else None
        brush.polygon(points, fill, edge=UMBER_DARK if is_full else _LILAC, edge_width=1.6)

    def _paint_moment(self, brush: Brush, key: str, box: Box, stroke: Stroke) -> None:
        brush.slab(box, PAPER, radius=10, edge=STONE_DARK, edge_width=1.6)
        is_lucky = key == "luckiest"
        colour = GREEN if is_lucky else TERRACOTTA_DARK
        number = Box(box.left + 8, box.top + 14, 102, box.height - 28)
        style = NUMBER.but(size=30, colour=colour, align="centre")
        brush.text(signed(stroke.worth), number, style, where="moment")
        left, width = box.left + 118, box.width - 130
        title = _moment_name(key)
        brush.text(title, Box(left, box.top + 8, width, 24), STRONG.but(size=17), where="moment")
        words = Box(left, box.top + 30, width, 36)
        brush.text(self._told(stroke), words, SMALL.but(size=16), lines=2, where="moment")

    def _told(self, stroke: Stroke) -> str:
        """What chance did then, as the seat has seen it."""
        event = self._event_of(stroke)
        if event is None:
            return tr("What you were dealt")
        words = self._kit.wording.event_words(event, self._journal.game.seats)
        return say(words)

    def _event_of(self, stroke: Stroke) -> Event | None:
        """The last that chance decided then; None for the deal."""
        if stroke.number is None:
            return None
        chance = self._journal.records[stroke.number].chance
        return chance[-1].seen_by(self.seat)


def _moment_name(key: str) -> str:
    return tr("Luckiest moment") if key == "luckiest" else tr("Unluckiest moment")
