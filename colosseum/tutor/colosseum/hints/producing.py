"""Hints on which event to produce, and what adds to it: earlier events, nobles, medals."""

from typing import Final

from colosseum.rules.colosseum.actions import MedalMove
from colosseum.rules.colosseum.data import NOBLES, RULES, Noble, Programme
from colosseum.rules.colosseum.decision_kinds import DecisionKind
from colosseum.rules.colosseum.display_names import NOBLES as NOBLE_NAMES
from colosseum.rules.colosseum.display_names import more_spectators, spectators
from colosseum.rules.colosseum.producing import producible
from colosseum.rules.colosseum.prospects import best_cast
from colosseum.rules.colosseum.scoring import count
from colosseum.tutor.colosseum.hints.situation import Seated, situation
from colosseum.tutor.colosseum.marks import (
    ActionButton,
    Amount,
    Choice,
    Pawn,
    Plaque,
    ProgrammeCard,
    Quantity,
    Square,
)
from colosseum.tutor.hints import Pressing, Remark, Situation
from colosseum.words.sentences import Sentence


def total(at: Seated, programme: Programme) -> int:
    """Spectators the event would draw now, without medals."""
    tokens, jokers = best_cast(at.me.tokens, programme)
    return count(at.state, at.seat, programme, tokens, len(jokers), 0).total


def best(at: Seated) -> Programme | None:
    """The programme that would draw most now; None if none can be produced."""
    if not at.decides(DecisionKind.PRODUCE):
        return None
    found = producible(at.state, at.seat)
    return max(found, key=lambda programme: total(at, programme), default=None)


@situation("nothing-to-produce", "EVT-1", "EVT-2", pressing=Pressing.NOW)
def _nothing(at: Seated) -> Remark | None:
    if not at.decides(DecisionKind.PRODUCE) or producible(at.state, at.seat):
        return None
    words = Sentence(
        "You cannot produce your programme: your arena is too small, or too many assets are "
        "missing.",
        "You cannot produce any of your {count} programmes: your arena is too small, or too many "
        "assets are missing.",
        count=len(at.me.held),
    )
    return words, tuple(map(ProgrammeCard, at.me.held))


@situation("new-programme-pays-later", "SCO-2", "EVT-3", urges=Choice)
def _new(at: Seated) -> Remark | None:
    programme = best(at)
    if programme is None or at.is_last_turn or programme.number not in at.me.produced:
        return None
    new = [p for p in producible(at.state, at.seat) if p.number not in at.me.produced]
    if not new:
        return None
    other = max(new, key=lambda programme: total(at, programme))
    words = _new_words(programme, other, total(at, programme) - total(at, other))
    return words, (ProgrammeCard(other.number), Choice(ProgrammeCard(other.number)))


def _new_words(programme: Programme, other: Programme, more: int) -> Sentence:
    """Compare producing a programme again with a new one that draws fewer by that many."""
    if not more:
        return Sentence(
            "Produce {other}: it draws as many spectators as {programme}, and adds {n} to every "
            "later event.",
            other=other.name,
            programme=programme.name,
            n=RULES.earlier_spectators,
        )
    return Sentence(
        "Producing {programme} again draws {count} more spectator than {other}, but {other} adds "
        "{n} to every later event.",
        "Producing {programme} again draws {count} more spectators than {other}, but {other} adds "
        "{n} to every later event.",
        other=other.name,
        count=more,
        programme=programme.name,
        n=RULES.earlier_spectators,
    )


@situation("earlier-events-count", "SCO-2", pressing=Pressing.KNOW)
def _earlier(at: Seated) -> Remark | None:
    programme = best(at)
    if programme is None:
        return None
    earlier = sorted(set(at.me.produced) - {programme.number})
    if not earlier:
        return None
    words = Sentence(
        "{n} of these spectators come from your earlier event: each different programme adds "
        "{each}.",
        "{n} of these spectators come from your {count} earlier events: each different programme "
        "adds {each}.",
        n=RULES.earlier_spectators * len(earlier),
        count=len(earlier),
        each=RULES.earlier_spectators,
    )
    return words, tuple(map(ProgrammeCard, earlier))


@situation("coins-all-the-same", "SCO-8")
def _not_higher(at: Seated) -> Remark | None:
    """Silent if a medal could make it higher: players with one would read the opposite."""
    programme = best(at)
    with_medals = RULES.medal_spectators * at.me.medals
    if programme is None or total(at, programme) + with_medals > at.me.best:
        return None
    words = Sentence(
        "This event would draw {count}, no more than your best of {best}: produce it anyway for "
        "the coin.",
        "This event would draw {count}, no more than your best of {best}: produce it anyway for "
        "the {count} coins.",
        count=total(at, programme),
        best=at.me.best,
    )
    return words, (Plaque(at.seat),)


@situation("medal-fetches-noble", "NOB-5", "MED-1", pressing=Pressing.NOW, urges=Pawn)
def _fetch(at: Seated) -> Remark | None:
    if not at.me.medals or best(at) is None:
        return None
    found: list[tuple[int, Noble, int]] = []
    for noble in NOBLES:
        here, worth = at.state.nobles[noble], RULES.noble_spectators[noble]
        for steps in range(-RULES.medal_squares, RULES.medal_squares + 1):
            square = (here + steps) % RULES.squares
            enters = at.me.holds_square(square) and not at.me.holds_square(here)
            if enters and worth > RULES.medal_spectators:
                found.append((worth, noble, square))
    if not found:
        return None
    worth, noble, square = max(found, key=lambda entry: entry[0])
    words = Sentence(
        "A medal played at the event draws {medal}, but it can bring the {noble} into your arena "
        "for +{n}: move him first.",
        noble=NOBLE_NAMES[noble],
        n=worth,
        medal=spectators(RULES.medal_spectators),
    )
    return words, (Square(square), ActionButton(MedalMove), Pawn(noble))


@situation("medals-in-the-last-event", "SCO-7", "MED-1", pressing=Pressing.NOW)
def _last_medals(at: Seated) -> Remark | None:
    if not at.me.medals or not at.is_last_turn or best(at) is None:
        return None
    words = Sentence(
        "This is your final event, so your medal is played too, for {more}.",
        "This is your final event, so your {count} medals are played too, for {more}.",
        count=at.me.medals,
        more=more_spectators(RULES.medal_spectators * at.me.medals),
    )
    return words, (Amount(Quantity.MEDALS),)


@situation("podiums-and-tickets", "SCO-3", "SCO-6", pressing=Pressing.KNOW)
def _standing(at: Seated) -> Remark | None:
    me = at.me
    if best(at) is None or not me.tickets or not me.podiums:
        return None
    words = Sentence(
        "Your season tickets draw {tickets} and your podiums {podiums} at any event: even a "
        "small one is worth producing.",
        tickets=spectators(RULES.ticket_spectators * me.tickets),
        podiums=RULES.podium_spectators * me.podiums,
    )
    return words, (Plaque(at.seat),)


SITUATIONS: Final[tuple[Situation, ...]] = (
    _nothing,
    _last_medals,
    _fetch,
    _new,
    _not_higher,
    _earlier,
    _standing,
)
