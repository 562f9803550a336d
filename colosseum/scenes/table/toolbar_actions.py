"""What a table offers besides the decision: undo, hint, advice, log, recap, rulebook, menu.

Each is a button of the toolbar, and most have a key.
"""

from functools import partial
from typing import Any, Protocol

from colosseum.play.course import Course
from colosseum.play.session import NO_UNDO
from colosseum.scenes import routes
from colosseum.scenes.parts import keys
from colosseum.scenes.scene import Window
from colosseum.scenes.table.guidance import Guidance
from colosseum.scenes.table.log_scene import LogScene
from colosseum.scenes.table.table_script import Script
from colosseum.scenes.table.told_game import ToldGame
from colosseum.scenes.table.toolbar import Tool, mute_tool, speed_tool, toolbar
from colosseum.scenes.table.words_below_panel import WordsBelow
from colosseum.widgets.press_guard import Hand
from colosseum.widgets.widget import Widget
from colosseum.widgets.widget_page import Page
from colosseum.words.sentences import Sentence
from colosseum.words.translation import tr


class Tooled(Protocol):
    """What the tools may ask of the table."""

    window: Window
    page: Page
    course: Course
    told: ToldGame
    guidance: Guidance
    words: WordsBelow
    script: Script | None

    @property
    def game(self) -> Any: ...

    def rebuild(self) -> None: ...

    def refuse(self, reason: Sentence) -> None:
        """Say why something cannot be done now."""

    def go_on(self) -> None:
        """Let go of what waits, or finish what moves: one step."""

    def skip(self) -> None: ...

    def undo(self) -> None: ...

    def put_away(self) -> bool:
        """Give up what is chosen so far; whether something was."""

    def back(self) -> None:
        """Open the menu, or leave a lesson."""


class Tools:
    """The buttons and keys of one table, and why some of them do nothing now."""

    def __init__(self, table: Tooled) -> None:
        self._table = table
        self._since = table.told.since

    def widgets(self) -> list[Widget]:
        return toolbar(self._offered())

    def _offered(self) -> list[Tool]:
        """From left to right."""
        table = self._table
        no_undo = None if table.course.can_undo else NO_UNDO
        guidance = table.guidance
        return [
            Tool("undo", "icon-undo", tr("Undo"), table.undo, no_undo, shortcut=keys.UNDO),
            Tool(
                "hint",
                "icon-hint",
                tr("Hint"),
                self._hint,
                is_open=guidance.hint is not None,
                shortcut=keys.HINT,
            ),
            Tool(
                "advice",
                "icon-crown",
                tr("Advisor"),
                self._advise,
                self._why_no_advice(),
                is_open=guidance.advice is not None,
                shortcut=keys.ADVISOR,
            ),
            Tool("log", "icon-log", tr("Game log"), self._open_log, shortcut=keys.LOG),
            Tool(
                "recap",
                "icon-recap",
                tr("Since your last turn"),
                self.switch_recap,
                self._why_no_recap(),
                is_open=self._since.is_open,
                shortcut=keys.RECAP,
            ),
            Tool("rules", "icon-rules", tr("Rulebook"), self._open_rules, shortcut=keys.RULEBOOK),
            speed_tool(table.window),
            mute_tool(table.window),
            Tool("menu", "icon-menu", tr("Menu"), table.back, shortcut=keys.MENU),
        ]

    def shortcuts(self) -> list[keys.Binding]:
        """What keys do at every table, unless a widget uses them."""
        return [
            (keys.UNDO, self._table.undo),
            (keys.HINT, self._hint),
            *self._at_the_moment(),
            (keys.LOG, self._open_log),
            (keys.RECAP, self.switch_recap),
            (keys.RULEBOOK, self._open_rules),
            (keys.GO_ON, self._table.go_on),
            (keys.PASS, self._pass),
            (keys.BACK, self._back_out),
            (keys.MENU, self._table.back),
            *(
                (keys.SCROLL_LOG.only(number), partial(self._scroll_log, key.code))
                for number, key in enumerate(keys.SCROLL_LOG.keys)
            ),
        ]

    def _at_the_moment(self) -> list[keys.Binding]:
        """A controller has one button for both: it skips while there is nothing to ask."""
        advise, skip = (keys.ADVISOR, self._advise), (keys.SKIP, self._table.skip)
        return [advise, skip] if self._table.course.is_asking else [skip, advise]

    def _pass(self) -> None:
        """Press the way out of the decision, if it has been on show long enough."""
        page = self._table.page
        way_out = next((widget for widget in page.widgets if widget.is_way_out), None)
        if way_out is not None and not page.refuses(way_out, Hand.ENTER):
            way_out.press()

    # Hints and advice

    def _hint(self) -> None:
        self._table.words.drop_notice()
        if not self._table.guidance.toggle_hint():
            self._table.refuse(Sentence("There is no hint right now."))

    def _advise(self) -> None:
        self._table.words.drop_notice()
        reason, display = self._why_no_advice(), self._table.told.display
        if reason is not None and self._table.script is None and self._is_about_to_ask:
            self._table.guidance.wish(display.mine)
        elif reason is None:
            self._since.close()
            self._table.guidance.toggle_advice()
        else:
            self._table.refuse(reason)

    @property
    def _is_about_to_ask(self) -> bool:
        """Whether it is the turn of the person at the screen, and only something still moves."""
        decision, display = self._table.game.decision, self._table.told.display
        return decision is not None and decision.seat == display.mine == display.acting

    def _why_no_advice(self) -> Sentence | None:
        if self._table.script is not None:
            return self._table.script.no_advice
        if not self._table.course.is_asking:
            return Sentence("The advisor can help when it is your turn.")
        return None

    # What has happened

    def switch_recap(self) -> None:
        """Open or close the recap; the advice makes room for it."""
        reason = self._why_no_recap()
        if reason is not None:
            self._table.refuse(reason)
            return
        self._since.toggle(self._table.told.display.mine)
        if self._since.is_open and self._table.guidance.advice is not None:
            self._table.guidance.toggle_advice()
        self._table.rebuild()

    def _why_no_recap(self) -> Sentence | None:
        display = self._table.told.display
        if self._table.script is not None:
            return self._table.script.no_recap
        if self._since.is_open:
            return None
        return self._since.why_not(display.mine)

    def _open_log(self) -> None:
        table = self._table
        lights = partial(table.told.lights, table=table.page)
        table.window.push(LogScene(table.window, table.told.log, self._open_rules, lights))

    def _scroll_log(self, key: int) -> None:
        self._table.told.log_panel.scroll_by_key(key)

    # Elsewhere

    def _open_rules(self) -> None:
        """Open the rulebook at the page about what is pointed at, or about the decision."""
        table = self._table
        widget = table.page.pointed_at
        about = () if widget is None else widget.about
        page = next(filter(None, map(table.told.display.page_about, about)), "")
        if page:
            table.window.push(routes.rule_page(table.window, table.game.name, page))
        else:
            table.window.push(routes.rules_about(table.window, table.game))

    def _back_out(self) -> None:
        """Esc closes the advice first, then gives up what is chosen, then closes the recap."""
        if self._table.guidance.advice is not None:
            self._table.guidance.toggle_advice()
        elif not self._table.put_away():
            self._close_recap_or_leave()

    def _close_recap_or_leave(self) -> None:
        if self._since.is_open:
            self.switch_recap()
        else:
            self._table.back()
