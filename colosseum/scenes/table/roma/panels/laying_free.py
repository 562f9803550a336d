"""A card lets its player lay cards free of charge: from the hand, or those taken up before."""

from collections.abc import Callable
from functools import partial

from colosseum.rules.roma.actions import DECLINE, Lay
from colosseum.rules.roma.data import EMPTY, CardNumber, Place
from colosseum.rules.roma.display_names import card_name
from colosseum.scenes.table.panel import chooser
from colosseum.scenes.table.roma import layout
from colosseum.scenes.table.roma.cards import card_tip
from colosseum.scenes.table.roma.panels.answering import Answering
from colosseum.scenes.table.roma.panels.choosing_cards import cloth, paint_offered
from colosseum.scenes.table.roma.panels.dragging import Dragging, PieceWidget
from colosseum.scenes.table.roma.panels.setting_up import LayCards
from colosseum.scenes.table.roma.piece_keys import Piece, TakenUpCard
from colosseum.tutor.roma.marks import HandCard
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.widget import Look, Widget
from colosseum.words.translation import ntr, tr


class LayFree(LayCards, Answering):
    """A card of the hand, then a place, whatever is there; as often as its player likes."""

    @property
    def title(self) -> str:
        return card_name(self.asking.card)

    @property
    def note(self) -> str:
        fitting = {it.card for it in self.options if isinstance(it, Lay)}
        count = sum(card in fitting for card in self.cards)
        return ntr("{count} card left", "{count} cards left", count)

    @property
    def open_places(self) -> list[Place]:
        found = dict.fromkeys(it.place for it in self.options if isinstance(it, Lay))
        return [place for place in self.state.places if place in found]

    def why_not_card(self, card: CardNumber) -> str | None:
        return self.why_not(Lay(card, self.state.places[0]))

    @property
    def no_place(self) -> str:
        return tr("Choose one of your places first.")

    def widgets(self) -> list[Widget]:
        return [*super().widgets(), *self.decline()]

    def decline(self) -> list[Widget]:
        """The way out; once a card is laid, it is no refusal any more."""
        if DECLINE not in self.options:
            return []
        records = self.table.records
        has_laid = bool(records) and isinstance(records[-1].action, Lay)
        words = tr("Lay no more") if has_laid else tr("Decline")
        return [self.plain("decline", self.way_out, words, DECLINE, is_way_out=True)]

    def paint(self, brush: Brush) -> None:
        if self.card is None:
            self.paint_question(brush)
            return
        self.paint_card_box(brush, self.card)
        box = self.note_box
        self.paint_note(brush, self.words_on_laying(), box)

    def words_on_laying(self) -> str:
        words = super().words_on_laying()
        if self.place is None:
            return words
        there = self.state.sides[self.seat][self.place]
        if there == EMPTY:
            return words
        return tr("{card} is discarded.", card=card_name(there)) + "\n" + words


class LayAgain(LayFree):
    """All cards that were taken up are laid again, one after the other."""

    @property
    def cards(self) -> tuple[CardNumber, ...]:
        return self.state.taken_up

    def piece(self, number: int) -> Piece:
        return TakenUpCard(number)

    @property
    def no_card(self) -> str:
        return tr("Choose a card first.")

    def held_cards(self) -> list[Widget]:
        boxes = layout.offered_boxes(len(self.cards))
        return [cloth(boxes), *map(self._card, range(len(self.cards)), boxes)]

    def _card(self, number: int, box: Box) -> Widget:
        choose = chooser(partial(self.choose_held, number), self.table)
        return TakenUpWidget(number, self.cards[number], box, choose, self.dragging, self.held)


class TakenUpWidget(PieceWidget):
    """A card to press or to drag, drawn where it lies."""

    def __init__(
        self,
        number: int,
        card: CardNumber,
        box: Box,
        on_press: Callable[[], None],
        dragging: Dragging,
        chosen: int | None,
    ) -> None:
        super().__init__(
            f"taken-up-{number}",
            TakenUpCard(number),
            box,
            on_press,
            (HandCard(card),),
            tip=card_tip(card),
            disabled_because=None,
            is_chosen=number == chosen,
            dragging=dragging,
        )
        self._card = card

    def draw(self, brush: Brush, look: Look) -> None:
        if not self.is_carried:
            paint_offered(brush, self._card, self.box, chosen=self.enter_goes_on, is_lit=look.lit)
