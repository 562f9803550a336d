"""What would happen, and how battles would go, in words."""

from collections.abc import Iterable
from typing import Final

from colosseum.rules.kernel import Event
from colosseum.rules.roma import Game
from colosseum.rules.roma import events as ev
from colosseum.rules.roma.cards import CARDS
from colosseum.rules.roma.data import RULES
from colosseum.rules.roma.display_names import card_name, symbol_name, victory_points
from colosseum.rules.roma.prospects import Fight
from colosseum.rules.roma.wording import event_words
from colosseum.words.translation import percent, say, tr

_TOLD: Final = (
    ev.PointsGained,
    ev.PointsRemoved,
    ev.CardDiscarded,
    ev.DiceReduced,
    ev.HandDiscarded,
)
"""What is worth saying of what an action would do."""


def told_words(events: Iterable[Event], game: Game) -> str:
    """What would happen, one sentence a line, to the player who decides."""
    return "\n".join(_told(event, game) for event in events if isinstance(event, _TOLD))


def _told(event: Event, game: Game) -> str:
    you = game.state.seat
    match event:
        case ev.PointsGained(seat=seat, points=points, credit=0) if seat == you:
            return tr("You gain {points}.", points=victory_points(points))
        case ev.PointsGained(seat=seat, points=points, credit=credit) if seat == you:
            return tr(
                "You gain {points}, {credit} more than the supply has.",
                points=victory_points(points),
                credit=credit,
            )
        case ev.CardDiscarded(seat=seat, card=card, place=place) if seat == you:
            return tr(
                "Your {card} on {place} is discarded.",
                card=card_name(card),
                place=symbol_name(place),
            )
        case ev.HandDiscarded(seat=seat) if seat == you:
            return tr("You discard your whole hand.")
    return say(event_words(event, game.seats))


def fight_words(fight: Fight) -> str:
    """“Attack Forum (defence 5): 4 or more wins, 50%”."""
    card = CARDS[fight.target]
    values = {"card": card.name, "defence": card.defence, "chance": percent(fight.chance)}
    if fight.needed > RULES.faces:
        return tr("Attack **{card}** (defence {defence}): no roll is enough by itself.", **values)
    if fight.needed <= 1:
        return tr("Attack **{card}** (defence {defence}): every roll wins.", **values)
    if fight.repeats:
        return tr(
            "Attack **{card}** (defence {defence}): {needed} or more in two rolls, **{chance}**",
            needed=fight.needed,
            **values,
        )
    return tr(
        "Attack **{card}** (defence {defence}): {needed} or more, **{chance}**",
        needed=fight.needed,
        **values,
    )
