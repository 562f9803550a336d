"""Whole games of every level: only legal choices, all with good reasons."""

import pytest

from tests.ai.roma.seated import ALL, game_of, seat_down


@pytest.mark.parametrize("beginners", [False, True])
@pytest.mark.parametrize("level", ALL)
def test_a_whole_game_of_legal_choices(level: str, beginners: bool) -> None:
    for moment in game_of(seat_down([level] * 2, 1), 1, beginners=beginners):
        assert moment.choice.action in moment.game.choices()
        assert moment.game.status() == []
    assert moment.game.outcome is not None
