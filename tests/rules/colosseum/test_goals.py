"""A journal, a goal: reached or not, and how far it is."""

from textwrap import dedent

import pytest

from colosseum.formats.yaml_fields import Field, FieldError
from colosseum.rules.colosseum import Game
from colosseum.rules.colosseum.deeds import Deeds
from colosseum.rules.colosseum.goals import FIGURES
from colosseum.rules.goals import Goal, read_goal
from colosseum.rules.journal import Journal

LAST_EVENTS = """
    turn: 5
    phase: producing
    step: produce
    seat: 1
    queue: [2, 3]
    first: 1
    players:
      - {tokens: 3 gladiator + ship + scenery + decoration, programmes: [5, 7, 11],
         produced: [5], best: 9, arena: 8-10, tickets: 1, coins: 21, podiums: 1}
      - {programmes: [4, 10], produced: [4], best: 20, coins: 1}
      - {programmes: [3, 9], produced: [3], best: 7, coins: 2}
    nobles: {emperor: 9, senator-1: 8}
"""


def journal(text: str, *lines: str) -> Journal[Game]:
    found = Journal(Game.from_position(dedent(text)))
    for line in lines:
        found.apply(found.game.read_action(line))
    return found


def goal(text: str) -> Goal:
    return read_goal(Field.of_text(text, "goal"), FIGURES)


PRODUCED = ("produce 7 with 3 gladiator + scenery + decoration", "pass", "pass")


@pytest.mark.parametrize(
    ("wanted", "is_reached"),
    [
        ("{win: yes}", True),
        # 11 by programme 7, 5 by the earlier event and by the ticket, 4 by the star, 10 by the
        # nobles, 3 by the podium
        ("{spectators at least: 38}", True),
        ("{spectators at least: 39}", False),
        ("{lead at least: 18}", True),
        ("{lead at least: 19}", False),
        ("{programme at least: 7}", True),
        ("{programme at least: 8}", False),
        ("{nobles draw at least: 10}", True),
        ("{complete events at least: 1}", True),
        ("{events at least: 2}", False),
        ("{programmes at least: 1}", True),
        ("{stars at least: 1}", True),
        ("{stars at least: 2}", False),
        ("{podiums at least: 1}", True),
        ("{squares at least: 3}", True),
        ("{tickets at least: 1}", True),
        ("{coins at least: 59}", True),
        ("{coins at least: 60}", False),
        ("{donations at most: 0}", True),
        ("{deals at least: 1}", False),
        ("{markets at least: 1}", False),
        ("{medals at least: 1}", False),
    ],
)
def test_a_goal_is_reached_or_not(wanted: str, is_reached: bool) -> None:
    deeds = Deeds(journal(LAST_EVENTS, *PRODUCED), 0)
    assert goal(wanted).is_reached(deeds) == is_reached


def test_a_running_game_is_not_won_yet_but_what_happened_counts() -> None:
    deeds = Deeds(journal(LAST_EVENTS, *PRODUCED[:2]), 0)
    assert not deeds.is_over
    assert not goal("{win: yes}").is_reached(deeds)
    assert not goal("{lead at least: 1}").is_reached(deeds)
    assert not goal("{donations at most: 0}").is_reached(deeds)
    assert goal("{spectators at least: 38}").is_reached(deeds)
    assert goal("{spectators at least: 60}").so_far(deeds) == 38


def test_an_event_with_something_missing_is_not_complete() -> None:
    deeds = Deeds(journal(LAST_EVENTS, "produce 7 with 3 gladiator + scenery", "pass", "pass"), 0)
    assert not goal("{complete events at least: 1}").is_reached(deeds)


def test_those_who_lose_have_a_place_and_their_own_figures() -> None:
    played = journal(LAST_EVENTS, *PRODUCED)
    assert [Deeds(played, seat).place for seat in range(3)] == [1, 2, 3]
    assert not goal("{spectators at least: 1}").is_reached(Deeds(played, 1))


def test_markets_deals_and_stars_are_counted_for_those_who_took_part() -> None:
    played = journal(
        """
        turn: 1
        phase: acquiring
        first: 1
        players:
          - {tokens: 2 lion + torch}
          - {tokens: horse}
          - {}
        markets: [lion + cage + torch]
        """,
        "open market 1 at 8",
        *("pass",) * 4,
        "trade with 2: torch for horse",
        "accept",
    )
    first, second, third = (Deeds(played, seat) for seat in range(3))
    assert (first.markets, first.deals, first.most_stars) == (1, 1, 1)
    assert (second.markets, second.deals, second.most_stars) == (0, 1, 0)
    assert third.deals == 0


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("{}", "expected one goal, found 0"),
        ("{win: yes, events at least: 5}", "expected one goal, found 2"),
        ("{win: no}", "nobody sets out to lose"),
        ("{battles at least: 2}", "is no goal; expected one of win, spectators at least"),
        ("{spectators at least: many}", "expected a whole number"),
        ("{spectators at least: 0}", "a number from 1 to 150"),
        ("{events at least: 6}", "a number from 1 to 5"),
        ("[win]", "expected a mapping"),
    ],
)
def test_what_is_no_goal_is_refused_in_a_sentence(text: str, complaint: str) -> None:
    with pytest.raises(FieldError, match=complaint):
        goal(text)


def test_goals_say_what_to_do() -> None:
    assert goal("{win: yes}").words == "Win the game"
    assert goal("{spectators at least: 60}").words == "Draw 60 spectators to one event"
    assert goal("{podiums at least: 1}").words == "Win 1 podium"
    assert goal("{donations at most: 0}").words == "Win without taking a donation"
    for name, figure in FIGURES.items():
        assert figure.words(1), name
        assert figure.words(2), name
