"""Before the first turn: two cards for the opponent, and all others onto places."""

from collections.abc import Callable
from functools import partial

from colosseum.rules.kernel import Action
from colosseum.rules.roma.actions import Give, Lay
from colosseum.rules.roma.cards import CARDS
from colosseum.rules.roma.data import EMPTY, RULES, CardNumber, Place
from colosseum.rules.roma.display_names import card_name, laid_words, onto
from colosseum.scenes.table.panel import chooser
from colosseum.scenes.table.roma import board, layout
from colosseum.scenes.table.roma.cards import CarriedCard, paint_small
from colosseum.scenes.table.roma.panels.board_targets import PlaceTarget
from colosseum.scenes.table.roma.panels.decision_panel import Deciding, numbers_of, paint_label
from colosseum.scenes.table.roma.panels.dragging import CardCarrier, Dragging, held_piece
from colosseum.scenes.table.roma.piece_keys import HeldCard, Piece
from colosseum.scenes.table.roma.type_aliases import Table
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import row
from colosseum.widgets.motion import Point
from colosseum.widgets.theme import BODY, UMBER_LIGHT
from colosseum.widgets.widget import Widget
from colosseum.words.translation import ntr, say, tr


class Exchange(Deciding):
    """Cards to give away are chosen in the hand."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.chosen: tuple[int, ...] = ()
        """Cards of the hand by their numbers in the fan."""
        self._dragging = Dragging(
            table, CardCarrier(table, lambda: self.hand, lambda number, point: None, self._drop)
        )

    @property
    def title(self) -> str:
        return tr("Give {name} two cards", name=self.rival)

    def _drop(self, number: int, point: Point) -> bool:
        """Dropped on the panel, or on the opponent's side, a card is chosen to be given."""
        is_there = self.box.collidepoint(point) or point[1] < layout.ROW.top
        if is_there and number not in self.chosen:
            self._switch(number)()
        return is_there

    def _switch(self, number: int) -> Callable[[], None]:
        def switch() -> None:
            if number in self.chosen:
                self.chosen = tuple(it for it in self.chosen if it != number)
            else:
                self.chosen = (*self.chosen, number)[-RULES.given :]
            self._light()

        return chooser(switch, self.table)

    @property
    def cards(self) -> tuple[CardNumber, ...]:
        return tuple(self.hand[number] for number in self.chosen)

    def can_lay_out(self, action: Action) -> bool:
        return isinstance(action, Give)

    def lay_out(self, action: Action) -> None:
        assert isinstance(action, Give)
        self.chosen = numbers_of(action.cards, self.hand)
        self._light()

    def _light(self) -> None:
        self.table.light(tuple(map(HeldCard, self.chosen)))

    def on_board(self) -> list[Widget]:
        return [
            held_piece(
                self.table,
                number,
                self.hand,
                self._switch(number),
                lifted=number in self.chosen,
                dragging=self._dragging,
                is_switch=True,
            )
            for number in range(len(self.hand))
        ]

    def widgets(self) -> list[Widget]:
        missing = RULES.given - len(self.chosen)
        if missing:
            reason = ntr("Choose {count} more card.", "Choose {count} more cards.", missing)
            return [self.not_yet(tr("Give cards"), Give, reason)]
        return [self.primary(tr("Give these cards"), Give(self.cards))]

    def paint(self, brush: Brush) -> None:
        inside = self.inside
        note = tr("They stay face down until both of you have chosen. You keep the other three.")
        if len(self.hand) != RULES.setup_cards:
            note = tr("They stay face down until both of you have chosen.")
        words = Box(inside.left, inside.top, inside.width, 104)
        self.paint_note(brush, f"{self.question}\n{note}", words)
        places = row(Box(inside.left, words.bottom + 8, inside.width, 110), RULES.given, 16)
        for number, place in enumerate(places):
            side = 84.0
            tile = Box(place.centerx - side / 2, place.top, side, side)
            if number >= len(self.cards):
                board.paint_dashed(brush, tile, UMBER_LIGHT, 2)
                continue
            card = self.cards[number]
            paint_small(brush, card, tile)
            name = Box(place.left, tile.bottom + 2, place.width, 24)
            style = BODY.but(size=17, align="centre")
            brush.text(card_name(card), name, style, where="gift")


class LayCards(Deciding):
    """A card of the hand, then a place; or the card is dragged onto it."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.held: int | None = None
        self.place: Place | None = None
        self.dragging = Dragging(table, self)
        self._carried: CarriedCard | None = None
        table.light(())

    @property
    def title(self) -> str:
        return tr("Lay your cards")

    @property
    def note(self) -> str:
        return ntr("{count} card left", "{count} cards left", len(self.cards))

    @property
    def cards(self) -> tuple[CardNumber, ...]:
        """The cards among which to choose."""
        return self.hand

    def piece(self, number: int) -> Piece:
        """One of them, to light and to carry."""
        return HeldCard(number)

    @property
    def open_places(self) -> list[Place]:
        """Where a card can be laid."""
        return self.state.free_places(self.seat)

    @property
    def card(self) -> CardNumber | None:
        return None if self.held is None else self.cards[self.held]

    @property
    def pieces(self) -> tuple[Piece, ...]:
        return () if self.held is None else (self.piece(self.held),)

    @property
    def action(self) -> Lay | None:
        if self.card is None or self.place is None:
            return None
        return Lay(self.card, self.place)

    def choose_held(self, number: int) -> None:
        self.held = number
        self.table.light(self.pieces)

    def choose_place(self, place: Place) -> None:
        self.place = place

    def put_away(self) -> bool:
        is_chosen = self.held is not None
        if is_chosen:
            self.held = self.place = None
            self.table.light(())
            self.table.rebuild()
        return is_chosen

    def can_lay_out(self, action: Action) -> bool:
        return isinstance(action, Lay)

    def lay_out(self, action: Action) -> None:
        assert isinstance(action, Lay)
        self.choose_held(self.cards.index(action.card))
        self.choose_place(action.place)

    def _choosing(self, place: Place) -> Callable[[], None]:
        """Choose a place; a second press on it lays the card there."""
        action = self.action if place == self.place else None
        choose = chooser(partial(self.choose_place, place), self.table)
        return choose if action is None else self.acting(action)

    def _place_tip(self, place: Place) -> str:
        if self.card is None:
            return self.no_card
        return tr("Lay {card} {to}.", card=card_name(self.card), to=onto(place))

    def on_board(self) -> list[Widget]:
        made: list[Widget] = [
            PlaceTarget(
                self.seat,
                place,
                self._choosing(place),
                mine=True,
                chosen=place == self.place,
                tip=self._place_tip(place),
            )
            for place in self.open_places
        ]
        return [*self.held_cards(), *made]  # in the order in which they are chosen

    def held_cards(self) -> list[Widget]:
        """The cards to choose from, where the display shows them."""
        return [
            held_piece(
                self.table,
                number,
                self.hand,
                chooser(partial(self.choose_held, number), self.table),
                lifted=number == self.held,
                disabled_because=self.why_not_card(card),
                dragging=self.dragging,
            )
            for number, card in enumerate(self.hand)
        ]

    def why_not_card(self, card: CardNumber) -> str | None:
        """Why the card cannot be laid anywhere, if it cannot."""
        return None

    @property
    def no_card(self) -> str:
        """What to do before anything else."""
        return tr("Choose a card from your hand first.")

    @property
    def no_place(self) -> str:
        return tr("Choose one of your empty places first.")

    def widgets(self) -> list[Widget]:
        if self.card is None:
            return [self.not_yet(tr("Lay a card"), Lay, self.no_card)]
        card = self.card_area(self.card)
        if self.action is None or self.place is None:
            words = tr("Lay {card}", card=card_name(self.card))
            return [card, self.not_yet(words, Lay, self.no_place)]
        words = say(laid_words(self.place))
        return [card, self.primary(words, self.action)]

    def paint(self, brush: Brush) -> None:
        if self.card is None:
            self.paint_note(brush, self.question, self.inside)
            return
        self.paint_card_box(brush, self.card)
        box = self.note_box
        opposite = self.words_on_laying()
        self.paint_note(brush, opposite, Box(box.left, box.top, box.width, min(96, box.height)))
        paint_label(brush, self.question, self.pair_box)

    def words_on_laying(self) -> str:
        """How it will be used, and what will be opposite, as far as it is known."""
        if self.card is not None and CARDS[self.card].is_always_on:
            return tr("It works on any place, and needs no die.")
        if self.place is None:
            return tr("A die on the symbol beside the card will activate it.")
        there = self.state.sides[1 - self.seat][self.place]
        if there == EMPTY:
            return tr("Opposite it, {name} has no card yet.", name=self.rival)
        if self.state.is_face_down:
            return tr("Opposite it, {name} has a card face down.", name=self.rival)
        return tr("Opposite it, {name} has {card}.", name=self.rival, card=card_name(there))

    # Dragging

    def lift(self, piece: Piece) -> None:
        self.choose_held(piece.number)
        self._carried = CarriedCard(self.cards[piece.number])
        self.table.rebuild()

    def hold_over(self, point: Point) -> None:
        place = layout.own_place_at(point)
        if place != self.place and place in self.open_places:
            self.place = place
            self.table.rebuild()

    def drop(self, point: Point) -> bool:
        place = layout.own_place_at(point)
        if place not in self.open_places:
            return False
        self.place = place
        assert self.action is not None
        self.acting(self.action, point)()
        return True

    def put_down(self) -> None:
        self.table.rebuild()

    def paint_carried(self, brush: Brush, point: Point) -> None:
        if self._carried is not None:
            self._carried.paint(brush, point)
