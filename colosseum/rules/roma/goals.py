"""The figures of Arena: Roma II that a goal can ask for."""

from collections.abc import Mapping
from typing import Final

from colosseum.rules.goals import Figure
from colosseum.rules.roma.data import RULES
from colosseum.rules.roma.deeds import Deeds
from colosseum.words.sentences import Sentence

_MOST: Final = 99
_FORUM: Final = "forum"


def _points(least: int) -> Sentence:
    return Sentence(
        "End with {count} victory point or more",
        "End with {count} victory points or more",
        count=least,
    )


def _lead(least: int) -> Sentence:
    return Sentence(
        "Lead by {count} victory point at the end",
        "Lead by {count} victory points at the end",
        count=least,
    )


def _best_turn(least: int) -> Sentence:
    return Sentence(
        "Gain {count} victory point in one turn",
        "Gain {count} victory points in one turn",
        count=least,
    )


def _forum_points(least: int) -> Sentence:
    return Sentence(
        "Gain {count} victory point with Forum",
        "Gain {count} victory points with Forum",
        count=least,
    )


def _battles(least: int) -> Sentence:
    return Sentence("Win {count} battle", "Win {count} battles", count=least)


def _destroyed(least: int) -> Sentence:
    return Sentence(
        "Remove {count} card from your rival’s places",
        "Remove {count} cards from your rival’s places",
        count=least,
    )


def _laid(least: int) -> Sentence:
    return Sentence(
        "Play {count} card from your hand", "Play {count} cards from your hand", count=least
    )


def _characters(least: int) -> Sentence:
    return Sentence("Play {count} character", "Play {count} characters", count=least)


def _buildings(least: int) -> Sentence:
    return Sentence("Play {count} building", "Play {count} buildings", count=least)


def _places(least: int) -> Sentence:
    return Sentence(
        "End with a card on {count} place", "End with cards on {count} places", count=least
    )


def _money(least: int) -> Sentence:
    return Sentence("Have {count} sesterce", "Have {count} sesterces at the same time", count=least)


def _copied(least: int) -> Sentence:
    return Sentence(
        "Copy another card’s action {count} time",
        "Copy another card’s action {count} times",
        count=least,
    )


def _bribes(least: int) -> Sentence:
    return Sentence("Use Bribery {count} time", "Use Bribery {count} times", count=least)


def _turns(most: int) -> Sentence:
    return Sentence("Win within your first turn", "Win within your first {count} turns", count=most)


def _returned(most: int) -> Sentence:
    if not most:
        return Sentence("Win without ever returning a point for an empty place")
    return Sentence(
        "Win and return at most {count} point for empty places",
        "Win and return at most {count} points for empty places",
        count=most,
    )


def _at_the_end(count: int, deeds: Deeds) -> int:
    """What is only known when the game is over."""
    return count if deeds.is_over else 0


FIGURES: Final[Mapping[str, Figure]] = {
    "points at least": Figure(lambda it: _at_the_end(it.points, it), _points, _MOST),
    "lead at least": Figure(lambda it: _at_the_end(it.lead, it), _lead, _MOST),
    "points in a turn at least": Figure(lambda it: it.best_turn, _best_turn, RULES.points),
    "forum points at least": Figure(lambda it: it.earned[_FORUM], _forum_points, _MOST),
    "battles at least": Figure(lambda it: it.battles, _battles, _MOST),
    "destroyed at least": Figure(lambda it: it.destroyed, _destroyed, _MOST),
    "cards at least": Figure(lambda it: it.laid, _laid, _MOST),
    "characters at least": Figure(lambda it: it.characters, _characters, _MOST),
    "buildings at least": Figure(lambda it: it.buildings, _buildings, _MOST),
    "places at least": Figure(lambda it: _at_the_end(it.places, it), _places, RULES.faces + 1),
    "money at least": Figure(lambda it: it.most_money, _money, 999),
    "copied at least": Figure(lambda it: it.copied, _copied, _MOST),
    "bribes at least": Figure(lambda it: it.bribes, _bribes, _MOST),
    "turns at most": Figure(lambda it: it.turns, _turns, _MOST, is_upper_limit=True),
    "returned at most": Figure(lambda it: it.returned, _returned, _MOST, is_upper_limit=True),
}
