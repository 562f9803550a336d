"""Phase 2: rolling dice again, where a triple or a card allows it."""

from collections.abc import Callable
from functools import partial
from typing import Final

from colosseum.rules.kernel import Action
from colosseum.rules.roma.actions import KEEP_DICE, REROLL_TRIPLE, Reroll
from colosseum.rules.roma.cards import CARDS
from colosseum.rules.roma.data import EMPTY
from colosseum.scenes.parts.keys import Binding
from colosseum.scenes.table.panel import chooser
from colosseum.scenes.table.roma import board
from colosseum.scenes.table.roma.card_faces import paint_name
from colosseum.scenes.table.roma.cards import paint_small
from colosseum.scenes.table.roma.panels.decision_panel import DICE, Deciding, numbers_of
from colosseum.scenes.table.roma.panels.dragging import die_piece, tray_places
from colosseum.scenes.table.roma.piece_keys import Piece, TrayDie
from colosseum.scenes.table.roma.type_aliases import Table
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Kind
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import centred, row
from colosseum.widgets.theme import GOLD, GOLD_LIGHT, STONE_DARK, STRONG, UMBER_LIGHT
from colosseum.widgets.widget import Area, Look, Widget
from colosseum.words.translation import tr

_NOTE: Final = 76.0
_DIE_HIGH: Final = 156.0


class RollAgain(Deciding):
    """Dice to roll again are chosen in the tray or in the panel."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.chosen: tuple[int, ...] = ()

    @property
    def title(self) -> str:
        return tr("Roll again?")

    def _switch(self, number: int) -> Callable[[], None]:
        def switch() -> None:
            if number in self.chosen:
                self.chosen = tuple(it for it in self.chosen if it != number)
            else:
                self.chosen = tuple(sorted((*self.chosen, number)))
            self._light()

        return chooser(switch, self.table)

    def can_lay_out(self, action: Action) -> bool:
        return isinstance(action, Reroll)

    def lay_out(self, action: Action) -> None:
        assert isinstance(action, Reroll)
        self.chosen = numbers_of(action.dice, self.state.dice)
        self._light()

    def _light(self) -> None:
        self.table.light(self.pieces)

    @property
    def pieces(self) -> tuple[Piece, ...]:
        return tuple(map(TrayDie, self.chosen))

    @property
    def dice(self) -> tuple[int, ...]:
        return tuple(self.state.dice[number] for number in self.chosen)

    @property
    def _has_card(self) -> bool:
        """Whether a card lets its player roll dice of choice."""
        return self.state.rerolls > 0

    def on_board(self) -> list[Widget]:
        if not self._has_card:
            return []
        places = tray_places(self.table)
        return [
            die_piece(
                number,
                self.state.dice,
                places[number],
                self._switch(number),
                tip=tr("Choose the dice to roll again."),
                is_switch=True,
                is_asked_for=number not in self.chosen,
            )
            for number in range(len(self.state.dice))
        ]

    def widgets(self) -> list[Widget]:
        """To keep is on the left, to roll on the right: nothing else is ever decided there."""
        left, right = row(self.pair_box, 2, 10)
        is_triple = self.why_not(REROLL_TRIPLE) is None
        words = tr("Keep the dice")
        made: list[Widget] = [self.plain("keep", left, words, KEEP_DICE, is_way_out=True)]
        if self._has_card:
            words = tr("Roll these again")
            if self.dice:
                action = Reroll(self.dice)
                made.append(self.plain("do", right, words, action, kind=Kind.PRIMARY))
            else:
                reason = tr("First choose the dice to roll again.")
                made.append(self.not_yet(words, Reroll, reason, right))
        if is_triple:
            box = self.primary_box if self._has_card else right
            made.append(self.plain("triple", box, tr("Roll the triple"), REROLL_TRIPLE))
        return [*made, *self._dice_in_panel()]

    def shortcuts(self) -> list[Binding]:
        places = enumerate(tray_places(self.table) if self._has_card else ())
        return [(DICE.only(place), self._switch(number)) for number, place in places]

    def paint(self, brush: Brush) -> None:
        inside = self.inside
        words = [self.question]
        if self._has_card:
            words.append(tr("Fons Bacchi lets you roll any of them once more."))
        note = Box(inside.left, inside.top, inside.width, _NOTE)
        self.paint_note(brush, "\n".join(words), note)

    def _dice_in_panel(self) -> list[Widget]:
        """Each die with the card that it can activate; pressed, it is chosen as in the tray."""
        inside = self.inside
        across = Box(inside.left, inside.top + _NOTE + 8, inside.width, _DIE_HIGH)
        dice = [
            Area(
                f"roll-die-{number}",
                place,
                partial(self._paint_die, number, place),
                on_press=self._switch(number) if self._has_card else None,
            )
            for number, place in enumerate(row(across, len(self.state.dice), 10))
        ]
        for number, die in enumerate(dice):
            die.is_switch, die.is_alike, die.chosen = True, True, number in self.chosen
            face = self.state.dice[number]
            die.spoken = tr("Die {number}: {card}", number=face, card=self._name_beside(face))
        return [*dice]

    def _activates(self, die: int) -> bool:
        card = self.state.sides[self.seat][die]
        return card != EMPTY and not CARDS[card].is_always_on

    def _name_beside(self, die: int) -> str:
        """The card that the die can activate."""
        if not self._activates(die):
            return tr("nothing")
        return CARDS[self.state.sides[self.seat][die]].name

    def _paint_die(self, number: int, box: Box, brush: Brush, look: Look) -> None:
        die = self.state.dice[number]
        middle = (box.centerx, box.top + 30)
        if number in self.chosen or (look.lit and self._has_card):
            edge = GOLD if number in self.chosen else STONE_DARK
            brush.slab(centred(middle, 60), GOLD_LIGHT, radius=13, edge=edge, edge_width=2)
        board.paint_die(brush, die, middle, 50, self.table.seats[self.seat].colour)
        card = self.state.sides[self.seat][die]
        tile = Box(box.centerx - 30, box.top + 68, 60, 60)
        if self._activates(die):
            paint_small(brush, card, tile)
        else:
            board.paint_dashed(brush, tile, UMBER_LIGHT, 2)
        name = self._name_beside(die)
        style = STRONG.but(size=16, align="centre")
        below = Box(box.left, tile.bottom + 3, box.width, 22)
        paint_name(brush, name, below, style, grows=True)
