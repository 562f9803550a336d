"""The figures of Colosseum that a goal can ask for."""

from collections.abc import Mapping
from typing import Final

from colosseum.rules.colosseum.data import RULES
from colosseum.rules.colosseum.deeds import Deeds
from colosseum.rules.goals import Figure
from colosseum.words.sentences import Sentence

_MOST_SPECTATORS: Final = 150
_PROGRAMMES: Final = len(RULES.programmes)


def _spectators(least: int) -> Sentence:
    return Sentence(
        "Draw {count} spectator to one event",
        "Draw {count} spectators to one event",
        count=least,
    )


def _lead(least: int) -> Sentence:
    return Sentence(
        "Lead by {count} spectator at the end",
        "Lead by {count} spectators at the end",
        count=least,
    )


def _programme(least: int) -> Sentence:
    if least == _PROGRAMMES:
        return Sentence("Produce programme {number}", number=least)
    return Sentence("Produce programme {number} or higher", number=least)


def _events(least: int) -> Sentence:
    return Sentence("Produce {count} event", "Produce {count} events", count=least)


def _programmes(least: int) -> Sentence:
    return Sentence(
        "Produce {count} programme", "Produce {count} different programmes", count=least
    )


def _complete_events(least: int) -> Sentence:
    return Sentence(
        "Produce {count} event with no asset missing",
        "Produce {count} events with no asset missing",
        count=least,
    )


def _guests(least: int) -> Sentence:
    return Sentence(
        "Have nobles draw {count} spectator to one event",
        "Have nobles draw {count} spectators to one event",
        count=least,
    )


def _podiums(least: int) -> Sentence:
    return Sentence("Win {count} podium", "Win {count} podiums", count=least)


def _stars(least: int) -> Sentence:
    return Sentence("Hold {count} star", "Hold {count} stars at the same time", count=least)


def _markets(least: int) -> Sentence:
    return Sentence("Win {count} market", "Win {count} markets", count=least)


def _deals(least: int) -> Sentence:
    return Sentence("Strike {count} deal", "Strike {count} deals", count=least)


def _medals(least: int) -> Sentence:
    return Sentence("Earn {count} Emperor medal", "Earn {count} Emperor medals", count=least)


def _tickets(least: int) -> Sentence:
    return Sentence(
        "End with {count} season ticket", "End with {count} season tickets", count=least
    )


def _squares(least: int) -> Sentence:
    return Sentence(
        "Expand your arena to {count} square", "Expand your arena to {count} squares", count=least
    )


def _coins(least: int) -> Sentence:
    return Sentence("End with {count} coin or more", "End with {count} coins or more", count=least)


def _donations(most: int) -> Sentence:
    if not most:
        return Sentence("Win without taking a donation")
    return Sentence(
        "Win and take at most {count} donation",
        "Win and take at most {count} donations",
        count=most,
    )


def _at_the_end(count: int, deeds: Deeds) -> int:
    """What is only known when the game is over."""
    return count if deeds.is_over else 0


def _best(deeds: Deeds) -> int:
    return deeds.best


def _largest(deeds: Deeds) -> int:
    return deeds.largest_programme


FIGURES: Final[Mapping[str, Figure]] = {
    "spectators at least": Figure(_best, _spectators, _MOST_SPECTATORS),
    "lead at least": Figure(lambda it: _at_the_end(it.lead, it), _lead, _MOST_SPECTATORS),
    "programme at least": Figure(_largest, _programme, _PROGRAMMES),
    "events at least": Figure(lambda it: it.events, _events, RULES.turns),
    "programmes at least": Figure(lambda it: it.programmes, _programmes, RULES.turns),
    "complete events at least": Figure(
        lambda it: it.complete_events, _complete_events, RULES.turns
    ),
    "nobles draw at least": Figure(lambda it: it.guests, _guests, sum(RULES.noble_spectators)),
    "podiums at least": Figure(lambda it: it.podiums, _podiums, RULES.turns - 1),
    "stars at least": Figure(lambda it: it.most_stars, _stars, len(RULES.star_assets)),
    "markets at least": Figure(lambda it: it.markets, _markets, RULES.turns * RULES.markets),
    "deals at least": Figure(lambda it: it.deals, _deals, 100),
    "medals at least": Figure(lambda it: it.medals, _medals, RULES.medal_supply),
    "tickets at least": Figure(
        lambda it: _at_the_end(it.tickets, it), _tickets, RULES.ticket_supply
    ),
    "squares at least": Figure(lambda it: it.squares, _squares, RULES.largest_arena),
    "coins at least": Figure(lambda it: _at_the_end(it.coins, it), _coins, 999),
    "donations at most": Figure(
        lambda it: it.donations, _donations, RULES.turns, is_upper_limit=True
    ),
}
