"""Hints about battles and their odds, and about cards that discard without one."""

from typing import Final

from colosseum.rules.roma.actions import Choose, RepeatRoll
from colosseum.rules.roma.cards import CARDS, Card
from colosseum.rules.roma.cards.battles import Battle, Mercennarius
from colosseum.rules.roma.cards.forums import forums
from colosseum.rules.roma.cards.points import Templarius
from colosseum.rules.roma.cards.removals import Equitatus, RemovesOpposite
from colosseum.rules.roma.data import RULES, Place
from colosseum.rules.roma.decision_kinds import DecisionKind
from colosseum.rules.roma.display_names import beside, sesterces, victory_points
from colosseum.rules.roma.prospects import foreseen
from colosseum.rules.roma.state import Activation
from colosseum.tutor.hints import Pressing, Remark, Situation
from colosseum.tutor.roma.hints.situation import (
    Seated,
    Use,
    empty_places,
    situation,
    use_marks,
)
from colosseum.tutor.roma.marks import ActionButton, BattleDie, Payment, PlaceOf, RowSymbol
from colosseum.words.sentences import Sentence

_LIKELY: Final = 4
"""Winning faces of the battle die that make a battle worth pointing out, or"""
_UNLIKELY: Final = 2
"""a bad bet."""


def _faces(least: int) -> int:
    """How many faces of the battle die win, if that is the least that does."""
    return max(RULES.faces + 1 - least, 0)


def _least(at: Seated, battle: Battle, place: Place) -> int:
    """The least roll that beats the rival's card there."""
    return battle.lowest_winning_roll(at.rival_defence(place))


def _likeliest(at: Seated, use: Use) -> tuple[Place, Card, Battle] | None:
    """The target that a card would beat most easily, if it starts a battle."""
    battle = use.card
    if not isinstance(battle, Battle):
        return None
    places = battle.places(at.state, Activation(battle.number, use.place, (use.place,)))
    targets = [(place, CARDS[at.rival_side[place]], battle) for place in places]
    return min(targets, key=lambda target: at.rival_defence(target[0]), default=None)


@situation("likely-battle", "ROM-10", "ROM-20", urges=RowSymbol)
def _likely(at: Seated) -> Remark | None:
    for use in at.uses():
        found = _likeliest(at, use)
        if found and _faces(_least(at, found[2], found[0])) >= _LIKELY:
            place, target, battle = found
            least = _least(at, battle, place)
            values = {"die": use.die, "card": battle.name, "target": target.name}
            words = Sentence(
                "Attack {target} {place} with your {die} on {card}: a roll of {least} or more "
                "wins, {count} time in {all}.",
                "Attack {target} {place} with your {die} on {card}: a roll of {least} or more "
                "wins, {count} times in {all}.",
                place=beside(place),
                least=least,
                count=_faces(least),
                all=RULES.faces,
                **values,
            )
            if least <= 1:
                words = Sentence(
                    "Attack {target} {place} with your {die} on {card}: every roll wins.",
                    place=beside(place),
                    **values,
                )
            return words, (*use_marks(at, use), PlaceOf(at.rival, place))
    return None


def _can_be_helped(at: Seated, use: Use) -> bool:
    """Whether money or another die can still win the battle after its roll."""
    fights = foreseen(at.game.view(at.seat, seed=0), use.action).fights
    return any(fight.best_chance > fight.chance for fight in fights)


@situation("unlikely-battle", "ROM-10", "ROM-20", warns_of=RowSymbol)
def _unlikely(at: Seated) -> Remark | None:
    for use in at.uses():
        found = _likeliest(at, use)
        is_bad = found is not None and _faces(_least(at, found[2], found[0])) <= _UNLIKELY
        if found is not None and is_bad and not _can_be_helped(at, use):
            place, target, battle = found
            words = _bad_odds(
                _faces(_least(at, battle, place)),
                card=battle.name,
                target=target.name,
                place=beside(place),
                die=use.die,
            )
            return words, (*use_marks(at, use), PlaceOf(at.rival, place))
    return None


def _bad_odds(winning: int, **values: object) -> Sentence:
    if not winning:
        return Sentence(
            "{card} cannot beat {target} {place}: use your {die} for something else.", **values
        )
    return Sentence(
        "{card} beats {target} {place} only {count} time in {all}: use your {die} for something "
        "surer.",
        "{card} beats {target} {place} only {count} times in {all}: use your {die} for something "
        "surer.",
        count=winning,
        all=RULES.faces,
        **values,
    )


@situation("discard-without-a-battle", "ROM-10", "ROM-12", urges=RowSymbol)
def _certain(at: Seated) -> Remark | None:
    for use in at.uses():
        later = at.after(use.action) if isinstance(use.card, RemovesOpposite) else None
        if later is not None and later.state.sides[at.rival] != at.rival_side:
            words = Sentence(
                "Use your {die} on {card} to discard {target} opposite without a battle: {name} "
                "then has {places}.",
                die=use.die,
                card=use.card.name,
                target=CARDS[at.rival_side[use.place]].name,
                name=at.rival_name,
                places=empty_places(at.rival_holes + 1),
            )
            return words, (*use_marks(at, use), PlaceOf(at.rival, use.place))
    return None


@situation("forums-can-fall", "ROM-10", "ROM-13", urges=RowSymbol)
def _forums(at: Seated) -> Remark | None:
    places = forums(at.rival_side)
    for use in at.uses():
        if isinstance(use.card, Equitatus) and places:
            words = Sentence(
                "Use your {die} on {card} to discard {name}’s Forum before it scores.",
                "Use your {die} on {card} to discard {name}’s {count} Forums before they score.",
                die=use.die,
                card=use.card.name,
                count=len(places),
                name=at.rival_name,
            )
            theirs = tuple(PlaceOf(at.rival, place) for place in places)
            return words, (*use_marks(at, use), *theirs)
    return None


# While a card acts


@situation("easiest-target", "ROM-10", "ROM-12", urges=PlaceOf)
def _easiest(at: Seated) -> Remark | None:
    battle = at.asking
    if not at.decides(DecisionKind.TARGET) or not isinstance(battle, Battle):
        return None
    places = [action.place for action in at.game.choices().actions if isinstance(action, Choose)]
    ranked = sorted(places, key=at.rival_defence)
    easy, hard = (CARDS[at.rival_side[place]] for place in (ranked[0], ranked[-1]))
    if at.rival_defence(ranked[0]) == at.rival_defence(ranked[-1]):
        return None
    words = Sentence(
        "{easy} falls to a roll of {least} or more, {hard} only to {most} or more: attack {easy} "
        "{place}.",
        easy=easy.name,
        least=_least(at, battle, ranked[0]),
        hard=hard.name,
        most=_least(at, battle, ranked[-1]),
        place=beside(ranked[0]),
    )
    return words, (PlaceOf(at.rival, ranked[0]), BattleDie())


@situation("repeat-a-lost-roll", "ROM-20", "ROM-17", pressing=Pressing.NOW, urges=ActionButton)
def _repeat(at: Seated) -> Remark | None:
    battle, activation = at.asking, at.state.activation
    if not at.decides(DecisionKind.REPEAT) or not isinstance(battle, Battle):
        return None
    assert activation is not None
    target = CARDS[at.rival_side[activation.target]]
    least = _least(at, battle, activation.target)
    if activation.roll >= least or not _faces(least):
        return None
    words = Sentence(
        "Your {roll} does not beat {target}: roll again, since {least} or more wins {count} time "
        "in {all}.",
        "Your {roll} does not beat {target}: roll again, since {least} or more wins {count} times "
        "in {all}.",
        roll=activation.roll,
        target=target.name,
        least=least,
        count=_faces(least),
        all=RULES.faces,
    )
    return words, (BattleDie(), ActionButton(RepeatRoll))


@situation("repeat-for-points", "ROM-20", "ROM-17", pressing=Pressing.NOW, urges=ActionButton)
def _repeat_for_points(at: Seated) -> Remark | None:
    activation = at.state.activation
    if not at.decides(DecisionKind.REPEAT) or not isinstance(at.asking, Templarius):
        return None
    assert activation is not None
    better = RULES.faces - _points_of(activation.roll) * 2
    if better <= RULES.faces // 2:
        return None
    words = Sentence(
        "Your {roll} brings {points}, and {better} of {count} roll bring more: roll again.",
        "Your {roll} brings {points}, and {better} of {count} rolls bring more: roll again.",
        roll=activation.roll,
        points=victory_points(_points_of(activation.roll)),
        better=better,
        count=RULES.faces,
    )
    return words, (BattleDie(), ActionButton(RepeatRoll))


def _points_of(roll: int) -> int:
    return (roll + 1) // 2


@situation("pay-to-win", "ROM-20", pressing=Pressing.NOW, urges=Payment)
def _pay(at: Seated) -> Remark | None:
    """What a battle still lacks, if there is money for it."""
    battle, activation = at.asking, at.state.activation
    if not at.decides(DecisionKind.PAY) or not isinstance(battle, Mercennarius):
        return None
    assert activation is not None
    target = CARDS[at.rival_side[activation.target]]
    defence = at.rival_defence(activation.target)
    missing = defence - activation.roll
    price = missing * battle.amount
    if missing <= 0 or price > at.money:
        return None
    words = Sentence(
        "Your {roll} is {missing} short of {target}’s {defence}: pay {price} to win the battle.",
        roll=activation.roll,
        missing=missing,
        target=target.name,
        defence=defence,
        price=sesterces(price),
    )
    return words, (Payment(price), PlaceOf(at.rival, activation.target))


SITUATIONS: Final[tuple[Situation, ...]] = (
    _likely,
    _unlikely,
    _certain,
    _forums,
    _easiest,
    _repeat,
    _repeat_for_points,
    _pay,
)
