"""The opponent's hand: backs of cards, and what one knows of them."""

from colosseum.rules.kernel import SeatIndex
from colosseum.rules.roma.data import HIDDEN
from colosseum.rules.roma.display_names import card_names
from colosseum.rules.roma.state import Cards
from colosseum.scenes.table.roma import layout
from colosseum.scenes.table.roma.cards import paint_back, paint_small
from colosseum.tutor.roma.marks import Hand
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import centred
from colosseum.widgets.theme import INK
from colosseum.widgets.widget import Area, Look, Widget
from colosseum.words.translation import ntr, tr

_KNOWN: float = 26.0


def their_hand(
    hand: Cards, known: Cards, seat: SeatIndex, name: str, *, is_face_down: bool
) -> Widget:
    """Its cards as they are seen: HIDDEN, or known by name.

    While cards are laid face down, those that one knows may be among them (ROM-30).
    """
    count = len(hand)
    tip = ntr("{name} has {count} card.", "{name} has {count} cards.", count, name=name)
    if known and is_face_down:
        tip += "\n" + tr(
            "You gave {name} {cards}: still in hand, or laid face down.",
            name=name,
            cards=card_names(known),
        )
    elif known:
        tip += "\n" + tr("You know: {cards}", cards=card_names(known))

    def paint(brush: Brush, look: Look) -> None:
        for number, card in enumerate(hand):
            at = layout.their_card(number, count)
            paint_back(brush, at)
            if card != HIDDEN:
                sign = centred((at[0], 73), _KNOWN)
                brush.slab(sign.inflate(4, 4), INK, radius=5)
                paint_small(brush, card, sign)

    first, last = layout.their_card(0, count), layout.their_card(count - 1, count)
    box = Box(first[0] - 40, 58, last[0] - first[0] + 80, 34) if count else layout.NO_BACKS
    return Area("their-hand", box, paint, tip=tip, about=(Hand(seat),))
