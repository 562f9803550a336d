"""Phase 3: laying dice on symbols, playing cards, and ending the turn."""

from collections.abc import Callable
from typing import cast

from colosseum.rules.kernel import Action
from colosseum.rules.roma.actions import (
    END_TURN,
    Activate,
    DrawCards,
    Play,
    TakeMoney,
)
from colosseum.rules.roma.cards import CARDS
from colosseum.rules.roma.data import BRIBERY, EMPTY
from colosseum.rules.roma.display_names import card_name, symbol_name
from colosseum.rules.roma.notation import CARDS as CARDS_SYMBOL
from colosseum.rules.roma.notation import MONEY
from colosseum.rules.roma.prospects import warning
from colosseum.scenes.table.roma import board, layout
from colosseum.scenes.table.roma.cards import card_tip, paint_held
from colosseum.scenes.table.roma.panels.chosen_action import ChosenAction
from colosseum.scenes.table.roma.panels.decision_panel import (
    WARNING,
    paint_label,
    percent,
)
from colosseum.scenes.table.roma.panels.on_board import (
    Dragging,
    PlaceTarget,
    SymbolTarget,
    die_piece,
    held_piece,
)
from colosseum.scenes.table.roma.tray import DIE
from colosseum.scenes.table.roma.type_aliases import Table
from colosseum.scenes.table.roma.view import symbol_tip
from colosseum.text import ntr, say, tr
from colosseum.tutor.roma.marks import ActionButton
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button, Kind
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import centred, row
from colosseum.widgets.theme import BODY, TERRACOTTA, TITLE
from colosseum.widgets.widget import Area, Look, Widget


class Act(ChosenAction):
    """A die and a symbol, or a card of the hand and a place, are chosen before the button."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.dragging = Dragging(self._lift, self._drop, table.rebuild)

    # What can be pressed

    @property
    def primary_box(self) -> Box:
        """With room for another row of buttons below it."""
        return super().primary_box.move(0, -46)

    def widgets(self) -> list[Widget]:
        made: list[Widget] = [self._main_button(), *self._others(), self._end_turn()]
        shown = self._shown_card()
        if shown is not None:
            made.insert(0, self.card_area(shown))
        return made

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
            about=(ActionButton(type(action)),) if self._is_plain(action) else (),
        )

    @staticmethod
    def _is_plain(action: Action) -> bool:
        """Whether there is nothing to show before it is done."""
        return isinstance(action, TakeMoney | DrawCards)

    def _choosing_symbol(self, symbol: int) -> Callable[[], None]:
        return self._choosing(self.choose_symbol, symbol)

    def _end_turn(self) -> Widget:
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

    # On the board

    def on_board(self) -> list[Widget]:
        made: list[Widget] = []
        if self.card is not None:
            made += self._places_to_play()
        elif self.die is not None:
            made += self._symbols()
            made += self._places_to_activate()
            made.append(Area("die to lay", Box(0, 0, 0, 0), self._paint_die_to_lay))
        for number in range(len(self.state.dice)):
            made.append(
                die_piece(
                    number,
                    self.state.dice,
                    self._choosing(self.choose_die, number),
                    tip=tr("Choose this die, or drag it onto a symbol."),
                    drag=self.dragging,
                )
            )
        for number, card in enumerate(self.hand):
            too_dear = CARDS[card].price > self.state.money[self.seat]
            reason = self.why_not(Play(card, self.state.places[0])) if too_dear else None
            made.append(
                held_piece(
                    number,
                    self.hand,
                    self._choosing(self.choose_held, number),
                    tip=card_tip(card),
                    disabled_because=reason,
                    drag=self.dragging,
                )
            )
        made += self._targets()
        if self.dragging.key:
            made.append(Area("dragged", Box(0, 0, 0, 0), self._paint_dragged))
        return made

    def _symbols(self) -> list[Widget]:
        return [
            SymbolTarget(
                symbol,
                self._choosing_symbol(symbol),
                chosen=symbol == self.symbol,
                tip=symbol_tip(symbol),
                disabled_because=self.why_not_on(symbol),
            )
            for symbol in board.symbols(beginners=self.state.beginners)
        ]

    def _paint_die_to_lay(self, brush: Brush, look: Look) -> None:
        """The chosen die where it would go."""
        if self.why_not_on(self.symbol) is None:
            at = layout.symbol_box(self.symbol).center
            place = (at[0] + 17, at[1] + 15)
            board.paint_die(brush, self.face, place, 38, self.table.seats[self.seat].colour)
            board.paint_dashed(brush, centred(place, 46), TERRACOTTA, 2)

    def _places_to_activate(self) -> list[Widget]:
        """One's own cards that the chosen die can activate: as good as their symbols."""
        side = self.state.sides[self.seat]
        return [
            PlaceTarget(
                self.seat,
                place,
                self._choosing(self.choose_place, place),
                mine=True,
                chosen=place == self.symbol,
                tip=card_tip(side[place]),
            )
            for place in self.state.places
            if side[place] != EMPTY and self.why_not_on(place) is None
        ]

    def _places_to_play(self) -> list[Widget]:
        assert self.card is not None
        made: list[Widget] = []
        for place in self.state.places:
            there = self.state.sides[self.seat][place]
            tip = (
                tr("Play {card} here.", card=card_name(self.card))
                if there == EMPTY
                else tr(
                    "Play {card} here. {old} is discarded.",
                    card=card_name(self.card),
                    old=card_name(there),
                )
            )
            made.append(
                PlaceTarget(
                    self.seat,
                    place,
                    self._choosing(self.choose_place, place),
                    mine=True,
                    chosen=place == self.place,
                    tip=tip,
                    disabled_because=self.why_not(Play(self.card, place)),
                )
            )
        return made

    def _targets(self) -> list[Widget]:
        """The opponent's cards that the chosen activation would attack, with the odds."""
        seen = self._foreseen
        if seen is None:
            return []
        made: list[Widget] = []
        for fight in seen.fights:
            target = PlaceTarget(
                1 - self.seat,
                fight.place,
                lambda: None,
                mine=False,
                label=percent(fight.chance),
                tip=card_tip(fight.target),
                is_attack=True,
            )
            target.focusable = False
            made.append(target)
        return made

    # Dragging

    def _lift(self, key: str) -> None:
        kind, _, number = key.rpartition("-")
        if kind == "choose-die":
            self.choose_die(int(number))
        else:
            self.choose_held(int(number))
        self.table.rebuild()

    def _drop(self, key: str, point: tuple[float, float]) -> bool:
        if key.startswith("choose-die"):
            action = self._dropped_die(point)
        else:
            action = self._dropped_card(point)
        if action is None or warning(self.table.game, action) is not None:
            return False  # the panel warns, and its button does it anyway
        self.acting(action)()
        return True

    def _dropped_die(self, point: tuple[float, float]) -> Action | None:
        for symbol in board.symbols(beginners=self.state.beginners):
            boxes = [layout.symbol_box(symbol).inflate(24, 24)]
            if symbol < MONEY:
                boxes.append(layout.place_box(symbol, mine=True))
            if any(box.collidepoint(point) for box in boxes):
                if self.why_not_on(symbol) is not None:
                    return None
                self.symbol = symbol
                return self.action_on(symbol)
        return None

    def _dropped_card(self, point: tuple[float, float]) -> Action | None:
        for place in self.state.places:
            if layout.place_box(place, mine=True).collidepoint(point):
                self.place = place
                return Play(cast(int, self.card), place)
        return None

    def _paint_dragged(self, brush: Brush, look: Look) -> None:
        at = self.dragging.point
        if self.card is not None:
            paint_held(brush, self.card, (*at, 0.0))
        elif self.die is not None:
            player = self.table.seats[self.seat].colour
            board.paint_die(brush, self.face, at, DIE * 0.8, player)

    # What is shown

    def paint(self, brush: Brush) -> None:
        shown = self._shown_card()
        if shown is not None:
            self.paint_card_box(brush, shown)
        else:
            self._paint_symbol_box(brush)
        self._paint_note(brush)
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
        head = tr("Cards in hand") if self.die is None else say(symbol_name(self.symbol))
        place = Box(left, box.top - 2, box.right - left, 28)
        brush.text(head, place, TITLE.but(size=20), where="panel")
        words = self.question if self.die is None else symbol_tip(self.symbol)
        below = Box(left, box.top + 28, box.right - left, 60)
        brush.text(words, below, BODY.but(size=17, valign="top"), lines=4, where="panel")

    def _paint_note(self, brush: Brush) -> None:
        box = self.note_box
        if self._warning:
            self.paint_note(brush, self._warning, box, WARNING)
            return
        seen = self._foreseen
        if seen is not None and len(seen.fights) == 1:
            self.paint_fight(brush, seen.fights[0], Box(box.left, box.top, box.width, 96))
            return
        self.paint_note(brush, self._note_words(seen), box)
