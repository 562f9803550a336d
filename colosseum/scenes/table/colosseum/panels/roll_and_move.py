"""Phase 4, step 1: the dice, and the nobles they move."""

from collections.abc import Callable
from functools import partial
from typing import Final

from colosseum.rules.colosseum.actions import Move, Pass
from colosseum.rules.colosseum.actions import Roll as RollAction
from colosseum.rules.colosseum.board import BOTH_DICE
from colosseum.rules.colosseum.data import NOBLES, RULES, Noble
from colosseum.rules.colosseum.display_names import face_words
from colosseum.scenes.table.colosseum.layout import TALL_PANEL
from colosseum.scenes.table.colosseum.panels.decision_panel import BUTTONS, Deciding
from colosseum.scenes.table.colosseum.panels.forgoing import forgoing
from colosseum.scenes.table.colosseum.panels.noble_dragging import NobleCarrier, NobleDragging
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
from colosseum.scenes.table.colosseum.panels.parts import info, info_fits, label
from colosseum.scenes.table.colosseum.panels.spectator_count import paint_count
from colosseum.scenes.table.colosseum.pieces import paint_dice
from colosseum.scenes.table.colosseum.planned_event import Staging, best_staging
from colosseum.scenes.table.colosseum.translated_names import noble_names
from colosseum.scenes.table.colosseum.type_aliases import Table
from colosseum.scenes.table.panel import chooser
from colosseum.tutor.colosseum.marks import Choice, Die
from colosseum.widgets.brush import Brush
from colosseum.widgets.button import Button, Kind
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import column
from colosseum.widgets.theme import BODY, SMALL
from colosseum.widgets.widget import Widget
from colosseum.words.translation import ntr, ptr, tr

_ROLLED: Final = 150.0
"""How far down the button for rolling reaches."""
_LEFT_TO_PRODUCING: Final = 128.0
"""How far above the foot an event's medals and buttons begin."""


class Roll(Deciding):
    box = TALL_PANEL

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.outlook = best_staging(self.state)
        """The best event with the nobles where they are."""

    @property
    def buttons_box(self) -> Box:
        """Right below the dice: at the foot, an event would be produced by a later press."""
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
        passing, best = self.passing(tr("No event"), Pass(), tip=tip), self.outlook
        if best is not None and best.score is not None:
            passing.on_press = forgoing(self, best.programme, best.score.total)
        return [self.primary(words, RollAction()), passing, *self.any_time()]

    def paint(self, brush: Brush) -> None:
        inside = self.inside
        dice = RULES.dice_with_loge if self.me.loge else RULES.dice_without_loge
        paint_dice(brush, Box(inside.left, inside.top - 4, inside.width, 84), [None] * dice)
        top = self.buttons_box.bottom + 9
        if self.outlook is None:
            info(brush, Box(inside.left, top + 7, inside.width, 80), _outlook_words(None))
            return
        line = Box(inside.left, top, inside.width, 40)
        words = _outlook_words(self.outlook)
        brush.text(words, line, BODY.but(size=17), lines=2, where="outlook")
        count = Box(line.left, line.bottom, line.width, self.links_box.top - line.bottom)
        paint_count(brush, count, self.outlook, self.me.best)


def _outlook_words(best: Staging | None) -> str:
    """What the best event would draw with the nobles where they are."""
    if best is None or best.score is None:
        return tr("You cannot produce an event yet, but a noble could still earn you a medal.")
    return ntr(
        "As things stand, **{programme}** draws {count} spectator.",
        "As things stand, **{programme}** draws {count} spectators.",
        best.score.total,
        programme=best.programme.name,
    )


class MoveNoble(Deciding):
    """Choose a die or both, a noble, and where he goes."""

    box = TALL_PANEL

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        moves = [move for move in table.game.choices().actions if isinstance(move, Move)]
        self.steps = [noble_move(self.state, move) for move in moves]
        best = max(self.steps, key=lambda found: found.value)
        assert isinstance(best.walk, Move)
        self.noble = best.walk.noble
        self.die = best.walk.die
        self.outlook = best_staging(self.state)
        self._dragging = NobleDragging(table, NobleCarrier(self, self._take, self._reached_by))

    @property
    def title(self) -> str:
        return ptr("title of a panel", "Move a noble")

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

    def _reached_by(self, noble: Noble) -> list[NobleMove]:
        """Every move of the noble, those with the chosen die first; one to each square."""
        moves = [found for found in self.steps if found.walk.noble is noble]
        moves.sort(key=lambda found: _die(found) != self.die)
        return list({found.square: found for found in reversed(moves)}.values())

    def _take(self, noble: Noble) -> None:
        self.noble = noble

    def _choose_noble(self, noble: Noble) -> Callable[[], None]:
        return chooser(partial(self._take, noble), self.table)

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
                chosen = (noble, die) == (self.noble, self.die)
                only = walks[0] if chosen and len(walks) == 1 else None
                made.append(
                    Outcome(
                        f"outcome {noble} {die}",
                        outcome_box(self._outcomes_box, number, noble),
                        walks,
                        self._choose(noble, die),
                        self.table.seats,
                        move=self.acting(only.walk) if only is not None else None,
                        chosen=chosen,
                        symbols=symbols,
                    )
                )
        return made

    def _step_boxes(self) -> list[Box]:
        """Where the destinations go: below where the dice were rolled, above an event's medals."""
        inside = self.inside
        top = max(self._outcomes_box.bottom + 12, inside.top + _ROLLED)
        room = Box(inside.left, top, inside.width, inside.bottom - _LEFT_TO_PRODUCING - top)
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
        tip = tr("Move one noble by this die: {face}.", face=face_words(face))
        return "", f"die-{face + 1}", tip

    def on_board(self) -> list[Widget]:
        names = self.table.game.seats
        nobles = noble_spots(
            self.state, self.noble, self._choose_noble, self._disabled(), self._dragging
        )
        carried = self._dragging.carried
        shown = self._shown() if carried is None else self._reached_by(carried)
        goals = [spot(self.state, found, names, self.acting(found.walk)) for found in shown]
        return [*nobles, *goals]

    def paint(self, brush: Brush) -> None:
        corner = Box(self.inside.left, self._outcomes_box.top, DICE, HEAD)
        label(brush, tr("brings"), corner, SMALL.but(align="centre"))
        top = self._step_boxes()[-1].bottom + 12
        high = min(132, self.links_box.top - 12 - top)
        place = Box(self.inside.left, top, self.inside.width, high)
        words = [self.task, self._present(), _outlook_words(self.outlook)]
        choices = ["\n".join(some) for some in (words, words[1:])]
        fitting = (it for it in choices if info_fits(brush, place, it, lines=6))
        info(brush, place, next(fitting, words[1]), lines=6)

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
