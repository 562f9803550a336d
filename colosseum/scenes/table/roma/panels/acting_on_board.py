"""What phase 3 offers on the board: dice, cards, symbols, places and targets, also by dragging."""

from collections.abc import Callable
from functools import partial
from typing import Final

from colosseum.rules.roma.data import EMPTY, RULES, CardNumber, Place
from colosseum.rules.roma.state import State
from colosseum.scenes.table.roma import board, layout
from colosseum.scenes.table.roma.cards import CarriedCard, card_tip
from colosseum.scenes.table.roma.choice import Choice, Offer
from colosseum.scenes.table.roma.dice_tray import DIE
from colosseum.scenes.table.roma.panels.acting_words import ActingWords
from colosseum.scenes.table.roma.panels.battle_targets import Tag, attack_shown
from colosseum.scenes.table.roma.panels.board_targets import PlaceTarget, SymbolTarget
from colosseum.scenes.table.roma.panels.dragging import (
    Dragging,
    die_piece,
    held_piece,
    tray_places,
)
from colosseum.scenes.table.roma.piece_keys import HeldCard, Piece
from colosseum.scenes.table.roma.type_aliases import Table
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import centred
from colosseum.widgets.motion import Point
from colosseum.widgets.pad_buttons import in_hand
from colosseum.widgets.theme import TERRACOTTA
from colosseum.widgets.widget import Area, Look, Widget
from colosseum.words.translation import say, tr

_AROUND: Final = 20.0
"""How far frames, odds and arrows reach beyond what they are on."""


class ChoiceOnBoard:
    """A die goes onto a symbol, a card of the hand onto a place."""

    def __init__(self, table: Table, choice: Choice, act: Callable[[Point | None], None]) -> None:
        """`act` takes the action of the offer, with a piece that was dropped there."""
        self._table = table
        self._choice = choice
        self._act = act
        self._dragging = Dragging(table, self)
        self._carried: CarriedCard | None = None

    @property
    def _offer(self) -> Offer:
        return self._choice.offer

    @property
    def _state(self) -> State:
        return self._table.game.state

    @property
    def _hand(self) -> tuple[CardNumber, ...]:
        return self._state.hands[self._state.seat]

    @property
    def _words(self) -> ActingWords:
        return ActingWords(self._table.game, self._offer)

    # What can be pressed

    def choosing(self, choose: Callable[[int], None], number: int) -> Callable[[], None]:
        """A press that changes the choice, and shows it."""

        def pressed() -> None:
            choose(number)
            self.show()

        return pressed

    def doing(
        self, choose: Callable[[int], None], number: int, *, chosen: bool
    ) -> Callable[[], None]:
        """The same, but what is chosen already is done: a second press on the place."""
        if chosen and self._offer.is_wanted:
            return partial(self._act, None)
        return self.choosing(choose, number)

    def show(self) -> None:
        """Light what is chosen, and lay the page out for it."""
        self._table.light(self._offer.lit)
        self._table.rebuild()

    def widgets(self) -> list[Widget]:
        made = self._places_to_play()
        if self._offer.card is None:
            made += self._ready_cards()
        if self._offer.here is not None:
            made += self._symbols()
            made += self._places_to_activate()
            made.append(Area("die to lay", Box(0, 0, 0, 0), self._paint_die_to_lay))
        made += self._targets()
        for widget in made:
            # What a place means depends on the piece: with another one it has to be noticed first.
            widget.question = self._offer.lit
        if self._offer.card is not None:  # in the order in which they are chosen
            return [*self._dice(), *self._held_cards(), *made]
        return [*made, *self._dice(), *self._held_cards()]

    def _ready_cards(self) -> list[Widget]:
        """One's own cards that an unused die can activate: choosing one chooses the die."""
        face = self._offer.face
        ready = {it.symbol: it for it in self._choice.dice if it.is_wanted and it.symbol != face}
        return [
            PlaceTarget(
                self._state.seat,
                place,
                self.choosing(self._choice.choose_card, place),
                mine=True,
                tip=self._words.symbol_tip(it),
                # Only the cards that a chosen die can activate stand out.
                is_quiet=not self._offer.is_open,
            )
            for place, it in ready.items()
        ]

    def _dice(self) -> list[Widget]:
        dice = self._state.dice
        return [
            die_piece(
                number,
                dice,
                place,
                self.choosing(self._choice.choose_die, number),
                tip=self._die_tip(number, place),
                is_chosen=number == self._offer.chosen.die and self._offer.card is None,
                dragging=self._dragging,
            )
            for number, place in enumerate(tray_places(self._table))
        ]

    def _die_tip(self, number: int, place: int) -> str:
        if number == self._offer.chosen.die:
            return ""
        if in_hand() is not None:
            return tr("Choose this die, then a symbol for it.")
        return tr("Choose this die (key {key}), or drag it onto a symbol.", key=place + 1)

    def _held_cards(self) -> list[Widget]:
        hand, offer = self._hand, self._offer
        return [
            held_piece(
                self._table,
                number,
                hand,
                self.choosing(self._choice.choose_held, number),
                lifted=number == offer.chosen.held,
                disabled_because=None if why_not is None else say(why_not),
                dragging=self._dragging,
            )
            for number, why_not in enumerate(offer.hand)
        ]

    def _symbols(self) -> list[Widget]:
        chosen = self._offer.chosen.symbol
        return [
            SymbolTarget(
                it.symbol,
                self.doing(self._choice.choose_symbol, it.symbol, chosen=it.symbol == chosen),
                chosen=it.symbol == chosen,
                tip="" if it.symbol == chosen else self._words.symbol_tip(it),
                disabled_because=None if it.why_not is None else say(it.why_not),
            )
            for it in self._offer.symbols
        ]

    def _paint_die_to_lay(self, brush: Brush, look: Look) -> None:
        """The chosen die where it would go."""
        offer = self._offer
        if offer.why_not is None:
            at = layout.symbol_box(offer.chosen.symbol).center
            place = (at[0] + 17, at[1] + 15)
            board.paint_die(brush, offer.face, place, 38, self._colour)
            board.paint_dashed(brush, centred(place, 46), TERRACOTTA, 2)

    @property
    def _colour(self) -> int:
        return self._table.seats[self._state.seat].colour

    def _places_to_activate(self) -> list[Widget]:
        """One's own cards that the chosen die can activate: as good as their symbols."""
        seat, chosen = self._state.seat, self._offer.chosen.symbol
        side = self._state.sides[seat]
        found = [self._offer.on(place) for place in self._state.places if side[place] != EMPTY]
        return [
            PlaceTarget(
                seat,
                it.symbol,
                self.doing(self._choice.choose_symbol, it.symbol, chosen=it.symbol == chosen),
                mine=True,
                chosen=it.symbol == chosen,
                tip=self._words.symbol_tip(it),
            )
            for it in found
            if it.why_not is None
        ]

    def _places_to_play(self) -> list[Widget]:
        chosen = self._offer.chosen.place
        choose = self._choice.choose_place
        return [
            PlaceTarget(
                self._state.seat,
                it.action.place,
                self.doing(choose, it.action.place, chosen=it.action.place == chosen),
                mine=True,
                chosen=it.action.place == chosen,
                tip=self._words.place_tip(it.action.card, it.action.place),
                disabled_because=None if it.why_not is None else say(it.why_not),
            )
            for it in self._offer.places
        ]

    def _targets(self) -> list[Widget]:
        """The opponent's cards that the chosen activation could attack, with the odds."""
        fights, shown = self._offer.fights, self._offer.fight
        made: list[Widget] = []
        for fight in fights:
            target = PlaceTarget(
                1 - self._state.seat,
                fight.place,
                self.doing(self._choice.choose_target, fight.place, chosen=fight is shown),
                mine=False,
                chosen=fight is shown,
                tip=card_tip(fight.target),
                is_attack=True,
            )
            target.focusable = len(fights) > 1
            made.append(target)
        if shown is not None:
            made.append(attack_shown(shown))
        return [*made, *(Tag(fight, chosen=fight is shown) for fight in fights)]

    # Dragging

    def lift(self, piece: Piece) -> None:
        if isinstance(piece, HeldCard):
            self._choice.choose_held(piece.number)
            self._carried = CarriedCard(self._hand[piece.number])
        else:
            self._choice.choose_die(piece.number)
            self._carried = None
        self.show()

    def _under(self, point: Point) -> int | None:
        """The symbol at the pointer, or the place if a card is held."""
        offer = self._offer
        if offer.card is None:
            each = len(self._table.game.state.piles) > 1
            at, offered = layout.symbol_at(point, each=each), [it.symbol for it in offer.symbols]
        else:
            at, offered = layout.own_place_at(point), [it.action.place for it in offer.places]
        return at if at in offered else None

    def _target_under(self, point: Point) -> Place | None:
        """The opponent's card at the pointer, if the die held can attack it."""
        place = layout.their_place_at(point)
        return place if place is not None and self._choice.own_fight(place) else None

    def hold_over(self, point: Point) -> None:
        under, chosen = self._under(point), self._offer.chosen
        target = self._target_under(point)
        if target is not None and target != chosen.target:
            self._choice.aim_at(target)
            self._table.rebuild()
            return
        is_card = self._offer.card is not None
        if under is None or under == (chosen.place if is_card else chosen.symbol):
            return
        before = _shown_at(self._offer)
        if is_card:
            self._choice.choose_place(under)
        else:
            self._choice.choose_symbol(under)
        on_board = [*before, *_shown_at(self._offer)]
        self._table.rebuild(layout.PANEL, on_board[0].unionall(on_board[1:]))

    def drop(self, point: Point) -> bool:
        """Where it would be wasted, the panel warns, and its button does it anyway."""
        self.hold_over(point)
        offer = self._offer
        is_there = self._under(point) is not None or self._target_under(point) is not None
        if is_there and offer.why_not is not None:
            self._table.refuse(offer.why_not)
        if not is_there or not offer.is_wanted:
            return False
        self._act(point)
        return True

    def put_down(self) -> None:
        self._choice.put_back()
        self.show()

    def paint_carried(self, brush: Brush, point: Point) -> None:
        if self._carried is not None:
            self._carried.paint(brush, point)
        else:
            board.paint_die(brush, self._offer.face, point, DIE * 0.8, self._colour)


def _shown_at(offer: Offer) -> list[Box]:
    """Where the board shows which symbol is chosen for the die, or which place for the card."""
    found = [layout.place_box(it.place, mine=False) for it in offer.fights]
    if offer.fight is not None:
        found.append(layout.place_box(offer.fight.attacker, mine=True))
    place = offer.chosen.place
    if offer.here is not None:
        place = offer.chosen.symbol
        found.append(layout.symbol_box(place))
    if place in RULES.row:
        found.append(layout.place_box(place, mine=True))
    return [box.inflate(2 * _AROUND, 2 * _AROUND) for box in found]
