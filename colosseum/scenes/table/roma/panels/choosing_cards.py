"""Cards to keep, to take or to swap."""

from collections.abc import Callable, Sequence

from colosseum.rules.kernel import Action
from colosseum.rules.roma.actions import (
    Keep,
    Swap,
    Take,
)
from colosseum.rules.roma.cards import CARDS
from colosseum.rules.roma.cards.card import costs_too_much
from colosseum.rules.roma.data import CardNumber, Place
from colosseum.rules.roma.decision_kinds import DecisionKind
from colosseum.rules.roma.display_names import card_name, onto
from colosseum.scenes.parts.keys import Binding
from colosseum.scenes.table.panel import chooser
from colosseum.scenes.table.roma import board, layout
from colosseum.scenes.table.roma.card_faces import IN_HAND, IN_PLAY, paint_face
from colosseum.scenes.table.roma.cards import card_tip, paint_tile
from colosseum.scenes.table.roma.panels.answering import Answering
from colosseum.scenes.table.roma.panels.board_targets import PlaceTarget
from colosseum.scenes.table.roma.panels.decision_panel import CARDS_ON_SHOW
from colosseum.scenes.table.roma.panels.dragging import (
    CardCarrier,
    Dragging,
    PieceWidget,
    held_piece,
)
from colosseum.scenes.table.roma.piece_keys import HeldCard, OfferedPiece, Piece
from colosseum.scenes.table.roma.type_aliases import Table
from colosseum.tutor.roma.marks import OfferedCard
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.motion import Point
from colosseum.widgets.theme import GOLD, GOLD_LIGHT, UMBER_DARK
from colosseum.widgets.widget import Area, Look, Widget
from colosseum.words.translation import say, tr


class ChooseCard(Answering):
    """One of several cards, shown in the panel: to keep from a draw, or to take."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.cards = self._offered()
        self.card: CardNumber | None = None
        self._dragging = Dragging(
            table, CardCarrier(table, lambda: self.cards, self._hold, self._drop)
        )

    def _offered(self) -> list[CardNumber]:
        return [it.card for it in self.options if isinstance(it, Keep | Take)]

    @property
    def title(self) -> str:
        if self.state.step == DecisionKind.KEEP:
            return tr("Keep one card")
        return super().title

    def _action(self, card: CardNumber) -> Keep | Take:
        return Keep(card) if self.state.step == DecisionKind.KEEP else Take(card)

    def _choosing(self, card: CardNumber) -> Callable[[], None]:
        """Choose a card; a second press on it takes it."""
        return self._taking(card) if card == self.card else self._showing(card)

    def _showing(self, card: CardNumber) -> Callable[[], None]:
        def choose() -> None:
            self.card = card

        return chooser(choose, self.table)

    def shortcuts(self) -> list[Binding]:
        """They choose and never take, so that a key hit twice decides nothing."""
        shown = enumerate(self.cards[: len(CARDS_ON_SHOW.keys)])
        return [(CARDS_ON_SHOW.only(number), self._showing(card)) for number, card in shown]

    def _taking(self, card: CardNumber) -> Callable[[], None]:
        """Take a card, from where it is."""
        boxes = layout.offered_boxes(len(self.cards))
        return self.acting(self._action(card), boxes[self.cards.index(card)].center)

    def _hold(self, number: int, point: Point) -> None:
        if self.card != self.cards[number]:
            self.card = self.cards[number]
            self.table.rebuild()

    def _drop(self, number: int, point: Point) -> bool:
        """Dropped on the hand, on one's plaque or on the panel, a card is taken."""
        places = [layout.PLAQUE_MINE, self.box]
        if layout.offered_boxes(len(self.cards))[number].height == layout.HELD[1]:
            places.append(layout.LOWERED_HAND)  # smaller cards are in rows, over the hand
        is_there = any(place.collidepoint(point) for place in places)
        if is_there:
            self.acting(self._action(self.cards[number]), point)()
        return is_there

    def can_lay_out(self, action: Action) -> bool:
        return isinstance(action, Keep | Take)

    def lay_out(self, action: Action) -> None:
        assert isinstance(action, Keep | Take)
        self.card = action.card

    def put_away(self) -> bool:
        was_chosen, self.card = self.card is not None, None
        if was_chosen:
            self.table.rebuild()
        return was_chosen

    def on_board(self) -> list[Widget]:
        """The cards lie on the table, as large as those of the hand."""
        boxes = layout.offered_boxes(len(self.cards))
        cards: list[Widget] = [
            OfferedCardWidget(
                number,
                card,
                box,
                self._choosing(card),
                self._dragging,
                chosen=card == self.card,
                count=self._seen.count(card),
            )
            for number, (card, box) in enumerate(zip(self.cards, boxes, strict=True))
        ]
        return [cloth(boxes), *cards]

    @property
    def _seen(self) -> tuple[CardNumber, ...]:
        """All cards that are chosen from; of equal ones, only one is shown."""
        if self.state.drawn:
            return self.state.drawn
        if CARDS[self.asking.card].key == "speculator":
            return self.state.hands[1 - self.seat]
        return tuple(self.state.discards_of(self.seat))

    @property
    def _is_search(self) -> bool:
        """Whether the whole draw pile is looked through."""
        return self.state.step == DecisionKind.SEARCH

    def widgets(self) -> list[Widget]:
        way_out = self.decline() if self.state.activation is not None else []
        shown = [] if self.card is None else [self.card_area(self.card)]
        return [*shown, self._button(), *way_out]

    def _help(self) -> str:
        if self._is_search:
            return tr("These are all the cards in the draw pile. Take one of them, or none.")
        if self.state.step == DecisionKind.KEEP:
            return tr("Click a card to choose it. A second click keeps it.")
        return tr("Click a card to choose it. A second click takes it.")

    def _button(self) -> Widget:
        keeps = self.state.step == DecisionKind.KEEP
        if self.card is None:
            words = tr("Keep one") if keeps else tr("Take one")
            return self.not_yet(words, Keep if keeps else Take, tr("Choose a card first."))
        name = card_name(self.card)
        words = tr("Keep {card}", card=name) if keeps else tr("Take {card}", card=name)
        return self.primary(words, self._action(self.card), self._taking(self.card))

    def paint(self, brush: Brush) -> None:
        if self.card is None:
            self.paint_note(brush, self._help(), self.inside)
            return
        self.paint_card_box(brush, self.card)
        price, money = CARDS[self.card].price, self.state.money[self.seat]
        words = tr("You have the money to play it.")
        if price > money:
            words = say(costs_too_much(CARDS[self.card], money))
        self.paint_note(brush, words, self.note_box)


def cloth(boxes: Sequence[Box]) -> Widget:
    """Dark cloth under the cards, so that they stand out from the hand."""
    box = layout.OFFERED
    if not all(map(box.contains, boxes)):
        box = box.unionall([*boxes]).inflate(0, 10).clip(layout.HAND.inflate(20, 20))

    def paint(brush: Brush, look: Look) -> None:
        brush.slab(box, UMBER_DARK, radius=16, edge=GOLD, edge_width=2, opacity=235)

    return Area("offered", box, paint)


class OfferedCardWidget(PieceWidget):
    """A card to choose, with its name and all its words."""

    def __init__(
        self,
        number: int,
        card: CardNumber,
        box: Box,
        on_press: Callable[[], None],
        dragging: Dragging,
        *,
        chosen: bool,
        count: int = 1,
    ) -> None:
        """`count` says how many there are of it, if that is to be seen."""
        super().__init__(
            f"offered-{card}",
            OfferedPiece(number),
            box,
            on_press,
            (OfferedCard(card),),
            tip=card_tip(card) if layout.is_tile(box) else "",
            is_chosen=chosen,
            dragging=dragging,
        )
        self._card = card
        self._count = count
        self._chosen = chosen
        self.shape = box.inflate(8, 8), 0.0

    def draw(self, brush: Brush, look: Look) -> None:
        if self.is_carried:
            return
        paint_offered(brush, self._card, self.box, chosen=self._chosen, is_lit=look.lit)
        if self._count > 1:
            box = self.box.move(0, -6) if self._chosen else self.box
            board.paint_badge(brush, (box.right - 14, box.top + 14), f"{self._count}×")


def paint_offered(brush: Brush, card: CardNumber, box: Box, *, chosen: bool, is_lit: bool) -> None:
    """A card on the cloth: with all its words, with a few, or only with its name."""
    box = box.move(0, -6) if chosen else box
    if chosen or is_lit:
        fill = GOLD if chosen else GOLD_LIGHT
        brush.slab(box.inflate(10, 10), fill, radius=16, shadow=12)
    if layout.is_tile(box):
        paint_tile(brush, card, box)
        return
    is_large = box.height == layout.HELD[1]
    size = 1.0 if is_large else box.width / layout.CARD[0]
    paint_face(brush, card, box, IN_HAND if is_large else IN_PLAY, size)


class SwapCards(Answering):
    """A card of the hand for one in play."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.held: int | None = None
        self.place: Place | None = None
        self._dragging = Dragging(
            table, CardCarrier(table, lambda: self.hand, self._hold, self._drop)
        )
        self._light()

    @property
    def pieces(self) -> tuple[Piece, ...]:
        return () if self.held is None else (HeldCard(self.held),)

    def _under(self, point: Point) -> Place | None:
        place = layout.own_place_at(point)
        return place if place in self.state.occupied(self.seat) else None

    def _hold(self, number: int, point: Point) -> None:
        place = self._under(point)
        if place is not None and (number, place) != (self.held, self.place):
            self.held, self.place = number, place
            self._light()
            self.table.rebuild()

    def _drop(self, number: int, point: Point) -> bool:
        self._hold(number, point)
        if self._under(point) is None or self.action is None:
            return False
        self.acting(self.action, point)()
        return True

    def _light(self) -> None:
        self.table.light(() if self.held is None else (HeldCard(self.held),))

    @property
    def action(self) -> Swap | None:
        if self.held is None or self.place is None:
            return None
        return Swap(self.hand[self.held], self.place)

    def can_lay_out(self, action: Action) -> bool:
        return isinstance(action, Swap)

    def lay_out(self, action: Action) -> None:
        assert isinstance(action, Swap)
        self.held, self.place = self.hand.index(action.card), action.place
        self._light()

    def _choose_held(self, number: int) -> Callable[[], None]:
        def choose() -> None:
            self.held = number
            self._light()

        return chooser(choose, self.table)

    def _choose_place(self, place: Place) -> Callable[[], None]:
        """Choose a place; a second press on it swaps."""

        def choose() -> None:
            self.place = place

        action = self.action if place == self.place else None
        return chooser(choose, self.table) if action is None else self.acting(action)

    def on_board(self) -> list[Widget]:
        side = self.state.sides[self.seat]
        made: list[Widget] = [
            PlaceTarget(
                self.seat,
                place,
                self._choose_place(place),
                mine=True,
                chosen=place == self.place,
                tip=card_tip(side[place]),
            )
            for place in self.state.occupied(self.seat)
        ]
        made += [
            held_piece(
                self.table,
                number,
                self.hand,
                self._choose_held(number),
                lifted=number == self.held,
                dragging=self._dragging,
            )
            for number in range(len(self.hand))
        ]
        return made

    def widgets(self) -> list[Widget]:
        reason = tr("Choose one of your cards in play and one from your hand first.")
        return [
            self.card_area(self.asking.card),
            self.not_yet(tr("Swap cards"), Swap, reason)
            if self.action is None
            else self.primary(tr("Swap these two"), self.action),
            *self.decline(),
        ]

    def paint(self, brush: Brush) -> None:
        self.paint_question(brush)
        if self.held is None or self.place is None:
            return
        there = self.state.sides[self.seat][self.place]
        words = tr(
            "**{card}** goes {to}, and **{old}** to your hand.",
            card=card_name(self.hand[self.held]),
            to=onto(self.place),
            old=card_name(there),
        )
        box = self.below_question
        self.paint_note(brush, words, Box(box.left, box.top, box.width, 66))
