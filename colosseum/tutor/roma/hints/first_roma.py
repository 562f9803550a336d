"""Hints about what only the first Roma's cards do: help a Forum, weaken, block, lay and buy."""

from typing import Final

from colosseum.rules.roma.cards import CARDS
from colosseum.rules.roma.cards.battles import Battle
from colosseum.rules.roma.cards.defence import Essedum
from colosseum.rules.roma.cards.forums import Forum, forums
from colosseum.rules.roma.cards.laying import LaysFromHand
from colosseum.rules.roma.cards.points import Mercator
from colosseum.rules.roma.data import EMPTY, NEIGHBOURS
from colosseum.rules.roma.decision_kinds import DecisionKind
from colosseum.rules.roma.display_names import (
    card_names,
    onto,
    sesterces,
    symbol_name,
    victory_points,
)
from colosseum.rules.roma.state import Activation
from colosseum.tutor.hints import Pressing, Remark, Situation
from colosseum.tutor.roma.hints.situation import Seated, situation, use_marks
from colosseum.tutor.roma.marks import Die, HandCard, PlaceOf, RowSymbol
from colosseum.words.sentences import Sentence


@situation("helper-beside-a-forum", "ROM-26", urges=PlaceOf)
def _helper(at: Seated) -> Remark | None:
    """A card in hand that helps a Forum, and a free place beside one."""
    if not at.decides(DecisionKind.ACT, DecisionKind.LAY):
        return None
    free, mine = at.state.free_places(at.seat), forums(at.side)
    places = [place for forum in mine for place in NEIGHBOURS[forum] if place in free]
    for number in at.hand:
        card = CARDS[number]
        helps = card.forum_points or card.adds_third_die
        if helps and places and (card.price <= at.money or not at.acts):
            words = Sentence(
                "{card} helps only a Forum beside it: lay it {place}, next to yours.",
                card=card.name,
                place=onto(places[0]),
            )
            return words, (HandCard(number), PlaceOf(at.seat, places[0]))
    return None


@situation("weaken-before-a-battle", "ROM-25", "ROM-10", urges=RowSymbol)
def _weaken(at: Seated) -> Remark | None:
    uses = [*at.uses()]
    for use in uses:
        if not isinstance(use.card, Essedum):
            continue
        for other in uses:
            if other.die == use.die or not isinstance(other.card, Battle):
                continue
            acting = Activation(other.card.number, other.place, (other.place,))
            for place in other.card.places(at.state, acting)[:1]:
                defence = at.rival_defence(place)
                words = Sentence(
                    "Use {card} before you attack with {battle}: {target}’s defence falls from "
                    "{before} to {after}.",
                    card=use.card.name,
                    battle=other.card.name,
                    target=CARDS[at.rival_side[place]].name,
                    before=defence,
                    after=defence - use.card.amount,
                )
                return words, (*use_marks(at, use), PlaceOf(at.rival, place))
    return None


@situation("symbol-is-blocked", "ROM-28", pressing=Pressing.KNOW)
def _blocked(at: Seated) -> Remark | None:
    if not at.acts:
        return None
    for place in at.state.blocked[at.seat]:
        if place in at.state.dice and at.side[place] != EMPTY:
            words = Sentence(
                "{name} has blocked {place} this turn, so your {die} cannot activate {card}: use "
                "it "
                "for money or cards.",
                name=at.rival_name,
                place=symbol_name(place),
                die=place,
                card=CARDS[at.side[place]].name,
            )
            return words, (RowSymbol(place), Die(place))
    return None


@situation("block-a-forum", "ROM-28", urges=PlaceOf)
def _block(at: Seated) -> Remark | None:
    if not at.decides(DecisionKind.SYMBOL):
        return None
    for place in forums(at.rival_side):
        if place not in at.state.blocked[at.rival]:
            words = Sentence(
                "{name} scores most with Forum: block {place}, and no die activates it next turn.",
                name=at.rival_name,
                place=symbol_name(place),
            )
            return words, (PlaceOf(at.rival, place),)
    return None


@situation("add-a-die-to-win", "ROM-27", pressing=Pressing.NOW, urges=Die)
def _add(at: Seated) -> Remark | None:
    activation = at.state.activation
    if not at.decides(DecisionKind.EXTRA_DIE) or not isinstance(at.asking, Battle):
        return None
    assert activation is not None
    needed = at.rival_defence(activation.target)
    enough = [die for die in at.state.dice if activation.roll < needed <= activation.roll + die]
    if not enough:
        return None
    words = Sentence(
        "Your {roll} and a {die} make {strength} against {defence}: add the {die}, and {target} "
        "falls.",
        roll=activation.roll,
        die=enough[0],
        strength=activation.roll + enough[0],
        defence=needed,
        target=CARDS[at.rival_side[activation.target]].name,
    )
    return words, (Die(enough[0]),)


@situation("third-die-for-forum", "ROM-26", urges=Die)
def _third(at: Seated) -> Remark | None:
    if not at.decides(DecisionKind.EXTRA_DIE) or not isinstance(at.asking, Forum):
        return None
    die = at.state.dice[-1]
    words = Sentence(
        "Templum lets your {die} count too, for {points}.",
        die=die,
        points=victory_points(die),
    )
    return words, (Die(die),)


@situation("lay-free-of-charge", "ROM-7", "ROM-9", urges=RowSymbol)
def _free(at: Seated) -> Remark | None:
    for use in at.uses():
        if not isinstance(use.card, LaysFromHand):
            continue
        cards = [it for it in at.hand if CARDS[it].is_building == use.card.lays_buildings]
        if cards and at.holes:
            words = Sentence(
                "Use your {die} on {card}, and you can lay {cards} without paying.",
                die=use.die,
                card=use.card.name,
                cards=card_names(dict.fromkeys(cards)),
            )
            return words, use_marks(at, use)
    return None


@situation("points-for-money", "ROM-11", urges=RowSymbol)
def _buy(at: Seated) -> Remark | None:
    for use in at.uses():
        if not isinstance(use.card, Mercator):
            continue
        points = min(at.money // use.card.amount, at.rival_points)
        if points:
            words = Sentence(
                "Use your {die} on {card}: for {money}, you can buy {points} from {name}.",
                die=use.die,
                card=use.card.name,
                money=sesterces(points * use.card.amount),
                points=victory_points(points),
                name=at.rival_name,
            )
            return words, use_marks(at, use)
    return None


SITUATIONS: Final[tuple[Situation, ...]] = (
    _helper,
    _weaken,
    _blocked,
    _block,
    _add,
    _third,
    _free,
    _buy,
)
