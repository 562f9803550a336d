"""Phase 3: laying dice on symbols, playing cards, and ending the turn."""

from collections.abc import Callable
from typing import cast

from colosseum.rules.kernel import Action
from colosseum.rules.roma.actions import (
    END_TURN,
    Activate,
    Bribe,
    DrawCards,
    Play,
    TakeMoney,
)
from colosseum.rules.roma.cards import CARDS
from colosseum.rules.roma.data import BRIBERY, EMPTY, CardNumber, Place
from colosseum.rules.roma.display_names import card_name, sesterces, symbol_name
from colosseum.rules.roma.notation import CARDS as CARDS_SYMBOL
from colosseum.rules.roma.notation import MONEY
from colosseum.rules.roma.prospects import Foreseen, foreseen, warning
from colosseum.scenes.table.panel import chooser
from colosseum.scenes.table.roma import board, layout
from colosseum.scenes.table.roma.cards import card_tip, paint_held
from colosseum.scenes.table.roma.panels.decision_panel import (
    WARNING,
    Deciding,
    paint_label,
    percent,
    told_words,
)
from colosseum.scenes.table.roma.panels.on_board import (
    Dragging,
    PlaceTarget,
    SymbolTarget,
    die_piece,
    held_piece,
)
from colosseum.scenes.table.roma.type_aliases import Table
from colosseum.scenes.table.roma.view import DIE, FIRST_DIE, symbol_tip
from colosseum.text import ntr, say, tr
from colosseum.tutor.roma.marks import ActionButton
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button, Kind
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import row
from colosseum.widgets.theme import BODY, TITLE
from colosseum.widgets.widget import Area, Look, Widget


class Act(Deciding):
    """A die and a symbol, or a card of the hand and a place, are chosen before the button."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.die: int | None = self._first_die()
        """Which of the unused dice is chosen, by its number in the tray."""
        self.symbol = self._own_symbol()
        self.held: int | None = None
        """Which card of the hand is chosen, by its number in the fan."""
        self.place: Place | None = None
        self.dragging = Dragging(self._lift, self._drop, table.rebuild)
        self._light()

    # What is chosen

    def _first_die(self) -> int | None:
        """A die that is worth laying on its own symbol, if there is one."""
        dice = self.state.dice
        for number, die in enumerate(dice):
            action = Activate(die)
            if self.why_not(action) is None and warning(self.table.game, action) is None:
                return number
        return 0 if dice else None

    @property
    def face(self) -> int:
        """What the chosen die shows."""
        assert self.die is not None
        return self.state.dice[self.die]

    def _own_symbol(self) -> int:
        """Where the chosen die goes unless another symbol is chosen."""
        if self.die is None:
            return MONEY
        return self.face if self.why_not(Activate(self.face)) is None else MONEY

    @property
    def card(self) -> CardNumber | None:
        """The chosen card of the hand."""
        return None if self.held is None else self.hand[self.held]

    def _light(self) -> None:
        lit = () if self.die is None or self.held is not None else (FIRST_DIE + self.die,)
        self.table.light(lit if self.held is None else (self.held,))

    def choose_die(self, number: int) -> None:
        self.die, self.held, self.place = number, None, None
        self.symbol = self._own_symbol()
        self._light()

    def choose_symbol(self, symbol: int) -> None:
        self.symbol, self.held = symbol, None
        self._light()

    def choose_held(self, number: int) -> None:
        self.held, self.place = number, None
        free = self.state.free_places(self.seat)
        if len(free) == 1:
            self.place = free[0]
        self._light()

    def choose_place(self, place: Place) -> None:
        if self.card is not None:
            self.place = place
        elif self.die is not None:
            self.symbol = place
        self._light()

    def _choosing(self, choose: Callable[[int], None], number: int) -> Callable[[], None]:
        return chooser(lambda: choose(number), self.table)

    # What it would do

    def action_on(self, symbol: int) -> Action:
        """What the chosen die does on a symbol."""
        if symbol == MONEY:
            return TakeMoney(self.face)
        if symbol == CARDS_SYMBOL:
            return DrawCards(self.face)
        return Bribe(self.face) if symbol == BRIBERY else Activate(self.face)

    def why_not_on(self, symbol: int) -> str | None:
        if 0 < symbol < MONEY and symbol != self.face:
            return tr(
                "Only a die that shows {n} activates the card on {place}.",
                n=symbol,
                place=symbol_name(symbol),
            )
        return self.why_not(self.action_on(symbol))

    @property
    def action(self) -> Action | None:
        """What the main button does."""
        if self.card is not None:
            return None if self.place is None else Play(self.card, self.place)
        return None if self.die is None else self.action_on(self.symbol)

    @property
    def _foreseen(self) -> Foreseen | None:
        action = self.action
        is_activation = isinstance(action, Activate | Bribe)
        if action is None or not is_activation or self.why_not(action) is not None:
            return None
        return foreseen(self.table.game, action)

    @property
    def _warning(self) -> str:
        action = self.action
        if action is None or self.why_not(action) is not None:
            return ""
        found = warning(self.table.game, action)
        return "" if found is None else say(found)

    # Words

    @property
    def title(self) -> str:
        return tr("Your actions")

    @property
    def note(self) -> str:
        return ntr("{count} die left", "{count} dice left", len(self.state.dice))

    def _money_words(self) -> str:
        side = self.state.sides[self.seat]
        more = sum(CARDS[card].more_money for card in side if card != EMPTY)
        return f"{self.face} + {more}" if more else str(self.face)

    def _button_words(self) -> str:
        """What the main button says."""
        if self.card is not None:
            if self.place is None:
                return tr("Play {card}", card=card_name(self.card))
            place = symbol_name(self.place)
            return tr("Play it on {place}", place=place)
        if self.die is None:
            return tr("No dice left")
        if self.symbol == MONEY:
            return tr("Take money")
        if self.symbol == CARDS_SYMBOL:
            return tr("Draw {n}, keep 1", n=self.face)
        return tr("Activate anyway") if self._warning else self._activate_words()

    def _activate_words(self) -> str:
        card = self.state.sides[self.seat][self.symbol]
        return tr("Activate {card}", card="" if card == EMPTY else card_name(card)).strip()

    def _other_words(self, symbol: int) -> str:
        if symbol == MONEY:
            return tr("Money: {sum}", sum=self._money_words())
        if symbol == CARDS_SYMBOL:
            return tr("Cards: {n}", n=self.face)
        if symbol == BRIBERY:
            return tr("Bribery: {n}", n=self.face)
        return tr("Activate {place}", place=symbol_name(symbol))

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

    def _why_not_yet(self) -> str | None:
        if self.card is not None:
            if CARDS[self.card].price > self.state.money[self.seat]:
                return self.why_not(Play(self.card, self.state.places[0]))
            return tr("Choose one of your places first.") if self.place is None else None
        if self.die is None:
            return tr("All your dice are used. You can still play cards.")
        return self.why_not_on(self.symbol)

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

    def _shown_card(self) -> CardNumber | None:
        if self.card is not None:
            return self.card
        if self.die is None or self.symbol >= MONEY:
            return None
        card = self.state.sides[self.seat][self.symbol]
        return None if card == EMPTY else card

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

    def _note_words(self, seen: Foreseen | None) -> str:
        if self.card is not None:
            return self._play_words()
        if self.die is None:
            return tr("Play cards, or end your turn.")
        if seen is None:
            reason = self._why_not_yet()
            return reason or self._symbol_words()
        if seen.fights:
            return "\n".join(
                tr("**{card}**: {chance}", card=card_name(it.target), chance=percent(it.chance))
                for it in seen.fights
            )
        lines = []
        if self.symbol == BRIBERY:
            lines.append(tr("You pay {sum}.", sum=sesterces(self.face)))
        lines.append(told_words(seen.events, self.table.game.seats))
        return "\n".join(line for line in lines if line)

    def _symbol_words(self) -> str:
        if self.symbol == MONEY:
            side = self.state.sides[self.seat]
            more = sum(CARDS[card].more_money for card in side if card != EMPTY)
            money = self.state.money[self.seat] + self.face + more
            return ntr("You will have {count} sesterce.", "You will have {count} sesterces.", money)
        return tr("You see {n} cards and keep one. The others are discarded.", n=self.face)

    def _play_words(self) -> str:
        assert self.card is not None
        card = CARDS[self.card]
        if self.place is None:
            return tr("Choose one of your places. A card already there is discarded.")
        left = self.state.money[self.seat] - card.price
        words = ntr(
            "You will have {count} sesterce left.", "You will have {count} sesterces left.", left
        )
        there = self.state.sides[self.seat][self.place]
        if there != EMPTY:
            words += "\n" + tr("{card} is discarded.", card=card_name(there))
        return words
