"""Hints on investing in the arena: squares, the loge, season tickets."""

from typing import Final

from colosseum.rules.colosseum.actions import (
    BuildLoge,
    BuyTicket,
    Expand,
    Investment,
    Side,
    Surcharge,
)
from colosseum.rules.colosseum.board import next_square
from colosseum.rules.colosseum.data import NOBLES, RULES, Noble
from colosseum.rules.colosseum.decision_kinds import DecisionKind
from colosseum.rules.colosseum.display_names import NOBLES as NOBLE_NAMES
from colosseum.rules.colosseum.display_names import (
    SIDES,
    arena_squares,
    coins,
    more_spectators,
    season_tickets,
)
from colosseum.tutor.colosseum.hints.situation import Seated, situation
from colosseum.tutor.colosseum.marks import ActionButton, ArenaEnd, ProgrammeCard, Square
from colosseum.tutor.hints import Pressing, Remark, Situation
from colosseum.words.sentences import Sentence

_WORTHWHILE = 3
"""How many events a ticket must still be good for to be worth a hint."""
_FEW = 2


def _may(at: Seated, action: Investment) -> bool:
    """Whether it can be bought as the first investment of the turn."""
    return at.decides(DecisionKind.INVEST) and at.game.why_not(action) is None


def _sides(at: Seated) -> list[Side]:
    """The sides on which the arena can be expanded now."""
    ways = (Surcharge.NONE, Surcharge.MEDALS, Surcharge.ACTION)
    return [side for side in Side if any(_may(at, Expand(side, way)) for way in ways)]


@situation("noble-beside-arena", "INV-4", "SCO-5", pressing=Pressing.NOW, urges=ArenaEnd)
def _noble_beside(at: Seated) -> Remark | None:
    found: list[tuple[int, Noble, Side]] = [
        (RULES.noble_spectators[noble], noble, side)
        for side in _sides(at)
        for noble in NOBLES
        if at.state.nobles[noble] == next_square(at.me, side)
    ]
    if not found:
        return None
    worth, noble, side = max(found, key=lambda entry: entry[0])
    words = Sentence(
        "The {noble} is beside your arena: expand {side} for {count} coin and draw {more} while "
        "he stays.",
        "The {noble} is beside your arena: expand {side} for {count} coins and draw {more} while "
        "he stays.",
        noble=NOBLE_NAMES[noble],
        side=SIDES[side],
        count=RULES.expansion_price,
        more=more_spectators(worth),
    )
    return words, (Square(next_square(at.me, side)), ArenaEnd(side))


@situation("programme-needs-squares", "EVT-1", "INV-4")
def _needs_squares(at: Seated) -> Remark | None:
    too_large = [programme for programme in at.held if programme.arena > at.me.arena_size]
    if not too_large or not _sides(at):
        return None
    programme = min(too_large, key=lambda programme: programme.arena)
    words = Sentence(
        "{programme} needs {squares} and you have {have}: each extra one costs {price} and an "
        "investment.",
        programme=programme.name,
        squares=arena_squares(programme.arena),
        have=at.me.arena_size,
        price=coins(RULES.expansion_price),
    )
    return words, (ProgrammeCard(programme.number), ActionButton(Expand))


@situation("arena-full", "INV-4", "EVT-1", pressing=Pressing.KNOW)
def _full(at: Seated) -> Remark | None:
    if not at.decides(DecisionKind.INVEST) or at.me.arena_size < RULES.largest_arena:
        return None
    words = Sentence(
        "Your arena has {count} square, enough for every programme: invest in something else.",
        "Your arena has {count} squares, enough for every programme: invest in something else.",
        count=at.me.arena_size,
    )
    return words, tuple(map(Square, at.me.arena))


@situation("ticket-early", "INV-5", "SCO-3", pressing=Pressing.KNOW, urges=ActionButton)
def _ticket(at: Seated) -> Remark | None:
    if at.events_left < _WORTHWHILE or not _may(at, BuyTicket()):
        return None
    words = Sentence(
        "Buy a season ticket now for {price}, and it draws {more} at your last event.",
        "Buy a season ticket now for {price}, and it draws {more} at each of your {count} "
        "remaining events.",
        more=more_spectators(RULES.ticket_spectators),
        count=at.events_left,
        price=coins(RULES.ticket_price),
    )
    return words, (ActionButton(BuyTicket),)


@situation("tickets-run-out", "INV-5", "INV-7", pressing=Pressing.NOW, urges=ActionButton)
def _tickets_run_out(at: Seated) -> Remark | None:
    left = at.state.tickets_left
    if left > _FEW or not _may(at, BuyTicket()):
        return None
    words = Sentence(
        "Only {count} of the {tickets} is left: buy it now, or do without.",
        "Only {count} of the {tickets} are left: buy one now, or you may miss out.",
        count=left,
        tickets=season_tickets(RULES.ticket_supply),
    )
    return words, (ActionButton(BuyTicket),)


@situation("loge-two-dice", "INV-6", "NOB-1", pressing=Pressing.KNOW, urges=ActionButton)
def _loge(at: Seated) -> Remark | None:
    me = at.me
    if not at.decides(DecisionKind.INVEST) or me.loge or me.coins < RULES.loge_price:
        return None
    words = Sentence(
        "For {price}, a loge lets you roll {count} die instead of {one} every turn ({events} to "
        "go): more nobles, more medals.",
        "For {price}, a loge lets you roll {count} dice instead of {one} every turn ({events} to "
        "go): more nobles, more medals.",
        price=coins(RULES.loge_price),
        count=RULES.dice_with_loge,
        one=RULES.dice_without_loge,
        events=at.events_left,
    )
    return words, (ActionButton(BuildLoge),)


SITUATIONS: Final[tuple[Situation, ...]] = (
    _tickets_run_out,
    _noble_beside,
    _needs_squares,
    _ticket,
    _loge,
    _full,
)
