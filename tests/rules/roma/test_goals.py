"""A journal, a goal: reached or not."""

from textwrap import dedent

import pytest

from colosseum.formats.yaml_fields import Field
from colosseum.rules.goals import Goal, read_goal
from colosseum.rules.journal import Journal
from colosseum.rules.roma import Game
from colosseum.rules.roma.deeds import Deeds
from colosseum.rules.roma.goals import FIGURES

FORUM_TURN = """
    turn: 9
    seat: 1
    dice: 1 + 2 + 6
    players:
      - {points: 9, money: 9, hand: magister + portus,
         places: {1: tuba, 2: forum, 3: fortuna, 4: pictor, 5: telonium, 6: taberna,
                  bribery: bestia}}
      - {points: 11, money: 3, hand: castra, places: {1: templarius, 2: portus}}
"""


def journal(text: str, *lines: str) -> Journal[Game]:
    found = Journal(Game.from_position(dedent(text)))
    for line in lines:
        found.apply(found.game.read_action(line))
    return found


def goal(text: str) -> Goal:
    return read_goal(Field.of_text(text, "goal"), FIGURES)


@pytest.mark.parametrize(
    ("wanted", "is_reached"),
    [
        ("{forum points at least: 6}", True),
        ("{forum points at least: 7}", False),
        ("{points in a turn at least: 6}", True),
        ("{points in a turn at least: 7}", False),
        ("{cards at least: 2}", True),
        ("{characters at least: 1}", True),
        ("{buildings at least: 1}", True),
        ("{buildings at least: 2}", False),
        ("{money at least: 9}", True),
        ("{money at least: 10}", False),
        ("{battles at least: 1}", False),
        ("{copied at least: 1}", False),
        ("{win: yes}", False),
        ("{points at least: 15}", False),
        ("{returned at most: 0}", False),
    ],
)
def test_a_goal_of_a_running_game_is_reached_or_not(wanted: str, is_reached: bool) -> None:
    played = journal(
        FORUM_TURN, "activate 2", "use die 6", "play magister on 3", "play portus on 1"
    )
    assert goal(wanted).is_reached(Deeds(played, 0)) == is_reached


def test_points_returned_for_empty_places_are_the_owners() -> None:
    played = journal(FORUM_TURN, "end the turn")
    assert Deeds(played, 1).returned == 5
    assert Deeds(played, 0).returned == 0
    assert Deeds(played, 1).turns == 1


def test_a_won_game_can_be_won_in_time() -> None:
    played = journal(
        """
        turn: 9
        seat: 1
        dice: 1 + 2 + 6
        players:
          - {points: 30, places: {1: tuba, 2: forum, 3: fortuna, 4: pictor, 5: telonium,
                                  6: taberna, bribery: bestia}}
          - {points: 4, places: {1: templarius}}
        """,
        "activate 2",
        "use die 6",
    )
    mine = Deeds(played, 0)
    assert mine.is_won
    assert goal("{lead at least: 32}").is_reached(mine)
    assert goal("{points at least: 36}").is_reached(mine)
    assert goal("{places at least: 7}").is_reached(mine)
    assert goal("{turns at most: 1}").is_reached(mine)
    assert goal("{returned at most: 0}").is_reached(mine)
    assert not goal("{turns at most: 1}").is_reached(Deeds(played, 1))
    assert (mine.place, Deeds(played, 1).place) == (1, 2)


def test_goals_say_what_to_do() -> None:
    assert goal("{turns at most: 9}").words == "Win within your first 9 turns"
    for name, figure in FIGURES.items():
        assert figure.words(1), name
        assert figure.words(2), name
