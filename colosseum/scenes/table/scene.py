"""The table with players at it: a game in progress."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

import pygame

from colosseum import games
from colosseum.files import settings as settings_file
from colosseum.play.conduct import StandingOrder
from colosseum.play.course import Ask, Course, Force, Over, Show
from colosseum.play.seats import Seat
from colosseum.play.session import NO_UNDO, Session
from colosseum.rules.kernel import Action, Event, Record, SeatIndex
from colosseum.scenes import routes
from colosseum.scenes.parts.lights import lights
from colosseum.scenes.parts.log import Log
from colosseum.scenes.parts.log_panel import SCROLL_KEYS, LogPanel
from colosseum.scenes.parts.unsaved_notice import UnsavedNotice
from colosseum.scenes.scene import Scene, Window
from colosseum.scenes.table.drafts import Drafts
from colosseum.scenes.table.guidance import Guidance, paint_words, words_height
from colosseum.scenes.table.kit import TableKit
from colosseum.scenes.table.log_scene import LogScene
from colosseum.scenes.table.panel import Panel
from colosseum.scenes.table.recap import Recap, RecapStrip
from colosseum.scenes.table.since_last_turn import SinceLastTurn
from colosseum.scenes.table.speech_bubble import speech_bubble
from colosseum.scenes.table.table_script import Script
from colosseum.scenes.table.toolbar import toolbar
from colosseum.scenes.table.view import Surroundings, TableView
from colosseum.scenes.table.voices import Voices
from colosseum.sound.sounds import Effect
from colosseum.widgets.brush import Brush, ruler
from colosseum.widgets.design_units import Box
from colosseum.widgets.widget import Area, Look, Widget
from colosseum.widgets.widget_page import Page
from colosseum.words.translation import say, tr

_UNSAVED: Final = Box(326, 60, 668, 40)
"""Below the header, where no table has anything to press."""
_NOTICE: Final = 2.6
"""How many seconds a notice stays."""


class TableScene(Scene):
    """Turns what a person does into actions, and records into what everyone sees."""

    def __init__(self, window: Window, session: Session, script: Script | None = None) -> None:
        super().__init__(window)
        self.session = session
        self.seats: tuple[Seat, ...] = session.seats
        self.kit: TableKit = games.table(session.kit.name)
        self.drafts = Drafts()
        self.course = Course(session, window.settings.pace, script.answer if script else None)
        self.view: TableView[Any] = self.kit.view(
            Surroundings(window, self.seats, self, self._look_again, self._tell)
        )
        self.log = Log(self.kit.teller, self.seats)
        self.log.begin(session.journal.beginning(), session.journal.records)
        self.voices = Voices(self.view, self.kit.moods)
        self.voices.begin(session.journal.beginning(), session.journal.records)
        self._log_panel = LogPanel(window, self.log, self.rebuild)
        self.since = SinceLastTurn(self.kit.recap, self.log, self.seats)
        self._notice = ""
        self._notice_left = 0.0
        self._panel: Panel[Any] = self.kit.watching(self)
        self.guidance = Guidance(self)
        self._unsaved = UnsavedNotice(session, self.rebuild)
        self.script = script
        if script is not None:
            script.begin(self)
        self.view.show(self.game)

    @property
    def game(self) -> Any:
        """The game; its panels and its view know which one."""
        return self.session.game

    # The table's contract with its panels

    @property
    def shown(self) -> Any:
        return self.view.shown

    @property
    def showing(self) -> Sequence[Event]:
        return self.view.showing

    def act(self, action: Action) -> None:
        reason = self.game.why_not(action)
        if reason is not None:
            self._say(say(reason))
        elif self.script is not None:
            self.script.consider(action, partial(self._act, action))
        else:
            self._act(action)

    def _act(self, action: Action) -> None:
        self.since.is_open = False
        self._show(self.course.act(action))

    def order(self, order: StandingOrder) -> None:
        self.course.order(order)

    def light(self, pieces: tuple[object, ...]) -> None:
        self.view.light(pieces)
        self.page.stale = True

    @property
    def beginning(self) -> Any:
        return self.session.journal.beginning()

    @property
    def records(self) -> list[Record]:
        return self.session.journal.records

    @property
    def pointed_at(self) -> Sequence[object]:
        return self.guidance.about if self.script is None else self.script.about

    @property
    def is_busy(self) -> bool:
        return self.view.busy

    def skip(self) -> None:
        self.course.hurry()
        self.view.hurry()

    # What happens

    def _show(self, step: Show) -> None:
        self.guidance.decided()
        self._panel = self.kit.watching(self)
        if step.reason is not None and not step.is_secret:
            self.log.add_thought(step.record.seat, step.reason)
        self.view.play(step.record, self.game, say(step.reason) if step.reason else "")
        if step.is_hurried:
            self.view.hurry()

    def _tell(self, event: Event) -> None:
        self.log.add(event)
        self.voices.hear(event)

    def _look_again(self) -> None:
        if self.page.widgets:  # before the first time there is nothing to lay out again
            self.rebuild()

    def retell(self) -> None:
        self.log.retell()
        self.since.retell()
        self._notice = ""

    def entered(self) -> None:
        self.window.settings.game = self.session.kit.name
        self.guidance.came_back()
        super().entered()

    def left(self) -> None:
        self.session.close()

    @property
    def is_game(self) -> bool:
        return self.session.file is not None

    def would_be_lost(self) -> str:
        return self._unsaved.would_be_lost()

    def update(self, seconds: float) -> None:
        if self._notice:
            self._notice_left -= seconds
            if self._notice_left <= 0:
                self._notice = ""
                self.rebuild()
        self.voices.update(seconds)
        self._unsaved.update(seconds)
        self.view.point_at(self.page.hovered)
        self.course.pass_time(seconds)
        was_busy = self.view.busy
        self.view.update(seconds)
        self.window.sounds.set_mood(self.kit.mood(self.view))
        # Asking and repainting in the same frame would make it a long one.
        if not was_busy and not self.view.busy:
            self._go_on()
        if self.script is not None:
            self.script.update()

    def _go_on(self) -> None:
        if self.course.is_asking:
            return
        match self.course.next():
            case Ask(seat, takes_over):
                self._ask(seat, takes_over=takes_over)
            case Force(action):
                self.act(action)
            case Show() as step:
                self._show(step)
            case Over():
                self.window.replace(routes.results(self.window, self.session))

    def _ask(self, seat: SeatIndex, *, takes_over: bool) -> None:
        self.view.ask(seat, takes_over=takes_over)
        if takes_over:
            self.window.sounds.play(Effect.TURN)
            if sum(other.is_human for other in self.seats) > 1:
                self.view.announce(tr("Your turn, {name}", name=self.seats[seat].name))
        self._panel = self.kit.panel_for(self)
        if self.script is None:
            self.guidance.asked(seat)
            self._recall(seat)
        self.rebuild()

    def _recall(self, seat: SeatIndex) -> None:
        """Show what the player has missed, unless it would cover what they work on."""
        recap = self.since.ask(seat)
        if recap is not None:
            strip = self._strip(recap)
            self.since.is_open = not any(strip.covers(it.box) for it in self._panel.on_board())

    @property
    def is_lively(self) -> bool:
        waits = bool(self._notice) or self.voices.is_active or self._unsaved.is_up
        return self.view.busy or not self.course.is_asking or waits

    @property
    def is_moving(self) -> bool:
        return self.view.busy

    # What can be pressed

    def widgets(self) -> list[Widget]:
        asked = self._panel.on_board() + self._panel.widgets()
        for widget in asked:
            widget.comes_first = True
            widget.more = tr("Press F1 to look it up in the rulebook.")
        strip = self._strip(self.since.recap(self.view.mine)) if self.since.is_open else None
        words = self._words_box(strip)
        on_table = self.view.widgets()
        recalled = strip.widgets(self._switch_recap) if strip is not None else []
        self.view.cover(on_table + recalled)
        found = [
            *on_table,
            self._lights(self.page),
            *self._toolbar(),
            *self._log_panel.widgets(self._log_box(words)),
            *recalled,
            *self._words_area(words),
            *self._spoken(),
            *asked,
            *self._unsaved.widgets(_UNSAVED),
        ]
        if not self._notice:
            found = self.guidance.arrange(self._panel, words, found)
        return found if self.script is None else self.script.arrange(found)

    def _spoken(self) -> list[Widget]:
        spoken = self.voices.spoken
        if spoken is None:
            return []
        measure = ruler(self.window.screen, self.window.kit)
        return [speech_bubble(measure, say(spoken.words), self.view.mouth(spoken.seat))]

    def _log_box(self, words: Box | None) -> Box:
        """The room that the panel and words leave; in a lesson, the teacher's."""
        layout = self.kit.layout
        return layout.log_box(self._panel.box, words if self.script is None else layout.speech)

    def _lights(self, page: Page) -> Widget:
        """A glow on the table over what is spoken of on this page."""
        return lights(page, lambda: self.page.widgets, self.kit.outline)

    def _strip(self, recap: Recap) -> RecapStrip:
        return RecapStrip(self.window, recap, self.seats, self.kit.layout.recap)

    def _why_no_recap(self) -> str | None:
        if self.script is not None:
            return tr("In a lesson you see everything as it happens.")
        if self.since.is_open:
            return None
        if self.view.hides(self.kit.layout.recap):
            return tr("You can look back once this is over.")
        recap = self.since.recap(self.view.mine)
        if recap.has_news:
            return None
        if recap.is_first_turn:
            return tr("No one else has done anything yet.")
        return tr("No one else has done anything since your last turn.")

    def _switch_recap(self) -> None:
        reason = self._why_no_recap()
        if reason is not None:
            self._say(reason)
            return
        self.since.is_open = not self.since.is_open
        if self.since.is_open and self.guidance.advice is not None:
            self.guidance.toggle_advice()
        self.rebuild()

    def _words_box(self, strip: RecapStrip | None) -> Box | None:
        words, window = self._words(), self.window
        if not words:
            return None
        measure = ruler(window.screen, window.kit)
        height = partial(words_height, measure, words, closable=self._is_closable)
        aside = strip.beside_tab if strip is not None else None
        return self.kit.layout.words_box(self._panel.box, height, aside)

    @property
    def _is_closable(self) -> bool:
        return not self._notice and self.guidance.hint is not None

    def _words_area(self, box: Box | None) -> list[Widget]:
        if box is None:
            return []
        words, closable = self._words(), self._is_closable

        def paint(brush: Brush, look: Look) -> None:
            paint_words(brush, words, box, closable=closable)

        return [Area("words", box, paint)]

    def _toolbar(self) -> list[Widget]:
        actions = {
            "undo": self._undo,
            "hint": self._hint,
            "advice": self._advise,
            "log": self._open_log,
            "recap": self._switch_recap,
            "rules": self._open_rules,
            "speed": self._faster,
            "mute": self._mute,
            "menu": self.back,
        }
        disabled_because = {
            "undo": None if self.course.can_undo else say(NO_UNDO),
            "advice": self._why_no_advice(),
            "recap": self._why_no_recap(),
        }
        return toolbar(self.window.settings, actions, disabled_because)

    def shortcuts(self) -> list[tuple[int, Callable[[], None]]]:
        """What keys do here, unless a widget uses them."""
        return [
            (pygame.K_u, self._undo),
            (pygame.K_h, self._hint),
            (pygame.K_a, self._advise),
            (pygame.K_l, self._open_log),
            (pygame.K_r, self._switch_recap),
            (pygame.K_F1, self._open_rules),
            (pygame.K_SPACE, self.skip),
            (pygame.K_ESCAPE, self._back_out),
            *((code, partial(self._scroll_log, code)) for code in SCROLL_KEYS),
            *self.view.shortcuts(),
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
            self._say(tr("There is no hint right now."))

    def _why_no_advice(self) -> str | None:
        if self.script is not None:
            return tr("In a lesson, your teacher advises you.")
        return None if self.course.is_asking else tr("The advisor can help when it is your turn.")

    def _advise(self) -> None:
        self._notice = ""
        reason = self._why_no_advice()
        if reason is None:
            self.since.is_open = False
            self.guidance.toggle_advice()
        else:
            self._say(reason)

    def _back_out(self) -> None:
        """Esc closes the advice first, then the recap."""
        if self.guidance.advice is not None:
            self.guidance.toggle_advice()
        elif self.since.is_open:
            self._switch_recap()
        else:
            self.back()

    def clicked(self, point: tuple[float, float]) -> None:
        """A click anywhere else lets go of what waits, or finishes what moves."""
        if self.view.timeline.waiting:
            self.view.timeline.let_go()
        else:
            self.view.hurry()

    def back(self) -> None:
        if self.script is not None:
            self.script.leave()
            return
        self.window.push(routes.pause_menu(self.window, self.session, self._undo))

    def _undo(self) -> None:
        if self.view.busy:
            self.view.finish()
        if not self.course.can_undo:
            self._say(say(NO_UNDO))
            return
        self.course.undo()
        self.log.begin(self.session.journal.beginning(), self.records)
        self.voices.begin(self.session.journal.beginning(), self.records)
        self.since.undone()
        self._panel = self.kit.watching(self)
        self.view.show(self.game)
        self._go_on()

    def _scroll_log(self, key: int) -> None:
        self._log_panel.scroll_by_key(key)

    def _open_log(self) -> None:
        self.window.push(LogScene(self.window, self.log, self._open_rules, self._lights))

    def _open_rules(self) -> None:
        """Open the rulebook at the page about the current decision."""
        self.window.push(routes.rules_about(self.window, self.session.game))

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
        if self.script is not None:
            self.script.paint(brush)

    def _words(self) -> str:
        """The words below the panel: a notice, a hint, or the task if there is room."""
        if self._notice:
            return self._notice
        if self.guidance.advice is not None and self.kit.layout.advice_is_over_hints:
            return ""
        if self.guidance.hint is not None:
            return say(self.guidance.hint.words)
        if self.script is not None:
            return ""  # the script says what to do
        has_room = not self.kit.layout.is_tall(self._panel.box)
        return self._panel.task if self.course.is_asking and has_room else ""

    def paint_over(self, brush: Brush) -> None:
        self.view.paint_over(brush)
        self.page.draw_again(brush, "skip")
