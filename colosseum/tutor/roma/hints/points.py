"""Hints about cards that bring victory points, and about the end of the game."""

from collections.abc import Callable, Iterator
from typing import Final

from colosseum.rules.kernel import SeatIndex
from colosseum.rules.roma.cards import CARDS
from colosseum.rules.roma.cards.card import buildings, characters
from colosseum.rules.roma.cards.forums import Forum, forum_help
from colosseum.rules.roma.cards.points import Pictor, Sacrifice, Triremis
from colosseum.rules.roma.decision_kinds import DecisionKind
from colosseum.rules.roma.display_names import beside, victory_points
from colosseum.tutor.hints import Pressing, Remark, Situation
from colosseum.tutor.roma.hints.situation import Seated, Use, cards_on, situation, use_marks
from colosseum.tutor.roma.marks import Die, PlaceOf, Points, RowSymbol, Supply
from colosseum.words.sentences import Sentence

_LOW: Final = 5
"""A supply that one good turn can empty."""


@situation("points-for-a-die", "ROM-9", "ROM-19", urges=RowSymbol)
def _points(at: Seated) -> Remark | None:
    """The die that brings most points at once, if the rival gains none and no card is lost."""
    best, found = 0, None
    for use in at.uses():
        later = at.after(use.action)
        if later is None or isinstance(use.card, Sacrifice):
            continue
        if later.state.points[at.rival] > at.rival_points:
            continue
        if later.state.points[at.seat] - at.points > best:
            best, found = later.state.points[at.seat] - at.points, use
    if found is None:
        return None
    words = Sentence(
        "Your {die} on {card} brings you {points} at once: use it there.",
        die=found.die,
        card=found.card.name,
        points=victory_points(best),
    )
    return words, use_marks(at, found)


@situation("pictor-helps-rival", "ROM-19", warns_of=RowSymbol)
def _pictor(at: Seated) -> Remark | None:
    mine, theirs = len(buildings(at.side)), len(buildings(at.rival_side))
    for use in at.uses():
        if isinstance(use.card, Pictor) and theirs > mine:
            words = Sentence(
                "{card} would bring you {mine} and {name} {theirs} for buildings: use your {die} "
                "elsewhere.",
                card=use.card.name,
                mine=victory_points(mine),
                name=at.rival_name,
                theirs=theirs,
                die=use.die,
            )
            return words, (*use_marks(at, use), Points(at.rival))
    return None


@situation("triremis-needs-characters", "ROM-13", pressing=Pressing.KNOW)
def _triremis(at: Seated) -> Remark | None:
    mine, theirs = len(characters(at.side)), len(characters(at.rival_side))
    places = [place for place, card in cards_on(at.side) if isinstance(card, Triremis)]
    if not at.acts or not places or mine > theirs:
        return None
    card = CARDS[at.side[places[0]]]
    words = Sentence(
        "{card} brings {points} only with more characters than {name}: you have {mine} to "
        "{theirs}, so play {missing} more.",
        card=card.name,
        points=victory_points(card.amount),
        name=at.rival_name,
        mine=mine,
        theirs=theirs,
        missing=theirs - mine + 1,
    )
    return words, (PlaceOf(at.seat, places[0]),)


@situation("second-die-for-forum", "ROM-13", "ROM-9", urges=Die)
def _second_die(at: Seated) -> Remark | None:
    """The highest die goes to the Forum, and a lower one activates it."""
    for use in at.uses():
        rest = [die for die in at.state.dice if die != use.die]
        if isinstance(use.card, Forum) and rest and max(rest) > use.die:
            helped = forum_help(at.state, at.seat, use.place)
            words = Sentence(
                "Your {die} activates {card}, and your {second} as its second die brings you "
                "{points}: save it for that.",
                die=use.die,
                card=use.card.name,
                second=max(rest),
                points=victory_points(max(rest) + helped.points),
            )
            return words, (*use_marks(at, use), Die(max(rest)))
    return None


@situation("highest-second-die", "ROM-13", urges=Die)
def _highest(at: Seated) -> Remark | None:
    """Unless a Templum beside the Forum lets its player use both dice."""
    activation = at.state.activation
    if not at.decides(DecisionKind.SECOND_DIE) or activation is None:
        return None
    helped = forum_help(at.state, at.seat, activation.place)
    if helped.third_die:
        return None
    low, high = at.state.dice[0], at.state.dice[-1]
    words = Sentence(
        "Your {high} brings you {points}, your {low} only {fewer}: use the {high} as the second "
        "die.",
        high=high,
        points=victory_points(high + helped.points),
        low=low,
        fewer=low + helped.points,
    )
    return words, (Die(high),)


@situation("which-card-to-sacrifice", "ROM-13", "ROM-4", pressing=Pressing.KNOW)
def _sacrifice(at: Seated) -> Remark | None:
    card, activation = at.asking, at.state.activation
    if not at.decides(DecisionKind.OWN_CARD) or not isinstance(card, Sacrifice):
        return None
    assert activation is not None
    places = card.places(at.state, activation)
    best = max(places, key=lambda place: card.worth(at.state, place))
    values = {
        "card": CARDS[at.side[best]].name,
        "place": beside(best),
        "points": victory_points(card.worth(at.state, best)),
    }
    words = Sentence(
        "{card} {place} brings most, {points}, but each empty place costs you 1 every turn: choose "
        "one you can replace.",
        **values,
    )
    if card.is_optional(at.state):
        words = Sentence(
            "{card} {place} brings you {points}, but each empty place costs you 1 every turn: "
            "decline if you have nothing to replace it.",
            **values,
        )
    return words, (PlaceOf(at.seat, best),)


# The end of the game


@situation("winning-die", "ROM-11", "ROM-19", pressing=Pressing.NOW, urges=RowSymbol)
def _winning(at: Seated) -> Remark | None:
    for use, values in _endings(at, lambda winners: winners == (at.seat,)):
        words = Sentence(
            "Your {die} on {card} ends the game, and you win {mine} to {theirs}: use it now.",
            **values,
        )
        return words, (*use_marks(at, use), Supply())
    return None


@situation("losing-die", "ROM-11", "ROM-19", pressing=Pressing.NOW, warns_of=RowSymbol)
def _losing(at: Seated) -> Remark | None:
    for use, values in _endings(at, lambda winners: at.seat not in winners):
        words = Sentence(
            "Your {die} on {card} would end the game, and you would lose {mine} to {theirs}: use "
            "it elsewhere.",
            **values,
        )
        return words, (*use_marks(at, use), Supply())
    return None


def _endings(
    at: Seated, is_such: Callable[[tuple[SeatIndex, ...]], bool]
) -> Iterator[tuple[Use, dict[str, int | str]]]:
    """The dice that would end the game with such winners, and what a sentence says of each."""
    for use in at.uses():
        later = at.after(use.action)
        if later is not None and later.outcome is not None and is_such(later.outcome.winners):
            mine, theirs = (later.state.points[seat] for seat in (at.seat, at.rival))
            yield use, {"die": use.die, "card": use.card.name, "mine": mine, "theirs": theirs}


@situation("supply-low-and-ahead", "ROM-11", pressing=Pressing.KNOW)
def _low_ahead(at: Seated) -> Remark | None:
    if not at.acts or at.state.supply > _LOW or at.points <= at.rival_points:
        return None
    words = Sentence(
        "The supply has {points} left and you lead {mine} to {theirs}: gain it, and you win.",
        "The supply has {points} left and you lead {mine} to {theirs}: gain them all, and you win.",
        count=at.state.supply,
        points=victory_points(at.state.supply),
        mine=at.points,
        theirs=at.rival_points,
    )
    return words, (Supply(), Points(at.seat))


@situation("supply-low-and-behind", "ROM-11", "ROM-4", pressing=Pressing.KNOW)
def _low_behind(at: Seated) -> Remark | None:
    if not at.acts or at.state.supply > _LOW or at.points >= at.rival_points:
        return None
    words = Sentence(
        "The supply has only {points} left and {name} leads {theirs} to {mine}: leave it until you "
        "are ahead.",
        "The supply has only {points} left and {name} leads {theirs} to {mine}: leave the last "
        "ones until you are ahead.",
        count=at.state.supply,
        points=victory_points(at.state.supply),
        name=at.rival_name,
        theirs=at.rival_points,
        mine=at.points,
    )
    return words, (Supply(), Points(at.rival))


SITUATIONS: Final[tuple[Situation, ...]] = (
    _points,
    _pictor,
    _triremis,
    _second_die,
    _highest,
    _sacrifice,
    _winning,
    _losing,
    _low_ahead,
    _low_behind,
)
