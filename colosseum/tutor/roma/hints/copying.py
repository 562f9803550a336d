"""Hints about cards that let another card act: Magister, Via Cassia and Maecenas."""

from typing import Final

from colosseum.rules.roma.actions import Choose
from colosseum.rules.roma.cards import CARDS
from colosseum.rules.roma.cards.card import Card
from colosseum.rules.roma.cards.copying import Maecenas, Magister, ViaCassia
from colosseum.rules.roma.data import BRIBERY, EMPTY, Place
from colosseum.rules.roma.decision_kinds import DecisionKind
from colosseum.rules.roma.display_names import beside, sesterces
from colosseum.rules.roma.events import CardActivated
from colosseum.rules.roma.prospects import warning
from colosseum.tutor.hints import Pressing, Remark, Situation
from colosseum.tutor.roma.hints.situation import (
    Seated,
    Use,
    cards_on,
    situation,
    use_marks,
)
from colosseum.tutor.roma.marks import Money, PlaceOf, RowSymbol
from colosseum.words.sentences import Sentence


@situation("magister-copies", "ROM-16", urges=RowSymbol)
def _magister(at: Seated) -> Remark | None:
    for use in at.uses():
        if isinstance(use.card, Magister) and warning(at.game, use.action) is None:
            words = Sentence(
                "To borrow the action of {name}’s {other} opposite, use your {die} on {card}.",
                die=use.die,
                card=use.card.name,
                name=at.rival_name,
                other=CARDS[at.rival_side[use.place]].name,
            )
            return words, (*use_marks(at, use), PlaceOf(at.rival, use.place))
    return None


@situation("magister-copies-you", "ROM-16", "ROM-12", pressing=Pressing.KNOW)
def _copied(at: Seated) -> Remark | None:
    """A card of one's own that serves the rival as well, while dice are left to prevent it."""
    if not at.acts or not at.state.dice:
        return None
    for place, card in cards_on(at.rival_side):
        mine = at.side[place]
        if isinstance(card, Magister) and mine != EMPTY and _can_be_copied(CARDS[mine]):
            words = Sentence(
                "{name}’s {card} {place} can act as your {other} opposite: discard {card} if you "
                "can.",
                name=at.rival_name,
                card=card.name,
                place=beside(place),
                other=CARDS[mine].name,
            )
            return words, (PlaceOf(at.rival, place), PlaceOf(at.seat, place))
    return None


def _can_be_copied(card: Card) -> bool:
    return not card.is_always_on and not isinstance(card, Magister)


@situation("via-cassia-lends-its-die", "ROM-16", urges=RowSymbol)
def _via_cassia(at: Seated) -> Remark | None:
    for use in at.uses():
        place = _first_called(at, use, ViaCassia)
        if place is not None:
            words = _neighbour_words(
                place, die=use.die, card=use.card.name, other=CARDS[at.side[place]].name
            )
            return words, (*use_marks(at, use), PlaceOf(at.seat, place))
    return None


def _neighbour_words(place: Place, **values: object) -> Sentence:
    """A neighbour acts, and what its own place would take is saved."""
    if place == BRIBERY:
        return Sentence(
            "Use your {die} on {card} to let its neighbour {other} act: you need no bribe for it.",
            **values,
        )
    return Sentence(
        "Use your {die} on {card} to let its neighbour {other} act: you need no die showing "
        "{number} for it.",
        number=place,
        **values,
    )


@situation("maecenas-at-a-price", "ROM-16", urges=RowSymbol)
def _maecenas(at: Seated) -> Remark | None:
    for use in at.uses():
        place = _first_called(at, use, Maecenas)
        if place is not None:
            called = CARDS[at.side[place]]
            words = Sentence(
                "Use your {die} on {card} to activate {other} {place} for its price, {price}: you "
                "have {money}.",
                die=use.die,
                card=use.card.name,
                other=called.name,
                place=beside(place),
                price=sesterces(called.price),
                money=at.money,
            )
            return words, (*use_marks(at, use), PlaceOf(at.seat, place), Money(at.seat))
    return None


def _first_called(at: Seated, use: Use, kind: type[ViaCassia] | type[Maecenas]) -> Place | None:
    """The cheapest card of one's own that a card of this kind could let act to some effect."""
    if not isinstance(use.card, kind) or warning(at.game, use.action) is not None:
        return None
    later = at.game.view(at.seat, seed=0)
    record = later.apply(use.action)
    acted = [event.place for event in record.events if isinstance(event, CardActivated)]
    if acted[1:]:  # the only card that could be called has acted
        return acted[1]
    answers = [action for action in later.choices().actions if isinstance(action, Choose)]
    places = [answer.place for answer in answers if warning(later, answer) is None]
    return min(places, key=lambda place: CARDS[at.side[place]].price, default=None)


@situation("price-to-call", "ROM-16", pressing=Pressing.NOW)
def _price(at: Seated) -> Remark | None:
    """Maecenas asks: the money that is left differs."""
    if not at.decides(DecisionKind.OWN_CARD) or not isinstance(at.asking, Maecenas):
        return None
    assert at.state.activation is not None
    places = at.asking.places(at.state, at.state.activation)
    prices = sorted(places, key=lambda place: CARDS[at.side[place]].price)
    cheap, dear = (CARDS[at.side[place]] for place in (prices[0], prices[-1]))
    if cheap.price == dear.price:
        return None
    words = Sentence(
        "{cheap} would cost you {low}, {dear} {high}: pay for the dearer one only if it does more.",
        cheap=cheap.name,
        low=sesterces(cheap.price),
        dear=dear.name,
        high=dear.price,
    )
    return words, (PlaceOf(at.seat, prices[0]), PlaceOf(at.seat, prices[-1]))


SITUATIONS: Final[tuple[Situation, ...]] = (_magister, _copied, _via_cassia, _maecenas, _price)
