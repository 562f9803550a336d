"""Pictures for the rulebook: every card, by its key."""

from colosseum.rules.roma.data import RULES
from colosseum.scenes.table.roma.cards import paint_card
from colosseum.scenes.table.roma.layout import CARD
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.layout import centred


def illustrate(brush: Brush, name: str, box: Box) -> None:
    """Draw the card of that key in the middle of the box, as large as fits."""
    size = min(box.width / CARD[0], box.height / CARD[1])
    paint_card(brush, RULES.number(name), centred(box.center, CARD[0] * size, CARD[1] * size))
