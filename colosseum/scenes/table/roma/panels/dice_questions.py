"""What a card asks about dice: another roll, a payment for a better one, a second die."""

from collections.abc import Callable
from functools import partial

from colosseum.rules.kernel import Action
from colosseum.rules.roma.actions import (
    KEEP_ROLL,
    REPEAT_ROLL,
    Pay,
    UseDie,
)
from colosseum.rules.roma.cards import CARDS
from colosseum.rules.roma.data import EMPTY
from colosseum.rules.roma.display_names import card_name, sesterces
from colosseum.rules.roma.prospects import foreseen
from colosseum.scenes.table.panel import chooser
from colosseum.scenes.table.roma.panels.answering import Answering
from colosseum.scenes.table.roma.panels.dragging import die_piece
from colosseum.scenes.table.roma.panels.prospect_words import told_words
from colosseum.scenes.table.roma.piece_keys import TrayDie
from colosseum.scenes.table.roma.type_aliases import Table
from colosseum.tutor.roma.marks import Payment
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button, Kind
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import grid, row
from colosseum.widgets.widget import Widget
from colosseum.words.translation import ntr, tr


class Repeat(Answering):
    """Whether the battle die is rolled once more."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._if_kept = foreseen(table.game, KEEP_ROLL)

    def widgets(self) -> list[Widget]:
        box = row(self.foot, 2, 10)[1]
        return [
            self.card_area(self.asking.card),
            self.primary(tr("Repeat the roll"), REPEAT_ROLL),
            self.plain("keep", box, tr("Keep the roll"), KEEP_ROLL),
        ]

    def paint(self, brush: Brush) -> None:
        self.paint_question(brush)
        box = self.below_question
        tile = Box(box.left, box.top, 74, 74)
        brush.picture(f"roma/battle-die-{self.asking.roll}", tile)
        note = Box(tile.right + 12, box.top, box.width - 86, 96)
        rolled = tr("You have rolled {roll}.", roll=self.asking.roll)
        self.paint_note(brush, f"{rolled}\n{self._words()}", note)

    def _words(self) -> str:
        """What the roll does if it is kept."""
        words = told_words(self._if_kept.events, self.table.game)
        if words or self.asking.target == EMPTY:
            return words
        card = CARDS[self.state.sides[1 - self.seat][self.asking.target]]
        return tr("{card} defends with {defence}", card=card.name, defence=card.defence)


class PayMore(Answering):
    """How much to add to a roll of the battle die."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.sums = [it.sesterces for it in self.options if isinstance(it, Pay)]

    def _defence(self) -> int:
        return CARDS[self.state.sides[1 - self.seat][self.asking.target]].defence

    def _wins(self, paid: int) -> bool:
        step = CARDS[self.asking.card].amount
        return self.asking.roll + paid // step >= self._defence()

    def widgets(self) -> list[Widget]:
        box = self.below_question
        places = grid(Box(box.left, box.top + 84, box.width, 126), 3, 3, 6)
        made: list[Widget] = [self.card_area(self.asking.card)]
        for paid, place in zip(self.sums, places, strict=False):
            made.append(
                Button(
                    f"pay-{paid}",
                    place,
                    tr("Pay nothing") if not paid else tr("Pay {n}", n=paid),
                    self.acting(Pay(paid)),
                    size=16,
                    inset=6,
                    tip=self._tip(paid),
                    kind=Kind.CHIP,
                    chosen=paid == self._enough(),
                    about=(Payment(paid),),
                )
            )
        return made

    def _enough(self) -> int:
        """The least payment that wins; none where none does."""
        return next((paid for paid in self.sums if self._wins(paid)), 0)

    def _tip(self, paid: int) -> str:
        strength = self.asking.roll + paid // CARDS[self.asking.card].amount
        values = {"strength": strength, "defence": self._defence(), "sum": sesterces(paid)}
        if self._wins(paid):
            return tr("{sum}: {strength} against {defence}. You win the battle.", **values)
        return tr("{sum}: {strength} against {defence}. You lose the battle.", **values)

    def paint(self, brush: Brush) -> None:
        self.paint_question(brush)
        box = self.below_question
        tile = Box(box.left, box.top, 74, 74)
        brush.picture(f"roma/battle-die-{self.asking.roll}", tile)
        target = card_name(self.state.sides[1 - self.seat][self.asking.target])
        words = tr(
            "You have rolled {roll}. {card} defends with {defence}.",
            roll=self.asking.roll,
            card=target,
            defence=self._defence(),
        )
        self.paint_note(brush, words, Box(tile.right + 12, box.top, box.width - 86, 74))


class SecondDie(Answering):
    """Which other die brings its number in victory points."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._choose(len(self.state.dice) - 1)

    def _choose(self, number: int) -> None:
        self.number = number
        self._foreseen = foreseen(self.table.game, UseDie(self.face))
        self.table.light((TrayDie(number),))

    def _choosing(self, number: int) -> Callable[[], None]:
        return chooser(partial(self._choose, number), self.table)

    def can_lay_out(self, action: Action) -> bool:
        return isinstance(action, UseDie)

    def lay_out(self, action: Action) -> None:
        assert isinstance(action, UseDie)
        self._choose(self.state.dice.index(action.die))

    @property
    def face(self) -> int:
        return self.state.dice[self.number]

    def on_board(self) -> list[Widget]:
        return [
            die_piece(
                number,
                self.state.dice,
                self._choosing(number),
                tip=ntr("{count} victory point", "{count} victory points", face),
                disabled_because=self.why_not(UseDie(face)),
            )
            for number, face in enumerate(self.state.dice)
        ]

    def widgets(self) -> list[Widget]:
        return [
            self.card_area(self.asking.card),
            self.primary(tr("Use the {die}", die=self.face), UseDie(self.face)),
            *self.decline(),
        ]

    def paint(self, brush: Brush) -> None:
        self.paint_question(brush)
        box = self.below_question
        words = told_words(self._foreseen.events, self.table.game)
        self.paint_note(brush, words, Box(box.left, box.top, box.width, 56))
