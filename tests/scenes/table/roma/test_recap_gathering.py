"""What the recap of Roma tells, and since when."""

from colosseum.play.seats import USUAL_NAMES, Seat
from colosseum.rules.roma import Game
from colosseum.rules.roma import events as ev
from colosseum.rules.roma.notation import MONEY
from colosseum.scenes.parts.icon_words import Emblem
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


def test_what_happens_to_the_player_says_whose_it_is() -> None:
    """Pictor brings both points, and all of it is told in the rival's row."""
    gathering = Gathering(Game.new(USUAL_NAMES[:2], 7), SEATS, 0)
    for event in (ev.TurnBegan(2, 1), ev.DieLaid(1, 2, 2), ev.PointsGained(1, 3, 0)):
        gathering.hear(event)
    gathering.hear(ev.PointsGained(0, 1, 0))
    ((seat, cells),) = gathering.recap().rows
    assert seat == 1
    assert [cell.parts[0] == Emblem(SEATS[0].colour) for cell in cells] == [False, True]


def test_what_the_player_does_is_no_news() -> None:
    gathering = Gathering(Game.new(USUAL_NAMES[:2], 7), SEATS, 0)
    for event in (ev.TurnBegan(2, 1), ev.DieLaid(1, 4, MONEY), ev.MoneyTaken(1, 4)):
        gathering.hear(event)
    before = gathering.recap().rows
    gathering.hear(ev.TurnBegan(3, 0))
    gathering.hear(ev.DieLaid(0, 2, 2))
    gathering.hear(ev.CardActivated(0, 5, 2))
    assert gathering.recap().rows == before
