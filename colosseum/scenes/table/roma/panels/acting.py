"""Phase 3: laying dice on symbols, playing cards, and ending the turn."""

from collections.abc import Callable
from functools import partial

from colosseum.play.roma.automatic_decisions import Aim
from colosseum.rules.kernel import Action
from colosseum.rules.roma.actions import (
    END_TURN,
    Activate,
    Bribe,
    DrawCards,
    Play,
    TakeMoney,
)
from colosseum.rules.roma.data import BRIBERY, EMPTY, CardNumber
from colosseum.rules.roma.display_names import symbol_name
from colosseum.rules.roma.notation import CARDS as CARDS_SYMBOL
from colosseum.rules.roma.notation import MONEY
from colosseum.rules.roma.prospects import Fight
from colosseum.scenes.table.roma.choice import Choice, Offer, OnSymbol
from colosseum.scenes.table.roma.panels.acting_on_board import ChoiceOnBoard
from colosseum.scenes.table.roma.panels.acting_words import ActingWords
from colosseum.scenes.table.roma.panels.battle_targets import (
    CHIP,
    CHIPS_ACROSS,
    TargetChip,
    chip_boxes,
)
from colosseum.scenes.table.roma.panels.decision_panel import (
    WARNING,
    Deciding,
    paint_label,
)
from colosseum.scenes.table.roma.row_symbols import symbol_tip, symbol_words
from colosseum.scenes.table.roma.type_aliases import Table
from colosseum.tutor.roma.marks import ActionButton
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button, Kind
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import row
from colosseum.widgets.theme import BODY, TITLE
from colosseum.widgets.widget import Widget
from colosseum.words.translation import ntr, say, tr


class Act(Deciding):
    """A die and a symbol, or a card of the hand and a place, are chosen before the button."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.choice = Choice(table.game)
        self._board = ChoiceOnBoard(table, self.choice, self._act)
        table.light(self._offer.lit)

    @property
    def _offer(self) -> Offer:
        return self.choice.offer

    @property
    def words(self) -> ActingWords:
        return ActingWords(self.table.game, self._offer)

    @property
    def title(self) -> str:
        return tr("Your actions")

    @property
    def note(self) -> str:
        return ntr("{count} die left", "{count} dice left", len(self.state.dice))

    def can_lay_out(self, action: Action) -> bool:
        return isinstance(action, Play | TakeMoney | DrawCards | Activate | Bribe)

    def lay_out(self, action: Action) -> None:
        assert isinstance(action, Play | TakeMoney | DrawCards | Activate | Bribe)
        self.choice.lay_out(action)
        self.table.light(self._offer.lit)

    # What can be pressed

    @property
    def primary_box(self) -> Box:
        """With room for another row of buttons below it."""
        return super().primary_box.move(0, -46)

    def on_board(self) -> list[Widget]:
        return self._board.widgets()

    def widgets(self) -> list[Widget]:
        made: list[Widget] = [
            *self._chips(),
            *([] if self._offer.is_done else [self._main_button()]),
            *self._others(),
            self._end_turn(),
        ]
        shown = self._shown_card()
        if shown is not None:
            made.insert(0, self.card_area(shown))
        return made

    def _act(self) -> None:
        """Take the offer's action; if its target is chosen already, the card need not ask."""
        action, target = self._offer.action, self._offer.chosen.target
        assert action is not None
        if target is not None and isinstance(action, Activate | Bribe):
            self.table.order(Aim(target, len(self.table.records) + 1))
        self.acting(action)()

    @property
    def _fights(self) -> tuple[Fight, ...]:
        """The battles among which to choose; none if there is only one, or too many for chips."""
        fights = () if self._offer.warning is not None else self._offer.fights
        return fights if 1 < len(fights) <= CHIPS_ACROSS else ()

    def _chips(self) -> list[Widget]:
        fights = self._fights
        boxes = chip_boxes(self.note_box, len(fights)) if fights else []
        choose = partial(self._board.choosing, self.choice.choose_target)
        target = self._offer.chosen.target
        return [
            TargetChip(fight, box, choose(fight.place), chosen=fight.place == target)
            for fight, box in zip(fights, boxes, strict=True)
        ]

    def _main_button(self) -> Widget:
        offer = self._offer
        reason = None if offer.why_not is None else say(offer.why_not)
        if offer.action is None:
            return self.not_yet(self.words.button(), Play, reason or "")
        return Button(
            "do",
            self.primary_box,
            self.words.button(),
            self._act,
            kind=Kind.PRIMARY,
            disabled_because=reason,
            about=(ActionButton(type(offer.action)), offer.action),
        )

    def _others(self) -> list[Widget]:
        """What else the chosen die can do."""
        offer, die = self._offer, self._offer.chosen.die
        line = Box(self.foot.left, self.foot.top - 46, self.foot.width, 38)
        if die is None:
            return []
        if offer.card is not None:
            words = tr("Back to the dice")
            press = self._board.choosing(self.choice.choose_die, die)
            return [Button("dice", row(line, 2, 10)[0], words, press, kind=Kind.CHIP, size=17)]
        ways = [offer.face, *([] if self.state.beginners else [BRIBERY]), MONEY, CARDS_SYMBOL]
        others = [offer.on(symbol) for symbol in ways if symbol != offer.chosen.symbol]
        return [
            self._other(it, box) for it, box in zip(others, row(line, len(others), 8), strict=True)
        ]

    def _other(self, other: OnSymbol, box: Box) -> Widget:
        action, symbol = other.action, other.symbol
        # There is nothing to show before it is done.
        is_plain = isinstance(action, TakeMoney | DrawCards)
        press: Callable[[], None] = (
            self.acting(action)
            if is_plain
            else self._board.choosing(self.choice.choose_symbol, symbol)
        )
        return Button(
            f"other-{symbol}",
            box,
            self.words.other_button(symbol),
            press,
            kind=Kind.CHIP,
            size=17,
            inset=8,
            tip=symbol_tip(symbol),
            disabled_because=None if other.why_not is None else say(other.why_not),
            about=(ActionButton(type(action)), action) if is_plain else (),
        )

    def _end_turn(self) -> Widget:
        """The main button when there is nothing else to do."""
        about, press = (ActionButton(type(END_TURN)), END_TURN), self.acting(END_TURN)
        if self._offer.is_done:
            words = tr("End turn")
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
        return Button("end", box, tr("End turn"), press, tip=tip, size=18, about=about)

    # What is shown

    def _shown_card(self) -> CardNumber | None:
        """The chosen card, or the one that the chosen die would activate."""
        offer = self._offer
        if offer.card is not None:
            return offer.card
        if offer.here is None or offer.chosen.symbol >= MONEY:
            return None
        card = self.state.sides[self.seat][offer.chosen.symbol]
        return None if card == EMPTY else card

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
        box, symbol, is_done = self.card_box, self._offer.chosen.symbol, self._offer.is_done
        tile = Box(box.left, box.top, 86, 86)
        brush.picture("roma/disc", tile)
        names = {MONEY: "money", CARDS_SYMBOL: "cards", BRIBERY: "bribery"}
        name = "cards" if is_done else names.get(symbol, str(symbol))
        brush.picture(f"roma/symbol-{name}", tile.inflate(-22, -22))
        left = tile.right + 12
        head = tr("All dice used") if is_done else say(symbol_name(symbol))
        place = Box(left, box.top - 2, box.right - left, 28)
        brush.text(head, place, TITLE.but(size=20), where="panel")
        words = self.question if is_done else symbol_words(symbol)
        below = Box(left, box.top + 28, box.right - left, 60)
        brush.text(words, below, BODY.but(size=17, valign="top"), lines=4, where="panel")

    def _paint_note(self, brush: Brush) -> None:
        box, offer = self.note_box, self._offer
        if offer.warning is not None:
            self.paint_note(brush, say(offer.warning), box, WARNING)
            return
        if self._fights:
            below = box.top + CHIP + 8
            box = Box(box.left, below, box.width, box.bottom - below)
        if offer.fight is not None:
            high = min(96, box.height)
            self.paint_fight(brush, offer.fight, Box(box.left, box.top, box.width, high))
            return
        self.paint_note(brush, self.words.note(), box)
