"""Phase 3: laying dice on symbols, playing cards, and ending the turn."""

from collections.abc import Callable

from colosseum.rules.kernel import Action
from colosseum.rules.roma.actions import (
    END_TURN,
    Activate,
    DrawCards,
    Play,
    TakeMoney,
)
from colosseum.rules.roma.data import BRIBERY
from colosseum.rules.roma.display_names import symbol_name
from colosseum.rules.roma.notation import CARDS as CARDS_SYMBOL
from colosseum.rules.roma.notation import MONEY
from colosseum.rules.roma.prospects import Fight
from colosseum.scenes.table.roma.panels.acting_on_board import ActingOnBoard
from colosseum.scenes.table.roma.panels.decision_panel import (
    WARNING,
    paint_label,
)
from colosseum.scenes.table.roma.panels.targets import (
    CHIP,
    CHIPS_ACROSS,
    TargetChip,
    chip_boxes,
)
from colosseum.scenes.table.roma.view import symbol_tip, symbol_words
from colosseum.tutor.roma.marks import ActionButton
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button, Kind
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import row
from colosseum.widgets.theme import BODY, TITLE
from colosseum.widgets.widget import Widget
from colosseum.words.translation import ntr, say, tr


class Act(ActingOnBoard):
    """A die and a symbol, or a card of the hand and a place, are chosen before the button."""

    # What can be pressed

    @property
    def primary_box(self) -> Box:
        """With room for another row of buttons below it."""
        return super().primary_box.move(0, -46)

    def widgets(self) -> list[Widget]:
        made: list[Widget] = [
            *self._chips(),
            *([] if self._is_done else [self._main_button()]),
            *self._others(),
            self._end_turn(),
        ]
        shown = self._shown_card()
        if shown is not None:
            made.insert(0, self.card_area(shown))
        return made

    @property
    def _fights(self) -> tuple[Fight, ...]:
        """The battles among which to choose; none if there is only one, or too many for chips."""
        seen = self._foreseen
        fights = () if seen is None or self._warning else seen.fights
        return fights if 1 < len(fights) <= CHIPS_ACROSS else ()

    def _chips(self) -> list[Widget]:
        fights = self._fights
        boxes = chip_boxes(self.note_box, len(fights)) if fights else []
        return [
            TargetChip(
                fight,
                box,
                self._choosing(self.choose_target, fight.place),
                chosen=fight.place == self.target,
            )
            for fight, box in zip(fights, boxes, strict=True)
        ]

    def _main_button(self) -> Widget:
        words, reason, action = self._button_words(), self._why_not_yet(), self.action
        if action is not None:
            return self.primary(words, action, reason)
        return self.not_yet(words, Activate if self.card is None else Play, reason or "")

    def _others(self) -> list[Widget]:
        """What else the chosen die can do."""
        line = Box(self.foot.left, self.foot.top - 46, self.foot.width, 38)
        if self.card is not None or self.die is None:
            if self.die is None or self.card is None:
                return []
            words = tr("Back to the dice")
            press = self._choosing(self.choose_die, self.die)
            return [Button("dice", row(line, 2, 10)[0], words, press, kind=Kind.CHIP, size=17)]
        ways = [self.face, BRIBERY, MONEY, CARDS_SYMBOL]
        if self.state.beginners:
            ways.remove(BRIBERY)
        others = [symbol for symbol in ways if symbol != self.symbol]
        return [
            self._other(symbol, box)
            for symbol, box in zip(others, row(line, len(others), 8), strict=True)
        ]

    def _other(self, symbol: int, box: Box) -> Widget:
        action = self.action_on(symbol)
        return Button(
            f"other-{symbol}",
            box,
            self._other_words(symbol),
            self.acting(action) if self._is_plain(action) else self._choosing_symbol(symbol),
            kind=Kind.CHIP,
            size=17,
            inset=8,
            tip=symbol_tip(symbol),
            disabled_because=self.why_not_on(symbol),
            about=(ActionButton(type(action)), action) if self._is_plain(action) else (),
        )

    @staticmethod
    def _is_plain(action: Action) -> bool:
        """Whether there is nothing to show before it is done."""
        return isinstance(action, TakeMoney | DrawCards)

    def _choosing_symbol(self, symbol: int) -> Callable[[], None]:
        return self._choosing(self.choose_symbol, symbol)

    @property
    def _is_done(self) -> bool:
        """Whether all dice are used, and no card is chosen."""
        return self.die is None and self.card is None

    def _end_turn(self) -> Widget:
        """The main button when there is nothing else to do."""
        if self._is_done:
            words, about = tr("End turn"), (ActionButton(type(END_TURN)), END_TURN)
            press = self.acting(END_TURN)
            return Button("end", self.primary_box, words, press, kind=Kind.PRIMARY, about=about)
        box = Box(self.foot.right - 150, self.foot.top, 150, self.foot.height)
        left = len(self.state.dice)
        tip = (
            ntr(
                "{count} of your dice is still unused.",
                "{count} of your dice are still unused.",
                left,
            )
            if left
            else ""
        )
        return self.plain("end", box, tr("End turn"), END_TURN, tip=tip, size=18)

    # What is shown

    def paint(self, brush: Brush) -> None:
        shown = self._shown_card()
        if shown is not None:
            self.paint_card_box(brush, shown)
        else:
            self._paint_symbol_box(brush)
        self._paint_note(brush)
        if self.hand:
            words = Box(self.foot.left, self.foot.top, self.foot.width - 160, self.foot.height)
            paint_label(brush, tr("Cards are played without a die."), words)

    def _paint_symbol_box(self, brush: Brush) -> None:
        box = self.card_box
        tile = Box(box.left, box.top, 86, 86)
        brush.picture("roma/disc", tile)
        names = {MONEY: "money", CARDS_SYMBOL: "cards", BRIBERY: "bribery"}
        name = "cards" if self.die is None else names.get(self.symbol, str(self.symbol))
        brush.picture(f"roma/symbol-{name}", tile.inflate(-22, -22))
        left = tile.right + 12
        head = tr("All dice used") if self.die is None else say(symbol_name(self.symbol))
        place = Box(left, box.top - 2, box.right - left, 28)
        brush.text(head, place, TITLE.but(size=20), where="panel")
        words = self.question if self.die is None else symbol_words(self.symbol)
        below = Box(left, box.top + 28, box.right - left, 60)
        brush.text(words, below, BODY.but(size=17, valign="top"), lines=4, where="panel")

    def _paint_note(self, brush: Brush) -> None:
        box = self.note_box
        if self._warning:
            self.paint_note(brush, self._warning, box, WARNING)
            return
        if self._fights:
            below = box.top + CHIP + 8
            box = Box(box.left, below, box.width, box.bottom - below)
        seen = self._foreseen
        fight = self._fight(seen, self.target)
        if fight is not None:
            high = min(96, box.height)
            self.paint_fight(brush, fight, Box(box.left, box.top, box.width, high))
            return
        self.paint_note(brush, self._note_words(seen), box)
