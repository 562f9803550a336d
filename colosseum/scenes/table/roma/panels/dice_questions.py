"""What a card asks about dice: another roll, a payment for a better one, a second die."""

from collections.abc import Callable
from functools import partial

from colosseum.rules.kernel import Action
from colosseum.rules.roma import events as ev
from colosseum.rules.roma.actions import (
    KEEP_ROLL,
    REPEAT_ROLL,
    Pay,
    UseDie,
)
from colosseum.rules.roma.cards import CARDS
from colosseum.rules.roma.cards.forums import forum_help
from colosseum.rules.roma.data import EMPTY, RULES
from colosseum.rules.roma.display_names import card_name, sesterces, victory_points
from colosseum.scenes.table.panel import chooser
from colosseum.scenes.table.roma.panels.answering import Answering
from colosseum.scenes.table.roma.panels.choosing_dice import ChoosingADie
from colosseum.scenes.table.roma.panels.prospect_words import forum_words
from colosseum.scenes.table.roma.type_aliases import Table
from colosseum.tutor.roma.marks import Payment
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button, Kind
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import row
from colosseum.widgets.motion import Point
from colosseum.widgets.widget import Widget
from colosseum.words.translation import ntr, tr


class Repeat(Answering):
    """Whether the battle die is rolled once more."""

    def widgets(self) -> list[Widget]:
        """Red is the better half: a roll that wins is kept."""
        left, right = row(self.pair_box, 2, 10)
        keep, repeat = (Kind.PLAIN, Kind.PRIMARY) if self._is_poor else (Kind.PRIMARY, Kind.PLAIN)
        words = tr("Keep the {roll}", roll=self.asking.roll)
        return [
            self.card_area(self.asking.card),
            self.plain("keep", left, words, KEEP_ROLL, kind=keep, is_way_out=True),
            self.plain("do", right, tr("Roll again"), REPEAT_ROLL, kind=repeat),
        ]

    @property
    def _is_poor(self) -> bool:
        """Whether another roll would do better more often than not."""
        kept = self.prospect(KEEP_ROLL)
        decided = [it for it in kept.seen.events if isinstance(it, ev.BattleDecided)]
        if decided:
            return not decided[0].won
        if self.asking.target == EMPTY:
            return 2 * self.asking.roll <= RULES.faces
        return self.asking.roll < self.defence

    def paint(self, brush: Brush) -> None:
        self.paint_question(brush)
        box = self.below_question
        tile = Box(box.left, box.top, 74, 74)
        brush.picture(f"roma/battle-die-{self.asking.roll}", tile)
        note = Box(tile.right + 12, box.top, box.width - 86, box.height)
        rolled = tr("You rolled a {roll}.", roll=self.asking.roll)
        self.paint_note(brush, f"{rolled}\n{self._words()}", note)

    def _words(self) -> str:
        """What the roll does if it is kept."""
        words = self.prospect_words(KEEP_ROLL)
        if words or self.asking.target == EMPTY:
            return words
        name = card_name(self.target)
        return tr("{card} defends with {defence}.", card=name, defence=self.defence)


class PayMore(Answering):
    """How much to add to a roll of the battle die."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        sums = [it.sesterces for it in self.options if isinstance(it, Pay)]
        self.sums = [0, *[paid for paid in sums if paid and self._wins(paid)][:1]]
        """Nothing, or the least that wins: any other sum would be wasted."""
        self.paid: int | None = None

    def _strength(self, paid: int) -> int:
        return self.asking.roll + paid // CARDS[self.asking.card].amount

    def _wins(self, paid: int) -> bool:
        return self._strength(paid) >= self.defence

    def _choosing(self, paid: int) -> Callable[[], None]:
        """Choose a sum; a second press on it pays it."""
        return (
            self.acting(Pay(paid))
            if paid == self.paid
            else chooser(partial(self._choose, paid), self.table)
        )

    def _choose(self, paid: int) -> None:
        self.paid = paid

    def can_lay_out(self, action: Action) -> bool:
        return isinstance(action, Pay) and action.sesterces in self.sums

    def lay_out(self, action: Action) -> None:
        assert isinstance(action, Pay)
        self._choose(action.sesterces)

    def widgets(self) -> list[Widget]:
        made: list[Widget] = [self.card_area(self.asking.card)]
        for paid, place in zip(self.sums, self._places(), strict=True):
            chip = Button(
                f"pay-{paid}",
                place,
                self._chip_words(paid),
                self._choosing(paid),
                size=15,
                inset=6,
                tip="" if paid == self.paid else self._words(paid),
                kind=Kind.CHIP,
                chosen=paid == self.paid,
                picture="laurel" if self._wins(paid) else "",
                picture_size=24,
                about=(Payment(paid),),
            )
            chip.enter_goes_on = paid == self.paid
            made.append(chip)
        if self.paid is None:
            made.append(self.not_yet(tr("Pay"), Pay, tr("First choose how much to pay.")))
        else:
            made.append(self.primary(self._chip_words(self.paid), Pay(self.paid)))
        return made

    @property
    def below_question(self) -> Box:
        """The note says what is asked."""
        return self.note_box

    def _places(self) -> list[Box]:
        box = self.below_question
        return row(Box(box.left, box.bottom - 30, box.width, 30), len(self.sums), 6)

    @staticmethod
    def _chip_words(paid: int) -> str:
        return tr("Pay {n}", n=paid) if paid else tr("Pay nothing")

    def _words(self, paid: int) -> str:
        values = {
            "strength": self._strength(paid),
            "defence": self.defence,
            "sum": sesterces(paid),
        }
        if self._wins(paid):
            return tr("{sum}: {strength} against {defence}. You win the battle.", **values)
        return tr("{sum}: {strength} against {defence}. You lose the battle.", **values)

    def paint(self, brush: Brush) -> None:
        self.paint_card_box(brush, self.asking.card)
        box = self.below_question
        tile = Box(box.left, box.top, 58, 58)
        brush.picture(f"roma/battle-die-{self.asking.roll}", tile)
        words = tr(
            "You rolled a {roll}. {card} defends with {defence}.",
            roll=self.asking.roll,
            card=card_name(self.target),
            defence=self.defence,
        )
        if self.paid is not None:
            words = self._words(self.paid)
        self.paint_note(brush, words, Box(tile.right + 12, box.top, box.width - 70, 58))


class SecondDie(ChoosingADie):
    """Which other die brings its number in victory points."""

    def press_die(self, number: int) -> None:
        if number == self.number:
            self.acting(UseDie(self.state.dice[number]))()
        else:
            super().press_die(number)

    def can_lay_out(self, action: Action) -> bool:
        return isinstance(action, UseDie)

    def lay_out(self, action: Action) -> None:
        assert isinstance(action, UseDie)
        self.choose_die(self.state.dice.index(action.die))

    def why_not_die(self, face: int) -> str | None:
        return self.why_not(UseDie(face))

    def dropped_on(self, point: Point) -> Action | None:
        assert self.number is not None, "a die is held"
        return UseDie(self.state.dice[self.number])

    def die_tip(self, face: int) -> str:
        return ntr("{count} victory point", "{count} victory points", face)

    def widgets(self) -> list[Widget]:
        made: list[Widget] = [self.card_area(self.asking.card)]
        if self.number is None:
            reason = tr("Choose one of your other dice first.")
            made.append(self.not_yet(tr("Use a die"), UseDie, reason))
        else:
            face = self.state.dice[self.number]
            made.append(self.primary(tr("Use the {die}", die=face), UseDie(face)))
        return [*made, *self.decline()]

    def paint(self, brush: Brush) -> None:
        self.paint_question(brush)
        helped = forum_words(self.state, self.asking.place)
        if self.number is not None:
            words = self.prospect_words(UseDie(self.state.dice[self.number]))
            helped = [words] if words else helped
        self.paint_note(brush, "\n".join(helped), self.below_question)


class ExtraDie(SecondDie):
    """Whether one more die is used: added to a roll, or as a Forum's third."""

    @property
    def _is_battle(self) -> bool:
        return self.asking.target != EMPTY

    def die_tip(self, face: int) -> str:
        return self._count(face) if self._is_battle else super().die_tip(face)

    def _so_far(self) -> str:
        """What the Forum brings without the third die."""
        helped = forum_help(self.state, self.seat, self.asking.place)
        points = victory_points(self.asking.spent + helped.points)
        return tr("Without it, you gain {points}.", points=points)

    def _count(self, added: int) -> str:
        """What the roll comes to with that die."""
        strength = self.asking.roll + added
        values = {"strength": strength, "defence": self.defence}
        if strength >= self.defence:
            return tr("{strength} against {defence}: you win the battle.", **values)
        if not added:
            return tr("So far {strength} against {defence}: not enough.", **values)
        return tr("{strength} against {defence}: you lose the battle.", **values)

    def paint(self, brush: Brush) -> None:
        if not self._is_battle:
            self.paint_question(brush)
            words = self._so_far()
            if self.number is not None:
                words = self.prospect_words(UseDie(self.state.dice[self.number]))
            self.paint_note(brush, words, self.below_question)
            return
        self.paint_question(brush)
        box = self.below_question
        tile = Box(box.left, box.top, 58, 58)
        brush.picture(f"roma/battle-die-{self.asking.roll}", tile)
        added = 0 if self.number is None else self.state.dice[self.number]
        words = tr("You rolled a {roll}.", roll=self.asking.roll) + "\n" + self._count(added)
        self.paint_note(brush, words, Box(tile.right + 12, box.top, box.width - 70, box.height))
