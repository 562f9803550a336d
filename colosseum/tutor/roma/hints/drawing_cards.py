"""Hints about cards in hands and piles: drawing, keeping and looking at them."""

from typing import Final

from colosseum.rules.roma.cards import CARDS
from colosseum.rules.roma.cards.hands import Fortuna, Restaurator, Speculator
from colosseum.rules.roma.decision_kinds import DecisionKind
from colosseum.rules.roma.display_names import sesterces
from colosseum.rules.roma.notation import CARDS as CARDS_SYMBOL
from colosseum.tutor.hints import Remark, Situation
from colosseum.tutor.roma.hints.situation import Seated, situation, use_marks
from colosseum.tutor.roma.marks import (
    Die,
    DiscardPile,
    Hand,
    Money,
    OfferedCard,
    RowSymbol,
)
from colosseum.words.sentences import Sentence

_FEW: Final = 2
"""A hand so small that new cards are not worth the change."""


@situation("draw-with-the-highest", "ROM-8", urges=(Die, RowSymbol))
def _draw(at: Seated) -> Remark | None:
    if not at.acts or at.hand or not at.state.dice:
        return None
    die = at.state.dice[-1]
    if die == 1:
        return None
    words = Sentence(
        "Your hand is empty, and money buys nothing without cards: put your {die} on Cards and "
        "keep the best of {die}.",
        die=die,
    )
    return words, (Die(die), RowSymbol(CARDS_SYMBOL))


@situation("keep-what-you-can-play", "ROM-8", "ROM-7", urges=OfferedCard)
def _keep(at: Seated) -> Remark | None:
    """Some of the drawn cards are too dear now, and there is a place to fill."""
    if not at.decides(DecisionKind.KEEP) or not at.holes:
        return None
    drawn = [CARDS[card] for card in at.state.drawn]
    cheap = [card for card in drawn if card.price <= at.money]
    if not cheap or len(cheap) == len(drawn):
        return None
    card = max(cheap, key=lambda card: card.price)
    if not card.price:
        words = Sentence(
            "{card} costs nothing: keep it, and fill an empty place at once.", card=card.name
        )
        return words, (OfferedCard(card.number),)
    words = Sentence(
        "With {money} you can play {card} at once and fill an empty place: it costs {price}, so "
        "keep it.",
        money=sesterces(at.money),
        card=card.name,
        price=card.price,
    )
    return words, (OfferedCard(card.number), Money(at.seat))


@situation("look-at-a-hand", "ROM-15", "ROM-21", urges=RowSymbol)
def _speculator(at: Seated) -> Remark | None:
    held = len(at.state.hands[at.rival])
    for use in at.uses():
        if isinstance(use.card, Speculator) and held:
            words = Sentence(
                "Use your {die} on {card} to look at {name}’s only card, and perhaps take it.",
                "Use your {die} on {card} to look at {name}’s {count} cards and take one.",
                die=use.die,
                card=use.card.name,
                name=at.rival_name,
                count=held,
            )
            return words, (*use_marks(at, use), Hand(at.rival))
    return None


@situation("take-back-a-building", "ROM-21", urges=RowSymbol)
def _restaurator(at: Seated) -> Remark | None:
    discards = at.state.discards_of(at.seat)
    buildings = [CARDS[card] for card in discards if CARDS[card].is_building]
    for use in at.uses():
        if isinstance(use.card, Restaurator) and buildings:
            best = max(buildings, key=lambda card: card.price)
            words = Sentence(
                "Use your {die} on {card} to take the only discarded building, {best}: it "
                "costs {price} to play.",
                "Use your {die} on {card} to take one of {count} discarded buildings: {best} is "
                "the dearest, at {price}.",
                die=use.die,
                card=use.card.name,
                count=len(buildings),
                best=best.name,
                price=sesterces(best.price),
            )
            return words, (*use_marks(at, use), DiscardPile())
    return None


@situation("new-hand", "ROM-21", urges=RowSymbol)
def _fortuna(at: Seated) -> Remark | None:
    """Cards that are too dear, and a card that changes them all."""
    if len(at.hand) <= _FEW or at.playable():
        return None
    for use in at.uses():
        if isinstance(use.card, Fortuna):
            words = Sentence(
                "You cannot pay for your card: use your {die} on {card} to exchange it.",
                "You can pay for none of your {count} cards: use your {die} on {card} to exchange "
                "them all.",
                count=len(at.hand),
                die=use.die,
                card=use.card.name,
            )
            return words, (*use_marks(at, use), Hand(at.seat))
    return None


SITUATIONS: Final[tuple[Situation, ...]] = (_draw, _keep, _speculator, _restaurator, _fortuna)
