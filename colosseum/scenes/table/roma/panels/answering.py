"""A card acts and asks: what all its questions share."""

from colosseum.rules.kernel import Action
from colosseum.rules.roma.actions import (
    DECLINE,
)
from colosseum.rules.roma.cards.defence import defence
from colosseum.rules.roma.data import CardNumber
from colosseum.rules.roma.display_names import card_name
from colosseum.rules.roma.state import Activation
from colosseum.scenes.table.roma.panels.decision_panel import (
    Deciding,
    paint_label,
)
from colosseum.scenes.table.roma.type_aliases import Table
from colosseum.widgets.brush import Brush
from colosseum.widgets.design_units import Box
from colosseum.widgets.theme import INK
from colosseum.widgets.widget import Widget
from colosseum.words.translation import tr


class Answering(Deciding):
    """A card acts and asks."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.options: tuple[Action, ...] = table.game.choices().actions

    @property
    def asking(self) -> Activation:
        assert self.state.activation is not None
        return self.state.activation

    @property
    def target(self) -> CardNumber:
        """The card under attack."""
        return self.state.sides[1 - self.seat][self.asking.target]

    @property
    def defence(self) -> int:
        """Its defence, with all that changes it."""
        return defence(self.state, 1 - self.seat, self.asking.target)

    @property
    def card_shown(self) -> CardNumber:
        """The card whose words are to be read."""
        return self.asking.card

    @property
    def title(self) -> str:
        return card_name(self.asking.card)

    def decline(self) -> list[Widget]:
        """The way out, where the card says “may”."""
        if DECLINE not in self.options:
            return []
        return [self.plain("decline", self.way_out, tr("Decline"), DECLINE, is_way_out=True)]

    def paint_question(self, brush: Brush) -> None:
        self.paint_card_box(brush, self.card_shown)
        label = Box(self.inside.left, self.card_box.bottom + 10, self.inside.width, 40)
        paint_label(brush, self.question, label, INK)

    @property
    def below_question(self) -> Box:
        """The room for choices."""
        top = self.card_box.bottom + 56
        return Box(self.inside.left, top, self.inside.width, self.primary_box.top - 10 - top)
