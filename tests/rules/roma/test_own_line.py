"""What a player is told of a game at its end."""

import pytest

from colosseum.rules.roma.own_line import own_line
from tests.rules.roma.scenario import play, table

POSITION = """
turn: 199
dice: 1
supply: 16
players:
  - {points: 11, places: {1: aries}}
  - {points: 9, places: {1: forum, 2: forum, 3: forum, 4: portus, 5: portus, 6: tuba}}
"""


@pytest.mark.rule("ROM-11")
def test_a_defeat_says_what_empty_places_have_cost() -> None:
    game = table(POSITION)
    records = [play(game, "end the turn")]
    assert own_line(game.state, records, 0) == "Ahead by 3 victory points."
    assert own_line(game.state, records, 1) == "3 victory points short.", "only one was lost"
    game.state.points[:] = [9, 8]
    line = own_line(game.state, records, 1)
    assert line == "1 short. Empty places cost 1 victory point."
    game.state.points[:] = [9, 9]
    assert own_line(game.state, records, 0) == "Level to the last point."
