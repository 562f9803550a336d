"""A card asks for a die of the tray: one presses it, takes it by its key, or drags it there."""

from functools import partial

from colosseum.rules.kernel import Action
from colosseum.rules.roma.data import EMPTY
from colosseum.scenes.parts.keys import Binding
from colosseum.scenes.table.panel import chooser
from colosseum.scenes.table.roma import board, layout
from colosseum.scenes.table.roma.dice_tray import DIE
from colosseum.scenes.table.roma.panels.answering import Answering
from colosseum.scenes.table.roma.panels.decision_panel import DICE
from colosseum.scenes.table.roma.panels.dragging import Dragging, die_piece, tray_places
from colosseum.scenes.table.roma.piece_keys import Piece, TrayDie
from colosseum.scenes.table.roma.type_aliases import Table
from colosseum.widgets.brush import Brush
from colosseum.widgets.motion import Point
from colosseum.widgets.widget import Widget


class ChoosingADie(Answering):
    """The dice are dragged onto the card that asks, its symbol, its target, or the panel."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.number: int | None = None
        """The die that is chosen, by its number in the tray."""
        self._dragging = Dragging(table, self)

    # What each question says for itself

    def choose_die(self, number: int) -> None:
        self.number = number
        self.table.light(self.pieces)

    def press_die(self, number: int) -> None:
        """What a press on a die does, or its key."""
        self.choose_die(number)
        self.table.rebuild()

    def die_tip(self, face: int) -> str:
        return ""

    def why_not_die(self, face: int) -> str | None:
        return None

    def dropped_on(self, point: Point) -> Action | None:
        """What the die that is held would do there; nothing if more is to be chosen."""
        return None

    # The tray

    @property
    def pieces(self) -> tuple[Piece, ...]:
        return () if self.number is None else (TrayDie(self.number),)

    def shortcuts(self) -> list[Binding]:
        return [
            (DICE.only(place), chooser(partial(self.choose_die, number), self.table))
            for number, place in enumerate(tray_places(self.table))
        ]

    def on_board(self) -> list[Widget]:
        places = tray_places(self.table)
        return [
            die_piece(
                number,
                self.state.dice,
                places[number],
                partial(self.press_die, number),
                tip=self.die_tip(face),
                is_chosen=number == self.number,
                disabled_because=self.why_not_die(face),
                dragging=self._dragging,
                is_asked_for=True,
            )
            for number, face in enumerate(self.state.dice)
        ]

    # Dragging

    def takes_at(self, point: Point) -> bool:
        """Whether a die can be dropped there."""
        place, target = self.asking.place, self.asking.target
        return (
            self.box.collidepoint(point)
            or layout.symbol_at(point, each=len(self.state.piles) > 1) == place
            or (target != EMPTY and layout.their_place_at(point) == target)
        )

    def lift(self, piece: Piece) -> None:
        self.choose_die(piece.number)
        self.table.rebuild()

    def hold_over(self, point: Point) -> None:
        """The panel shows what it would do as soon as it is lifted."""

    def drop(self, point: Point) -> bool:
        action = self.dropped_on(point) if self.takes_at(point) else None
        if action is None or not self.prospect(action).is_wanted:
            return False
        self.acting(action, point)()
        return True

    def put_down(self) -> None:
        self.table.light(self.pieces)
        self.table.rebuild()

    def paint_carried(self, brush: Brush, point: Point) -> None:
        if self.number is not None:
            face = self.state.dice[self.number]
            board.paint_die(brush, face, point, DIE * 0.8, self.table.seats[self.seat].colour)
