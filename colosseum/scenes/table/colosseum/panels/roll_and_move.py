"""Phase 4, step 1: the dice, and the nobles they move."""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from colosseum.rules.colosseum.actions import Move, Pass
from colosseum.rules.colosseum.actions import Roll as RollAction
from colosseum.rules.colosseum.board import BOTH_DICE
from colosseum.rules.colosseum.data import NOBLES, RULES, Asset, Noble, Programme
from colosseum.rules.colosseum.notation import face_name
from colosseum.rules.colosseum.producing import producible
from colosseum.rules.colosseum.prospects import best_cast
from colosseum.rules.colosseum.scoring import Score, count
from colosseum.scenes.parts.icon_words import (
    ON_LIGHT,
    Strong,
    filled,
    paint_block,
    set_in_lines,
)
from colosseum.scenes.table.colosseum.panels.decision_panel import BUTTONS, Deciding
from colosseum.scenes.table.colosseum.panels.forgoing import forgoing
from colosseum.scenes.table.colosseum.panels.noble_moves import (
    NobleMove,
    NobleMoveButton,
    noble_buttons,
    noble_move,
    noble_spots,
    spot,
)
from colosseum.scenes.table.colosseum.panels.noble_outcomes import (
    DICE,
    HEAD,
    Outcome,
    die_box,
    noble_line,
    outcome_box,
    table_height,
)
from colosseum.scenes.table.colosseum.panels.parts import info, label
from colosseum.scenes.table.colosseum.pieces import paint_dice
from colosseum.scenes.table.colosseum.telling_parts import count_parts
from colosseum.scenes.table.colosseum.translated_names import noble_names
from colosseum.scenes.table.colosseum.type_aliases import Table
from colosseum.scenes.table.panel import chooser
from colosseum.tutor.colosseum.marks import Choice, Die
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button, Kind
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import column
from colosseum.widgets.theme import PAPER, SMALL, STONE_DARK
from colosseum.widgets.widget import Widget
from colosseum.words.translation import ntr, say, tr

_ROLLED: Final = 150.0
"""How far down the button for rolling reaches."""
_OUTLOOK: Final = replace(ON_LIGHT, size=17.0, icon=24.0, pitch=29.0)


class Roll(Deciding):
    @property
    def buttons_box(self) -> Box:
        """Right below the dice: at the foot, nobles would be moved by the next press."""
        inside = self.inside
        return Box(inside.left, inside.top + _ROLLED - BUTTONS - 8, inside.width, BUTTONS)

    @property
    def title(self) -> str:
        return tr("Roll for the nobles")

    @property
    def note(self) -> str:
        return tr("two dice") if self.me.loge else tr("one die")

    def widgets(self) -> list[Widget]:
        words = tr("Roll the dice") if self.me.loge else tr("Roll the die")
        tip = tr("Skip your roll and your event this turn: no spectators and no coins.")
        passing, best = self.passing(tr("Pass"), Pass(), tip=tip), self._best_event()
        if best is not None:
            programme, _, score = best
            passing.on_press = forgoing(self, programme, score.total)
        return [self.primary(words, RollAction()), passing, *self.any_time()]

    def paint(self, brush: Brush) -> None:
        inside = self.inside
        dice = RULES.dice_with_loge if self.me.loge else RULES.dice_without_loge
        paint_dice(brush, Box(inside.left, inside.top - 4, inside.width, 84), [None] * dice)
        outlook = Box(inside.left, self.buttons_box.bottom + 16, inside.width, 112)
        best = self._best_event()
        if best is None or not self._paint_outlook(brush, outlook, *best):
            info(brush, outlook, self._outlook(best), lines=3)

    def _best_event(self) -> tuple[Programme, tuple[Asset, ...], Score] | None:
        """The best event with the nobles where they are: its programme, cast and count."""
        found = []
        for programme in producible(self.state, self.seat):
            tokens, jokers = best_cast(self.me.tokens, programme)
            score = count(self.state, self.seat, programme, tokens, len(jokers), 0)
            found.append((programme, tokens + (Asset.JOKER,) * len(jokers), score))
        return max(found, key=lambda event: event[2].total, default=None)

    def _outlook(self, best: tuple[Programme, tuple[Asset, ...], Score] | None) -> str:
        if best is None:
            return tr("You cannot produce an event yet, but a noble could still earn you a medal.")
        programme, _, score = best
        return ntr(
            "As things stand, **{programme}** draws {count} spectator.",
            "As things stand, **{programme}** draws {count} spectators.",
            score.total,
            programme=programme.name,
        )

    def _paint_outlook(
        self, brush: Brush, box: Box, programme: Programme, cast: tuple[Asset, ...], score: Score
    ) -> bool:
        """Paint the same in words and icons; False if there is no room for both."""
        words = filled(
            "As things stand, {programme} draws {count} spectator:",
            "As things stand, {programme} draws {count} spectators:",
            programme=Strong(say(programme.name)),
            number=score.total,
            count=Strong(str(score.total)),
        )
        room = box.inflate(-22, -8)
        width = round(room.width, 1)
        blocks = [
            set_in_lines(parts, (), width, _OUTLOOK, self.table.window.screen)
            for parts in (words, count_parts(score, cast))
        ]
        high = sum(block.height for block in blocks)
        if high > room.height:
            return False
        brush.slab(box, PAPER, radius=8, edge=STONE_DARK, edge_width=1.5)
        top = room.centery - high / 2
        for block in blocks:
            paint_block(brush, block, (room.left, top), _OUTLOOK, symbols=True)
            top += block.height
        return True


class MoveNoble(Deciding):
    """Choose a die or both, a noble, and where he goes."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        moves = [move for move in table.game.choices().actions if isinstance(move, Move)]
        self.steps = [noble_move(self.state, move) for move in moves]
        best = max(self.steps, key=lambda found: found.value)
        assert isinstance(best.walk, Move)
        self.noble = best.walk.noble
        self.die = best.walk.die

    @property
    def title(self) -> str:
        return tr("Move a noble")

    @property
    def note(self) -> str:
        roll = self.state.roll
        if len(roll) == 1:
            return ""
        return tr("second die") if self.state.spent else tr("two dice")

    @property
    def task(self) -> str:
        if len(self.state.roll) == 1:
            return tr("Move one noble clockwise with your die.")
        if self.state.spent:
            return tr("Move another noble clockwise with your other die.")
        return super().task

    def _dice(self) -> list[int]:
        """The dice still to use, including both at once; only the first of two equal ones."""
        dice = list(dict.fromkeys(_die(found) for found in self.steps))
        roll = self.state.roll
        is_double = len(set(roll)) < len(roll)
        return [die for die in dice if die != 2 or not (is_double and 1 in dice)]

    def _shown(self) -> list[NobleMove]:
        return [
            found
            for found in self.steps
            if found.walk.noble is self.noble and _die(found) == self.die
        ]

    def _choose_noble(self, noble: Noble) -> Callable[[], None]:
        def chosen() -> None:
            self.noble = noble

        return chooser(chosen, self.table)

    def _choose_die(self, die: int) -> Callable[[], None]:
        def chosen() -> None:
            self.die = die

        return chooser(chosen, self.table)

    def _choose(self, noble: Noble, die: int) -> Callable[[], None]:
        def chosen() -> None:
            self.noble, self.die = noble, die

        return chooser(chosen, self.table)

    def _disabled(self) -> dict[Noble, str]:
        if self.state.moved is None:
            return {}
        return {self.state.moved: tr("The second die must move another noble.")}

    # What can be pressed

    def widgets(self) -> list[Widget]:
        made = self._die_chips()
        line = noble_line(self._outcomes_box)
        made += noble_buttons(self.state, line, self.noble, self._choose_noble, self._disabled())
        made += self._outcomes()
        names = self.table.game.seats
        for found, box in zip(self._shown(), self._step_boxes(), strict=True):
            made.append(NobleMoveButton(found, box, self.acting(found.walk), names))
        return [*made, *self.any_time()]

    @property
    def _outcomes_box(self) -> Box:
        """The table of what each noble would bring with each die."""
        inside = self.inside
        return Box(inside.left, inside.top - 6, inside.width, table_height(len(self._dice())))

    def _outcomes(self) -> list[Widget]:
        made: list[Widget] = []
        symbols = self.table.window.settings.symbols
        for number, die in enumerate(self._dice()):
            for noble in NOBLES:
                walks = [it for it in self.steps if it.walk.noble is noble and _die(it) == die]
                if not walks:
                    continue
                made.append(
                    Outcome(
                        f"outcome {noble} {die}",
                        outcome_box(self._outcomes_box, number, noble),
                        walks,
                        self._choose(noble, die),
                        self.table.seats,
                        chosen=(noble, die) == (self.noble, self.die),
                        symbols=symbols,
                    )
                )
        return made

    def _step_boxes(self) -> list[Box]:
        """Where the destinations go in the panel: below where the dice were rolled."""
        top = max(self._outcomes_box.bottom + 12, self.inside.top + _ROLLED)
        room = Box(self.inside.left, top, self.inside.width, self.links_box.top - 12 - top)
        return column(room, len(self._shown()), 6, tallest=40)

    def _die_chips(self) -> list[Widget]:
        made: list[Widget] = []
        dice = self._dice()
        for number, die in enumerate(dice):
            words, picture, tip = self._die_words(die)
            made.append(
                Button(
                    f"die {die}",
                    die_box(self._outcomes_box, number),
                    words,
                    self._choose_die(die),
                    kind=Kind.CHIP,
                    picture=picture,
                    chosen=die == self.die and len(dice) > 1,
                    tip=tip,
                    about=(Choice(Die(die)),),
                )
            )
        return made

    def _die_words(self, die: int) -> tuple[str, str, str]:
        """The words, the picture and the tooltip of a chip for a die or both."""
        roll = self.state.roll
        if die == BOTH_DICE:
            sums = sorted({abs(found.walk.squares) for found in self.steps if _die(found) == die})
            span = str(sums[0]) if len(sums) == 1 else f"{sums[0]}–{sums[-1]}"
            return f"= {span}", "", tr("Move one noble by the sum, in a single move.")
        face = roll[die - 1]
        tip = tr("Move one noble by this die: {face}.", face=face_name(face))
        return "", f"die-{face + 1}", tip

    def on_board(self) -> list[Widget]:
        names = self.table.game.seats
        nobles = noble_spots(self.state, self.noble, self._choose_noble, self._disabled())
        goals = [spot(self.state, found, names, self.acting(found.walk)) for found in self._shown()]
        return [*nobles, *goals]

    def paint(self, brush: Brush) -> None:
        corner = Box(self.inside.left, self._outcomes_box.top, DICE, HEAD)
        label(brush, tr("brings"), corner, SMALL.but(align="centre"))
        above = self._outcomes_box.bottom + 6
        has_gap = self._step_boxes()[0].top - above >= 60
        top = above if has_gap else self._step_boxes()[-1].bottom + 12
        box = Box(self.inside.left, top, self.inside.width, 58)
        if box.bottom < self.links_box.top:
            info(brush, box, self._present())

    def _present(self) -> str:
        state = self.state
        inside = [noble for noble in NOBLES if self.me.holds_square(state.nobles[noble])]
        if not inside:
            return tr("There is no noble in your arena.")
        worth = sum(RULES.noble_spectators[noble] for noble in inside)
        return tr("In your arena: **{nobles}**, +{n}.", nobles=noble_names(inside), n=worth)


def _die(found: NobleMove) -> int:
    assert isinstance(found.walk, Move)
    return found.walk.die
