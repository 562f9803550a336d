"""What phase 3 offers on the board: dice, cards, symbols, places and targets, also by dragging."""

from collections.abc import Callable

from colosseum.rules.kernel import Action
from colosseum.rules.roma.actions import Activate, Bribe, Play
from colosseum.rules.roma.cards import CARDS
from colosseum.rules.roma.data import EMPTY
from colosseum.rules.roma.display_names import card_name
from colosseum.rules.roma.prospects import warning
from colosseum.scenes.table.roma import board, layout
from colosseum.scenes.table.roma.cards import card_tip, paint_held
from colosseum.scenes.table.roma.panels.aim import take_aim
from colosseum.scenes.table.roma.panels.chosen_action import ChosenAction
from colosseum.scenes.table.roma.panels.on_board import (
    Dragged,
    Dragging,
    PlaceTarget,
    SymbolTarget,
    die_piece,
    held_piece,
)
from colosseum.scenes.table.roma.panels.targets import Tag, attack_shown
from colosseum.scenes.table.roma.tray import DIE
from colosseum.scenes.table.roma.type_aliases import Table
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import centred
from colosseum.widgets.theme import TERRACOTTA
from colosseum.widgets.widget import Area, Look, Widget
from colosseum.words.translation import tr


class ActingOnBoard(ChosenAction):
    """A die goes onto a symbol, a card of the hand onto a place."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.dragging = Dragging(self._lift, self._hold_over, self._drop, self._put_down)

    @property
    def _symbols_in_use(self) -> list[int]:
        return board.symbols(beginners=self.state.beginners)

    def acting(self, action: Action) -> Callable[[], None]:
        """If its target is chosen already, the card need not ask."""
        act, target = super().acting(action), self.target
        if target is None or not isinstance(action, Activate | Bribe):
            return act

        def aim_and_act() -> None:
            take_aim(self.table, target)
            act()

        return aim_and_act

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
                    lifted=number == self.held,
                    disabled_because=reason,
                    drag=self.dragging,
                )
            )
        made += self._targets()
        if self.dragging.key:
            made.append(Dragged(self._paint_dragged))
        return made

    def _symbols(self) -> list[Widget]:
        return [
            SymbolTarget(
                symbol,
                self._choosing(self.choose_symbol, symbol),
                chosen=symbol == self.symbol,
                tip="" if symbol == self.symbol else self.tip_on(symbol),
                disabled_because=self.why_not_on(symbol),
            )
            for symbol in self._symbols_in_use
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
                tip=self.tip_on(place),
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
        """The opponent's cards that the chosen activation could attack, with the odds."""
        seen = self._foreseen
        if seen is None:
            return []
        shown = self._fight(seen, self.target)
        made: list[Widget] = []
        for fight in seen.fights:
            target = PlaceTarget(
                1 - self.seat,
                fight.place,
                self._choosing(self.choose_target, fight.place),
                mine=False,
                chosen=fight is shown,
                tip=card_tip(fight.target),
                is_attack=True,
            )
            target.focusable = len(seen.fights) > 1
            made.append(target)
        if shown is not None:
            made.append(attack_shown(shown))
        return [*made, *(Tag(fight, chosen=fight is shown) for fight in seen.fights)]

    # Dragging

    def _lift(self, key: str) -> None:
        kind, _, number = key.rpartition("-")
        if kind == "choose-die":
            self.choose_die(int(number))
        else:
            self.choose_held(int(number))
        self.table.rebuild()

    def _under(self, point: tuple[float, float]) -> int | None:
        """The symbol at the pointer, or the place if a card is held."""
        at = layout.symbol_at(point) if self.card is None else layout.own_place_at(point)
        return at if at in self._symbols_in_use else None

    def _hold_over(self, key: str, point: tuple[float, float]) -> None:
        """Show what it would do where it is held, or why it cannot go there."""
        under = self._under(point)
        if under is None or under == (self.symbol if self.card is None else self.place):
            return
        if self.card is None:
            self.choose_symbol(under)
        else:
            self.choose_place(under)
        self.table.rebuild()

    def _drop(self, key: str, point: tuple[float, float]) -> bool:
        self._hold_over(key, point)
        action = self.action
        if self._under(point) is None or action is None or self._why_not_yet() is not None:
            return False
        if warning(self.table.game, action) is not None:
            return False  # the panel warns, and its button does it anyway
        self.acting(action)()
        return True

    def _put_down(self) -> None:
        """It goes back; a die whose symbol refused it is on its usual one again."""
        if self.card is None and self._why_not_yet() is not None and self.die is not None:
            self.symbol = self._own_symbol()
        self.table.rebuild()

    def _paint_dragged(self, brush: Brush, look: Look) -> None:
        at = self.dragging.point
        if self.card is not None:
            paint_held(brush, self.card, (*at, 0.0))
        elif self.die is not None:
            player = self.table.seats[self.seat].colour
            board.paint_die(brush, self.face, at, DIE * 0.8, player)
