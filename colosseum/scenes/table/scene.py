"""The table with players at it: a game in progress."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final

import pygame

from colosseum.play.automatic_decisions import StandingOrder
from colosseum.play.course import Ask, Course, Force, HandOver, Over, Show
from colosseum.play.seats import Seat
from colosseum.play.session import NO_UNDO, Session
from colosseum.rules.kernel import Action, Event, Record
from colosseum.scenes import routes
from colosseum.scenes.parts import keys
from colosseum.scenes.parts.after_game import played_for
from colosseum.scenes.parts.session_scene import SessionScene
from colosseum.scenes.parts.teacher_speech import Speech
from colosseum.scenes.scene import Window
from colosseum.scenes.table.aloud import AskedAloud
from colosseum.scenes.table.drafts import Drafts
from colosseum.scenes.table.guidance import Guidance
from colosseum.scenes.table.hand_over import Handing
from colosseum.scenes.table.layout import left_by
from colosseum.scenes.table.panel import Panel
from colosseum.scenes.table.recap_card import RecapCard
from colosseum.scenes.table.table_script import Script
from colosseum.scenes.table.told_game import ToldGame
from colosseum.scenes.table.toolbar_actions import Tools
from colosseum.scenes.table.words_below_panel import WordsBelow
from colosseum.sound.sounds import Effect
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button, Kind
from colosseum.widgets.design_units import Box
from colosseum.widgets.press_guard import GUARD
from colosseum.widgets.widget import Widget
from colosseum.words.sentences import Sentence
from colosseum.words.translation import tr

_UNSAVED: Final = Box(326, 60, 668, 40)
"""Below the header, where no table has anything to press."""
_LEAST_LOG: Final = 60.0
"""The log is left out where the recap or advice leaves less."""


class TableScene(SessionScene):
    """Turns what people do into actions, and the steps of the course into what everyone sees."""

    def __init__(self, window: Window, session: Session, script: Script | None = None) -> None:
        super().__init__(window, session)
        self.seats: tuple[Seat, ...] = session.seats
        self.script = script
        self.drafts = Drafts()
        self.course = Course(session, window.settings.patience, script.answer if script else None)
        self.told = ToldGame(
            window, self.seats, self._look_again, self.beginning, self.records, self
        )
        self.kit, self.display, self.log = self.told.kit, self.told.display, self.told.log
        self.voices, self.since = self.told.voices, self.told.since
        self.guidance = Guidance(self)
        self.words = WordsBelow(window, self.kit.layout, self.guidance)
        self._was_waiting = False
        self._since_acting = 0.0
        """Seconds since someone acted here."""
        self._tools = Tools(self)
        self._aloud = AskedAloud(self.kit.aloud, self.display, self.notify)
        window.announce(self._aloud.introduction())
        self._last_speech: Speech | None = None
        self._panel: Panel[Any] = self.kit.watching(self)
        if script is not None:
            script.begin(self)
        self.display.show(self.game)

    @property
    def game(self) -> Any:
        """The game; its panels and its display know which one."""
        return self.session.game

    # The table's contract with its panels

    @property
    def shown(self) -> Any:
        return self.display.shown

    @property
    def showing(self) -> Sequence[Event]:
        return self.display.showing

    @property
    def beginning(self) -> Any:
        return self.session.journal.beginning()

    @property
    def records(self) -> list[Record]:
        return self.session.journal.records

    @property
    def notes(self) -> Mapping[str, Any]:
        return self.session.journal.notes

    def take_note(self, name: str, words: Any) -> None:
        self.session.take_note(name, words)

    @property
    def pointed_at(self) -> Sequence[object]:
        return self.guidance.about if self.script is None else self.script.about

    def act(self, action: Action) -> None:
        reason = self.game.why_not(action)
        if reason is not None:
            self.refuse(reason)
        elif self.script is not None:
            self.script.consider(action, partial(self._act, action))
        else:
            self._act(action)

    def _act(self, action: Action) -> None:
        self.since.close()
        self._since_acting = 0.0
        self._show(self.course.act(action))

    def order(self, order: StandingOrder) -> None:
        self.course.order(order)

    def light(self, pieces: tuple[object, ...]) -> None:
        self.display.light(pieces)
        self.page.stale = True

    def skip(self) -> None:
        self.course.hurry()
        self.display.hurry()

    # What happens

    def update(self, seconds: float) -> None:
        if self.words.update(seconds):
            self.rebuild()
        self._unsaved.look_again()
        self.course.pass_time(seconds)
        self._since_acting += seconds
        has_moved = self.told.update(seconds, self.page.hovered)
        self.window.sounds.set_mood(self.display.mood or self.kit.mood(self.display))
        if self.waits_to_go_on != self._was_waiting:
            self._was_waiting = not self._was_waiting
            self.rebuild()
        # Asking and repainting in the same frame would make it a long one.
        if has_moved or self.course.is_asking:
            self.course.think_ahead()
        else:
            self._go_on()
        if self.script is not None:
            self.script.update()

    def _go_on(self) -> None:
        if self.course.is_asking:
            return
        match self.course.next():
            case Ask() as step:
                self._ask(step)
            case HandOver(seat):
                if not self._hand_over(self.seats[seat]):
                    self._go_on()
            case Force(action):
                self.act(action)
            case Show() as step:
                self._show(step)
            case Over():
                self._end()

    def _end(self) -> None:
        self.window.replace(routes.results(self.window, self.session))
        if (end := played_for(self.session)) is not None:
            self.window.push(end(self.window, self.session))

    def _hand_over(self, to: Seat) -> bool:
        decision, records = self.session.decision, self.records
        assert decision is not None
        can_undo = self.course.can_undo
        before = self.seats[records[-1].seat].name if can_undo else ""
        undo = self.undo if can_undo else None
        handing = Handing(to, decision.kind, decision.help, undo, before, self._open_menu)
        return self.display.hand_over(handing)

    def _ask(self, step: Ask) -> None:
        self.display.ask(step.seat, takes_over=step.takes_over)
        if step.takes_over and not step.is_handed_over:
            self.window.sounds.play(Effect.TURN)
        self._panel = self.kit.panel_for(self)
        if self.script is None:
            self.window.announce(self._question, at_once=True)  # it would cut the hint off
            self.guidance.asked(step.seat)
            if self.guidance.advice is None:
                self.since.recall(step.seat, self._panel.box)
        self.rebuild()

    @property
    def _question(self) -> str:
        """What is asked, for those who only hear it."""
        person = self._panel.named_person
        name = "" if person is None else person.name
        return ". ".join(filter(None, (name, self._panel.title, self._panel.task)))

    def _show(self, step: Show) -> None:
        self.guidance.decided()
        self._panel = self.kit.watching(self)
        self.told.show(step.record, self.game, step.reason, is_secret=step.is_secret)
        if step.is_hurried:
            self.display.hurry()

    def undo(self) -> None:
        self.display.finish()
        if not self.course.can_undo:
            self.refuse(NO_UNDO)
            return
        self.course.undo()
        self.told.begin_again(self.beginning, self.records)
        self._panel = self.kit.watching(self)
        self.display.show(self.game)
        self._go_on()

    def _look_again(self) -> None:
        if self.page.widgets:  # before the first time there is nothing to lay out again
            self.rebuild()

    def rebuild(self, *changed: Box) -> None:
        super().rebuild(*changed)
        if self.script is not None and self.script.speech != self._last_speech:
            self._last_speech = self.script.speech
            self.window.announce(self._last_speech.aloud, at_once=True)

    def spoken_name(self, widget: Widget) -> str:
        return self.kit.aloud.name(widget, self.display)

    def retell(self) -> None:
        self.told.retell()

    def entered(self) -> None:
        self.window.settings.game = self.session.kit.name
        self.guidance.came_back()
        super().entered()

    def left(self) -> None:
        self.session.close()

    @property
    def is_lively(self) -> bool:
        waits = self.words.notice is not None or self.voices.is_active
        return self.display.busy or not self.course.is_asking or waits

    @property
    def is_moving(self) -> bool:
        return self.display.busy

    # What people press

    def shortcuts(self) -> list[keys.Binding]:
        """What keys do here, unless a widget uses them."""
        tools, decision = self._tools.shortcuts(), self._panel.shortcuts()
        return [*tools, *decision, *self.display.shortcuts(), *self._aloud.shortcuts()]

    def key(self, event: pygame.Event) -> bool:
        if keys.press(self._panel.shortcuts(), event):
            self.page.focus_on(None)  # Enter presses the red button next
            return True
        return keys.press(self.shortcuts(), event)

    def clicked(self, point: tuple[float, float]) -> None:
        self.go_on()

    def go_on(self) -> None:
        """Let go of what waits, or finish what moves: one step, and no decision.

        The second press of a double one means what was there before, so it finishes nothing.
        """
        if self.display.timeline.waiting:
            self._since_acting = 0.0
            self.display.timeline.let_go()
        elif self.display.busy:
            if self._since_acting >= GUARD:
                self.display.hurry()
        else:
            self.course.go_on()

    def refuse(self, reason: Sentence) -> None:
        self.window.sounds.play(Effect.REFUSE)
        self.notify(reason)

    def notify(self, words: Sentence) -> None:
        self.words.notify(words)
        self.rebuild()

    def put_away(self) -> bool:
        """Give up what the person who decides has chosen so far; whether something was."""
        return self.course.is_asking and self._panel.put_away()

    def back(self) -> None:
        if self.script is not None:
            self.script.leave()
        else:
            self._open_menu(self.undo if self.course.can_undo else None)

    def _open_menu(self, undo: Callable[[], None] | None) -> None:
        self.window.push(routes.pause_menu(self.window, self.session, undo))

    # What can be seen

    def widgets(self) -> list[Widget]:
        on_board = self._panel.on_board()
        for widget in on_board:
            widget.is_on_board = True
        asked = on_board + self._panel.widgets()
        for widget in asked:
            widget.comes_first = True
            widget.question = (self._panel, widget.question) if self.course.is_asking else None
            widget.more = keys.rulebook_words()
        card = self.since.card(self.display.mine, self._panel.box)
        words = self.words.place(self._panel.box, self._task)
        if card is not None and words is not None and words.box.colliderect(card.box):
            # A notice is there for a moment only; a hint waits until the recap is closed.
            card, words = (card, None) if self.words.notice is None else (None, words)
        going_on = self._going_on()
        words = None if going_on else words
        box = words.box if words is not None else None
        box = going_on[0].box if going_on else box
        on_table = self.display.widgets()
        recalled = card.widgets(self._tools.switch_recap) if card is not None else []
        self.display.cover(on_table + recalled)
        found = [
            *on_table,
            self._panel.in_sight(),
            self.told.lights(self.page, self.page),
            *self._tools.widgets(),
            self.kit.aloud.enclose(self.display),
            *self._log_lines(box, card),
            *recalled,
            *([words.widget()] if words is not None else []),
            *going_on,
            *asked,
            *self._unsaved.widgets(_UNSAVED),
        ]
        if self.words.notice is None:
            found = self.guidance.arrange(self._panel, box, found)
        found += self.voices.widgets()
        return found if self.script is None else self.script.arrange(found)

    @property
    def waits_to_go_on(self) -> bool:
        return self.course.waits_to_go_on and not self.display.busy

    def _going_on(self) -> list[Widget]:
        """The way on, below the panel, while opponents wait for a person's second thoughts."""
        if not self.waits_to_go_on:
            return []
        panel = self._panel.box
        box = Box(panel.left, panel.bottom + 12, panel.width, 50)
        words = tr("Your opponents are waiting. Undo, or let them continue.")
        tip = keys.with_key(words, keys.GO_ON)
        return [Button("go-on", box, tr("Continue"), self.go_on, kind=Kind.PRIMARY, tip=tip)]

    @property
    def _task(self) -> str:
        """What there is to do, if there is room to say so; a script says it itself."""
        has_room = not self.kit.layout.is_tall(self._panel.box)
        is_said = self.course.is_asking and has_room and self.script is None
        return self._panel.task if is_said else ""

    def _log_lines(self, words: Box | None, card: RecapCard | None) -> list[Widget]:
        """In the room that panel, words, recap and advice leave; in a lesson, the teacher's."""
        layout = self.kit.layout
        speech = layout.speech_box(len(self.seats))
        above = words if self.script is None else speech
        box = layout.log_box(self._panel.box, above)
        recap = card.box if card is not None else None
        for other in (recap, self.guidance.advice_box(self._panel)):
            if other is not None and other.colliderect(box):
                box = left_by(other, box)
        return self.told.log_panel.widgets(box) if box.height >= _LEAST_LOG else []

    def paint_under(self, brush: Brush) -> None:
        self.display.paint_under(brush)
        self._panel.paint_panel(brush)
        if self.script is not None:
            self.script.paint(brush)

    def paint_over(self, brush: Brush) -> None:
        self.display.paint_over(brush)
        for key in ("spoken", "skip"):
            self.page.draw_again(brush, key)
