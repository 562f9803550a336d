"""What the first Roma's cards ask about numbers: another face for a die, or points to buy."""

from collections.abc import Callable
from functools import partial
from typing import Final

from colosseum.rules.kernel import Action
from colosseum.rules.roma.actions import Buy, ChangeDie
from colosseum.rules.roma.cards import CARDS
from colosseum.rules.roma.data import EMPTY
from colosseum.rules.roma.display_names import card_name, sesterces, victory_points
from colosseum.scenes.table.panel import chooser
from colosseum.scenes.table.roma.panels.answering import Answering
from colosseum.scenes.table.roma.panels.choosing_dice import ChoosingADie
from colosseum.scenes.table.roma.piece_keys import Piece
from colosseum.scenes.table.roma.type_aliases import Table
from colosseum.tutor.roma.marks import Purchase
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button, Kind
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import grid
from colosseum.widgets.motion import Point
from colosseum.widgets.widget import Widget
from colosseum.words.translation import tr

_MOST_SUMS: Final = 12
"""Nobody has the money for more, or hardly ever; the last one is the greatest."""
_CHIP: Final = 34.0
_NOTE: Final = 58.0
_GAP: Final = 6.0


class ChangeADie(ChoosingADie):
    """Which unused die becomes one higher or lower."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.changes = [it for it in self.options if isinstance(it, ChangeDie)]
        self.change: ChangeDie | None = None

    def _choose(self, change: ChangeDie) -> None:
        self.change = change
        if self.number is None or self.state.dice[self.number] != change.die:
            super().choose_die(self.state.dice.index(change.die))

    def _of_die(self, number: int) -> list[ChangeDie]:
        return [it for it in self.changes if it.die == self.state.dice[number]]

    def choose_die(self, number: int) -> None:
        """Its first change; with another press the other one."""
        found = self._of_die(number)
        at = found.index(self.change) + 1 if self.change in found else 0
        super().choose_die(number)
        self._choose(found[at % len(found)])

    def lift(self, piece: Piece) -> None:
        if piece.number != self.number:
            super().lift(piece)

    def hold_over(self, point: Point) -> None:
        """Over a choice of the panel, that one."""
        change = self._under(point)
        if change is not None and change != self.change:
            self._choose(change)
            self.table.rebuild(self.box)

    def _under(self, point: Point) -> ChangeDie | None:
        assert self.number is not None, "a die is held"
        over = (
            it
            for it, box in zip(self.changes, self._boxes(), strict=True)
            if box.collidepoint(point)
        )
        change = next(over, None)
        return change if change in self._of_die(self.number) else None

    def dropped_on(self, point: Point) -> Action | None:
        assert self.number is not None, "a die is held"
        only = self._of_die(self.number)
        return self._under(point) or (only[0] if len(only) == 1 else None)

    def can_lay_out(self, action: Action) -> bool:
        return isinstance(action, ChangeDie)

    def lay_out(self, action: Action) -> None:
        assert isinstance(action, ChangeDie)
        self._choose(action)

    def die_tip(self, face: int) -> str:
        return tr("Change this die.")

    def widgets(self) -> list[Widget]:
        made: list[Widget] = [self.card_area(self.asking.card)]
        made += [
            _chip(
                f"change-{it.die}-{it.new_die}",
                box,
                f"{it.die} → {it.new_die}",
                self.acting(it)
                if it == self.change
                else chooser(partial(self._choose, it), self.table),
                chosen=it == self.change,
                tip=self._becomes(it),
            )
            for it, box in zip(self.changes, self._boxes(), strict=True)
        ]
        if self.change is None:
            reason = tr("First choose what a die becomes.")
            made.append(self.not_yet(tr("Change a die"), ChangeDie, reason))
        else:
            words = tr(
                "Turn the {die} into a {new_die}",
                die=self.change.die,
                new_die=self.change.new_die,
            )
            made.append(self.primary(words, self.change))
        return [*made, *self.decline()]

    def _boxes(self) -> list[Box]:
        return _chip_boxes(self.below_question, len(self.changes), 3)

    def _becomes(self, change: ChangeDie) -> str:
        """Which card the new die would activate."""
        card = self.state.sides[self.seat][change.new_die]
        if card == EMPTY:
            return tr("A {die} activates none of your cards.", die=change.new_die)
        return tr("A {die} activates {card}.", die=change.new_die, card=card_name(card))

    def paint(self, brush: Brush) -> None:
        self.paint_question(brush)
        if self.change is not None:
            box, last = self.below_question, self._boxes()[-1]
            note = Box(box.left, last.bottom + 8, box.width, box.bottom - last.bottom - 8)
            self.paint_note(brush, self._becomes(self.change), note)


class BuyPoints(Answering):
    """How many victory points to buy from the other player."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        found = [it.points for it in self.options if isinstance(it, Buy)]
        self.counts = found if len(found) <= _MOST_SUMS else [*found[: _MOST_SUMS - 1], found[-1]]
        self.count: int | None = None

    def _choose(self, count: int) -> None:
        self.count = count

    def can_lay_out(self, action: Action) -> bool:
        return isinstance(action, Buy)

    def lay_out(self, action: Action) -> None:
        assert isinstance(action, Buy)
        self._choose(action.points)

    def _choosing(self, count: int) -> Callable[[], None]:
        """Choose how many; a second press buys them, unless nobody would want that."""
        if count == self.count and self.prospect(Buy(count)).is_wanted:
            return self.acting(Buy(count))
        return chooser(partial(self._choose, count), self.table)

    def widgets(self) -> list[Widget]:
        made: list[Widget] = [self.card_area(self.asking.card)]
        made += [
            _chip(
                f"buy-{count}",
                box,
                str(count),
                self._choosing(count),
                chosen=count == self.count,
                tip=self._words(count),
                about=(Purchase(count),),
            )
            for count, box in zip(self.counts, self._boxes(), strict=True)
        ]
        if self.count is None:
            reason = tr("First choose how many victory points to buy.")
            made.append(self.not_yet(tr("Buy points"), Buy, reason))
        else:
            words = tr("Buy {points}", points=victory_points(self.count))
            made.append(self.primary(words, Buy(self.count)))
        return [*made, *self.decline()]

    def _boxes(self) -> list[Box]:
        box = self.note_box
        below = Box(box.left, box.top + _NOTE + 8, box.width, box.height - _NOTE - 8)
        return _chip_boxes(below, len(self.counts), 8)

    def _words(self, count: int) -> str:
        return tr(
            "You pay {name} {sesterces} for {points}.",
            name=self.rival,
            sesterces=sesterces(count * CARDS[self.asking.card].amount),
            points=victory_points(count),
        )

    def paint(self, brush: Brush) -> None:
        """The note says what is asked, or what is chosen."""
        self.paint_card_box(brush, self.asking.card)
        box = self.note_box
        words = self.question if self.count is None else self._words(self.count)
        self.paint_note(brush, words, Box(box.left, box.top, box.width, _NOTE))


def _chip_boxes(box: Box, count: int, across: int) -> list[Box]:
    """Chips side by side from the top of the box."""
    across = min(count, across)
    down = -(-count // across)
    room = Box(box.left, box.top, box.width, down * (_CHIP + _GAP) - _GAP)
    return grid(room, across, down, _GAP)[:count]


def _chip(
    key: str,
    box: Box,
    words: str,
    on_press: Callable[[], None],
    *,
    chosen: bool,
    tip: str,
    about: tuple[object, ...] = (),
) -> Button:
    chip = Button(
        key, box, words, on_press, kind=Kind.CHIP, chosen=chosen, size=17, tip=tip, about=about
    )
    chip.enter_goes_on = chosen
    return chip
