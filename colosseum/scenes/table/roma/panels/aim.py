"""A target chosen before its card is activated: it is attacked without another question."""

from dataclasses import dataclass

from colosseum.rules.kernel import Action
from colosseum.rules.roma.actions import Choose
from colosseum.rules.roma.data import Place
from colosseum.rules.roma.decision_kinds import DecisionKind
from colosseum.scenes.table.roma.type_aliases import Table


@dataclass(frozen=True, slots=True)
class _Aim:
    place: Place
    actions: int
    """How many actions will have been taken when the card asks; later it no longer counts."""


def take_aim(table: Table, place: Place) -> None:
    """Remember the target of the card that is activated next."""
    table.standing_orders[table.game.state.seat] = _Aim(place, len(table.records) + 1)


def aimed(table: Table) -> Action | None:
    """The answer to a card that asks what to attack, if it was given in advance."""
    state = table.game.state
    order = table.standing_orders.get(state.seat)
    if state.step != DecisionKind.TARGET or not isinstance(order, _Aim):
        return None
    return Choose(order.place) if order.actions == len(table.records) else None
