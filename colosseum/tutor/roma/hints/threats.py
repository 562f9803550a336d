"""Hints about what the rival's cards can do to one's own, across the row and from a hand."""

from typing import Final

from colosseum.rules.roma.cards import CARDS
from colosseum.rules.roma.cards.battles import Bestia
from colosseum.rules.roma.cards.card import Card, buildings, characters
from colosseum.rules.roma.cards.points import Taberna
from colosseum.rules.roma.cards.removals import Aries, RemovesOpposite, Veneficus
from colosseum.rules.roma.data import RULES
from colosseum.rules.roma.display_names import beside, sesterces, victory_points
from colosseum.rules.roma.prospects import prospect
from colosseum.tutor.hints import Pressing, Remark, Situation
from colosseum.tutor.roma.hints.situation import Seated, cards_on, situation
from colosseum.tutor.roma.marks import Hand, Money, PlaceOf, RowSymbol
from colosseum.words.sentences import Sentence

_MANY: Final = 3
"""Characters that make a Taberna a danger."""


@situation("threat-across-the-row", "ROM-12", "ROM-9", pressing=Pressing.KNOW, urges=RowSymbol)
def _across(at: Seated) -> Remark | None:
    """Only if one of the dice could use the card in danger."""
    if not at.acts:
        return None
    usable = {use.place for use in at.uses() if prospect(at.game, use.action).is_wanted}
    for place, card in cards_on(at.rival_side):
        mine = at.side[place]
        if place not in usable or not isinstance(card, RemovesOpposite):
            continue
        if card.removes(CARDS[mine], at.defence(place)):
            words = Sentence(
                "{name}’s {card} {place} can discard your {mine} opposite without a battle: use "
                "it while you have it.",
                name=at.rival_name,
                card=card.name,
                place=beside(place),
                mine=CARDS[mine].name,
            )
            return words, (PlaceOf(at.rival, place), RowSymbol(place), PlaceOf(at.seat, place))
    return None


@situation("bestia-hunts-the-weakest", "ROM-20", "ROM-10", pressing=Pressing.KNOW)
def _hunted(at: Seated) -> Remark | None:
    """Only one card of one's own is the weakest, and the rival's Bestia must attack and can win."""
    mine = [(at.defence(place), place) for place, _ in cards_on(at.side)]
    if not at.acts or not mine:
        return None
    lowest = min(defence for defence, _ in mine)
    weakest = [place for defence, place in mine if defence == lowest]
    hunters = [place for place, card in cards_on(at.rival_side) if isinstance(card, Bestia)]
    if not hunters or len(weakest) != 1 or lowest > RULES.faces:
        return None
    words = Sentence(
        "{name}’s {card} must attack your weakest card, {mine} with {defence}, and wins {count} "
        "time in {all}: use it soon.",
        "{name}’s {card} must attack your weakest card, {mine} with {defence}, and wins {count} "
        "times in {all}: use it soon.",
        name=at.rival_name,
        card=CARDS[at.rival_side[hunters[0]]].name,
        mine=CARDS[at.side[weakest[0]]].name,
        defence=lowest,
        count=min(RULES.faces + 1 - lowest, RULES.faces),
        all=RULES.faces,
    )
    return words, (PlaceOf(at.rival, hunters[0]), PlaceOf(at.seat, weakest[0]))


@situation("rival-taberna", "ROM-12", "ROM-19", pressing=Pressing.KNOW)
def _taberna(at: Seated) -> Remark | None:
    count = len(characters(at.side))
    if not at.acts or count < _MANY:
        return None
    for place, card in cards_on(at.rival_side):
        if isinstance(card, Taberna):
            words = Sentence(
                "Each die {name} uses on {card} {place} brings {points} for your characters: play "
                "buildings instead.",
                name=at.rival_name,
                card=card.name,
                place=beside(place),
                points=victory_points(count),
            )
            return words, (PlaceOf(at.rival, place),)
    return None


@situation("known-threat", "ROM-15", "ROM-12", pressing=Pressing.KNOW)
def _known(at: Seated) -> Remark | None:
    """A card in the rival's hand that one has seen, and that the rival can pay for."""
    if not at.acts:
        return None
    money = at.state.money[at.rival]
    for number in at.state.known[at.rival]:
        card = CARDS[number]
        if not isinstance(card, Aries | Veneficus) or card.price > money:
            continue
        if (buildings if isinstance(card, Aries) else characters)(at.side):
            words = _known_words(
                card,
                name=at.rival_name,
                card=card.name,
                money=sesterces(money),
                price=card.price,
            )
            return words, (Hand(at.rival), Money(at.rival))
    return None


def _known_words(threat: Card, **values: object) -> Sentence:
    """Aries discards buildings only, Veneficus characters only."""
    if isinstance(threat, Aries):
        return Sentence(
            "{name} holds {card} and has {money} for its price of {price}: use your best building "
            "before it is discarded.",
            **values,
        )
    return Sentence(
        "{name} holds {card} and has {money} for its price of {price}: use your best character "
        "before it is discarded.",
        **values,
    )


SITUATIONS: Final[tuple[Situation, ...]] = (_across, _hunted, _taberna, _known)
