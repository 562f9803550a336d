"""A card asks for a place: to attack, to give up, or to fill."""

from collections.abc import Callable
from functools import partial
from typing import Final

from colosseum.rules.kernel import Action, SeatIndex
from colosseum.rules.roma.actions import (
    Choose,
)
from colosseum.rules.roma.cards import CARDS
from colosseum.rules.roma.data import EMPTY, CardNumber, Place
from colosseum.rules.roma.decision_kinds import DecisionKind
from colosseum.rules.roma.display_names import card_name, laid_words, symbol_name
from colosseum.rules.roma.events import CardDiscarded
from colosseum.rules.roma.prospects import fights_to_choose
from colosseum.scenes.table.panel import chooser
from colosseum.scenes.table.roma.cards import card_tip
from colosseum.scenes.table.roma.panels.answering import Answering
from colosseum.scenes.table.roma.panels.battle_targets import (
    CHIPS_ACROSS,
    Tag,
    TargetChip,
    attack_shown,
    chip_boxes,
)
from colosseum.scenes.table.roma.panels.board_targets import PlaceTarget, SymbolTarget
from colosseum.scenes.table.roma.panels.decision_panel import WARNING
from colosseum.scenes.table.roma.type_aliases import Table
from colosseum.tutor.roma.marks import asked_side
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button, Kind
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import grid
from colosseum.widgets.widget import Widget
from colosseum.words.translation import say, tr

_MOST_CHIPS: Final = 4


class ChoosePlace(Answering):
    """One of several places: the opponent's to attack, one's own, or a free one."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.places = [it.place for it in self.options if isinstance(it, Choose)]
        self.fights = {fight.place: fight for fight in fights_to_choose(table.game)}
        self.place: Place | None = None

    @property
    def side(self) -> SeatIndex:
        """Whose places they are."""
        return asked_side(self.table.game)

    @property
    def _blocks(self) -> bool:
        """Whether a symbol of the opponent's is to be blocked, with a card there or without."""
        return self.state.step == DecisionKind.SYMBOL

    @property
    def card_shown(self) -> CardNumber:
        """The card that is to be laid, or the one that asks."""
        return self.state.drawn[0] if self.state.drawn else self.asking.card

    def _name(self, place: Place) -> str:
        card = self.state.sides[self.side][place]
        return say(symbol_name(place)) if card == EMPTY else card_name(card)

    def _choose(self, place: Place) -> None:
        self.place = place

    def _choosing(self, place: Place) -> Callable[[], None]:
        """Choose a place; a second press on it decides, unless nobody would want that."""
        if place == self.place and self.prospect(Choose(place)).is_wanted:
            return self.acting(Choose(place))
        return chooser(partial(self._choose, place), self.table)

    def can_lay_out(self, action: Action) -> bool:
        return isinstance(action, Choose)

    def lay_out(self, action: Action) -> None:
        assert isinstance(action, Choose)
        self._choose(action.place)

    def on_board(self) -> list[Widget]:
        side = self.state.sides[self.side]
        made: list[Widget] = [
            PlaceTarget(
                self.side,
                place,
                self._choosing(place),
                mine=self.side == self.seat,
                chosen=place == self.place,
                tip="" if side[place] == EMPTY else card_tip(side[place]),
                is_attack=self.side != self.seat,
            )
            for place in self.places
        ]
        if self._blocks:
            made += [self._symbol(place) for place in self.places]
        if self.place in self.fights:
            made.append(attack_shown(self.fights[self.place]))
        made += [Tag(it, chosen=it.place == self.place) for it in self.fights.values()]
        return made

    def _symbol(self, place: Place) -> Widget:
        """The symbol itself is as good as the place beside it."""
        return SymbolTarget(
            place,
            self._choosing(place),
            chosen=place == self.place,
            tip=self._blocked_words(place),
            disabled_because=None,
        )

    def _blocked_words(self, place: Place) -> str:
        """What a block there would keep from acting."""
        values = {"name": self.rival, "place": symbol_name(place)}
        card = self.state.sides[self.side][place]
        if card == EMPTY:
            return tr("{name} cannot use a die on {place} next turn.", **values)
        if CARDS[card].is_always_on:
            return tr(
                "{name} cannot use a die on {place} next turn. {card} is always on and keeps "
                "working.",
                card=card_name(card),
                **values,
            )
        return tr(
            "{name} cannot activate {card} with a die on {place} next turn.",
            card=card_name(card),
            **values,
        )

    def widgets(self) -> list[Widget]:
        made: list[Widget] = [self.card_area(self.card_shown)]
        made += [
            self._chip(place, chip) for place, chip in zip(self.places, self._chips(), strict=False)
        ]
        return [*made, self._button(), *self.decline()]

    def _button(self) -> Widget:
        if self.place is not None:
            return self.primary(self._button_words(self.place), Choose(self.place))
        if self.state.step == DecisionKind.PLACE:
            reason = tr("Choose one of your empty places first.")
            return self.not_yet(tr("Lay it down"), Choose, reason)
        if self._blocks:
            return self.not_yet(tr("Block a symbol"), Choose, tr("Choose a symbol first."))
        words = tr("Attack") if self.fights else tr("Choose")
        return self.not_yet(words, Choose, tr("Choose a card first."))

    def _chip(self, place: Place, box: Box) -> Widget:
        chosen = place == self.place
        if place in self.fights:
            fights, choose = self.fights, self._choosing(place)
            return TargetChip(fights[place], fights.values(), box, choose, chosen=chosen)
        return Button(
            f"target-{place}",
            box,
            self._name(place),
            self._choosing(place),
            kind=Kind.CHIP,
            chosen=chosen,
            size=16,
        )

    @property
    def below_question(self) -> Box:
        """The odds of a battle speak for themselves, and take the question's room."""
        box = super().below_question
        rise = 40 if self.fights else 0
        return Box(box.left, box.top - rise, box.width, box.height + rise)

    def _chips(self) -> list[Box]:
        """Choices side by side; where there are too many, the board is enough.

        Those of a battle are higher: a second row would leave no room for the odds below it.
        """
        count, box = len(self.places), self.below_question
        if count > (CHIPS_ACROSS if self.fights else _MOST_CHIPS):
            return []
        if self.fights:
            return chip_boxes(box, count)
        down = -(-count // 2)
        return grid(Box(box.left, box.top, box.width, down * 40 - 6), 2, down, 6)

    def _button_words(self, place: Place) -> str:
        if place in self.fights:
            return tr("Attack {card}", card=self._name(place))
        if self.state.step == DecisionKind.PLACE:
            return say(laid_words(place))
        if self._blocks:
            return tr("Block {place}", place=symbol_name(place))
        if self._discards(place):
            return tr("Discard {card}", card=self._name(place))
        return tr("Choose {card}", card=self._name(place))

    def _discards(self, place: Place) -> bool:
        """Whether the card there is discarded, if it is chosen."""
        seen = self.prospect(Choose(place)).seen.events
        return any(isinstance(it, CardDiscarded) and it.place == place for it in seen)

    @property
    def note_room(self) -> Box:
        """Below the choices: for the question, the odds, or what would happen."""
        box, chips = self.below_question, self._chips()
        top = chips[-1].bottom + 10 if chips else box.top
        return Box(box.left, top, box.width, box.bottom - top)

    def paint(self, brush: Brush) -> None:
        if self.fights:
            self.paint_card_box(brush, self.card_shown)
        else:
            self.paint_question(brush)
        note = self.note_room
        fight = None if self.place is None else self.fights.get(self.place)
        if fight is not None and note.height > 74:
            high = min(96, note.height)
            self.paint_fight(brush, fight, Box(note.left, note.top, note.width, high))
        elif self.place is None:
            self.paint_note(brush, self.question if self.fights else "", note)
        elif self._blocks:
            self.paint_note(brush, self._blocked_words(self.place), note)
        else:
            self._paint_prospect(brush, Choose(self.place), note)

    def _paint_prospect(self, brush: Brush, action: Choose, box: Box) -> None:
        objection = self.prospect(action).objection
        if objection is not None:
            self.paint_note(brush, say(objection), box, WARNING)
        else:
            self.paint_note(brush, self.prospect_words(action), box)
