"""What is on its way at Roma's table, and so not where it was.

Motions lift pieces; what they put down is shown with the event. A piece that a person has chosen or
dropped starts from where it is.
"""

from typing import Protocol

from colosseum.rules.kernel import SeatIndex
from colosseum.rules.roma.data import CardNumber, Place
from colosseum.scenes.table.roma import layout
from colosseum.scenes.table.roma.piece_keys import Carried, HeldCard, Picked, Piece, TrayDie
from colosseum.scenes.table.roma.turn_so_far import TurnSoFar
from colosseum.scenes.table.roma.type_aliases import Table
from colosseum.widgets.motion import Point


class Around(Protocol):
    """What it asks of the display."""

    table: Table | None
    turn: TurnSoFar

    @property
    def hand(self) -> tuple[CardNumber, ...]: ...

    def changed(self) -> None:
        """Something looks different."""


class MovingPieces:
    """The pieces in the air, for one display."""

    def __init__(self, display: Around) -> None:
        self._display = display
        self._picked = Picked()
        self._hand: tuple[CardNumber, ...] = ()
        """The hand as it was when the current action began."""
        self.card: tuple[SeatIndex, Place] | None = None
        """A place whose card is on its way."""
        self.dice: frozenset[int] = frozenset()
        """Places of the tray whose dice are in the air."""
        self.held: int | None = None
        """A card of the hand that is on its way."""
        self.battle_die = False

    def pick_up(self) -> None:
        """Remember which of several equal pieces was chosen, and where it was dropped."""
        display = self._display
        self.forget()
        if display.table is None:
            return
        self._picked = display.table.drafts.find(Picked) or self._picked
        display.table.drafts.keep(Picked())
        self._hand = display.hand
        unused = display.turn.unused
        dice = [it.number for it in self._picked.pieces if isinstance(it, TrayDie)]
        display.turn.picked = tuple(unused[number] for number in dice if number < len(unused))

    def forget(self) -> None:
        """No action is under way."""
        self._picked, self._hand = Picked(), ()

    @property
    def carried(self) -> Piece | None:
        """What follows the pointer."""
        table = self._display.table
        found = None if table is None else table.drafts.find(Carried)
        return None if found is None else found.piece

    @property
    def dropped(self) -> Point | None:
        """Where the piece was dropped that the current action is done with."""
        return self._picked.dropped

    @property
    def resting(self) -> tuple[int, Point] | None:
        """A card of the hand, by its number, that stays where it was dropped until it moves on.

        Before it is laid it is paid for, and a card that was there is discarded.
        """
        has_left = self.held is not None or self._display.hand != self._hand
        numbers = [it.number for it in self._picked.pieces if isinstance(it, HeldCard)]
        if self.dropped is None or has_left or len(numbers) != 1:
            return None
        return numbers[0], self.dropped

    def land(self) -> None:
        """The event is shown: nothing is in the air."""
        self.card, self.dice, self.held, self.battle_die = None, frozenset(), None, False

    # What motions lift

    def lift_dice(self, places: frozenset[int]) -> None:
        self.dice = places
        self._display.changed()

    def lift_die(self, die: int) -> Point:
        """A die leaves the tray; from where."""
        place = self._display.turn.place_of(die)
        if place is None:
            return layout.TRAY.center
        self.lift_dice(frozenset({place}))
        return self.dropped or layout.die_place(place)

    def held_at(self, card: CardNumber) -> Point:
        """Where a card of the hand starts from."""
        number = self._number_of(card)
        if self.dropped is not None:
            return self.dropped
        if number is None:
            return layout.NO_CARDS.center
        return layout.held_place(number, len(self._display.hand))[:2]

    def _number_of(self, card: CardNumber) -> int | None:
        """The card's number in the fan: the one picked, if it is this card."""
        hand = self._display.hand
        for piece in self._picked.pieces:
            is_held = isinstance(piece, HeldCard) and piece.number < len(hand)
            if is_held and hand[piece.number] == card:
                return piece.number
        return hand.index(card) if card in hand else None

    def lift_held(self, card: CardNumber) -> None:
        self.held = self._number_of(card)
        self._display.changed()

    def lift_battle_die(self) -> None:
        self.battle_die = True
        self._display.changed()

    def lift_card(self, seat: SeatIndex, place: Place) -> None:
        self.card = (seat, place)
        self._display.changed()
