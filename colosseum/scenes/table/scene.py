"""The table with somebody at it: a game under way."""

from collections.abc import Callable

import pygame

from colosseum import settings as settings_file
from colosseum import statistics
from colosseum.controller import Controller, Seat
from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.actions import Refuse
from colosseum.rules.kernel import Action, GameError, Record, SeatIndex
from colosseum.scenes.scene import House, Scene
from colosseum.scenes.table import log
from colosseum.scenes.table.layout import HINT, PANEL
from colosseum.scenes.table.moments.catalogue import CatalogueScene
from colosseum.scenes.table.moments.making import moment_for
from colosseum.scenes.table.moments.moment import Moment
from colosseum.scenes.table.moments.watching import Watching
from colosseum.scenes.table.view import TableView
from colosseum.sound import Effect
from colosseum.text import say, tr
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button, Kind
from colosseum.widgets.screen import Box
from colosseum.widgets.theme import BODY, CREAM, GOLD, INK, PURPLE, TITLE
from colosseum.widgets.widget import Widget

_ONE_WAY = frozenset({"bid", "trade", "discard", "donation"})
"""Decisions that are not asked for where there is only one thing to do."""
_SECRET = frozenset({"open", "bid"})
"""Decisions whose reasons would tell how far somebody goes."""
_NOTICE = 2.6


class TableScene(Scene):
    """Turns what a person does into actions, and records into what everybody sees."""

    def __init__(self, house: House, controller: Controller) -> None:
        super().__init__(house)
        self.controller = controller
        self.seats: tuple[Seat, ...] = controller.seats
        self._declined_turn = 0
        self.drafts: dict[str, object] = {}
        self.view = TableView(house, self.seats)
        self.view.changed = self._look_again
        self.view.open_catalogue = self._open_catalogue
        self.lines: list[str] = []
        for _, record in controller.journal.replay():
            self.lines += log.told(record, self.view.names)
        self._notice = ""
        self._notice_left = 0.0
        self._entered = False
        self._moment: Moment = Watching(self)
        self._asking = False
        """Whether the moment waits for a person's decision."""
        self._hurrying = False
        """Whether nothing is animated until then."""
        self._asked: SeatIndex | None = None
        self.view.show(self.game)

    @property
    def game(self) -> Game:
        return self.controller.game

    # The table's contract with its moments

    @property
    def declining(self) -> bool:
        return self._declined_turn == self.game.state.turn

    @declining.setter
    def declining(self, declines: bool) -> None:
        self._declined_turn = self.game.state.turn if declines else 0

    def act(self, action: Action) -> None:
        reason = self.game.why_not(action)
        if reason is not None:
            self._say(say(reason))
            return
        self._play(self.controller.act(action))

    def light(self, assets: tuple[int, ...]) -> None:
        self.view.lit = assets
        self.page.stale = True

    @property
    def records(self) -> list[Record]:
        return self.controller.journal.records

    def skip(self) -> None:
        self._hurrying = not self._asking
        self.view.finish()

    # What happens

    def _play(self, record: Record, reason: str = "") -> None:
        self.lines += log.told(record, self.view.names)
        self._moment, self._asking = Watching(self), False
        self.view.play(record, self.game, reason)
        if self._hurrying:
            self.view.finish()
        self.rebuild()

    def _look_again(self) -> None:
        if self._entered:
            self.rebuild()

    def entered(self) -> None:
        self._entered = True
        self.house.sounds.start_music()
        super().entered()

    def left(self) -> None:
        self.controller.close()

    def update(self, seconds: float) -> None:
        if self._notice:
            self._notice_left -= seconds
            if self._notice_left <= 0:
                self._notice = ""
                self.page.stale = True
        self.view.point_at(self.page.hovered)
        self.view.update(seconds)
        if not self.view.busy:
            self._go_on()

    def _go_on(self) -> None:
        decision = self.controller.decision
        if decision is None:
            self._finish()
        elif self.controller.awaits_human:
            forced = self._forced(decision.kind)
            if forced is not None:
                self.act(forced)
            elif not self._asking:
                self._ask(decision.seat)
        elif (move := self.controller.poll()) is not None:
            if decision.kind not in _SECRET:
                self.lines.append(log.thought(self.view.names[decision.seat], move.reason))
            self._play(move.record, say(move.reason))

    def _forced(self, kind: str) -> Action | None:
        """What is done without asking: the only thing to do, or what was decided before."""
        if kind == "answer" and self.declining:
            return Refuse()
        return self.game.choices().only if kind in _ONE_WAY else None

    def _ask(self, seat: SeatIndex) -> None:
        """It is a person's turn to decide."""
        self.view.mine = seat
        if self._asked != seat:
            self.house.sounds.play(Effect.TURN)
        self._asked = seat
        self._hurrying = False
        self._moment, self._asking = moment_for(self), True
        self.rebuild()

    def _finish(self) -> None:
        from colosseum.scenes.results import ResultsScene

        statistics.record(self.controller.journal, self.seats)
        self.house.replace(ResultsScene(self.house, self.controller))

    @property
    def is_lively(self) -> bool:
        return self.view.busy or not self.controller.awaits_human or bool(self._notice)

    @property
    def is_moving(self) -> bool:
        return self.view.busy

    # What can be pressed

    def widgets(self) -> list[Widget]:
        found = self.view.widgets()
        found += self._doors()
        asked = self._moment.on_board() + self._moment.widgets()
        for widget in asked:
            widget.comes_first = True
        return found + asked

    def _doors(self) -> list[Widget]:
        settings = self.house.settings
        undo = (
            None
            if self.controller.can_undo
            else tr(
                "Only your own last action can be taken back, "
                "until dice, a drawn token or another player intervenes."
            )
        )
        doors: list[tuple[str, str, Callable[[], None], str, str | None]] = [
            ("undo", "icon-undo", self._undo, tr("Take back (U)"), undo),
            ("log", "icon-log", self._open_log, tr("What has happened (L)"), None),
            (
                "speed",
                "icon-speed",
                self._faster,
                tr("Speed: {speed}", speed=_speed_name(settings.speed)),
                None,
            ),
            (
                "mute",
                "icon-mute" if settings.muted else "icon-sound",
                self._mute,
                tr("Sound on or off (M)"),
                None,
            ),
            ("menu", "icon-menu", self.back, tr("Menu (Esc)"), None),
        ]
        return [
            Button(
                key,
                Box(1316 + 56 * place, 9, 48, 38),
                "",
                do,
                kind=Kind.QUIET,
                picture=picture,
                tip=tip,
                barred=barred,
            )
            for place, (key, picture, do, tip, barred) in enumerate(doors)
        ]

    def key(self, event: pygame.Event) -> bool:
        keys: dict[int, Callable[[], None]] = {
            pygame.K_u: self._undo,
            pygame.K_l: self._open_log,
            pygame.K_SPACE: self.skip,
        }
        if event.key in keys:
            keys[event.key]()
            return True
        return super().key(event)

    def clicked(self, point: tuple[float, float]) -> None:
        """A click anywhere else finishes what moves."""
        self.view.finish()

    def back(self) -> None:
        from colosseum.scenes.menu import MenuScene

        self.house.push(MenuScene(self.house, self.controller, self._undo))

    def _undo(self) -> None:
        if self.view.busy:
            self.view.finish()
        try:
            self.controller.undo()
        except GameError as error:
            self._say(tr(str(error)))
            return
        self.lines = []
        for _, record in self.controller.journal.replay():
            self.lines += log.told(record, self.view.names)
        self._moment, self._asking = Watching(self), False
        self.view.show(self.game)
        self._go_on()

    def _open_log(self) -> None:
        self.house.push(log.LogScene(self.house, self.lines))

    def _open_catalogue(self) -> None:
        self.house.push(CatalogueScene(self.house, self))

    def _faster(self) -> None:
        speeds = list(settings_file.SPEEDS)
        settings = self.house.settings
        settings.speed = speeds[(speeds.index(settings.speed) + 1) % len(speeds)]
        self.house.settings_changed()

    def _mute(self) -> None:
        self.house.settings.muted = not self.house.settings.muted
        self.house.settings_changed()

    def _say(self, words: str) -> None:
        self.house.sounds.play(Effect.REFUSE)
        self._notice, self._notice_left = words, _NOTICE
        self.page.stale = True

    # What can be seen

    def paint_under(self, brush: Brush) -> None:
        self.view.paint_under(brush)
        self._moment.paint_panel(brush)
        if self._notice or self._moment.panel.bottom <= PANEL.bottom:
            self._paint_hint(brush)
        log.paint(brush, self.lines)

    def _paint_hint(self, brush: Brush) -> None:
        decision = self.controller.decision
        words = self._notice or (say(decision.help) if decision and self._asking else "")
        if not words:
            return
        brush.slab(HINT, PURPLE, radius=12, edge=GOLD, edge_width=2, shadow=8)
        brush.disc((HINT.left + 36, HINT.centery), 21, GOLD, edge=INK)
        mark = Box(HINT.left + 16, HINT.centery - 21, 40, 42)
        brush.text("?", mark, TITLE.but(size=24, align="centre"), where="hint")
        inside = Box(HINT.left + 70, HINT.top + 6, HINT.width - 84, HINT.height - 12)
        brush.text(words, inside, BODY.but(size=17, colour=CREAM), lines=4, where="hint")

    def paint_over(self, brush: Brush) -> None:
        self.view.paint_over(brush)


def _speed_name(speed: str) -> str:
    return {
        "slow": tr("slow"),
        "normal": tr("normal"),
        "fast": tr("fast"),
        "instant": tr("instant"),
    }[speed]
