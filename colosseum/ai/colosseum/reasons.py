"""Reasons that a player can check: a programme, and what it would draw.

They begin with a name or a number, so that they can follow a colon.
"""

from dataclasses import dataclass

from colosseum.rules.colosseum.data import RULES, Asset, Programme
from colosseum.rules.colosseum.display_names import STARS, spectators
from colosseum.rules.colosseum.prospects import changes, draws, stars_gained, stars_lost
from colosseum.rules.colosseum.state import Impresario, State
from colosseum.rules.kernel import SeatIndex
from colosseum.words.sentences import Sentence


@dataclass(frozen=True, slots=True)
class Loss:
    """What a seat would lose with its tokens, in words."""

    words: Sentence
    tokens: tuple[Asset, ...]
    """The kinds that it would be lost with."""


def named(programme: Programme, me: Impresario) -> str:
    """A programme's name, which says if it has yet to be bought."""
    if programme.number in me.held:
        return programme.name
    # Translators: it is part of sentences such as “Venatio (still to buy) would draw 9.”
    return Sentence("{programme} (still to buy)", programme=programme.name)


def would_draw(programme: str, before: int, after: int) -> Sentence:
    return Sentence(
        # Translators: {after} is “9 spectators”.
        "{programme} would draw {after} instead of {before}.",
        programme=programme,
        after=spectators(after),
        before=before,
    )


def gain(now: State, later: State, seat: SeatIndex, plan: Programme | None) -> Sentence | None:
    """Say what a seat's new tokens are good for; None if they raise nothing.

    That is the programme it plans to produce last, or one it holds, or a star.
    """
    if plan is not None:
        before, after = (draws(state.impresarios[seat].tokens, plan) for state in (now, later))
        if after > before:
            return would_draw(named(plan, now.impresarios[seat]), before, after)
    raised = [change for change in changes(now, later, seat) if change.gain > 0]
    if raised:
        return would_draw(raised[0].programme.name, raised[0].before, raised[0].after)
    stars = stars_gained(now, later, seat)
    if stars:
        return Sentence(
            "{count} more spectator would come with the {star}.",
            "{count} more spectators would come with the {star}.",
            star=STARS[stars[0]],
            count=RULES.star_spectators,
        )
    return None


def loss(now: State, later: State, seat: SeatIndex) -> Loss | None:
    """Say what a seat would lose with its tokens; None if that is nothing."""
    lowered = [change for change in changes(now, later, seat) if change.gain < 0]
    if lowered:
        lost = lowered[0]
        return Loss(would_draw(lost.programme.name, lost.before, lost.after), lost.used)
    stars = stars_lost(now, later, seat)
    if stars:
        words = Sentence(
            "{count} spectator would be lost with the {star}.",
            "{count} spectators would be lost with the {star}.",
            star=STARS[stars[0]],
            count=RULES.star_spectators,
        )
        return Loss(words, (stars[0],))
    return None
