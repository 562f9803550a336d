"""Hints about empty places, what they cost, and filling them."""

from typing import Final

from colosseum.rules.roma.actions import EndTurn, Play
from colosseum.rules.roma.decision_kinds import DecisionKind
from colosseum.rules.roma.display_names import sesterces, symbol_name, victory_points
from colosseum.tutor.hints import Pressing, Remark, Situation
from colosseum.tutor.roma.hints.situation import Seated, empty_places, situation
from colosseum.tutor.roma.marks import ActionButton, Die, HandCard, PlaceOf, Points
from colosseum.words.sentences import Sentence


def _free_marks(at: Seated) -> tuple[PlaceOf, ...]:
    return tuple(PlaceOf(at.seat, place) for place in at.state.free_places(at.seat))


@situation("empty-places-cost-points", "ROM-4", "ROM-7", urges=ActionButton)
def _empty(at: Seated) -> Remark | None:
    playable = at.playable()
    if not at.acts or not at.holes or not playable:
        return None
    card = playable[-1]
    marks = (*_free_marks(at), HandCard(card.number), ActionButton(Play))
    values = {"count": at.holes, "points": victory_points(at.holes), "card": card.name}
    if not card.price:
        return Sentence(
            "Your empty place costs you {points} next turn: {card} costs nothing, so play it "
            "there.",
            "Your {count} empty places cost you {points} next turn: {card} costs nothing, so play "
            "it on one.",
            **values,
        ), marks
    words = Sentence(
        "Your empty place costs you {points} next turn: play {card} there for {price}.",
        "Your {count} empty places cost you {points} next turn: play {card} on one for {price}.",
        price=sesterces(card.price),
        **values,
    )
    return words, marks


@situation("your-last-points", "ROM-4", "ROM-11", pressing=Pressing.NOW)
def _last_points(at: Seated) -> Remark | None:
    if not at.acts or at.holes < at.points:
        return None
    words = Sentence(
        "With {points} and {places}, you lose the game next turn: fill a place, or gain points.",
        "With {points} and {places}, you lose the game next turn: fill {count} places, or gain "
        "points.",
        count=at.holes - at.points + 1,
        points=victory_points(at.points),
        places=empty_places(at.holes),
    )
    return words, (Points(at.seat), *_free_marks(at))


@situation("rival-is-finished", "ROM-4", "ROM-11", pressing=Pressing.NOW, urges=ActionButton)
def _finished(at: Seated) -> Remark | None:
    if not at.acts or at.rival_holes < at.rival_points:
        return None
    words = Sentence(
        "{name} has {points} and {places}: end your turn, and you win.",
        name=at.rival_name,
        points=victory_points(at.rival_points),
        places=empty_places(at.rival_holes),
    )
    return words, (Points(at.rival), ActionButton(EndTurn))


@situation("rival-is-nearly-finished", "ROM-4", "ROM-11", pressing=Pressing.NOW)
def _nearly_finished(at: Seated) -> Remark | None:
    missing = at.rival_points - at.rival_holes
    if not at.acts or not at.state.dice or not 0 < missing < 3:
        return None
    words = Sentence(
        "{name} has {points} and {places}: discard {count} more of {name}’s cards, and you win.",
        "{name} has {points} and {places}: discard {count} more of {name}’s cards, and you win.",
        name=at.rival_name,
        points=victory_points(at.rival_points),
        places=empty_places(at.rival_holes),
        count=missing,
    )
    return words, (Points(at.rival),)


@situation("no-place-is-empty", "ROM-7", pressing=Pressing.KNOW)
def _full(at: Seated) -> Remark | None:
    playable = at.playable()
    if not at.acts or at.holes or not playable:
        return None
    words = Sentence(
        "Your place is full, so {card} would replace a card: choose the one that does least for "
        "you.",
        "Your {count} places are full, so {card} would replace a card: choose the one that does "
        "least for you.",
        count=len(at.state.places),
        card=playable[0].name,
    )
    return words, (HandCard(playable[0].number),)


@situation("play-and-activate", "ROM-7", "ROM-9", urges=HandCard)
def _at_once(at: Seated) -> Remark | None:
    """An empty place beside a die that could activate a card there in the same turn."""
    if not at.decides(DecisionKind.ACT):
        return None
    dice = [die for die in dict.fromkeys(at.state.dice) if die in at.state.free_places(at.seat)]
    cards = [card for card in at.playable() if not card.is_always_on]
    if not dice or not cards:
        return None
    card, die = cards[0], dice[0]
    marks = (HandCard(card.number), PlaceOf(at.seat, die), Die(die))
    values = {"card": card.name, "place": symbol_name(die), "die": die}
    if not card.price:
        return Sentence(
            "{card} costs nothing: play it on {place}, and your {die} can activate it this turn.",
            **values,
        ), marks
    words = Sentence(
        "Play {card} on {place} for {price}: your {die} can activate it this turn.",
        price=sesterces(card.price),
        **values,
    )
    return words, marks


SITUATIONS: Final[tuple[Situation, ...]] = (
    _empty,
    _last_points,
    _finished,
    _nearly_finished,
    _full,
    _at_once,
)
