"""What the recap of Roma tells, and since when."""

from colosseum.play.seats import USUAL_NAMES, Seat
from colosseum.rules.roma import Game
from colosseum.rules.roma import events as ev
from colosseum.scenes.table.roma.recap_gathering import Gathering

SEATS = [Seat(name, "novice", place) for place, name in enumerate(USUAL_NAMES[:2])]


def test_before_the_second_turn_there_is_no_last_one() -> None:
    gathering = Gathering(Game.new(USUAL_NAMES[:2], 7), SEATS, 0)
    assert gathering.recap().is_first_turn
    for turn, seat in ((1, 1), (2, 0)):
        gathering.hear(ev.TurnBegan(turn, seat))
    assert gathering.recap().is_first_turn, "the opponent began, and now it is the first turn"
    gathering.hear(ev.TurnBegan(3, 1))
    assert not gathering.recap().is_first_turn
