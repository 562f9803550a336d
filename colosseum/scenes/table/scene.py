"""The table with somebody at it: a game under way."""

from collections.abc import Callable

import pygame

from colosseum import settings as settings_file
from colosseum import statistics
from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.actions import Refuse
from colosseum.rules.colosseum.decision_kinds import DecisionKind
from colosseum.rules.kernel import Action, GameError, Record, SeatIndex
from colosseum.scenes.parts.names import speed_name
from colosseum.scenes.scene import Scene, Window
from colosseum.scenes.table import log
from colosseum.scenes.table.colosseum.catalogue import CatalogueScene
from colosseum.scenes.table.colosseum.layout import LOG, PANEL
from colosseum.scenes.table.colosseum.panels.making import panel_for
from colosseum.scenes.table.colosseum.panels.watching import Watching
from colosseum.scenes.table.colosseum.view import TableView
from colosseum.scenes.table.guidance import Guidance, paint_words
from colosseum.scenes.table.panel import Panel
from colosseum.scenes.table.toolbar import ToolbarButton, buttons
from colosseum.seats import Seat
from colosseum.session import NO_UNDO, Session
from colosseum.sound import Effect
from colosseum.text import say, tr
from colosseum.widgets.brush import Brush
from colosseum.widgets.widget import Widget

_ONE_WAY = frozenset(
    {DecisionKind.BID, DecisionKind.TRADE, DecisionKind.DISCARD, DecisionKind.DONATION}
)
"""Decisions that are not asked for where there is only one thing to do."""
_SECRET = frozenset({DecisionKind.OPEN, DecisionKind.BID})
"""Decisions whose reasons would tell how far somebody goes."""
_NOTICE = 2.6
_USUAL_GRACE = 2.0
_GRACE: dict[str, float] = {
    DecisionKind.BID: 0.7,
    DecisionKind.TRADE: 1.2,
    DecisionKind.ANSWER: 1.0,
}
"""Seconds in which a person may take back what she did, before opponents go on."""


class TableScene(Scene):
    """Turns what a person does into actions, and records into what everybody sees."""

    hints_come_up = True
    """Whether hints are shown without being asked for."""

    def __init__(self, window: Window, session: Session) -> None:
        super().__init__(window)
        self.session = session
        self.seats: tuple[Seat, ...] = session.seats
        self._declined: dict[SeatIndex, int] = {}
        """The turn in which somebody declined all further offers."""
        self.drafts: dict[str, object] = {}
        self.view = TableView(window, self.seats)
        self.view.changed = self._look_again
        self.view.open_catalogue = self._open_catalogue
        self.lines: list[str] = []
        for record in session.journal.records:
            self.lines += log.told(record, self.view.names)
        self._notice = ""
        self._notice_left = 0.0
        self._grace = 0.0
        self._entered = False
        self._panel: Panel = Watching(self)
        self.guidance = Guidance(self)
        self._asking = False
        """Whether the moment waits for a person's decision."""
        self._hurrying = False
        """Whether nothing is animated until then."""
        self._asked: SeatIndex | None = None
        self.view.show(self.game)

    @property
    def game(self) -> Game:
        game: Game = self.session.game
        return game

    # The table's contract with its panels

    @property
    def declining(self) -> bool:
        state = self.game.state
        return self._declined.get(state.seat) == state.turn

    @declining.setter
    def declining(self, declines: bool) -> None:
        state = self.game.state
        self._declined[state.seat] = state.turn if declines else 0

    def act(self, action: Action) -> None:
        reason = self.game.why_not(action)
        if reason is not None:
            self._say(say(reason))
            return
        kind = self.game.decision.kind if self.game.decision else ""
        self._play(self.session.act(action))
        self._grace = _GRACE.get(kind, _USUAL_GRACE) * self.window.settings.pace()

    def light(self, assets: tuple[int, ...]) -> None:
        self.view.lit = assets
        self.page.stale = True

    @property
    def records(self) -> list[Record]:
        return self.session.journal.records

    def skip(self) -> None:
        self._hurrying = not self._asking
        self.view.finish()

    # What happens

    def _play(self, record: Record, reason: str = "") -> None:
        self.lines += log.told(record, self.view.names)
        self.guidance.decided()
        self._panel, self._asking = Watching(self), False
        self.view.play(record, self.game, reason)
        if self.session.decision is None:
            statistics.record(self.session.journal, self.seats)
        if self._hurrying:
            self.view.finish()
        self.rebuild()

    def _look_again(self) -> None:
        if self._entered:
            self.rebuild()

    def entered(self) -> None:
        self._entered = True
        self.window.sounds.start_music()
        super().entered()

    def left(self) -> None:
        self.session.close()

    def update(self, seconds: float) -> None:
        if self._notice:
            self._notice_left -= seconds
            if self._notice_left <= 0:
                self._notice = ""
                self.rebuild()
        self.view.point_at(self.page.hovered)
        self._grace = 0.0 if self._hurrying else self._grace - seconds
        was_busy = self.view.busy
        self.view.update(seconds)
        # To ask and to paint anew in one frame would make it a long one.
        if not was_busy and not self.view.busy:
            self._go_on()

    def _go_on(self) -> None:
        decision = self.session.decision
        if decision is None:
            self._finish()
        elif self.session.awaits_human:
            forced = self._forced(decision.kind)
            if forced is not None:
                self.act(forced)
            elif not self._asking:
                self._ask(decision.seat)
        elif self._grace > 0 and self.session.can_undo:
            self.session.think()
        elif (move := self.session.poll()) is not None:
            if move.reason and decision.kind not in _SECRET:
                self.lines.append(log.thought(self.view.names[decision.seat], move.reason))
            self._play(move.record, say(move.reason))

    def _forced(self, kind: str) -> Action | None:
        """What is done without asking: the only thing to do, or what was decided before."""
        if kind == DecisionKind.ANSWER and self.declining:
            return Refuse()
        return self.game.choices().only if kind in _ONE_WAY else None

    @property
    def _is_forced(self) -> bool:
        decision = self.session.decision
        return (
            decision is not None
            and self.session.awaits_human
            and self._forced(decision.kind) is not None
        )

    def _ask(self, seat: SeatIndex) -> None:
        """It is a person's turn to decide."""
        if self.view.mine != seat:
            self.view.mine, self.view.chosen, self.view.lit = seat, None, ()
        if self._asked != seat:
            self.window.sounds.play(Effect.TURN)
            if sum(other.is_human for other in self.seats) > 1:
                self.view.announce(tr("Your turn, {name}", name=self.seats[seat].name))
        self._asked = seat
        self._hurrying = False
        self._panel, self._asking = panel_for(self), True
        if self.hints_come_up:
            self.guidance.asked(seat)
        self.rebuild()

    def _finish(self) -> None:
        from colosseum.scenes.results import ResultsScene

        self.window.replace(ResultsScene(self.window, self.session))

    @property
    def is_lively(self) -> bool:
        return self.view.busy or not self._asking or bool(self._notice)

    @property
    def is_moving(self) -> bool:
        return self.view.busy

    # What can be pressed

    def widgets(self) -> list[Widget]:
        asked = self._panel.on_board() + self._panel.widgets()
        for widget in asked:
            widget.comes_first = True
            widget.more = tr("F1 opens the rulebook at the right page.")
        found = [*self.view.widgets(), *buttons(self._doors()), *asked]
        return found if self._notice else found + self.guidance.widgets(self._panel.box, found)

    def _doors(self) -> list[ToolbarButton]:
        settings = self.window.settings
        undo = None if self.session.can_undo else say(NO_UNDO)
        speed = tr("Speed: {speed}", speed=speed_name(settings.speed))
        sound = "icon-mute" if settings.muted else "icon-sound"
        return [
            ToolbarButton("undo", "icon-undo", self._undo, tr("Take back (U)"), undo),
            ToolbarButton("hint", "icon-hint", self._hint, tr("Hint (H)")),
            ToolbarButton(
                "advice", "icon-crown", self._advise, tr("Advice (A)"), self._why_no_advice()
            ),
            ToolbarButton("log", "icon-log", self._open_log, tr("What has happened (L)")),
            ToolbarButton("rules", "icon-rules", self._open_rules, tr("Rules (F1)")),
            ToolbarButton("speed", "icon-speed", self._faster, speed),
            ToolbarButton("mute", sound, self._mute, tr("Sound on or off (M)")),
            ToolbarButton("menu", "icon-menu", self.back, tr("Menu (Esc)")),
        ]

    def shortcuts(self) -> list[tuple[int, Callable[[], None]]]:
        """What keys do here that no widget wants."""
        return [
            (pygame.K_u, self._undo),
            (pygame.K_h, self._hint),
            (pygame.K_a, self._advise),
            (pygame.K_l, self._open_log),
            (pygame.K_F1, self._open_rules),
            (pygame.K_SPACE, self.skip),
            (pygame.K_ESCAPE, self._back_out),
        ]

    def key(self, event: pygame.Event) -> bool:
        for code, do in self.shortcuts():
            if code == event.key:
                do()
                return True
        return False

    def _hint(self) -> None:
        self._notice = ""
        if not self.guidance.toggle_hint():
            self._say(tr("There is no hint for this moment."))

    def _why_no_advice(self) -> str | None:
        return None if self._asking else tr("The expert advises you when it is your turn.")

    def _advise(self) -> None:
        self._notice = ""
        reason = self._why_no_advice()
        if reason is None:
            self.guidance.toggle_advice()
        else:
            self._say(reason)

    def _back_out(self) -> None:
        """Esc closes the advice first."""
        if self.guidance.advice is not None:
            self.guidance.toggle_advice()
        else:
            self.back()

    def clicked(self, point: tuple[float, float]) -> None:
        """A click anywhere else finishes what moves."""
        self.view.finish()

    def back(self) -> None:
        from colosseum.scenes.pause_menu import PauseMenuScene

        self.window.push(PauseMenuScene(self.window, self.session, self._undo))

    def _undo(self) -> None:
        if self.view.busy:
            self.view.finish()
        try:
            undone = self.session.undo()
        except GameError as error:
            self._say(say(error.args[0]))
            return
        self._declined.pop(undone.seat, None)
        while self._is_forced and self.session.can_undo:
            # What is done without asking would only be done again.
            self.session.undo()
        self.lines = []
        for record in self.records:
            self.lines += log.told(record, self.view.names)
        self._panel, self._asking = Watching(self), False
        self.view.show(self.game)
        self._go_on()

    def _open_log(self) -> None:
        self.window.push(log.LogScene(self.window, self.lines))

    def _open_rules(self) -> None:
        """The rulebook where it explains what is decided now."""
        from colosseum.scenes.rulebook import rules_about

        self.window.push(rules_about(self.window, self.game))

    def _open_catalogue(self) -> None:
        self.view.finish()
        self.window.push(CatalogueScene(self.window, self))

    def _faster(self) -> None:
        speeds = list(settings_file.SPEEDS)
        settings = self.window.settings
        settings.speed = speeds[(speeds.index(settings.speed) + 1) % len(speeds)]
        self.window.settings_changed()

    def _mute(self) -> None:
        self.window.settings.muted = not self.window.settings.muted
        self.window.settings_changed()

    def _say(self, words: str) -> None:
        self.window.sounds.play(Effect.REFUSE)
        self._notice, self._notice_left = words, _NOTICE
        self.rebuild()

    # What can be seen

    def paint_under(self, brush: Brush) -> None:
        self.view.paint_under(brush)
        self._panel.paint_panel(brush)
        words, panel = self._words(), self._panel.box
        closable = not self._notice and self.guidance.hint is not None
        rest = paint_words(brush, words, panel, closable=closable) if words else LOG
        if rest.height > 0:
            log.paint(brush, self.lines, rest)

    def _words(self) -> str:
        """What stands below the panel: a notice, a hint, or what to decide if there is room."""
        if self._notice:
            return self._notice
        if self.guidance.hint is not None:
            return say(self.guidance.hint.words)
        decision = self.session.decision
        has_room = self._panel.box.bottom <= PANEL.bottom
        return say(decision.help) if decision and self._asking and has_room else ""

    def paint_over(self, brush: Brush) -> None:
        self.view.paint_over(brush)
