"""Hints before the first turn: which cards to give, and where to lay the others."""

from typing import Final

from colosseum.rules.roma.cards import CARDS
from colosseum.rules.roma.cards.removals import RemovesOpposite
from colosseum.rules.roma.data import BRIBERY, RULES
from colosseum.rules.roma.decision_kinds import DecisionKind
from colosseum.rules.roma.display_names import (
    beside,
    number_of_cards,
    number_of_places,
    sesterces,
    symbol_name,
    victory_points,
)
from colosseum.tutor.hints import Pressing, Remark, Situation
from colosseum.tutor.roma.hints.situation import Seated, cards_on, situation
from colosseum.tutor.roma.marks import HandCard, PlaceOf, Points
from colosseum.words.sentences import Sentence

_DEAR: Final = 6
"""A price that takes more than one die on Money."""


@situation("keep-the-dearest", "ROM-2", "ROM-7", warns_of=HandCard)
def _dearest(at: Seated) -> Remark | None:
    if not at.decides(DecisionKind.EXCHANGE):
        return None
    dearest = max((CARDS[card] for card in at.hand), key=lambda card: card.price)
    if dearest.price < _DEAR:
        return None
    words = Sentence(
        "{card} costs {price} later, but your first cards are free of charge: keep it.",
        card=dearest.name,
        price=sesterces(dearest.price),
    )
    return words, (HandCard(dearest.number),)


@situation("first-turn-costs-points", "ROM-2", "ROM-4", pressing=Pressing.KNOW)
def _first_turn(at: Seated) -> Remark | None:
    laid = len(at.state.occupied(at.seat))
    if not at.decides(DecisionKind.LAY) or laid:
        return None
    left = len(at.state.places) - len(at.hand)
    words = Sentence(
        "{cards} leave {left} of your {places} empty: they cost you {points} on your first turn, "
        "so fill them soon.",
        cards=number_of_cards(len(at.hand)),
        left=left,
        places=number_of_places(len(at.state.places)),
        points=victory_points(left),
    )
    return words, (Points(at.seat),)


@situation("always-on-beside-bribery", "ROM-17", "ROM-9", urges=PlaceOf)
def _always_on(at: Seated) -> Remark | None:
    free = at.state.free_places(at.seat)
    if not at.decides(DecisionKind.LAY) or BRIBERY not in free:
        return None
    for number in at.hand:
        card = CARDS[number]
        if card.is_always_on and not (card.forum_points or card.adds_third_die):
            words = Sentence(
                "{card} needs no die: lay it beside Bribery, and keep I to {last} for cards that "
                "act.",
                card=CARDS[number].name,
                last=symbol_name(RULES.faces),
            )
            return words, (HandCard(number), PlaceOf(at.seat, BRIBERY))
    return None


@situation("lay-out-of-reach", "ROM-2", "ROM-12", warns_of=PlaceOf)
def _out_of_reach(at: Seated) -> Remark | None:
    """The rival has laid already: nothing should go where a card waits for it."""
    if not at.decides(DecisionKind.LAY):
        return None
    free = at.state.free_places(at.seat)
    for place, card in cards_on(at.rival_side):
        if place not in free or not isinstance(card, RemovesOpposite):
            continue
        hand = [(number, CARDS[number]) for number in at.hand]
        victims = [number for number, it in hand if card.removes(it, it.defence)]
        if victims:
            words = Sentence(
                "{name}’s {card} {place} could discard {victim} without a battle: do not lay it "
                "opposite.",
                name=at.rival_name,
                card=card.name,
                place=beside(place),
                victim=CARDS[victims[0]].name,
            )
            return words, (HandCard(victims[0]), PlaceOf(at.seat, place))
    return None


SITUATIONS: Final[tuple[Situation, ...]] = (_dearest, _first_turn, _always_on, _out_of_reach)
